# Breve til de tilmeldte i et mesterskab.
mail-registered-subject = { $championship }: vi har modtaget din tilmelding
mail-registered-body =
    Kære { $name }

    Du er tilmeldt { $championship }, { $venue } i { $city }, { $starts }. Vi ringer til dig; din plads er sikker, når du har bekræftet den.

    Din tilmelding, dit kaldenavn, dine oplysninger og din check-in-kode finder du her. Hold linket for dig selv – det kræver ingen adgangskode:
    { $link }

    { $organiser }
mail-registered-alternate-subject = { $championship }: du er reserve nummer { $number }
mail-registered-alternate-body =
    Kære { $name }

    Alle pladser på { $venue } i { $city } er optaget, så du er reserve nummer { $number }. Når en plads bliver ledig, rykker den næste i køen op, og så giver vi besked. Kommer du på dagen, { $starts }, kan du blive kaldt ind for at fylde et bord.

    Din tilmelding finder du her. Hold linket for dig selv – det kræver ingen adgangskode:
    { $link }

    { $organiser }
mail-confirmed-subject = { $championship }: din plads er bekræftet
mail-confirmed-body =
    Kære { $name }

    Tak for din bekræftelse pr. telefon. Vi glæder os til at se dig på { $venue } i { $city }, { $starts }. Vis denne kode ved indgangen: { $badge }

    Er du ikke til stede ved den officielle start, mister du din plads.

    { $organiser }
mail-moved-up-subject = { $championship }: der er en plads til dig
mail-moved-up-body =
    Kære { $name }

    En plads på { $venue } i { $city } er blevet ledig, og den er din: { $starts }. Har du ikke bekræftet pr. telefon endnu, ringer vi til dig.

    { $organiser }
mail-nickname-approved-subject = { $championship }: dit kaldenavn
mail-nickname-approved-body =
    Kære { $name }

    Dit kaldenavn ”{ $nickname }” er godkendt. Det er det eneste navn, der vises på de offentlige tavler.

    { $organiser }
mail-nickname-returned-subject = { $championship }: vælg venligst et andet kaldenavn
mail-nickname-returned-body =
    Kære { $name }

    Dit kaldenavn kunne ikke godkendes. Begrundelsen: { $reason }

    Foreslå venligst et andet på siden med din tilmelding.

    { $organiser }
mail-left-withdrawn-subject = { $championship }: din tilmelding er trukket tilbage
mail-left-withdrawn-body =
    Kære { $name }

    Din tilmelding til { $venue } i { $city } er trukket tilbage. Var det ikke meningen, så giv os besked med det samme.

    { $organiser }
mail-left-disqualified-subject = { $championship }: din tilmelding er annulleret
mail-left-disqualified-body =
    Kære { $name }

    Din tilmelding til { $championship } er annulleret. Begrundelsen: { $reason }

    { $organiser }
mail-terms-subject = { $championship }: betingelserne er ændret
mail-terms-body =
    Kære { $name }

    Der gælder nye deltagerbetingelser: { $notice }

    Læs dem her:
    { $site }/terms

    { $organiser }
mail-terms-cancelled-subject = { $championship } er aflyst
mail-terms-cancelled-body =
    Kære { $name }

    { $championship } bliver ikke afholdt: { $notice }

    { $site }/terms

    { $organiser }
mail-seated-subject = { $championship }: dit bord
mail-seated-body =
    Kære { $name }

    Du spiller ved bord { $table } i heat { $heat }. Alle borde starter samtidig, så vær i salen før den officielle start.

    { $site }

    { $organiser }
mail-qualified-subject = { $championship }: du er videre!
mail-qualified-body =
    Kære { $name }

    Tillykke: Du er kvalificeret til ”{ $stage }”. Kan du ikke komme, så giv os besked med det samme, så den næste på ranglisten kan spille.

    { $site }

    { $organiser }
mail-champion-subject = { $championship }: du er mester
mail-champion-body =
    Kære { $name }

    Tillykke: Du har vundet { $championship }!

    { $organiser }
mail-prize-subject = { $championship }: mesterens plads er din
mail-prize-body =
    Kære { $name }

    Mesteren kan ikke rejse, og du er den næste på finalens rangliste. Pladsen er din: { $prize }. Giv os besked med det samme, om du kan tage imod den.

    { $organiser }
mail-link-subject = { $championship }: linket til din tilmelding
mail-link-body =
    Kære { $name }

    Du har bedt om linket til din tilmelding. Hold det for dig selv – det kræver ingen adgangskode:
    { $link }

    Har du ikke bedt om det, behøver du ikke gøre noget.

    { $organiser }
mail-online-subject = { $championship }: dit bord er åbent
mail-online-body =
    Kære { $name }

    Dit onlinebord er startet. Sæt dig med det samme – uret går:
    { $link }/play

    { $organiser }
mail-reminder-subject = { $championship }: på gensyn
mail-reminder-body =
    Kære { $name }

    Vi glæder os til at se dig på { $venue } i { $city }, { $starts }. Vis denne kode ved indgangen: { $badge }

    Hvis du ikke kan komme, så sig det med det samme, så den næste kan spille.

    { $organiser }
mail-about = { $name } – { $subject }
