# Mesele de campionat care se joacă aici.
online-title = Masa dvs.
online-ready = Masa { $table } este gata. Jucați ca „{ $nickname }”; nimeni nu vede alt nume.
online-sit-down = Așază-te
online-wait = Seria dvs. nu a început încă. Pagina se uită singură din nou; lăsați-o deschisă.
online-entry = Înapoi la înscrierea mea
hall-page-online = Mese online
online-none = Încă nu a fost pornită nicio masă online.
online-table = Masa { $table }: { $stage }, { $city }, runda { $round }
online-status-lobby = Masa se pregătește.
online-status-playing = Jocul este în curs.
online-status-finished = Jocul s-a terminat; fișa se completează singură.
online-status-abandoned = Masa a fost închisă.
online-watch = Privește
online-judge = Arbitru
online-judge-it = Așază-te ca arbitru
