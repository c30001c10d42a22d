# Mize prvenstva, ki se igrajo tukaj.
online-title = Vaša miza
online-ready = Miza { $table } je pripravljena. Igrate kot »{ $nickname }«; drugega imena ne vidi nihče.
online-sit-down = Sedi za mizo
online-wait = Vaša izmena se še ni začela. Ta stran preverja sama; pustite jo odprto.
online-entry = Nazaj na mojo prijavo
hall-page-online = Spletne mize
online-none = Na spletu se še ni začela nobena miza.
online-table = Miza { $table }: { $stage }, { $city }, { $round }. krog
online-status-lobby = Miza se pripravlja.
online-status-playing = Igra teče.
online-status-finished = Igre je konec; zapisnik se vnese sam.
online-status-abandoned = Miza je bila zaprta.
online-watch = Glej
online-judge = Sodnik
online-judge-it = Sedi za mizo kot sodnik
