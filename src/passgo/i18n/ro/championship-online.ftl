# Mesele de campionat care se joacă aici.
online-title = Masa ta
online-ready = Masa { $table } este gata. Joci ca „{ $nickname }”; este singurul nume pe care îl văd ceilalți.
online-sit-down = Ia loc
online-wait = Seria ta nu a început încă. Pagina se actualizează singură: las-o deschisă.
online-entry = Înapoi la înscrierea mea
hall-page-online = Mese online
online-none = Încă nu există mese online.
online-table = Masa { $table }: { $stage }, { $city }, runda { $round }
online-status-lobby = Masa se pregătește.
online-status-playing = Jocul este în curs.
online-status-finished = Jocul s-a terminat; fișa de scor se introduce automat.
online-status-abandoned = Masa a fost închisă.
online-watch = Privește
online-judge = Arbitru
online-judge-it = Arbitrează masa
