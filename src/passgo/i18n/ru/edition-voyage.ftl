# Названия издания voyage.

edition-voyage = Путешествие
word-go = СТАРТ
word-street = площадка
word-streets = площадки
word-street-whose = площадке, вся группа которой
word-street-loc = площадке
word-street-other-loc = на другой площадке
word-street-other-from = с другой площадки
word-street-one-from = с одной площадки
word-street-none = ни одна не в залоге
word-street-every = на каждой площадке группы появляется первое здание, лишь потом на одной из них
word-street-one-loc = на одной площадке
word-street-full = площадка застроена
word-street-empty = площадка пуста
word-street-this = эта площадка
word-street-this-loc = этой площадке
word-streets-loc = площадках
word-streets-ins = площадками
word-streets-bare = площадки
word-jail = Луна
word-jail-into = на Луну
word-jail-from = с Луны
word-jail-in = на Луне
word-jail-card = карточка Луны
word-jail-cards = карточки Луны
word-jail-card-gen = карточки Луны
word-jail-card-acc = карточку Луны
word-house = палатка
    .each = каждую палатку
word-houses = палатки
word-houses-gen = палаток
word-houses-four = четыре палатки
word-hotel = дом на колёсах
    .each = каждый дом на колёсах
word-hotel-gen = дома на колёсах
word-hotels = дома на колёсах
word-hotels-gen = домов на колёсах
word-street-hands = площадка переходит из рук в руки, только если во всей её
word-street-one-acc = одну площадку
level-houses = { $count ->
    [one] { $count } палатка
    [few] { $count } палатки
    [many] { $count } палаток
   *[other] { $count } палатки
}
    .acc = { $count ->
        [one] { $count } палатку
        [few] { $count } палатки
        [many] { $count } палаток
       *[other] { $count } палатки
    }
level-hotel = дом на колёсах
level-hotels = { $count ->
    [one] { $count } дом на колёсах
    [few] { $count } дома на колёсах
    [many] { $count } домов на колёсах
   *[other] { $count } дома на колёсах
}
    .acc = { $count ->
        [one] { $count } дом на колёсах
        [few] { $count } дома на колёсах
        [many] { $count } домов на колёсах
       *[other] { $count } дома на колёсах
    }
group-brown = Прилив
group-light-blue = Радуга
group-pink = Закат
group-orange = Муссон
group-red = Вулкан
group-yellow = Звездопад
group-green = Северное сияние
group-dark-blue = Полнолуние
group-stations = Аэропорты
group-utilities = Общественный транспорт
deck-command = Распоряжение
deck-decision = Решение
kind-station = аэропорт
    .next = ближайшего аэропорта
kind-utility = общественный транспорт
    .next = ближайшего общественного транспорта
token-suitcase = Чемодан
token-camera = Фотоаппарат
token-compass = Компас
token-balloon = Воздушный шар
space-start = СТАРТ
space-bay-of-fundy = Залив Фанди
space-decision = Решение
space-mont-saint-michel = Мон-Сен-Мишель
space-tax = Налог
space-athens-airport = Аэропорт Афин
space-victoria-falls = Водопад Виктория
space-command = Распоряжение
    .board = Распоря{ "\u00AD" }жение
space-iguazu = Игуасу
space-niagara = Ниагара
    .acc = Ниагару
space-the-moon = Луна
space-santorini = Санторини
space-railway = Железная дорога
    .acc = Железную дорогу
space-uluru = Улуру
space-serengeti = Серенгети
space-cairo-airport = Аэропорт Каира
space-kerala = Керала
    .acc = Кералу
space-goa = Гоа
space-chiang-mai = Чиангмай
space-rest-area = Зона отдыха
space-etna = Этна
    .acc = Этну
space-krakatoa = Кракатау
space-kilauea = Килауэа
space-denver-airport = Аэропорт Денвера
space-atacama = Атакама
    .acc = Атакаму
space-la-palma = Ла-Пальма
    .acc = Ла-Пальму
space-eurotunnel = Евротоннель
    .board = Евро{ "\u00AD" }тоннель
space-wadi-rum = Вади-Рам
space-go-to-the-moon = Отправляйтесь на Луну
    .board = Отправ{ "\u00AD" }ляйтесь на Луну
space-tromso = Тромсё
space-abisko = Абиску
space-yellowknife = Йеллоунайф
space-sydney-airport = Аэропорт Сиднея
space-machu-picchu = Мачу-Пикчу
space-himalaya = Гималаи

# На этом поле вместо тюрьмы отправляются на Луну.
event-jailed = { WHO($player) ->
    [you] Поехали! Вы отправляетесь на Луну.
   *[other] Поехали! { $player } отправляется на Луну.
}
event-freed = { WHO($player) ->
    [you] Вы возвращаетесь с Луны.
   *[other] { $player } возвращается с Луны.
}
event-freed-fine = { WHO($player) ->
    [you] Вы платите { FORM($amount, "acc") } и улетаете с Луны.
   *[other] { $player } платит { FORM($amount, "acc") } и улетает с Луны.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Вы остаётесь на Луне (попытка { $count }).
   *[other] { $player } остаётся на Луне (попытка { $count }).
}
story-roll-jailed = { WHO($player) ->
    [you] Вы выбрасываете { $dice }. Поехали! Вы отправляетесь на Луну.
   *[other] { $player } выбрасывает { $dice } и — поехали! — отправляется на Луну.
}
story-roll-stayed = { WHO($player) ->
    [you] Вы выбрасываете { $dice } и остаётесь на Луне (попытка { $count }).
   *[other] { $player } выбрасывает { $dice } и остаётся на Луне (попытка { $count }).
}
event-owed-fine = { WHO($player) ->
    [you] Вы теперь в долгу: { $amount } за вылет с Луны.
   *[other] { $player } теперь в долгу: { $amount } за вылет с Луны.
}
event-paid-fine = { WHO($player) ->
    [you] Вы платите { FORM($amount, "acc") } за вылет с Луны.
   *[other] { $player } платит { FORM($amount, "acc") } за вылет с Луны.
}
event-card-shown = { WHO($player) ->
    [you] Вы показываете карточку Луны.
   *[other] { $player } показывает карточку Луны.
}
event-card-used = { WHO($player) ->
    [you] Вы улетаете с Луны по карточке.
   *[other] { $player } улетает с Луны по карточке.
}
awaiting-you-roll-jail = Вы на Луне. Как будете улетать?
act-fine = Улететь с Луны за { FORM($amount, "acc") }
act-card = Улететь с Луны по карточке
deal-cards = Карточки Луны
deal-card-price = Карточку Луны нельзя отдать дешевле, чем за { FORM($amount, "acc") }.
about-jail = Просто в гостях или на Луне
about-go-to-jail = Отправляйтесь на Луну
player-in-jail = на Луне
jail-cards = { $count ->
    [one] { $count } карточка Луны
    [few] { $count } карточки Луны
    [many] { $count } карточек Луны
   *[other] { $count } карточки Луны
}
    .acc = { $count ->
        [one] { $count } карточку Луны
        [few] { $count } карточки Луны
        [many] { $count } карточек Луны
       *[other] { $count } карточки Луны
    }
card-go-to-jail = Вы сели не в ту ракету. Отправляйтесь прямо на Луну. Зарплату вы не получаете.
card-jail-free = Билет на ракету. Оставьте карточку себе: с ней можно один раз улететь с Луны. Её можно и продать.

# Карточки, рассказанные в этом мире.
card-advance-to = Открытка так и манит. Идите на клетку «{ $space }».
card-to-go = Вас тянет домой. Идите на клетку «{ $go }» и получите зарплату.
card-next-station = Вы опоздали на самолёт. Идите до { FORM($space, "next") }. Владелец может потребовать двойную { word-rent-acc }.
card-next-utility = Туман! Идите до { FORM($space, "next") } и бросьте кубики. Владелец может потребовать сумму кубиков, умноженную на { $factor }.
card-back-three = Вы забыли паспорт. Вернитесь на три клетки назад и выполните то, что там указано.
card-general-repairs = На лагерь обрушился град. Заплатите { FORM($house, "acc") } за { FORM($house-name, "each") } и { FORM($hotel, "acc") } за { FORM($hotel-name, "each") }.
card-fine = Вы сорвали редкий цветок. Заплатите штраф — { FORM($amount, "acc") }.
card-elected-chair = Вы вели группу и заблудились. Заплатите каждому игроку по { FORM($amount, "each") }.
card-dividend = Ваши акции паромной компании приносят дивиденды. Получите { FORM($amount, "acc") }.
card-loan-matures = Старый попутчик вернул вам долг. Получите { FORM($amount, "acc") }.
card-bank-error = Банк ошибся с курсом валют в вашу пользу. Получите { FORM($amount, "acc") }.
card-doctor = Вы обгорели на солнце и пошли к врачу. Заплатите { FORM($amount, "acc") }.
card-sale-of-stock = Вы продали акции авиакомпании. Получите { FORM($amount, "acc") }.
card-holiday-fund = В старом носке нашлись деньги на поездку. Получите { FORM($amount, "acc") }.
card-tax-refund = Таможня вернула вам налог на сувениры. Получите { FORM($amount, "acc") }.
card-birthday = День рождения у костра! Получите от каждого игрока по { FORM($amount, "each") }.
card-life-insurance = Багаж потерялся, но он застрахован. Получите { FORM($amount, "acc") }.
card-hospital = Вы подвернули ногу на краю кратера. Заплатите { FORM($amount, "acc") }.
card-school-fees = Языковые курсы перед поездкой. Заплатите { FORM($amount, "acc") }.
card-street-repairs = Лава перекрыла дорогу. Заплатите { FORM($house, "acc") } за { FORM($house-name, "each") } и { FORM($hotel, "acc") } за { FORM($hotel-name, "each") }.
card-second-prize = Ваше фото заката заняло второе место. Получите { FORM($amount, "acc") }.
card-inheritance = Двоюродная бабушка оставила вам деньги на путешествия. Получите { FORM($amount, "acc") }.

## Events, told in this world

story-salary = Клетка «{ $go }» приносит { FORM($amount, "acc") } на дорогу.
event-salary = { WHO($player) ->
    [you] Вы проходите клетку «{ $go }» и получаете { FORM($amount, "acc") } на дорогу.
   *[other] { $player } проходит клетку «{ $go }» и получает { FORM($amount, "acc") } на дорогу.
}
story-roll-tax = { WHO($player) ->
    [you] Вы выбрасываете { $dice }, попадаете на клетку «{ $space }» и платите { FORM($amount, "acc") } на таможне.
   *[other] { $player } выбрасывает { $dice }, попадает на клетку «{ $space }» и платит { FORM($amount, "acc") } на таможне.
}
story-tax = { WHO($player) ->
    [you] Вы попадаете на клетку «{ $space }» и платите { FORM($amount, "acc") } на таможне.
   *[other] { $player } попадает на клетку «{ $space }» и платит { FORM($amount, "acc") } на таможне.
}
event-paid-tax = { WHO($player) ->
    [you] На таможне вы платите { FORM($amount, "acc") } за клетку «{ $space }».
   *[other] На таможне { $player } платит { FORM($amount, "acc") } за клетку «{ $space }».
}
event-built = { WHO($player) ->
    [you] Вы разбиваете лагерь на клетке «{ $space }» за { FORM($amount, "acc") }: теперь там { $level }.
   *[other] { $player } разбивает лагерь на клетке «{ $space }» за { FORM($amount, "acc") }: теперь там { $level }.
}
event-built-won = { WHO($player) ->
    [you] Вы разбиваете лагерь на клетке «{ $space }»: теперь там { $level }.
   *[other] { $player } разбивает лагерь на клетке «{ $space }»: теперь там { $level }.
}
story-built = { WHO($player) ->
    [you] Вы разбиваете лагерь за { FORM($amount, "acc") }: { $spaces }.
   *[other] { $player } разбивает лагерь за { FORM($amount, "acc") }: { $spaces }.
}
event-bankrupt = { WHO($player) ->
    [you] Вы банкрот и летите домой. Всё оставшееся получает { $other }.
   *[other] { WHO($other) ->
        [you] { $player } — банкрот и летит домой. Всё оставшееся получаете вы.
       *[other] { $player } — банкрот и летит домой. Всё оставшееся получает { $other }.
    }
}
event-game-over = Путешествие окончено: игру выигрывает { $players }.
event-game-over-shared = Путешествие окончено: победу делят { $players }.

# Персонажи: боты этого мира.
character-1 = Рейнджер Пончо
character-2 = Капитан Объезд
character-3 = Агент Люкс
character-4 = Скаут Жаворонок
says-careful-buys = Сначала карта, потом покупка.
says-careful-earns = Это в копилку на поездки.
says-careful-pays = На такой случай у меня есть заначка.
says-careful-wins = Наконец дома, и весь багаж на месте!
says-bold-buys = Увидеть, влюбиться, купить!
says-bold-earns = Следующий рейс оплачен!
says-bold-pays = Назовём это приключением.
says-bold-wins = Весь мир за плечами, победа в кармане!
says-haggler-buys = Мне отдали по цене для местных.
says-haggler-earns = А вид отсюда — в подарок.
says-haggler-pays = А групповой скидки точно нет?
says-haggler-wins = Вокруг света со скидкой!
