# Назви видання cthulhu.

edition-cthulhu = Ктулху
edition-cthulhu-short = Ктулху, коротка гра
word-street = істота
word-streets = істоти
word-streets-acc = істоти
word-street-whose = істоті, увесь набір якої
word-street-loc = на істоті
word-street-other-loc = на іншій істоті
word-street-every = на кожній істоті набору з’являється перша будівля, лише потім на котрійсь із них
word-street-one-loc = на одній істоті
word-street-this-loc = на цій істоті
word-street-other-from = з іншої істоти
word-street-one-from = з однієї істоти
word-street-this = ця істота
word-street-empty = істота порожня
word-street-none = жодна не в заставі
word-street-acc = істоту
word-streets-loc = істотах
word-streets-ins = істотами
word-house = склеп
    .each = кожен склеп
word-houses = склепи
word-houses-gen = склепів
word-hotel = мавзолей
    .each = кожен мавзолей
word-hotel-gen = мавзолею
word-hotels = мавзолеї
word-hotels-gen = мавзолеїв
word-street-hands = істота переходить із рук у руки, лише якщо в усьому її
level-houses = { $count ->
    [one] { $count } склеп
    [few] { $count } склепи
    [many] { $count } склепів
   *[other] { $count } склепи
}
level-hotel = мавзолей
level-hotels = { $count ->
    [one] { $count } мавзолей
    [few] { $count } мавзолеї
    [many] { $count } мавзолеїв
   *[other] { $count } мавзолею
}
group-brown = Коричневий
group-light-blue = Блакитний
group-pink = Рожевий
group-orange = Помаранчевий
group-red = Червоний
group-yellow = Жовтий
group-green = Зелений
group-dark-blue = Синій
group-stations = Транспорт
group-utilities = Установи
deck-sanity = Глузд
deck-knowledge = Знання
kind-station = транспорт
    .next = найближчого транспорту
kind-utility = установа
    .next = найближчої установи
token-necronomicon = Некрономікон
token-cultists-tablet = Табличка культистів
token-cthulhu-statuette = Статуетка Ктулху
token-shining-trapezohedron = Сяйливий Трапецоедр
token-hound-amulet = Амулет Гончака
token-dagon-dagger = Кинджал Дагона
space-go = СТАРТ
space-ghoul = Гуль
    .acc = Гуля
space-knowledge = Знання
space-zoog = Зуг
    .acc = Зуга
space-research-fee = Плата за дослідження
    .board = Плата за дослі{ "\u00AD" }дження
space-ship = Корабель
space-night-gaunt = Нічна мара
    .acc = Нічну мару
space-sanity = Глузд
space-rat-thing = Щурячий покруч
    .acc = Щурячого покруча
space-wilbur-whateley = Вілбур Вейтлі
    .acc = Вілбура Вейтлі
space-jail = В’язниця
space-deep-one = Глибоководний
    .acc = Глибоководного
    .board = Глибоко{ "\u00AD" }водний
space-miskatonic-university = Міскатонікський університет
    .board = Міскато{ "\u00AD" }нікський універ{ "\u00AD" }ситет
space-dagon = Дагон
    .acc = Дагона
space-hydra = Гідра
    .acc = Гідру
space-train = Потяг
space-mi-go = Мі-Ґо
space-elder-thing = Старець
    .acc = Старця
space-shoggoth = Шоґґот
    .acc = Шоґґота
space-free-parking = Безкоштовна стоянка
    .board = Безкош{ "\u00AD" }товна стоянка
space-hound-of-the-void = Гончак Порожнечі
    .acc = Гончака Порожнечі
space-flying-polyp = Летючий поліп
    .acc = Летючого поліпа
space-great-race = Велика раса
    .acc = Велику расу
space-dream-journey = Мандрівка уві сні
    .acc = Мандрівку уві сні
space-colour-from-space = Колір із космосу
space-star-spawn = Зоряне поріддя
space-sanatorium = Божевільня
    .acc = Божевільню
space-hastur = Гастур
    .acc = Гастура
space-go-to-jail = Вирушайте до в’язниці
space-shub-niggurath = Шуб-Ніґґурат
space-nyarlathotep = Ньярлатотеп
    .acc = Ньярлатотепа
    .board = Ньярла{ "\u00AD" }тотеп
space-yog-sothoth = Йоґ-Сотот
    .acc = Йоґ-Сотота
space-automobile = Автомобіль
space-azathoth = Азатот
    .acc = Азатота
space-examination-fee = Плата за обстеження
space-great-cthulhu = Великий Ктулху
    .acc = Великого Ктулху

# Картки, розказані в цьому світі.
card-advance-to = Начерк на берегах книги вказує шлях. Ідіть на сектор «{ $space }».
card-to-go = Це був лише сон. Ідіть на сектор «{ $go }» і отримайте зарплату.
card-next-station = Туман густішає. Ідіть до { FORM($space, "next") }. Власник може вимагати подвійну { word-rent-acc }.
card-next-utility = Лихі сни. Ідіть до { FORM($space, "next") } та киньте кубики. Власник може вимагати суму кубиків, помножену на { $factor }.
card-back-three = Ви забули старовинний фоліант. Поверніться на три сектори назад і виконайте те, що там указано.
card-go-to-jail = Вас застали з лопатою місячної ночі. Вирушайте просто до в’язниці. Зарплати ви не отримуєте.
card-jail-free = Ключ із дивного металу. Залиште картку собі: з нею можна один раз вийти з в’язниці. Її можна й продати.
card-general-repairs = Каміння зсунулося. Заплатіть { FORM($house, "acc") } за { FORM($house-name, "each") } і { FORM($hotel, "acc") } за { FORM($hotel-name, "each") }.
card-speeding = Ви перевищили швидкість. Те, що гналося за вами, теж. Заплатіть { FORM($amount, "acc") }.
card-elected-chair = Щоб ваше таємне товариство лишилося таємним, заплатіть кожному гравцеві по { FORM($amount, "each") }.
card-dividend = Акції рибного промислу дають підозріло багато. Отримайте { FORM($amount, "acc") }.
card-loan-matures = Море викинуло на берег давнього боржника, і він платить. Отримайте { FORM($amount, "acc") }.
card-bank-error = Клерк погано спав, і банк помилився на вашу користь. Отримайте { FORM($amount, "acc") }.
card-doctor = Мікстура для нервів. Заплатіть { FORM($amount, "acc") }.
card-sale-of-stock = Ви встигли продати акції до повні. Отримайте { FORM($amount, "acc") }.
card-holiday-fund = Ви відмовилися від тижня біля моря. Отримайте { FORM($amount, "acc") }.
card-tax-refund = Повернення податку, підписане невідомою рукою. Отримайте { FORM($amount, "acc") }.
card-birthday = Зірки зійшлися у ваш день народження. Отримайте від кожного гравця по { FORM($amount, "each") }.
card-life-insurance = Ви у списку зниклих, і страховку виплачено. Отримайте { FORM($amount, "acc") }.
card-hospital = У клініці вам приписали спокій і жодних книжок. Заплатіть { FORM($amount, "acc") }.
card-school-fees = Курс мертвих мов. Заплатіть { FORM($amount, "acc") }.
card-consultancy-fee = Вам платять за пораду не відкривати скриньку. Отримайте { FORM($amount, "acc") }.
card-street-repairs = Приплив змив дорогу. Заплатіть { FORM($house, "acc") } за { FORM($house-name, "each") } і { FORM($hotel, "acc") } за { FORM($hotel-name, "each") }.
card-second-prize = Ваш нарис про припливи посів друге місце. Отримайте { FORM($amount, "acc") }.
card-inheritance = Дядько, якого ніхто не пам’ятає, залишив вам скриню. Отримайте { FORM($amount, "acc") }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Ви попадаєтеся з лопатою і вирушаєте до в’язниці.
   *[other] { $player } попадається з лопатою і вирушає до в’язниці.
}
story-roll-jailed = { WHO($player) ->
    [you] Ви викидаєте { $dice }, попадаєтеся з лопатою і вирушаєте до в’язниці.
   *[other] { $player } викидає { $dice }, попадається з лопатою і вирушає до в’язниці.
}
event-freed = { WHO($player) ->
    [you] Замок клацає сам собою: ви виходите з в’язниці.
   *[other] Замок клацає сам собою: { $player } виходить із в’язниці.
}
story-salary = Сектор «{ $go }» приносить { FORM($amount, "acc") } за ще один день при здоровому глузді.
event-salary = { WHO($player) ->
    [you] Ви минаєте сектор «{ $go }» і отримуєте { FORM($amount, "acc") } за ще один день при здоровому глузді.
   *[other] { $player } минає сектор «{ $go }» і отримує { FORM($amount, "acc") } за ще один день при здоровому глузді.
}
story-roll-tax = { WHO($player) ->
    [you] Ви викидаєте { $dice }, потрапляєте на сектор «{ $space }» і платите { FORM($amount, "acc") }. За що саме, ніхто не каже.
   *[other] { $player } викидає { $dice }, потрапляє на сектор «{ $space }» і платить { FORM($amount, "acc") }. За що саме, ніхто не каже.
}
story-tax = { WHO($player) ->
    [you] Ви потрапляєте на сектор «{ $space }» і платите { FORM($amount, "acc") }. За що саме, ніхто не каже.
   *[other] { $player } потрапляє на сектор «{ $space }» і платить { FORM($amount, "acc") }. За що саме, ніхто не каже.
}
event-paid-tax = { WHO($player) ->
    [you] Ви платите { FORM($amount, "acc") } за сектор «{ $space }». За що саме, ніхто не каже.
   *[other] { $player } платить { FORM($amount, "acc") } за сектор «{ $space }». За що саме, ніхто не каже.
}
event-built = { WHO($player) ->
    [you] Ви копаєте на секторі «{ $space }» за { FORM($amount, "acc") }: тепер там { $level }.
   *[other] { $player } копає на секторі «{ $space }» за { FORM($amount, "acc") }: тепер там { $level }.
}
event-built-won = { WHO($player) ->
    [you] Ви копаєте на секторі «{ $space }»: тепер там { $level }.
   *[other] { $player } копає на секторі «{ $space }»: тепер там { $level }.
}
story-built = { WHO($player) ->
    [you] Ви копаєте й будуєте за { FORM($amount, "acc") }: { $spaces }.
   *[other] { $player } копає й будує за { FORM($amount, "acc") }: { $spaces }.
}
event-bankrupt = { WHO($player) ->
    [you] Ви банкрот, а зіркам байдуже. Усе, що залишилося, отримує { $other }.
   *[other] { WHO($other) ->
        [you] { $player } — банкрот, а зіркам байдуже. Усе, що залишилося, отримуєте ви.
       *[other] { $player } — банкрот, а зіркам байдуже. Усе, що залишилося, отримує { $other }.
    }
}
event-game-over = Зірки зійшлися: у грі перемагає { $players }.
event-game-over-shared = Зірки зійшлися: перемогу ділять { $players }.

# Персонажі: боти цього світу.
character-1 = Доктор Каганець
character-2 = Шкіпер Шквал
character-3 = Купець Пергамент
character-4 = Хранитель Цить
character-5 = Магістр Відвага
character-6 = Агент Дивовижа
says-careful-buys = Беру. Але всередину не зазираю.
says-careful-earns = Сьогодні спатиму трохи спокійніше.
says-careful-pays = Плачу й нічого не питаю.
says-careful-wins = Перемога — і глузд при мені.
says-bold-buys = Воно шепоче? Тоді беру!
says-bold-earns = Темрява — справа прибуткова!
says-bold-pays = У морі бували й гірші втрати.
says-bold-wins = Безодня моргнула першою: перемога моя!
says-haggler-buys = Сторгувалися: беру без прокляття.
says-haggler-earns = Беру монети будь-якої доби.
says-haggler-pays = А рідкісною книжкою не візьмете?
says-haggler-wins = Навіть приплив зробив мені знижку.
