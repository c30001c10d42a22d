# Stolovi prvenstva koji se igraju ovdje.
online-title = Vaš stol
online-ready = Stol { $table } je spreman. Igrate kao „{ $nickname }”; drugo ime nitko ne vidi.
online-sit-down = Sjedni
online-wait = Vaša skupina još nije počela. Ova stranica provjerava sama; ostavite je otvorenom.
online-entry = Natrag na moju prijavu
hall-page-online = Online stolovi
online-none = Još nijedan stol nije pokrenut online.
online-table = Stol { $table }: { $stage }, { $city }, { $round }. kolo
online-status-lobby = Stol se priprema.
online-status-playing = Igra traje.
online-status-finished = Igra je gotova; zapisnik se unosi sam.
online-status-abandoned = Stol je zatvoren.
online-watch = Gledaj
online-judge = Sudac
online-judge-it = Sjedni kao sudac
