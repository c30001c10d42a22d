# Brev till de anmälda i ett mästerskap.
mail-registered-subject = { $championship }: vi har fått din anmälan
mail-registered-body =
    Hej { $name }!

    Du är anmäld till { $championship }, { $venue } i { $city }, { $starts }. Vi ringer dig; din plats är säker när du har bekräftat den.

    Din anmälan, ditt alias, dina uppgifter och din incheckningskod finns här. Behåll länken för dig själv – den kräver inget lösenord:
    { $link }

    { $organiser }
mail-registered-alternate-subject = { $championship }: du är reserv nummer { $number }
mail-registered-alternate-body =
    Hej { $name }!

    Alla platser på { $venue } i { $city } är upptagna, så du är reserv nummer { $number }. När en plats blir ledig flyttas det lägsta numret upp, och då hör vi av oss. Kommer du på speldagen, { $starts }, kan du bli kallad för att fylla ett bord.

    Din anmälan finns här. Behåll länken för dig själv – den kräver inget lösenord:
    { $link }

    { $organiser }
mail-confirmed-subject = { $championship }: din plats är bekräftad
mail-confirmed-body =
    Hej { $name }!

    Tack för att du bekräftade per telefon. Vi ser fram emot att träffa dig på { $venue } i { $city }, { $starts }. Visa den här koden vid dörren: { $badge }

    Är du inte där vid den officiella starten förlorar du din plats.

    { $organiser }
mail-moved-up-subject = { $championship }: det finns en plats till dig
mail-moved-up-body =
    Hej { $name }!

    En plats på { $venue } i { $city } har blivit ledig och den är din: { $starts }. Har du inte bekräftat per telefon än ringer vi dig.

    { $organiser }
mail-nickname-approved-subject = { $championship }: ditt alias
mail-nickname-approved-body =
    Hej { $name }!

    Ditt alias ”{ $nickname }” är godkänt. Bara det namnet står på de offentliga tavlorna.

    { $organiser }
mail-nickname-returned-subject = { $championship }: välj ett annat alias
mail-nickname-returned-body =
    Hej { $name }!

    Ditt alias kunde inte godkännas. Orsaken: { $reason }

    Skicka in ett annat på sidan för din anmälan.

    { $organiser }
mail-left-withdrawn-subject = { $championship }: din anmälan har dragits tillbaka
mail-left-withdrawn-body =
    Hej { $name }!

    Din anmälan till { $venue } i { $city } har dragits tillbaka. Om det inte var meningen, hör genast av dig till oss.

    { $organiser }
mail-left-disqualified-subject = { $championship }: din anmälan har strukits
mail-left-disqualified-body =
    Hej { $name }!

    Din anmälan till { $championship } har strukits. Orsaken: { $reason }

    { $organiser }
mail-terms-subject = { $championship }: villkoren har ändrats
mail-terms-body =
    Hej { $name }!

    Nya deltagarvillkor gäller: { $notice }

    Läs dem här:
    { $site }/terms

    { $organiser }
mail-terms-cancelled-subject = { $championship } är inställt
mail-terms-cancelled-body =
    Hej { $name }!

    { $championship } blir inte av: { $notice }

    { $site }/terms

    { $organiser }
mail-seated-subject = { $championship }: ditt bord
mail-seated-body =
    Hej { $name }!

    Du spelar vid bord { $table } i heat { $heat }. Alla bord börjar samtidigt; var i salen före den officiella starten.

    { $site }

    { $organiser }
mail-qualified-subject = { $championship }: du går vidare!
mail-qualified-body =
    Hej { $name }!

    Grattis: du har kvalificerat dig till ”{ $stage }”. Kan du inte komma, hör genast av dig, så att nästa i rangordningen får spela.

    { $site }

    { $organiser }
mail-champion-subject = { $championship }: du är mästare
mail-champion-body =
    Hej { $name }!

    Grattis: du har vunnit { $championship }!

    { $organiser }
mail-prize-subject = { $championship }: mästarens plats är din
mail-prize-body =
    Hej { $name }!

    Mästaren kan inte resa, och du är nästa i rangordningen från finalen. Platsen är din: { $prize }. Meddela oss genast om du kan ta den.

    { $organiser }
mail-link-subject = { $championship }: länken till din anmälan
mail-link-body =
    Hej { $name }!

    Du bad om länken till din anmälan. Behåll den för dig själv – den kräver inget lösenord:
    { $link }

    Om du inte bad om den behöver du inte göra någonting.

    { $organiser }
mail-online-subject = { $championship }: ditt bord är öppet
mail-online-body =
    Hej { $name }!

    Ditt onlinebord har startat. Sätt dig genast, klockan går:
    { $link }/play

    { $organiser }
mail-reminder-subject = { $championship }: vi ses snart
mail-reminder-body =
    Hej { $name }!

    Vi ser fram emot att träffa dig på { $venue } i { $city }, { $starts }. Visa den här koden vid dörren: { $badge }

    Om du inte kan komma, säg till direkt, så att nästa i kön kan spela.

    { $organiser }
mail-about = { $name } – { $subject }
