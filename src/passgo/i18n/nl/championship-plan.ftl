plan-starts = De start in { $city } is nu { $new } in plaats van { $old }.
plan-name = De locatie in { $city } is nu { $new } in plaats van { $old }.
plan-city = De stad is nu { $new } in plaats van { $old }.
plan-capacity = { $city } heeft nu { $new } plaatsen in plaats van { $old }.
plan-tables = { $city } heeft nu { $new } tafels in plaats van { $old }.
plan-closes = De laatste inschrijfdag is nu { $new } in plaats van { $old }.
plan-venue = Er is een nieuwe locatie: { $name } in { $city }, { $starts }.
plan-history = Wat er is veranderd
plan-earlier = { $count ->
    [one] Eén eerdere wijziging
   *[other] { $count } eerdere wijzigingen
}
hall-page-plan = Planwijziging
plan-lead = Elke wijziging staat op de openbare site, met wat er eerst gold. Voordat je publiceert, zie je wie het betreft.
plan-fixed = Editie, punten en fasen blijven zoals ze zijn: daarvoor hebben mensen zich ingeschreven.
plan-change = Wijzigen
plan-change-venue = { $venue } wijzigen
plan-closing = Laatste inschrijfdag
plan-field-name = Zaal
plan-field-city = Stad
plan-field-starts = Start ({ $zone })
plan-field-capacity = Plaatsen
plan-field-tables = Tafels tegelijk
plan-field-heats = Series
plan-field-zone = Tijdzone
plan-add = Locatie toevoegen
plan-preview = Wijziging bekijken
plan-publish = Wijziging publiceren
plan-back = Niets wijzigen
plan-notice = Je eigen woorden erbij, als je wilt – noem niemand
plan-mailed = { $count ->
    [one] Eén persoon mailen
   *[other] { $count } personen mailen
}
plan-readers = { $language }: { $count }
plan-nobody = Het betreft niemand die is ingeschreven.
plan-moved-up = { $count ->
    [one] Eén reserve schuift op volgorde door.
   *[other] { $count } reserves schuiven op volgorde door.
}
hall-done-publish-plan = De wijziging is gepubliceerd.
plan-unclear = Vul elk veld in: namen, dag en tijd, een tijdzone en hele getallen.
mail-plan-subject = { $championship }: planwijziging
mail-plan-body =
    Beste { $name },

    { $what }

    { $site }

    { $organiser }
refusal-champ-capacity-taken = { $count ->
    [one] Eén persoon heeft hier een plaats, dus minder plaatsen kan niet.
   *[other] { $count } personen hebben hier een plaats, dus minder plaatsen kan niet.
}
refusal-champ-closes-early = De inschrijving opent pas op { $opens }.
refusal-champ-closes-late = Inschrijven kan niet meer na { $day }, als de eerste locatie begint. Wijzig eerst de laatste inschrijfdag.
refusal-champ-nothing-new = Zo is het al.
refusal-champ-no-seats = Aan de tafels hier is plaats voor { $room } spelers. Voeg eerst tafels toe of verlaag het aantal plaatsen.
refusal-champ-plan-lent = Deze locatie is uitgeleend aan een laptop die volgens het huidige plan werkt. Wacht op de resultaten of haal de locatie terug.
refusal-champ-roll-called = De presentie is hier opgenomen en de spelers zijn er, dus zaal en start kunnen niet meer veranderen.
refusal-champ-tables-in-use = { $count ->
    [one] Hier speelt één tafel, dus minder kan niet.
   *[other] Hier spelen { $count } tafels, dus minder kan niet.
}
refusal-champ-time-over = Dat tijdstip is voorbij. Kies een later tijdstip.
refusal-champ-too-young-then = { $count ->
    [one] Eén ingeschreven persoon zou op { $day } te jong zijn.
   *[other] { $count } ingeschreven personen zouden op { $day } te jong zijn.
}
refusal-champ-venue-known = Er is al een locatie met die naam.
refusal-champ-venue-unfit = In de latere fasen is geen plaats voor spelers van nog een locatie.
plan-terms = Voorwaarden of afgelasting
plan-terms-long = De voorwaarden zijn te lang. Kort ze in; alle talen tellen samen.
plan-judge = Arbiter vervangen
hall-done-another-judge = De tafel heeft een andere arbiter.
