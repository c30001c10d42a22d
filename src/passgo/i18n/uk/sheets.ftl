# Що друкують для чемпіонату: протоколи, списки розсадки, списки виклику, картки для входу.

sheet-title = Протокол
sheet-title-spare = Протокол (запасний)
sheet-table = Стіл
sheet-table-number = Стіл { $number }
sheet-venue = Майданчик
sheet-stage = Етап
sheet-round = Тур
sheet-heat = Потік
sheet-minutes = Хвилин
sheet-judge = Суддя
sheet-start = Початок
sheet-scan = Панель судді

sheet-players = Гравці та хто вибуває
sheet-players-hint = Хто вибуває, одразу підписується тут: пронумеруйте гравців у тому порядку, в якому вони вибувають.
sheet-seat = Місце
sheet-player = Гравець
sheet-out-number = Вибуття №
sheet-out-time = Час
sheet-out-why = Причина
sheet-bankrupt = банкрот
sheet-withdrawn = відмова
sheet-expelled = дискваліфікація
sheet-signature = Підпис

sheet-worth = Статки наприкінці гри
sheet-worth-hint = Порахуйте на звороті й перенесіть суми сюди. У тих, хто вибув, стовпець лишається порожнім.
sheet-cash = Готівка
sheet-cash-how = за номіналом
sheet-deeds = Ділянки
sheet-mortgaged = Ділянки в заставі
sheet-houses = Будинки
sheet-hotels = Готелі
sheet-hotels-how = разом зі зданими за них будинками
sheet-share = { $share ->
    [full] за вказаною ціною
    [half] за половину вказаної ціни
   *[part] за { $percent } вказаної ціни
}
sheet-total = Статки
sheet-free = Ділянки без застави
sheet-free-how = скільки; вирішує за рівності
sheet-rank = Місце
sheet-points = Очки

sheet-judge-signs = Суддя столу
sheet-second-signs = Друга особа: перевірено, без змін
sheet-name = Ім’я
sheet-points-by = Очки за кількістю тих, хто лишився, і місцем
sheet-left = Лишилося

sheet-deed-list = Ділянки та будівлі
sheet-deed-list-hint = У стовпці власника: ✓ без застави, − у заставі, 1–4 будинки, 5 готель.
sheet-deed = Ділянка
sheet-price = Ціна
sheet-price-mortgaged = У заставі
sheet-price-house = Будинок
sheet-price-hotel = Готель із будинками
sheet-sum = Разом: { $what }
sheet-sum-carry = Перенесіть ці суми на лицьовий бік.

sheet-seed = Число жеребкування: { $seed }
sheet-digest = Контрольна сума: { $digest }
sheet-made = Надруковано: { $date }
sheet-side = { $side } / { $sides }

list-seating = Розсадка
list-by-name = За іменами
list-by-table = За столами
list-heat-number = Потік { $number }
list-unconfirmed = Учасники: список для обдзвону
list-unconfirmed-hint = Зателефонуйте всім за списком і запитайте, чи вони прийдуть.
list-alternates = Запасні: список виклику
list-alternates-hint = Викликайте за порядком номерів. У розпочату партію ніхто не входить.
list-number = №
list-phone = Телефон
list-called = Час виклику
list-answer = Відповідь
list-arrived = На місці
list-seated = Стіл і місце

badge-show = Покажіть цей код на вході
badge-alternate = Запасний № { $number }

certificate-title = Грамота
certificate-for = Цю грамоту отримує
certificate-rank = { $rank } місце
certificate-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
certificate-director = Директор
certificate-judge = Головний суддя

press-title = Результати
press-name = Ім’я
press-city = Місто
press-anonymous = Ім’я не вказано

paper-sample = ЗРАЗОК
