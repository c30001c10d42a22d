# Meisterschaftstische, die hier gespielt werden.
online-title = Dein Tisch
online-ready = Tisch { $table } ist bereit. Du spielst als „{ $nickname }“; einen anderen Namen sieht niemand.
online-sit-down = Platz nehmen
online-wait = Dein Durchgang hat noch nicht begonnen. Diese Seite aktualisiert sich von selbst; lass sie offen.
online-entry = Zurück zu meiner Anmeldung
hall-page-online = Online-Tische
online-none = Noch gibt es keine Online-Tische.
online-table = Tisch { $table }: { $stage }, { $city }, Runde { $round }
online-status-lobby = Der Tisch wird vorbereitet.
online-status-playing = Das Spiel läuft.
online-status-finished = Das Spiel ist zu Ende; der Bogen wird automatisch eingetragen.
online-status-abandoned = Der Tisch wurde geschlossen.
online-watch = Zusehen
online-judge = Schiedsrichter
online-judge-it = Als Schiedsrichter Platz nehmen
