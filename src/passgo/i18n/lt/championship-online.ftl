# Čempionato stalai, prie kurių žaidžiama čia.
online-title = Jūsų stalas
online-ready = Stalas nr. { $table } paruoštas. Žaidžiate kaip „{ $nickname }“; kito vardo niekas nemato.
online-sit-down = Sėsti prie stalo
online-wait = Jūsų srautas dar neprasidėjo. Puslapis atsinaujina pats; palikite jį atvertą.
online-entry = Atgal į mano paraišką
hall-page-online = Internetiniai stalai
online-none = Internetinių stalų dar nėra.
online-table = Stalas nr. { $table }: { $stage }, { $city }, { $round } turas
online-status-lobby = Stalas ruošiamas.
online-status-playing = Žaidžiama.
online-status-finished = Žaidimas baigtas; protokolas įvedamas automatiškai.
online-status-abandoned = Stalas uždarytas.
online-watch = Stebėti
online-judge = Teisėjas
online-judge-it = Teisėjauti prie šio stalo
