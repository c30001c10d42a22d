hall-calls = Вызовы главного судьи
hall-calls-none = Ни один стол не ждёт.
hall-call-table = Стол { $table } ({ $place })
hall-call-since = с { $time }
hall-call-taken = { $name } уже идёт.
hall-call-take = Уже иду
hall-call-end = Решено
hall-call = Вызвать главного судью
hall-page-control = Пульт управления
control-time = На { $time }.
control-reload = Обновить
control-registered = Записаны
control-phoned = Обзвонены
control-present = Пришли
control-seated = За столами
control-playing = Столы в игре
control-due = Нет протокола
control-unconfirmed = Подтвердить
control-notes = Заметки
control-total = Всего
control-calls = { $count ->
    [one] { $count } вызов
    [few] { $count } вызова
    [many] { $count } вызовов
   *[other] { $count } вызова
}
control-late-start = Начало было назначено на { $time }
control-late-end = Время вышло в { $time }
control-late = Опаздывают: { $count }
panel-call = Вызвать главного судью
panel-called = Главный судья вызван в { $time }.
panel-call-taken = { $name } уже идёт.
panel-call-end = Решено
panel-entry-call = Вызов главного судьи
panel-entry-end-call = Вопрос решён
panel-timers = Таймеры
panel-timer-deal = { $count ->
    [one] Сделка: не дольше { $count } минуты
    [few] Сделка: не дольше { $count } минут
    [many] Сделка: не дольше { $count } минут
   *[other] Сделка: не дольше { $count } минуты
}
panel-timer-limit = Лимит времени
panel-timer-minutes = Минуты
panel-timer-start = Пуск
panel-timer-stop = Стоп
panel-timer-reset = Сбросить
panel-timer-over-deal = Время на сделку вышло.
panel-timer-over-limit = Лимит времени исчерпан.
entry-list-back = Перезвонить сейчас
entry-list-lead-back = Они просили позвонить в это время.
entry-call-near = { $count ->
    [one] { $count } человеку ещё не звонили. Начало: { $when }
    [few] { $count } людям ещё не звонили. Начало: { $when }
    [many] { $count } людям ещё не звонили. Начало: { $when }
   *[other] { $count } человека ещё не обзвонили. Начало: { $when }
}
entry-call-attempts = { $count ->
    [one] { $count } попытка, { $when }
    [few] { $count } попытки, последняя { $when }
    [many] { $count } попыток, последняя { $when }
   *[other] { $count } попытки, последняя { $when }
}
entry-call-back-at = Перезвонить: { $when }
entry-call-add = Отметить звонок
entry-calls = Звонки
entry-call-outcome = Чем закончилось?
entry-call-no-answer = Не отвечает
entry-call-call-back = Перезвонить позже
entry-call-note = Только заметка
entry-call-when = Когда перезвонить
entry-call-text = Заметка
entry-done-noted = Отмечено.
entry-call-wrong = Выберите день и время звонка или напишите заметку до 500 знаков.
control-place-holds = Место чемпиона у этого игрока.
control-place-pass = Передать место
hall-done-pass-place = Место передано.
control-place-held = Место чемпиона ({ $prize }): { $name }.
hall-page-mail = Написать письма
mail-desk-write = Написать участникам
mail-desk-stage = Этап
mail-desk-group = Группа
mail-desk-alternates = Запасные
mail-desk-words = Подставляется каждому:
mail-desk-needed = В тексте должно быть { $word }.
mail-desk-count = Подсчитать и показать
mail-desk-counted = { $count ->
    [0] Под этот выбор никто не подходит.
    [one] Это получит { $count } человек:
    [few] Это получат { $count } человека:
    [many] Это получат { $count } человек:
   *[other] Это получат { $count } человека:
}
mail-desk-send = { $count ->
    [one] Отправить { $count } человеку
    [few] Отправить { $count } людям
    [many] Отправить { $count } людям
   *[other] Отправить { $count } человека
}
hall-done-send = Письма ждут отправки.
mail-desk-too-many = Это много писем за час. Подождите немного и отправьте это.
mail-desk-bad-unknown = { $word } здесь подставить нельзя.
mail-desk-bad-empty = Напишите тему и текст.
mail-desk-bad-long = Тема или текст слишком длинные.
mail-desk-reminders = Напоминания
mail-desk-reminders-lead = Каждый подтверждённый получает в каждый из этих дней одно письмо. Репетиция ничего не отправляет.
mail-desk-days = Дней до начала, например 7, 1
mail-desk-bad-days = Введите до 5 целых чисел от 1 до 60 или ничего.
hall-done-reminders = Сохранено.
mail-desk-texts = Тексты писем
mail-desk-texts-lead = Каждый текст можно изменить, язык за языком. Где своего текста нет, остаётся обычный.
mail-desk-own = Свой текст:
mail-desk-all = Все письма
mail-desk-language = Язык текста
mail-desk-preview = Предпросмотр
mail-desk-keep = Взять этот текст
mail-desk-standard = Вернуть обычный
hall-done-keep = Действует ваш текст.
hall-done-standard = Снова действует обычный текст.
logged-call-taken = Главный судья уже идёт.
