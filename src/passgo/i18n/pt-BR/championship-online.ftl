online-title = A sua mesa
online-ready = A mesa { $table } está pronta. Você joga como “{ $nickname }”; é o único nome que os outros veem.
online-wait = A sua série ainda não começou. Esta página se atualiza sozinha: deixe-a aberta.
hall-page-online = Mesas on-line
online-none = Ainda não há mesas on-line.
online-table = Mesa { $table }: { $stage }, { $city }, rodada { $round }
online-status-lobby = A mesa está sendo preparada.
online-status-playing = O jogo está em andamento.
