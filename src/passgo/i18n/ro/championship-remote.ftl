remote-live-table = masa online
remote-not-confirmed = neconfirmat
remote-waived = Închisă de arbitrul principal fără cei care nu confirmaseră. Motiv: { $reason }
remote-tie-lead = Nimic altceva nu îi desparte pe acești jucători. Hotărăște cine este primul.
remote-tie-place = Locul { $number } la egalitate
remote-tie-decide = Hotărăște egalitatea
remote-confirm-lead = Aceste cifre vin din joc. Confirmi exact ce vezi aici.
remote-sign-judge = Semnează ca arbitru
remote-waive = Închide fără ei
remote-waive-lead = Au avut timp. Fișa va spune că nu au confirmat-o și de ce.
remote-waive-later = Au timp până la { $when } ({ $zone }) să o confirme pe ecranul lor. Apoi poți închide fișa fără ei.
hall-done-sign = Semnat.
hall-done-waive = Închisă fără semnăturile care lipsesc.
hall-done-decide = Egalitate hotărâtă.
remote-champion = Titlul este al tău. Felicitări!
remote-finish = { $stage }: locul { $rank } din { $players }.
remote-through = Treci în etapa următoare: { $stage }.
remote-result = { $points ->
    [one] Locul { $rank } la această masă, { $points } punct
    [few] Locul { $rank } la această masă, { $points } puncte
   *[other] Locul { $rank } la această masă, { $points } de puncte
}
remote-next-confirmed = Locul tău este confirmat. Mergi la masa ta de pe această pagină înainte de startul oficial: un loc gol ajunge atunci la o rezervă.
remote-line = Rândul tău din fișă
remote-line-lead = Atât aveai la sfârșitul jocului. Numai tu poți confirma. Dacă ceva e greșit, nu confirma și spune-i arbitrului principal.
remote-line-confirm = Este corect
remote-line-signed = L-ai confirmat la { $time } ({ $zone }).
remote-line-soon = Acum nu e nimic de confirmat. Pagina se reîncarcă singură.
entry-done-signed = Confirmat. Mulțumim!
remote-local = Ora ta: { $when } ({ $zone })
remote-starts-in = { $count ->
    [one] Mai este { $count } minut
    [few] Mai sunt { $count } minute
   *[other] Mai sunt { $count } de minute
}
remote-starts-now = Arbitrul principal face imediat apelul.
remote-come-lead = Spune că ești aici și lasă pagina deschisă. Joacă doar cine este aici la apel; altfel locul tău ajunge la o rezervă.
remote-come = Sunt aici
remote-come-later = Cu două ore înainte de început poți spune aici că ai venit.
remote-here = Ești aici. Lasă pagina deschisă: după apel apare aici butonul spre masa ta.
remote-rules = La masă
remote-rule-decision = { $count ->
    [one] Ai { $count } secundă pentru fiecare decizie; apoi masa dă în locul tău răspunsul cel mai simplu.
    [few] Ai { $count } secunde pentru fiecare decizie; apoi masa dă în locul tău răspunsul cel mai simplu.
   *[other] Ai { $count } de secunde pentru fiecare decizie; apoi masa dă în locul tău răspunsul cel mai simplu.
}
remote-rule-absent = { $count ->
    [one] Dacă la rândul tău conexiunea lipsește { $count } secundă, masa joacă în locul tău până te întorci.
    [few] Dacă la rândul tău conexiunea lipsește { $count } secunde, masa joacă în locul tău până te întorci.
   *[other] Dacă la rândul tău conexiunea lipsește { $count } de secunde, masa joacă în locul tău până te întorci.
}
remote-rule-missed = { $count ->
    [one] La fel se întâmplă dacă ratezi { $count } decizie.
    [few] La fel se întâmplă dacă ratezi { $count } decizii la rând.
   *[other] La fel se întâmplă dacă ratezi { $count } de decizii la rând.
}
remote-rule-line = Când jocul s-a terminat, confirmă-ți rândul din fișă.
remote-seat-here = aici
remote-seat-away = nu e aici
remote-seat-stood-in = înlocuit
remote-seat-out = ieșit
online-status-gathering = Înainte de apel.
remote-hall = { $count ->
    [one] Online
    [few] Online { $number }
   *[other] Online { $number }
}
remote-games = Jocuri de privit
remote-delay = { $count ->
    [one] Vezi jocurile în curs cu { $count } minut mai târziu, ca nimeni să nu poată ajuta un jucător.
    [few] Vezi jocurile în curs cu { $count } minute mai târziu, ca nimeni să nu poată ajuta un jucător.
   *[other] Vezi jocurile în curs cu { $count } de minute mai târziu, ca nimeni să nu poată ajuta un jucător.
}
