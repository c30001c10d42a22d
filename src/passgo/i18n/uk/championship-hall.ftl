# Чемпіонати в залі: пульт директора, годинники, протоколи, табло.

hall-desk = Пульт
hall-rule = Правило
hall-waiting = { $count ->
    [one] { $count } чекає
    [few] { $count } чекають
    [many] { $count } чекають
   *[other] { $count } чекають
}
hall-role-registrar = Реєстратор
hall-role-director = Директор
hall-role-head-judge = Головний суддя
hall-role-judge = Суддя
hall-role-scorer = Секретар
hall-page-director = Тури
hall-page-registrar = Стійка реєстрації
hall-page-nicknames = Псевдоніми
hall-page-entrants = Учасники
hall-page-terms = Умови
hall-page-officials = Офіційні особи
hall-page-outbox = Вихідні
hall-page-sheets = Протоколи
hall-page-clock = Годинники
hall-page-board = Табло
hall-page-projector = Проєктор
hall-page-judge = Мої столи
hall-page-time = Годинник комп’ютера

hall-director-lead = Кожен тур іде однаково: розсадка, судді, оприлюднення, перекличка, гра, протоколи, очки, відбір.
hall-champion = Чемпіон: { $nickname }
hall-venue = Майданчик
hall-round = Тур
hall-round-number = Тур { $number }
hall-players = Гравці
hall-stands = Стан
hall-open-session = Відкрити: { $session }
hall-session = { $stage }, { $city }
hall-session-round = { $stage }, { $city }, тур { $round }
hall-backup = Резервна копія та журнал
hall-backup-lead = Резервну копію зберігають щоразу, коли оголошують очки або закривають етап, якщо сервер має теку для копій. До наступного туру перенесіть її на інший пристрій.
hall-log = { $count ->
    [one] У журналі { $count } подія. Контрольна сума:
    [few] У журналі { $count } події. Контрольна сума:
    [many] У журналі { $count } подій. Контрольна сума:
   *[other] У журналі { $count } події. Контрольна сума:
}
hall-machine = Машина часу
hall-machine-lead = Це репетиція. Її можна перенести в інший час, але не раніше за її останню подію.
hall-machine-now = Репетиція. Час тут: { $moment }
hall-machine-to = День і час
hall-machine-go = Перейти
hall-machine-back = Назад у теперішній час
hall-time-jumped = Годинник комп’ютера чемпіонату раптово змістився. Час до цього: { $was }. Потім годинник показав: { $says }. Тури та строки йдуть далі за попереднім часом.
hall-time-open = Що робити
hall-time-now = Час чемпіонату: { $time }. Годинник комп’ютера: { $clock }.
hall-time-fine = Відкритих повідомлень про годинник немає.
hall-time-wrong = Якщо годинник іде неправильно, виправте його на комп’ютері. Тоді це повідомлення закриється автоматично.
hall-time-right = Якщо годинник іде правильно, це мають підтвердити тут дві офіційні особи. Тури, що тривають, зберігають залишок часу.
hall-time-accept = Годинник іде правильно
hall-time-proposed = { $name } підтверджує, що годинник іде правильно. Потрібне підтвердження другої офіційної особи.
hall-time-venue = { $city }: годинник комп’ютера там ішов неправильно. Час останнього запису: { $was }. Годинник показував: { $says }. Порядок записів не змінився.
hall-rehearse = Нехай боти зіграють наступний етап
hall-rehearse-lead = Далі: { $stage }. Боти займають усі місця й грають етап до кінця; це може тривати хвилину.

hall-pipeline = Кроки цього туру
hall-state-done = готово
hall-state-now = зараз
hall-state-later = пізніше
hall-step-seating = Розсадка
hall-step-judges = Судді
hall-step-publish = Оприлюднення
hall-step-roll = Перекличка
hall-step-play = Гра
hall-step-sheets = Протоколи
hall-step-release = Очки
hall-step-qualify = Відбір
hall-step-over = Завершено
hall-step-later = Ще зарано
hall-waits-director = Це робить директор.
hall-waits-head-judge = Це робить головний суддя.

hall-plan = Гравців — { $players }, столів — { $tables }, потоків — { $heats }.
hall-drawn = Гравців — { $players }, столів — { $tables }.
hall-seed-printed = Число жеребкування — { $seed }: за ним кожен може відтворити це жеребкування.
hall-seeded = Найсильніших гравців розподілено між столами.
hall-reason-sizes = Гравців за столами: { $sizes }. Розподілено порівну, від { $fewest } до { $most } за столом.
hall-reason-repeats = { $count ->
    [0] Ніхто ні з ким не зустрічається повторно.
    [one] { $count } пара зустрічається повторно: кращої розсадки не знайшлося.
    [few] { $count } пари зустрічаються повторно: кращої розсадки не знайшлося.
    [many] { $count } пар зустрічаються повторно: кращої розсадки не знайшлося.
   *[other] { $count } пари зустрічаються повторно: кращої розсадки не знайшлося.
}
hall-reason-apart = { $count ->
    [one] { $count } пару треба розсадити окремо.
    [few] { $count } пари треба розсадити окремо.
    [many] { $count } пар треба розсадити окремо.
   *[other] { $count } пари треба розсадити окремо.
}
hall-reason-fixed = { $count ->
    [one] За { $count } гравцем закріплено стіл.
    [few] За { $count } гравцями закріплено столи.
    [many] За { $count } гравцями закріплено столи.
   *[other] За { $count } гравцями закріплено столи.
}
hall-broken-seated-twice = Хтось опинився б за двома столами.
hall-broken-not-a-player = Місце має той, хто в цьому турі не грає.
hall-broken-not-seated = Хтось, хто грає в цьому турі, не має місця.
hall-broken-table-too-small = За одним столом замало гравців.
hall-broken-table-too-large = За одним столом забагато гравців.
hall-broken-tables-differ = Кількість столів не така, як вимагає формат.
hall-broken-thinned-unevenly = Два столи різняться більше ніж на одного гравця.
hall-broken-fixed-seat = Гравець сидить не за тим столом, який за ним закріплено.
hall-broken-kept-apart = Два гравці, яких треба розсадити окремо, сидять за одним столом.
hall-table = Стіл { $number }
hall-heat = Потік { $number }
hall-table-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравці
}
hall-again = { $count ->
    [one] { $count } попередня зустріч
    [few] { $count } попередні зустрічі
    [many] { $count } попередніх зустрічей
   *[other] { $count } попередні зустрічі
}
hall-judged-by = Суддя: { $name }
hall-fixed = закріплено
hall-swap-lead = Позначте двох гравців, щоб поміняти їх місцями. Розсадку перевіряють знову; обмін, що порушує правило, відхиляють.
hall-swap = Поміняти місцями
hall-swap-two = Позначте рівно двох гравців.
hall-draw = Провести жеребкування
hall-draw-again = Провести знову
hall-seed = Число для жеребкування
hall-seed-lead = Візьміть це число або те, яке витягли в усіх на очах.
hall-apart = Розсадити окремо
hall-apart-one = Перший гравець
hall-apart-other = Другий гравець
hall-pair = { $one } і { $other }
hall-fixing = Закріплені столи
hall-fixed-player = Гравець
hall-fixed-table = Стіл
hall-fixed-at = { $name }: стіл { $table }

hall-judge-of = Суддя столу { $number }
hall-judges-save = Призначити цих суддів
hall-judges-none = На цей майданчик ще не запрошено жодного судді.
hall-judges-set = Столів із суддею: { $count } з { $tables }.
hall-published = Оприлюднено. Офіційний початок: { $moment }
hall-projector-open = Показати на проєкторі
hall-pdf = Друк протоколів (PDF)
hall-starts = Офіційний початок (часовий пояс { $zone })
hall-publish = Оприлюднити розсадку
hall-present = Гравців на місці: { $present } з { $players }.
hall-missing = { $count ->
    [one] Відсутніх: { $count }
    [few] Відсутніх: { $count }
    [many] Відсутніх: { $count }
   *[other] Відсутніх: { $count }
}
hall-small = Столи, де замало гравців: { $tables }. Розсадіть цей потік знову.
hall-alternates = { $count ->
    [one] { $count } запасний, на місці: { $present }.
    [few] { $count } запасні, на місці: { $present }.
    [many] { $count } запасних, на місці: { $present }.
   *[other] { $count } запасні, на місці: { $present }.
}
hall-roll-alternates = Запасні, які на місці, займають вільні місця за порядком номерів
hall-roll = Провести перекличку
hall-call-alternate = Викликати наступного запасного
hall-reseat = Розсадити потік { $heat } знову
hall-start = { $count ->
    [one] Почати за { $count } столом
    [few] Почати за { $count } столами одночасно
    [many] Почати за { $count } столами одночасно
   *[other] Почати за { $count } столами одночасно
}
hall-start-lead = Ті, кого не було на місці, втратили місце на перекличці. Годинник запускається одразу для всіх столів.
hall-heat-waiting = Очікування
hall-heat-rolled = Перекличку проведено, можна починати
hall-heat-running = Триває гра
hall-heat-last-round = Останнє коло
hall-heat-paused = Пауза
hall-heat-over = Час вийшов
hall-play-later = Після оприлюднення розсадки.
hall-clock-of = Годинник потоку { $heat }
hall-expel = Дискваліфікувати
hall-expel-who = Кого дискваліфікують
hall-expel-lead = За негідну поведінку. Гравець посідає останнє місце, не отримує очок і не може повернутися.
hall-reason = Причина
hall-fate-playing = до кінця
hall-fate-bankrupt = банкрот
hall-fate-expelled = дискваліфікація
hall-fate-withdrawn = відмова

hall-sheets-lead = Друга людина переглядає кожен протокол і підтверджує його без змін або повертає.
hall-sheets-none = Зараз протоколи вносити не треба.
hall-sheets-count = Підтверджено протоколів: { $confirmed } з { $tables }.
hall-sheets-short = { $confirmed } з { $tables }
hall-sheets-missing = Столи без протоколу: { $tables }.
hall-sheet-waiting = не розпочато
hall-sheet-playing = триває гра
hall-sheet-due = протоколу немає
hall-sheet-entered = чекає на другу особу
hall-sheet-confirmed = підтверджено
hall-sheet-of = Протокол столу { $number }
hall-sheet-none = Для цього столу протокол ще не внесено.
hall-sheet-by = Версія { $version }, автор — { $name }.
hall-sheet-confirmed-by = Хто підтвердив: { $name }.
hall-back-session = До туру
hall-part-cash = Готівка
hall-part-deeds = Ділянки
hall-part-mortgaged = Ділянки в заставі
hall-part-houses = Будинки
hall-part-hotels = Готелі
hall-part-total = Статки
hall-holdings = { $count ->
    [one] { $count } ділянка
    [few] { $count } ділянки
    [many] { $count } ділянок
   *[other] { $count } ділянки
}
hall-mortgaged = у заставі
hall-houses = { $count ->
    [one] { $count } будинок
    [few] { $count } будинки
    [many] { $count } будинків
   *[other] { $count } будинки
}
hall-hotel = готель
hall-signed = підпис є
hall-unsigned = підпису немає
hall-placings = Місця та очки
hall-points-count = { $count ->
    [one] { $count } очко
    [few] { $count } очки
    [many] { $count } очок
   *[other] { $count } очки
}
hall-tie = Рівність: вирішує головний суддя.
hall-decided-worth = за статками
hall-decided-deeds = статки рівні, більше ділянок без застави
hall-decided-cash = статки й ділянки рівні, більше готівки
hall-decided-head-judge = за рішенням головного судді
hall-decided-survived = грає до кінця
hall-decided-left-later = вибуває пізніше
hall-decided-expelled = наступного гравця дискваліфіковано
hall-confirming = Друга особа
hall-digest = Відбиток цього протоколу:
hall-signatures-missing = Немає підпису: { $names }.
hall-own-sheet = Цей протокол внесли ви, тому підтвердити його має хтось інший.
hall-confirm-lead = Звірте його з паперовим протоколом. Ви підтверджуєте саме те, що бачите тут; змінити на цій сторінці нічого не можна.
hall-confirm = Підтвердити без змін
hall-reject = Повернути
hall-release-lead = Очки оприлюднюють під псевдонімами, статки — ніколи.
hall-release = Оголосити очки
hall-released = Очки оголошено.
hall-board-open = Відкрити табло
hall-qualify-lead = Складає таблицю й визначає, хто проходить далі. Жереб вирішує лише те, чого не вирішує ніщо інше; число для нього зберігається в журналі.
hall-qualify-later = Коли очки оголошено.
hall-lot-seed = Число для жереба
hall-qualify = Закрити етап тут
hall-next-round = До наступного туру
hall-goes-on = проходить далі
hall-by-lot = за жеребом

hall-nicknames-lead = Псевдонім має бути пов’язаний із грою й не натякати на вік, стать, національність чи зовнішність. Можливі проблеми позначено; вирішуєте ви.
hall-nicknames-none = Псевдонімів на розгляді немає.
hall-no-concern = Зауважень немає.
hall-approve = Схвалити
hall-approve-all = { $count ->
    [one] Схвалити { $count } псевдонім без зауважень
    [few] Схвалити всі { $count } псевдоніми без зауважень
    [many] Схвалити всі { $count } псевдонімів без зауважень
   *[other] Схвалити всі { $count } псевдоніми без зауважень
}
hall-give-back = Відхилити
hall-give-back-reason = Причина (її надішлють учасникові)
hall-approved = { $count ->
    [one] { $count } схвалений псевдонім
    [few] { $count } схвалені псевдоніми
    [many] { $count } схвалених псевдонімів
   *[other] { $count } схвалені псевдоніми
}
hall-concern-theme = Не знайдено жодного слова з гри.
hall-concern-age = Може вказувати на вік.
hall-concern-sex = Може вказувати на стать.
hall-concern-nationality = Може вказувати на національність.
hall-concern-body = Може вказувати на зовнішність.
hall-concern-number = Містить число, схоже на вік або рік народження.
hall-concern-place = Містить назву майданчика або міста.
hall-concern-name = Містить частину справжнього імені.

hall-search = Ім’я або псевдонім
hall-search-go = Знайти
hall-found = { $count ->
    [0] Нікого не знайдено.
    [one] Знайдено { $count } особу.
    [few] Знайдено { $count } особи.
    [many] Знайдено { $count } осіб.
   *[other] Знайдено { $count } особи.
}
hall-erased = видалено
hall-alternate-number = Запасний № { $number }
hall-status-pending = Чекає дзвінка
hall-status-confirmed = Підтверджено
hall-status-withdrawn = Відмова
hall-status-no-show = Неявка
hall-status-disqualified = Дискваліфікація
hall-status-erased = Видалено
hall-cancel = Анулювати заявку
hall-cancel-lead = Організатори можуть анулювати заявку, наприклад якщо дані неповні або порушують умови.

hall-terms-lead = Нова версія діє одразу; повідомлення про неї всі бачать на загальнодоступному сайті.
hall-terms-version = Версія { $version }
hall-terms-notice = Що змінилося (повідомлення)
hall-terms-closes = Новий останній день реєстрації (зараз { $day }); лишіть порожнім, якщо він не змінюється
hall-terms-mailed = Надіслати лист усім, хто записаний
hall-terms-cancelled = Чемпіонат скасовано
hall-terms-publish = Оприлюднити нову версію
hall-terms-empty = Напишіть умови хоча б однією мовою.

hall-officials-lead = Кожен отримує особисте посилання для однієї ролі. Хто має посилання, той і діє в цій ролі: надсилайте його лише одній людині. Нове посилання скасовує старе.
hall-official-name = Ім’я
hall-official-role = Роль
hall-official-venue = Майданчик
hall-official-table = Звичний стіл, якщо є
hall-invite = Створити посилання
hall-invited = Посилання видано на ім’я { $name }
hall-invited-lead = Це посилання показують лише один раз.
hall-name-needed = Введіть ім’я, від 1 до 60 знаків.
hall-revoke = Відкликати
hall-revoke-lead = Усі посилання, видані на ім’я { $name }, одразу перестануть працювати.
hall-revoke-yes = Відкликати всі посилання
hall-revoke-self = Власне посилання відкликати не можна. Це може зробити інший директор.
hall-you = ви

hall-outbox-lead = { $count ->
    [0] Усі листи надіслано.
    [one] { $count } лист чекає. Скопіюйте його у свою поштову програму й позначте як надісланий.
    [few] { $count } листи чекають. Скопіюйте їх у свою поштову програму й позначте як надіслані.
    [many] { $count } листів чекають. Скопіюйте їх у свою поштову програму й позначте як надіслані.
   *[other] { $count } листи чекають. Скопіюйте їх у свою поштову програму й позначте як надіслані.
}
hall-letter-to = Кому
hall-letter-subject = Тема
hall-letter-body = Текст
hall-letter-fault = Поштовий сервер відхилив лист:
hall-copy = Копіювати
hall-copied = Скопійовано
hall-sent = Позначити як надісланий
hall-sent-all = { $count ->
    [one] Позначити { $count } лист як надісланий
    [few] Позначити { $count } листи як надіслані
    [many] Позначити { $count } листів як надіслані
   *[other] Позначити { $count } листи як надіслані
}
hall-phones = Список телефонів
hall-name = Ім’я
hall-phone = Телефон

hall-clock = Годинник
hall-clocks-lead = Офіційний час веде головний суддя. Відкрити будь-який годинник може кожен; кнопки бачить лише головний суддя.
hall-clocks-none = Розсадку ще не оприлюднено.
hall-clock-left = Лишилося часу
hall-clock-waits = Спершу проведіть перекличку.
hall-clock-reason = Причина паузи, її видно в залі
hall-clock-pause = Пауза
hall-clock-resume = Продовжити
hall-clock-last-round = Оголосити останнє коло
hall-clock-end = Оголосити «Час вийшов»
hall-clock-all = Усі годинники
hall-clock-offline = Немає зв’язку. Годинник іде далі.
hall-fullscreen = На весь екран
hall-call-minutes = { $count ->
    [one] Лишилася { $count } хвилина
    [few] Лишилося { $count } хвилини
    [many] Лишилося { $count } хвилин
   *[other] Лишилося { $count } хвилини
}
hall-call-over = Час вийшов

hall-board = Табло
hall-board-lead = Очки після кожного туру, за псевдонімами.
hall-board-empty = Очки ще не оголошено.
hall-csv = Таблиця (CSV)
hall-json = Таблиця (JSON)
hall-number = Зала { $number }
hall-halls = Зали
hall-all = Усі
hall-rank = Місце
hall-nickname = Псевдонім
hall-points = Очки
hall-anonymous = без імені
hall-offline = Немає зв’язку. Показано останній відомий стан.
hall-scroll-pause = Зупинити прокручування

hall-done-travel = Час установлено.
hall-done-return = Чемпіонат знову в теперішньому часі.
hall-done-rehearse = Етап зіграно.
hall-done-draft = Розсадка готова. Перегляньте її, потім оприлюдніть.
hall-done-reseat = Потік розсаджено знову.
hall-done-swap = Двоє помінялися місцями.
hall-done-judges = Суддів призначено.
hall-done-publish = Оприлюднено.
hall-done-roll = Перекличку проведено.
hall-done-alternate = Наступного запасного викликано.
hall-done-start = За столами триває гра.
hall-done-expel = Гравця дискваліфіковано.
hall-done-release = Очки оголошено.
hall-done-qualify = Етап тут закрито.
hall-done-approve = Псевдонім схвалено.
hall-done-approve-all = Псевдоніми схвалено.
hall-done-give-back = Псевдонім відхилено.
hall-done-cancel = Заявку анульовано.
hall-done-revoke = Посилання більше не працюють.
hall-done-sent = Позначено як надісланий.
hall-done-sent-all = Позначено як надіслані.
hall-done-confirm = Протокол підтверджено.
hall-done-reject = Протокол повернуто.
