# Mästerskapsbord som spelas här.
online-title = Ditt bord
online-ready = Bord { $table } är klart. Du spelar som ”{ $nickname }”; ingen ser något annat namn.
online-sit-down = Sätt dig
online-wait = Ditt heat har inte startat än. Sidan uppdateras automatiskt; lämna den öppen.
online-entry = Tillbaka till min anmälan
hall-page-online = Onlinebord
online-none = Inga onlinebord än.
online-table = Bord { $table }: { $stage }, { $city }, omgång { $round }
online-status-lobby = Bordet förbereds.
online-status-playing = Spelet pågår.
online-status-finished = Spelet är slut; protokollet förs in automatiskt.
online-status-abandoned = Bordet har stängts.
online-watch = Titta på
online-judge = Domare
online-judge-it = Sätt dig som domare
