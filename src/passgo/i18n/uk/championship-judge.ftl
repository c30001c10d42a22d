# Панель судді біля справжнього столу.
panel-tables = Мої столи
panel-none-mine = Зараз вам не призначено жодного столу.
panel-others = Інші столи
panel-others-lead = Ви друга особа: підтверджуєте протоколи, які вніс хтось інший.
panel-open = Відкрити панель судді
panel-no-script = Панель потребує JavaScript. Без нього пишіть на папері; протоколи підтверджують тут:
panel-keep-open = Не закривайте цю сторінку: вона працює й без мережі та надішле все внесене, щойно зможе. Перезавантажити її без мережі не вдасться.

panel-table = Стіл { $number }
panel-seat = Гравець { $number }
panel-judge = Суддя: { $name }
panel-parts = Частини панелі
panel-part-table = Стіл
panel-part-bank = Банк
panel-part-shortage = Нестача
panel-part-sheet = Протокол
panel-part-rules = Правила
panel-time-left = Лишилося часу
panel-heat-waiting = не розпочато
panel-heat-rolled = можна починати
panel-heat-running = триває гра
panel-heat-last-round = останнє коло
panel-heat-paused = пауза
panel-heat-over = час вийшов
panel-saved = Усе збережено
panel-offline = Немає мережі
panel-waiting = { $count ->
    [one] { $count } запис чекає надсилання
    [few] { $count } записи чекають надсилання
    [many] { $count } записів чекають надсилання
   *[other] { $count } записи чекають надсилання
}
panel-waits-at = Чекає з { $time }: { $what }
panel-shut = Ваше особисте посилання більше не працює. Попросіть у директора нове; внесене лишається в цьому браузері.
panel-keeps-nothing = Цей браузер не може нічого зберегти: не закривайте сторінку, доки запис чекає надсилання.
panel-broken = Сервер не може прийняти цей запис. Внесіть його ще раз.
panel-dismiss = Зрозуміло
panel-cancel = Скасувати
panel-choose = Виберіть
panel-reason = Причина
panel-entry-announce = Оголошено час, що лишився
panel-entry-out = { $name } — банкрот
panel-entry-expel = { $name }: дискваліфікація
panel-entry-enter = Протокол
panel-entry-correct = Виправлений протокол
panel-entry-confirm = Протокол підтверджено
panel-entry-reject = Протокол повернуто

panel-out = Банкрот
panel-out-title = Банкрот і вибуває з гри?
panel-out-lead = Банкрот, відходячи, підписується. Зараз { $time }.
panel-out-signs = { $name } підписується тут
panel-out-paper = Підпис на папері
panel-out-unsigned = Вихід без підпису
panel-expel = Дискваліфікувати
panel-expel-title = Дискваліфікувати з чемпіонату?
panel-expel-lead = За негідну поведінку. Гравець посідає останнє місце, не отримує очок і не може повернутися.
panel-announce = Час, що лишився, оголошено
panel-announced = { $count ->
    [one] Оголошено о { $time }: лишилася { $count } хвилина
    [few] Оголошено о { $time }: лишилося { $count } хвилини
    [many] Оголошено о { $time }: лишилося { $count } хвилин
   *[other] Оголошено о { $time }: лишилося { $count } хвилини
}
panel-fate-playing = до кінця
panel-fate-bankrupt = банкрот
panel-fate-expelled = дискваліфікація
panel-fate-withdrawn = відмова
panel-signed = підпис є

panel-bank-lead = Для банкіра: гравцям жодними підказками користуватися не можна.
panel-bank-deed = Власність
panel-bank-dice = Сума кубиків
panel-bank-rent = Орендна плата
panel-bank-deed-title = Операції з банком
panel-bank-more = Інші суми
panel-bank-repairs = Ремонт за карткою
panel-rent-bare = без будівель
panel-rent-group = увесь набір, без будівель
panel-rent-houses = { $count ->
    [one] { $count } будинок
    [few] { $count } будинки
    [many] { $count } будинків
   *[other] { $count } будинки
}
panel-rent-hotel = готель
panel-rent-held = { $count ->
    [one] у власника { $count }
    [few] у власника { $count }
    [many] у власника { $count }
   *[other] у власника { $count }
}
panel-bank-price = Ціна
panel-bank-mortgage = Застава
panel-bank-redeem = Викупити заставу
panel-bank-interest = Відсотки за передачі в заставі
panel-bank-house = Збудувати будинок
panel-bank-hotel = Збудувати готель
panel-bank-house-back = Продати будинок
panel-bank-hotel-back = Продати готель
panel-bank-salary = Зарплата
panel-bank-fine = Вихід із в’язниці
panel-bank-houses = Будинки
panel-bank-hotels = Готелі
panel-bank-repair = { $deck }: будинок — { $house }, готель — { $hotel }
panel-bill = Разом
panel-bill-lead = Натисніть на суму, щоб додати її.
panel-bill-amount = Сума
panel-bill-plus = Додати
panel-bill-minus = Відняти
panel-bill-back = Прибрати останнє
panel-bill-clear = Очистити

panel-short-lead = Спершу той, хто будує, каже, скільки і де, потім — усі інші. Якщо будівель вистачає, усі купують за ціною на картці; якщо ні, їх продають з аукціону по одній.
panel-short-piece = Чого бракує?
panel-short-houses = Будинки
panel-short-hotels = Готелі
panel-short-stock = Скільки лишилося в банку?
panel-short-wishes = Хто чого хоче?
panel-short-wish = { $count ->
    [one] { $count } для «{ $deed }», ціна на картці { $price }
    [few] { $count } для «{ $deed }», ціна на картці { $price }
    [many] { $count } для «{ $deed }», ціна на картці { $price }
   *[other] { $count } для «{ $deed }», ціна на картці { $price }
}
panel-short-breaks = розбирає готель
panel-short-withdraw = Відкликати
panel-short-player = Гравець
panel-short-deed = Де будує
panel-short-count = Скільки
panel-short-declare = Заявити
panel-short-empty = У банку нічого не лишилося. Зачекайте, доки хтось поверне або продасть будівлі.
panel-short-enough = Вистачає на всіх: кожен купує за ціною на картці.
panel-short-sold-all = Продано всім за ціною на картці
panel-short-alone = Охочий лише один: { $name }. Аукціону немає: «{ $deed }», ціна — { $price }.
panel-short-sold-alone = Продано за ціною на картці
panel-short-auction = Аукціон: одна будівля. Учасники: { $names }. Початкова ставка: { $price }.
panel-short-breakers = Усіх покупців обслужено. Тепер готель можуть розібрати: { $names }.
panel-short-winner = Хто запропонував найвищу ціну
panel-short-price = Ставка
panel-short-low = Початкова ставка: { $price }.
panel-short-sold = Продано
panel-short-unsold = Ставок немає
panel-short-pass = Пас діє лише для цієї будівлі. Якщо пасують усі, вона лишається в банку, і нестача закінчується.
panel-short-sales = Уже продано
panel-short-sale = { $name }: { $deed }, { $price }
panel-short-again = Почати знову

panel-sheet-not-yours = Ваша роль не дозволяє вносити протоколи.
panel-sheet-coming = Протокол у дорозі. Він зберігається в цьому браузері, доки не дійде до сервера.
panel-whose = Який гравець?
panel-no-cash = готівку не вказано
panel-gone = Хто вибув, нічим не володіє.
panel-not-out = Ще грає
panel-cash = Готівка: { $name }
panel-owned-by = власник: { $name }
panel-mortgaged = у заставі
panel-buildings = Будівлі: «{ $deed }»
panel-level-none = будівель немає
panel-level-hotel-short = Г
panel-out-on-sheet = Банкрутство до кінця гри
panel-worth-cash = Готівка
panel-worth-deeds = Ділянки
panel-worth-mortgaged = Ділянки в заставі
panel-worth-houses = Будинки
panel-worth-hotels = Готелі
panel-worth-total = Статки
panel-places = Місця та очки
panel-survivors = { $count ->
    [one] Лишився { $count } гравець.
    [few] Лишилося { $count } гравці.
    [many] Лишилося { $count } гравців.
   *[other] Лишилося { $count } гравці.
}
panel-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
    [many] { $count } очок
   *[other] { $count } очки
}
panel-decided-worth = за статками
panel-decided-deeds = статки рівні, більше ділянок без застави
panel-decided-cash = статки й ділянки рівні, більше готівки
panel-decided-head-judge = за рішенням головного судді
panel-decided-survived = грає до кінця
panel-decided-left-later = вибуває пізніше
panel-decided-expelled = наступного гравця дискваліфіковано
panel-fault-no-cash = не вказано готівку
panel-fault-players-differ = у протоколі має бути кожен гравець столу рівно один раз
panel-fault-nobody-left = останній гравець, що лишився, переміг і не вибуває
panel-fault-order-missing = не вказано порядок, у якому вибували гравці
panel-fault-unknown-fate = неясно, чим закінчилася гра для цього гравця
panel-fault-bad-cash = такої суми готівки бути не може
panel-fault-out-but-owns = гравець, що вибув, не може нічим володіти
panel-fault-no-such-deed = такої ділянки на цьому полі немає
panel-fault-deed-twice = одна ділянка стоїть у двох рядках
panel-fault-bad-buildings = таких будівель там бути не може
panel-fault-too-many-houses = будинків більше, ніж у коробці
panel-fault-too-many-hotels = готелів більше, ніж у коробці
panel-fault-group-incomplete = будівлі в неповному наборі
panel-fault-group-mortgaged = будівлі в наборі, де є застава
panel-fault-built-unevenly = набір забудовано нерівномірно
panel-fault-sums-differ = статки не дорівнюють сумі своїх частин
panel-fault-unknown-part = указано те, що не зараховується
panel-fault-fate-differs = під час гри записано інакше
panel-fault-order-differs = порядок вибуття записано інакше
panel-tie = Цю рівність може розв’язати лише головний суддя. Натискайте на гравців у тому порядку, який він назве.
panel-tie-open = Рівність: вирішує головний суддя.
panel-tie-order = Порядок: { $names }
panel-tie-next = Далі: { $name }
panel-tie-again = Задати порядок знову
panel-signatures = Підписи
panel-sign-later = Спершу протокол має бути повним і правильним.
panel-sign = { $name } підписується
panel-sign-paper = на папері
panel-sign-paper-of = На папері є підпис: { $name }
panel-signed-at = підпис о { $time }
panel-signed-paper = на папері, перевірено о { $time }
panel-signed-before = підпис під час виходу
panel-locked = Підпис уже є: змінювати більше нічого не можна.
panel-unlock = Відкликати всі підписи й внести зміни
panel-too-early = Протокол приймають, коли головний суддя оголосив, що час вийшов, або лишився один гравець.
panel-unsigned-yet = Ще немає підпису: { $names }. До того ніхто не може підтвердити протокол.
panel-reason-needed = Укажіть причину виправлення.
panel-submit = Внести протокол
panel-submit-correction = Внести виправлення
panel-print = Друк
panel-entered-by = Версія { $version }, автор — { $name }.
panel-confirmed-by = Хто підтвердив: { $name }.
panel-awaits-second = Чекає на другу особу.
panel-digest = Відбиток цього протоколу:
panel-unsigned = Немає підпису: { $names }.
panel-own = Цей протокол внесли ви, тому підтвердити його має хтось інший.
panel-confirm-lead = Звірте його з паперовим протоколом. Ви підтверджуєте саме те, що бачите тут.
panel-confirm = Підтвердити без змін
panel-reject = Повернути
panel-correct = Виправити цей протокол
panel-correct-about = Виправлення замінює цю версію та вказує причину. Його треба знову підписати й підтвердити.
panel-correct-begin = Почати виправлення
panel-correct-lead = Це замінює версію { $version }, автор — { $name }.

panel-rules-language = Мова правил
panel-rules-search = Слово або номер правила
panel-rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
    [many] { $count } правил
   *[other] { $count } правила
}
panel-entry-tick = Позначка: { $name }
panel-entry-undo-out = { $name } знову у грі
panel-tick-lead = Позначте гравців, які за столом. Хто під час переклички не позначений, втрачає місце.
panel-door-missing = не позначено на вході
panel-undo = Відновити
panel-undo-title = { $name } усе-таки у грі?
panel-undo-lead = Має погодитися друга людина з команди. Уже внесений протокол тоді повернеться до вас.
panel-undo-waits = Скасування запропоновано. Має погодитися друга людина з команди.
panel-returned = { $name } повертає протокол: { $reason }
