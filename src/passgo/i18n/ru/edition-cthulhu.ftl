# Названия издания cthulhu.

edition-cthulhu = Ктулху
edition-cthulhu-short = Ктулху, короткая игра
word-street = тварь
word-streets = твари
word-street-whose = твари, вся группа которой
word-street-loc = твари
word-street-other-loc = на другой твари
word-street-other-from = с другой твари
word-street-one-from = с одной твари
word-street-none = ни одна не в залоге
word-street-every = на каждой твари группы появляется первое здание, лишь потом на одной из них
word-street-one-loc = на одной твари
word-street-full = тварь застроена
word-street-empty = тварь пуста
word-street-this = эта тварь
word-street-this-loc = этой твари
word-streets-loc = тварях
word-streets-ins = тварями
word-streets-bare = тварей
word-house = склеп
    .each = каждый склеп
word-houses = склепы
word-houses-gen = склепов
word-houses-four = четыре склепа
word-hotel = мавзолей
    .each = каждый мавзолей
word-hotel-gen = мавзолея
word-hotels = мавзолеи
word-hotels-gen = мавзолеев
word-street-hands = тварь переходит из рук в руки, только если во всей её
word-street-one-acc = одну тварь
level-houses = { $count ->
    [one] { $count } склеп
    [few] { $count } склепа
    [many] { $count } склепов
   *[other] { $count } склепа
}
level-hotel = мавзолей
level-hotels = { $count ->
    [one] { $count } мавзолей
    [few] { $count } мавзолея
    [many] { $count } мавзолеев
   *[other] { $count } мавзолея
}
group-brown = Коричневая
group-light-blue = Голубая
group-pink = Розовая
group-orange = Оранжевая
group-red = Красная
group-yellow = Жёлтая
group-green = Зелёная
group-dark-blue = Синяя
group-stations = Транспорт
group-utilities = Учреждения
deck-sanity = Рассудок
deck-knowledge = Знание
kind-station = транспорт
    .next = ближайшего транспорта
kind-utility = учреждение
    .next = ближайшего учреждения
token-necronomicon = Некрономикон
token-cultists-tablet = Табличка культистов
token-cthulhu-statuette = Статуэтка Ктулху
token-shining-trapezohedron = Сияющий Трапецоэдр
token-hound-amulet = Амулет Гончей
token-dagon-dagger = Кинжал Дагона
space-go = Вперёд
space-ghoul = Гуль
    .acc = Гуля
space-knowledge = Знание
space-zoog = Зуг
    .acc = Зуга
space-research-fee = Плата за исследования
    .board = Плата за исследо{ "\u00AD" }вания
space-ship = Корабль
space-night-gaunt = Ночная мверзь
    .acc = Ночную мверзь
space-sanity = Рассудок
space-rat-thing = Крысотварь
space-wilbur-whateley = Уилбур Уэйтли
    .acc = Уилбура Уэйтли
space-jail = Тюрьма
space-deep-one = Глубоководный
    .acc = Глубоководного
    .board = Глубоко{ "\u00AD" }водный
space-miskatonic-university = Мискатоникский университет
    .board = Мискато{ "\u00AD" }никский универ{ "\u00AD" }ситет
space-dagon = Дагон
    .acc = Дагона
space-hydra = Гидра
    .acc = Гидру
space-train = Поезд
space-mi-go = Ми-Го
space-elder-thing = Старец
    .acc = Старца
space-shoggoth = Шоггот
    .acc = Шоггота
space-free-parking = Бесплатная парковка
space-hound-of-the-void = Гончая Пустоты
    .acc = Гончую Пустоты
space-flying-polyp = Летучий полип
    .acc = Летучего полипа
space-great-race = Великая раса
    .acc = Великую расу
space-dream-journey = Странствие во сне
space-colour-from-space = Цвет из космоса
space-star-spawn = Звёздное отродье
space-sanatorium = Психиатрическая лечебница
    .acc = Психиатрическую лечебницу
    .board = Психиат{ "\u00AD" }рическая лечебница
space-hastur = Хастур
    .acc = Хастура
space-go-to-jail = Отправляйтесь в тюрьму
    .board = Отправ{ "\u00AD" }ляйтесь в тюрьму
space-shub-niggurath = Шуб-Ниггурат
space-nyarlathotep = Ньярлатхотеп
    .acc = Ньярлатхотепа
    .board = Ньярлат{ "\u00AD" }хотеп
space-yog-sothoth = Йог-Сотот
    .acc = Йог-Сотота
space-automobile = Автомобиль
space-azathoth = Азатот
    .acc = Азатота
space-examination-fee = Плата за обследование
    .board = Плата за обследо{ "\u00AD" }вание
space-great-cthulhu = Великий Ктулху
    .acc = Великого Ктулху

# Карточки, рассказанные в этом мире.
card-advance-to = Набросок на полях книги указывает путь. Идите на клетку «{ $space }».
card-to-go = Это был всего лишь сон. Идите на клетку «{ $go }» и получите зарплату.
card-next-station = Туман сгущается. Идите до { FORM($space, "next") }. Владелец может потребовать двойную { word-rent-acc }.
card-next-utility = Дурные сны. Идите до { FORM($space, "next") } и бросьте кубики. Владелец может потребовать сумму кубиков, умноженную на { $factor }.
card-back-three = Вы забыли старинный фолиант. Вернитесь на три клетки назад и выполните то, что там указано.
card-go-to-jail = Вас застали с лопатой в лунную ночь. Отправляйтесь прямо в тюрьму. Зарплату вы не получаете.
card-jail-free = Ключ из странного металла. Оставьте карточку себе: с ней можно один раз выйти из тюрьмы. Её можно и продать.
card-general-repairs = Камни сдвинулись с места. Заплатите { FORM($house, "acc") } за { FORM($house-name, "each") } и { FORM($hotel, "acc") } за { FORM($hotel-name, "each") }.
card-speeding = Вы превысили скорость. То, что гналось за вами, тоже. Заплатите { FORM($amount, "acc") }.
card-elected-chair = Чтобы ваше тайное общество осталось тайным, заплатите каждому игроку по { FORM($amount, "each") }.
card-dividend = Акции рыбных промыслов приносят подозрительно много. Получите { FORM($amount, "acc") }.
card-loan-matures = Море выбросило на берег старого должника, и он платит. Получите { FORM($amount, "acc") }.
card-bank-error = Клерк плохо спал, и банк ошибся в вашу пользу. Получите { FORM($amount, "acc") }.
card-doctor = Микстура от нервов. Заплатите { FORM($amount, "acc") }.
card-sale-of-stock = Вы успели продать акции до полнолуния. Получите { FORM($amount, "acc") }.
card-holiday-fund = Вы отказались от недели у моря. Получите { FORM($amount, "acc") }.
card-tax-refund = Возврат налога, подписанный неведомой рукой. Получите { FORM($amount, "acc") }.
card-birthday = Звёзды сошлись в ваш день рождения. Получите от каждого игрока по { FORM($amount, "each") }.
card-life-insurance = Вы числитесь среди пропавших, и страховка выплачена. Получите { FORM($amount, "acc") }.
card-hospital = В клинике вам прописали покой и никаких книг. Заплатите { FORM($amount, "acc") }.
card-school-fees = Курс мёртвых языков. Заплатите { FORM($amount, "acc") }.
card-consultancy-fee = Вам платят за совет не открывать шкатулку. Получите { FORM($amount, "acc") }.
card-street-repairs = Прилив смыл дорогу. Заплатите { FORM($house, "acc") } за { FORM($house-name, "each") } и { FORM($hotel, "acc") } за { FORM($hotel-name, "each") }.
card-second-prize = Ваш очерк о приливах занял второе место. Получите { FORM($amount, "acc") }.
card-inheritance = Дядя, которого никто не помнит, оставил вам сундук. Получите { FORM($amount, "acc") }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Вы попадаетесь с лопатой и отправляетесь в тюрьму.
   *[other] { $player } попадается с лопатой и отправляется в тюрьму.
}
story-roll-jailed = { WHO($player) ->
    [you] Вы выбрасываете { $dice }, попадаетесь с лопатой и отправляетесь в тюрьму.
   *[other] { $player } выбрасывает { $dice }, попадается с лопатой и отправляется в тюрьму.
}
event-freed = { WHO($player) ->
    [you] Замок щёлкает сам собой: вы выходите из тюрьмы.
   *[other] Замок щёлкает сам собой: { $player } выходит из тюрьмы.
}
story-salary = Клетка «{ $go }» приносит { FORM($amount, "acc") } за ещё один день в здравом рассудке.
event-salary = { WHO($player) ->
    [you] Вы проходите клетку «{ $go }» и получаете { FORM($amount, "acc") } за ещё один день в здравом рассудке.
   *[other] { $player } проходит клетку «{ $go }» и получает { FORM($amount, "acc") } за ещё один день в здравом рассудке.
}
story-roll-tax = { WHO($player) ->
    [you] Вы выбрасываете { $dice }, попадаете на клетку «{ $space }» и платите { FORM($amount, "acc") }. За что именно, никто не говорит.
   *[other] { $player } выбрасывает { $dice }, попадает на клетку «{ $space }» и платит { FORM($amount, "acc") }. За что именно, никто не говорит.
}
story-tax = { WHO($player) ->
    [you] Вы попадаете на клетку «{ $space }» и платите { FORM($amount, "acc") }. За что именно, никто не говорит.
   *[other] { $player } попадает на клетку «{ $space }» и платит { FORM($amount, "acc") }. За что именно, никто не говорит.
}
event-paid-tax = { WHO($player) ->
    [you] Вы платите { FORM($amount, "acc") } за клетку «{ $space }». За что именно, никто не говорит.
   *[other] { $player } платит { FORM($amount, "acc") } за клетку «{ $space }». За что именно, никто не говорит.
}
event-built = { WHO($player) ->
    [you] Вы копаете на клетке «{ $space }» за { FORM($amount, "acc") }: теперь там { $level }.
   *[other] { $player } копает на клетке «{ $space }» за { FORM($amount, "acc") }: теперь там { $level }.
}
event-built-won = { WHO($player) ->
    [you] Вы копаете на клетке «{ $space }»: теперь там { $level }.
   *[other] { $player } копает на клетке «{ $space }»: теперь там { $level }.
}
story-built = { WHO($player) ->
    [you] Вы копаете и строите за { FORM($amount, "acc") }: { $spaces }.
   *[other] { $player } копает и строит за { FORM($amount, "acc") }: { $spaces }.
}
event-bankrupt = { WHO($player) ->
    [you] Вы банкрот, а звёздам всё равно. Всё оставшееся получает { $other }.
   *[other] { WHO($other) ->
        [you] { $player } — банкрот, а звёздам всё равно. Всё оставшееся получаете вы.
       *[other] { $player } — банкрот, а звёздам всё равно. Всё оставшееся получает { $other }.
    }
}
event-game-over = Звёзды сошлись: игру выигрывает { $players }.
event-game-over-shared = Звёзды сошлись: победу делят { $players }.

# Персонажи: боты этого мира.
character-1 = Доктор Лампада
character-2 = Шкипер Шквал
character-3 = Купец Пергамент
character-4 = Хранитель Молчок
character-5 = Магистр Дерзай
character-6 = Агент Диковина
says-careful-buys = Беру. Но внутрь не заглядываю.
says-careful-earns = Сегодня буду спать чуть спокойнее.
says-careful-pays = Плачу и не задаю вопросов.
says-careful-wins = Победа — и рассудок при мне.
says-bold-buys = Оно шепчет? Тогда беру!
says-bold-earns = Тьма — дело прибыльное!
says-bold-pays = В море теряешь и не такое.
says-bold-wins = Бездна моргнула первой: победа за мной!
says-haggler-buys = Сторговались: беру без проклятия.
says-haggler-earns = Принимаю монеты любого века.
says-haggler-pays = А редкой книгой не возьмёте?
says-haggler-wins = Даже прилив сделал мне скидку.
