plan-starts = Starten i { $city } er nu { $new } i stedet for { $old }.
plan-name = Spillestedet i { $city } er nu { $new } i stedet for { $old }.
plan-city = Byen er nu { $new } i stedet for { $old }.
plan-capacity = { $city } har nu { $new } pladser i stedet for { $old }.
plan-tables = { $city } har nu { $new } borde i stedet for { $old }.
plan-closes = Sidste tilmeldingsdag er nu { $new } i stedet for { $old }.
plan-venue = Der er et nyt spillested: { $name } i { $city }, { $starts }.
plan-history = Det er ændret
plan-earlier = { $count ->
    [one] Én tidligere ændring
   *[other] { $count } tidligere ændringer
}
hall-page-plan = Ændring af planen
plan-lead = Hver ændring vises på den offentlige side sammen med det, der gjaldt før. Før du offentliggør den, ser du, hvem den vedrører.
plan-fixed = Udgave, point og faser forbliver, som de er: Det er dem, folk har tilmeldt sig.
plan-change = Ændr
plan-change-venue = Ændr { $venue }
plan-closing = Sidste tilmeldingsdag
plan-field-name = Sal
plan-field-city = By
plan-field-starts = Start ({ $zone })
plan-field-capacity = Pladser
plan-field-tables = Borde ad gangen
plan-field-heats = Heats
plan-field-zone = Tidszone
plan-add = Tilføj et spillested
plan-preview = Se ændringen
plan-publish = Offentliggør ændringen
plan-back = Ændr ingenting
plan-notice = Dine egne ord om det, hvis du vil – nævn ingen ved navn
plan-mailed = { $count ->
    [one] Send e-mail til én person
   *[other] Send e-mail til { $count } personer
}
plan-readers = { $language }: { $count }
plan-nobody = Det vedrører ingen, der er tilmeldt.
plan-moved-up = { $count ->
    [one] Én reserve rykker op i rækkefølge.
   *[other] { $count } reserver rykker op i rækkefølge.
}
hall-done-publish-plan = Ændringen er offentliggjort.
plan-unclear = Udfyld alle felter: navne, dag og tid, en tidszone og hele tal.
mail-plan-subject = { $championship }: ændring af planen
mail-plan-body =
    Kære { $name }

    { $what }

    { $site }

    { $organiser }
refusal-champ-capacity-taken = { $count ->
    [one] Én person har en plads her, så der kan ikke være færre pladser.
   *[other] { $count } personer har en plads her, så der kan ikke være færre pladser.
}
refusal-champ-closes-early = Tilmeldingen åbner først { $opens }.
refusal-champ-closes-late = Man kan ikke tilmelde sig efter { $day }, hvor det første spillested starter. Ændr først den sidste tilmeldingsdag.
refusal-champ-nothing-new = Sådan er det allerede.
refusal-champ-no-seats = Bordene her har plads til { $room } spillere. Tilføj borde først, eller sænk antallet af pladser.
refusal-champ-plan-lent = Spillestedet er lånt ud til en bærbar computer, som følger den nuværende plan. Vent på resultaterne, eller tag spillestedet tilbage.
refusal-champ-roll-called = Navneopråbet er holdt, og spillerne er her, så sal og start kan ikke ændres mere.
refusal-champ-tables-in-use = { $count ->
    [one] Ét bord spiller her, så der kan ikke være færre.
   *[other] { $count } borde spiller her, så der kan ikke være færre.
}
refusal-champ-time-over = Det tidspunkt er forbi. Vælg et senere.
refusal-champ-too-young-then = { $count ->
    [one] Én tilmeldt ville være for ung { $day }.
   *[other] { $count } tilmeldte ville være for unge { $day }.
}
refusal-champ-venue-known = Der er allerede et spillested med det navn.
refusal-champ-venue-unfit = De senere faser har ikke plads til spillere fra endnu et spillested.
plan-terms = Betingelser eller aflysning
plan-terms-long = Betingelserne er for lange. Gør dem kortere; alle sprog tæller sammen.
plan-judge = Udskift en dommer
hall-done-another-judge = Bordet har fået en anden dommer.
