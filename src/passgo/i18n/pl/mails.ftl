# Listy do uczestników mistrzostw.
mail-registered-subject = { $championship }: mamy Twoje zgłoszenie
mail-registered-body =
    Dzień dobry, { $name }!

    Przyjęliśmy Twoje zgłoszenie na zawody { $championship }. Miejsce: { $venue }, { $city }. Termin: { $starts }. Zadzwonimy do Ciebie; miejsce jest pewne, gdy je potwierdzisz.

    Twoje zgłoszenie, pseudonim, dane i kod do okazania przy wejściu znajdziesz tutaj. Zachowaj ten link dla siebie, nie wymaga hasła:
    { $link }

    { $organiser }
mail-registered-alternate-subject = { $championship }: jesteś na liście rezerwowej, numer { $number }
mail-registered-alternate-body =
    Dzień dobry, { $name }!

    Wszystkie miejsca ({ $venue }, { $city }) są zajęte, więc masz numer { $number } na liście rezerwowej. Gdy zwolni się miejsce, dostaje je osoba z najniższym numerem, a my damy Ci znać. Jeśli przyjdziesz w dniu zawodów ({ $starts }), możemy Cię poprosić do stołu, przy którym kogoś brakuje.

    Twoje zgłoszenie znajdziesz tutaj. Zachowaj ten link dla siebie, nie wymaga hasła:
    { $link }

    { $organiser }
mail-confirmed-subject = { $championship }: Twoje miejsce jest potwierdzone
mail-confirmed-body =
    Dzień dobry, { $name }!

    Dziękujemy za potwierdzenie przez telefon. Czekamy na Ciebie: { $venue }, { $city }, { $starts }. Przy wejściu pokaż ten kod: { $badge }

    Jeśli nie będzie Cię o oficjalnej godzinie rozpoczęcia, stracisz miejsce.

    { $organiser }
mail-moved-up-subject = { $championship }: jest dla Ciebie wolne miejsce
mail-moved-up-body =
    Dzień dobry, { $name }!

    Zwolniło się miejsce i jest Twoje: { $venue }, { $city }, { $starts }. Jeśli nie mamy jeszcze Twojego telefonicznego potwierdzenia, zadzwonimy.

    { $organiser }
mail-nickname-approved-subject = { $championship }: Twój pseudonim
mail-nickname-approved-body =
    Dzień dobry, { $name }!

    Twój pseudonim „{ $nickname }” został zatwierdzony. Na publicznych tablicach widać tylko jego.

    { $organiser }
mail-nickname-returned-subject = { $championship }: prosimy o inny pseudonim
mail-nickname-returned-body =
    Dzień dobry, { $name }!

    Nie mogliśmy zatwierdzić Twojego pseudonimu. Powód: { $reason }

    Zaproponuj, proszę, inny na stronie swojego zgłoszenia.

    { $organiser }
mail-left-withdrawn-subject = { $championship }: Twoje zgłoszenie zostało wycofane
mail-left-withdrawn-body =
    Dzień dobry, { $name }!

    Twoje zgłoszenie ({ $venue }, { $city }) zostało wycofane. Jeśli stało się to wbrew Twojej woli, daj nam od razu znać.

    { $organiser }
mail-left-disqualified-subject = { $championship }: Twoje zgłoszenie zostało anulowane
mail-left-disqualified-body =
    Dzień dobry, { $name }!

    Twoje zgłoszenie na zawody { $championship } zostało anulowane. Powód: { $reason }

    { $organiser }
mail-terms-subject = { $championship }: zmiana regulaminu
mail-terms-body =
    Dzień dobry, { $name }!

    Obowiązuje nowy regulamin: { $notice }

    Można go przeczytać tutaj:
    { $site }/terms

    { $organiser }
mail-terms-cancelled-subject = { $championship }: zawody odwołane
mail-terms-cancelled-body =
    Dzień dobry, { $name }!

    Zawody { $championship } nie odbędą się: { $notice }

    { $site }/terms

    { $organiser }
mail-seated-subject = { $championship }: Twój stół
mail-seated-body =
    Dzień dobry, { $name }!

    Grasz przy stole { $table } w serii { $heat }. Wszystkie stoły zaczynają razem; prosimy o przybycie na salę przed oficjalnym rozpoczęciem.

    { $site }

    { $organiser }
mail-qualified-subject = { $championship }: grasz dalej!
mail-qualified-body =
    Dzień dobry, { $name }!

    Gratulacje: masz awans do etapu „{ $stage }”. Jeśli nie możesz przyjść, daj nam od razu znać, żeby mogła zagrać następna osoba z klasyfikacji.

    { $site }

    { $organiser }
mail-champion-subject = { $championship }: mistrzostwo jest Twoje
mail-champion-body =
    Dzień dobry, { $name }!

    Gratulacje: wygrywasz zawody { $championship }!

    { $organiser }
mail-prize-subject = { $championship }: nagroda za mistrzostwo przechodzi na Ciebie
mail-prize-body =
    Dzień dobry, { $name }!

    Osoba z tytułem mistrzowskim nie może przyjąć nagrody, a Ty zajmujesz następne miejsce w klasyfikacji finału. Nagroda przechodzi na Ciebie: { $prize }. Daj nam, proszę, od razu znać, czy możesz ją przyjąć.

    { $organiser }
mail-link-subject = { $championship }: link do Twojego zgłoszenia
mail-link-body =
    Dzień dobry, { $name }!

    Na Twoją prośbę przesyłamy link do Twojego zgłoszenia. Zachowaj go dla siebie, nie wymaga hasła:
    { $link }

    Jeśli ta prośba nie pochodzi od Ciebie, nie musisz nic robić.

    { $organiser }
mail-online-subject = { $championship }: Twój stół jest otwarty
mail-online-body =
    Dzień dobry, { $name }!

    Twój stół online już ruszył. Zajmij miejsce od razu, zegar biegnie:
    { $link }/play

    { $organiser }
mail-reminder-subject = { $championship }: do zobaczenia
mail-reminder-body =
    Dzień dobry, { $name }!

    Czekamy: { $venue }, { $city }, { $starts }. Przy wejściu pokaż ten kod: { $badge }

    Jeśli nie możesz przyjść, daj od razu znać, żeby mogła zagrać następna osoba.

    { $organiser }
mail-about = { $name } – { $subject }
