# Чемпіонати: відкритий сайт, реєстрація, моя заявка, стіл реєстратора та відмови.

entry-championships = Чемпіонати
entry-championships-lead = Тут можна записатися, дивитися ігри та стежити за очками.
entry-championships-none = Чемпіонатів поки що немає.
entry-phase-announced = Реєстрацію ще не відкрито
entry-phase-open = Реєстрацію відкрито
entry-phase-closed = Реєстрацію закрито
entry-phase-running = Триває зараз
entry-phase-over = Завершено
entry-phase-cancelled = Скасовано
entry-window = Реєстрація з { $opens } до { $closes } включно.
entry-window-zone = Час указано в часовому поясі кожного майданчика.
entry-rule = Правило { $rule }
entry-rehearsed = Репетиція з вигаданими учасниками

entry-new = Новий чемпіонат
entry-new-terms-lead = Кожна версія лишається доступною для читання. Укажіть, до кого звертатися з питань особистих даних.
entry-new-director = Ім’я першого директора
entry-new-unreadable = Завантажений файл — не текст в UTF-8.
entry-made = Чемпіонат створено
entry-made-lead = Чемпіонат «{ $name }» готовий. Запросіть реєстраторів, суддів і секретарів через пульт директора.
entry-made-link = Це особисте посилання директора. Його показують лише один раз: збережіть його зараз і нікому не передавайте.
entry-made-qr = QR-код посилання директора
entry-made-open = Відкрити пульт директора
entry-made-site = Загальнодоступний сайт

entry-organised = Організатори: { $organisers }
entry-register = Записатися
entry-opens-on = Реєстрація відкриється { $when }.
entry-cancelled = Цей чемпіонат скасовано. Якщо ви записалися, ви й далі можете вивантажити або видалити свої дані.
entry-terms-changed = Умови змінилися
entry-terms-since = Версія { $version }, діє з { $when }.
entry-terms-what = Що змінилося
entry-where = Коли і де
entry-starts = Початок: { $when } ({ $zone })
entry-online = Гра онлайн, звідки завгодно
entry-places-meter = Зайнято місць: { $city }
entry-places-left = { $count ->
    [0] Усі місця зайняті ({ $capacity })
    [one] Вільно { $count } місце з { $capacity }
    [few] Вільно { $count } місця з { $capacity }
    [many] Вільно { $count } місць із { $capacity }
   *[other] Вільно { $count } місця з { $capacity }
}
entry-alternates = { $count ->
    [0] У запасі нікого немає
    [one] У запасі чекає { $count } гравець
    [few] У запасі чекають { $count } гравці
    [many] У запасі чекають { $count } гравців
   *[other] У запасі чекають { $count } гравці
}
entry-would-wait = Місць немає: ви потрапите до запасу під номером { $number }
entry-later-stage = Для тих, хто пройшов відбір
entry-how = Як грають
entry-stage = { $rounds ->
    [one] За столом від { $fewest } до { $most } гравців, { $rounds } тур по { $minutes } хв.
    [few] За столом від { $fewest } до { $most } гравців, { $rounds } тури по { $minutes } хв.
    [many] За столом від { $fewest } до { $most } гравців, { $rounds } турів по { $minutes } хв.
   *[other] За столом від { $fewest } до { $most } гравців, { $rounds } тури по { $minutes } хв.
}
entry-prize = Приз чемпіона: { $prize }.
entry-condition-age = { $age ->
    [one] У день гри вам має бути щонайменше { $age } рік.
    [few] У день гри вам має бути щонайменше { $age } роки.
    [many] У день гри вам має бути щонайменше { $age } років.
   *[other] У день гри вам має бути щонайменше { $age } років.
}
entry-condition-citizenship = Потрібне громадянство країни: { $country }.
entry-condition-excluded = Працівники організаторів та їхні найближчі родичі участі брати не можуть.
entry-condition-phone = Після реєстрації вам зателефонують, щоб ви підтвердили місце. Якщо заявок більше, ніж місць, перевагу мають ті, хто записався раніше.
entry-edition = Про гру
entry-follow = Стежити за чемпіонатом
entry-spectators = Глядачам раді: приходьте дивитися ігри наживо.
entry-anonymous = Очки оприлюднюють наприкінці кожного туру, лише під псевдонімами.
entry-board = Табло
entry-standings = Турнірна таблиця (CSV)
entry-terms = Умови участі
entry-terms-lead = Тут оприлюднено умови та всі попередні версії.
entry-terms-read = Прочитати чинні умови
entry-terms-none = Умови ще не оприлюднено, тому реєстрацію не відкрито.
entry-terms-in-force = Версія { $version }, діє з { $when }
entry-terms-old = Це версія { $version } від { $when }. Вона більше не діє.
entry-terms-versions = Усі версії
entry-terms-version = Версія { $version }, { $when }
entry-terms-diff = Що змінилося з версії { $version }
entry-terms-added = Додано:
entry-terms-removed = Вилучено:
entry-terms-show = Прочитати версію { $version } умов тут
entry-rights = Ви можете будь-коли вивантажити, виправити або видалити свої дані: на сторінці заявки, електронною поштою чи телефоном.

entry-register-lead = Це займе дві хвилини. Не оприлюднюється нічого, крім псевдоніма, який ви виберете пізніше.
entry-wrong = { $count ->
    [one] { $count } поле не заповнено або заповнено неправильно: його позначено нижче. Усе, що ви ввели, збережено.
    [few] { $count } поля не заповнено або заповнено неправильно: їх позначено нижче. Усе, що ви ввели, збережено.
    [many] { $count } полів не заповнено або заповнено неправильно: їх позначено нижче. Усе, що ви ввели, збережено.
   *[other] { $count } поля не заповнено або заповнено неправильно: їх позначено нижче. Усе, що ви ввели, збережено.
}
entry-city = Де ви хочете грати?
entry-you = Про вас
entry-name = Ім’я та прізвище
entry-email = Адреса електронної пошти
entry-email-hint = Ваша власна, не чужа: на неї прийде посилання на заявку.
entry-phone = Телефон
entry-phone-hint = За цим номером вам зателефонують, щоб підтвердити місце.
entry-born = Дата народження
entry-born-hint = { $age ->
    [one] У день гри вам має бути щонайменше { $age } рік.
    [few] У день гри вам має бути щонайменше { $age } роки.
    [many] У день гри вам має бути щонайменше { $age } років.
   *[other] У день гри вам має бути щонайменше { $age } років.
}
entry-born-why = Щоб розрізняти тезок.
entry-citizenship = Громадянство
entry-citizenship-hint = Участь можуть брати лише громадяни країни: { $country }.
entry-choose = Виберіть
entry-excluded = Позначте, що вас стосується
entry-excluded-employee = Я працюю в організаторів ({ $organisers }).
entry-excluded-relative = В організаторів ({ $organisers }) працює мій найближчий родич.
entry-declare = Заяви та згоди
entry-declare-lead = Потрібні всі: якщо бракує хоча б однієї, реєстрація недійсна.
entry-declaration-own-email = Ця адреса електронної пошти — моя власна.
entry-declaration-true-data = Усі дані, які я вказую, точні й правдиві.
entry-declaration-of-age = { $age ->
    [one] Мені вже є { $age } рік.
    [few] Мені вже є { $age } роки.
    [many] Мені вже є { $age } років.
   *[other] Мені вже є { $age } років.
}
entry-declaration-contact = Мій телефон та адресу електронної пошти можна використовувати для проведення чемпіонату.
entry-consent-terms = Я беззастережно приймаю умови участі.
entry-consent-data = Я дозволяю організаторам ({ $organisers }) обробляти вказані тут дані лише для цього чемпіонату.
entry-consent-publicity = Результати чемпіонату з фотографіями, відео та іменами переможців і призерів можна оприлюднювати.
entry-consent-promotion = Організатори ({ $organisers }) можуть також надсилати мені новини й пропозиції. Участі це не стосується.
entry-optional = За бажанням
entry-optional-lead = Брати участь можна й без цього. Рішення можна змінити будь-коли.
entry-kept = { $days ->
    [one] Ваші дані видаляють не пізніше ніж через { $days } день після останнього фіналу.
    [few] Ваші дані видаляють не пізніше ніж через { $days } дні після останнього фіналу.
    [many] Ваші дані видаляють не пізніше ніж через { $days } днів після останнього фіналу.
   *[other] Ваші дані видаляють не пізніше ніж через { $days } дні після останнього фіналу.
}
entry-register-send = Записатися зараз
entry-fault-venue = Виберіть одне місто.
entry-fault-name = Введіть ім’я та прізвище, від 2 до 100 знаків.
entry-fault-email = Введіть адресу на зразок name@example.org.
entry-fault-phone = Введіть номер телефону, від 5 до 20 цифр.
entry-fault-born = Введіть дату народження.
entry-fault-citizenship = Виберіть країну.
entry-fault-tick = Позначте це, щоб узяти участь.
entry-registered = Вас записано
entry-link = Це ваше особисте посилання. Зберігайте його в надійному місці: будь-хто, хто його має, може змінити вашу заявку.
entry-link-lead = Воно відкриває вашу заявку: стан, псевдонім, ваші дані та код для позначки на вході.
entry-link-mail = Воно є і в листі, який ми вам надішлемо.
entry-mine-open = Відкрити мою заявку
entry-mine = Моя заявка
entry-status-pending = Чекає підтвердження
entry-status-confirmed = Підтверджено
entry-status-alternate = У запасі, номер { $number }
entry-status-withdrawn = Відкликано
entry-status-no-show = Неявка
entry-status-disqualified = Дискваліфікація
entry-status-erased = Видалено
entry-next-pending = Місце за вами. Ми зателефонуємо вам, щоб його підтвердити.
entry-next-confirmed = Ваше місце закріплено. Приходьте до офіційного початку: якщо в цю мить ваше місце порожнє, його отримає запасний.
entry-next-alternate = Усі місця зайняті. Ваш номер у списку запасних — { $number }. Коли хтось відмовиться, місце отримає наступний за списком.
entry-next-withdrawn = Ви більше не берете участі. Доки реєстрацію відкрито, можна записатися знову.
entry-next-no-show = На офіційний початок ви не з’явилися, тож ваше місце отримав інший гравець.
entry-next-disqualified = Організатори анулювали вашу заявку.
entry-next-erased = Ваші дані видалено.
entry-seat = { $stage }, тур { $round }, потік { $heat }: стіл { $table }, { $when } ({ $zone })
entry-play = До мого столу
entry-qr = QR-код для позначки на вході
entry-qr-lead = Покажіть його на вході або назвіть код:
entry-nickname = Псевдонім
entry-nickname-lead = Очки оприлюднюють під ним, а не під вашим іменем. Він має бути пов’язаний із грою й не має натякати на вік, стать, національність, зовнішність чи місце проживання. Його схвалює директор.
entry-nickname-proposed = «{ $nickname }» чекає на рішення директора.
entry-nickname-approved = «{ $nickname }» схвалено.
entry-nickname-returned = Псевдонім не схвалено. Причина — в листі, який ми вам надіслали. Запропонуйте інший.
entry-nickname-new = Псевдонім, від 2 до 24 знаків
entry-nickname-send = Запропонувати
entry-contact = Як із вами зв’язатися
entry-contact-theirs = Контакти
entry-contact-other = Якщо неправильні ім’я чи дата народження, повідомте реєстратора телефоном.
entry-save = Зберегти
entry-consents = Згоди
entry-consent-given = надано
entry-consent-refused = не надано
entry-consent-give = Надати згоду
entry-consent-take-back = Відкликати згоду
entry-consent-data-sure = Без цієї згоди брати участь не можна: заявку буде знято. Дані зберігаються, доки їх не видалять або не мине строк зберігання.
entry-place = Ваше місце чемпіона
entry-place-lead = Ваш виграш: { $prize }. Якщо ви не можете поїхати, місце переходить до наступного в таблиці; титул чемпіона лишається за вами.
entry-place-pass = Я не можу поїхати
entry-place-sure = Тоді місце дістанеться наступному в таблиці. Скасувати це не можна.
entry-data = Ваші дані
entry-data-theirs = Особисті дані
entry-data-lead = { $days ->
    [one] Особисті дані видаляють не пізніше ніж через { $days } день після останнього фіналу. Ви можете вивантажити їх, відмовитися від участі або видалити їх просто зараз.
    [few] Особисті дані видаляють не пізніше ніж через { $days } дні після останнього фіналу. Ви можете вивантажити їх, відмовитися від участі або видалити їх просто зараз.
    [many] Особисті дані видаляють не пізніше ніж через { $days } днів після останнього фіналу. Ви можете вивантажити їх, відмовитися від участі або видалити їх просто зараз.
   *[other] Особисті дані видаляють не пізніше ніж через { $days } дні після останнього фіналу. Ви можете вивантажити їх, відмовитися від участі або видалити їх просто зараз.
}
entry-export = Вивантажити у файл (JSON)
entry-withdraw = Відмовитися від участі
entry-withdraw-sure = Місце одразу отримає перший запасний.
entry-withdraw-yes = Так, відмовитися
entry-erase = Видалити всі дані цієї заявки
entry-erase-sure = Ім’я, контактні дані, дату народження та псевдонім буде видалено одразу й назавжди, заявку буде знято. Результати зіграних партій лишаються, але без імені.
entry-erase-yes = Так, видалити все
entry-erased = Видалено
entry-erased-lead = Жодних особистих даних цієї заявки більше не зберігаємо. Особисте посилання не працює.
entry-done-contact = Збережено.
entry-done-nickname = Псевдонім запропоновано. Директор його розгляне.
entry-done-consent = Згоду змінено.
entry-done-withdrawn = Заявку відкликано.
entry-done-passed = Місце передано.
entry-done-comes = Записано: прийде.
entry-done-declined = Записано: не прийде. Місце звільнилося для запасного.
entry-done-here = Позначено: на місці.
entry-done-away = Позначку знято.
entry-done-erased = Видалено.

entry-desk = Стійка реєстрації
entry-desk-entries = Заявки
entry-desk-check-in = Позначка на вході
entry-desk-files = Імпорт та експорт
entry-desk-lists = Списки заявок
entry-desk-venue = Майданчик
entry-desk-all = Усі майданчики
entry-desk-show = Показати
entry-search = Пошук за іменем, телефоном, поштою, псевдонімом чи кодом
entry-search-go = Знайти
entry-list-calls = Зателефонувати
entry-list-alternates = Запасні
entry-list-confirmed = Підтверджені
entry-list-gone = Завершені
entry-list-found = Знайдені
entry-list-lead-calls = Спершу найраніші заявки. Зателефонуйте й позначте відповідь.
entry-list-lead-alternates = За порядком номерів. Місце, що звільнилося до розсадки, отримує перший.
entry-list-lead-confirmed = Підтвердили телефоном, що прийдуть.
entry-list-lead-gone = Відмова, неявка, дискваліфікація або видалення.
entry-list-lead-found = Усі, хто підходить під запит.
entry-list-none = Нікого.
entry-list-more = { $count ->
    [one] Ще { $count } запис не показано.
    [few] Ще { $count } записи не показано.
    [many] Ще { $count } записів не показано.
   *[other] Ще { $count } записи не показано.
}
entry-nameless = (ім’я не зберігається)
entry-phoned = дзвінок зроблено
entry-order = Заявка № { $number }
entry-comes = Прийде
entry-declines = Не прийде
entry-declines-sure = Заявку буде знято, місце отримає перший запасний.
entry-declines-yes = Так, не прийде
entry-registered-at = Реєстрація: { $when }
entry-reason = Причина: { $reason }
entry-reason-declined-by-phone = Відмова телефоном: не прийде.
entry-reason-consent-withdrawn = Згоду на обробку даних відкликано.
entry-code = Код для позначки
entry-on-behalf = Тут можна зробити за учасника те, про що він просить телефоном чи поштою.
entry-new-link = Видати нове особисте посилання
entry-new-link-lead = Нове посилання на цю заявку. Його показують лише один раз.
entry-code-type = Ім’я або код для позначки
entry-code-find = Знайти учасника
entry-code-unknown = Такого коду немає ні в кого. Якщо він стоїть на картці для входу, цю заявку видалено. Пошукайте за іменем.
entry-camera = Сканувати камерою
entry-camera-view = Що бачить камера
entry-camera-refused = Камерою тут скористатися не можна. Уведіть код вручну.
entry-check-in-yes = Позначити
entry-check-in-undo = Зняти позначку
entry-here-already = Позначка вже є.
entry-here-count = { $count ->
    [one] На місці { $count }, очікується { $awaited }
    [few] На місці { $count }, очікується { $awaited }
    [many] На місці { $count }, очікується { $awaited }
   *[other] На місці { $count }, очікується { $awaited }
}
entry-awaited = Очікуються
entry-here = На місці
entry-details = Усе про цю заявку
entry-import = Імпорт заявок
entry-import-lead = Файл CSV, одна заявка на рядок, за порядком надходження. Перший рядок — назви стовпців:
entry-import-forms = { $lines ->
    [one] Дати у вигляді 1990-12-31 або 31.12.1990, позначки — yes, не більше { $lines } рядка. Імпортуються або всі рядки, або жодного.
    [few] Дати у вигляді 1990-12-31 або 31.12.1990, позначки — yes, не більше { $lines } рядків. Імпортуються або всі рядки, або жодного.
    [many] Дати у вигляді 1990-12-31 або 31.12.1990, позначки — yes, не більше { $lines } рядків. Імпортуються або всі рядки, або жодного.
   *[other] Дати у вигляді 1990-12-31 або 31.12.1990, позначки — yes, не більше { $lines } рядків. Імпортуються або всі рядки, або жодного.
}
entry-import-file = Файл CSV
entry-import-go = Імпортувати
entry-import-template = Порожній файл із цими стовпцями
entry-import-faults = { $count ->
    [one] Знайдено { $count } помилку.
    [few] Знайдено { $count } помилки.
    [many] Знайдено { $count } помилок.
   *[other] Знайдено { $count } помилки.
}
entry-import-nothing = Нікого не записано.
entry-import-line = Рядок { $line }:
entry-import-unreadable = Файл не читається: потрібен CSV.
entry-import-empty = У файлі немає жодної заявки.
entry-import-long = У файлі забагато рядків: за один раз приймається не більше { $most }.
entry-import-missing-column = Немає стовпця «{ $column }».
entry-import-unknown-column = Неочікуваний стовпець «{ $column }».
entry-import-cells = У рядку клітинок: { $found }, а потрібно: { $wanted }.
entry-import-venue = Майданчик має бути одним із цих: { $venues }.
entry-import-tick = У стовпці «{ $column }» має стояти yes.
entry-imported = { $count ->
    [one] Імпортовано { $count } заявку.
    [few] Імпортовано { $count } заявки.
    [many] Імпортовано { $count } заявок.
   *[other] Імпортовано { $count } заявки.
}
entry-export-list = Вивантажити всі заявки (CSV)
entry-export-lead = Містить особисті дані: зберігайте файл надійно й видаліть, коли він стане непотрібним.

problem-no-such-championship = Такого чемпіонату тут немає.
problem-no-such-desk = Це посилання недійсне або більше не працює. Попросіть у директора нове.
problem-no-such-entry = Це посилання недійсне або більше не працює. Правильне посилання — в листі, який ви отримали після реєстрації; нове може дати реєстратор.
problem-desk-link-needed = Ця сторінка для офіційних осіб чемпіонату. Відкрийте її за виданим вам особистим посиланням.

refusal-champ-alternates-full = На цьому майданчику немає місць, заповнено й список запасних ({ $alternates }).
refusal-champ-already-done = Це вже зроблено.
refusal-champ-already-judging = У цього судді в той самий час інший стіл, або він грає.
refusal-champ-bad-moment = Зараз цього зробити не можна.
refusal-champ-cancelled = Чемпіонат скасовано.
refusal-champ-clock-back = У репетиції не можна повернутися до часу перед її останньою подією.
refusal-champ-clock-changed = Годинник відтоді змінився. Прочитайте повідомлення ще раз.
refusal-champ-clock-same-person = Ви вже заявили про це. Підтвердити має друга офіційна особа.
refusal-champ-consent-missing = Бракує згоди. Без неї участі брати не можна.
refusal-champ-declaration-missing = Бракує однієї із заяв. Для реєстрації потрібні всі.
refusal-champ-excluded = Працівники організаторів, їхні найближчі родичі та ті, чию заявку анулювали організатори, участі брати не можуть.
refusal-champ-game-running = Триває гра: зараз там нікого не можна посадити чи пересадити.
refusal-champ-judge-missing = Один зі столів ще не має судді.
refusal-champ-late = Запізно: з офіційним початком місце втрачено.
refusal-champ-nickname-missing = Немає псевдоніма, який треба розглянути.
refusal-champ-nickname-taken = Такий або схожий на вигляд псевдонім уже є. Виберіть інший.
refusal-champ-nickname-unfit = Псевдонім має складатися зі звичайних знаків, від 2 до 24, серед них хоча б одна літера або цифра.
refusal-champ-no-alternate = Запасних не лишилося.
refusal-champ-no-notice = Напишіть повідомлення: хай усі дізнаються, що змінилося.
refusal-champ-no-reason = Укажіть причину.
refusal-champ-no-such-entrant = Такої заявки немає.
refusal-champ-no-such-session = Такого туру немає.
refusal-champ-no-such-stage = Такого етапу немає.
refusal-champ-no-such-table = Такого столу немає.
refusal-champ-no-such-venue = Такого майданчика немає.
refusal-champ-no-vacancy = Вільних місць немає.
refusal-champ-not-allowed = Ваша роль цього не дозволяє.
refusal-champ-not-awaited = Цієї людини там не чекають.
refusal-champ-not-confirmed = Заявку ще не підтверджено: спершу зателефонуйте.
refusal-champ-not-finished = Спершу треба закінчити те, що йде перед цим.
refusal-champ-not-open = На цьому майданчику реєстрація відкриється { $opens }.
refusal-champ-not-qualified = Передати місце може лише той, кому воно належить.
refusal-champ-not-yours = Це чужа заявка.
refusal-champ-old-terms = Відколи ви відкрили цю сторінку, умови змінилися. Прочитайте нову версію та прийміть її.
refusal-champ-registered-twice = Цю людину вже записано. Скористайтеся особистим посиланням із листа або зверніться до реєстратора.
refusal-champ-seating-broken = Така розсадка порушила б правило.
refusal-champ-sheet-changed = Тим часом протокол змінився: погляньте на нього ще раз.
refusal-champ-sheet-missing = Одного протоколу ще бракує.
refusal-champ-sheet-wrong = Протокол не сходиться.
refusal-champ-stage-over = Цей етап закрито.
refusal-champ-table-too-small = За столом замало гравців (потрібно щонайменше { $fewest }): розсадіть цей потік знову.
refusal-champ-tie-undecided = Є невирішена рівність: вирішує головний суддя.
refusal-champ-too-early = Для цього ще зарано.
refusal-champ-too-few = Замало гравців: потрібно щонайменше { $fewest }.
refusal-champ-too-young = { $age ->
    [one] На { $day } вам має бути щонайменше { $age } рік.
    [few] На { $day } вам має бути щонайменше { $age } роки.
    [many] На { $day } вам має бути щонайменше { $age } років.
   *[other] На { $day } вам має бути щонайменше { $age } років.
}
refusal-champ-unsigned = Бракує підпису.
refusal-champ-venue-elsewhere = Цей майданчик ведуть деінде: зробіть це на сервері чемпіонату.
refusal-champ-venue-full = На цьому майданчику немає місць.
refusal-champ-venue-lent = Цей майданчик веде окремий комп’ютер. Зробіть це там або дочекайтеся, коли повернуться його результати.
refusal-champ-window-closed = Реєстрація на цьому майданчику тривала до { $closed } включно.
refusal-champ-same-person = Підтвердити це має хтось інший.
refusal-champ-wrong-citizenship = Участь можуть брати лише громадяни країни: { $needed }.
refusal-champ-wrong-replacement = Виправлення стосується не того протоколу, який діє зараз.
refusal-champ-answer-wrong = Відповіді чи групи немає, або вони не з можливих.
refusal-champ-last-round-early = Останнє коло можна оголосити з { $allowed }.
refusal-champ-guardian-missing = Такому юному гравцеві потрібен хтось із батьків або опікун з адресою пошти чи телефоном.
refusal-champ-unticked = Перекличку поки не провести: ніхто не позначив гравців за столами: { $tables }.
refusal-champ-undo-proposed = Це вже запропоновано. Має погодитися друга людина з команди.
refusal-champ-undo-too-late = Скасовувати пізно: те, що з цього випливає, уже почалося.
