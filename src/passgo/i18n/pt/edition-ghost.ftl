# Nomes da edição dos fantasmas.

edition-ghost = Fantasmas
word-house = armadilha
word-hotel = unidade de contenção
level-houses = { $count ->
    [0] { $count } armadilhas
    [one] { $count } armadilha
    [many] { $count } de armadilhas
   *[other] { $count } armadilhas
}
level-hotel = unidade de contenção
group-brown = Castanho
group-light-blue = Azul-claro
group-pink = Cor-de-rosa
group-orange = Cor de laranja
group-red = Vermelho
group-yellow = Amarelo
group-green = Verde
group-dark-blue = Azul-escuro
deck-mist = Névoa errante
kind-ride = ECTO-1
kind-entity = entidade
token-goggles = Óculos de proteção
token-ghost-meter = Medidor de fantasmas
token-cello = Violoncelo
token-proton-pack = Mochila de protões
token-marshmallow = Marshmallow
token-siren = Sirene
space-go = PARTIDA
space-corner-bookshop = Livraria da esquina
space-mist = Névoa errante
space-subway-stairs = Escadas do metro
space-library-phantom = Fantasma da biblioteca
space-ecto-1 = ECTO-1
space-night-diner = Café noturno
space-pawn-shop = Casa de penhores
space-wax-museum = Museu de cera
space-jail = Cadeia
space-old-fire-station = Velho quartel dos bombeiros
space-hungry-green-ghost = Fantasma verde guloso
space-university-lab = Laboratório da universidade
space-city-archive = Arquivo municipal
space-reading-room = Sala de leitura
space-card-catalogue = Ficheiro
space-grand-staircase = Grande escadaria
space-free-parking = Parque grátis
space-hotel-lobby = Átrio do hotel
space-ballroom = Salão de baile
space-twelfth-floor = Décimo segundo andar
space-town-hall = Câmara municipal
space-mayors-office = Gabinete da presidência
space-gate-hound = Cão do portão
space-city-jail-roof = Telhado da cadeia
space-go-to-jail = Vai para a Cadeia
space-park-gate = Portão do parque
space-carriage-stand = Praça de coches
space-penthouse-kitchen = Cozinha da cobertura
space-rooftop-temple = Templo do terraço
space-giant-of-the-avenue = Gigante da avenida
space-crossroads-gate = Portal da encruzilhada
