# A bajnokság itt játszott asztalai.
online-title = Az asztalod
online-ready = Az asztal készen áll, száma: { $table }. „{ $nickname }” néven játszol; más nevet senki sem lát.
online-sit-down = Leülök az asztalhoz
online-wait = A futamod még nem indult el. Ez az oldal magától frissül; hagyd nyitva.
online-entry = Vissza a nevezésemhez
hall-page-online = Online asztalok
online-none = Még nincs online asztal.
online-table = { $table }. asztal: { $stage }, { $city }, { $round }. forduló
online-status-lobby = Az asztalt előkészítik.
online-status-playing = Folyik a játék.
online-status-finished = A játéknak vége; a pontozólap automatikusan bekerül.
online-status-abandoned = Az asztalt bezárták.
online-watch = Nézem
online-judge = Bíró
online-judge-it = Leülök bíróként
