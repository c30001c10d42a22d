hall-calls-none = Nenhuma mesa está esperando.
hall-call-taken = { $name } está a caminho.
hall-call-take = Estou a caminho
hall-page-control = Sala de controle
control-phoned = Ligações feitas
control-due = Folhas em falta
control-late-start = Deveria ter começado às { $time }
panel-call-taken = { $name } está a caminho.
panel-timer-reset = Zerar
entry-list-lead-back = Essas pessoas pediram para receber a ligação neste horário.
entry-call-near = { $count ->
    [one] Falta ligar para { $count } pessoa. Início: { $when }
    [many] Falta ligar para { $count } de pessoas. Início: { $when }
   *[other] Falta ligar para { $count } pessoas. Início: { $when }
}
entry-call-back-at = Ligar de novo: { $when }
entry-call-add = Anotar uma ligação
entry-calls = Ligações
entry-call-no-answer = Ninguém atende
entry-call-wrong = Escolha o dia e a hora da ligação ou escreva uma nota de até 500 caracteres.
mail-desk-write = Escrever para participantes
mail-desk-needed = O texto precisa conter { $word }.
mail-desk-count = Contar e ver a prévia
mail-desk-counted = { $count ->
    [0] Ninguém corresponde a esta seleção.
    [one] Vai para { $count } pessoa:
    [many] Vai para { $count } de pessoas:
   *[other] Vai para { $count } pessoas:
}
mail-desk-send = { $count ->
    [one] Enviar para { $count } pessoa
    [many] Enviar para { $count } de pessoas
   *[other] Enviar para { $count } pessoas
}
mail-desk-too-many = São e-mails demais em uma hora. Espere um pouco e depois envie este.
mail-desk-bad-unknown = { $word } não pode ser preenchido aqui.
mail-desk-bad-empty = Escreva um assunto e um texto.
mail-desk-bad-long = O assunto ou o texto é longo demais.
mail-desk-bad-days = Digite até 5 números inteiros de 1 a 60, ou nada.
hall-done-reminders = Salvo.
mail-desk-texts-lead = Cada texto pode ser mudado, idioma por idioma. Os idiomas sem texto próprio mantêm o padrão.
mail-desk-preview = Prévia
mail-desk-standard = Voltar ao padrão
hall-done-keep = O seu texto está em uso.
hall-done-standard = O texto padrão está em uso de novo.
