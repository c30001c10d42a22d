# Какво се печата за шампионат: протоколи, списъци с места, списъци за повикване, картончета за входа.

sheet-title = Протокол
sheet-title-spare = Протокол (резервен)
sheet-table = Маса
sheet-table-number = Маса { $number }
sheet-venue = Локация
sheet-stage = Етап
sheet-round = Кръг
sheet-heat = Серия
sheet-minutes = Минути
sheet-judge = Съдия
sheet-start = Начало
sheet-scan = Панел на съдията

sheet-players = Играчи и кой отпада
sheet-players-hint = Който отпада, се подписва тук веднага: номерирайте играчите по реда, в който излизат.
sheet-seat = Място
sheet-player = Играч
sheet-out-number = Отпада №
sheet-out-time = Час
sheet-out-why = Причина
sheet-bankrupt = банкрут
sheet-withdrawn = оттегляне
sheet-expelled = дисквалификация
sheet-signature = Подпис

sheet-worth = Имущество в края
sheet-worth-hint = Сметнете на гърба и пренесете сумите. На отпадналите колоната остава празна.
sheet-cash = Пари в брой
sheet-cash-how = по номинал
sheet-deeds = Имоти
sheet-mortgaged = Ипотекирани имоти
sheet-houses = Къщи
sheet-hotels = Хотели
sheet-hotels-how = с върнатите за тях къщи
sheet-share = { $share ->
    [full] по отпечатаната цена
    [half] по половината от отпечатаната цена
   *[part] по { $percent } от отпечатаната цена
}
sheet-total = Имущество
sheet-free = Имоти без ипотека
sheet-free-how = колко; решават при равенство
sheet-rank = Класиране
sheet-points = Точки

sheet-judge-signs = Съдия на масата
sheet-second-signs = Второ лице: проверено, без промени
sheet-name = Име
sheet-points-by = Точки според останалите играчи и мястото
sheet-left = Остават

sheet-deed-list = Имоти и сгради
sheet-deed-list-hint = В колоната на собственика: ✓ без ипотека, − ипотекиран, 1 до 4 къщи, 5 хотел.
sheet-deed = Имот
sheet-price = Цена
sheet-price-mortgaged = Ипотекиран
sheet-price-house = Къща
sheet-price-hotel = Хотел с къщите
sheet-sum = Сбор: { $what }
sheet-sum-carry = Пренесете тези сборове на лицето.

sheet-seed = Начално число на разпределението: { $seed }
sheet-digest = Контролна сума: { $digest }
sheet-made = Отпечатано на { $date }
sheet-side = { $side } / { $sides }

list-seating = Разпределение по маси
list-by-name = По име
list-by-table = По маса
list-heat-number = Серия { $number }
list-unconfirmed = Участници: списък за обаждане
list-unconfirmed-hint = Обадете се на всички от списъка и попитайте дали ще дойдат.
list-alternates = Резерви: списък за повикване
list-alternates-hint = Викайте по реда на номерата. Никой не влиза в започнала игра.
list-number = №
list-phone = Телефон
list-called = Час на повикване
list-answer = Отговор
list-arrived = Присъства
list-seated = Маса и място

badge-show = Покажете този код на входа
badge-alternate = Резерва { $number }

certificate-title = Грамота
certificate-for = Тази грамота се връчва на
certificate-rank = { $rank } място
certificate-points = { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}
certificate-director = Директор
certificate-judge = Главен съдия

press-title = Резултати
press-name = Име
press-city = Град
press-anonymous = Без посочено име

paper-sample = ОБРАЗЕЦ
