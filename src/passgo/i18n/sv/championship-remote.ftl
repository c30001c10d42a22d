remote-live-table = onlinebordet
remote-not-confirmed = inte bekräftat
remote-waived = Stängt av huvuddomaren utan dem som inte hade bekräftat. Skäl: { $reason }
remote-tie-lead = Inget annat skiljer de här spelarna åt. Avgör vem som kommer först.
remote-tie-place = Plats { $number } bland dem som ligger lika
remote-tie-decide = Avgör ordningen
remote-confirm-lead = Siffrorna kommer från själva spelet. Du bekräftar precis det du ser här.
remote-sign-judge = Skriv under som domare
remote-waive = Stäng utan dem
remote-waive-lead = De har haft sin tid. Protokollet säger att de inte har bekräftat det, och varför.
remote-waive-later = De har till { $when } ({ $zone }) på sig att bekräfta det på sin egen skärm. Sedan kan du stänga protokollet utan dem.
hall-done-sign = Underskrivet.
hall-done-waive = Stängt utan de underskrifter som saknas.
hall-done-decide = Ordningen är avgjord.
remote-champion = Du är mästare. Grattis!
remote-finish = { $stage }: plats { $rank } av { $players }.
remote-through = Du är vidare till nästa etapp: { $stage }.
remote-result = { $points ->
    [one] Plats { $rank } vid det här bordet, { $points } poäng
   *[other] Plats { $rank } vid det här bordet, { $points } poäng
}
remote-next-confirmed = Din plats är bekräftad. Gå till ditt bord från den här sidan före den officiella starten: en tom plats går då till en reserv.
remote-line = Din rad i protokollet
remote-line-lead = Det här hade du när spelet slutade. Bara du kan bekräfta det. Om något är fel, bekräfta det inte utan säg det till huvuddomaren.
remote-line-confirm = Det stämmer
remote-line-signed = Du bekräftade den kl. { $time } ({ $zone }).
remote-line-soon = Det finns inget att bekräfta just nu. Sidan uppdateras av sig själv.
entry-done-signed = Bekräftat. Tack!
remote-local = Din tid: { $when } ({ $zone })
remote-starts-in = { $count ->
    [one] { $count } minut kvar
   *[other] { $count } minuter kvar
}
remote-starts-now = Huvuddomaren håller snart upprop.
remote-come-lead = Säg att du är här och låt sidan vara öppen. Bara den som är här vid uppropet får spela; annars går din plats till en reserv.
remote-come = Jag är här
remote-come-later = Två timmar före starten kan du säga här att du har kommit.
remote-here = Du är här. Låt sidan vara öppen: efter uppropet visas knappen till ditt bord här.
remote-rules = Vid bordet
remote-rule-decision = { $count ->
    [one] Du har { $count } sekund för varje beslut; sedan ger bordet det enklaste svaret åt dig.
   *[other] Du har { $count } sekunder för varje beslut; sedan ger bordet det enklaste svaret åt dig.
}
remote-rule-absent = { $count ->
    [one] Om din anslutning är borta i { $count } sekund när det är din tur spelar bordet åt dig tills du är tillbaka.
   *[other] Om din anslutning är borta i { $count } sekunder när det är din tur spelar bordet åt dig tills du är tillbaka.
}
remote-rule-missed = { $count ->
    [one] Det gör det också om du missar { $count } beslut.
   *[other] Det gör det också om du missar { $count } beslut i rad.
}
remote-rule-line = När spelet är slut bekräftar du din egen rad i protokollet.
remote-seat-here = här
remote-seat-away = inte här
remote-seat-stood-in = bordet spelar
remote-seat-out = ute
online-status-gathering = Före uppropet.
remote-hall = { $count ->
    [one] Online
   *[other] Online { $number }
}
remote-games = Spel att titta på
remote-delay = { $count ->
    [one] Du ser pågående spel { $count } minut senare, så att ingen kan hjälpa en spelare.
   *[other] Du ser pågående spel { $count } minuter senare, så att ingen kan hjälpa en spelare.
}
