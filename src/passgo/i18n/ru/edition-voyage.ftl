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
word-houses = палатки
word-houses-gen = палаток
word-houses-four = четыре палатки
word-hotel = дом на колёсах
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
level-hotel = дом на колёсах
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
deck-command = Приказ
deck-decision = Решение
kind-station = аэропорт
kind-utility = общественный транспорт
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
space-command = Приказ
space-iguazu = Игуасу
space-niagara = Ниагара
space-the-moon = Луна
space-santorini = Санторини
space-railway = Железная дорога
space-uluru = Улуру
space-serengeti = Серенгети
space-cairo-airport = Аэропорт Каира
space-kerala = Керала
space-goa = Гоа
space-chiang-mai = Чиангмай
space-rest-area = Место отдыха
space-etna = Этна
space-krakatoa = Кракатау
space-kilauea = Килауэа
space-denver-airport = Аэропорт Денвера
space-atacama = Атакама
space-la-palma = Ла-Пальма
space-eurotunnel = Евротоннель
space-wadi-rum = Вади-Рам
space-go-to-the-moon = Отправляйтесь на Луну
space-tromso = Тромсё
space-abisko = Абиску
space-yellowknife = Йеллоунайф
space-sydney-airport = Аэропорт Сиднея
space-machu-picchu = Мачу-Пикчу
space-himalaya = Гималаи

# На этом поле вместо тюрьмы отправляются на Луну.
event-jailed = { $player } отправляется на Луну.
event-freed = { $player } улетает с Луны.
event-freed-fine = { $player } улетает с Луны. Цена: { $amount }.
event-stayed-in-jail = { $player } остаётся на Луне (попытка { $count }).
event-owed-fine = { $player }: вылет с Луны нужно оплатить, { $amount }.
event-paid-fine = { $player } платит за вылет с Луны: { $amount }.
event-card-shown = { $player } показывает карточку Луны.
event-card-used = { $player } улетает с Луны по карточке.
awaiting-you-roll-jail = Вы на Луне. Как будете улетать?
act-fine = Улететь с Луны ({ $amount })
act-card = Улететь с Луны по карточке
deal-cards = Карточки Луны
deal-card-price = Наименьшая цена карточки Луны: { $amount }.
about-jail = Просто в гостях или на Луне
about-go-to-jail = Отправляйтесь на Луну
player-in-jail = на Луне
jail-cards = { $count ->
    [one] { $count } карточка Луны
    [few] { $count } карточки Луны
    [many] { $count } карточек Луны
   *[other] { $count } карточки Луны
}
card-go-to-jail = Отправляйтесь на Луну, зарплату не получаете.
card-jail-free = Оставьте себе: карточка один раз выпускает с Луны, её можно и продать.
