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
level-hotel = mausoléu
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
kind-utility = instituição
token-necronomicon = Necronomicon
token-cultists-tablet = Tábua dos cultistas
token-cthulhu-statuette = Estatueta de Cthulhu
token-shining-trapezohedron = Trapezoedro brilhante
token-hound-amulet = Amuleto do cão
token-dagon-dagger = Adaga de Dagon
space-go = PARTIDA
space-ghoul = Carniçal
space-knowledge = Conhecimento
space-zoog = Zoog
space-research-fee = Taxa de investigação
space-ship = Navio
space-night-gaunt = Magro da Noite
space-sanity = Sanidade
space-rat-thing = Coisa-Rato
space-wilbur-whateley = Wilbur Whateley
space-jail = Cadeia
space-deep-one = Ser das Profundezas
space-miskatonic-university = Universidade Miskatonic
space-dagon = Dagon
space-hydra = Hidra
space-train = Comboio
space-mi-go = Mi-Go
space-elder-thing = Coisa Antiga
space-shoggoth = Shoggoth
space-free-parking = Parque grátis
space-hound-of-the-void = Cão do Vazio
space-flying-polyp = Pólipo Voador
space-great-race = Grande Raça
space-dream-journey = Viagem onírica
space-colour-from-space = Cor do Espaço
space-star-spawn = Cria das Estrelas
space-sanatorium = Manicómio
space-hastur = Hastur
space-go-to-jail = Vai para a Cadeia
space-shub-niggurath = Shub-Niggurath
space-nyarlathotep = Nyarlathotep
space-yog-sothoth = Yog-Sothoth
space-automobile = Automóvel
space-azathoth = Azathoth
space-examination-fee = Taxa de exame médico
space-great-cthulhu = Grande Cthulhu
