hall-calls = Chamadas ao árbitro principal
hall-calls-none = Nenhuma mesa está à espera.
hall-call-table = Mesa { $table } ({ $place })
hall-call-since = desde as { $time }
hall-call-taken = { $name } vai a caminho.
hall-call-take = Vou a caminho
hall-call-end = Resolvido
hall-call = Chamar o árbitro principal
hall-page-control = Sala de controlo
control-time = Situação às { $time }.
control-reload = Atualizar
control-registered = Inscritos
control-phoned = Contactados
control-present = Presentes
control-seated = Nas mesas
control-playing = Mesas em jogo
control-due = Faltam folhas
control-unconfirmed = Por confirmar
control-notes = Notas
control-total = Total
control-calls = { $count ->
    [one] { $count } chamada
    [many] { $count } chamadas
   *[other] { $count } chamadas
}
control-late-start = Devia ter começado às { $time }
control-late-end = Tempo esgotado às { $time }
control-late = Em atraso: { $count }
panel-call = Chamar o árbitro principal
panel-called = Árbitro principal chamado às { $time }.
panel-call-taken = { $name } vai a caminho.
panel-call-end = Resolvido
panel-entry-call = Chamada ao árbitro principal
panel-entry-end-call = Chamada resolvida
panel-timers = Temporizadores
panel-timer-deal = { $count ->
    [one] Negócio: { $count } minuto no máximo
    [many] Negócio: { $count } minutos no máximo
   *[other] Negócio: { $count } minutos no máximo
}
panel-timer-limit = Tempo limite
panel-timer-minutes = Minutos
panel-timer-start = Começar
panel-timer-stop = Parar
panel-timer-reset = Repor
panel-timer-over-deal = O tempo para o negócio acabou.
panel-timer-over-limit = O tempo limite acabou.
entry-list-back = Ligar agora
entry-list-lead-back = Pediram que lhes ligassem a esta hora.
entry-call-near = { $count ->
    [one] Falta ligar a { $count } pessoa. Início: { $when }
    [many] Falta ligar a { $count } pessoas. Início: { $when }
   *[other] Falta ligar a { $count } pessoas. Início: { $when }
}
entry-call-attempts = { $count ->
    [one] { $count } tentativa, { $when }
    [many] { $count } tentativas, a última { $when }
   *[other] { $count } tentativas, a última { $when }
}
entry-call-back-at = Voltar a ligar: { $when }
entry-call-add = Anotar um telefonema
entry-calls = Telefonemas
entry-call-outcome = Qual foi o resultado?
entry-call-no-answer = Não atende
entry-call-call-back = Ligar mais tarde
entry-call-note = Só uma nota
entry-call-when = Quando ligar
entry-call-text = Nota
entry-done-noted = Anotado.
entry-call-wrong = Escolhe dia e hora para ligar ou escreve uma nota até 500 caracteres.
control-place-holds = Tem o lugar do campeão.
control-place-pass = Ceder o lugar
hall-done-pass-place = O lugar foi cedido.
control-place-held = O lugar do campeão ({ $prize }) é de { $name }.
hall-page-mail = Escrever emails
mail-desk-write = Escrever a participantes
mail-desk-stage = Fase
mail-desk-group = Grupo
mail-desk-alternates = Suplentes
mail-desk-words = Preenchido para cada pessoa:
mail-desk-needed = O texto tem de conter { $word }.
mail-desk-count = Contar e ver
mail-desk-counted = { $count ->
    [0] Ninguém corresponde a esta escolha.
    [one] Vai para { $count } pessoa:
    [many] Vai para { $count } pessoas:
   *[other] Vai para { $count } pessoas:
}
mail-desk-send = { $count ->
    [one] Enviar a { $count } pessoa
    [many] Enviar a { $count } pessoas
   *[other] Enviar a { $count } pessoas
}
hall-done-send = Os emails estão na caixa de saída.
mail-desk-too-many = São muitos emails numa hora. Espera um pouco e depois envia este.
mail-desk-bad-unknown = { $word } não se pode preencher aqui.
mail-desk-bad-empty = Escreve um assunto e um texto.
mail-desk-bad-long = O assunto ou o texto é demasiado longo.
mail-desk-reminders = Lembretes
mail-desk-reminders-lead = Quem está confirmado recebe um email em cada um destes dias. Um ensaio não envia nenhum.
mail-desk-days = Dias antes do início, por exemplo 7, 1
mail-desk-bad-days = Escreve até 5 números inteiros de 1 a 60, ou nada.
hall-done-reminders = Guardado.
mail-desk-texts = Textos dos emails
mail-desk-texts-lead = Cada texto pode ser alterado, língua a língua. As línguas sem texto próprio mantêm o habitual.
mail-desk-own = Texto próprio:
mail-desk-all = Todos os emails
mail-desk-language = Língua do texto
mail-desk-preview = Pré-visualização
mail-desk-keep = Usar este texto
mail-desk-standard = Voltar ao habitual
hall-done-keep = O teu texto está em uso.
hall-done-standard = O texto habitual está outra vez em uso.
logged-call-taken = Árbitro principal a caminho.
