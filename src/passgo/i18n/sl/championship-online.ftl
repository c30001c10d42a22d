# Mize prvenstva, ki se igrajo tukaj.
online-title = Tvoja miza
online-ready = Miza { $table } je pripravljena. Igraš kot »{ $nickname }«; drugega imena ne vidi nihče.
online-sit-down = Sedi za mizo
online-wait = Tvoja izmena se še ni začela. Ta stran se osvežuje samodejno; pusti jo odprto.
online-entry = Nazaj na mojo prijavo
hall-page-online = Spletne mize
online-none = Spletnih miz še ni.
online-table = Miza { $table }: { $stage }, { $city }, { $round }. krog
online-status-lobby = Miza se pripravlja.
online-status-playing = Igra teče.
online-status-finished = Igre je konec; zapisnik se vnese samodejno.
online-status-abandoned = Miza je bila zaprta.
online-watch = Oglej si igro
online-judge = Sodnik
online-judge-it = Zasedi sodniški sedež
