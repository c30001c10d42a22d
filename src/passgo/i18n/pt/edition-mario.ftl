# Nomes da edição Mario.

edition-mario = Mario
word-go = GO
word-street = local
word-streets = locais
word-house = Casa do Toad
word-houses = Casas do Toad
word-hotel = Castelo da Peach
word-hotel-of-the = do Castelo da Peach
word-hotel-one = um Castelo da Peach
word-hotels = Castelos da Peach
word-hotels-all = todos os Castelos da Peach de um grupo podem ser vendidos
level-houses = { $count ->
    [0] { $count } Casas do Toad
    [one] { $count } Casa do Toad
    [many] { $count } de Casas do Toad
   *[other] { $count } Casas do Toad
}
    .now = { $count ->
        [0] há { $count } Casas do Toad
        [one] há { $count } Casa do Toad
        [many] há { $count } de Casas do Toad
       *[other] há { $count } Casas do Toad
    }
level-hotel = Castelo da Peach
    .now = há um Castelo da Peach
group-brown = Castanho
group-light-blue = Azul-claro
group-pink = Cor-de-rosa
group-orange = Cor de laranja
group-red = Vermelho
group-yellow = Amarelo
group-green = Verde
group-dark-blue = Azul-escuro
group-utilities = Serviços
deck-community-chest = Cofre
kind-utility = serviço
    .next = o próximo serviço
kind-question = bloco de interrogação
    .next = o próximo bloco de interrogação
token-mushroom = Cogumelo
token-star = Estrela
token-fire-flower = Flor de fogo
token-shell = Carapaça
token-leaf = Folha
token-cap = Boné
space-go = GO
    .the = o GO
    .by = pelo GO
    .cap = O GO
space-brick-meadow = Prado dos tijolos
    .the = o Prado dos tijolos
space-question-block = Bloco de interrogação
    .the = o Bloco de interrogação
    .cap = O Bloco de interrogação
space-pipe-cellar = Cave dos canos
    .the = a Cave dos canos
space-chain-chomp = Chain Chomp
space-maze-wood = Bosque labirinto
    .the = o Bosque labirinto
space-community-chest = Cofre
    .the = o Cofre
space-cloud-bridge = Ponte das nuvens
    .the = a Ponte das nuvens
space-jail = Cadeia
    .the = a Cadeia (só de visita)
space-painted-hall = Salão pintado
    .the = o Salão pintado
space-bell-tower = Campanário
    .the = o Campanário
space-bowser-jr = Bowser Jr.
space-harbour-square = Praça do porto
    .the = a Praça do porto
space-coral-bay = Baía de coral
    .the = a Baía de coral
space-free-parking = Free Parking
space-meteor-pier = Cais do meteorito
    .the = o Cais do meteorito
space-ring-world = Mundo anel
    .the = o Mundo anel
space-magikoopa = Magikoopa
space-sandstone-stair = Escada de arenito
    .the = a Escada de arenito
space-oasis-maze = Labirinto do oásis
    .the = o Labirinto do oásis
space-go-to-jail = Go to Jail
space-lantern-wood = Bosque das lanternas
    .the = o Bosque das lanternas
space-giant-roots = Raízes gigantes
    .the = as Raízes gigantes
space-piranha-plant = Piranha Plant
space-skyline-plaza = Praça dos arranha-céus
    .the = a Praça dos arranha-céus
space-crown-tower = Torre da coroa
    .the = a Torre da coroa
