# Назви видання voyage.

edition-voyage = Мандрівка
word-street = галявина
word-streets = галявини
word-streets-acc = галявини
word-street-whose = галявині, увесь набір якої
word-street-loc = на галявині
word-street-other-loc = на іншій галявині
word-street-every = на кожній галявині набору з’являється перша будівля, лише потім на котрійсь із них
word-street-one-loc = на одній галявині
word-street-this-loc = на цій галявині
word-street-other-from = з іншої галявини
word-street-one-from = з однієї галявини
word-street-this = ця галявина
word-street-empty = галявина порожня
word-street-none = жодна не в заставі
word-street-acc = галявину
word-streets-loc = галявинах
word-streets-ins = галявинами
word-jail = Місяць
word-jail-into = на Місяць
word-jail-from = з Місяця
word-jail-from-soft = із Місяця
word-jail-in = на Місяці
word-jail-card = картка Місяця
word-jail-cards = картки Місяця
word-jail-card-gen = картки Місяця
word-jail-card-acc = картку Місяця
word-house = намет
    .each = кожен намет
word-houses = намети
word-houses-gen = наметів
word-hotel = автодім
    .each = кожен автодім
word-hotel-gen = автодому
word-hotels = автодоми
word-hotels-gen = автодомів
word-street-hands = галявина переходить із рук у руки, лише якщо в усьому її
level-houses = { $count ->
    [one] { $count } намет
    [few] { $count } намети
    [many] { $count } наметів
   *[other] { $count } намети
}
level-hotel = автодім
level-hotels = { $count ->
    [one] { $count } автодім
    [few] { $count } автодоми
    [many] { $count } автодомів
   *[other] { $count } автодому
}
group-brown = Приплив
group-light-blue = Веселка
group-pink = Захід сонця
group-orange = Мусон
group-red = Вулкан
group-yellow = Зорепад
group-green = Північне сяйво
group-dark-blue = Повня
group-stations = Аеропорти
group-utilities = Громадський транспорт
deck-command = Розпорядження
deck-decision = Рішення
kind-station = аеропорт
    .next = найближчого аеропорту
kind-utility = громадський транспорт
    .next = найближчого громадського транспорту
token-suitcase = Валіза
token-camera = Фотоапарат
token-compass = Компас
token-balloon = Повітряна куля
space-start = СТАРТ
space-bay-of-fundy = Затока Фанді
    .acc = Затоку Фанді
space-decision = Рішення
space-mont-saint-michel = Мон-Сен-Мішель
space-tax = Податок
space-athens-airport = Аеропорт Афін
space-victoria-falls = Водоспад Вікторія
space-command = Розпорядження
    .board = Розпоря{ "\u00AD" }дження
space-iguazu = Іґуасу
space-niagara = Ніагара
    .acc = Ніагару
space-the-moon = Місяць
space-santorini = Санторині
space-railway = Залізниця
    .acc = Залізницю
space-uluru = Улуру
space-serengeti = Серенгеті
space-cairo-airport = Аеропорт Каїра
space-kerala = Керала
    .acc = Кералу
space-goa = Гоа
space-chiang-mai = Чіангмай
space-rest-area = Зона відпочинку
space-etna = Етна
    .acc = Етну
space-krakatoa = Кракатау
space-kilauea = Кілауеа
space-denver-airport = Аеропорт Денвера
space-atacama = Атакама
    .acc = Атакаму
space-la-palma = Ла-Пальма
    .acc = Ла-Пальму
space-eurotunnel = Євротунель
space-wadi-rum = Ваді-Рам
space-go-to-the-moon = Вирушайте на Місяць
space-tromso = Тромсе
space-abisko = Абіску
space-yellowknife = Єллоунайф
space-sydney-airport = Аеропорт Сіднея
space-machu-picchu = Мачу-Пікчу
space-himalaya = Гімалаї

# На цьому полі замість в’язниці вирушають на Місяць.
event-jailed = { WHO($player) ->
    [you] Ракета злітає! Ви вирушаєте на Місяць.
   *[other] Ракета злітає! { $player } вирушає на Місяць.
}
event-freed = { WHO($player) ->
    [you] Ви повертаєтеся з Місяця.
   *[other] { $player } повертається з Місяця.
}
event-freed-fine = { WHO($player) ->
    [you] Ви платите { FORM($amount, "acc") } і відлітаєте з Місяця.
   *[other] { $player } платить { FORM($amount, "acc") } і відлітає з Місяця.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Ви залишаєтеся на Місяці (спроба { $count }).
   *[other] { $player } залишається на Місяці (спроба { $count }).
}
story-roll-jailed = { WHO($player) ->
    [you] Ви викидаєте { $dice }. Ракета злітає! Ви вирушаєте на Місяць.
   *[other] { $player } викидає { $dice } і злітає просто на Місяць!
}
story-roll-stayed = { WHO($player) ->
    [you] Ви викидаєте { $dice } і залишаєтеся на Місяці (спроба { $count }).
   *[other] { $player } викидає { $dice } і залишається на Місяці (спроба { $count }).
}
event-owed-fine = { WHO($player) ->
    [you] Ви тепер у боргу: { $amount } за відліт із Місяця.
   *[other] { $player } тепер у боргу: { $amount } за відліт із Місяця.
}
event-paid-fine = { WHO($player) ->
    [you] Ви платите { FORM($amount, "acc") } за відліт із Місяця.
   *[other] { $player } платить { FORM($amount, "acc") } за відліт із Місяця.
}
event-card-shown = { WHO($player) ->
    [you] Ви показуєте картку Місяця.
   *[other] { $player } показує картку Місяця.
}
event-card-used = { WHO($player) ->
    [you] Ви відлітаєте з Місяця за карткою.
   *[other] { $player } відлітає з Місяця за карткою.
}
awaiting-you-roll-jail = Ви на Місяці. Як відлітатимете?
act-fine = Відлетіти з Місяця за { FORM($amount, "acc") }
act-card = Відлетіти з Місяця за карткою
deal-cards = Картки Місяця
deal-card-price = Картку Місяця не можна віддати дешевше, ніж за { FORM($amount, "acc") }.
about-jail = Просто відвідини або на Місяці
about-go-to-jail = Вирушайте на Місяць
player-in-jail = на Місяці
jail-cards = { $count ->
    [one] { $count } картка Місяця
    [few] { $count } картки Місяця
    [many] { $count } карток Місяця
   *[other] { $count } картки Місяця
}
    .acc = { $count ->
        [one] { $count } картку Місяця
        [few] { $count } картки Місяця
        [many] { $count } карток Місяця
       *[other] { $count } картки Місяця
    }
card-go-to-jail = Ви сіли не в ту ракету. Вирушайте просто на Місяць. Зарплати ви не отримуєте.
card-jail-free = Квиток на ракету. Залиште картку собі: з нею можна один раз відлетіти з Місяця. Її можна й продати.

# Картки, розказані в цьому світі.
card-advance-to = Листівка так і вабить. Ідіть на сектор «{ $space }».
card-to-go = Вас тягне додому. Ідіть на сектор «{ $go }» і отримайте зарплату.
card-next-station = Ви запізнилися на літак. Ідіть до { FORM($space, "next") }. Власник може вимагати подвійну { word-rent-acc }.
card-next-utility = Туман! Ідіть до { FORM($space, "next") } та киньте кубики. Власник може вимагати суму кубиків, помножену на { $factor }.
card-back-three = Ви забули паспорт. Поверніться на три сектори назад і виконайте те, що там указано.
card-general-repairs = На табір посипався град. Заплатіть { FORM($house, "acc") } за { FORM($house-name, "each") } і { FORM($hotel, "acc") } за { FORM($hotel-name, "each") }.
card-fine = Ви зірвали рідкісну квітку. Заплатіть штраф — { FORM($amount, "acc") }.
card-elected-chair = Ви вели групу й заблукали. Заплатіть кожному гравцеві по { FORM($amount, "each") }.
card-dividend = Ваші акції поромної компанії приносять дивіденди. Отримайте { FORM($amount, "acc") }.
card-loan-matures = Давній супутник повернув вам борг. Отримайте { FORM($amount, "acc") }.
card-bank-error = Банк помилився з курсом валют на вашу користь. Отримайте { FORM($amount, "acc") }.
card-doctor = Ви обгоріли на сонці й пішли до лікаря. Заплатіть { FORM($amount, "acc") }.
card-sale-of-stock = Ви продали акції авіакомпанії. Отримайте { FORM($amount, "acc") }.
card-holiday-fund = У старій шкарпетці знайшлися гроші на подорож. Отримайте { FORM($amount, "acc") }.
card-tax-refund = Митниця повернула вам податок на сувеніри. Отримайте { FORM($amount, "acc") }.
card-birthday = День народження біля багаття! Отримайте від кожного гравця по { FORM($amount, "each") }.
card-life-insurance = Багаж загубився, але він застрахований. Отримайте { FORM($amount, "acc") }.
card-hospital = Ви підвернули ногу на краю кратера. Заплатіть { FORM($amount, "acc") }.
card-school-fees = Мовні курси перед подорожжю. Заплатіть { FORM($amount, "acc") }.
card-street-repairs = Лава перекрила дорогу. Заплатіть { FORM($house, "acc") } за { FORM($house-name, "each") } і { FORM($hotel, "acc") } за { FORM($hotel-name, "each") }.
card-second-prize = Ваше фото заходу сонця посіло друге місце. Отримайте { FORM($amount, "acc") }.
card-inheritance = Двоюрідна бабуся залишила вам гроші на мандри. Отримайте { FORM($amount, "acc") }.

## Events, told in this world

story-salary = Сектор «{ $go }» приносить { FORM($amount, "acc") } на дорогу.
event-salary = { WHO($player) ->
    [you] Ви минаєте сектор «{ $go }» і отримуєте { FORM($amount, "acc") } на дорогу.
   *[other] { $player } минає сектор «{ $go }» і отримує { FORM($amount, "acc") } на дорогу.
}
story-roll-tax = { WHO($player) ->
    [you] Ви викидаєте { $dice }, потрапляєте на сектор «{ $space }» і платите { FORM($amount, "acc") } на митниці.
   *[other] { $player } викидає { $dice }, потрапляє на сектор «{ $space }» і платить { FORM($amount, "acc") } на митниці.
}
story-tax = { WHO($player) ->
    [you] Ви потрапляєте на сектор «{ $space }» і платите { FORM($amount, "acc") } на митниці.
   *[other] { $player } потрапляє на сектор «{ $space }» і платить { FORM($amount, "acc") } на митниці.
}
event-paid-tax = { WHO($player) ->
    [you] На митниці ви платите { FORM($amount, "acc") } за сектор «{ $space }».
   *[other] На митниці { $player } платить { FORM($amount, "acc") } за сектор «{ $space }».
}
event-built = { WHO($player) ->
    [you] Ви розбиваєте табір на секторі «{ $space }» за { FORM($amount, "acc") }: тепер там { $level }.
   *[other] { $player } розбиває табір на секторі «{ $space }» за { FORM($amount, "acc") }: тепер там { $level }.
}
event-built-won = { WHO($player) ->
    [you] Ви розбиваєте табір на секторі «{ $space }»: тепер там { $level }.
   *[other] { $player } розбиває табір на секторі «{ $space }»: тепер там { $level }.
}
story-built = { WHO($player) ->
    [you] Ви розбиваєте табір за { FORM($amount, "acc") }: { $spaces }.
   *[other] { $player } розбиває табір за { FORM($amount, "acc") }: { $spaces }.
}
event-bankrupt = { WHO($player) ->
    [you] Ви банкрот і летите додому. Усе, що залишилося, отримує { $other }.
   *[other] { WHO($other) ->
        [you] { $player } — банкрот і летить додому. Усе, що залишилося, отримуєте ви.
       *[other] { $player } — банкрот і летить додому. Усе, що залишилося, отримує { $other }.
    }
}
event-game-over = Мандрівку завершено: у грі перемагає { $players }.
event-game-over-shared = Мандрівку завершено: перемогу ділять { $players }.

# Персонажі: боти цього світу.
character-1 = Рейнджер Пончо
character-2 = Капітан Манівець
character-3 = Агент Люкс
character-4 = Скаут Жайвір
says-careful-buys = Спершу мапа, потім покупка.
says-careful-earns = Це в скарбничку на мандри.
says-careful-pays = На такий випадок маю запас.
says-careful-wins = Нарешті вдома, і весь багаж на місці!
says-bold-buys = Побачити, закохатися, купити!
says-bold-earns = Наступний рейс оплачено!
says-bold-pays = Назвімо це пригодою.
says-bold-wins = Увесь світ за плечима, перемога в кишені!
says-haggler-buys = Мені віддали за ціною для місцевих.
says-haggler-earns = А краєвид — у подарунок.
says-haggler-pays = А групової знижки точно немає?
says-haggler-wins = Навколо світу зі знижкою!
