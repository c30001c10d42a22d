remote-live-table = onlinebordet
remote-not-confirmed = ikke bekræftet
remote-waived = Lukket af overdommeren uden dem, der ikke havde bekræftet. Grund: { $reason }
remote-tie-lead = Intet andet skiller disse spillere. Afgør, hvem der kommer først.
remote-tie-place = Plads { $number } i det døde løb
remote-tie-decide = Afgør det døde løb
remote-confirm-lead = Disse tal kommer fra selve spillet. Du bekræfter præcis det, du ser her.
remote-sign-judge = Underskriv som dommer
remote-waive = Luk uden dem
remote-waive-lead = De har haft deres tid. Skemaet siger, at de ikke har bekræftet det, og hvorfor.
remote-waive-later = De har til { $when } ({ $zone }) til at bekræfte det på deres egen skærm. Derefter kan du lukke skemaet uden dem.
hall-done-sign = Underskrevet.
hall-done-waive = Lukket uden de manglende underskrifter.
hall-done-decide = Det døde løb er afgjort.
remote-champion = Du er mester. Tillykke!
remote-finish = { $stage }: plads { $rank } af { $players }.
remote-through = Du er videre til næste fase: { $stage }.
remote-result = { $points ->
    [one] Plads { $rank } ved dette bord, { $points } point
   *[other] Plads { $rank } ved dette bord, { $points } point
}
remote-next-confirmed = Din plads er bekræftet. Gå til dit bord fra denne side før den officielle start: En tom plads går så til en reserve.
remote-line = Din linje på skemaet
remote-line-lead = Det havde du, da spillet sluttede. Kun du kan bekræfte det. Er noget forkert, så bekræft det ikke, men sig det til overdommeren.
remote-line-confirm = Det er rigtigt
remote-line-signed = Du bekræftede den kl. { $time } ({ $zone }).
remote-line-soon = Der er intet at bekræfte lige nu. Siden opdateres af sig selv.
entry-done-signed = Bekræftet. Tak!
remote-local = Din tid: { $when } ({ $zone })
remote-starts-in = { $count ->
    [one] { $count } minut tilbage
   *[other] { $count } minutter tilbage
}
remote-starts-now = Overdommeren holder snart navneopråb.
remote-come-lead = Sig, at du er her, og lad denne side være åben. Kun de, der er her ved navneopråbet, kommer til at spille; ellers går din plads til en reserve.
remote-come = Jeg er her
remote-come-later = To timer før start kan du her sige, at du er kommet.
remote-here = Du er her. Lad denne side være åben: Efter navneopråbet kommer knappen til dit bord frem her.
remote-rules = Ved bordet
remote-rule-decision = { $count ->
    [one] Du har { $count } sekund til hver beslutning; så giver bordet det enkleste svar for dig.
   *[other] Du har { $count } sekunder til hver beslutning; så giver bordet det enkleste svar for dig.
}
remote-rule-absent = { $count ->
    [one] Er din forbindelse væk i { $count } sekund i din tur, spiller bordet for dig, til du er tilbage.
   *[other] Er din forbindelse væk i { $count } sekunder i din tur, spiller bordet for dig, til du er tilbage.
}
remote-rule-missed = { $count ->
    [one] Det samme sker, hvis du går glip af { $count } beslutning.
   *[other] Det samme sker, hvis du går glip af { $count } beslutninger i træk.
}
remote-rule-line = Når spillet er slut, så bekræft din egen linje på skemaet.
remote-seat-here = her
remote-seat-away = ikke her
remote-seat-stood-in = bordet spiller
remote-seat-out = ude
online-status-gathering = Før navneopråbet.
remote-hall = { $count ->
    [one] Online
   *[other] Online { $number }
}
remote-games = Spil at se
remote-delay = { $count ->
    [one] Du ser igangværende spil { $count } minut senere, så ingen kan hjælpe en spiller.
   *[other] Du ser igangværende spil { $count } minutter senere, så ingen kan hjælpe en spiller.
}
