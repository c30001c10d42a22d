hall-calls = Повиквания на главния съдия
hall-calls-none = Никоя маса не чака.
hall-call-table = Маса { $table } ({ $place })
hall-call-since = от { $time }
hall-call-taken = { $name } идва.
hall-call-take = Идвам
hall-call-end = Уредено
hall-call = Повикай главния съдия
hall-page-control = Контролен център
control-time = Състояние към { $time }.
control-reload = Обнови
control-registered = Записани
control-phoned = Потърсени
control-present = Пристигнали
control-seated = По масите
control-playing = Маси в игра
control-due = Липсва протокол
control-unconfirmed = За потвърждаване
control-notes = Бележки
control-total = Общо
control-calls = { $count ->
    [one] { $count } повикване
   *[other] { $count } повиквания
}
control-late-start = Трябваше да започне в { $time }
control-late-end = Времето изтече в { $time }
control-late = Закъсняват: { $count }
panel-call = Повикай главния съдия
panel-called = Главният съдия е повикан в { $time }.
panel-call-taken = { $name } идва.
panel-call-end = Уредено
panel-entry-call = Повикване на главния съдия
panel-entry-end-call = Повикването е уредено
panel-timers = Таймери
panel-timer-deal = { $count ->
    [one] Сделка: най-много { $count } минута
   *[other] Сделка: най-много { $count } минути
}
panel-timer-limit = Краен срок
panel-timer-minutes = Минути
panel-timer-start = Пусни
panel-timer-stop = Спри
panel-timer-reset = Нулирай
panel-timer-over-deal = Времето за сделката изтече.
panel-timer-over-limit = Крайният срок изтече.
entry-list-back = Обадете се сега
entry-list-lead-back = Помолиха да им се обадят по това време.
entry-call-near = { $count ->
    [one] На { $count } човек още не е звънено. Начало: { $when }
   *[other] На { $count } души още не е звънено. Начало: { $when }
}
entry-call-attempts = { $count ->
    [one] { $count } опит, { $when }
   *[other] { $count } опита, последният { $when }
}
entry-call-back-at = Ново обаждане: { $when }
entry-call-add = Отбележи обаждане
entry-calls = Обаждания
entry-call-outcome = Какво излезе?
entry-call-no-answer = Не отговаря
entry-call-call-back = Обаждане по-късно
entry-call-note = Само бележка
entry-call-when = Кога да се обадите
entry-call-text = Бележка
entry-done-noted = Отбелязано.
entry-call-wrong = Изберете ден и час за обаждане или напишете бележка до 500 знака.
control-place-holds = Мястото на шампиона е негово.
control-place-pass = Предай мястото
hall-done-pass-place = Мястото е предадено.
control-place-held = Мястото на шампиона ({ $prize }) има { $name }.
hall-page-mail = Напишете имейли
mail-desk-write = Пишете на участниците
mail-desk-stage = Етап
mail-desk-group = Група
mail-desk-alternates = Резерви
mail-desk-words = Попълва се за всеки:
mail-desk-needed = В текста трябва да има { $word }.
mail-desk-count = Преброй и покажи
mail-desk-counted = { $count ->
    [0] Никой не отговаря на избора.
    [one] Това получава { $count } човек:
   *[other] Това получават { $count } души:
}
mail-desk-send = { $count ->
    [one] Изпрати на { $count } човек
   *[other] Изпрати на { $count } души
}
hall-done-send = Имейлите чакат да бъдат изпратени.
mail-desk-too-many = Това са много имейли за един час. Изчакайте малко и изпратете този.
mail-desk-bad-unknown = { $word } не може да се попълни тук.
mail-desk-bad-empty = Напишете тема и текст.
mail-desk-bad-long = Темата или текстът е твърде дълъг.
mail-desk-reminders = Напомняния
mail-desk-reminders-lead = Всеки потвърден получава по един имейл във всеки от тези дни. Репетицията не изпраща нищо.
mail-desk-days = Дни преди началото, например 7, 1
mail-desk-bad-days = Въведете до 5 цели числа от 1 до 60 или нищо.
hall-done-reminders = Запазено.
mail-desk-texts = Текстове на имейлите
mail-desk-texts-lead = Всеки текст може да се промени, език по език. Езиците без собствен текст пазят обичайния.
mail-desk-own = Собствен текст:
mail-desk-all = Всички имейли
mail-desk-language = Език на текста
mail-desk-preview = Преглед
mail-desk-keep = Използвай този текст
mail-desk-standard = Върни обичайния
hall-done-keep = Вашият текст се използва.
hall-done-standard = Обичайният текст пак се използва.
logged-call-taken = Главният съдия идва.
