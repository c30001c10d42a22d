# Что печатают для чемпионата: протоколы, списки рассадки, списки вызова, карточки для входа.

sheet-title = Протокол
sheet-title-spare = Протокол (запасной)
sheet-table = Стол
sheet-table-number = Стол { $number }
sheet-venue = Площадка
sheet-stage = Этап
sheet-round = Тур
sheet-heat = Поток
sheet-minutes = Минут
sheet-judge = Судья
sheet-start = Начало
sheet-scan = Панель судьи

sheet-players = Игроки и выбывшие
sheet-players-hint = Кто выбывает, сразу расписывается здесь: пронумеруйте игроков в том порядке, в котором они выбывают.
sheet-seat = Место
sheet-player = Игрок
sheet-out-number = Выбытие №
sheet-out-time = Время
sheet-out-why = Причина
sheet-bankrupt = банкрот
sheet-withdrawn = отказ
sheet-expelled = дисквалификация
sheet-signature = Подпись

sheet-worth = Капитал в конце игры
sheet-worth-hint = Сосчитайте на обороте и перенесите суммы сюда. У выбывших столбец остаётся пустым.
sheet-cash = Наличные
sheet-cash-how = по номиналу
sheet-deeds = Участки
sheet-mortgaged = Участки в залоге
sheet-houses = Дома
sheet-hotels = Отели
sheet-hotels-how = вместе со сданными за них домами
sheet-share = { $share ->
    [full] по указанной цене
    [half] за половину указанной цены
   *[part] за { $percent } указанной цены
}
sheet-total = Капитал
sheet-free = Участки без залога
sheet-free-how = сколько; решает при равенстве
sheet-rank = Место
sheet-points = Очки

sheet-judge-signs = Судья стола
sheet-second-signs = Второй проверяющий: проверено, без изменений
sheet-name = Имя
sheet-points-by = Очки по числу оставшихся и месту
sheet-left = Осталось

sheet-deed-list = Участки и здания
sheet-deed-list-hint = В столбце владельца: ✓ без залога, − в залоге, 1–4 дома, 5 отель.
sheet-deed = Участок
sheet-price = Цена
sheet-price-mortgaged = В залоге
sheet-price-house = Дом
sheet-price-hotel = Отель с домами
sheet-sum = Итого: { $what }
sheet-sum-carry = Перенесите эти суммы на лицевую сторону.

sheet-seed = Число жеребьёвки: { $seed }
sheet-digest = Контрольная сумма: { $digest }
sheet-made = Напечатано: { $date }
sheet-side = { $side } / { $sides }

list-seating = Рассадка
list-by-name = По именам
list-by-table = По столам
list-heat-number = Поток { $number }
list-unconfirmed = Участники: список для обзвона
list-unconfirmed-hint = Позвоните всем по списку и спросите, придут ли они.
list-alternates = Запасные: список вызова
list-alternates-hint = Вызывайте в порядке номеров. В начавшуюся партию никто не входит.
list-number = №
list-phone = Телефон
list-called = Время вызова
list-answer = Ответ
list-arrived = На месте
list-seated = Стол и место

badge-show = Покажите этот код на входе
badge-alternate = Запасной № { $number }

certificate-title = Грамота
certificate-for = Эту грамоту получает
certificate-rank = { $rank }-е место
certificate-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
certificate-director = Директор
certificate-judge = Главный судья

press-title = Результаты
press-name = Имя
press-city = Город
press-anonymous = Имя не указано

paper-sample = ОБРАЗЕЦ
