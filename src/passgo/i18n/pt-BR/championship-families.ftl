family-email-hint = É para lá que enviamos o link da inscrição. Irmãos podem usar o mesmo endereço.
family-guardian = Pai, mãe ou responsável
family-guardian-lead = Necessário para quem tiver menos de { $age } anos no dia em que jogar. Deixe em branco para os demais.
family-same-contact = Só se for diferente do informado acima.
entry-consent-guardian = Sou pai, mãe ou responsável por este jogador. Autorizo a sua participação e que os nossos dados sejam tratados por { $organisers } para este campeonato.
family-fault-answer = Responda a esta pergunta com uma das respostas possíveis.
family-drawn = Até você ter um seu, o seu apelido é “{ $nickname }”.
family-nickname-posted = As mesas já foram publicadas, por isso o seu apelido não pode mais mudar.
family-another = Inscrever mais alguém com este contato
family-waiting-left = { $count ->
    [one] Resta { $count } vaga na lista de espera.
    [many] Restam { $count } de vagas na lista de espera.
   *[other] Restam { $count } vagas na lista de espera.
}
family-import-encoding = O arquivo foi lido como { $encoding }. Confira os nomes: se houver letras erradas, salve-o como UTF-8 e importe-o de novo.
family-import-optional = Colunas de que nem todos precisam; podem ser omitidas:
family-import-answer = “{ $column }” precisa ter uma das respostas possíveis.
found-guardian = Idade abaixo da qual é preciso pai, mãe ou responsável
found-shared-email = Vários jogadores podem usar o mesmo e-mail, como em uma família
found-group-hint = Por exemplo, “Turma” ou “Clube”. Deixe em branco para não perguntar nada.
found-group-list-hint = Um por linha, por exemplo 3A e 3B. Deixe em branco para os próprios jogadores escreverem.
found-apart-groups = Jogadores do mesmo grupo evitam se encontrar na primeira rodada
