# Что произошло за столом, как рассказывает журнал. Имена игроков всегда в именительном падеже.

# Начало.
event-start-rolled = { WHO($player) ->
    [you] Вы бросаете за право первого хода: { $dice }.
   *[other] { $player } бросает за право первого хода: { $dice }.
}
event-started = { WHO($player) ->
    [you] Начинаете вы. Порядок ходов: { $players }.
   *[other] Начинает { $player }. Порядок ходов: { $players }.
}
event-clock-started = Часы запущены.
event-dealt = { WHO($player) ->
    [you] Вам достаётся «{ $space }».
   *[other] { $player } получает «{ FORM($space, "acc") }».
}

# Ход, бросок, движение.
event-turn = { WHO($player) ->
    [you] Ваш ход.
   *[other] Ходит { $player }.
}
event-rolled = { WHO($player) ->
    [you] Вы выбрасываете { $dice }.
   *[other] { $player } выбрасывает { $dice }.
}
event-moved = { WHO($player) ->
    [you] Вы переходите на клетку «{ $space }».
   *[other] { $player } переходит на клетку «{ $space }».
}
event-moved-back = { WHO($player) ->
    [you] Вы возвращаетесь на клетку «{ $space }».
   *[other] { $player } возвращается на клетку «{ $space }».
}
event-salary = { WHO($player) ->
    [you] Вы проходите клетку «{ $go }» и получаете { FORM($amount, "acc") }.
   *[other] { $player } проходит клетку «{ $go }» и получает { FORM($amount, "acc") }.
}
story-roll = { WHO($player) ->
    [you] Вы выбрасываете { $dice } и попадаете на клетку «{ $space }».
   *[other] { $player } выбрасывает { $dice } и попадает на клетку «{ $space }».
}
story-roll-rent = { WHO($player) ->
    [you] Вы выбрасываете { $dice } и попадаете на клетку «{ $space }»: { $other } получает с вас { FORM($amount, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } выбрасывает { $dice }, попадает на вашу клетку «{ $space }» и платит вам { FORM($amount, "acc") }.
       *[other] { $player } выбрасывает { $dice } и попадает на клетку «{ $space }»: { $other } получает { FORM($amount, "acc") }.
    }
}
story-roll-due = { WHO($player) ->
    [you] Вы выбрасываете { $dice } и попадаете на клетку «{ $space }». { $other } может потребовать { word-rent-acc } — { FORM($amount, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } выбрасывает { $dice } и попадает на вашу клетку «{ $space }». { Word-rent } — { $amount }.
       *[other] { $player } выбрасывает { $dice } и попадает на клетку «{ $space }». { $other } может потребовать { word-rent-acc } — { FORM($amount, "acc") }.
    }
}
story-roll-due-dice = { WHO($player) ->
    [you] Вы выбрасываете { $dice } и попадаете на клетку «{ $space }». { $other } может потребовать { word-rent-acc }, сумму определят кубики.
   *[other] { WHO($other) ->
        [you] { $player } выбрасывает { $dice } и попадает на вашу клетку «{ $space }». Размер { word-rent-gen } определят кубики.
       *[other] { $player } выбрасывает { $dice } и попадает на клетку «{ $space }». { $other } может потребовать { word-rent-acc }, сумму определят кубики.
    }
}
story-roll-bought = { WHO($player) ->
    [you] Вы выбрасываете { $dice }, попадаете на клетку «{ $space }» и покупаете её за { FORM($amount, "acc") }.
   *[other] { $player } выбрасывает { $dice }, попадает на клетку «{ $space }» и покупает её за { FORM($amount, "acc") }.
}
story-roll-tax = { WHO($player) ->
    [you] Вы выбрасываете { $dice }, попадаете на клетку «{ $space }» и платите { FORM($amount, "acc") }.
   *[other] { $player } выбрасывает { $dice }, попадает на клетку «{ $space }» и платит { FORM($amount, "acc") }.
}
story-roll-jailed = { WHO($player) ->
    [you] Вы выбрасываете { $dice } и отправляетесь в тюрьму.
   *[other] { $player } выбрасывает { $dice } и отправляется в тюрьму.
}
story-roll-stayed = { WHO($player) ->
    [you] Вы выбрасываете { $dice } и остаётесь в тюрьме (попытка { $count }).
   *[other] { $player } выбрасывает { $dice } и остаётся в тюрьме (попытка { $count }).
}
story-salary = Клетка «{ $go }» приносит { FORM($amount, "acc") }.
event-jailed = { WHO($player) ->
    [you] Вы отправляетесь в тюрьму.
   *[other] { $player } отправляется в тюрьму.
}
event-freed = { WHO($player) ->
    [you] Вы выходите из тюрьмы.
   *[other] { $player } выходит из тюрьмы.
}
event-freed-fine = { WHO($player) ->
    [you] Вы платите { FORM($amount, "acc") } и выходите из тюрьмы.
   *[other] { $player } платит { FORM($amount, "acc") } и выходит из тюрьмы.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Вы остаётесь в тюрьме (попытка { $count }).
   *[other] { $player } остаётся в тюрьме (попытка { $count }).
}
event-ride = { WHO($player) ->
    [you] Вы едете на клетку «{ $space }» за { FORM($amount, "acc") }.
   *[other] { $player } едет на клетку «{ $space }» за { FORM($amount, "acc") }.
}

# Покупки и аукционы.
event-bought = { WHO($player) ->
    [you] Вы покупаете «{ FORM($space, "acc") }» за { FORM($amount, "acc") }.
   *[other] { $player } покупает «{ FORM($space, "acc") }» за { FORM($amount, "acc") }.
}
story-bought = { WHO($player) ->
    [you] Вы переходите на клетку «{ $space }» и покупаете её за { FORM($amount, "acc") }.
   *[other] { $player } переходит на клетку «{ $space }» и покупает её за { FORM($amount, "acc") }.
}
event-declined = { WHO($player) ->
    [you] Вы не покупаете «{ FORM($space, "acc") }».
   *[other] { $player } не покупает «{ FORM($space, "acc") }».
}
event-auction-opened = «{ $space }» выставляется на аукцион. Начальная ставка — { $amount }.
event-auction-opened-building = Здание выставляется на аукцион для тех, кому оно нужно. Начальная ставка — { $amount }.
event-bid = { WHO($player) ->
    [you] Вы ставите { FORM($amount, "acc") }.
   *[other] { $player } ставит { FORM($amount, "acc") }.
}
story-auction-bid = { WHO($player) ->
    [you] Аукцион «{ $space }»: вы лидируете со ставкой { $amount }.
   *[other] Аукцион «{ $space }»: { $player } лидирует со ставкой { $amount }.
}
event-passed = { WHO($player) ->
    [you] Вы пасуете.
   *[other] { $player } пасует.
}
event-auction-won = { WHO($player) ->
    [you] Вы выигрываете аукцион и получаете «{ FORM($space, "acc") }» за { FORM($amount, "acc") }.
   *[other] { $player } выигрывает аукцион и получает «{ FORM($space, "acc") }» за { FORM($amount, "acc") }.
}
event-auction-won-building = { WHO($player) ->
    [you] Вы выигрываете аукцион и получаете здание за { FORM($amount, "acc") }.
   *[other] { $player } выигрывает аукцион и получает здание за { FORM($amount, "acc") }.
}
event-auction-unsold = Ставок нет: «{ $space }» остаётся у банка.
event-auction-unsold-building = Ставок нет: здание остаётся у банка.
event-defaulted = { WHO($player) ->
    [you] Вы не можете оплатить свою выигравшую ставку и выбываете из этого аукциона.
   *[other] { $player } не может оплатить выигравшую ставку и выбывает из этого аукциона.
}
event-going-1 = Раз…
event-going-2 = Два…

# Рента и другие платежи.
event-rent-due = { WHO($player) ->
    [you] Вы попадаете на клетку «{ $space }». { $other } может потребовать { word-rent-acc } — { FORM($amount, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } попадает на вашу клетку «{ $space }». { Word-rent } — { $amount }.
       *[other] { $player } попадает на клетку «{ $space }». { $other } может потребовать { word-rent-acc } — { FORM($amount, "acc") }.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Вы попадаете на клетку «{ $space }». { $other } может потребовать { word-rent-acc }, сумму определят кубики.
   *[other] { WHO($other) ->
        [you] { $player } попадает на вашу клетку «{ $space }». Размер { word-rent-gen } определят кубики.
       *[other] { $player } попадает на клетку «{ $space }». { $other } может потребовать { word-rent-acc }, сумму определят кубики.
    }
}
story-rent = { WHO($player) ->
    [you] Вы попадаете на клетку «{ $space }»: { $other } получает с вас { FORM($amount, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } попадает на вашу клетку «{ $space }» и платит вам { FORM($amount, "acc") }.
       *[other] { $player } попадает на клетку «{ $space }»: { $other } получает { FORM($amount, "acc") }.
    }
}
story-tax = { WHO($player) ->
    [you] Вы попадаете на клетку «{ $space }» и платите { FORM($amount, "acc") }.
   *[other] { $player } попадает на клетку «{ $space }» и платит { FORM($amount, "acc") }.
}
event-claim-lapsed = { WHO($other) ->
    [you] Время вышло: вы уже не получите { word-rent-acc } за «{ FORM($space, "acc") }».
   *[other] Время вышло: { $other } уже не получит { word-rent-acc } за «{ FORM($space, "acc") }».
}
event-owed-rent = { WHO($player) ->
    [you] Вы теперь в долгу: { $other } ждёт от вас { FORM($amount, "acc") } { word-rent-gen } за «{ FORM($space, "acc") }».
   *[other] { WHO($other) ->
        [you] { $player } теперь в долгу перед вами: { $amount } { word-rent-gen } за «{ FORM($space, "acc") }».
       *[other] { $player } теперь в долгу: { $other } ждёт { FORM($amount, "acc") } { word-rent-gen } за «{ FORM($space, "acc") }».
    }
}
event-owed-tax = { WHO($player) ->
    [you] Вы теперь в долгу: { $amount } за клетку «{ $space }».
   *[other] { $player } теперь в долгу: { $amount } за клетку «{ $space }».
}
event-owed-card = { WHO($player) ->
    [you] Вы теперь в долгу: по карточке { $other } ждёт от вас { FORM($amount, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } теперь в долгу перед вами: { $amount } по карточке.
       *[other] { $player } теперь в долгу: по карточке { $other } ждёт { FORM($amount, "acc") }.
    }
}
event-owed-fine = { WHO($player) ->
    [you] Вы теперь в долгу: { $amount } за выход из тюрьмы.
   *[other] { $player } теперь в долгу: { $amount } за выход из тюрьмы.
}
event-owed-auction = { WHO($player) ->
    [you] Вы теперь в долгу: { $amount } за покупку на аукционе.
   *[other] { $player } теперь в долгу: { $amount } за покупку на аукционе.
}
event-owed-entity = { WHO($player) ->
    [you] Вы теперь в долгу: { $space } требует { FORM($amount, "acc") }.
   *[other] { $player } теперь в долгу: { $space } требует { FORM($amount, "acc") }.
}
event-owed-question = { WHO($player) ->
    [you] Вы теперь в долгу: блок требует { FORM($amount, "acc") }.
   *[other] { $player } теперь в долгу: блок требует { FORM($amount, "acc") }.
}
event-owed-interest = { WHO($player) ->
    [you] Вы теперь в долгу: проценты за «{ FORM($space, "acc") }» — { $amount }.
   *[other] { $player } теперь в долгу: проценты за «{ FORM($space, "acc") }» — { $amount }.
}
event-paid-rent = { WHO($player) ->
    [you] Вы платите { word-rent-acc } за «{ FORM($space, "acc") }»: { $other } получает { FORM($amount, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } платит вам { FORM($amount, "acc") } { word-rent-gen } за «{ FORM($space, "acc") }».
       *[other] { $player } платит { word-rent-acc } за «{ FORM($space, "acc") }»: { $other } получает { FORM($amount, "acc") }.
    }
}
event-paid-tax = { WHO($player) ->
    [you] Вы платите { FORM($amount, "acc") } за клетку «{ $space }».
   *[other] { $player } платит { FORM($amount, "acc") } за клетку «{ $space }».
}
event-paid-card = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Вы платите банку { FORM($amount, "acc") }.
       *[other] { $other } получает от вас { FORM($amount, "acc") }.
    }
   *[other] { WHO($other) ->
        [you] { $player } платит вам { FORM($amount, "acc") }.
        [bank] { $player } платит банку { FORM($amount, "acc") }.
       *[other] { $player } платит, { $other } получает { FORM($amount, "acc") }.
    }
}
event-paid-fine = { WHO($player) ->
    [you] Вы платите { FORM($amount, "acc") } за выход из тюрьмы.
   *[other] { $player } платит { FORM($amount, "acc") } за выход из тюрьмы.
}
event-paid-auction = { WHO($player) ->
    [you] Вы платите банку { FORM($amount, "acc") }.
   *[other] { $player } платит банку { FORM($amount, "acc") }.
}
event-paid-entity = { WHO($player) ->
    [you] Вы отдаёте { FORM($amount, "acc") }: { $space } берёт верх.
   *[other] { $player } отдаёт { FORM($amount, "acc") }: { $space } берёт верх.
}
event-paid-question = { WHO($player) ->
    [you] Вы платите { FORM($amount, "acc") }.
   *[other] { $player } платит { FORM($amount, "acc") }.
}
event-paid-interest = { WHO($player) ->
    [you] Вы платите проценты за «{ FORM($space, "acc") }» — { FORM($amount, "acc") }.
   *[other] { $player } платит проценты за «{ FORM($space, "acc") }» — { FORM($amount, "acc") }.
}
story-kept = { WHO($player) ->
    [you] Вы оставляете «{ FORM($space, "acc") }» в залоге и платите проценты — { FORM($amount, "acc") }.
   *[other] { $player } оставляет «{ FORM($space, "acc") }» в залоге и платит проценты — { FORM($amount, "acc") }.
}
event-received = { WHO($player) ->
    [you] Вы получаете { FORM($amount, "acc") }.
   *[other] { $player } получает { FORM($amount, "acc") }.
}

# Карточки, бои, блоки.
event-card-drawn = { WHO($player) ->
    [you] Вы берёте карточку «{ $deck }»: { $note }
   *[other] { $player } берёт карточку «{ $deck }»: { $note }
}
event-card-shown = { WHO($player) ->
    [you] Вы показываете карточку выхода из тюрьмы.
   *[other] { $player } показывает карточку выхода из тюрьмы.
}
event-card-used = { WHO($player) ->
    [you] Вы выходите из тюрьмы по карточке.
   *[other] { $player } выходит из тюрьмы по карточке.
}
event-deck-shuffled = Карточки «{ $deck }» перетасованы.
event-dice = { WHO($player) ->
    [you] Вы выбрасываете { $dice }.
   *[other] { $player } выбрасывает { $dice }.
}
event-entity-fought = { WHO($player) ->
    [you] Вы и { $other } выбрасываете { $dice } и побеждаете: { $space } отступает.
   *[other] { WHO($other) ->
        [you] { $player } и вы выбрасываете { $dice } и побеждаете: { $space } отступает.
       *[other] { $player } и { $other } выбрасывают { $dice } и побеждают: { $space } отступает.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Вы и { $other } выбрасываете { $dice } и проигрываете: { $space } берёт верх.
   *[other] { WHO($other) ->
        [you] { $player } и вы выбрасываете { $dice } и проигрываете: { $space } берёт верх.
       *[other] { $player } и { $other } выбрасывают { $dice } и проигрывают: { $space } берёт верх.
    }
}
event-question-coins-by-die = { WHO($player) ->
    [you] На клетке «{ $space }» вы получаете столько монет, сколько покажет кубик.
   *[other] На клетке «{ $space }» { $player } получает столько монет, сколько покажет кубик.
}
event-question-coins = { WHO($player) ->
    [you] На клетке «{ $space }» вы получаете { FORM($amount, "acc") }.
   *[other] На клетке «{ $space }» { $player } получает { FORM($amount, "acc") }.
}
event-question-move-again = { WHO($player) ->
    [you] С клетки «{ $space }» вы бросаете ещё раз и идёте дальше.
   *[other] С клетки «{ $space }» { $player } бросает ещё раз и идёт дальше.
}
event-question-pay = { WHO($player) ->
    [you] На клетке «{ $space }» вы платите { FORM($amount, "acc") }.
   *[other] На клетке «{ $space }» { $player } платит { FORM($amount, "acc") }.
}

# Здания и залог.
event-built = { WHO($player) ->
    [you] Вы строите на клетке «{ $space }» за { FORM($amount, "acc") }: теперь там { $level }.
   *[other] { $player } строит на клетке «{ $space }» за { FORM($amount, "acc") }: теперь там { $level }.
}
event-built-won = { WHO($player) ->
    [you] Вы строите на клетке «{ $space }»: теперь там { $level }.
   *[other] { $player } строит на клетке «{ $space }»: теперь там { $level }.
}
story-built = { WHO($player) ->
    [you] Вы строите здания за { FORM($amount, "acc") }: { $spaces }.
   *[other] { $player } строит здания за { FORM($amount, "acc") }: { $spaces }.
}
event-sold = { WHO($player) ->
    [you] Вы продаёте здания с клетки «{ $space }» за { FORM($amount, "acc") }: теперь там { $level }.
   *[other] { $player } продаёт здания с клетки «{ $space }» за { FORM($amount, "acc") }: теперь там { $level }.
}
story-sold = { WHO($player) ->
    [you] Вы продаёте здания за { FORM($amount, "acc") }: { $spaces }.
   *[other] { $player } продаёт здания за { FORM($amount, "acc") }: { $spaces }.
}
event-shortage = { WHO($player) ->
    [you] Вы хотите построить { FORM($pieces, "acc") } ({ $spaces }). В банке { $left }. Сначала спрашивают остальных.
   *[other] { $player } хочет построить { FORM($pieces, "acc") } ({ $spaces }). В банке { $left }. Сначала спрашивают остальных.
}
event-shortage-sells = { WHO($player) ->
    [you] Вы хотите вернуть { FORM($pieces, "acc") } в банк. В банке { $left }. Преимущество у покупателей.
   *[other] { $player } хочет вернуть { FORM($pieces, "acc") } в банк. В банке { $left }. Преимущество у покупателей.
}
event-wanted = { WHO($player) ->
    [you] Вы хотите строить здесь: { $spaces }.
   *[other] { $player } хочет строить здесь: { $spaces }.
}
event-mortgaged = { WHO($player) ->
    [you] Вы закладываете «{ FORM($space, "acc") }» за { FORM($amount, "acc") }.
   *[other] { $player } закладывает «{ FORM($space, "acc") }» за { FORM($amount, "acc") }.
}
story-mortgaged = { WHO($player) ->
    [you] Вы закладываете { FORM($spaces, "acc") } за { FORM($amount, "acc") }.
   *[other] { $player } закладывает { FORM($spaces, "acc") } за { FORM($amount, "acc") }.
}
event-redeemed = { WHO($player) ->
    [you] Вы погашаете залог за «{ FORM($space, "acc") }» — { FORM($amount, "acc") }.
   *[other] { $player } погашает залог за «{ FORM($space, "acc") }» — { FORM($amount, "acc") }.
}
story-redeemed = { WHO($player) ->
    [you] Вы погашаете залог за { FORM($spaces, "acc") } — { FORM($amount, "acc") }.
   *[other] { $player } погашает залог за { FORM($spaces, "acc") } — { FORM($amount, "acc") }.
}
event-kept = { WHO($player) ->
    [you] Вы оставляете «{ FORM($space, "acc") }» в залоге.
   *[other] { $player } оставляет «{ FORM($space, "acc") }» в залоге.
}
event-deferred = { WHO($player) ->
    [you] Вы заплатите проценты за «{ FORM($space, "acc") }» позже.
   *[other] { $player } заплатит проценты за «{ FORM($space, "acc") }» позже.
}
event-surrendered = { WHO($player) ->
    [you] Вы продаёте банку «{ FORM($space, "acc") }» за { FORM($amount, "acc") }.
   *[other] { $player } продаёт банку «{ FORM($space, "acc") }» за { FORM($amount, "acc") }.
}

# Сделки.
event-offered = { WHO($player) ->
    [you] Вы предлагаете сделку: { $give } за { FORM($take, "acc") }. Решает { $other }.
   *[other] { WHO($other) ->
        [you] { $player } предлагает вам сделку: { $give } за { FORM($take, "acc") }.
       *[other] { $player } предлагает сделку: { $give } за { FORM($take, "acc") }. Решает { $other }.
    }
}
event-offered-gone = { WHO($player) ->
    [you] Вы предлагаете сделку, решает { $other }.
   *[other] { WHO($other) ->
        [you] { $player } предлагает вам сделку.
       *[other] { $player } предлагает сделку, решает { $other }.
    }
}
story-deal = { WHO($player) ->
    [you] Вы и { $other } заключаете сделку: от вас { $give } за { FORM($take, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } и вы заключаете сделку: вам { $give } за { FORM($take, "acc") }.
       *[other] { $player } и { $other } заключают сделку: { $give } за { FORM($take, "acc") }.
    }
}
story-offer-rejected = { WHO($player) ->
    [you] { $other } отклоняет ваше предложение: { $give } за { FORM($take, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } предлагает вам сделку: { $give } за { FORM($take, "acc") }. Вы отказываетесь.
       *[other] { $player } предлагает сделку: { $give } за { FORM($take, "acc") }. { $other } отказывается.
    }
}
event-accepted = { WHO($player) ->
    [you] Вы соглашаетесь на сделку, которую предлагает { $other }.
   *[other] { WHO($other) ->
        [you] { $player } принимает ваше предложение.
       *[other] { $player } соглашается на сделку, которую предлагает { $other }.
    }
}
event-rejected = { WHO($player) ->
    [you] Вы отказываетесь от сделки, которую предлагает { $other }.
   *[other] { WHO($other) ->
        [you] { $player } отклоняет ваше предложение.
       *[other] { $player } отказывается от сделки, которую предлагает { $other }.
    }
}
event-withdrawn = { WHO($player) ->
    [you] Вы отзываете своё предложение.
   *[other] { $player } отзывает своё предложение.
}
event-deed-passed = { WHO($player) ->
    [you] { $other } получает от вас «{ FORM($space, "acc") }».
   *[other] { WHO($other) ->
        [you] { $player } отдаёт вам «{ FORM($space, "acc") }».
       *[other] { $player } отдаёт «{ FORM($space, "acc") }», новый владелец — { $other }.
    }
}

# Конец.
event-bankrupt = { WHO($player) ->
    [you] Вы банкрот. Всё оставшееся получает { $other }.
   *[other] { WHO($other) ->
        [you] { $player } — банкрот. Всё оставшееся получаете вы.
       *[other] { $player } — банкрот. Всё оставшееся получает { $other }.
    }
}
event-liquidated = { WHO($player) ->
    [you] Вы продаёте все здания за { FORM($buildings, "acc") } и закладываете все { word-deeds } за { FORM($deeds, "acc") }.
   *[other] { $player } продаёт все здания за { FORM($buildings, "acc") } и закладывает все { word-deeds } за { FORM($deeds, "acc") }.
}
event-liquidated-buildings = { WHO($player) ->
    [you] Вы продаёте все здания за { FORM($amount, "acc") }.
   *[other] { $player } продаёт все здания за { FORM($amount, "acc") }.
}
event-liquidated-deeds = { WHO($player) ->
    [you] Вы закладываете все { word-deeds } за { FORM($amount, "acc") }.
   *[other] { $player } закладывает все { word-deeds } за { FORM($amount, "acc") }.
}
event-estate-passed = { WHO($other) ->
    [you] { $player } отдаёт вам { FORM($spaces, "acc") }.
    [bank] { WHO($player) ->
        [you] Вы отдаёте банку { FORM($spaces, "acc") }.
       *[other] { $player } отдаёт банку { FORM($spaces, "acc") }.
    }
   *[other] { WHO($player) ->
        [you] { $other } получает от вас { FORM($spaces, "acc") }.
       *[other] { $player } отдаёт { FORM($spaces, "acc") }, новый владелец — { $other }.
    }
}
event-expelled = { WHO($player) ->
    [you] Судья исключает вас из игры. Всё оставшееся получает банк.
   *[other] Судья исключает игрока { $player } из игры. Всё оставшееся получает банк.
}
event-last-round = Судья объявляет последний круг.
event-time = Судья объявляет, что время вышло.
event-game-over = Игра окончена: побеждает { $players }.
event-game-over-shared = Игра окончена: победу делят { $players }.

# О самом столе.
event-table-created = Стол готов.
event-settings-chosen = Хозяин стола меняет настройки.
event-seat-taken = { WHO($player) ->
    [you] Вы садитесь за стол.
   *[other] { $player } садится за стол.
}
event-seat-returned = { WHO($player) ->
    [you] Вы снова за столом.
   *[other] { $player } снова за столом.
}
event-seat-left = { WHO($player) ->
    [you] Вы уходите.
   *[other] { $player } уходит.
}
event-bot-seated = Бот занимает место.
event-bot-removed = Бот освобождает место.
event-judge-seated = Судья за столом.
event-table-started = Игра начинается.
event-deal-timed = { $player } и { $other } ведут переговоры: судья ограничивает время.
event-deal-closed = Переговоры окончены: { $player } и { $other }.
event-paused = Игра на паузе.
event-resumed = Игра продолжается.
event-corrected = Судья исправляет запись { $count }: { $reason }
event-rules-changed = Сервер обновлён. С этого места действует версия правил { $count }.
event-rematch = Следующая партия готова.
event-table-closed = Стол закрыт.
event-dice-asked = { WHO($player) ->
    [you] Вы бросаете, судья вводит результат.
   *[other] { $player } бросает, судья вводит результат.
}
event-dice-dropped = Бросок отменён.
event-undone = { WHO($player) ->
    [you] Вы отменяете своё последнее решение.
   *[other] { $player } отменяет своё последнее решение.
}
event-unknown = Что-то произошло.
