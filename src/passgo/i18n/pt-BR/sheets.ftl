sheet-round = Rodada
sheet-players-hint = Quem sai assina aqui na hora: numere os jogadores na ordem em que saem.
sheet-expelled = desclassificação
sheet-worth = Patrimônio no fim
sheet-worth-hint = Some no verso e transporte os totais para cá. Deixe vazia a coluna de quem está fora do jogo.
sheet-cash-how = pelo valor de face
sheet-share = { $share ->
    [full] pelo preço impresso
    [half] pela metade do preço impresso
   *[part] por { $percent } do preço impresso
}
sheet-total = Patrimônio
sheet-sum-carry = Transporte estes totais para a frente da folha.
list-seating = Distribuição das mesas
list-alternates-hint = Ligue na ordem dos números. Ninguém entra em um jogo em andamento.
list-number = Nº
badge-show = Mostre este código na entrada
list-unconfirmed = Inscritos: lista de ligações
list-unconfirmed-hint = Ligue para todas as pessoas desta lista e pergunte se vêm.
list-alternates = Suplentes: lista de ligações
list-called = Hora da ligação
certificate-title = Certificado
certificate-for = Este certificado é concedido a
certificate-rank = { $rank }º lugar
