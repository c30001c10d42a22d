# Stolovi prvenstva koji se igraju ovdje.
online-title = Tvoj stol
online-ready = Stol { $table } je spreman. Igraš kao „{ $nickname }”; drugo ime nitko ne vidi.
online-sit-down = Sjedni
online-wait = Tvoja skupina još nije počela. Ova se stranica osvježava automatski; ostavi je otvorenom.
online-entry = Natrag na moju prijavu
hall-page-online = Online stolovi
online-none = Još nema online stolova.
online-table = Stol { $table }: { $stage }, { $city }, { $round }. kolo
online-status-lobby = Stol se priprema.
online-status-playing = Igra traje.
online-status-finished = Igra je gotova; zapisnik se unosi automatski.
online-status-abandoned = Stol je zatvoren.
online-watch = Gledaj
online-judge = Sudac
online-judge-it = Zauzmi sučevo mjesto
