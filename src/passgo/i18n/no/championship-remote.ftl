remote-live-table = nettbordet
remote-not-confirmed = ikke bekreftet
remote-waived = Lukket av hoveddommeren uten dem som ikke hadde bekreftet. Grunn: { $reason }
remote-tie-lead = Ingenting annet skiller disse spillerne. Avgjør hvem som kommer først.
remote-tie-place = Plass { $number } blant dem som står likt
remote-tie-decide = Avgjør rekkefølgen
remote-confirm-lead = Disse tallene kommer fra selve spillet. Du bekrefter nøyaktig det du ser her.
remote-sign-judge = Skriv under som dommer
remote-waive = Lukk uten dem
remote-waive-lead = De har hatt tiden sin. Skjemaet sier at de ikke har bekreftet det, og hvorfor.
remote-waive-later = De har til { $when } ({ $zone }) på å bekrefte det på sin egen skjerm. Etterpå kan du lukke skjemaet uten dem.
hall-done-sign = Underskrevet.
hall-done-waive = Lukket uten underskriftene som mangler.
hall-done-decide = Rekkefølgen er avgjort.
remote-champion = Du er mester. Gratulerer!
remote-finish = { $stage }: plass { $rank } av { $players }.
remote-through = Du er videre til neste fase: { $stage }.
remote-result = { $points ->
    [one] Plass { $rank } ved dette bordet, { $points } poeng
   *[other] Plass { $rank } ved dette bordet, { $points } poeng
}
remote-next-confirmed = Plassen din er bekreftet. Gå til bordet ditt fra denne siden før den offisielle starten: En tom plass går da til en reserve.
remote-line = Linjen din på skjemaet
remote-line-lead = Dette hadde du da spillet sluttet. Bare du kan bekrefte det. Er noe feil, ikke bekreft det, men si det til hoveddommeren.
remote-line-confirm = Dette stemmer
remote-line-signed = Du bekreftet den kl. { $time } ({ $zone }).
remote-line-soon = Det er ingenting å bekrefte akkurat nå. Siden oppdateres av seg selv.
entry-done-signed = Bekreftet. Takk!
remote-local = Din tid: { $when } ({ $zone })
remote-starts-in = { $count ->
    [one] { $count } minutt igjen
   *[other] { $count } minutter igjen
}
remote-starts-now = Hoveddommeren holder snart opprop.
remote-come-lead = Si at du er her, og la denne siden stå åpen. Bare de som er her ved oppropet, får spille; ellers går plassen din til en reserve.
remote-come = Jeg er her
remote-come-later = To timer før start kan du si her at du er kommet.
remote-here = Du er her. La denne siden stå åpen: Etter oppropet kommer knappen til bordet ditt her.
remote-rules = Ved bordet
remote-rule-decision = { $count ->
    [one] Du har { $count } sekund på hver avgjørelse; så gir bordet det enkleste svaret for deg.
   *[other] Du har { $count } sekunder på hver avgjørelse; så gir bordet det enkleste svaret for deg.
}
remote-rule-absent = { $count ->
    [one] Er forbindelsen din borte i { $count } sekund i din tur, spiller bordet for deg til du er tilbake.
   *[other] Er forbindelsen din borte i { $count } sekunder i din tur, spiller bordet for deg til du er tilbake.
}
remote-rule-missed = { $count ->
    [one] Det samme skjer hvis du går glipp av { $count } avgjørelse.
   *[other] Det samme skjer hvis du går glipp av { $count } avgjørelser på rad.
}
remote-rule-line = Bekreft din egen linje på skjemaet når spillet er over.
remote-seat-here = her
remote-seat-away = ikke her
remote-seat-stood-in = bordet spiller
remote-seat-out = ute
online-status-gathering = Før oppropet.
remote-hall = { $count ->
    [one] På nett
   *[other] På nett { $number }
}
remote-games = Spill å se på
remote-delay = { $count ->
    [one] Du ser spill som pågår, { $count } minutt senere, så ingen kan hjelpe en spiller.
   *[other] Du ser spill som pågår, { $count } minutter senere, så ingen kan hjelpe en spiller.
}
