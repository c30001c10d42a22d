# Nomes da edição Cthulhu.

edition-cthulhu = Cthulhu
edition-cthulhu-short = Cthulhu, jogo curto
word-street = espaço de criatura
word-streets = espaços de criatura
word-house = cripta
word-houses = criptas
word-hotel = mausoléu
word-hotel-of-the = do mausoléu
word-hotel-one = um mausoléu
word-hotels = mausoléus
word-hotels-all = todos os mausoléus de um grupo podem ser vendidos
level-houses = { $count ->
    [0] { $count } criptas
    [one] { $count } cripta
    [many] { $count } de criptas
   *[other] { $count } criptas
}
    .now = { $count ->
        [0] há { $count } criptas
        [one] há { $count } cripta
        [many] há { $count } de criptas
       *[other] há { $count } criptas
    }
level-hotel = mausoléu
    .now = há um mausoléu
group-brown = Castanho
group-light-blue = Azul-claro
group-pink = Cor-de-rosa
group-orange = Cor de laranja
group-red = Vermelho
group-yellow = Amarelo
group-green = Verde
group-dark-blue = Azul-escuro
group-stations = Transportes
group-utilities = Instituições
deck-sanity = Sanidade
deck-knowledge = Conhecimento
kind-station = transporte
    .next = o próximo transporte
kind-utility = instituição
    .next = a próxima instituição
token-necronomicon = Necronomicon
token-cultists-tablet = Tábua dos cultistas
token-cthulhu-statuette = Estatueta de Cthulhu
token-shining-trapezohedron = Trapezoedro brilhante
token-hound-amulet = Amuleto do cão
token-dagon-dagger = Adaga de Dagon
space-go = PARTIDA
    .the = a PARTIDA
    .by = pela PARTIDA
    .cap = A PARTIDA
space-ghoul = Carniçal
    .the = o Carniçal
space-knowledge = Conhecimento
    .the = o Conhecimento
space-zoog = Zoog
    .the = o Zoog
space-research-fee = Taxa de investigação
    .the = a Taxa de investigação
space-ship = Navio
    .the = o Navio
space-night-gaunt = Magro da Noite
    .the = o Magro da Noite
space-sanity = Sanidade
    .the = a Sanidade
space-rat-thing = Coisa-Rato
    .the = a Coisa-Rato
space-wilbur-whateley = Wilbur Whateley
space-jail = Cadeia
    .the = a Cadeia (só de visita)
space-deep-one = Ser das Profundezas
    .the = o Ser das Profundezas
space-miskatonic-university = Universidade Miskatonic
    .the = a Universidade Miskatonic
space-dagon = Dagon
space-hydra = Hidra
    .the = a Hidra
space-train = Comboio
    .the = o Comboio
space-mi-go = Mi-Go
    .the = o Mi-Go
space-elder-thing = Coisa Antiga
    .the = a Coisa Antiga
space-shoggoth = Shoggoth
    .the = o Shoggoth
space-free-parking = Parque grátis
    .the = o Parque grátis
space-hound-of-the-void = Cão do Vazio
    .the = o Cão do Vazio
space-flying-polyp = Pólipo Voador
    .the = o Pólipo Voador
space-great-race = Grande Raça
    .the = a Grande Raça
space-dream-journey = Viagem onírica
    .the = a Viagem onírica
space-colour-from-space = Cor do Espaço
    .the = a Cor do Espaço
space-star-spawn = Cria das Estrelas
    .the = a Cria das Estrelas
space-sanatorium = Manicómio
    .the = o Manicómio
space-hastur = Hastur
space-go-to-jail = Vai para a Cadeia
    .the = «Vai para a Cadeia»
space-shub-niggurath = Shub-Niggurath
space-nyarlathotep = Nyarlathotep
space-yog-sothoth = Yog-Sothoth
space-automobile = Automóvel
    .the = o Automóvel
space-azathoth = Azathoth
space-examination-fee = Taxa de exame médico
    .the = a Taxa de exame médico
space-great-cthulhu = Grande Cthulhu
    .the = o Grande Cthulhu
