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
word-houses = палатки
word-houses-four = четири палатки
word-hotel = каравана
word-hotel-the = караваната
word-hotels = каравани
word-street-hands = една площадка сменя собственика си само когато в целия ѝ
level-houses = { $count ->
    [one] { $count } палатка
   *[other] { $count } палатки
}
level-hotel = каравана
group-brown = Прилив
group-light-blue = Дъга
group-pink = Залез
group-orange = Мусон
group-red = Вулкан
group-yellow = Падащи звезди
group-green = Северно сияние
group-dark-blue = Пълнолуние
group-stations = Летища
group-utilities = Масов транспорт
deck-command = Заповед
deck-decision = Решение
kind-station = летище
kind-utility = масов транспорт
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
space-the-moon = Луната
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
space-himalaya = Хималаите

# На тази дъска вместо в затвора се отива на Луната.
event-jailed = { $player } отива на Луната.
event-freed = { $player } напуска Луната.
event-freed-fine = { $player } напуска Луната срещу { $amount }.
event-stayed-in-jail = { $player } остава на Луната (опит { $count }).
event-owed-fine = { $player } дължи { $amount }, за да напусне Луната.
event-paid-fine = { $player } плаща { $amount }, за да напусне Луната.
event-card-shown = { $player } показва лунно картонче.
event-card-used = { $player } напуска Луната с картонче.
awaiting-you-roll-jail = На Луната сте. Как ще я напуснете?
act-fine = Напускане на Луната срещу { $amount }
act-card = Напускане на Луната с картонче
deal-cards = Лунни картончета
deal-card-price = Лунно картонче сменя собственика си за поне { $amount }.
about-jail = Само на посещение или на Луната
about-go-to-jail = Отидете на Луната
player-in-jail = на Луната
jail-cards = { $count ->
    [one] { $count } лунно картонче
   *[other] { $count } лунни картончета
}
card-go-to-jail = Отивате на Луната, без да вземете заплатата.
card-jail-free = Запазете го: веднъж ви пуска от Луната, може и да се продаде.
