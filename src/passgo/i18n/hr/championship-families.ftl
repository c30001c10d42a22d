family-player = O igraču
family-email-hint = Onamo šaljemo poveznicu na prijavu. Braća i sestre mogu dijeliti adresu.
family-questions = Nekoliko pitanja
family-guardian = Roditelj ili skrbnik
family-guardian-lead = Potreban za igrače koji na dan igre imaju manje od { $age } godina. Za druge ostavi prazno.
family-same-contact = Samo ako je drukčije nego gore.
entry-consent-guardian = Roditelj sam ili skrbnik ovog igrača. Smije sudjelovati, a { $organisers } smiju obrađivati naše podatke za ovo prvenstvo.
family-yes = Da
family-no = Ne
family-fault-answer = Odgovori na ovo pitanje jednim od mogućih odgovora.
family-drawn = Dok nemaš svoj, prikazujemo te kao „{ $nickname }”.
family-nickname-posted = Raspored sjedenja je objavljen pa se nadimak više ne može promijeniti.
family-another = Prijavi još nekoga s ovim kontaktom
family-waiting-left = { $count ->
    [one] Na popisu čekanja ostalo je { $count } mjesto.
    [few] Na popisu čekanja ostala su { $count } mjesta.
   *[other] Na popisu čekanja ostalo je { $count } mjesta.
}
family-group = Grupa
family-group-all = Sve grupe
family-import-encoding = Datoteka je pročitana kao { $encoding }. Provjeri imena: ako su slova pogrešna, spremi je kao UTF-8 i uvezi ponovno.
family-import-optional = Stupci koji ne trebaju svakom sudioniku; mogu se izostaviti:
family-import-answer = U stupcu „{ $column }” mora biti jedan od mogućih odgovora.
family-export-xlsx = Izvezi sve prijave (XLSX)
found-guardian = Mlađi igrači trebaju roditelja ili skrbnika
found-shared-email = Više igrača može dijeliti adresu e-pošte, kao u obitelji
found-group = Pitaj igrače za grupu
found-group-hint = Na primjer „Razred” ili „Klub”. Ostavi prazno da ne pitaš ništa.
found-group-list = Grupe na izbor
found-group-list-hint = Svaka u svojem retku, na primjer 3A i 3B. Ostavi prazno pa je igrači upisuju sami.
found-apart-groups = Igrači iste grupe izbjegavaju se u prvom kolu
