# Mesas de campeonato que se jogam aqui.
online-title = A sua mesa
online-ready = A mesa { $table } está pronta. Joga como «{ $nickname }»; ninguém vê outro nome.
online-sit-down = Sentar-se
online-wait = A sua série ainda não começou. Esta página atualiza-se sozinha; deixe-a aberta.
online-entry = Voltar à minha inscrição
hall-page-online = Mesas online
online-none = Ainda não foi aberta nenhuma mesa online.
online-table = Mesa { $table }: { $stage }, { $city }, ronda { $round }
online-status-lobby = A mesa está a ser preparada.
online-status-playing = O jogo está a decorrer.
online-status-finished = O jogo terminou; a folha é entregue automaticamente.
online-status-abandoned = A mesa foi fechada.
online-watch = Assistir
online-judge = Árbitro
online-judge-it = Sentar-se como árbitro
