# Championship tables that are played here.
online-title = Your table
online-ready = Table { $table } is ready. You play as “{ $nickname }”; nobody sees another name.
online-sit-down = Sit down
online-wait = Your heat has not started yet. This page looks again by itself; leave it open.
online-entry = Back to my entry
hall-page-online = Online tables
online-none = No table has been started online yet.
online-table = Table { $table }: { $stage }, { $city }, round { $round }
online-status-lobby = The table is being prepared.
online-status-playing = The game is on.
online-status-finished = The game is over; the sheet is entered by itself.
online-status-abandoned = The table was closed.
online-watch = Watch
online-judge = Judge
online-judge-it = Sit down as the judge
