remote-live-table = tiešsaistes galds
remote-not-confirmed = nav apstiprināts
remote-waived = Galvenais tiesnesis noslēdza bez tiem, kas nebija apstiprinājuši. Iemesls: { $reason }
remote-tie-lead = Nekas cits šos spēlētājus nešķir. Izlem, kurš ir pirmais.
remote-tie-place = { $number }. vieta starp neizšķirtajiem
remote-tie-decide = Izšķirt
remote-confirm-lead = Šie skaitļi nāk no pašas spēles. Tu apstiprini tieši to, ko te redzi.
remote-sign-judge = Parakstīt kā tiesnesim
remote-waive = Noslēgt bez viņiem
remote-waive-lead = Viņiem bija laiks. Protokolā būs teikts, ka viņi to nav apstiprinājuši un kāpēc.
remote-waive-later = Viņi var to apstiprināt savā ekrānā līdz { $when } ({ $zone }). Pēc tam vari noslēgt protokolu bez viņiem.
hall-done-sign = Parakstīts.
hall-done-waive = Noslēgts bez trūkstošajiem parakstiem.
hall-done-decide = Izšķirts.
remote-champion = Tu esi čempions. Apsveicam!
remote-finish = { $stage }: { $rank }. vieta, spēlētāji pavisam: { $players }.
remote-through = Tu tiec nākamajā posmā: { $stage }.
remote-result = { $points ->
    [zero] { $rank }. vieta pie šī galda, { $points } punktu
    [one] { $rank }. vieta pie šī galda, { $points } punkts
   *[other] { $rank }. vieta pie šī galda, { $points } punkti
}
remote-next-confirmed = Tava vieta ir apstiprināta. Pirms oficiālā sākuma ej no šīs lapas pie sava galda: tukša vieta tad tiek rezervistam.
remote-line = Tava rinda protokolā
remote-line-lead = Tas tev bija spēles beigās. Apstiprināt vari tikai tu. Ja kaut kas nav pareizi, neapstiprini un pasaki galvenajam tiesnesim.
remote-line-confirm = Tā ir pareizi
remote-line-signed = Tu to apstiprināji plkst. { $time } ({ $zone }).
remote-line-soon = Pašlaik nav ko apstiprināt. Lapa atjaunojas pati.
entry-done-signed = Apstiprināts. Paldies!
remote-local = Tavs laiks: { $when } ({ $zone })
remote-starts-in = { $count ->
    [zero] Vēl { $count } minūtes
    [one] Vēl { $count } minūte
   *[other] Vēl { $count } minūtes
}
remote-starts-now = Galvenais tiesnesis tūlīt pārbaudīs klātbūtni.
remote-come-lead = Pasaki, ka esi te, un atstāj šo lapu vaļā. Spēlēs tikai tie, kas ir te pārbaudes brīdī; citādi tavu vietu dabūs rezervists.
remote-come = Esmu te
remote-come-later = Divas stundas pirms sākuma te varēsi pateikt, ka esi ieradies.
remote-here = Tu esi te. Atstāj šo lapu vaļā: pēc pārbaudes te parādīsies poga uz tavu galdu.
remote-rules = Pie galda
remote-rule-decision = { $count ->
    [zero] Katram lēmumam tev ir { $count } sekundes; tad galds dod vienkāršāko atbildi tavā vietā.
    [one] Katram lēmumam tev ir { $count } sekunde; tad galds dod vienkāršāko atbildi tavā vietā.
   *[other] Katram lēmumam tev ir { $count } sekundes; tad galds dod vienkāršāko atbildi tavā vietā.
}
remote-rule-absent = { $count ->
    [zero] Ja tavā gājienā savienojuma nav { $count } sekundes, galds spēlē tavā vietā, līdz atgriezies.
    [one] Ja tavā gājienā savienojuma nav { $count } sekundi, galds spēlē tavā vietā, līdz atgriezies.
   *[other] Ja tavā gājienā savienojuma nav { $count } sekundes, galds spēlē tavā vietā, līdz atgriezies.
}
remote-rule-missed = { $count ->
    [zero] Tas pats notiek, ja nokavē { $count } lēmumus pēc kārtas.
    [one] Tas pats notiek, ja nokavē { $count } lēmumu.
   *[other] Tas pats notiek, ja nokavē { $count } lēmumus pēc kārtas.
}
remote-rule-line = Kad spēle ir galā, apstiprini savu rindu protokolā.
remote-seat-here = te
remote-seat-away = nav te
remote-seat-stood-in = aizstāts
remote-seat-out = ārā
online-status-gathering = Pirms klātbūtnes pārbaudes.
remote-hall = { $count ->
    [zero] Tiešsaistē { $number }
    [one] Tiešsaistē
   *[other] Tiešsaistē { $number }
}
remote-games = Spēles, ko skatīties
remote-delay = { $count ->
    [zero] Notiekošās spēles redzi { $count } minūtes vēlāk, lai neviens nevarētu palīdzēt spēlētājam.
    [one] Notiekošās spēles redzi { $count } minūti vēlāk, lai neviens nevarētu palīdzēt spēlētājam.
   *[other] Notiekošās spēles redzi { $count } minūtes vēlāk, lai neviens nevarētu palīdzēt spēlētājam.
}
