# Названия издания ghost.

edition-ghost = Призраки
word-rent = плата
word-rent-acc = плату
word-rent-gen = платы
word-rent-dat = плате
word-deed = контракт
word-deeds = контракты
word-deed-gen = контракта
word-deeds-gen = контрактов
word-deed-loc = контракте
word-deed-dat = контракту
word-deeds-ins = контрактами
word-deed-ins = контрактом
word-deed-each = контракт за контрактом
word-street = контракт
word-streets = контракты
word-street-whose = контракте, вся группа которого
word-street-loc = контракте
word-street-other-loc = на другом контракте
word-street-other-from = с другого контракта
word-street-one-from = с одного контракта
word-street-none = ни один не в залоге
word-street-every = на каждом контракте группы появляется первое здание, лишь потом на одном из них
word-street-one-loc = на одном контракте
word-street-full = контракт застроен
word-street-empty = контракт пуст
word-street-this = этот контракт
word-street-this-loc = этом контракте
word-streets-loc = контрактах
word-streets-ins = контрактами
word-streets-bare = контракты
word-house = ловушка
    .each = каждую ловушку
word-houses = ловушки
word-houses-gen = ловушек
word-houses-four = четыре ловушки
word-hotel = хранилище призраков
    .each = каждое хранилище призраков
word-hotel-gen = хранилища призраков
word-hotels = хранилища призраков
word-hotels-gen = хранилищ призраков
word-street-hands = контракт переходит из рук в руки, только если во всей его
word-street-one-acc = один контракт
level-houses = { $count ->
    [one] { $count } ловушка
    [few] { $count } ловушки
    [many] { $count } ловушек
   *[other] { $count } ловушки
}
    .acc = { $count ->
        [one] { $count } ловушку
        [few] { $count } ловушки
        [many] { $count } ловушек
       *[other] { $count } ловушки
    }
level-hotel = хранилище призраков
level-hotels = { $count ->
    [one] { $count } хранилище призраков
    [few] { $count } хранилища призраков
    [many] { $count } хранилищ призраков
   *[other] { $count } хранилища призраков
}
    .acc = { $count ->
        [one] { $count } хранилище призраков
        [few] { $count } хранилища призраков
        [many] { $count } хранилищ призраков
       *[other] { $count } хранилища призраков
    }
group-brown = Коричневая
group-light-blue = Голубая
group-pink = Розовая
group-orange = Оранжевая
group-red = Красная
group-yellow = Жёлтая
group-green = Зелёная
group-dark-blue = Синяя
deck-mist = Блуждающий туман
kind-ride = ECTO-1
    .next = ближайшей машины ECTO-1
kind-entity = сущность
    .next = ближайшей сущности
token-goggles = Защитные очки
token-ghost-meter = Измеритель призраков
token-cello = Виолончель
token-proton-pack = Протонный ранец
token-marshmallow = Зефир
token-siren = Сирена
space-go = Вперёд
space-corner-bookshop = Книжный на углу
space-mist = Блуждающий туман
space-subway-stairs = Лестница метро
    .acc = Лестницу метро
space-library-phantom = Призрак библиотеки
space-ecto-1 = ECTO-1
space-night-diner = Ночная закусочная
    .acc = Ночную закусочную
space-pawn-shop = Ломбард
space-wax-museum = Музей восковых фигур
space-jail = Тюрьма
space-old-fire-station = Старая пожарная часть
    .acc = Старую пожарную часть
space-hungry-green-ghost = Голодный зелёный призрак
space-university-lab = Лаборатория университета
    .acc = Лабораторию университета
    .board = Лабора{ "\u00AD" }тория универ{ "\u00AD" }ситета
space-city-archive = Городской архив
space-reading-room = Читальный зал
space-card-catalogue = Картотека
    .acc = Картотеку
space-grand-staircase = Парадная лестница
    .acc = Парадную лестницу
space-free-parking = Бесплатная парковка
space-hotel-lobby = Холл отеля
space-ballroom = Бальный зал
space-twelfth-floor = Двенадцатый этаж
    .board = Двенад{ "\u00AD" }цатый этаж
space-town-hall = Ратуша
    .acc = Ратушу
space-mayors-office = Кабинет мэра
space-gate-hound = Пёс у врат
space-city-jail-roof = Крыша городской тюрьмы
    .acc = Крышу городской тюрьмы
space-go-to-jail = Отправляйтесь в тюрьму
    .board = Отправ{ "\u00AD" }ляйтесь в тюрьму
space-park-gate = Ворота парка
space-carriage-stand = Стоянка карет
    .acc = Стоянку карет
space-penthouse-kitchen = Кухня в пентхаусе
    .acc = Кухню в пентхаусе
space-rooftop-temple = Храм на крыше
space-giant-of-the-avenue = Великан с проспекта
space-crossroads-gate = Врата на перекрёстке
    .board = Врата на пере{ "\u00AD" }крёстке

# Карточки, рассказанные в этом мире.
card-advance-to = В полночь звонит телефон. Идите на клетку «{ $space }».
card-to-go = Ночная смена окончена. Идите на клетку «{ $go }» и получите зарплату.
card-next-ride = Включайте сирену! Идите до { FORM($space, "next") }. Оттуда можно поехать дальше за обычную плату.
card-next-entity = Совсем рядом кто-то воет. Идите до { FORM($space, "next") } и примите бой вместе с соседом слева.
card-back-three = Вы поскользнулись на слизи. Вернитесь на три клетки назад и выполните то, что там указано.
card-go-to-jail = В вашего призрака никто не верит. Отправляйтесь прямо в тюрьму. Зарплату вы не получаете.
card-jail-free = Мэр у вас в долгу. Оставьте карточку себе: с ней можно один раз выйти из тюрьмы. Её можно и продать.
card-general-repairs = Снаряжение перегрелось. Заплатите { FORM($house, "acc") } за { FORM($house-name, "each") } и { FORM($hotel, "acc") } за { FORM($hotel-name, "each") }.
card-speeding = Сирена сиреной, но вы превысили скорость. Заплатите { FORM($amount, "acc") }.
card-elected-chair = Вы возглавили бригаду, и ужин за ваш счёт. Заплатите каждому игроку по { FORM($amount, "each") }.
card-dividend = Ваши акции фабрики швабр приносят дивиденды. Получите { FORM($amount, "acc") }.
card-loan-matures = Клиент оплатил очень старый счёт. Получите { FORM($amount, "acc") }.
card-bank-error = Призрак в бумагах банка приписал вам лишний ноль. Получите { FORM($amount, "acc") }.
card-doctor = Врач вычистил слизь из вашего уха. Заплатите { FORM($amount, "acc") }.
card-sale-of-stock = Вы продали акции фабрики простыней. Получите { FORM($amount, "acc") }.
card-holiday-fund = Вам выплатили деньги за неиспользованный отпуск. Получите { FORM($amount, "acc") }.
card-tax-refund = Налоговая зачла слизь в расходы. Получите { FORM($amount, "acc") }.
card-birthday = В ваш день рождения поют даже призраки. Получите от каждого игрока по { FORM($amount, "each") }.
card-life-insurance = Вы застрахованы от призраков. Получите { FORM($amount, "acc") }.
card-hospital = Ночь в клинике: вы всё ещё светитесь. Заплатите { FORM($amount, "acc") }.
card-school-fees = Вечерние курсы: изгнание призраков, часть первая. Заплатите { FORM($amount, "acc") }.
card-consultancy-fee = Вы объяснили клиенту, что это просто трубы. Получите { FORM($amount, "acc") }.
card-street-repairs = Слизь на мостовой. Заплатите { FORM($house, "acc") } за { FORM($house-name, "each") } и { FORM($hotel, "acc") } за { FORM($hotel-name, "each") }.
card-second-prize = Ваша тыква с призраком заняла второе место. Получите { FORM($amount, "acc") }.
card-inheritance = Благодарный призрак упомянул вас в завещании. Получите { FORM($amount, "acc") }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] В вашего призрака никто не верит: вы отправляетесь в тюрьму.
   *[other] В призрака никто не верит: { $player } отправляется в тюрьму.
}
story-roll-jailed = { WHO($player) ->
    [you] Вы выбрасываете { $dice } и отправляетесь в тюрьму: в вашего призрака никто не верит.
   *[other] { $player } выбрасывает { $dice } и отправляется в тюрьму: в призрака никто не верит.
}
event-freed = { WHO($player) ->
    [you] Мэр даёт добро: вы выходите из тюрьмы.
   *[other] Мэр даёт добро: { $player } выходит из тюрьмы.
}
story-salary = Клетка «{ $go }» приносит { FORM($amount, "acc") } за ночную смену.
event-salary = { WHO($player) ->
    [you] Вы проходите клетку «{ $go }» и получаете { FORM($amount, "acc") } за ночную смену.
   *[other] { $player } проходит клетку «{ $go }» и получает { FORM($amount, "acc") } за ночную смену.
}
event-ride = { WHO($player) ->
    [you] Под вой сирены вы едете на клетку «{ $space }» за { FORM($amount, "acc") }.
   *[other] Под вой сирены { $player } едет на клетку «{ $space }» за { FORM($amount, "acc") }.
}
event-entity-fought = { WHO($player) ->
    [you] Вы и { $other } выбрасываете { $dice } и побеждаете: { $space } в ловушке.
   *[other] { WHO($other) ->
        [you] { $player } и вы выбрасываете { $dice } и побеждаете: { $space } в ловушке.
       *[other] { $player } и { $other } выбрасывают { $dice } и побеждают: { $space } в ловушке.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Вы и { $other } выбрасываете { $dice } и проигрываете: { $space } окатывает вас слизью.
   *[other] { WHO($other) ->
        [you] { $player } и вы выбрасываете { $dice } и проигрываете: { $space } окатывает вас слизью.
       *[other] { $player } и { $other } выбрасывают { $dice } и проигрывают: { $space } окатывает их слизью.
    }
}
event-paid-entity = { WHO($player) ->
    [you] Вы платите { FORM($amount, "acc") } за уборку: { $space } за собой не убирает.
   *[other] { $player } платит { FORM($amount, "acc") } за уборку: { $space } за собой не убирает.
}
event-built = { WHO($player) ->
    [you] Вы ставите защиту на клетке «{ $space }» за { FORM($amount, "acc") }: теперь там { $level }.
   *[other] { $player } ставит защиту на клетке «{ $space }» за { FORM($amount, "acc") }: теперь там { $level }.
}
event-built-won = { WHO($player) ->
    [you] Вы ставите защиту на клетке «{ $space }»: теперь там { $level }.
   *[other] { $player } ставит защиту на клетке «{ $space }»: теперь там { $level }.
}
story-built = { WHO($player) ->
    [you] Вы ставите защиту за { FORM($amount, "acc") }: { $spaces }.
   *[other] { $player } ставит защиту за { FORM($amount, "acc") }: { $spaces }.
}
event-bankrupt = { WHO($player) ->
    [you] Вы банкрот и сдаёте снаряжение. Всё оставшееся получает { $other }.
   *[other] { WHO($other) ->
        [you] { $player } — банкрот и сдаёт снаряжение. Всё оставшееся получаете вы.
       *[other] { $player } — банкрот и сдаёт снаряжение. Всё оставшееся получает { $other }.
    }
}
event-game-over = Город может спать спокойно: игру выигрывает { $players }.
event-game-over-shared = Город может спать спокойно: победу делят { $players }.

# Персонажи: боты этого мира.
character-1 = Инспектор Швабра
character-2 = Шеф Искра
character-3 = Агент Квитанция
character-4 = Портье Солонка
character-5 = Стажёр Напролом
character-6 = Клерк Скидка
says-careful-buys = Проверено: призраков нет. Беру.
says-careful-earns = Квитанция уже подшита.
says-careful-pays = На слизь у меня всегда отложено.
says-careful-wins = Наконец-то в моём городе тихо.
says-bold-buys = А мне здесь не страшно!
says-bold-earns = Призраков ловлю и даром, но спасибо!
says-bold-pays = Бывала слизь и похуже.
says-bold-wins = Город чист. Включаю сирену!
says-haggler-buys = Призрака отдали мне в придачу.
says-haggler-earns = Мой счёт был сама вежливость.
says-haggler-pays = А ловушками заплатить можно?
says-haggler-wins = Счёт за работу выставлю городу.
