# Що сталося за столом, як розповідає журнал. Імена гравців завжди в називному відмінку.

# Початок.
event-start-rolled = { WHO($player) ->
    [you] Ви кидаєте за право першого ходу: { $dice }.
   *[other] { $player } кидає за право першого ходу: { $dice }.
}
event-started = { WHO($player) ->
    [you] Починаєте ви. Порядок ходів: { $players }.
   *[other] Починає { $player }. Порядок ходів: { $players }.
}
event-clock-started = Годинник пішов.
event-dealt = { WHO($player) ->
    [you] Вам дістається «{ $space }».
   *[other] { $player } отримує «{ FORM($space, "acc") }».
}

# Хід, кидок, рух.
event-turn = { WHO($player) ->
    [you] Ваш хід.
   *[other] Ходить { $player }.
}
event-rolled = { WHO($player) ->
    [you] Ви викидаєте { $dice }.
   *[other] { $player } викидає { $dice }.
}
event-moved = { WHO($player) ->
    [you] Ви переходите на сектор «{ $space }».
   *[other] { $player } переходить на сектор «{ $space }».
}
event-moved-back = { WHO($player) ->
    [you] Ви повертаєтеся на сектор «{ $space }».
   *[other] { $player } повертається на сектор «{ $space }».
}
event-salary = { WHO($player) ->
    [you] Ви минаєте сектор «{ $go }» і отримуєте { FORM($amount, "acc") }.
   *[other] { $player } минає сектор «{ $go }» і отримує { FORM($amount, "acc") }.
}
story-roll = { WHO($player) ->
    [you] Ви викидаєте { $dice } і потрапляєте на сектор «{ $space }».
   *[other] { $player } викидає { $dice } і потрапляє на сектор «{ $space }».
}
story-roll-rent = { WHO($player) ->
    [you] Ви викидаєте { $dice } і потрапляєте на сектор «{ $space }»: { $other } отримує від вас { FORM($amount, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } викидає { $dice }, потрапляє на ваш сектор «{ $space }» і платить вам { FORM($amount, "acc") }.
       *[other] { $player } викидає { $dice } і потрапляє на сектор «{ $space }»: { $other } отримує { FORM($amount, "acc") }.
    }
}
story-roll-due = { WHO($player) ->
    [you] Ви викидаєте { $dice } і потрапляєте на сектор «{ $space }». { $other } може вимагати { word-rent-acc } — { FORM($amount, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } викидає { $dice } і потрапляє на ваш сектор «{ $space }». { Word-rent } — { $amount }.
       *[other] { $player } викидає { $dice } і потрапляє на сектор «{ $space }». { $other } може вимагати { word-rent-acc } — { FORM($amount, "acc") }.
    }
}
story-roll-due-dice = { WHO($player) ->
    [you] Ви викидаєте { $dice } і потрапляєте на сектор «{ $space }». { $other } може вимагати { word-rent-acc }, суму визначать кубики.
   *[other] { WHO($other) ->
        [you] { $player } викидає { $dice } і потрапляє на ваш сектор «{ $space }». Розмір { word-rent-gen } визначать кубики.
       *[other] { $player } викидає { $dice } і потрапляє на сектор «{ $space }». { $other } може вимагати { word-rent-acc }, суму визначать кубики.
    }
}
story-roll-bought = { WHO($player) ->
    [you] Ви викидаєте { $dice }, потрапляєте на сектор «{ $space }» і купуєте його за { FORM($amount, "acc") }.
   *[other] { $player } викидає { $dice }, потрапляє на сектор «{ $space }» і купує його за { FORM($amount, "acc") }.
}
story-roll-tax = { WHO($player) ->
    [you] Ви викидаєте { $dice }, потрапляєте на сектор «{ $space }» і платите { FORM($amount, "acc") }.
   *[other] { $player } викидає { $dice }, потрапляє на сектор «{ $space }» і платить { FORM($amount, "acc") }.
}
story-roll-jailed = { WHO($player) ->
    [you] Ви викидаєте { $dice } і вирушаєте до в’язниці.
   *[other] { $player } викидає { $dice } і вирушає до в’язниці.
}
story-roll-stayed = { WHO($player) ->
    [you] Ви викидаєте { $dice } і залишаєтеся у в’язниці (спроба { $count }).
   *[other] { $player } викидає { $dice } і залишається у в’язниці (спроба { $count }).
}
story-salary = Сектор «{ $go }» приносить { FORM($amount, "acc") }.
event-jailed = { WHO($player) ->
    [you] Ви вирушаєте до в’язниці.
   *[other] { $player } вирушає до в’язниці.
}
event-freed = { WHO($player) ->
    [you] Ви виходите з в’язниці.
   *[other] { $player } виходить із в’язниці.
}
event-freed-fine = { WHO($player) ->
    [you] Ви платите { FORM($amount, "acc") } і виходите з в’язниці.
   *[other] { $player } платить { FORM($amount, "acc") } і виходить із в’язниці.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Ви залишаєтеся у в’язниці (спроба { $count }).
   *[other] { $player } залишається у в’язниці (спроба { $count }).
}
event-ride = { WHO($player) ->
    [you] Ви їдете на сектор «{ $space }» за { FORM($amount, "acc") }.
   *[other] { $player } їде на сектор «{ $space }» за { FORM($amount, "acc") }.
}

# Купівля та аукціони.
event-bought = { WHO($player) ->
    [you] Ви купуєте «{ FORM($space, "acc") }» за { FORM($amount, "acc") }.
   *[other] { $player } купує «{ FORM($space, "acc") }» за { FORM($amount, "acc") }.
}
story-bought = { WHO($player) ->
    [you] Ви переходите на сектор «{ $space }» і купуєте його за { FORM($amount, "acc") }.
   *[other] { $player } переходить на сектор «{ $space }» і купує його за { FORM($amount, "acc") }.
}
event-declined = { WHO($player) ->
    [you] Ви не купуєте «{ FORM($space, "acc") }».
   *[other] { $player } не купує «{ FORM($space, "acc") }».
}
event-auction-opened = «{ $space }» виставляється на аукціон. Початкова ставка — { $amount }.
event-auction-opened-building = Будівля виставляється на аукціон для тих, кому вона потрібна. Початкова ставка — { $amount }.
event-bid = { WHO($player) ->
    [you] Ви ставите { FORM($amount, "acc") }.
   *[other] { $player } ставить { FORM($amount, "acc") }.
}
story-auction-bid = { WHO($player) ->
    [you] Аукціон «{ $space }»: ви лідируєте зі ставкою { $amount }.
   *[other] Аукціон «{ $space }»: { $player } лідирує зі ставкою { $amount }.
}
event-passed = { WHO($player) ->
    [you] Ви пасуєте.
   *[other] { $player } пасує.
}
event-auction-won = { WHO($player) ->
    [you] Ви виграєте аукціон і отримуєте «{ FORM($space, "acc") }» за { FORM($amount, "acc") }.
   *[other] { $player } виграє аукціон і отримує «{ FORM($space, "acc") }» за { FORM($amount, "acc") }.
}
event-auction-won-building = { WHO($player) ->
    [you] Ви виграєте аукціон і отримуєте будівлю за { FORM($amount, "acc") }.
   *[other] { $player } виграє аукціон і отримує будівлю за { FORM($amount, "acc") }.
}
event-auction-unsold = Ставок немає: «{ $space }» залишається в банку.
event-auction-unsold-building = Ставок немає: будівля залишається в банку.
event-defaulted = { WHO($player) ->
    [you] Ви не можете оплатити свою виграшну ставку й вибуваєте з цього аукціону.
   *[other] { $player } не може оплатити виграшну ставку й вибуває з цього аукціону.
}
event-going-1 = Раз…
event-going-2 = Два…

# Орендна плата та інші платежі.
event-rent-due = { WHO($player) ->
    [you] Ви потрапляєте на сектор «{ $space }». { $other } може вимагати { word-rent-acc } — { FORM($amount, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } потрапляє на ваш сектор «{ $space }». { Word-rent } — { $amount }.
       *[other] { $player } потрапляє на сектор «{ $space }». { $other } може вимагати { word-rent-acc } — { FORM($amount, "acc") }.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Ви потрапляєте на сектор «{ $space }». { $other } може вимагати { word-rent-acc }, суму визначать кубики.
   *[other] { WHO($other) ->
        [you] { $player } потрапляє на ваш сектор «{ $space }». Розмір { word-rent-gen } визначать кубики.
       *[other] { $player } потрапляє на сектор «{ $space }». { $other } може вимагати { word-rent-acc }, суму визначать кубики.
    }
}
story-rent = { WHO($player) ->
    [you] Ви потрапляєте на сектор «{ $space }»: { $other } отримує від вас { FORM($amount, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } потрапляє на ваш сектор «{ $space }» і платить вам { FORM($amount, "acc") }.
       *[other] { $player } потрапляє на сектор «{ $space }»: { $other } отримує { FORM($amount, "acc") }.
    }
}
story-tax = { WHO($player) ->
    [you] Ви потрапляєте на сектор «{ $space }» і платите { FORM($amount, "acc") }.
   *[other] { $player } потрапляє на сектор «{ $space }» і платить { FORM($amount, "acc") }.
}
event-claim-lapsed = { WHO($other) ->
    [you] Час вийшов: ви вже не отримаєте { word-rent-acc } за «{ FORM($space, "acc") }».
   *[other] Час вийшов: { $other } уже не отримає { word-rent-acc } за «{ FORM($space, "acc") }».
}
event-owed-rent = { WHO($player) ->
    [you] Ви тепер у боргу: { $other } чекає від вас { FORM($amount, "acc") } { word-rent-gen } за «{ FORM($space, "acc") }».
   *[other] { WHO($other) ->
        [you] { $player } тепер у боргу перед вами: { $amount } { word-rent-gen } за «{ FORM($space, "acc") }».
       *[other] { $player } тепер у боргу: { $other } чекає на { FORM($amount, "acc") } { word-rent-gen } за «{ FORM($space, "acc") }».
    }
}
event-owed-tax = { WHO($player) ->
    [you] Ви тепер у боргу: { $amount } за сектор «{ $space }».
   *[other] { $player } тепер у боргу: { $amount } за сектор «{ $space }».
}
event-owed-card = { WHO($player) ->
    [you] Ви тепер у боргу: за карткою { $other } чекає від вас { FORM($amount, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } тепер у боргу перед вами: { $amount } за карткою.
       *[other] { $player } тепер у боргу: за карткою { $other } чекає на { FORM($amount, "acc") }.
    }
}
event-owed-fine = { WHO($player) ->
    [you] Ви тепер у боргу: { $amount } за вихід із в’язниці.
   *[other] { $player } тепер у боргу: { $amount } за вихід із в’язниці.
}
event-owed-auction = { WHO($player) ->
    [you] Ви тепер у боргу: { $amount } за покупку на аукціоні.
   *[other] { $player } тепер у боргу: { $amount } за покупку на аукціоні.
}
event-owed-entity = { WHO($player) ->
    [you] Ви тепер у боргу: { $space } вимагає { FORM($amount, "acc") }.
   *[other] { $player } тепер у боргу: { $space } вимагає { FORM($amount, "acc") }.
}
event-owed-question = { WHO($player) ->
    [you] Ви тепер у боргу: блок вимагає { FORM($amount, "acc") }.
   *[other] { $player } тепер у боргу: блок вимагає { FORM($amount, "acc") }.
}
event-owed-interest = { WHO($player) ->
    [you] Ви тепер у боргу: відсотки за «{ FORM($space, "acc") }» — { $amount }.
   *[other] { $player } тепер у боргу: відсотки за «{ FORM($space, "acc") }» — { $amount }.
}
event-paid-rent = { WHO($player) ->
    [you] Ви платите { word-rent-acc } за «{ FORM($space, "acc") }»: { $other } отримує { FORM($amount, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } платить вам { FORM($amount, "acc") } { word-rent-gen } за «{ FORM($space, "acc") }».
       *[other] { $player } платить { word-rent-acc } за «{ FORM($space, "acc") }»: { $other } отримує { FORM($amount, "acc") }.
    }
}
event-paid-tax = { WHO($player) ->
    [you] Ви платите { FORM($amount, "acc") } за сектор «{ $space }».
   *[other] { $player } платить { FORM($amount, "acc") } за сектор «{ $space }».
}
event-paid-card = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Ви платите банку { FORM($amount, "acc") }.
       *[other] { $other } отримує від вас { FORM($amount, "acc") }.
    }
   *[other] { WHO($other) ->
        [you] { $player } платить вам { FORM($amount, "acc") }.
        [bank] { $player } платить банку { FORM($amount, "acc") }.
       *[other] { $player } платить, { $other } отримує { FORM($amount, "acc") }.
    }
}
event-paid-fine = { WHO($player) ->
    [you] Ви платите { FORM($amount, "acc") } за вихід із в’язниці.
   *[other] { $player } платить { FORM($amount, "acc") } за вихід із в’язниці.
}
event-paid-auction = { WHO($player) ->
    [you] Ви платите банку { FORM($amount, "acc") }.
   *[other] { $player } платить банку { FORM($amount, "acc") }.
}
event-paid-entity = { WHO($player) ->
    [you] Ви віддаєте { FORM($amount, "acc") }: { $space } бере гору.
   *[other] { $player } віддає { FORM($amount, "acc") }: { $space } бере гору.
}
event-paid-question = { WHO($player) ->
    [you] Ви платите { FORM($amount, "acc") }.
   *[other] { $player } платить { FORM($amount, "acc") }.
}
event-paid-interest = { WHO($player) ->
    [you] Ви платите відсотки за «{ FORM($space, "acc") }» — { FORM($amount, "acc") }.
   *[other] { $player } платить відсотки за «{ FORM($space, "acc") }» — { FORM($amount, "acc") }.
}
story-kept = { WHO($player) ->
    [you] Ви залишаєте «{ FORM($space, "acc") }» у заставі й платите відсотки — { FORM($amount, "acc") }.
   *[other] { $player } залишає «{ FORM($space, "acc") }» у заставі й платить відсотки — { FORM($amount, "acc") }.
}
event-received = { WHO($player) ->
    [you] Ви отримуєте { FORM($amount, "acc") }.
   *[other] { $player } отримує { FORM($amount, "acc") }.
}

# Картки, бої, блоки.
event-card-drawn = { WHO($player) ->
    [you] Ви берете картку «{ $deck }»: { $note }
   *[other] { $player } бере картку «{ $deck }»: { $note }
}
event-card-shown = { WHO($player) ->
    [you] Ви показуєте картку виходу з в’язниці.
   *[other] { $player } показує картку виходу з в’язниці.
}
event-card-used = { WHO($player) ->
    [you] Ви виходите з в’язниці за карткою.
   *[other] { $player } виходить із в’язниці за карткою.
}
event-deck-shuffled = Картки «{ $deck }» перетасовано.
event-dice = { WHO($player) ->
    [you] Ви викидаєте { $dice }.
   *[other] { $player } викидає { $dice }.
}
event-entity-fought = { WHO($player) ->
    [you] Ви й { $other } викидаєте { $dice } і перемагаєте: { $space } відступає.
   *[other] { WHO($other) ->
        [you] { $player } і ви викидаєте { $dice } і перемагаєте: { $space } відступає.
       *[other] { $player } і { $other } викидають { $dice } і перемагають: { $space } відступає.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Ви й { $other } викидаєте { $dice } і програєте: { $space } бере гору.
   *[other] { WHO($other) ->
        [you] { $player } і ви викидаєте { $dice } і програєте: { $space } бере гору.
       *[other] { $player } і { $other } викидають { $dice } і програють: { $space } бере гору.
    }
}
event-question-coins-by-die = { WHO($player) ->
    [you] На секторі «{ $space }» ви отримуєте стільки монет, скільки покаже кубик.
   *[other] На секторі «{ $space }» { $player } отримує стільки монет, скільки покаже кубик.
}
event-question-coins = { WHO($player) ->
    [you] На секторі «{ $space }» ви отримуєте { FORM($amount, "acc") }.
   *[other] На секторі «{ $space }» { $player } отримує { FORM($amount, "acc") }.
}
event-question-move-again = { WHO($player) ->
    [you] Із сектора «{ $space }» ви кидаєте ще раз і йдете далі.
   *[other] Із сектора «{ $space }» { $player } кидає ще раз і йде далі.
}
event-question-pay = { WHO($player) ->
    [you] На секторі «{ $space }» ви платите { FORM($amount, "acc") }.
   *[other] На секторі «{ $space }» { $player } платить { FORM($amount, "acc") }.
}

# Будівлі та застава.
event-built = { WHO($player) ->
    [you] Ви будуєте на секторі «{ $space }» за { FORM($amount, "acc") }: тепер там { $level }.
   *[other] { $player } будує на секторі «{ $space }» за { FORM($amount, "acc") }: тепер там { $level }.
}
event-built-won = { WHO($player) ->
    [you] Ви будуєте на секторі «{ $space }»: тепер там { $level }.
   *[other] { $player } будує на секторі «{ $space }»: тепер там { $level }.
}
story-built = { WHO($player) ->
    [you] Ви зводите будівлі за { FORM($amount, "acc") }: { $spaces }.
   *[other] { $player } зводить будівлі за { FORM($amount, "acc") }: { $spaces }.
}
event-sold = { WHO($player) ->
    [you] Ви продаєте будівлі із сектора «{ $space }» за { FORM($amount, "acc") }: тепер там { $level }.
   *[other] { $player } продає будівлі із сектора «{ $space }» за { FORM($amount, "acc") }: тепер там { $level }.
}
story-sold = { WHO($player) ->
    [you] Ви продаєте будівлі за { FORM($amount, "acc") }: { $spaces }.
   *[other] { $player } продає будівлі за { FORM($amount, "acc") }: { $spaces }.
}
event-shortage = { WHO($player) ->
    [you] Ви хочете збудувати { FORM($pieces, "acc") } ({ $spaces }). У банку { $left }. Спершу питають решту.
   *[other] { $player } хоче збудувати { FORM($pieces, "acc") } ({ $spaces }). У банку { $left }. Спершу питають решту.
}
event-shortage-sells = { WHO($player) ->
    [you] Ви хочете повернути { FORM($pieces, "acc") } до банку. У банку { $left }. Перевагу мають покупці.
   *[other] { $player } хоче повернути { FORM($pieces, "acc") } до банку. У банку { $left }. Перевагу мають покупці.
}
event-wanted = { WHO($player) ->
    [you] Ви хочете будувати тут: { $spaces }.
   *[other] { $player } хоче будувати тут: { $spaces }.
}
event-mortgaged = { WHO($player) ->
    [you] Ви віддаєте «{ FORM($space, "acc") }» у заставу за { FORM($amount, "acc") }.
   *[other] { $player } віддає «{ FORM($space, "acc") }» у заставу за { FORM($amount, "acc") }.
}
story-mortgaged = { WHO($player) ->
    [you] Ви віддаєте в заставу { FORM($spaces, "acc") } за { FORM($amount, "acc") }.
   *[other] { $player } віддає в заставу { FORM($spaces, "acc") } за { FORM($amount, "acc") }.
}
event-redeemed = { WHO($player) ->
    [you] Ви викуповуєте із застави «{ FORM($space, "acc") }» за { FORM($amount, "acc") }.
   *[other] { $player } викуповує із застави «{ FORM($space, "acc") }» за { FORM($amount, "acc") }.
}
story-redeemed = { WHO($player) ->
    [you] Ви викуповуєте із застави { FORM($spaces, "acc") } за { FORM($amount, "acc") }.
   *[other] { $player } викуповує із застави { FORM($spaces, "acc") } за { FORM($amount, "acc") }.
}
event-kept = { WHO($player) ->
    [you] Ви залишаєте «{ FORM($space, "acc") }» у заставі.
   *[other] { $player } залишає «{ FORM($space, "acc") }» у заставі.
}
event-deferred = { WHO($player) ->
    [you] Ви заплатите відсотки за «{ FORM($space, "acc") }» пізніше.
   *[other] { $player } заплатить відсотки за «{ FORM($space, "acc") }» пізніше.
}
event-surrendered = { WHO($player) ->
    [you] Ви продаєте банку «{ FORM($space, "acc") }» за { FORM($amount, "acc") }.
   *[other] { $player } продає банку «{ FORM($space, "acc") }» за { FORM($amount, "acc") }.
}

# Угоди.
event-offered = { WHO($player) ->
    [you] Ви пропонуєте угоду: { $give } за { FORM($take, "acc") }. Вирішує { $other }.
   *[other] { WHO($other) ->
        [you] { $player } пропонує вам угоду: { $give } за { FORM($take, "acc") }.
       *[other] { $player } пропонує угоду: { $give } за { FORM($take, "acc") }. Вирішує { $other }.
    }
}
event-offered-gone = { WHO($player) ->
    [you] Ви пропонуєте угоду, вирішує { $other }.
   *[other] { WHO($other) ->
        [you] { $player } пропонує вам угоду.
       *[other] { $player } пропонує угоду, вирішує { $other }.
    }
}
story-deal = { WHO($player) ->
    [you] Ви й { $other } укладаєте угоду: від вас { $give } за { FORM($take, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } і ви укладаєте угоду: вам { $give } за { FORM($take, "acc") }.
       *[other] { $player } і { $other } укладають угоду: { $give } за { FORM($take, "acc") }.
    }
}
story-offer-rejected = { WHO($player) ->
    [you] { $other } відхиляє вашу пропозицію: { $give } за { FORM($take, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } пропонує вам угоду: { $give } за { FORM($take, "acc") }. Ви відмовляєтеся.
       *[other] { $player } пропонує угоду: { $give } за { FORM($take, "acc") }. { $other } відмовляється.
    }
}
event-accepted = { WHO($player) ->
    [you] Ви погоджуєтеся на угоду, яку пропонує { $other }.
   *[other] { WHO($other) ->
        [you] { $player } приймає вашу пропозицію.
       *[other] { $player } погоджується на угоду, яку пропонує { $other }.
    }
}
event-rejected = { WHO($player) ->
    [you] Ви відмовляєтеся від угоди, яку пропонує { $other }.
   *[other] { WHO($other) ->
        [you] { $player } відхиляє вашу пропозицію.
       *[other] { $player } відмовляється від угоди, яку пропонує { $other }.
    }
}
event-withdrawn = { WHO($player) ->
    [you] Ви відкликаєте свою пропозицію.
   *[other] { $player } відкликає свою пропозицію.
}
event-deed-passed = { WHO($player) ->
    [you] { $other } отримує від вас «{ FORM($space, "acc") }».
   *[other] { WHO($other) ->
        [you] { $player } віддає вам «{ FORM($space, "acc") }».
       *[other] { $player } віддає «{ FORM($space, "acc") }», новий власник — { $other }.
    }
}

# Кінець.
event-bankrupt = { WHO($player) ->
    [you] Ви банкрот. Усе, що залишилося, отримує { $other }.
   *[other] { WHO($other) ->
        [you] { $player } — банкрот. Усе, що залишилося, отримуєте ви.
       *[other] { $player } — банкрот. Усе, що залишилося, отримує { $other }.
    }
}
event-liquidated = { WHO($player) ->
    [you] Ви продаєте всі будівлі за { FORM($buildings, "acc") } і віддаєте в заставу всі { word-deeds } за { FORM($deeds, "acc") }.
   *[other] { $player } продає всі будівлі за { FORM($buildings, "acc") } і віддає в заставу всі { word-deeds } за { FORM($deeds, "acc") }.
}
event-liquidated-buildings = { WHO($player) ->
    [you] Ви продаєте всі будівлі за { FORM($amount, "acc") }.
   *[other] { $player } продає всі будівлі за { FORM($amount, "acc") }.
}
event-liquidated-deeds = { WHO($player) ->
    [you] Ви віддаєте в заставу всі { word-deeds } за { FORM($amount, "acc") }.
   *[other] { $player } віддає в заставу всі { word-deeds } за { FORM($amount, "acc") }.
}
event-estate-passed = { WHO($other) ->
    [you] { $player } віддає вам { FORM($spaces, "acc") }.
    [bank] { WHO($player) ->
        [you] Ви віддаєте банку { FORM($spaces, "acc") }.
       *[other] { $player } віддає банку { FORM($spaces, "acc") }.
    }
   *[other] { WHO($player) ->
        [you] { $other } отримує від вас { FORM($spaces, "acc") }.
       *[other] { $player } віддає { FORM($spaces, "acc") }, новий власник — { $other }.
    }
}
event-expelled = { WHO($player) ->
    [you] Суддя вилучає вас із гри. Усе, що залишилося, отримує банк.
   *[other] { $player } вибуває з гри за рішенням судді. Усе, що залишилося, отримує банк.
}
event-last-round = Суддя оголошує останнє коло.
event-time = Суддя оголошує, що час вийшов.
event-game-over = Гру закінчено: перемагає { $players }.
event-game-over-shared = Гру закінчено: перемогу ділять { $players }.

# Про сам стіл.
event-table-created = Стіл готовий.
event-settings-chosen = Господар столу змінює налаштування.
event-seat-taken = { WHO($player) ->
    [you] Ви сідаєте за стіл.
   *[other] { $player } сідає за стіл.
}
event-seat-returned = { WHO($player) ->
    [you] Ви знову за столом.
   *[other] { $player } знову за столом.
}
event-seat-left = { WHO($player) ->
    [you] Ви залишаєте стіл.
   *[other] { $player } залишає стіл.
}
event-bot-seated = Бот займає місце.
event-bot-removed = Бот звільняє місце.
event-judge-seated = Суддя за столом.
event-table-started = Гра починається.
event-deal-timed = { $player } і { $other } ведуть перемовини: суддя обмежує час.
event-deal-closed = Перемовини закінчено: { $player } і { $other }.
event-paused = Гра на паузі.
event-resumed = Гра триває.
event-corrected = Суддя виправляє запис { $count }: { $reason }
event-rules-changed = Сервер оновлено. Відтепер діє версія правил { $count }.
event-rematch = Наступна партія готова.
event-table-closed = Стіл закрито.
event-dice-asked = { WHO($player) ->
    [you] Ви кидаєте, суддя вводить результат.
   *[other] { $player } кидає, суддя вводить результат.
}
event-dice-dropped = Кидок скасовано.
event-undone = { WHO($player) ->
    [you] Ви скасовуєте своє останнє рішення.
   *[other] { $player } скасовує своє останнє рішення.
}
event-unknown = Щось сталося.
