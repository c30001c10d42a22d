group-brown = Marrom
group-pink = Rosa
group-orange = Laranja
group-utilities = Companhias
kind-utility = companhia
    .next = a próxima companhia
token-shell = Casco
space-brick-meadow = Campo dos tijolos
    .the = o Campo dos tijolos
    .in = no Campo dos tijolos
    .of = do Campo dos tijolos
    .by = pelo Campo dos tijolos
    .gender = m
space-pipe-cellar = Porão dos canos
    .the = o Porão dos canos
    .in = no Porão dos canos
    .of = do Porão dos canos
    .by = pelo Porão dos canos
    .gender = m
space-jail = Prisão
    .the = a Prisão (só de visita)
    .in = na Prisão (só de visita)
    .of = da Prisão (só de visita)
    .by = pela Prisão (só de visita)
    .gender = f

awaiting-you-roll = É a sua vez: jogue o dado.
act-roll = Jogar o dado
story-roll-due-dice = { WHO($player) ->
    [you] Você tira { $dice } e cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }, de { $other }. O dado decide o { word-rent }.
   *[other] { WHO($other) ->
        [you] { $player } tira { $dice } e cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }. O dado decide o seu { word-rent }.
       *[other] { $player } tira { $dice } e cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }, de { $other }. O dado decide o { word-rent }.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Você cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }, de { $other }. O dado decide o { word-rent }.
   *[other] { WHO($other) ->
        [you] { $player } cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }. O dado decide o seu { word-rent }.
       *[other] { $player } cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }, de { $other }. O dado decide o { word-rent }.
    }
}
card-next-utility = Avance para { FORM($space, "next") } e jogue o dado. O proprietário pode cobrar { $factor } vezes o resultado.
