family-player = Sobre o jogador
family-email-hint = Enviamos para aí o link da inscrição. Irmãos podem partilhar um endereço.
family-questions = Algumas perguntas
family-guardian = Pai, mãe ou tutor
family-guardian-lead = Necessário para quem tiver menos de { $age } anos no dia em que joga. Deixa vazio para os outros.
family-same-contact = Só se for diferente do de cima.
entry-consent-guardian = Sou pai, mãe ou tutor deste jogador. Pode participar, e { $organisers } podem tratar os nossos dados para este campeonato.
family-yes = Sim
family-no = Não
family-fault-answer = Responde a esta pergunta com uma das respostas possíveis.
family-drawn = Até teres uma tua, apareces como «{ $nickname }».
family-nickname-posted = As mesas estão publicadas, por isso a tua alcunha já não pode mudar.
family-another = Inscrever mais alguém com este contacto
family-waiting-left = { $count ->
    [one] Resta { $count } lugar na lista de espera.
    [many] Restam { $count } lugares na lista de espera.
   *[other] Restam { $count } lugares na lista de espera.
}
family-group = Grupo
family-group-all = Todos os grupos
family-import-encoding = O ficheiro foi lido como { $encoding }. Verifica os nomes: se houver letras erradas, guarda-o como UTF-8 e importa-o outra vez.
family-import-optional = Colunas de que nem todos precisam; podem faltar:
family-import-answer = «{ $column }» tem de ter uma das respostas possíveis.
family-export-xlsx = Exportar todas as inscrições (XLSX)
found-guardian = Jogadores mais novos precisam de um dos pais ou tutor
found-shared-email = Vários jogadores podem partilhar um email, como numa família
found-group = Perguntar aos jogadores pelo grupo
found-group-hint = Por exemplo «Turma» ou «Clube». Deixa vazio para não perguntar nada.
found-group-list = Grupos à escolha
found-group-list-hint = Um por linha, por exemplo 3A e 3B. Deixa vazio para os jogadores escreverem.
found-apart-groups = Jogadores de um grupo evitam-se na primeira ronda
