# Какво стана на масата, както го разказва дневникът.

# Началото.
event-start-rolled = { WHO($player) ->
    [you] Хвърляте { $dice } за първия ход.
   *[other] { $player } хвърля { $dice } за първия ход.
}
event-started = { WHO($player) ->
    [you] Започвате вие. Редът е: { $players }.
   *[other] Започва { $player }. Редът е: { $players }.
}
event-clock-started = Часовникът тръгва.
event-dealt = { WHO($player) ->
    [you] При раздаването получавате „{ $space }“.
   *[other] { $player } получава при раздаването „{ $space }“.
}

# Ход, хвърляне, движение.
event-turn = { WHO($player) ->
    [you] На ход сте.
   *[other] На ход е { $player }.
}
event-rolled = { WHO($player) ->
    [you] Хвърляте { $dice }.
   *[other] { $player } хвърля { $dice }.
}
event-moved = { WHO($player) ->
    [you] Отивате на „{ $space }“.
   *[other] { $player } отива на „{ $space }“.
}
event-moved-back = { WHO($player) ->
    [you] Връщате се на „{ $space }“.
   *[other] { $player } се връща на „{ $space }“.
}
event-salary = { WHO($player) ->
    [you] Минавате през „{ $go }“ и получавате { $amount }.
   *[other] { $player } минава през „{ $go }“ и получава { $amount }.
}
story-roll = { WHO($player) ->
    [you] Хвърляте { $dice } и попадате на „{ $space }“.
   *[other] { $player } хвърля { $dice } и попада на „{ $space }“.
}
story-roll-rent = { WHO($player) ->
    [you] Хвърляте { $dice }, попадате на „{ $space }“ и плащате { $amount } на { $other }.
   *[other] { WHO($other) ->
        [you] { $player } хвърля { $dice }, попада на вашето поле „{ $space }“ и ви плаща { $amount }.
       *[other] { $player } хвърля { $dice }, попада на „{ $space }“ и плаща { $amount } на { $other }.
    }
}
story-roll-due = { WHO($player) ->
    [you] Хвърляте { $dice } и попадате на „{ $space }“. { $other } може да поиска { word-rent } от { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } хвърля { $dice } и попада на вашето поле „{ $space }“. { Word-rent-the-subject } е { $amount }.
       *[other] { $player } хвърля { $dice } и попада на „{ $space }“. { $other } може да поиска { word-rent } от { $amount }.
    }
}
story-roll-due-dice = { WHO($player) ->
    [you] Хвърляте { $dice } и попадате на „{ $space }“. { $other } може да поиска { word-rent } според зарчетата.
   *[other] { WHO($other) ->
        [you] { $player } хвърля { $dice } и попада на вашето поле „{ $space }“. { Word-rent-the-subject } зависи от зарчетата.
       *[other] { $player } хвърля { $dice } и попада на „{ $space }“. { $other } може да поиска { word-rent } според зарчетата.
    }
}
story-roll-bought = { WHO($player) ->
    [you] Хвърляте { $dice }, попадате на „{ $space }“ и купувате полето за { $amount }.
   *[other] { $player } хвърля { $dice }, попада на „{ $space }“ и купува полето за { $amount }.
}
story-roll-tax = { WHO($player) ->
    [you] Хвърляте { $dice }, попадате на „{ $space }“ и плащате { $amount }.
   *[other] { $player } хвърля { $dice }, попада на „{ $space }“ и плаща { $amount }.
}
story-roll-jailed = { WHO($player) ->
    [you] Хвърляте { $dice } и отивате в затвора.
   *[other] { $player } хвърля { $dice } и отива в затвора.
}
story-roll-stayed = { WHO($player) ->
    [you] Хвърляте { $dice } и оставате в затвора (опит { $count }).
   *[other] { $player } хвърля { $dice } и остава в затвора (опит { $count }).
}
story-salary = „{ $go }“ носи { $amount }.
event-jailed = { WHO($player) ->
    [you] Отивате в затвора.
   *[other] { $player } отива в затвора.
}
event-freed = { WHO($player) ->
    [you] Излизате от затвора.
   *[other] { $player } излиза от затвора.
}
event-freed-fine = { WHO($player) ->
    [you] Плащате { $amount } и излизате от затвора.
   *[other] { $player } плаща { $amount } и излиза от затвора.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Оставате в затвора (опит { $count }).
   *[other] { $player } остава в затвора (опит { $count }).
}
event-ride = { WHO($player) ->
    [you] Пътувате до „{ $space }“ за { $amount }.
   *[other] { $player } пътува до „{ $space }“ за { $amount }.
}

# Покупки и търгове.
event-bought = { WHO($player) ->
    [you] Купувате „{ $space }“ за { $amount }.
   *[other] { $player } купува „{ $space }“ за { $amount }.
}
story-bought = { WHO($player) ->
    [you] Отивате на „{ $space }“ и купувате полето за { $amount }.
   *[other] { $player } отива на „{ $space }“ и купува полето за { $amount }.
}
event-declined = { WHO($player) ->
    [you] Не купувате „{ $space }“.
   *[other] { $player } не купува „{ $space }“.
}
event-auction-opened = „{ $space }“ отива на търг. Наддаването започва от { $amount }.
event-auction-opened-building = Сграда отива на търг между желаещите. Наддаването започва от { $amount }.
event-bid = { WHO($player) ->
    [you] Предлагате на търга { $amount }.
   *[other] { $player } предлага на търга { $amount }.
}
story-auction-bid = { WHO($player) ->
    [you] Търг за „{ $space }“: водите с { $amount }.
   *[other] Търг за „{ $space }“: води { $player } с { $amount }.
}
event-passed = { WHO($player) ->
    [you] Пасувате.
   *[other] { $player } пасува.
}
event-auction-won = { WHO($player) ->
    [you] Печелите на търга „{ $space }“ за { $amount }.
   *[other] { $player } печели на търга „{ $space }“ за { $amount }.
}
event-auction-won-building = { WHO($player) ->
    [you] Печелите на търга сградата за { $amount }.
   *[other] { $player } печели на търга сградата за { $amount }.
}
event-auction-unsold = Никой не наддава: „{ $space }“ остава в Банката.
event-auction-unsold-building = Никой не наддава: сградата остава в Банката.
event-defaulted = { WHO($player) ->
    [you] Не можете да платите печелившата цена и отпадате от този търг.
   *[other] { $player } не може да плати печелившата цена и отпада от този търг.
}
event-going-1 = Първи път…
event-going-2 = Втори път…

# Наем и други плащания.
event-rent-due = { WHO($player) ->
    [you] Попадате на „{ $space }“. { $other } може да поиска { word-rent } от { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } попада на вашето поле „{ $space }“. { Word-rent-the-subject } е { $amount }.
       *[other] { $player } попада на „{ $space }“. { $other } може да поиска { word-rent } от { $amount }.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Попадате на „{ $space }“. { $other } може да поиска { word-rent } според зарчетата.
   *[other] { WHO($other) ->
        [you] { $player } попада на вашето поле „{ $space }“. { Word-rent-the-subject } зависи от зарчетата.
       *[other] { $player } попада на „{ $space }“. { $other } може да поиска { word-rent } според зарчетата.
    }
}
story-rent = { WHO($player) ->
    [you] Попадате на „{ $space }“ и плащате { $amount } на { $other }.
   *[other] { WHO($other) ->
        [you] { $player } попада на вашето поле „{ $space }“ и ви плаща { $amount }.
       *[other] { $player } попада на „{ $space }“ и плаща { $amount } на { $other }.
    }
}
story-tax = { WHO($player) ->
    [you] Попадате на „{ $space }“ и плащате { $amount }.
   *[other] { $player } попада на „{ $space }“ и плаща { $amount }.
}
event-claim-lapsed = { WHO($other) ->
    [you] Не поискахте навреме { word-rent-the } за „{ $space }“.
   *[other] { $other } не поиска навреме { word-rent-the } за „{ $space }“.
}
event-owed-rent = { WHO($player) ->
    [you] Дължите на { $other } { word-rent } от { $amount } за „{ $space }“.
   *[other] { WHO($other) ->
        [you] { $player } ви дължи { word-rent } от { $amount } за „{ $space }“.
       *[other] { $player } дължи на { $other } { word-rent } от { $amount } за „{ $space }“.
    }
}
event-owed-tax = { WHO($player) ->
    [you] Дължите { $amount } за „{ $space }“.
   *[other] { $player } дължи { $amount } за „{ $space }“.
}
event-owed-card = { WHO($player) ->
    [you] По картончето дължите { $amount } на { $other }.
   *[other] { WHO($other) ->
        [you] По картончето { $player } ви дължи { $amount }.
       *[other] По картончето { $player } дължи { $amount } на { $other }.
    }
}
event-owed-fine = { WHO($player) ->
    [you] Дължите { $amount }, за да излезете от затвора.
   *[other] { $player } дължи { $amount }, за да излезе от затвора.
}
event-owed-auction = { WHO($player) ->
    [you] Дължите { $amount } за търга.
   *[other] { $player } дължи { $amount } за търга.
}
event-owed-entity = { WHO($player) ->
    [you] Дължите { $amount } на „{ $space }“.
   *[other] { $player } дължи { $amount } на „{ $space }“.
}
event-owed-question = { WHO($player) ->
    [you] Дължите { $amount } на блокчето.
   *[other] { $player } дължи { $amount } на блокчето.
}
event-owed-interest = { WHO($player) ->
    [you] Дължите { $amount } лихва за „{ $space }“.
   *[other] { $player } дължи { $amount } лихва за „{ $space }“.
}
event-paid-rent = { WHO($player) ->
    [you] Плащате на { $other } { word-rent } от { $amount } за „{ $space }“.
   *[other] { WHO($other) ->
        [you] { $player } ви плаща { word-rent } от { $amount } за „{ $space }“.
       *[other] { $player } плаща на { $other } { word-rent } от { $amount } за „{ $space }“.
    }
}
event-paid-tax = { WHO($player) ->
    [you] Плащате { $amount } за „{ $space }“.
   *[other] { $player } плаща { $amount } за „{ $space }“.
}
event-paid-card = { WHO($player) ->
    [you] Плащате { $amount } на { $other }.
   *[other] { WHO($other) ->
        [you] { $player } ви плаща { $amount }.
       *[other] { $player } плаща { $amount } на { $other }.
    }
}
event-paid-fine = { WHO($player) ->
    [you] Плащате { $amount }, за да излезете от затвора.
   *[other] { $player } плаща { $amount }, за да излезе от затвора.
}
event-paid-auction = { WHO($player) ->
    [you] Плащате { $amount } на Банката.
   *[other] { $player } плаща { $amount } на Банката.
}
event-paid-entity = { WHO($player) ->
    [you] Плащате { $amount } на „{ $space }“.
   *[other] { $player } плаща { $amount } на „{ $space }“.
}
event-paid-question = { WHO($player) ->
    [you] Плащате { $amount }.
   *[other] { $player } плаща { $amount }.
}
event-paid-interest = { WHO($player) ->
    [you] Плащате { $amount } лихва за „{ $space }“.
   *[other] { $player } плаща { $amount } лихва за „{ $space }“.
}
story-kept = { WHO($player) ->
    [you] Оставяте „{ $space }“ под ипотека и плащате { $amount } лихва.
   *[other] { $player } оставя „{ $space }“ под ипотека и плаща { $amount } лихва.
}
event-received = { WHO($player) ->
    [you] Получавате { $amount }.
   *[other] { $player } получава { $amount }.
}

# Картончета, битки, блокчета.
event-card-drawn = { WHO($player) ->
    [you] Теглите картонче „{ $deck }“: { $note }
   *[other] { $player } тегли картонче „{ $deck }“: { $note }
}
event-card-shown = { WHO($player) ->
    [you] Показвате картонче за излизане от затвора.
   *[other] { $player } показва картонче за излизане от затвора.
}
event-card-used = { WHO($player) ->
    [you] Излизате от затвора с картонче.
   *[other] { $player } излиза от затвора с картонче.
}
event-deck-shuffled = Картончетата „{ $deck }“ се разбъркват.
event-dice = { WHO($player) ->
    [you] Хвърляте { $dice }.
   *[other] { $player } хвърля { $dice }.
}
event-entity-fought = { WHO($player) ->
    [you] Вие и { $other } хвърляте { $dice } и побеждавате „{ $space }“.
   *[other] { WHO($other) ->
        [you] { $player } и вие хвърляте { $dice } и побеждавате „{ $space }“.
       *[other] { $player } и { $other } хвърлят { $dice } и побеждават „{ $space }“.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Вие и { $other } хвърляте { $dice } и губите от „{ $space }“.
   *[other] { WHO($other) ->
        [you] { $player } и вие хвърляте { $dice } и губите от „{ $space }“.
       *[other] { $player } и { $other } хвърлят { $dice } и губят от „{ $space }“.
    }
}
event-question-coins-by-die = { WHO($player) ->
    [you] „{ $space }“ ви дава толкова монети, колкото покаже едно зарче.
   *[other] „{ $space }“ дава на { $player } толкова монети, колкото покаже едно зарче.
}
event-question-coins = { WHO($player) ->
    [you] „{ $space }“ ви дава { $amount }.
   *[other] „{ $space }“ дава { $amount } на { $player }.
}
event-question-move-again = { WHO($player) ->
    [you] „{ $space }“ ви праща напред с още едно хвърляне.
   *[other] „{ $space }“ праща { $player } напред с още едно хвърляне.
}
event-question-pay = { WHO($player) ->
    [you] „{ $space }“ ви взема { $amount }.
   *[other] „{ $space }“ взема { $amount } от { $player }.
}

# Сгради и ипотеки.
event-built = { WHO($player) ->
    [you] Строите на „{ $space }“ за { $amount }: там вече { FORM($level, "has") }.
   *[other] { $player } строи на „{ $space }“ за { $amount }: там вече { FORM($level, "has") }.
}
event-built-won = { WHO($player) ->
    [you] Строите на „{ $space }“: там вече { FORM($level, "has") }.
   *[other] { $player } строи на „{ $space }“: там вече { FORM($level, "has") }.
}
story-built = { WHO($player) ->
    [you] Строите на { $spaces } за { $amount }.
   *[other] { $player } строи на { $spaces } за { $amount }.
}
event-sold = { WHO($player) ->
    [you] Продавате сгради на „{ $space }“ за { $amount }: там вече { FORM($level, "has") }.
   *[other] { $player } продава сгради на „{ $space }“ за { $amount }: там вече { FORM($level, "has") }.
}
story-sold = { WHO($player) ->
    [you] Продавате сгради на { $spaces } за { $amount }.
   *[other] { $player } продава сгради на { $spaces } за { $amount }.
}
event-shortage = { WHO($player) ->
    [you] Искате да построите { $pieces } ({ $spaces }). В Банката има { $left }. Първо се питат другите.
   *[other] { $player } иска да построи { $pieces } ({ $spaces }). В Банката има { $left }. Първо се питат другите.
}
event-shortage-sells = { WHO($player) ->
    [you] Искате да върнете { $pieces }. В Банката има { $left }. Предимство имат купувачите.
   *[other] { $player } иска да върне { $pieces }. В Банката има { $left }. Предимство имат купувачите.
}
event-wanted = { WHO($player) ->
    [you] Искате да строите на { $spaces }.
   *[other] { $player } иска да строи на { $spaces }.
}
event-mortgaged = { WHO($player) ->
    [you] Ипотекирате „{ $space }“ за { $amount }.
   *[other] { $player } ипотекира „{ $space }“ за { $amount }.
}
story-mortgaged = { WHO($player) ->
    [you] Ипотекирате { $spaces } за { $amount }.
   *[other] { $player } ипотекира { $spaces } за { $amount }.
}
event-redeemed = { WHO($player) ->
    [you] Изплащате ипотеката на „{ $space }“ за { $amount }.
   *[other] { $player } изплаща ипотеката на „{ $space }“ за { $amount }.
}
story-redeemed = { WHO($player) ->
    [you] Изплащате ипотеките на { $spaces } за { $amount }.
   *[other] { $player } изплаща ипотеките на { $spaces } за { $amount }.
}
event-kept = { WHO($player) ->
    [you] Оставяте „{ $space }“ под ипотека.
   *[other] { $player } оставя „{ $space }“ под ипотека.
}
event-deferred = { WHO($player) ->
    [you] Ще платите лихвата за „{ $space }“ по-късно.
   *[other] { $player } ще плати лихвата за „{ $space }“ по-късно.
}
event-surrendered = { WHO($player) ->
    [you] Продавате „{ $space }“ на Банката за { $amount }.
   *[other] { $player } продава „{ $space }“ на Банката за { $amount }.
}

# Сделки.
event-offered = { WHO($player) ->
    [you] Предлагате сделка на { $other }: { $give } срещу { $take }.
   *[other] { WHO($other) ->
        [you] { $player } ви предлага сделка: { $give } срещу { $take }.
       *[other] { $player } предлага сделка на { $other }: { $give } срещу { $take }.
    }
}
event-offered-gone = { WHO($player) ->
    [you] Правите предложение на { $other }.
   *[other] { WHO($other) ->
        [you] { $player } ви прави предложение.
       *[other] { $player } прави предложение на { $other }.
    }
}
story-deal = { WHO($player) ->
    [you] Сключвате сделка с { $other }: давате { $give } срещу { $take }.
   *[other] { WHO($other) ->
        [you] { $player } сключва сделка с вас: получавате { $give } срещу { $take }.
       *[other] { $player } сключва сделка с { $other }: { $give } срещу { $take }.
    }
}
story-offer-rejected = { WHO($player) ->
    [you] { $other } отхвърля предложението ви: { $give } срещу { $take }.
   *[other] { WHO($other) ->
        [you] Отхвърляте предложението на { $player }: { $give } срещу { $take }.
       *[other] { $other } отхвърля предложението на { $player }: { $give } срещу { $take }.
    }
}
event-accepted = { WHO($player) ->
    [you] Приемате предложението на { $other }.
   *[other] { WHO($other) ->
        [you] { $player } приема предложението ви.
       *[other] { $player } приема предложението на { $other }.
    }
}
event-rejected = { WHO($player) ->
    [you] Отхвърляте предложението на { $other }.
   *[other] { WHO($other) ->
        [you] { $player } отхвърля предложението ви.
       *[other] { $player } отхвърля предложението на { $other }.
    }
}
event-withdrawn = { WHO($player) ->
    [you] Оттегляте предложението си.
   *[other] { $player } оттегля предложението си.
}
event-deed-passed = { WHO($player) ->
    [you] „{ $space }“ преминава от вас към { $other }.
   *[other] { WHO($other) ->
        [you] „{ $space }“ преминава от { $player } към вас.
       *[other] „{ $space }“ преминава от { $player } към { $other }.
    }
}

# Краят.
event-bankrupt = { WHO($player) ->
    [you] Банкрутирате. { $other } получава останалото.
   *[other] { WHO($other) ->
        [you] { $player } банкрутира. Вие получавате останалото.
       *[other] { $player } банкрутира. { $other } получава останалото.
    }
}
event-liquidated = { WHO($player) ->
    [you] Продавате всички сгради за { $buildings } и ипотекирате всички { word-deeds } за { $deeds }.
   *[other] { $player } продава всички сгради за { $buildings } и ипотекира всички { word-deeds } за { $deeds }.
}
event-liquidated-buildings = { WHO($player) ->
    [you] Продавате всички сгради за { $amount }.
   *[other] { $player } продава всички сгради за { $amount }.
}
event-liquidated-deeds = { WHO($player) ->
    [you] Ипотекирате всички { word-deeds } за { $amount }.
   *[other] { $player } ипотекира всички { word-deeds } за { $amount }.
}
event-estate-passed = { WHO($other) ->
    [you] Получавате { $spaces } от { $player }.
   *[other] { WHO($player) ->
        [you] { $other } получава { $spaces } от вас.
       *[other] { $other } получава { $spaces } от { $player }.
    }
}
event-expelled = { WHO($player) ->
    [you] Съдията ви изключва от играта. Банката получава останалото.
   *[other] Съдията изключва { $player } от играта. Банката получава останалото.
}
event-last-round = Съдията обявява последния рунд.
event-time = Съдията обявява, че времето изтече.
event-game-over = Играта свърши: печели { $players }.
event-game-over-shared = Играта свърши: победата си поделят { $players }.

# За самата маса.
event-table-created = Масата е готова.
event-settings-chosen = Домакинът променя настройките.
event-seat-taken = { WHO($player) ->
    [you] Сядате на масата.
   *[other] { $player } сяда на масата.
}
event-seat-returned = { WHO($player) ->
    [you] Отново сте на масата.
   *[other] { $player } отново е на масата.
}
event-seat-left = { WHO($player) ->
    [you] Тръгвате си.
   *[other] { $player } си тръгва.
}
event-bot-seated = Бот заема място.
event-bot-removed = Бот освобождава мястото си.
event-judge-seated = Съдията дойде.
event-table-started = Играта започва.
event-deal-timed = Съдията ограничава времето за преговори на { $player } и { $other }.
event-deal-closed = Преговорите между { $player } и { $other } приключиха.
event-paused = Играта е на пауза.
event-resumed = Играта продължава.
event-corrected = Съдията поправя запис { $count }: { $reason }
event-rules-changed = Сървърът беше обновен. Оттук нататък важи версия { $count } на правилата.
event-rematch = Следващата игра е готова.
event-table-closed = Масата е закрита.
event-dice-asked = { WHO($player) ->
    [you] Хвърляте, съдията въвежда резултата.
   *[other] { $player } хвърля, съдията въвежда резултата.
}
event-dice-dropped = Хвърлянето се отменя.
event-undone = { WHO($player) ->
    [you] Отменяте последното си решение.
   *[other] { $player } отменя последното си решение.
}
event-unknown = Нещо се случи.
