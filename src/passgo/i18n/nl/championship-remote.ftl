remote-live-table = de onlinetafel
remote-not-confirmed = niet bevestigd
remote-waived = Door de hoofdarbiter gesloten zonder de ontbrekende bevestigingen. Reden: { $reason }
remote-tie-lead = Verder is er niets dat deze spelers scheidt. Beslis wie er hoger eindigt.
remote-tie-place = Plaats { $number } van de gelijke stand
remote-tie-decide = Gelijke stand beslissen
remote-confirm-lead = Deze cijfers komen uit het spel zelf. Je bevestigt precies wat je hier ziet.
remote-sign-judge = Tekenen als arbiter
remote-waive = Sluiten zonder hen
remote-waive-lead = Ze hebben hun tijd gehad. Op het formulier staat dan dat ze het niet hebben bevestigd, en waarom.
remote-waive-later = Ze hebben tot { $when } ({ $zone }) om het op hun eigen scherm te bevestigen. Daarna kun je het formulier zonder hen sluiten.
hall-done-sign = Getekend.
hall-done-waive = Gesloten zonder de ontbrekende handtekeningen.
hall-done-decide = Gelijke stand beslist.
remote-champion = Je bent de kampioen. Gefeliciteerd!
remote-finish = { $stage }: plaats { $rank } van { $players }.
remote-through = Je gaat door naar de volgende fase: { $stage }.
remote-result = { $points ->
    [one] Plaats { $rank } aan deze tafel, { $points } punt
   *[other] Plaats { $rank } aan deze tafel, { $points } punten
}
remote-next-confirmed = Je plaats is bevestigd. Ga vóór de officiële start vanaf deze pagina naar je tafel: een lege plaats gaat dan naar een reserve.
remote-line = Jouw regel op het formulier
remote-line-lead = Dit had je aan het eind van het spel. Alleen jij kunt het bevestigen. Klopt er iets niet, bevestig het dan niet en zeg het tegen de hoofdarbiter.
remote-line-confirm = Dit klopt
remote-line-signed = Je hebt de regel bevestigd om { $time } ({ $zone }).
remote-line-soon = Er is nu niets te bevestigen. Deze pagina vernieuwt zichzelf.
entry-done-signed = Bevestigd. Bedankt!
remote-local = Jouw tijd: { $when } ({ $zone })
remote-starts-in = { $count ->
    [one] Nog { $count } minuut
   *[other] Nog { $count } minuten
}
remote-starts-now = De hoofdarbiter neemt zo de presentie op.
remote-come-lead = Zeg dat je er bent en laat deze pagina open. Alleen wie er bij de presentie is, speelt mee; anders gaat je plaats naar een reserve.
remote-come = Ik ben er
remote-come-later = Twee uur voor de start kun je hier zeggen dat je er bent.
remote-here = Je bent er. Laat deze pagina open: na de presentie verschijnt hier de knop naar je tafel.
remote-rules = Aan tafel
remote-rule-decision = { $count ->
    [one] Je hebt { $count } seconde voor elke beslissing; dan geeft de tafel voor jou het eenvoudigste antwoord.
   *[other] Je hebt { $count } seconden voor elke beslissing; dan geeft de tafel voor jou het eenvoudigste antwoord.
}
remote-rule-absent = { $count ->
    [one] Is je verbinding tijdens je beurt { $count } seconde weg, dan speelt de tafel voor je tot je terug bent.
   *[other] Is je verbinding tijdens je beurt { $count } seconden weg, dan speelt de tafel voor je tot je terug bent.
}
remote-rule-missed = { $count ->
    [one] Dat gebeurt ook als je { $count } beslissing mist.
   *[other] Dat gebeurt ook als je { $count } beslissingen achter elkaar mist.
}
remote-rule-line = Bevestig na het spel je eigen regel op het formulier.
remote-seat-here = aanwezig
remote-seat-away = niet aanwezig
remote-seat-stood-in = tafel speelt
remote-seat-out = uit het spel
online-status-gathering = Voor de presentie.
remote-hall = { $count ->
    [one] Online
   *[other] Online { $number }
}
remote-games = Spellen om te bekijken
remote-delay = { $count ->
    [one] Je ziet lopende spellen { $count } minuut later, zodat niemand een speler kan helpen.
   *[other] Je ziet lopende spellen { $count } minuten later, zodat niemand een speler kan helpen.
}
