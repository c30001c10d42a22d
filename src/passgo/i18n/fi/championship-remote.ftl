remote-live-table = verkkopöytä
remote-not-confirmed = ei vahvistettu
remote-waived = Päätuomari sulki ilman niitä, jotka eivät olleet vahvistaneet. Syy: { $reason }
remote-tie-lead = Mikään muu ei erota näitä pelaajia. Päätä, kuka on ensin.
remote-tie-place = Tasatilanteen sija { $number }
remote-tie-decide = Ratkaise tasatilanne
remote-confirm-lead = Luvut tulevat itse pelistä. Vahvistat täsmälleen sen, mitä näet tässä.
remote-sign-judge = Allekirjoita tuomarina
remote-waive = Sulje ilman heitä
remote-waive-lead = Heillä on ollut aikaa. Lomakkeessa lukee, etteivät he ole vahvistaneet sitä, ja miksi.
remote-waive-later = Heillä on aikaa { $when } ({ $zone }) asti vahvistaa se omalla näytöllään. Sen jälkeen voit sulkea lomakkeen ilman heitä.
hall-done-sign = Allekirjoitettu.
hall-done-waive = Suljettu ilman puuttuvia allekirjoituksia.
hall-done-decide = Tasatilanne ratkaistu.
remote-champion = Olet mestari. Onnea!
remote-finish = { $stage }: sija { $rank }, pelaajia { $players }.
remote-through = Jatkat seuraavaan vaiheeseen: { $stage }.
remote-result = { $points ->
    [one] Sija { $rank } tässä pöydässä, { $points } piste
   *[other] Sija { $rank } tässä pöydässä, { $points } pistettä
}
remote-next-confirmed = Paikkasi on vahvistettu. Mene pöytääsi tältä sivulta ennen virallista alkua: tyhjä paikka menee silloin varapelaajalle.
remote-line = Rivisi lomakkeessa
remote-line-lead = Tämä sinulla oli pelin päättyessä. Vain sinä voit vahvistaa sen. Jos jokin on väärin, älä vahvista vaan kerro päätuomarille.
remote-line-confirm = Tämä on oikein
remote-line-signed = Vahvistit sen klo { $time } ({ $zone }).
remote-line-soon = Juuri nyt ei ole vahvistettavaa. Sivu päivittyy itsestään.
entry-done-signed = Vahvistettu. Kiitos!
remote-local = Sinun aikasi: { $when } ({ $zone })
remote-starts-in = { $count ->
    [one] { $count } minuutti jäljellä
   *[other] { $count } minuuttia jäljellä
}
remote-starts-now = Päätuomari pitää kohta nimenhuudon.
remote-come-lead = Kerro, että olet täällä, ja jätä tämä sivu auki. Vain nimenhuudossa paikalla olevat pelaavat; muuten paikkasi menee varapelaajalle.
remote-come = Olen täällä
remote-come-later = Voit kertoa saapumisestasi tässä kaksi tuntia ennen aloitusta.
remote-here = Olet täällä. Jätä tämä sivu auki: nimenhuudon jälkeen tähän ilmestyy painike pöytääsi.
remote-rules = Pöydässä
remote-rule-decision = { $count ->
    [one] Sinulla on { $count } sekunti jokaiseen päätökseen; sitten pöytä antaa puolestasi yksinkertaisimman vastauksen.
   *[other] Sinulla on { $count } sekuntia jokaiseen päätökseen; sitten pöytä antaa puolestasi yksinkertaisimman vastauksen.
}
remote-rule-absent = { $count ->
    [one] Jos yhteytesi on vuorollasi poikki { $count } sekunnin, pöytä pelaa puolestasi, kunnes palaat.
   *[other] Jos yhteytesi on vuorollasi poikki { $count } sekuntia, pöytä pelaa puolestasi, kunnes palaat.
}
remote-rule-missed = { $count ->
    [one] Samoin käy, jos { $count } päätös jää tekemättä.
   *[other] Samoin käy, jos { $count } päätöstä peräkkäin jää tekemättä.
}
remote-rule-line = Kun peli on ohi, vahvista oma rivisi lomakkeessa.
remote-seat-here = paikalla
remote-seat-away = ei paikalla
remote-seat-stood-in = pöytä pelaa
remote-seat-out = pois pelistä
online-status-gathering = Ennen nimenhuutoa.
remote-hall = { $count ->
    [one] Verkossa
   *[other] Verkossa { $number }
}
remote-games = Katsottavia pelejä
remote-delay = { $count ->
    [one] Näet käynnissä olevat pelit { $count } minuutin myöhässä, jottei kukaan voi auttaa pelaajaa.
   *[other] Näet käynnissä olevat pelit { $count } minuuttia myöhässä, jottei kukaan voi auttaa pelaajaa.
}
