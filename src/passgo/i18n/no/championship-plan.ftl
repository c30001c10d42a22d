plan-starts = Starten i { $city } er nå { $new } i stedet for { $old }.
plan-name = Spillestedet i { $city } er nå { $new } i stedet for { $old }.
plan-city = Byen er nå { $new } i stedet for { $old }.
plan-capacity = { $city } har nå { $new } plasser i stedet for { $old }.
plan-tables = { $city } har nå { $new } bord i stedet for { $old }.
plan-closes = Siste påmeldingsdag er nå { $new } i stedet for { $old }.
plan-venue = Det er kommet et nytt spillested: { $name } i { $city }, { $starts }.
plan-history = Dette er endret
plan-earlier = { $count ->
    [one] Én tidligere endring
   *[other] { $count } tidligere endringer
}
hall-page-plan = Endring av planen
plan-lead = Hver endring vises på den offentlige siden sammen med det som gjaldt før. Før du publiserer den, ser du hvem den gjelder.
plan-fixed = Utgaven, poengene og fasene blir som de er: Det er dem folk har meldt seg på til.
plan-change = Endre
plan-change-venue = Endre { $venue }
plan-closing = Siste påmeldingsdag
plan-field-name = Sal
plan-field-city = By
plan-field-starts = Start ({ $zone })
plan-field-capacity = Plasser
plan-field-tables = Bord om gangen
plan-field-heats = Heat
plan-field-zone = Tidssone
plan-add = Legg til et spillested
plan-preview = Se på endringen
plan-publish = Publiser endringen
plan-back = Ikke endre noe
plan-notice = Dine egne ord om det, hvis du vil – ikke nevn navn
plan-mailed = { $count ->
    [one] Send e-post til én person
   *[other] Send e-post til { $count } personer
}
plan-readers = { $language }: { $count }
plan-nobody = Det gjelder ingen som er påmeldt.
plan-moved-up = { $count ->
    [one] Én reserve rykker opp i rekkefølge.
   *[other] { $count } reserver rykker opp i rekkefølge.
}
hall-done-publish-plan = Endringen er publisert.
plan-unclear = Fyll ut alle felt: navn, dag og tid, en tidssone og hele tall.
mail-plan-subject = { $championship }: endring av planen
mail-plan-body =
    Hei, { $name }!

    { $what }

    { $site }

    { $organiser }
refusal-champ-capacity-taken = { $count ->
    [one] Én person har plass her, så det kan ikke bli færre plasser.
   *[other] { $count } personer har plass her, så det kan ikke bli færre plasser.
}
refusal-champ-closes-early = Påmeldingen åpner først { $opens }.
refusal-champ-closes-late = Man kan ikke melde seg på etter { $day }, når det første spillestedet starter. Endre siste påmeldingsdag først.
refusal-champ-nothing-new = Slik er det allerede.
refusal-champ-no-seats = Bordene her har plass til { $room } spillere. Legg til bord først, eller senk antallet plasser.
refusal-champ-plan-lent = Spillestedet er lånt ut til en bærbar PC som følger den nåværende planen. Vent på resultatene, eller ta spillestedet tilbake.
refusal-champ-roll-called = Oppropet er holdt og spillerne er her, så sal og start kan ikke endres mer.
refusal-champ-tables-in-use = { $count ->
    [one] Ett bord spiller her, så det kan ikke bli færre.
   *[other] { $count } bord spiller her, så det kan ikke bli færre.
}
refusal-champ-time-over = Det tidspunktet er forbi. Velg et senere.
refusal-champ-too-young-then = { $count ->
    [one] Én påmeldt ville være for ung { $day }.
   *[other] { $count } påmeldte ville være for unge { $day }.
}
refusal-champ-venue-known = Det finnes allerede et spillested med det navnet.
refusal-champ-venue-unfit = De senere fasene har ikke plass til spillere fra enda et spillested.
plan-terms = Vilkår eller avlysning
plan-terms-long = Vilkårene er for lange. Gjør dem kortere; alle språk teller sammen.
plan-judge = Bytt ut en dommer
hall-done-another-judge = Bordet har fått en annen dommer.
