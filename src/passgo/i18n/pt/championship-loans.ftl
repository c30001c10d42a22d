# Empréstimo de locais: um portátil gere um local sem internet e devolve os resultados num ficheiro.

hall-page-loans = Empréstimo de locais
loan-lead = Empresta um local a um portátil que o vai gerir sem internet. Até o empréstimo terminar, tudo o que diz respeito a esse local é registado lá.
loan-state-lent = Emprestado
loan-state-finished = Concluído
loan-state-recalled = Recuperado
loan-since = Emprestado desde { $moment }
loan-reported = Últimos resultados: { $moment }.
loan-entries = { $count ->
    [0] { $count } registos.
    [one] { $count } registo.
    [many] { $count } de registos.
   *[other] { $count } registos.
}
loan-told-none = Ainda não há resultados.
loan-unfinished = { $count ->
    [0] Por concluir: o local continua emprestado.
    [one] Por concluir: { $count } mesa ainda está em jogo.
    [many] Por concluir: { $count } de mesas ainda estão em jogo.
   *[other] Por concluir: { $count } mesas ainda estão em jogo.
}
loan-archive = Ficheiro para o portátil
loan-recall = Recuperar
loan-recall-lead = Tudo o que o portátil não tenha devolvido até agora vai ser recusado. Faz isto só se o portátil se perdeu ou avariou.
hall-done-recall = O local volta a ser gerido aqui.

loan-import = Importar resultados
loan-import-lead = Podes importar resultados as vezes que quiseres, mesmo a meio de uma ronda. Só se acrescenta o que é novo.
loan-import-file = Ficheiro de resultados do portátil
loan-told-new = { $count ->
    [0] { $count } registos novos importados.
    [one] { $count } registo novo importado.
    [many] { $count } de registos novos importados.
   *[other] { $count } registos novos importados.
}
loan-told-nothing = Não há nada de novo neste ficheiro.
loan-told-finished = O local está concluído e o empréstimo terminou.
loan-lend = Emprestar um local
loan-label = Nome do portátil
loan-lent = Local emprestado: { $city }
loan-key = Chave
loan-key-lead = Comunica a chave por telefone ou em papel, nunca juntamente com o ficheiro.

loan-home = Este portátil gere este local: { $city }.
loan-home-results = Transferir resultados
loan-finish = Este local está concluído
loan-finish-lead = Depois disso, já não se pode registar mais nada neste portátil. Transfere então os resultados e importa-os no servidor: é assim que o empréstimo termina.
hall-done-finish = Concluído. Transfere agora os resultados.
loan-home-finished = Este local está concluído. Importa os resultados no servidor.

refusal-champ-venue-finished = O trabalho neste portátil está concluído. Continua no servidor do campeonato.
refusal-champ-venue-not-lent = Este local não está emprestado.
loan-refused-broken = Este ficheiro está danificado. Transfere de novo os resultados no portátil.
loan-refused-signature = Este ficheiro não vem do portátil que tem este local, ou foi alterado pelo caminho.
loan-refused-other = Este ficheiro não tem resultados de nenhum local emprestado neste momento. Escolhe o ficheiro de resultados do portátil.
loan-refused-recalled = Este local foi recuperado, por isso já não se aceita mais nada do seu portátil. O que chegou antes mantém-se. Empresta o local de novo e regista o que falta.
loan-refused-diverged = Dois portáteis trabalharam com o mesmo ficheiro, e os resultados do outro já estão aqui. Continua com esse e regista nele o que só este tem.
loan-name-elsewhere = Já há noutro local alguém da equipa com esse nome. Acrescenta um segundo nome ou uma inicial.
