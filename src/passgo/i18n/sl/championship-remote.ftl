remote-live-table = spletna miza
remote-not-confirmed = ni potrjeno
remote-waived = Glavni sodnik je zaključil brez tistih, ki niso potrdili. Razlog: { $reason }
remote-tie-lead = Nič drugega teh igralcev ne loči. Odloči, kdo je prvi.
remote-tie-place = { $number }. mesto v izenačenju
remote-tie-decide = Odloči izenačenje
remote-confirm-lead = Te številke so iz same igre. Potrjuješ natanko to, kar vidiš tukaj.
remote-sign-judge = Podpiši kot sodnik
remote-waive = Zaključi brez njih
remote-waive-lead = Čas so imeli. V zapisniku bo pisalo, da ga niso potrdili, in zakaj.
remote-waive-later = Do { $when } ({ $zone }) ga lahko potrdijo na svojem zaslonu. Potem lahko zapisnik zaključiš brez njih.
hall-done-sign = Podpisano.
hall-done-waive = Zaključeno brez manjkajočih podpisov.
hall-done-decide = Izenačenje je odločeno.
remote-champion = Naslov prvaka je tvoj. Čestitke!
remote-finish = { $stage }: { $rank }. mesto od { $players }.
remote-through = Napreduješ v naslednjo fazo: { $stage }.
remote-result = { $points ->
    [one] { $rank }. mesto za to mizo, { $points } točka
    [two] { $rank }. mesto za to mizo, { $points } točki
    [few] { $rank }. mesto za to mizo, { $points } točke
   *[other] { $rank }. mesto za to mizo, { $points } točk
}
remote-next-confirmed = Tvoje mesto je potrjeno. Pred uradnim začetkom pojdi s te strani za svojo mizo: prazen sedež takrat dobi rezerva.
remote-line = Tvoja vrstica v zapisniku
remote-line-lead = To imaš na koncu igre. Potrdiš lahko samo ti. Če kaj ni prav, ne potrdi in povej glavnemu sodniku.
remote-line-confirm = Tako je prav
remote-line-signed = Potrjeno ob { $time } ({ $zone }).
remote-line-soon = Zdaj ni česa potrditi. Stran se osvežuje sama.
entry-done-signed = Potrjeno. Hvala!
remote-local = Tvoj čas: { $when } ({ $zone })
remote-starts-in = { $count ->
    [one] Še { $count } minuta
    [two] Še { $count } minuti
    [few] Še { $count } minute
   *[other] Še { $count } minut
}
remote-starts-now = Glavni sodnik bo vsak čas preveril navzočnost.
remote-come-lead = Povej, da si tu, in pusti to stran odprto. Igrajo samo tisti, ki so tu ob preverjanju; sicer dobi tvoj sedež rezerva.
remote-come = Tukaj sem
remote-come-later = Dve uri pred začetkom lahko tu poveš, da si na mestu.
remote-here = Tukaj si. Pusti to stran odprto: po preverjanju se tu pokaže gumb do tvoje mize.
remote-rules = Za mizo
remote-rule-decision = { $count ->
    [one] Za vsako odločitev imaš { $count } sekundo; potem miza namesto tebe da najpreprostejši odgovor.
    [two] Za vsako odločitev imaš { $count } sekundi; potem miza namesto tebe da najpreprostejši odgovor.
    [few] Za vsako odločitev imaš { $count } sekunde; potem miza namesto tebe da najpreprostejši odgovor.
   *[other] Za vsako odločitev imaš { $count } sekund; potem miza namesto tebe da najpreprostejši odgovor.
}
remote-rule-absent = { $count ->
    [one] Če tvoje povezave v tvoji potezi ni { $count } sekundo, miza igra namesto tebe, dokler se ne vrneš.
    [two] Če tvoje povezave v tvoji potezi ni { $count } sekundi, miza igra namesto tebe, dokler se ne vrneš.
    [few] Če tvoje povezave v tvoji potezi ni { $count } sekunde, miza igra namesto tebe, dokler se ne vrneš.
   *[other] Če tvoje povezave v tvoji potezi ni { $count } sekund, miza igra namesto tebe, dokler se ne vrneš.
}
remote-rule-missed = { $count ->
    [one] Enako je, če zamudiš { $count } odločitev.
    [two] Enako je, če zapored zamudiš { $count } odločitvi.
    [few] Enako je, če zapored zamudiš { $count } odločitve.
   *[other] Enako je, če zapored zamudiš { $count } odločitev.
}
remote-rule-line = Po koncu igre potrdi svojo vrstico v zapisniku.
remote-seat-here = tukaj
remote-seat-away = ni tukaj
remote-seat-stood-in = nadomeščen
remote-seat-out = zunaj
online-status-gathering = Pred preverjanjem navzočnosti.
remote-hall = { $count ->
    [one] Na spletu
    [two] Na spletu { $number }
    [few] Na spletu { $number }
   *[other] Na spletu { $number }
}
remote-games = Igre za ogled
remote-delay = { $count ->
    [one] Igre, ki tečejo, vidiš { $count } minuto pozneje, da nihče ne more pomagati igralcu.
    [two] Igre, ki tečejo, vidiš { $count } minuti pozneje, da nihče ne more pomagati igralcu.
    [few] Igre, ki tečejo, vidiš { $count } minute pozneje, da nihče ne more pomagati igralcu.
   *[other] Igre, ki tečejo, vidiš { $count } minut pozneje, da nihče ne more pomagati igralcu.
}
