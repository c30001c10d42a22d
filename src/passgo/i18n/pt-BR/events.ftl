event-start-rolled = { WHO($player) ->
    [you] Você tira { $dice } para ver quem começa.
   *[other] { $player } tira { $dice } para ver quem começa.
}
event-started = { WHO($player) ->
    [you] Você começa. Ordem de jogo: { $players }.
   *[other] Começa { $player }. Ordem de jogo: { $players }.
}
event-clock-started = O relógio começa a correr.
event-dealt = { WHO($player) ->
    [you] Você recebe { FORM($space, "the") } na distribuição.
   *[other] { $player } recebe { FORM($space, "the") } na distribuição.
}
event-turn = { WHO($player) ->
    [you] É a sua vez.
   *[other] É a vez de { $player }.
}
event-rolled = { WHO($player) ->
    [you] Você tira { $dice }.
   *[other] { $player } tira { $dice }.
}
event-moved = { WHO($player) ->
    [you] Você avança para { FORM($space, "the") }.
   *[other] { $player } avança para { FORM($space, "the") }.
}
event-moved-back = { WHO($player) ->
    [you] Você recua para { FORM($space, "the") }.
   *[other] { $player } recua para { FORM($space, "the") }.
}
event-salary = { WHO($player) ->
    [you] Você passa { FORM($go, "by") } e recebe { $amount }.
   *[other] { $player } passa { FORM($go, "by") } e recebe { $amount }.
}
story-roll = { WHO($player) ->
    [you] Você tira { $dice } e cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }.
   *[other] { $player } tira { $dice } e cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }.
}
story-roll-rent = { WHO($player) ->
    [you] Você tira { $dice }, cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }, de { $other }, e paga { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } tira { $dice }, cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } e paga { $amount } a você.
       *[other] { $player } tira { $dice }, cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }, de { $other }, e paga { $amount }.
    }
}
story-roll-due = { WHO($player) ->
    [you] Você tira { $dice } e cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }, de { $other }. O { word-rent } é de { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } tira { $dice } e cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }. O seu { word-rent } é de { $amount }.
       *[other] { $player } tira { $dice } e cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }, de { $other }. O { word-rent } é de { $amount }.
    }
}
story-roll-due-dice = { WHO($player) ->
    [you] Você tira { $dice } e cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }, de { $other }. Os dados decidem o { word-rent }.
   *[other] { WHO($other) ->
        [you] { $player } tira { $dice } e cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }. Os dados decidem o seu { word-rent }.
       *[other] { $player } tira { $dice } e cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }, de { $other }. Os dados decidem o { word-rent }.
    }
}
story-roll-bought = { WHO($player) ->
    [you] Você tira { $dice }, cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } e compra { word-deed-that } por { $amount }.
   *[other] { $player } tira { $dice }, cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } e compra { word-deed-that } por { $amount }.
}
story-roll-tax = { WHO($player) ->
    [you] Você tira { $dice }, cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } e paga { $amount }.
   *[other] { $player } tira { $dice }, cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } e paga { $amount }.
}
story-roll-jailed = { WHO($player) ->
    [you] Você tira { $dice } e vai para a Prisão.
   *[other] { $player } tira { $dice } e vai para a Prisão.
}
story-roll-stayed = { WHO($player) ->
    [you] Você tira { $dice } e continua na Prisão (tentativa { $count }).
   *[other] { $player } tira { $dice } e continua na Prisão (tentativa { $count }).
}
event-jailed = { WHO($player) ->
    [you] Você vai para a Prisão.
   *[other] { $player } vai para a Prisão.
}
event-freed = { WHO($player) ->
    [you] Você sai da Prisão.
   *[other] { $player } sai da Prisão.
}
event-freed-fine = { WHO($player) ->
    [you] Você paga { $amount } e sai da Prisão.
   *[other] { $player } paga { $amount } e sai da Prisão.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Você continua na Prisão (tentativa { $count }).
   *[other] { $player } continua na Prisão (tentativa { $count }).
}
event-ride = { WHO($player) ->
    [you] Você viaja para { FORM($space, "the") } por { $amount }.
   *[other] { $player } viaja para { FORM($space, "the") } por { $amount }.
}
event-bought = { WHO($player) ->
    [you] Você compra { FORM($space, "the") } por { $amount }.
   *[other] { $player } compra { FORM($space, "the") } por { $amount }.
}
story-bought = { WHO($player) ->
    [you] Você avança para { FORM($space, "the") } e compra { word-deed-that } por { $amount }.
   *[other] { $player } avança para { FORM($space, "the") } e compra { word-deed-that } por { $amount }.
}
event-declined = { WHO($player) ->
    [you] Você não compra { FORM($space, "the") }.
   *[other] { $player } não compra { FORM($space, "the") }.
}
event-bid = { WHO($player) ->
    [you] Você dá um lance de { $amount }.
   *[other] { $player } dá um lance de { $amount }.
}
story-auction-bid = { WHO($player) ->
    [you] O seu lance { GENDER($space) ->
            [f] { FORM($space, "by") }
            [m] { FORM($space, "by") }
           *[other] por { $space }
        } é o mais alto: { $amount }.
   *[other] O lance mais alto { GENDER($space) ->
            [f] { FORM($space, "by") }
            [m] { FORM($space, "by") }
           *[other] por { $space }
        } é de { $player }: { $amount }.
}
event-passed = { WHO($player) ->
    [you] Você passa.
   *[other] { $player } passa.
}
event-auction-won = { WHO($player) ->
    [you] Você arremata { FORM($space, "the") } em leilão por { $amount }.
   *[other] { $player } arremata { FORM($space, "the") } em leilão por { $amount }.
}
event-auction-won-building = { WHO($player) ->
    [you] Você arremata a construção em leilão por { $amount }.
   *[other] { $player } arremata a construção em leilão por { $amount }.
}
event-auction-unsold = Ninguém dá um lance: o Banco fica com { FORM($space, "the") }.
event-auction-unsold-building = Ninguém dá um lance: o Banco fica com a construção.
event-defaulted = { WHO($player) ->
    [you] Você não consegue pagar o seu lance vencedor e fica fora deste leilão.
   *[other] { $player } não consegue pagar o seu lance vencedor e fica fora deste leilão.
}
event-rent-due = { WHO($player) ->
    [you] Você cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }, de { $other }. O { word-rent } é de { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }. O seu { word-rent } é de { $amount }.
       *[other] { $player } cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }, de { $other }. O { word-rent } é de { $amount }.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Você cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }, de { $other }. Os dados decidem o { word-rent }.
   *[other] { WHO($other) ->
        [you] { $player } cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }. Os dados decidem o seu { word-rent }.
       *[other] { $player } cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }, de { $other }. Os dados decidem o { word-rent }.
    }
}
story-rent = { WHO($player) ->
    [you] Você cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }, de { $other }, e paga { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } e paga { $amount } a você.
       *[other] { $player } cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }, de { $other }, e paga { $amount }.
    }
}
story-tax = { WHO($player) ->
    [you] Você cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } e paga { $amount }.
   *[other] { $player } cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } e paga { $amount }.
}
event-claim-lapsed = { WHO($other) ->
    [you] Você não cobrou a tempo o { word-rent } { GENDER($space) ->
            [f] { FORM($space, "of") }
            [m] { FORM($space, "of") }
           *[other] de { $space }
        }.
   *[other] { $other } não cobrou a tempo o { word-rent } { GENDER($space) ->
            [f] { FORM($space, "of") }
            [m] { FORM($space, "of") }
           *[other] de { $space }
        }.
}
event-owed-rent = { WHO($player) ->
    [you] Você deve a { $other } { $amount } de { word-rent } por visitar { FORM($space, "the") }.
   *[other] { WHO($other) ->
        [you] { $player } deve a você { $amount } de { word-rent } por visitar { FORM($space, "the") }.
       *[other] { $player } deve a { $other } { $amount } de { word-rent } por visitar { FORM($space, "the") }.
    }
}
event-owed-tax = { WHO($player) ->
    [you] Você deve { $amount } { GENDER($space) ->
            [f] { FORM($space, "by") }
            [m] { FORM($space, "by") }
           *[other] por { $space }
        }.
   *[other] { $player } deve { $amount } { GENDER($space) ->
            [f] { FORM($space, "by") }
            [m] { FORM($space, "by") }
           *[other] por { $space }
        }.
}
event-owed-card = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Pela carta, você deve { $amount } ao Banco.
       *[other] Pela carta, você deve { $amount } a { $other }.
    }
   *[other] { WHO($other) ->
        [you] Pela carta, { $player } deve { $amount } a você.
        [bank] Pela carta, { $player } deve { $amount } ao Banco.
       *[other] Pela carta, { $player } deve { $amount } a { $other }.
    }
}
event-owed-fine = { WHO($player) ->
    [you] Você deve { $amount } para sair da Prisão.
   *[other] { $player } deve { $amount } para sair da Prisão.
}
event-owed-auction = { WHO($player) ->
    [you] Você deve { $amount } pelo leilão.
   *[other] { $player } deve { $amount } pelo leilão.
}
event-owed-entity = { WHO($player) ->
    [you] Você deve { $amount } por perder contra { FORM($space, "the") }.
   *[other] { $player } deve { $amount } por perder contra { FORM($space, "the") }.
}
event-owed-question = { WHO($player) ->
    [you] Você deve { $amount } pelo bloco.
   *[other] { $player } deve { $amount } pelo bloco.
}
event-owed-interest = { WHO($player) ->
    [you] Você deve { $amount } de juros sobre { FORM($space, "the") }.
   *[other] { $player } deve { $amount } de juros sobre { FORM($space, "the") }.
}
event-paid-rent = { WHO($player) ->
    [you] Você paga a { $other } { $amount } de { word-rent } por visitar { FORM($space, "the") }.
   *[other] { WHO($other) ->
        [you] { $player } paga a você { $amount } de { word-rent } por visitar { FORM($space, "the") }.
       *[other] { $player } paga a { $other } { $amount } de { word-rent } por visitar { FORM($space, "the") }.
    }
}
event-paid-tax = { WHO($player) ->
    [you] Você paga { $amount } { GENDER($space) ->
            [f] { FORM($space, "by") }
            [m] { FORM($space, "by") }
           *[other] por { $space }
        }.
   *[other] { $player } paga { $amount } { GENDER($space) ->
            [f] { FORM($space, "by") }
            [m] { FORM($space, "by") }
           *[other] por { $space }
        }.
}
event-paid-card = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Você paga { $amount } ao Banco.
       *[other] Você paga { $amount } a { $other }.
    }
   *[other] { WHO($other) ->
        [you] { $player } paga { $amount } a você.
        [bank] { $player } paga { $amount } ao Banco.
       *[other] { $player } paga { $amount } a { $other }.
    }
}
event-paid-fine = { WHO($player) ->
    [you] Você paga { $amount } para sair da Prisão.
   *[other] { $player } paga { $amount } para sair da Prisão.
}
event-paid-auction = { WHO($player) ->
    [you] Você paga { $amount } ao Banco.
   *[other] { $player } paga { $amount } ao Banco.
}
event-paid-entity = { WHO($player) ->
    [you] Você paga { $amount } por perder contra { FORM($space, "the") }.
   *[other] { $player } paga { $amount } por perder contra { FORM($space, "the") }.
}
event-paid-question = { WHO($player) ->
    [you] Você paga { $amount }.
   *[other] { $player } paga { $amount }.
}
event-paid-interest = { WHO($player) ->
    [you] Você paga { $amount } de juros sobre { FORM($space, "the") }.
   *[other] { $player } paga { $amount } de juros sobre { FORM($space, "the") }.
}
story-kept = { WHO($player) ->
    [you] Você mantém a hipoteca sobre { FORM($space, "the") } e paga { $amount } de juros.
   *[other] { $player } mantém a hipoteca sobre { FORM($space, "the") } e paga { $amount } de juros.
}
event-received = { WHO($player) ->
    [you] Você recebe { $amount }.
   *[other] { $player } recebe { $amount }.
}
event-card-drawn = { WHO($player) ->
    [you] Você tira uma carta de { $deck }: { $note }
   *[other] { $player } tira uma carta de { $deck }: { $note }
}
event-card-shown = { WHO($player) ->
    [you] Você mostra uma carta de saída da Prisão.
   *[other] { $player } mostra uma carta de saída da Prisão.
}
event-card-used = { WHO($player) ->
    [you] Você usa uma carta para sair da Prisão.
   *[other] { $player } usa uma carta para sair da Prisão.
}
event-deck-shuffled = As cartas de { $deck } são embaralhadas.
event-dice = { WHO($player) ->
    [you] Você tira { $dice }.
   *[other] { $player } tira { $dice }.
}
event-entity-fought = { WHO($player) ->
    [you] Você e { $other } tiram { $dice } e vencem { FORM($space, "the") }.
   *[other] { WHO($other) ->
        [you] Você e { $player } tiram { $dice } e vencem { FORM($space, "the") }.
       *[other] { $player } e { $other } tiram { $dice } e vencem { FORM($space, "the") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Você e { $other } tiram { $dice } e perdem contra { FORM($space, "the") }.
   *[other] { WHO($other) ->
        [you] Você e { $player } tiram { $dice } e perdem contra { FORM($space, "the") }.
       *[other] { $player } e { $other } tiram { $dice } e perdem contra { FORM($space, "the") }.
    }
}
event-question-coins-by-die = { WHO($player) ->
    [you] { FORM($space, "cap") } dá a você tantas moedas quantas saírem em um dado.
   *[other] { FORM($space, "cap") } dá a { $player } tantas moedas quantas saírem em um dado.
}
event-question-coins = { WHO($player) ->
    [you] { FORM($space, "cap") } dá { $amount } a você.
   *[other] { FORM($space, "cap") } dá { $amount } a { $player }.
}
event-question-move-again = { WHO($player) ->
    [you] { FORM($space, "cap") } permite que você jogue { word-dice } e avance de novo.
   *[other] { FORM($space, "cap") } permite que { $player } jogue { word-dice } e avance de novo.
}
event-question-pay = { WHO($player) ->
    [you] { FORM($space, "cap") } custa { $amount } a você.
   *[other] { FORM($space, "cap") } custa { $amount } a { $player }.
}
event-built = { WHO($player) ->
    [you] Você constrói { GENDER($space) ->
        [f] { FORM($space, "in") }
        [m] { FORM($space, "in") }
       *[other] em { $space }
    } por { $amount }: agora { FORM($level, "now") }.
   *[other] { $player } constrói { GENDER($space) ->
        [f] { FORM($space, "in") }
        [m] { FORM($space, "in") }
       *[other] em { $space }
    } por { $amount }: agora { FORM($level, "now") }.
}
event-built-won = { WHO($player) ->
    [you] Você constrói { GENDER($space) ->
        [f] { FORM($space, "in") }
        [m] { FORM($space, "in") }
       *[other] em { $space }
    }: agora { FORM($level, "now") }.
   *[other] { $player } constrói { GENDER($space) ->
        [f] { FORM($space, "in") }
        [m] { FORM($space, "in") }
       *[other] em { $space }
    }: agora { FORM($level, "now") }.
}
story-built = { WHO($player) ->
    [you] Você constrói por { $amount }: { $spaces }.
   *[other] { $player } constrói por { $amount }: { $spaces }.
}
event-sold = { WHO($player) ->
    [you] Você vende construções { GENDER($space) ->
        [f] { FORM($space, "in") }
        [m] { FORM($space, "in") }
       *[other] em { $space }
    } por { $amount }: agora { FORM($level, "now") }.
   *[other] { $player } vende construções { GENDER($space) ->
        [f] { FORM($space, "in") }
        [m] { FORM($space, "in") }
       *[other] em { $space }
    } por { $amount }: agora { FORM($level, "now") }.
}
story-sold = { WHO($player) ->
    [you] Você vende construções por { $amount }: { $spaces }.
   *[other] { $player } vende construções por { $amount }: { $spaces }.
}
event-shortage = { WHO($player) ->
    [you] Você quer construir { $pieces } ({ $spaces }). O Banco tem { $left }. Primeiro os outros são consultados.
   *[other] { $player } quer construir { $pieces } ({ $spaces }). O Banco tem { $left }. Primeiro os outros são consultados.
}
event-shortage-sells = { WHO($player) ->
    [you] Você quer devolver { $pieces }. O Banco tem { $left }. Quem quer comprar tem prioridade.
   *[other] { $player } quer devolver { $pieces }. O Banco tem { $left }. Quem quer comprar tem prioridade.
}
event-wanted = { WHO($player) ->
    [you] Você quer construir nestes espaços: { $spaces }.
   *[other] { $player } quer construir nestes espaços: { $spaces }.
}
event-mortgaged = { WHO($player) ->
    [you] Você hipoteca { FORM($space, "the") } por { $amount }.
   *[other] { $player } hipoteca { FORM($space, "the") } por { $amount }.
}
story-mortgaged = { WHO($player) ->
    [you] Você hipoteca { FORM($spaces, "the") } por { $amount }.
   *[other] { $player } hipoteca { FORM($spaces, "the") } por { $amount }.
}
event-redeemed = { WHO($player) ->
    [you] Você quita a hipoteca sobre { FORM($space, "the") } por { $amount }.
   *[other] { $player } quita a hipoteca sobre { FORM($space, "the") } por { $amount }.
}
story-redeemed = { WHO($player) ->
    [you] Você quita a hipoteca sobre { FORM($spaces, "the") } por { $amount }.
   *[other] { $player } quita a hipoteca sobre { FORM($spaces, "the") } por { $amount }.
}
event-kept = { WHO($player) ->
    [you] Você mantém a hipoteca sobre { FORM($space, "the") }.
   *[other] { $player } mantém a hipoteca sobre { FORM($space, "the") }.
}
event-deferred = { WHO($player) ->
    [you] Você vai pagar mais tarde os juros sobre { FORM($space, "the") }.
   *[other] { $player } vai pagar mais tarde os juros sobre { FORM($space, "the") }.
}
event-surrendered = { WHO($player) ->
    [you] Você vende { FORM($space, "the") } ao Banco por { $amount }.
   *[other] { $player } vende { FORM($space, "the") } ao Banco por { $amount }.
}
event-offered = { WHO($player) ->
    [you] Você propõe um negócio a { $other }: { $give } por { $take }.
   *[other] { WHO($other) ->
        [you] { $player } propõe um negócio a você: { $give } por { $take }.
       *[other] { $player } propõe um negócio a { $other }: { $give } por { $take }.
    }
}
event-offered-gone = { WHO($player) ->
    [you] Você faz uma oferta a { $other }.
   *[other] { WHO($other) ->
        [you] { $player } faz uma oferta a você.
       *[other] { $player } faz uma oferta a { $other }.
    }
}
story-deal = { WHO($player) ->
    [you] Você fecha negócio com { $other }: { $give } por { $take }.
   *[other] { WHO($other) ->
        [you] { $player } fecha negócio com você: { GENDER($give) ->
            [none] você não recebe nada
           *[other] você recebe { FORM($give, "the") }
        } por { $take }.
       *[other] { $player } fecha negócio com { $other }: { $give } por { $take }.
    }
}
story-offer-rejected = { WHO($player) ->
    [you] { $other } recusa a sua oferta: { $give } por { $take }.
   *[other] { WHO($other) ->
        [you] Você recusa a oferta de { $player }: { $give } por { $take }.
       *[other] { $other } recusa a oferta de { $player }: { $give } por { $take }.
    }
}
event-accepted = { WHO($player) ->
    [you] Você aceita a oferta de { $other }.
   *[other] { WHO($other) ->
        [you] { $player } aceita a sua oferta.
       *[other] { $player } aceita a oferta de { $other }.
    }
}
event-rejected = { WHO($player) ->
    [you] Você recusa a oferta de { $other }.
   *[other] { WHO($other) ->
        [you] { $player } recusa a sua oferta.
       *[other] { $player } recusa a oferta de { $other }.
    }
}
event-withdrawn = { WHO($player) ->
    [you] Você retira a sua oferta.
   *[other] { $player } retira uma oferta.
}
event-deed-passed = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Você entrega { FORM($space, "the") } ao Banco.
       *[other] Você entrega { FORM($space, "the") } a { $other }.
    }
   *[other] { WHO($other) ->
        [you] { $player } entrega { FORM($space, "the") } a você.
        [bank] { $player } entrega { FORM($space, "the") } ao Banco.
       *[other] { $player } entrega { FORM($space, "the") } a { $other }.
    }
}
event-bankrupt = { WHO($player) ->
    [you] Você vai à falência. O que resta fica para { $other }.
   *[other] { WHO($other) ->
        [you] { $player } vai à falência. O que resta fica para você.
       *[other] { $player } vai à falência. O que resta fica para { $other }.
    }
}
event-liquidated = { WHO($player) ->
    [you] Você vende todas as suas construções por { $buildings } e hipoteca { word-deeds-all-yours } por { $deeds }.
   *[other] { $player } vende todas as construções por { $buildings } e hipoteca { word-deeds-all } por { $deeds }.
}
event-liquidated-buildings = { WHO($player) ->
    [you] Você vende todas as suas construções por { $amount }.
   *[other] { $player } vende todas as construções por { $amount }.
}
event-liquidated-deeds = { WHO($player) ->
    [you] Você hipoteca { word-deeds-all-yours } por { $amount }.
   *[other] { $player } hipoteca { word-deeds-all } por { $amount }.
}
event-estate-passed = { WHO($other) ->
    [you] Você recebe { FORM($spaces, "the") } de { $player }.
    [bank] O Banco recebe { FORM($spaces, "the") } de { $player }.
   *[other] { $other } recebe { FORM($spaces, "the") } de { $player }.
}
event-expelled = { WHO($player) ->
    [you] O árbitro expulsa você. O que resta vai para o Banco.
   *[other] O árbitro expulsa { $player }. O que resta vai para o Banco.
}
event-last-round = O árbitro anuncia a última rodada.
event-game-over = Fim do jogo: vitória de { $players }.
event-game-over-shared = Fim do jogo: { $players } dividem a vitória.
event-settings-chosen = O anfitrião muda as configurações.
event-seat-taken = { WHO($player) ->
    [you] Você se senta à mesa.
   *[other] { $player } se senta à mesa.
}
event-seat-returned = { WHO($player) ->
    [you] Você voltou.
   *[other] { $player } voltou.
}
event-seat-left = { WHO($player) ->
    [you] Você sai da mesa.
   *[other] { $player } sai da mesa.
}
event-rules-changed = O servidor foi atualizado. A partir daqui vale a versão { $count } das regras.
event-rematch = A revanche está pronta.
event-dice-asked = { WHO($player) ->
    [you] Você joga; o árbitro informa o resultado.
   *[other] { $player } joga; o árbitro informa o resultado.
}
event-dice-dropped = A jogada é anulada.
event-undone = { WHO($player) ->
    [you] Você desfaz a sua última decisão.
   *[other] { $player } desfaz a última decisão.
}
