### O que aconteceu na mesa, como o conta o registo. FORM($space, "the") é o nome com o seu artigo.


## O início

event-start-rolled = { WHO($player) ->
    [you] Tiras { $dice } para ver quem começa.
   *[other] { $player } tira { $dice } para ver quem começa.
}
event-started = { WHO($player) ->
    [you] Começas tu. Ordem de jogo: { $players }.
   *[other] Começa { $player }. Ordem de jogo: { $players }.
}
event-clock-started = O relógio começa a contar.
event-dealt = { WHO($player) ->
    [you] Recebes { FORM($space, "the") } na distribuição.
   *[other] { $player } recebe { FORM($space, "the") } na distribuição.
}

## Vez, lançamento, movimento

event-turn = { WHO($player) ->
    [you] É a tua vez.
   *[other] É a vez de { $player }.
}
event-rolled = { WHO($player) ->
    [you] Tiras { $dice }.
   *[other] { $player } tira { $dice }.
}
event-moved = { WHO($player) ->
    [you] Avanças para { FORM($space, "the") }.
   *[other] { $player } avança para { FORM($space, "the") }.
}
event-moved-back = { WHO($player) ->
    [you] Recuas para { FORM($space, "the") }.
   *[other] { $player } recua para { FORM($space, "the") }.
}
event-salary = { WHO($player) ->
    [you] Passas { FORM($go, "by") } e recebes { $amount }.
   *[other] { $player } passa { FORM($go, "by") } e recebe { $amount }.
}
story-roll = { WHO($player) ->
    [you] Tiras { $dice } e cais { GENDER($space) ->
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
    [you] Tiras { $dice }, cais { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }, de { $other }, e pagas { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } tira { $dice }, cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } e paga-te { $amount }.
       *[other] { $player } tira { $dice }, cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }, de { $other }, e paga { $amount }.
    }
}
story-roll-due = { WHO($player) ->
    [you] Tiras { $dice } e cais { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }, de { $other }. A { word-rent } é de { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } tira { $dice } e cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }. A tua { word-rent } é de { $amount }.
       *[other] { $player } tira { $dice } e cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }, de { $other }. A { word-rent } é de { $amount }.
    }
}
story-roll-due-dice = { WHO($player) ->
    [you] Tiras { $dice } e cais { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }, de { $other }. Os dados decidem a { word-rent }.
   *[other] { WHO($other) ->
        [you] { $player } tira { $dice } e cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }. Os dados decidem a tua { word-rent }.
       *[other] { $player } tira { $dice } e cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }, de { $other }. Os dados decidem a { word-rent }.
    }
}
story-roll-bought = { WHO($player) ->
    [you] Tiras { $dice }, cais { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } e compras { word-deed-that } por { $amount }.
   *[other] { $player } tira { $dice }, cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } e compra { word-deed-that } por { $amount }.
}
story-roll-tax = { WHO($player) ->
    [you] Tiras { $dice }, cais { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } e pagas { $amount }.
   *[other] { $player } tira { $dice }, cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } e paga { $amount }.
}
story-roll-jailed = { WHO($player) ->
    [you] Tiras { $dice } e vais para a Cadeia.
   *[other] { $player } tira { $dice } e vai para a Cadeia.
}
story-roll-stayed = { WHO($player) ->
    [you] Tiras { $dice } e continuas na Cadeia (tentativa { $count }).
   *[other] { $player } tira { $dice } e continua na Cadeia (tentativa { $count }).
}
story-salary = { FORM($go, "cap") } paga { $amount }.
event-jailed = { WHO($player) ->
    [you] Vais para a Cadeia.
   *[other] { $player } vai para a Cadeia.
}
event-freed = { WHO($player) ->
    [you] Sais da Cadeia.
   *[other] { $player } sai da Cadeia.
}
event-freed-fine = { WHO($player) ->
    [you] Pagas { $amount } e sais da Cadeia.
   *[other] { $player } paga { $amount } e sai da Cadeia.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Continuas na Cadeia (tentativa { $count }).
   *[other] { $player } continua na Cadeia (tentativa { $count }).
}
event-ride = { WHO($player) ->
    [you] Viajas para { FORM($space, "the") } por { $amount }.
   *[other] { $player } viaja para { FORM($space, "the") } por { $amount }.
}

## Compras e leilões

event-bought = { WHO($player) ->
    [you] Compras { FORM($space, "the") } por { $amount }.
   *[other] { $player } compra { FORM($space, "the") } por { $amount }.
}
story-bought = { WHO($player) ->
    [you] Avanças para { FORM($space, "the") } e compras { word-deed-that } por { $amount }.
   *[other] { $player } avança para { FORM($space, "the") } e compra { word-deed-that } por { $amount }.
}
event-declined = { WHO($player) ->
    [you] Não compras { FORM($space, "the") }.
   *[other] { $player } não compra { FORM($space, "the") }.
}
event-auction-opened = Começa o leilão { GENDER($space) ->
            [f] { FORM($space, "of") }
            [m] { FORM($space, "of") }
           *[other] de { $space }
        }. Lance inicial: { $amount }.
event-auction-opened-building = Começa o leilão de uma construção entre quem a quer. Lance inicial: { $amount }.
event-bid = { WHO($player) ->
    [you] Fazes um lance de { $amount }.
   *[other] { $player } faz um lance de { $amount }.
}
story-auction-bid = { WHO($player) ->
    [you] O teu lance { GENDER($space) ->
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
    [you] Passas.
   *[other] { $player } passa.
}
event-auction-won = { WHO($player) ->
    [you] Arrematas { FORM($space, "the") } em leilão por { $amount }.
   *[other] { $player } arremata { FORM($space, "the") } em leilão por { $amount }.
}
event-auction-won-building = { WHO($player) ->
    [you] Arrematas a construção em leilão por { $amount }.
   *[other] { $player } arremata a construção em leilão por { $amount }.
}
event-auction-unsold = Ninguém faz um lance: o Banco fica com { FORM($space, "the") }.
event-auction-unsold-building = Ninguém faz um lance: o Banco fica com a construção.
event-defaulted = { WHO($player) ->
    [you] Não consegues pagar o teu lance vencedor e ficas fora deste leilão.
   *[other] { $player } não consegue pagar o seu lance vencedor e fica fora deste leilão.
}
event-going-1 = Dou-lhe uma…
event-going-2 = Dou-lhe duas…

## Rendas e outros pagamentos

event-rent-due = { WHO($player) ->
    [you] Cais { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }, de { $other }. A { word-rent } é de { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }. A tua { word-rent } é de { $amount }.
       *[other] { $player } cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }, de { $other }. A { word-rent } é de { $amount }.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Cais { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }, de { $other }. Os dados decidem a { word-rent }.
   *[other] { WHO($other) ->
        [you] { $player } cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }. Os dados decidem a tua { word-rent }.
       *[other] { $player } cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }, de { $other }. Os dados decidem a { word-rent }.
    }
}
story-rent = { WHO($player) ->
    [you] Cais { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }, de { $other }, e pagas { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } e paga-te { $amount }.
       *[other] { $player } cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }, de { $other }, e paga { $amount }.
    }
}
story-tax = { WHO($player) ->
    [you] Cais { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } e pagas { $amount }.
   *[other] { $player } cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } e paga { $amount }.
}
event-claim-lapsed = { WHO($other) ->
    [you] Não pediste a tempo a { word-rent } { GENDER($space) ->
            [f] { FORM($space, "of") }
            [m] { FORM($space, "of") }
           *[other] de { $space }
        }.
   *[other] { $other } não pediu a tempo a { word-rent } { GENDER($space) ->
            [f] { FORM($space, "of") }
            [m] { FORM($space, "of") }
           *[other] de { $space }
        }.
}
event-owed-rent = { WHO($player) ->
    [you] Deves a { $other } { $amount } de { word-rent } por visitar { FORM($space, "the") }.
   *[other] { WHO($other) ->
        [you] { $player } deve-te { $amount } de { word-rent } por visitar { FORM($space, "the") }.
       *[other] { $player } deve a { $other } { $amount } de { word-rent } por visitar { FORM($space, "the") }.
    }
}
event-owed-tax = { WHO($player) ->
    [you] Deves { $amount } { GENDER($space) ->
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
        [bank] Pela carta, deves { $amount } ao Banco.
       *[other] Pela carta, deves { $amount } a { $other }.
    }
   *[other] { WHO($other) ->
        [you] Pela carta, { $player } deve-te { $amount }.
        [bank] Pela carta, { $player } deve { $amount } ao Banco.
       *[other] Pela carta, { $player } deve { $amount } a { $other }.
    }
}
event-owed-fine = { WHO($player) ->
    [you] Deves { $amount } para sair da Cadeia.
   *[other] { $player } deve { $amount } para sair da Cadeia.
}
event-owed-auction = { WHO($player) ->
    [you] Deves { $amount } pelo leilão.
   *[other] { $player } deve { $amount } pelo leilão.
}
event-owed-entity = { WHO($player) ->
    [you] Deves { $amount } por perder contra { FORM($space, "the") }.
   *[other] { $player } deve { $amount } por perder contra { FORM($space, "the") }.
}
event-owed-question = { WHO($player) ->
    [you] Deves { $amount } pelo bloco.
   *[other] { $player } deve { $amount } pelo bloco.
}
event-owed-interest = { WHO($player) ->
    [you] Deves { $amount } de juros sobre { FORM($space, "the") }.
   *[other] { $player } deve { $amount } de juros sobre { FORM($space, "the") }.
}
event-paid-rent = { WHO($player) ->
    [you] Pagas a { $other } { $amount } de { word-rent } por visitar { FORM($space, "the") }.
   *[other] { WHO($other) ->
        [you] { $player } paga-te { $amount } de { word-rent } por visitar { FORM($space, "the") }.
       *[other] { $player } paga a { $other } { $amount } de { word-rent } por visitar { FORM($space, "the") }.
    }
}
event-paid-tax = { WHO($player) ->
    [you] Pagas { $amount } { GENDER($space) ->
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
        [bank] Pagas { $amount } ao Banco.
       *[other] Pagas { $amount } a { $other }.
    }
   *[other] { WHO($other) ->
        [you] { $player } paga-te { $amount }.
        [bank] { $player } paga { $amount } ao Banco.
       *[other] { $player } paga { $amount } a { $other }.
    }
}
event-paid-fine = { WHO($player) ->
    [you] Pagas { $amount } para sair da Cadeia.
   *[other] { $player } paga { $amount } para sair da Cadeia.
}
event-paid-auction = { WHO($player) ->
    [you] Pagas { $amount } ao Banco.
   *[other] { $player } paga { $amount } ao Banco.
}
event-paid-entity = { WHO($player) ->
    [you] Pagas { $amount } por perder contra { FORM($space, "the") }.
   *[other] { $player } paga { $amount } por perder contra { FORM($space, "the") }.
}
event-paid-question = { WHO($player) ->
    [you] Pagas { $amount }.
   *[other] { $player } paga { $amount }.
}
event-paid-interest = { WHO($player) ->
    [you] Pagas { $amount } de juros sobre { FORM($space, "the") }.
   *[other] { $player } paga { $amount } de juros sobre { FORM($space, "the") }.
}
story-kept = { WHO($player) ->
    [you] Manténs a hipoteca sobre { FORM($space, "the") } e pagas { $amount } de juros.
   *[other] { $player } mantém a hipoteca sobre { FORM($space, "the") } e paga { $amount } de juros.
}
event-received = { WHO($player) ->
    [you] Recebes { $amount }.
   *[other] { $player } recebe { $amount }.
}

## Cartas, combates, blocos

event-card-drawn = { WHO($player) ->
    [you] Tiras uma carta de { $deck }: { $note }
   *[other] { $player } tira uma carta de { $deck }: { $note }
}
event-card-shown = { WHO($player) ->
    [you] Mostras uma carta de sair da Cadeia.
   *[other] { $player } mostra uma carta de sair da Cadeia.
}
event-card-used = { WHO($player) ->
    [you] Usas uma carta para sair da Cadeia.
   *[other] { $player } usa uma carta para sair da Cadeia.
}
event-deck-shuffled = Baralham-se as cartas de { $deck }.
event-dice = { WHO($player) ->
    [you] Tiras { $dice }.
   *[other] { $player } tira { $dice }.
}
event-entity-fought = { WHO($player) ->
    [you] Tu e { $other } tiram { $dice } e vencem { FORM($space, "the") }.
   *[other] { WHO($other) ->
        [you] Tu e { $player } tiram { $dice } e vencem { FORM($space, "the") }.
       *[other] { $player } e { $other } tiram { $dice } e vencem { FORM($space, "the") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Tu e { $other } tiram { $dice } e perdem contra { FORM($space, "the") }.
   *[other] { WHO($other) ->
        [you] Tu e { $player } tiram { $dice } e perdem contra { FORM($space, "the") }.
       *[other] { $player } e { $other } tiram { $dice } e perdem contra { FORM($space, "the") }.
    }
}
event-question-coins-by-die = { WHO($player) ->
    [you] { FORM($space, "cap") } dá-te tantas moedas quantas saírem num dado.
   *[other] { FORM($space, "cap") } dá a { $player } tantas moedas quantas saírem num dado.
}
event-question-coins = { WHO($player) ->
    [you] { FORM($space, "cap") } dá-te { $amount }.
   *[other] { FORM($space, "cap") } dá { $amount } a { $player }.
}
event-question-move-again = { WHO($player) ->
    [you] { FORM($space, "cap") } permite-te lançar e avançar outra vez.
   *[other] { FORM($space, "cap") } permite a { $player } lançar e avançar outra vez.
}
event-question-pay = { WHO($player) ->
    [you] { FORM($space, "cap") } custa-te { $amount }.
   *[other] { FORM($space, "cap") } custa { $amount } a { $player }.
}

## Construções e hipotecas

event-built = { WHO($player) ->
    [you] Constróis { GENDER($space) ->
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
    [you] Constróis { GENDER($space) ->
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
    [you] Constróis por { $amount }: { $spaces }.
   *[other] { $player } constrói por { $amount }: { $spaces }.
}
event-sold = { WHO($player) ->
    [you] Vendes construções { GENDER($space) ->
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
    [you] Vendes construções por { $amount }: { $spaces }.
   *[other] { $player } vende construções por { $amount }: { $spaces }.
}
event-shortage = { WHO($player) ->
    [you] Queres construir { $pieces } ({ $spaces }). O Banco tem { $left }. Primeiro pergunta-se aos outros.
   *[other] { $player } quer construir { $pieces } ({ $spaces }). O Banco tem { $left }. Primeiro pergunta-se aos outros.
}
event-shortage-sells = { WHO($player) ->
    [you] Queres devolver { $pieces }. O Banco tem { $left }. Quem quer comprar tem prioridade.
   *[other] { $player } quer devolver { $pieces }. O Banco tem { $left }. Quem quer comprar tem prioridade.
}
event-wanted = { WHO($player) ->
    [you] Queres construir nestes espaços: { $spaces }.
   *[other] { $player } quer construir nestes espaços: { $spaces }.
}
event-mortgaged = { WHO($player) ->
    [you] Hipotecas { FORM($space, "the") } por { $amount }.
   *[other] { $player } hipoteca { FORM($space, "the") } por { $amount }.
}
story-mortgaged = { WHO($player) ->
    [you] Hipotecas { FORM($spaces, "the") } por { $amount }.
   *[other] { $player } hipoteca { FORM($spaces, "the") } por { $amount }.
}
event-redeemed = { WHO($player) ->
    [you] Pagas a hipoteca sobre { FORM($space, "the") } por { $amount }.
   *[other] { $player } paga a hipoteca sobre { FORM($space, "the") } por { $amount }.
}
story-redeemed = { WHO($player) ->
    [you] Pagas a hipoteca sobre { FORM($spaces, "the") } por { $amount }.
   *[other] { $player } paga a hipoteca sobre { FORM($spaces, "the") } por { $amount }.
}
event-kept = { WHO($player) ->
    [you] Manténs a hipoteca sobre { FORM($space, "the") }.
   *[other] { $player } mantém a hipoteca sobre { FORM($space, "the") }.
}
event-deferred = { WHO($player) ->
    [you] Pagas mais tarde os juros sobre { FORM($space, "the") }.
   *[other] { $player } vai pagar mais tarde os juros sobre { FORM($space, "the") }.
}
event-surrendered = { WHO($player) ->
    [you] Vendes { FORM($space, "the") } ao Banco por { $amount }.
   *[other] { $player } vende { FORM($space, "the") } ao Banco por { $amount }.
}

## Negócios

event-offered = { WHO($player) ->
    [you] Propões um negócio a { $other }: { $give } por { $take }.
   *[other] { WHO($other) ->
        [you] { $player } propõe-te um negócio: { $give } por { $take }.
       *[other] { $player } propõe um negócio a { $other }: { $give } por { $take }.
    }
}
event-offered-gone = { WHO($player) ->
    [you] Fazes uma oferta a { $other }.
   *[other] { WHO($other) ->
        [you] { $player } faz-te uma oferta.
       *[other] { $player } faz uma oferta a { $other }.
    }
}
story-deal = { WHO($player) ->
    [you] Fechas negócio com { $other }: { $give } por { $take }.
   *[other] { WHO($other) ->
        [you] { $player } fecha negócio contigo: { GENDER($give) ->
            [none] não recebes nada
           *[other] recebes { FORM($give, "the") }
        } por { $take }.
       *[other] { $player } fecha negócio com { $other }: { $give } por { $take }.
    }
}
story-offer-rejected = { WHO($player) ->
    [you] { $other } recusa a tua oferta: { $give } por { $take }.
   *[other] { WHO($other) ->
        [you] Recusas a oferta de { $player }: { $give } por { $take }.
       *[other] { $other } recusa a oferta de { $player }: { $give } por { $take }.
    }
}
event-accepted = { WHO($player) ->
    [you] Aceitas a oferta de { $other }.
   *[other] { WHO($other) ->
        [you] { $player } aceita a tua oferta.
       *[other] { $player } aceita a oferta de { $other }.
    }
}
event-rejected = { WHO($player) ->
    [you] Recusas a oferta de { $other }.
   *[other] { WHO($other) ->
        [you] { $player } recusa a tua oferta.
       *[other] { $player } recusa a oferta de { $other }.
    }
}
event-withdrawn = { WHO($player) ->
    [you] Retiras a tua oferta.
   *[other] { $player } retira uma oferta.
}
event-deed-passed = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Entregas { FORM($space, "the") } ao Banco.
       *[other] Entregas { FORM($space, "the") } a { $other }.
    }
   *[other] { WHO($other) ->
        [you] { $player } entrega-te { FORM($space, "the") }.
        [bank] { $player } entrega { FORM($space, "the") } ao Banco.
       *[other] { $player } entrega { FORM($space, "the") } a { $other }.
    }
}

## Fins

event-bankrupt = { WHO($player) ->
    [you] Vais à falência. O que te resta fica para { $other }.
   *[other] { WHO($other) ->
        [you] { $player } vai à falência. O que resta fica para ti.
       *[other] { $player } vai à falência. O que resta fica para { $other }.
    }
}
event-liquidated = { WHO($player) ->
    [you] Vendes todas as tuas construções por { $buildings } e hipotecas { word-deeds-all-yours } por { $deeds }.
   *[other] { $player } vende todas as construções por { $buildings } e hipoteca { word-deeds-all } por { $deeds }.
}
event-liquidated-buildings = { WHO($player) ->
    [you] Vendes todas as tuas construções por { $amount }.
   *[other] { $player } vende todas as construções por { $amount }.
}
event-liquidated-deeds = { WHO($player) ->
    [you] Hipotecas { word-deeds-all-yours } por { $amount }.
   *[other] { $player } hipoteca { word-deeds-all } por { $amount }.
}
event-estate-passed = { WHO($other) ->
    [you] Recebes { FORM($spaces, "the") } de { $player }.
    [bank] O Banco recebe { FORM($spaces, "the") } de { $player }.
   *[other] { $other } recebe { FORM($spaces, "the") } de { $player }.
}
event-expelled = { WHO($player) ->
    [you] O árbitro expulsa-te. O que te resta vai para o Banco.
   *[other] O árbitro expulsa { $player }. O que resta vai para o Banco.
}
event-last-round = O árbitro anuncia a última ronda.
event-time = O árbitro anuncia o fim do tempo.
event-game-over = Fim do jogo: ganha { $players }.
event-game-over-shared = Fim do jogo: { $players } partilham a vitória.

## A própria mesa

event-table-created = A mesa está pronta.
event-settings-chosen = O anfitrião muda as definições.
event-seat-taken = { WHO($player) ->
    [you] Sentas-te à mesa.
   *[other] { $player } senta-se à mesa.
}
event-seat-returned = { WHO($player) ->
    [you] Voltaste.
   *[other] { $player } voltou.
}
event-seat-left = { WHO($player) ->
    [you] Sais da mesa.
   *[other] { $player } sai da mesa.
}
event-bot-seated = Um bot ocupa um lugar.
event-bot-removed = Um bot deixa o seu lugar.
event-judge-seated = O árbitro chegou.
event-table-started = O jogo começa.
event-deal-timed = O árbitro define um limite de tempo para { $player } e { $other }.
event-deal-closed = Terminou a negociação entre { $player } e { $other }.
event-paused = O jogo está em pausa.
event-resumed = O jogo continua.
event-corrected = O árbitro corrige a entrada { $count }: { $reason }
event-rules-changed = O servidor foi atualizado. A partir daqui aplica-se a versão { $count } das regras.
event-rematch = A desforra está pronta.
event-table-closed = A mesa foi fechada.
event-dice-asked = { WHO($player) ->
    [you] Lanças tu; o árbitro introduz o lançamento.
   *[other] Lança { $player }; o árbitro introduz o lançamento.
}
event-dice-dropped = O lançamento é anulado.
event-undone = { WHO($player) ->
    [you] Desfazes a tua última decisão.
   *[other] { $player } desfaz a última decisão.
}
event-unknown = Aconteceu alguma coisa.
