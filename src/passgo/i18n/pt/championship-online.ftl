# Mesas de campeonato que se jogam aqui.
online-title = A tua mesa
online-ready = A mesa { $table } está pronta. Jogas como «{ $nickname }»; é o único nome que os outros veem.
online-sit-down = Ocupar o lugar
online-wait = A tua série ainda não começou. Esta página atualiza-se sozinha: deixa-a aberta.
online-entry = Voltar à minha inscrição
hall-page-online = Mesas online
online-none = Ainda não há mesas online.
online-table = Mesa { $table }: { $stage }, { $city }, ronda { $round }
online-status-lobby = A mesa está a ser preparada.
online-status-playing = O jogo está a decorrer.
online-status-finished = O jogo terminou; a folha de pontuação é entregue automaticamente.
online-status-abandoned = A mesa foi fechada.
online-watch = Assistir
online-judge = Árbitro
online-judge-it = Arbitrar esta mesa
