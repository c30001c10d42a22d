# Имена от изданието cthulhu.

edition-cthulhu = Ктхулу
edition-cthulhu-short = Ктхулу, кратка игра
word-street = твар
word-streets = твари
word-street-whose = твар, чийто
word-street-other = друга твар
word-street-mortgaged = твар от този комплект е ипотекирана
word-street-none = никоя не е ипотекирана
word-streets-the = тварите
word-street-every = всяка твар от комплекта получава първата си сграда, преди някоя
word-street-one = една твар
word-street-full = когато е запълнена
word-street-this = тази твар
word-street-the = тварта
word-house = крипта
    .each = всяка крипта
word-houses = крипти
word-houses-four = четири крипти
word-hotel = мавзолей
    .each = всеки мавзолей
word-hotel-the = мавзолея
word-hotels = мавзолеи
word-street-hands = една твар сменя собственика си само когато в целия ѝ
level-houses = { $count ->
    [one] { $count } крипта
   *[other] { $count } крипти
}
    .has = { $count ->
        [one] има { $count } крипта
       *[other] има { $count } крипти
    }
level-hotel = мавзолей
    .has = има мавзолей
level-hotels = { $count ->
    [one] { $count } мавзолей
   *[other] { $count } мавзолея
}
    .has = { $count ->
        [one] има { $count } мавзолей
       *[other] има { $count } мавзолея
    }
group-brown = Кафяв
group-light-blue = Светлосин
group-pink = Розов
group-orange = Оранжев
group-red = Червен
group-yellow = Жълт
group-green = Зелен
group-dark-blue = Тъмносин
group-stations = Превозни средства
group-utilities = Институции
deck-sanity = Разум
deck-knowledge = Познание
kind-station = превозно средство
    .next = най-близкото превозно средство
kind-utility = институция
    .next = най-близката институция
token-necronomicon = Некрономикон
token-cultists-tablet = Плочка на култистите
token-cthulhu-statuette = Статуетка на Ктхулу
token-shining-trapezohedron = Сияещ трапецоедър
token-hound-amulet = Амулет на хрътката
token-dagon-dagger = Кинжал на Дагон
space-go = СТАРТ
space-ghoul = Гул
space-knowledge = Познание
space-zoog = Зуг
space-research-fee = Такса за проучване
space-ship = Кораб
space-night-gaunt = Нощен призрак
space-sanity = Разум
space-rat-thing = Плъхоподобно
    .board = Плъхо{ "\u00AD" }подобно
space-wilbur-whateley = Уилбър Уейтли
space-jail = Затвор
space-deep-one = Дълбоководен
    .board = Дълбоко{ "\u00AD" }воден
space-miskatonic-university = Мискатоникски университет
    .board = Мискато{ "\u00AD" }никски универ{ "\u00AD" }ситет
space-dagon = Дагон
space-hydra = Хидра
space-train = Влак
space-mi-go = Ми-Го
space-elder-thing = Древно същество
space-shoggoth = Шогот
space-free-parking = Безплатен паркинг
space-hound-of-the-void = Хрътка от Пустотата
space-flying-polyp = Летящ полип
space-great-race = Велика раса
space-dream-journey = Пътуване насън
space-colour-from-space = Цвят от Космоса
space-star-spawn = Звездно изчадие
space-sanatorium = Лудница
space-hastur = Хастур
space-go-to-jail = Отидете в затвора
space-shub-niggurath = Шуб-Нигурат
space-nyarlathotep = Ниарлатхотеп
    .board = Ниарлат{ "\u00AD" }хотеп
space-yog-sothoth = Йог-Сотот
space-automobile = Автомобил
space-azathoth = Азатот
space-examination-fee = Такса за преглед
space-great-cthulhu = Великият Ктхулу

# Картончетата, разказани в този свят.
card-advance-to = Скица в стара книга сочи пътя. Отидете на „{ $space }“.
card-to-go = Било е само сън. Отидете на „{ $go }“ и вземете заплатата.
card-next-station = Мъглата се сгъстява. Отидете до { FORM($space, "next") }. Собственикът може да поиска двоен { word-rent }.
card-next-utility = Лоши сънища. Отидете до { FORM($space, "next") } и хвърлете зарчетата. Собственикът може да поиска сбора им, умножен по { $factor }.
card-back-three = Забравихте старинната книга. Върнете се три полета назад и изпълнете това, което пише там.
card-go-to-jail = Хванаха ви да копаете на лунна светлина. Отидете направо в затвора. Не получавате заплата.
card-jail-free = Ключ от странен метал. Запазете картончето: с него веднъж излизате от затвора. Можете и да го продадете.
card-general-repairs = Камъните са се разместили. Платете { $house } за { FORM($house-name, "each") } и { $hotel } за { FORM($hotel-name, "each") }.
card-speeding = Карахте твърде бързо. Онова зад вас също. Платете { $amount }.
card-elected-chair = За да остане тайно тайното ви общество, платете на всеки играч { $amount }.
card-dividend = Акциите ви в риболова носят подозрително много. Вземете { $amount }.
card-loan-matures = Морето изхвърли на брега стар длъжник и той плаща. Вземете { $amount }.
card-bank-error = Чиновникът не се наспа и Банката сгреши във ваша полза. Вземете { $amount }.
card-doctor = Тоник за нервите. Платете { $amount }.
card-sale-of-stock = Продадохте акциите си преди пълнолуние. Вземете { $amount }.
card-holiday-fund = Отказахте се от седмицата на море. Вземете { $amount }.
card-tax-refund = Връщат ви данък с подпис от незнайна ръка. Вземете { $amount }.
card-birthday = Звездите се подредиха за рождения ви ден. Вземете от всеки играч { $amount }.
card-life-insurance = Името ви е сред изчезналите и застраховката плаща. Вземете { $amount }.
card-hospital = В клиниката ви предписаха покой и никакви книги. Платете { $amount }.
card-school-fees = Курс по мъртви езици. Платете { $amount }.
card-consultancy-fee = Плащат ви за съвета да не се отваря кутията. Вземете { $amount }.
card-street-repairs = Приливът отнесе пътя. Платете { $house } за { FORM($house-name, "each") } и { $hotel } за { FORM($hotel-name, "each") }.
card-second-prize = Есето ви за приливите спечели второ място. Вземете { $amount }.
card-inheritance = Чичо, когото никой не помни, ви остави сандък. Вземете { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Хващат ви с лопата: отивате в затвора.
   *[other] Хващат { $player } с лопата: право в затвора.
}
story-roll-jailed = { WHO($player) ->
    [you] Хвърляте { $dice }. Хващат ви с лопата: отивате в затвора.
   *[other] { $player } хвърля { $dice } и с лопата в ръка отива в затвора.
}
event-freed = { WHO($player) ->
    [you] Ключалката щраква сама: излизате от затвора.
   *[other] Ключалката щраква сама: { $player } излиза от затвора.
}
story-salary = „{ $go }“ носи { $amount } за още един ден със здрав разум.
event-salary = { WHO($player) ->
    [you] Минавате през „{ $go }“ и получавате { $amount } за още един ден със здрав разум.
   *[other] { $player } минава през „{ $go }“ и получава { $amount } за още един ден със здрав разум.
}
story-roll-tax = { WHO($player) ->
    [you] Хвърляте { $dice }, попадате на „{ $space }“ и плащате { $amount }. Никой не казва за какво.
   *[other] { $player } хвърля { $dice }, попада на „{ $space }“ и плаща { $amount }. Никой не казва за какво.
}
story-tax = { WHO($player) ->
    [you] Попадате на „{ $space }“ и плащате { $amount }. Никой не казва за какво.
   *[other] { $player } попада на „{ $space }“ и плаща { $amount }. Никой не казва за какво.
}
event-paid-tax = { WHO($player) ->
    [you] Плащате { $amount } за „{ $space }“. Никой не казва за какво.
   *[other] { $player } плаща { $amount } за „{ $space }“. Никой не казва за какво.
}
event-built = { WHO($player) ->
    [you] Копаете на „{ $space }“ за { $amount }: там вече { FORM($level, "has") }.
   *[other] { $player } копае на „{ $space }“ за { $amount }: там вече { FORM($level, "has") }.
}
event-built-won = { WHO($player) ->
    [you] Копаете на „{ $space }“: там вече { FORM($level, "has") }.
   *[other] { $player } копае на „{ $space }“: там вече { FORM($level, "has") }.
}
story-built = { WHO($player) ->
    [you] Копаете на { $spaces } за { $amount }.
   *[other] { $player } копае на { $spaces } за { $amount }.
}
event-bankrupt = { WHO($player) ->
    [you] Банкрутирате, а на звездите им е все едно. { $other } получава останалото.
   *[other] { WHO($other) ->
        [you] { $player } банкрутира, а на звездите им е все едно. Вие получавате останалото.
       *[other] { $player } банкрутира, а на звездите им е все едно. { $other } получава останалото.
    }
}
event-game-over = Звездите се подредиха: { $players } печели играта.
event-game-over-shared = Звездите се подредиха: победата си поделят { $players }.

# Герои: ботовете на този свят.
character-1 = Доктор Кандило
character-2 = Шкипер Буря
character-3 = Търговец Свитък
character-4 = Пазител Тишина
character-5 = Магистър Дързост
character-6 = Агент Чудатост
says-careful-buys = Купих го. Вътре няма да надничам.
says-careful-earns = Тази нощ ще спя малко по-спокойно.
says-careful-pays = Платих и нищо не попитах.
says-careful-wins = Победих и разумът ми е на място.
says-bold-buys = Шепне ли? Тогава го вземам!
says-bold-earns = Знаех си, че мракът се отплаща!
says-bold-pays = В морето ми се е случвало и по-лошо.
says-bold-wins = Надникнах в бездната и победих!
says-haggler-buys = Спазарих го без проклятието.
says-haggler-earns = Приемам монети от всяка епоха.
says-haggler-pays = Предложих рядка книга вместо пари.
says-haggler-wins = Дори приливът ми направи отстъпка.
