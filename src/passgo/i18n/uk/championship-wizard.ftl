found-evening = Одна зала, один вечір
found-evening-lead = Дайте відповідь на чотири запитання. Решту вже запропоновано, і до оприлюднення її можна змінити.
found-title = Назва чемпіонату
found-day = Дата
found-place = Місце
found-place-hint = Зала й місто, наприклад: Шкільна зала, Волос
found-players = Кількість гравців
found-zone = Часовий пояс
found-first-stage = Перші тури
found-last-stage = Фінал
found-continue = Далі
found-examples = Більші чемпіонати
found-examples-lead = Почніть із прикладу. Його дати перенесено на найближчі тижні.
found-preset-greece-2015 = Кілька міст, один національний фінал
found-preset-about-greece-2015 = Турніри в містах, фінал у кожному місті й національний фінал. Як у Греції 2015 року.
found-preset-worlds-2015 = Три тури, півфінали й фінал
found-preset-about-worlds-2015 = Одна зала. Очки трьох турів додаються, шістнадцять найкращих грають півфінали. Як у Макао 2015 року.
found-begin = Почати
found-file = З файлу
found-file-choose = Файл чемпіонату (championship.toml)
found-file-faults = { $count ->
    [one] У файлі { $count } помилка.
    [few] У файлі { $count } помилки.
    [many] У файлі { $count } помилок.
   *[other] У файлі { $count } помилки.
}
found-file-long = У форми вміщується майданчиків: { $venues }. Більший чемпіонат створюють на сервері за допомогою програми.
problem-too-many-drafts = Чернеток у вас уже { $count }. Спершу видаліть одну.
found-steps = Кроки
found-step-what = Що
found-step-where = Де й коли
found-step-who = Хто може брати участь
found-step-stages = Етапи й столи
found-step-clocks = Час гри
found-step-points = Очки та рівність
found-step-terms = Умови
found-step-officials = Офіційні особи
found-step-check = Перевірити й оприлюднити
found-open = { $count ->
    [one] Лишилося заповнити { $count } поле
    [few] Лишилося заповнити { $count } поля
    [many] Лишилося заповнити { $count } полів
   *[other] Лишилося заповнити { $count } поля
}
found-to-check = Зберегти й перевірити
found-organisers = Організатори
found-organisers-hint = По одному в рядку. Якщо порожньо — директор.
found-prize = Приз чемпіонові
found-optional = Можна не заповнювати.
found-venue = Майданчик { $number }
found-hall = Зала або адреса
found-city = Місто
found-starts = Початок
found-tables = Столів одночасно
found-heats = Груп одна за одною
found-heats-hint = 1, якщо столів одразу вистачає всім.
found-registers = На цей майданчик можна записатися
found-remove = Прибрати
found-add-venue = Додати майданчик
found-opens = Запис із
found-closes = Останній день запису
found-closes-hint = Цей день включено.
found-age = Мінімальний вік
found-any = Будь-яке
found-alternates = Запасних на кожному майданчику
found-alternates-hint = Вони отримують місце, коли хтось відмовляється.
found-walk-ins = Записатися можна й біля входу
found-no-employee = Працівники організаторів участі не беруть
found-no-relative = Близькі родичі цих працівників участі не беруть
found-stage-name = Назва етапу
found-at = Де грають
found-at-venues = На кожному майданчику із записом
found-fewest = Гравців за столом, щонайменше
found-most = Гравців за столом, щонайбільше
found-advance = Скільки проходить далі
found-advance-hint = З кожного майданчика. На останньому етапі: 1, чемпіон.
found-add-stage = Додати етап
found-rounds = Тури
found-minutes = Хвилин у турі
found-tolerance = На стільки хвилин раніше можна оголосити останнє коло
found-tolerance-hint = 0 означає ніколи.
found-points-lead = Це звичайні значення. Змінюйте їх, лише якщо ваші правила інші.
found-points = Очки
found-points-hint = Спершу очки переможця, числа через пробіл.
found-survivors = { $count ->
    [one] Лишився { $count } гравець
    [few] Лишилося { $count } гравці
    [many] Лишилося { $count } гравців
   *[other] Лишилося { $count } гравця
}
found-valuation = Статки у відсотках надрукованої ціни
found-worth-deed = Ділянка
found-worth-mortgaged = Ділянка в заставі
found-worth-house = Будинок
found-worth-hotel = Готель
found-hotel-houses = Будинки, що рахуються з готелем
found-rounding = Заокруглення
found-up = Угору
found-down = Униз
found-ties = Рівність
found-table-ties = Між гравцями одного столу
found-across-ties = Між гравцями різних столів
found-tie-worth = найбільші статки
found-tie-deeds = найбільше ділянок
found-tie-cash = найбільше готівки
found-tie-head-judge = вирішує головний суддя
found-tie-lot = жереб
found-terms-proposal =
    Кожен, хто записується, погоджується грати за правилами й виконувати рішення суддів.
    Організатори використовують особисті дані лише для цього чемпіонату, а потім видаляють їх.
    Учасники будь-коли можуть переглянути, виправити й видалити свої дані.
found-officials-lead = Назвіть людей, які вам допомагають. Під час оприлюднення кожен отримає своє посилання. Запросити інших можна будь-коли.
found-official = Офіційна особа { $number }
found-ready = Усе готове. Перегляньте й оприлюдніть.
found-missing = Ще не готово
found-preview = Попередній перегляд
found-preview-lead = Це попередній перегляд. Більше ніхто його не бачить.
found-change = Щось змінити
found-download = Завантажити файлом
found-publish = Оприлюднити
found-director = Ваше ім’я (директор)
found-account = Виберіть логін і пароль, щоб повернутися з будь-якого пристрою.
found-have-account = У мене вже є обліковий запис
found-discard = Видалити чернетку
found-discard-sure = Видалити цю чернетку? Від неї нічого не лишиться.
found-links = Дайте кожному його власне посилання. Посилання показуються лише один раз.
found-link-qr = QR-код посилання: { $name }
found-again = Ви знайдете його на будь-якому пристрої, де ввійшли в обліковий запис.
found-mine = Мої чемпіонати
found-mine-none = Увійдіть, щоб побачити створені вами чемпіонати.
found-drafts = Чернетки
found-changed = Остання зміна: { $when }
found-copy = Провести знову
found-fault-needed = Заповніть це поле.
found-fault-long = Щонайбільше { $most } знаків.
found-fault-lines = Щонайбільше { $most } рядків по { $longest } знаків.
found-fault-number = Введіть ціле число від { $low } до { $high }.
found-fault-day = Виберіть дату.
found-fault-past = Це вже в минулому. Виберіть майбутню дату.
found-fault-choice = Виберіть зі списку.
found-fault-closes = Це раніше, ніж відкривається запис.
found-fault-starts = Тоді запис іще триває. Виберіть пізнішу дату або закінчіть запис раніше.
found-fault-room = За столами місць: { $room }. Додайте столи або зменште кількість гравців.
found-fault-advance = На наступному етапі немає столів для такої кількості. На останньому етапі має бути 1.
found-fault-hall = Гравці інших майданчиків сюди прийти не можуть. Виберіть майданчик без запису.
found-fault-online = У це не можна грати онлайн. Виберіть інше видання або інші столи.
found-fault-points = { $count ->
    [one] Введіть { $count } число до { $most }.
    [few] Введіть { $count } числа до { $most }. Жодне не може бути більшим за попереднє.
    [many] Введіть { $count } чисел до { $most }. Жодне не може бути більшим за попереднє.
   *[other] Введіть { $count } числа до { $most }. Жодне не може бути більшим за попереднє.
}
found-fault-winner = Переможець не може отримати більше, ніж коли лишається менше гравців: щонайбільше { $most }.
found-fault-registers = Хоча б на один майданчик має бути запис.
found-fault-misfit = Це не узгоджується з рештою. Поверніть як було або почніть з іншого прикладу.
