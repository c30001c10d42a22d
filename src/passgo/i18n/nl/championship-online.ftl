# Kampioenschapstafels die hier worden gespeeld.
online-title = Jouw tafel
online-ready = Tafel { $table } is klaar. Je speelt als ‘{ $nickname }’; niemand ziet een andere naam.
online-sit-down = Plaatsnemen
online-wait = Je serie is nog niet begonnen. Deze pagina wordt automatisch vernieuwd; laat hem open.
online-entry = Terug naar mijn inschrijving
hall-page-online = Onlinetafels
online-none = Er zijn nog geen onlinetafels.
online-table = Tafel { $table }: { $stage }, { $city }, ronde { $round }
online-status-lobby = De tafel wordt klaargezet.
online-status-playing = Het spel is bezig.
online-status-finished = Het spel is afgelopen; het formulier wordt automatisch ingevoerd.
online-status-abandoned = De tafel is gesloten.
online-watch = Kijken
online-judge = Arbiter
online-judge-it = Als arbiter plaatsnemen
