family-player = O igralcu
family-email-hint = Tja pošljemo povezavo do prijave. Bratje in sestre imajo lahko skupen naslov.
family-questions = Nekaj vprašanj
family-guardian = Starš ali skrbnik
family-guardian-lead = Potreben za igralce, ki na dan igre še nimajo { $age } let. Pri drugih pusti prazno.
family-same-contact = Samo, če je drugače kot zgoraj.
entry-consent-guardian = Sem starš ali skrbnik tega igralca. Sme sodelovati, { $organisers } pa smejo za to prvenstvo obdelovati najine podatke.
family-yes = Da
family-no = Ne
family-fault-answer = Odgovori na to vprašanje z enim od možnih odgovorov.
family-drawn = Dokler nimaš svojega, te kažemo kot »{ $nickname }«.
family-nickname-posted = Sedežni red je objavljen, zato vzdevka ni več mogoče spremeniti.
family-another = Prijavi še koga s tem stikom
family-waiting-left = { $count ->
    [one] Na čakalnem seznamu je še { $count } mesto.
    [two] Na čakalnem seznamu sta še { $count } mesti.
    [few] Na čakalnem seznamu so še { $count } mesta.
   *[other] Na čakalnem seznamu je še { $count } mest.
}
family-group = Skupina
family-group-all = Vse skupine
family-import-encoding = Datoteka je bila prebrana kot { $encoding }. Preveri imena: če so črke napačne, jo shrani kot UTF-8 in uvozi znova.
family-import-optional = Stolpci, ki jih ne potrebuje vsak udeleženec; lahko manjkajo:
family-import-answer = V stolpcu »{ $column }« mora biti eden od možnih odgovorov.
family-export-xlsx = Izvozi vse prijave (XLSX)
found-guardian = Mlajši igralci potrebujejo starša ali skrbnika
found-shared-email = Več igralcev ima lahko skupen e-poštni naslov, kot v družini
found-group = Vprašaj igralce po skupini
found-group-hint = Na primer »Razred« ali »Klub«. Pusti prazno, če ne vprašaš ničesar.
found-group-list = Skupine na izbiro
found-group-list-hint = Vsaka v svoji vrstici, na primer 3A in 3B. Pusti prazno, pa jo igralci vpišejo sami.
found-apart-groups = Igralci ene skupine se v prvem krogu izogibajo
