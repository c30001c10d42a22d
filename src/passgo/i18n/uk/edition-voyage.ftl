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
word-houses = намети
word-houses-gen = наметів
word-hotel = автодім
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
deck-command = Наказ
deck-decision = Рішення
kind-station = аеропорт
kind-utility = громадський транспорт
token-suitcase = Валіза
token-camera = Фотоапарат
token-compass = Компас
token-balloon = Повітряна куля
space-start = СТАРТ
space-bay-of-fundy = Затока Фанді
space-decision = Рішення
space-mont-saint-michel = Мон-Сен-Мішель
space-tax = Податок
space-athens-airport = Аеропорт Афін
space-victoria-falls = Водоспад Вікторія
space-command = Наказ
space-iguazu = Іґуасу
space-niagara = Ніагара
space-the-moon = Місяць
space-santorini = Санторині
space-railway = Залізниця
space-uluru = Улуру
space-serengeti = Серенгеті
space-cairo-airport = Аеропорт Каїра
space-kerala = Керала
space-goa = Гоа
space-chiang-mai = Чіангмай
space-rest-area = Місце відпочинку
space-etna = Етна
space-krakatoa = Кракатау
space-kilauea = Кілауеа
space-denver-airport = Аеропорт Денвера
space-atacama = Атакама
space-la-palma = Ла-Пальма
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
event-jailed = { $player } вирушає на Місяць.
event-freed = { $player } відлітає з Місяця.
event-freed-fine = { $player } відлітає з Місяця. Ціна: { $amount }.
event-stayed-in-jail = { $player } залишається на Місяці (спроба { $count }).
event-owed-fine = { $player }: відліт із Місяця треба оплатити, { $amount }.
event-paid-fine = { $player } платить за відліт із Місяця: { $amount }.
event-card-shown = { $player } показує картку Місяця.
event-card-used = { $player } відлітає з Місяця за карткою.
awaiting-you-roll-jail = Ви на Місяці. Як відлітатимете?
act-fine = Відлетіти з Місяця ({ $amount })
act-card = Відлетіти з Місяця за карткою
deal-cards = Картки Місяця
deal-card-price = Найнижча ціна картки Місяця: { $amount }.
about-jail = Просто відвідини або на Місяці
about-go-to-jail = Вирушайте на Місяць
player-in-jail = на Місяці
jail-cards = { $count ->
    [one] { $count } картка Місяця
    [few] { $count } картки Місяця
    [many] { $count } карток Місяця
   *[other] { $count } картки Місяця
}
card-go-to-jail = Вирушайте на Місяць, зарплати не отримуєте.
card-jail-free = Залиште собі: картка один раз випускає з Місяця, її можна й продати.
