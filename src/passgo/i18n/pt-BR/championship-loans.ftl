loan-lead = Empreste um local a um notebook que vai gerenciá-lo sem internet. Até o empréstimo terminar, tudo desse local é registrado lá.
loan-entries = { $count ->
    [0] { $count } registros.
    [one] { $count } registro.
    [many] { $count } de registros.
   *[other] { $count } registros.
}
loan-archive = Arquivo para o notebook
loan-recall-lead = Tudo o que o notebook não tiver devolvido até agora será recusado. Faça isso só se o notebook se perdeu ou quebrou.
hall-done-recall = O local volta a ser gerenciado aqui.
loan-import-lead = Você pode importar resultados quantas vezes quiser, mesmo no meio de uma rodada. Só é adicionado o que é novo.
loan-import-file = Arquivo de resultados do notebook
loan-told-new = { $count ->
    [0] { $count } registros novos importados.
    [one] { $count } registro novo importado.
    [many] { $count } de registros novos importados.
   *[other] { $count } registros novos importados.
}
loan-told-nothing = Não há nada de novo neste arquivo.
loan-label = Nome do notebook
loan-key-lead = Informe a chave por telefone ou em papel, nunca junto com o arquivo.
loan-home = Este notebook gerencia este local: { $city }.
loan-home-results = Baixar resultados
loan-finish-lead = Depois disso, não é possível registrar mais nada neste notebook. Baixe então os resultados e importe-os no servidor: é assim que o empréstimo termina.
hall-done-finish = Concluído. Baixe agora os resultados.
loan-home-finished = Este local está concluído. Importe os resultados no servidor.
refusal-champ-venue-finished = O trabalho neste notebook está concluído. Continue no servidor do campeonato.
loan-refused-broken = Este arquivo está danificado. Baixe de novo os resultados no notebook.
loan-refused-signature = Este arquivo não vem do notebook que tem este local, ou foi alterado no caminho.
loan-refused-other = Este arquivo não tem resultados de nenhum local emprestado no momento. Escolha o arquivo de resultados do notebook.
loan-refused-recalled = Este local foi recuperado, por isso nada mais é aceito do seu notebook. O que chegou antes é mantido. Empreste o local de novo e registre o que falta.
loan-refused-diverged = Dois notebooks trabalharam com o mesmo arquivo, e os resultados do outro já estão aqui. Continue com esse e registre nele o que só este tem.
loan-name-elsewhere = Já há em outro local alguém da equipe com esse nome. Adicione um segundo nome ou uma inicial.
