# Назви видання ghost.

edition-ghost = Привиди
word-rent = плата
word-rent-acc = плату
word-rent-gen = плати
word-rent-short-acc = плату
word-rent-for = вносить плату за «{ $space }»
word-rent-pay = внести плату
word-rent-double = подвійна плата
word-deed = заявка
word-deeds = заявки
word-deed-acc = заявку
word-deed-loc = заявці
word-deeds-gen = заявок
word-deed-gen = заявки
word-deeds-ins = заявками
word-deed-ins = заявкою
word-street = заявка
word-streets = заявки
word-streets-acc = заявки
word-street-whose = заявці, увесь набір якої
word-street-loc = на заявці
word-street-other-loc = на іншій заявці
word-street-every = на кожній заявці набору з’являється перша будівля, лише потім на котрійсь із них
word-street-one-loc = на одній заявці
word-street-this-loc = на цій заявці
word-street-other-from = з іншої заявки
word-street-one-from = з однієї заявки
word-street-this = ця заявка
word-street-empty = заявка порожня
word-street-none = жодна не в заставі
word-street-acc = заявку
word-streets-loc = заявках
word-streets-ins = заявками
word-house = пастка
    .each = кожну пастку
word-houses = пастки
word-houses-gen = пасток
word-hotel = сховище привидів
    .each = кожне сховище привидів
word-hotel-gen = сховища привидів
word-hotels = сховища привидів
word-hotels-gen = сховищ привидів
word-street-hands = заявка переходить із рук у руки, лише якщо в усьому її
level-houses = { $count ->
    [one] { $count } пастка
    [few] { $count } пастки
    [many] { $count } пасток
   *[other] { $count } пастки
}
    .acc = { $count ->
        [one] { $count } пастку
        [few] { $count } пастки
        [many] { $count } пасток
       *[other] { $count } пастки
    }
level-hotel = сховище привидів
level-hotels = { $count ->
    [one] { $count } сховище привидів
    [few] { $count } сховища привидів
    [many] { $count } сховищ привидів
   *[other] { $count } сховища привидів
}
    .acc = { $count ->
        [one] { $count } сховище привидів
        [few] { $count } сховища привидів
        [many] { $count } сховищ привидів
       *[other] { $count } сховища привидів
    }
group-brown = Коричневий
group-light-blue = Блакитний
group-pink = Рожевий
group-orange = Помаранчевий
group-red = Червоний
group-yellow = Жовтий
group-green = Зелений
group-dark-blue = Синій
deck-mist = Блукальний туман
kind-ride = ECTO-1
    .next = найближчої машини ECTO-1
kind-entity = сутність
    .next = найближчої сутності
token-goggles = Захисні окуляри
token-ghost-meter = Вимірювач привидів
token-cello = Віолончель
token-proton-pack = Протонний ранець
token-marshmallow = Зефір
token-siren = Сирена
space-go = СТАРТ
space-corner-bookshop = Книгарня на розі
    .acc = Книгарню на розі
space-mist = Блукальний туман
space-subway-stairs = Сходи метро
space-library-phantom = Привид бібліотеки
space-ecto-1 = ECTO-1
space-night-diner = Нічна їдальня
    .acc = Нічну їдальню
space-pawn-shop = Ломбард
space-wax-museum = Музей воскових фігур
space-jail = В’язниця
space-old-fire-station = Стара пожежна частина
    .acc = Стару пожежну частину
space-hungry-green-ghost = Голодний зелений привид
space-university-lab = Лабораторія університету
    .acc = Лабораторію університету
    .board = Лабора{ "\u00AD" }торія універ{ "\u00AD" }ситету
space-city-archive = Міський архів
space-reading-room = Читальна зала
    .acc = Читальну залу
space-card-catalogue = Картотека
    .acc = Картотеку
space-grand-staircase = Парадні сходи
space-free-parking = Безкоштовна стоянка
    .board = Безкош{ "\u00AD" }товна стоянка
space-hotel-lobby = Вестибюль готелю
space-ballroom = Бальна зала
    .acc = Бальну залу
space-twelfth-floor = Дванадцятий поверх
    .board = Двана{ "\u00AD" }дцятий поверх
space-town-hall = Ратуша
    .acc = Ратушу
space-mayors-office = Кабінет мера
space-gate-hound = Пес біля брами
space-city-jail-roof = Дах міської в’язниці
space-go-to-jail = Вирушайте до в’язниці
space-park-gate = Брама парку
    .acc = Браму парку
space-carriage-stand = Стоянка карет
    .acc = Стоянку карет
space-penthouse-kitchen = Кухня в пентгаусі
    .acc = Кухню в пентгаусі
space-rooftop-temple = Храм на даху
space-giant-of-the-avenue = Велетень із проспекту
space-crossroads-gate = Брама на перехресті
    .acc = Браму на перехресті

# Картки, розказані в цьому світі.
card-advance-to = Опівночі дзвонить телефон. Ідіть на сектор «{ $space }».
card-to-go = Нічна зміна скінчилася. Ідіть на сектор «{ $go }» і отримайте зарплату.
card-next-ride = Вмикайте сирену! Ідіть до { FORM($space, "next") }. Звідти можна поїхати далі за звичайну плату.
card-next-entity = Зовсім поруч хтось виє. Ідіть до { FORM($space, "next") } та прийміть бій разом із сусідом ліворуч.
card-back-three = Ви послизнулися на слизі. Поверніться на три сектори назад і виконайте те, що там указано.
card-go-to-jail = У вашого привида ніхто не вірить. Вирушайте просто до в’язниці. Зарплати ви не отримуєте.
card-jail-free = Мер перед вами в боргу. Залиште картку собі: з нею можна один раз вийти з в’язниці. Її можна й продати.
card-general-repairs = Спорядження перегрілося. Заплатіть { FORM($house, "acc") } за { FORM($house-name, "each") } і { FORM($hotel, "acc") } за { FORM($hotel-name, "each") }.
card-speeding = Сирена сиреною, але ви перевищили швидкість. Заплатіть { FORM($amount, "acc") }.
card-elected-chair = Ви очолили бригаду, і вечеря за ваш кошт. Заплатіть кожному гравцеві по { FORM($amount, "each") }.
card-dividend = Ваші акції фабрики швабр приносять дивіденди. Отримайте { FORM($amount, "acc") }.
card-loan-matures = Клієнт оплатив дуже старий рахунок. Отримайте { FORM($amount, "acc") }.
card-bank-error = Привид у паперах банку дописав вам зайвий нуль. Отримайте { FORM($amount, "acc") }.
card-doctor = Лікар вичистив слиз із вашого вуха. Заплатіть { FORM($amount, "acc") }.
card-sale-of-stock = Ви продали акції фабрики простирадл. Отримайте { FORM($amount, "acc") }.
card-holiday-fund = Вам виплатили гроші за невикористану відпустку. Отримайте { FORM($amount, "acc") }.
card-tax-refund = Податкова зарахувала слиз до витрат. Отримайте { FORM($amount, "acc") }.
card-birthday = У ваш день народження співають навіть привиди. Отримайте від кожного гравця по { FORM($amount, "each") }.
card-life-insurance = Ви застраховані від привидів. Отримайте { FORM($amount, "acc") }.
card-hospital = Ніч у клініці: ви досі світитеся. Заплатіть { FORM($amount, "acc") }.
card-school-fees = Вечірні курси: вигнання привидів, частина перша. Заплатіть { FORM($amount, "acc") }.
card-consultancy-fee = Ви пояснили клієнтові, що то просто труби. Отримайте { FORM($amount, "acc") }.
card-street-repairs = Слиз на бруківці. Заплатіть { FORM($house, "acc") } за { FORM($house-name, "each") } і { FORM($hotel, "acc") } за { FORM($hotel-name, "each") }.
card-second-prize = Ваш гарбуз із привидом посів друге місце. Отримайте { FORM($amount, "acc") }.
card-inheritance = Вдячний привид згадав вас у заповіті. Отримайте { FORM($amount, "acc") }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] У вашого привида ніхто не вірить: ви вирушаєте до в’язниці.
   *[other] У привида ніхто не вірить: { $player } вирушає до в’язниці.
}
story-roll-jailed = { WHO($player) ->
    [you] Ви викидаєте { $dice } і вирушаєте до в’язниці: у вашого привида ніхто не вірить.
   *[other] { $player } викидає { $dice } і вирушає до в’язниці: у привида ніхто не вірить.
}
event-freed = { WHO($player) ->
    [you] Мер дає добро: ви виходите з в’язниці.
   *[other] Мер дає добро: { $player } виходить із в’язниці.
}
story-salary = Сектор «{ $go }» приносить { FORM($amount, "acc") } за нічну зміну.
event-salary = { WHO($player) ->
    [you] Ви минаєте сектор «{ $go }» і отримуєте { FORM($amount, "acc") } за нічну зміну.
   *[other] { $player } минає сектор «{ $go }» і отримує { FORM($amount, "acc") } за нічну зміну.
}
event-ride = { WHO($player) ->
    [you] Під виття сирени ви їдете на сектор «{ $space }» за { FORM($amount, "acc") }.
   *[other] Під виття сирени { $player } їде на сектор «{ $space }» за { FORM($amount, "acc") }.
}
event-entity-fought = { WHO($player) ->
    [you] Ви й { $other } викидаєте { $dice } і перемагаєте: { $space } у пастці.
   *[other] { WHO($other) ->
        [you] { $player } і ви викидаєте { $dice } і перемагаєте: { $space } у пастці.
       *[other] { $player } і { $other } викидають { $dice } і перемагають: { $space } у пастці.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Ви й { $other } викидаєте { $dice } і програєте: { $space } обляпує вас слизом.
   *[other] { WHO($other) ->
        [you] { $player } і ви викидаєте { $dice } і програєте: { $space } обляпує вас слизом.
       *[other] { $player } і { $other } викидають { $dice } і програють: { $space } обляпує їх слизом.
    }
}
event-paid-entity = { WHO($player) ->
    [you] Ви платите { FORM($amount, "acc") } за прибирання: { $space } по собі не прибирає.
   *[other] { $player } платить { FORM($amount, "acc") } за прибирання: { $space } по собі не прибирає.
}
event-built = { WHO($player) ->
    [you] Ви ставите захист на секторі «{ $space }» за { FORM($amount, "acc") }: тепер там { $level }.
   *[other] { $player } ставить захист на секторі «{ $space }» за { FORM($amount, "acc") }: тепер там { $level }.
}
event-built-won = { WHO($player) ->
    [you] Ви ставите захист на секторі «{ $space }»: тепер там { $level }.
   *[other] { $player } ставить захист на секторі «{ $space }»: тепер там { $level }.
}
story-built = { WHO($player) ->
    [you] Ви ставите захист за { FORM($amount, "acc") }: { $spaces }.
   *[other] { $player } ставить захист за { FORM($amount, "acc") }: { $spaces }.
}
event-bankrupt = { WHO($player) ->
    [you] Ви банкрот і здаєте спорядження. Усе, що залишилося, отримує { $other }.
   *[other] { WHO($other) ->
        [you] { $player } — банкрот і здає спорядження. Усе, що залишилося, отримуєте ви.
       *[other] { $player } — банкрот і здає спорядження. Усе, що залишилося, отримує { $other }.
    }
}
event-game-over = Місто може спати спокійно: у грі перемагає { $players }.
event-game-over-shared = Місто може спати спокійно: перемогу ділять { $players }.

# Персонажі: боти цього світу.
character-1 = Інспектор Швабра
character-2 = Шеф Іскра
character-3 = Агент Квитанція
character-4 = Портьє Сільничка
character-5 = Стажер Прожогом
character-6 = Клерк Знижка
says-careful-buys = Перевірено: привидів немає. Беру.
says-careful-earns = Квитанцію вже підшито.
says-careful-pays = На слиз у мене завжди відкладено.
says-careful-wins = Нарешті в моєму місті тихо.
says-bold-buys = А мені тут не страшно!
says-bold-earns = Привидів ловлю й задарма, але дякую!
says-bold-pays = Бував слиз і гірший.
says-bold-wins = Місто чисте. Вмикаю сирену!
says-haggler-buys = Привида віддали мені на додачу.
says-haggler-earns = Мій рахунок був сама чемність.
says-haggler-pays = А пастками заплатити можна?
says-haggler-wins = Рахунок за роботу виставлю місту.
