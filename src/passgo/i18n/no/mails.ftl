# Brev til de påmeldte i et mesterskap.
mail-registered-subject = { $championship }: Vi har mottatt påmeldingen din
mail-registered-body =
    Hei, { $name }!

    Du er påmeldt { $championship }, { $venue } i { $city }, { $starts }. Vi ringer deg. Plassen din er sikker når du har bekreftet den.

    Påmeldingen, kallenavnet, opplysningene dine og innsjekkingskoden finner du her. Hold lenken for deg selv – den krever ikke passord:
    { $link }

    { $organiser }
mail-registered-alternate-subject = { $championship }: Du er reserve nummer { $number }
mail-registered-alternate-body =
    Hei, { $name }!

    Alle plassene på { $venue } i { $city } er opptatt, så du er reserve nummer { $number }. Når en plass blir ledig, rykker nestemann på listen opp, og da sier vi fra. Kommer du på dagen, { $starts }, kan du bli kalt inn for å fylle et bord.

    Påmeldingen din finner du her. Hold lenken for deg selv – den krever ikke passord:
    { $link }

    { $organiser }
mail-confirmed-subject = { $championship }: Plassen din er bekreftet
mail-confirmed-body =
    Hei, { $name }!

    Takk for at du bekreftet på telefon. Vi gleder oss til å se deg på { $venue } i { $city }, { $starts }. Vis denne koden ved inngangen: { $badge }

    Er du ikke der ved offisiell start, mister du plassen din.

    { $organiser }
mail-moved-up-subject = { $championship }: Det er en plass til deg
mail-moved-up-body =
    Hei, { $name }!

    En plass på { $venue } i { $city } er blitt ledig, og den er din: { $starts }. Har du ikke bekreftet på telefon ennå, ringer vi deg.

    { $organiser }
mail-nickname-approved-subject = { $championship }: Kallenavnet ditt
mail-nickname-approved-body =
    Hei, { $name }!

    Kallenavnet ditt «{ $nickname }» er godkjent. Det er det eneste navnet som vises på de offentlige tavlene.

    { $organiser }
mail-nickname-returned-subject = { $championship }: Velg et annet kallenavn
mail-nickname-returned-body =
    Hei, { $name }!

    Kallenavnet ditt kunne ikke godkjennes. Begrunnelse: { $reason }

    Foreslå et annet på siden for påmeldingen din.

    { $organiser }
mail-left-withdrawn-subject = { $championship }: Påmeldingen din er trukket tilbake
mail-left-withdrawn-body =
    Hei, { $name }!

    Påmeldingen din til { $venue } i { $city } er trukket tilbake. Var det ikke meningen, må du si fra til oss med en gang.

    { $organiser }
mail-left-disqualified-subject = { $championship }: Påmeldingen din er annullert
mail-left-disqualified-body =
    Hei, { $name }!

    Påmeldingen din til { $championship } er annullert. Begrunnelse: { $reason }

    { $organiser }
mail-terms-subject = { $championship }: Vilkårene er endret
mail-terms-body =
    Hei, { $name }!

    Nye deltakervilkår gjelder: { $notice }

    Les dem her:
    { $site }/terms

    { $organiser }
mail-terms-cancelled-subject = { $championship } er avlyst
mail-terms-cancelled-body =
    Hei, { $name }!

    { $championship } blir ikke arrangert: { $notice }

    { $site }/terms

    { $organiser }
mail-seated-subject = { $championship }: Bordet ditt
mail-seated-body =
    Hei, { $name }!

    Du spiller ved bord { $table } i heat { $heat }. Alle bordene begynner samtidig, så vær i salen før offisiell start.

    { $site }

    { $organiser }
mail-qualified-subject = { $championship }: Du er videre!
mail-qualified-body =
    Hei, { $name }!

    Gratulerer: Du er kvalifisert til «{ $stage }». Kan du ikke komme, må du si fra med en gang, så nestemann på rangeringen kan spille.

    { $site }

    { $organiser }
mail-champion-subject = { $championship }: Du er mester
mail-champion-body =
    Hei, { $name }!

    Gratulerer: Du har vunnet { $championship }!

    { $organiser }
mail-prize-subject = { $championship }: Mesterens plass er din
mail-prize-body =
    Hei, { $name }!

    Mesteren kan ikke reise, og du er neste på rangeringen fra finalen. Plassen er din: { $prize }. Si fra med en gang om du kan ta imot den.

    { $organiser }
mail-link-subject = { $championship }: Lenken til påmeldingen din
mail-link-body =
    Hei, { $name }!

    Du ba om lenken til påmeldingen din. Hold den for deg selv – den krever ikke passord:
    { $link }

    Ba du ikke om den, trenger du ikke gjøre noe.

    { $organiser }
mail-online-subject = { $championship }: Bordet ditt er åpent
mail-online-body =
    Hei, { $name }!

    Nettbordet ditt har startet. Sett deg med en gang – klokken går:
    { $link }/play

    { $organiser }
mail-reminder-subject = { $championship }: vi sees snart
mail-reminder-body =
    Hei, { $name }!

    Vi gleder oss til å se deg på { $venue } i { $city }, { $starts }. Vis denne koden ved inngangen: { $badge }

    Hvis du ikke kan komme, si fra med en gang, så nestemann kan spille.

    { $organiser }
mail-about = { $name } – { $subject }
