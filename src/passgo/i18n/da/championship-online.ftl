# Mesterskabsborde, der spilles her.
online-title = Dit bord
online-ready = Bord { $table } er klar. Du spiller som ”{ $nickname }”; ingen ser et andet navn.
online-sit-down = Sæt dig
online-wait = Dit heat er ikke startet endnu. Siden opdateres automatisk; lad den stå åben.
online-entry = Tilbage til min tilmelding
hall-page-online = Onlineborde
online-none = Ingen onlineborde endnu.
online-table = Bord { $table }: { $stage }, { $city }, runde { $round }
online-status-lobby = Bordet gøres klar.
online-status-playing = Spillet er i gang.
online-status-finished = Spillet er slut; skemaet indtastes automatisk.
online-status-abandoned = Bordet blev lukket.
online-watch = Se med
online-judge = Dommer
online-judge-it = Vær dommer ved bordet
