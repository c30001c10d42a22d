hall-calls = Виклики головного судді
hall-calls-none = Жоден стіл не чекає.
hall-call-table = Стіл { $table } ({ $place })
hall-call-since = з { $time }
hall-call-taken = { $name } вже йде.
hall-call-take = Уже йду
hall-call-end = Вирішено
hall-call = Викликати головного суддю
hall-page-control = Пульт керування
control-time = Станом на { $time }.
control-reload = Оновити
control-registered = Записані
control-phoned = Обдзвонені
control-present = Прийшли
control-seated = За столами
control-playing = Столи у грі
control-due = Бракує протоколу
control-unconfirmed = Підтвердити
control-notes = Примітки
control-total = Усього
control-calls = { $count ->
    [one] { $count } виклик
    [few] { $count } виклики
    [many] { $count } викликів
   *[other] { $count } виклику
}
control-late-start = Початок мав бути о { $time }
control-late-end = Час вийшов о { $time }
control-late = Запізнюються: { $count }
panel-call = Викликати головного суддю
panel-called = Головного суддю викликано о { $time }.
panel-call-taken = { $name } вже йде.
panel-call-end = Вирішено
panel-entry-call = Виклик головного судді
panel-entry-end-call = Питання вирішено
panel-timers = Таймери
panel-timer-deal = { $count ->
    [one] Угода: не довше ніж { $count } хвилина
    [few] Угода: не довше ніж { $count } хвилини
    [many] Угода: не довше ніж { $count } хвилин
   *[other] Угода: не довше ніж { $count } хвилини
}
panel-timer-limit = Ліміт часу
panel-timer-minutes = Хвилини
panel-timer-start = Почати
panel-timer-stop = Зупинити
panel-timer-reset = Скинути
panel-timer-over-deal = Час на угоду вийшов.
panel-timer-over-limit = Ліміт часу вичерпано.
entry-list-back = Передзвонити зараз
entry-list-lead-back = Вони просили подзвонити в цей час.
entry-call-near = { $count ->
    [one] { $count } людині ще не дзвонили. Початок: { $when }
    [few] { $count } людям ще не дзвонили. Початок: { $when }
    [many] { $count } людям ще не дзвонили. Початок: { $when }
   *[other] { $count } людини ще не обдзвонили. Початок: { $when }
}
entry-call-attempts = { $count ->
    [one] { $count } спроба, { $when }
    [few] { $count } спроби, остання { $when }
    [many] { $count } спроб, остання { $when }
   *[other] { $count } спроби, остання { $when }
}
entry-call-back-at = Передзвонити: { $when }
entry-call-add = Позначити дзвінок
entry-calls = Дзвінки
entry-call-outcome = Чим закінчилося?
entry-call-no-answer = Не відповідає
entry-call-call-back = Передзвонити пізніше
entry-call-note = Лише нотатка
entry-call-when = Коли передзвонити
entry-call-text = Нотатка
entry-done-noted = Позначено.
entry-call-wrong = Виберіть день і час дзвінка або напишіть нотатку до 500 знаків.
control-place-holds = Місце чемпіона в цього гравця.
control-place-pass = Передати місце
hall-done-pass-place = Місце передано.
control-place-held = Місце чемпіона ({ $prize }): { $name }.
hall-page-mail = Написати листи
mail-desk-write = Написати учасникам
mail-desk-stage = Етап
mail-desk-group = Група
mail-desk-alternates = Запасні
mail-desk-words = Підставляється кожному:
mail-desk-needed = У тексті має бути { $word }.
mail-desk-count = Порахувати й показати
mail-desk-counted = { $count ->
    [0] Під цей вибір ніхто не підходить.
    [one] Це дістане { $count } людина:
    [few] Це дістануть { $count } людини:
    [many] Це дістануть { $count } людей:
   *[other] Це дістануть { $count } людини:
}
mail-desk-send = { $count ->
    [one] Надіслати { $count } людині
    [few] Надіслати { $count } людям
    [many] Надіслати { $count } людям
   *[other] Надіслати { $count } людини
}
hall-done-send = Листи чекають на відправлення.
mail-desk-too-many = Це багато листів за годину. Трохи зачекайте й надішліть цей.
mail-desk-bad-unknown = { $word } тут підставити не можна.
mail-desk-bad-empty = Напишіть тему й текст.
mail-desk-bad-long = Тема або текст задовгі.
mail-desk-reminders = Нагадування
mail-desk-reminders-lead = Кожен підтверджений дістає в кожен із цих днів один лист. Репетиція нічого не надсилає.
mail-desk-days = Днів до початку, наприклад 7, 1
mail-desk-bad-days = Введіть до 5 цілих чисел від 1 до 60 або нічого.
hall-done-reminders = Збережено.
mail-desk-texts = Тексти листів
mail-desk-texts-lead = Кожен текст можна змінити, мова за мовою. Де свого тексту немає, лишається звичайний.
mail-desk-own = Свій текст:
mail-desk-all = Усі листи
mail-desk-language = Мова тексту
mail-desk-preview = Попередній перегляд
mail-desk-keep = Узяти цей текст
mail-desk-standard = Повернути звичайний
hall-done-keep = Діє ваш текст.
hall-done-standard = Знову діє звичайний текст.
logged-call-taken = Головний суддя вже йде.
