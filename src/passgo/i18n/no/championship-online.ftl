# Mesterskapsbord som spilles her.
online-title = Bordet ditt
online-ready = Bord { $table } er klart. Du spiller som «{ $nickname }». Det er det eneste navnet noen ser.
online-sit-down = Sett deg
online-wait = Heatet ditt har ikke startet ennå. Siden oppdateres automatisk, så la den stå åpen.
online-entry = Tilbake til påmeldingen min
hall-page-online = Nettbord
online-none = Ingen nettbord ennå.
online-table = Bord { $table }: { $stage }, { $city }, runde { $round }
online-status-lobby = Bordet gjøres klart.
online-status-playing = Spillet er i gang.
online-status-finished = Spillet er slutt. Skjemaet føres inn automatisk.
online-status-abandoned = Bordet ble stengt.
online-watch = Se på
online-judge = Dommer
online-judge-it = Døm ved dette bordet
