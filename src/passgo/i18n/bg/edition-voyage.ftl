# Имена от изданието voyage.

edition-voyage = Пътешествие
word-street = площадка
word-streets = площадки
word-street-whose = площадка, чийто
word-street-other = друга площадка
word-street-mortgaged = площадка от този комплект е ипотекирана
word-street-none = никоя не е ипотекирана
word-streets-the = площадките
word-street-every = всяка площадка от комплекта получава първата си сграда, преди някоя
word-street-one = една площадка
word-street-full = когато е запълнена
word-street-this = тази площадка
word-street-the = площадката
word-jail = Луната
word-jail-into = на Луната
word-jail-card = лунно картонче
word-jail-cards = лунни картончета
word-house = палатка
    .each = всяка палатка
word-houses = палатки
word-houses-four = четири палатки
word-hotel = каравана
    .each = всяка каравана
word-hotel-the = караваната
word-hotels = каравани
word-street-hands = една площадка сменя собственика си само когато в целия ѝ
level-houses = { $count ->
    [one] { $count } палатка
   *[other] { $count } палатки
}
    .has = { $count ->
        [one] има { $count } палатка
       *[other] има { $count } палатки
    }
level-hotel = каравана
    .has = има каравана
level-hotels = { $count ->
    [one] { $count } каравана
   *[other] { $count } каравани
}
    .has = { $count ->
        [one] има { $count } каравана
       *[other] има { $count } каравани
    }
group-brown = Прилив
group-light-blue = Дъга
group-pink = Залез
group-orange = Мусон
group-red = Вулкан
group-yellow = Падащи звезди
group-green = Северно сияние
group-dark-blue = Пълнолуние
group-stations = Летища
group-utilities = Обществен транспорт
deck-command = Заповед
deck-decision = Решение
kind-station = летище
    .next = най-близкото летище
kind-utility = обществен транспорт
    .next = най-близкия обществен транспорт
token-suitcase = Куфар
token-camera = Фотоапарат
token-compass = Компас
token-balloon = Балон
space-start = СТАРТ
space-bay-of-fundy = Залив Фънди
space-decision = Решение
space-mont-saint-michel = Мон Сен Мишел
space-tax = Данък
space-athens-airport = Летище Атина
space-victoria-falls = Водопад Виктория
space-command = Заповед
space-iguazu = Игуасу
space-niagara = Ниагара
space-the-moon = Луна
space-santorini = Санторини
space-railway = Железница
space-uluru = Улуру
space-serengeti = Серенгети
space-cairo-airport = Летище Кайро
space-kerala = Керала
space-goa = Гоа
space-chiang-mai = Чианг Май
space-rest-area = Място за отдих
space-etna = Етна
space-krakatoa = Кракатау
space-kilauea = Килауеа
space-denver-airport = Летище Денвър
space-atacama = Атакама
space-la-palma = Ла Палма
space-eurotunnel = Евротунел
space-wadi-rum = Уади Рум
space-go-to-the-moon = Отидете на Луната
space-tromso = Тромсьо
space-abisko = Абиску
space-yellowknife = Йелоунайф
space-sydney-airport = Летище Сидни
space-machu-picchu = Мачу Пикчу
space-himalaya = Хималаи

# На тази дъска вместо в затвора се отива на Луната.
event-jailed = { WHO($player) ->
    [you] Излитане! Отивате на Луната.
   *[other] Излитане! { $player } отива на Луната.
}
event-freed = { WHO($player) ->
    [you] Връщате се от Луната.
   *[other] { $player } се връща от Луната.
}
event-freed-fine = { WHO($player) ->
    [you] Плащате { $amount } и напускате Луната.
   *[other] { $player } плаща { $amount } и напуска Луната.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Оставате на Луната (опит { $count }).
   *[other] { $player } остава на Луната (опит { $count }).
}
story-roll-jailed = { WHO($player) ->
    [you] Хвърляте { $dice }. Излитане! Отивате на Луната.
   *[other] { $player } хвърля { $dice }. Излитане към Луната!
}
story-roll-stayed = { WHO($player) ->
    [you] Хвърляте { $dice } и оставате на Луната (опит { $count }).
   *[other] { $player } хвърля { $dice } и остава на Луната (опит { $count }).
}
event-owed-fine = { WHO($player) ->
    [you] Дължите { $amount }, за да напуснете Луната.
   *[other] { $player } дължи { $amount }, за да напусне Луната.
}
event-paid-fine = { WHO($player) ->
    [you] Плащате { $amount }, за да напуснете Луната.
   *[other] { $player } плаща { $amount }, за да напусне Луната.
}
event-card-shown = { WHO($player) ->
    [you] Показвате лунно картонче.
   *[other] { $player } показва лунно картонче.
}
event-card-used = { WHO($player) ->
    [you] Напускате Луната с картонче.
   *[other] { $player } напуска Луната с картонче.
}
awaiting-you-roll-jail = На Луната сте. Как ще я напуснете?
act-fine = Напускане на Луната срещу { $amount }
act-card = Напускане на Луната с картонче
deal-cards = Лунни картончета
deal-card-price = Лунно картонче не може да се даде за по-малко от { $amount }.
about-jail = Само на посещение или на Луната
about-go-to-jail = Отидете на Луната
player-in-jail = на Луната
jail-cards = { $count ->
    [one] { $count } лунно картонче
   *[other] { $count } лунни картончета
}
card-go-to-jail = Качихте се в грешната ракета. Отидете направо на Луната. Не получавате заплата.
card-jail-free = Билет за ракета. Запазете картончето: с него веднъж напускате Луната. Можете и да го продадете.

# Картончетата, разказани в този свят.
card-advance-to = Пощенска картичка ви изкушава. Отидете на „{ $space }“.
card-to-go = Домъчня ви за дома. Отидете на „{ $go }“ и вземете заплатата.
card-next-station = Изпуснахте полета си. Отидете до { FORM($space, "next") }. Собственикът може да поиска двоен { word-rent }.
card-next-utility = Мъгла! Отидете до { FORM($space, "next") } и хвърлете зарчетата. Собственикът може да поиска сбора им, умножен по { $factor }.
card-back-three = Забравихте си паспорта. Върнете се три полета назад и изпълнете това, което пише там.
card-general-repairs = Градушка удари лагера. Платете { $house } за { FORM($house-name, "each") } и { $hotel } за { FORM($hotel-name, "each") }.
card-fine = Откъснахте рядко цвете. Платете глоба от { $amount }.
card-elected-chair = Поведохте групата и се изгубихте. Платете на всеки играч { $amount }.
card-dividend = Акциите ви във фериботна линия носят дивидент. Вземете { $amount }.
card-loan-matures = Стар спътник ви връща заем. Вземете { $amount }.
card-bank-error = Банката обърка валутния курс във ваша полза. Вземете { $amount }.
card-doctor = Изгоряхте на слънце и отидохте на лекар. Платете { $amount }.
card-sale-of-stock = Продадохте акциите си от авиокомпания. Вземете { $amount }.
card-holiday-fund = Намерихте в един чорап спестявания за път. Вземете { $amount }.
card-tax-refund = Митницата ви връща данъка за сувенирите. Вземете { $amount }.
card-birthday = Рожден ден край лагерния огън! Вземете от всеки играч { $amount }.
card-life-insurance = Багажът се изгуби, но има застраховка. Вземете { $amount }.
card-hospital = Навехнахте си глезена на ръба на кратера. Платете { $amount }.
card-school-fees = Езиков курс преди пътуването. Платете { $amount }.
card-street-repairs = Лава препречи пътя. Платете { $house } за { FORM($house-name, "each") } и { $hotel } за { FORM($hotel-name, "each") }.
card-second-prize = Снимката ви на залез спечели второ място. Вземете { $amount }.
card-inheritance = Далечна леля ви остави спестяванията си за път. Вземете { $amount }.

## Events, told in this world

story-salary = „{ $go }“ носи { $amount } за из път.
event-salary = { WHO($player) ->
    [you] Минавате през „{ $go }“ и получавате { $amount } за из път.
   *[other] { $player } минава през „{ $go }“ и получава { $amount } за из път.
}
story-roll-tax = { WHO($player) ->
    [you] Хвърляте { $dice }, попадате на „{ $space }“ и плащате { $amount } на митницата.
   *[other] { $player } хвърля { $dice }, попада на „{ $space }“ и плаща { $amount } на митницата.
}
story-tax = { WHO($player) ->
    [you] Попадате на „{ $space }“ и плащате { $amount } на митницата.
   *[other] { $player } попада на „{ $space }“ и плаща { $amount } на митницата.
}
event-paid-tax = { WHO($player) ->
    [you] На митницата плащате { $amount } за „{ $space }“.
   *[other] На митницата { $player } плаща { $amount } за „{ $space }“.
}
event-built = { WHO($player) ->
    [you] Разпъвате лагер на „{ $space }“ за { $amount }: там вече { FORM($level, "has") }.
   *[other] { $player } разпъва лагер на „{ $space }“ за { $amount }: там вече { FORM($level, "has") }.
}
event-built-won = { WHO($player) ->
    [you] Разпъвате лагер на „{ $space }“: там вече { FORM($level, "has") }.
   *[other] { $player } разпъва лагер на „{ $space }“: там вече { FORM($level, "has") }.
}
story-built = { WHO($player) ->
    [you] Разпъвате лагер на { $spaces } за { $amount }.
   *[other] { $player } разпъва лагер на { $spaces } за { $amount }.
}
event-bankrupt = { WHO($player) ->
    [you] Банкрутирате и отлитате към дома. { $other } получава останалото.
   *[other] { WHO($other) ->
        [you] { $player } банкрутира и отлита към дома. Вие получавате останалото.
       *[other] { $player } банкрутира и отлита към дома. { $other } получава останалото.
    }
}
event-game-over = Пътешествието свърши: { $players } печели играта.
event-game-over-shared = Пътешествието свърши: победата си поделят { $players }.

# Герои: ботовете на този свят.
character-1 = Рейнджър Пончо
character-2 = Капитан Обиколка
character-3 = Агент Лукс
character-4 = Скаут Ранобуд
says-careful-buys = Първо погледнах картата.
says-careful-earns = Това отива в касичката за път.
says-careful-pays = За такива случаи нося резервни пари.
says-careful-wins = У дома съм, и то с целия багаж!
says-bold-buys = Видях, влюбих се, купих!
says-bold-earns = Следващият ми полет е платен!
says-bold-pays = Ще го наречем приключение.
says-bold-wins = Видях света и го спечелих!
says-haggler-buys = Дадоха ми цената за местни.
says-haggler-earns = Гледката е подарък от мен.
says-haggler-pays = Питах за групова отстъпка.
says-haggler-wins = Обиколих света с отстъпка!
