# Чемпионаты: открытый сайт, регистрация, моя заявка, стол регистратора и отказы.

entry-championships = Чемпионаты
entry-championships-lead = Здесь можно записаться, смотреть игры и следить за очками.
entry-championships-none = Чемпионатов пока нет.
entry-phase-announced = Регистрация ещё не открыта
entry-phase-open = Регистрация открыта
entry-phase-closed = Регистрация закрыта
entry-phase-running = Идёт сейчас
entry-phase-over = Завершён
entry-phase-cancelled = Отменён
entry-window = Регистрация с { $opens } по { $closes } включительно.
entry-window-zone = Время указано в часовом поясе каждой площадки.
entry-rule = Правило { $rule }
entry-rehearsed = Репетиция с вымышленными участниками

entry-new = Новый чемпионат
entry-new-terms-lead = Каждая версия остаётся доступной для чтения. Укажите, к кому обращаться по вопросам личных данных.
entry-new-director = Имя первого директора
entry-new-unreadable = Загруженный файл — не текст в UTF-8.
entry-made = Чемпионат создан
entry-made-lead = Чемпионат «{ $name }» готов. Пригласите регистраторов, судей и секретарей через пульт директора.
entry-made-link = Это личная ссылка директора. Она показывается только один раз: сохраните её сейчас и никому не передавайте.
entry-made-qr = QR-код ссылки директора
entry-made-open = Открыть пульт директора
entry-made-site = Общедоступный сайт

entry-organised = Организаторы: { $organisers }
entry-register = Записаться
entry-opens-on = Регистрация откроется { $when }.
entry-cancelled = Этот чемпионат отменён. Записавшиеся по-прежнему могут выгрузить или удалить свои данные.
entry-terms-changed = Условия изменились
entry-terms-since = Версия { $version }, действует с { $when }.
entry-terms-what = Что изменилось
entry-where = Когда и где
entry-starts = Начало: { $when } ({ $zone })
entry-online = Игра онлайн, откуда угодно
entry-places-meter = Занято мест: { $city }
entry-places-left = { $count ->
    [0] Все места заняты ({ $capacity })
    [one] Свободно { $count } место из { $capacity }
    [few] Свободно { $count } места из { $capacity }
    [many] Свободно { $count } мест из { $capacity }
   *[other] Свободно { $count } места из { $capacity }
}
entry-alternates = { $count ->
    [0] В запасе никого нет
    [one] В запасе ждёт { $count } игрок
    [few] В запасе ждут { $count } игрока
    [many] В запасе ждут { $count } игроков
   *[other] В запасе ждут { $count } игрока
}
entry-would-wait = Мест нет: вы попадёте в запас под номером { $number }
entry-later-stage = Для прошедших отбор
entry-how = Как играют
entry-stage = { $rounds ->
    [one] За столом от { $fewest } до { $most } игроков, { $rounds } тур по { $minutes } мин.
    [few] За столом от { $fewest } до { $most } игроков, { $rounds } тура по { $minutes } мин.
    [many] За столом от { $fewest } до { $most } игроков, { $rounds } туров по { $minutes } мин.
   *[other] За столом от { $fewest } до { $most } игроков, { $rounds } тура по { $minutes } мин.
}
entry-prize = Приз чемпиона: { $prize }.
entry-condition-age = { $age ->
    [one] В день игры вам должно быть не меньше { $age } года.
    [few] В день игры вам должно быть не меньше { $age } лет.
    [many] В день игры вам должно быть не меньше { $age } лет.
   *[other] В день игры вам должно быть не меньше { $age } лет.
}
entry-condition-citizenship = Требуется гражданство страны: { $country }.
entry-condition-excluded = Сотрудники организаторов и их ближайшие родственники участвовать не могут.
entry-condition-phone = После регистрации вам позвонят, чтобы вы подтвердили место. Если заявок больше, чем мест, преимущество у тех, кто записался раньше.
entry-edition = Об игре
entry-follow = Следить за чемпионатом
entry-spectators = Зрителям рады: приходите смотреть игры вживую.
entry-anonymous = Очки публикуются в конце каждого тура, только под псевдонимами.
entry-board = Табло
entry-standings = Таблица (CSV)
entry-terms = Условия участия
entry-terms-lead = Здесь опубликованы условия и все прежние версии.
entry-terms-read = Прочитать действующие условия
entry-terms-none = Условия ещё не опубликованы, поэтому регистрация не открыта.
entry-terms-in-force = Версия { $version }, действует с { $when }
entry-terms-old = Это версия { $version } от { $when }. Она больше не действует.
entry-terms-versions = Все версии
entry-terms-version = Версия { $version }, { $when }
entry-terms-diff = Что изменилось с версии { $version }
entry-terms-added = Добавлено:
entry-terms-removed = Удалено:
entry-terms-show = Прочитать версию { $version } условий здесь
entry-rights = Вы можете в любое время выгрузить, исправить или удалить свои данные: на странице заявки, по электронной почте или по телефону.

entry-register-lead = Это займёт две минуты. Не публикуется ничего, кроме псевдонима, который вы выберете позже.
entry-wrong = { $count ->
    [one] { $count } поле не заполнено или заполнено неверно: оно отмечено ниже. Всё, что вы ввели, сохранено.
    [few] { $count } поля не заполнены или заполнены неверно: они отмечены ниже. Всё, что вы ввели, сохранено.
    [many] { $count } полей не заполнены или заполнены неверно: они отмечены ниже. Всё, что вы ввели, сохранено.
   *[other] { $count } поля не заполнены или заполнены неверно: они отмечены ниже. Всё, что вы ввели, сохранено.
}
entry-city = Где вы хотите играть?
entry-you = О вас
entry-name = Имя и фамилия
entry-email = Адрес электронной почты
entry-email-hint = Ваш собственный, не чужой: на него придёт ссылка на заявку.
entry-phone = Телефон
entry-phone-hint = По этому номеру вам позвонят, чтобы подтвердить место.
entry-born = Дата рождения
entry-born-hint = { $age ->
    [one] В день игры вам должно быть не меньше { $age } года.
    [few] В день игры вам должно быть не меньше { $age } лет.
    [many] В день игры вам должно быть не меньше { $age } лет.
   *[other] В день игры вам должно быть не меньше { $age } лет.
}
entry-born-why = Чтобы различать тёзок.
entry-citizenship = Гражданство
entry-citizenship-hint = Участвовать могут только граждане страны: { $country }.
entry-choose = Выберите
entry-excluded = Отметьте, что к вам относится
entry-excluded-employee = Я работаю у организаторов ({ $organisers }).
entry-excluded-relative = У организаторов ({ $organisers }) работает мой ближайший родственник.
entry-declare = Заявления и согласия
entry-declare-lead = Нужны все: если хотя бы одного нет, регистрация недействительна.
entry-declaration-own-email = Этот адрес электронной почты — мой собственный.
entry-declaration-true-data = Все данные, которые я указываю, точны и верны.
entry-declaration-of-age = { $age ->
    [one] Мне уже есть { $age } год.
    [few] Мне уже есть { $age } года.
    [many] Мне уже есть { $age } лет.
   *[other] Мне уже есть { $age } лет.
}
entry-declaration-contact = Мой телефон и адрес электронной почты можно использовать для проведения чемпионата.
entry-consent-terms = Я безоговорочно принимаю условия участия.
entry-consent-data = Я разрешаю организаторам ({ $organisers }) обрабатывать указанные здесь данные только для этого чемпионата.
entry-consent-publicity = Результаты чемпионата с фотографиями, видео и именами победителей и призёров можно публиковать.
entry-consent-promotion = Организаторы ({ $organisers }) могут также присылать мне новости и предложения. К участию это не относится.
entry-optional = По желанию
entry-optional-lead = Участвовать можно и без этого. Решение можно изменить в любое время.
entry-kept = { $days ->
    [one] Ваши данные удаляются не позднее чем через { $days } день после последнего финала.
    [few] Ваши данные удаляются не позднее чем через { $days } дня после последнего финала.
    [many] Ваши данные удаляются не позднее чем через { $days } дней после последнего финала.
   *[other] Ваши данные удаляются не позднее чем через { $days } дня после последнего финала.
}
entry-register-send = Записаться сейчас
entry-fault-venue = Выберите один город.
entry-fault-name = Введите имя и фамилию, от 2 до 100 знаков.
entry-fault-email = Введите адрес вида name@example.org.
entry-fault-phone = Введите номер телефона, от 5 до 20 цифр.
entry-fault-born = Введите дату рождения.
entry-fault-citizenship = Выберите страну.
entry-fault-tick = Отметьте это, чтобы участвовать.
entry-registered = Вы записаны
entry-link = Это ваша личная ссылка. Храните её в надёжном месте: любой, у кого она есть, может изменить вашу заявку.
entry-link-lead = По ней открывается ваша заявка: статус, псевдоним, ваши данные и код для отметки на входе.
entry-link-mail = Она есть и в письме, которое мы вам пришлём.
entry-mine-open = Открыть мою заявку
entry-mine = Моя заявка
entry-status-pending = Ждёт подтверждения
entry-status-confirmed = Подтверждена
entry-status-alternate = В запасе, номер { $number }
entry-status-withdrawn = Отозвана
entry-status-no-show = Неявка
entry-status-disqualified = Дисквалификация
entry-status-erased = Удалена
entry-next-pending = Место за вами. Мы позвоним вам, чтобы его подтвердить.
entry-next-confirmed = Ваше место закреплено. Приходите до официального начала: если в этот момент ваше место пустует, его получит запасной.
entry-next-alternate = Все места заняты. Ваш номер в списке запасных — { $number }. Когда кто-нибудь откажется, место получит следующий по списку.
entry-next-withdrawn = Вы больше не участвуете. Пока регистрация открыта, можно записаться заново.
entry-next-no-show = К официальному началу вас не было, поэтому ваше место получил другой игрок.
entry-next-disqualified = Организаторы аннулировали вашу заявку.
entry-next-erased = Ваши данные удалены.
entry-seat = { $stage }, тур { $round }, поток { $heat }: стол { $table }, { $when } ({ $zone })
entry-play = К моему столу
entry-qr = QR-код для отметки на входе
entry-qr-lead = Покажите его на входе или назовите код:
entry-nickname = Псевдоним
entry-nickname-lead = Очки публикуются под ним, а не под вашим именем. Он должен быть связан с игрой и не должен намекать на возраст, пол, национальность, внешность или место жительства. Его одобряет директор.
entry-nickname-proposed = «{ $nickname }» ждёт решения директора.
entry-nickname-approved = «{ $nickname }» одобрен.
entry-nickname-returned = Псевдоним не одобрен. Причина указана в письме, которое мы вам отправили. Предложите другой.
entry-nickname-new = Псевдоним, от 2 до 24 знаков
entry-nickname-send = Предложить
entry-contact = Как с вами связаться
entry-contact-theirs = Контакты
entry-contact-other = Если неверны имя или дата рождения, сообщите регистратору по телефону.
entry-save = Сохранить
entry-consents = Согласия
entry-consent-given = дано
entry-consent-refused = не дано
entry-consent-give = Дать согласие
entry-consent-take-back = Отозвать согласие
entry-consent-data-sure = Без этого согласия участвовать нельзя: заявка снимается. Данные хранятся, пока их не удалят или не истечёт срок хранения.
entry-place = Ваше место чемпиона
entry-place-lead = Ваш выигрыш: { $prize }. Если вы не можете поехать, место переходит к следующему в таблице; титул чемпиона остаётся за вами.
entry-place-pass = Я не могу поехать
entry-place-sure = Тогда место достанется следующему в таблице. Отменить это нельзя.
entry-data = Ваши данные
entry-data-theirs = Личные данные
entry-data-lead = { $days ->
    [one] Личные данные удаляются не позднее чем через { $days } день после последнего финала. Вы можете выгрузить их, отказаться от участия или удалить их прямо сейчас.
    [few] Личные данные удаляются не позднее чем через { $days } дня после последнего финала. Вы можете выгрузить их, отказаться от участия или удалить их прямо сейчас.
    [many] Личные данные удаляются не позднее чем через { $days } дней после последнего финала. Вы можете выгрузить их, отказаться от участия или удалить их прямо сейчас.
   *[other] Личные данные удаляются не позднее чем через { $days } дня после последнего финала. Вы можете выгрузить их, отказаться от участия или удалить их прямо сейчас.
}
entry-export = Выгрузить в файл (JSON)
entry-withdraw = Отказаться от участия
entry-withdraw-sure = Место сразу получит первый запасной.
entry-withdraw-yes = Да, отказаться
entry-erase = Удалить все данные этой заявки
entry-erase-sure = Имя, контактные данные, дата рождения и псевдоним удаляются сразу и навсегда, заявка снимается. Результаты сыгранных партий остаются, но без имени.
entry-erase-yes = Да, удалить всё
entry-erased = Удалено
entry-erased-lead = Никаких личных данных этой заявки больше не хранится. Личная ссылка не работает.
entry-done-contact = Сохранено.
entry-done-nickname = Псевдоним предложен. Директор его рассмотрит.
entry-done-consent = Согласие изменено.
entry-done-withdrawn = Заявка отозвана.
entry-done-passed = Место передано.
entry-done-comes = Записано: придёт.
entry-done-declined = Записано: не придёт. Место освободилось для запасного.
entry-done-here = Отмечено: на месте.
entry-done-away = Отметка снята.
entry-done-erased = Удалено.

entry-desk = Стойка регистрации
entry-desk-entries = Заявки
entry-desk-check-in = Отметка на входе
entry-desk-files = Импорт и экспорт
entry-desk-lists = Списки заявок
entry-desk-venue = Площадка
entry-desk-all = Все площадки
entry-desk-show = Показать
entry-search = Поиск по имени, телефону, почте, псевдониму или коду
entry-search-go = Найти
entry-list-calls = Позвонить
entry-list-alternates = Запасные
entry-list-confirmed = Подтверждены
entry-list-gone = Завершённые
entry-list-found = Найдены
entry-list-lead-calls = Сначала самые ранние заявки. Позвоните и отметьте ответ.
entry-list-lead-alternates = В порядке номеров. Место, освободившееся до рассадки, получает первый.
entry-list-lead-confirmed = Подтвердили по телефону, что придут.
entry-list-lead-gone = Отказ, неявка, дисквалификация или удаление.
entry-list-lead-found = Все, кто подходит под запрос.
entry-list-none = Никого.
entry-list-more = { $count ->
    [one] Ещё { $count } запись не показана.
    [few] Ещё { $count } записи не показаны.
    [many] Ещё { $count } записей не показано.
   *[other] Ещё { $count } записи не показаны.
}
entry-nameless = (имя не хранится)
entry-phoned = звонок сделан
entry-order = Заявка № { $number }
entry-comes = Придёт
entry-declines = Не придёт
entry-declines-sure = Заявка снимается, место получает первый запасной.
entry-declines-yes = Да, не придёт
entry-registered-at = Регистрация: { $when }
entry-reason = Причина: { $reason }
entry-reason-declined-by-phone = Отказ по телефону: не придёт.
entry-reason-consent-withdrawn = Согласие на обработку данных отозвано.
entry-code = Код для отметки
entry-on-behalf = Здесь можно сделать за участника то, о чём он просит по телефону или по почте.
entry-new-link = Выдать новую личную ссылку
entry-new-link-lead = Новая ссылка на эту заявку. Она показывается только один раз.
entry-code-type = Имя или код для отметки
entry-code-find = Найти участника
entry-code-unknown = Такого кода ни у кого нет. Если он стоит на карточке для входа, эта заявка удалена. Поищите по имени.
entry-camera = Сканировать камерой
entry-camera-view = Что видит камера
entry-camera-refused = Камерой здесь воспользоваться нельзя. Введите код вручную.
entry-check-in-yes = Отметить
entry-check-in-undo = Снять отметку
entry-here-already = Отметка уже есть.
entry-here-count = { $count ->
    [one] На месте { $count }, ожидается { $awaited }
    [few] На месте { $count }, ожидается { $awaited }
    [many] На месте { $count }, ожидается { $awaited }
   *[other] На месте { $count }, ожидается { $awaited }
}
entry-awaited = Ожидаются
entry-here = На месте
entry-details = Всё об этой заявке
entry-import = Импорт заявок
entry-import-lead = Файл CSV, по одной заявке в строке, в порядке поступления. Первая строка — названия столбцов:
entry-import-forms = { $lines ->
    [one] Даты в виде 1990-12-31 или 31.12.1990, отметки — yes, не больше { $lines } строки. Импортируются либо все строки, либо ни одной.
    [few] Даты в виде 1990-12-31 или 31.12.1990, отметки — yes, не больше { $lines } строк. Импортируются либо все строки, либо ни одной.
    [many] Даты в виде 1990-12-31 или 31.12.1990, отметки — yes, не больше { $lines } строк. Импортируются либо все строки, либо ни одной.
   *[other] Даты в виде 1990-12-31 или 31.12.1990, отметки — yes, не больше { $lines } строк. Импортируются либо все строки, либо ни одной.
}
entry-import-file = Файл CSV
entry-import-go = Импортировать
entry-import-template = Пустой файл с этими столбцами
entry-import-faults = { $count ->
    [one] Найдена { $count } ошибка.
    [few] Найдены { $count } ошибки.
    [many] Найдено { $count } ошибок.
   *[other] Найдены { $count } ошибки.
}
entry-import-nothing = Никто не записан.
entry-import-line = Строка { $line }:
entry-import-unreadable = Файл не читается: нужен CSV.
entry-import-empty = В файле нет ни одной заявки.
entry-import-long = В файле слишком много строк: за один раз принимается не больше { $most }.
entry-import-missing-column = Нет столбца «{ $column }».
entry-import-unknown-column = Неожиданный столбец «{ $column }».
entry-import-cells = В строке ячеек: { $found }, а нужно: { $wanted }.
entry-import-venue = Площадка должна быть одной из этих: { $venues }.
entry-import-tick = В столбце «{ $column }» должно стоять yes.
entry-imported = { $count ->
    [one] Импортирована { $count } заявка.
    [few] Импортированы { $count } заявки.
    [many] Импортировано { $count } заявок.
   *[other] Импортированы { $count } заявки.
}
entry-export-list = Выгрузить все заявки (CSV)
entry-export-lead = Содержит личные данные: храните файл надёжно и удалите, когда он станет не нужен.

problem-no-such-championship = Такого чемпионата здесь нет.
problem-no-such-desk = Эта ссылка недействительна или больше не работает. Попросите у директора новую.
problem-no-such-entry = Эта ссылка недействительна или больше не работает. Верная ссылка — в письме, которое вы получили после регистрации; новую может дать регистратор.
problem-desk-link-needed = Эта страница для официальных лиц чемпионата. Откройте её по выданной вам личной ссылке.

refusal-champ-alternates-full = На этой площадке нет мест, заполнен и список запасных ({ $alternates }).
refusal-champ-already-done = Это уже сделано.
refusal-champ-already-judging = У этого судьи в то же время другой стол, или он играет.
refusal-champ-bad-moment = Сейчас этого сделать нельзя.
refusal-champ-cancelled = Чемпионат отменён.
refusal-champ-clock-back = В репетиции нельзя вернуться ко времени до её последнего события.
refusal-champ-clock-changed = Часы с тех пор изменились. Прочитайте сообщение ещё раз.
refusal-champ-clock-same-person = Вы уже заявили об этом. Подтвердить должно второе официальное лицо.
refusal-champ-consent-missing = Не хватает согласия. Без него участвовать нельзя.
refusal-champ-declaration-missing = Не хватает одного из заявлений. Для регистрации нужны все.
refusal-champ-excluded = Сотрудники организаторов, их ближайшие родственники и те, чью заявку аннулировали организаторы, участвовать не могут.
refusal-champ-game-running = Идёт игра: сейчас там никого нельзя посадить или пересадить.
refusal-champ-judge-missing = У одного из столов ещё нет судьи.
refusal-champ-late = Слишком поздно: с официальным началом место потеряно.
refusal-champ-nickname-missing = Нет псевдонима, который нужно рассмотреть.
refusal-champ-nickname-taken = Такой или похожий на вид псевдоним уже есть. Выберите другой.
refusal-champ-nickname-unfit = Псевдоним должен состоять из обычных знаков, от 2 до 24, среди них хотя бы одна буква или цифра.
refusal-champ-no-alternate = Запасных не осталось.
refusal-champ-no-notice = Напишите извещение: пусть все узнают, что изменилось.
refusal-champ-no-reason = Укажите причину.
refusal-champ-no-such-entrant = Такой заявки нет.
refusal-champ-no-such-session = Такого тура нет.
refusal-champ-no-such-stage = Такого этапа нет.
refusal-champ-no-such-table = Такого стола нет.
refusal-champ-no-such-venue = Такой площадки нет.
refusal-champ-no-vacancy = Свободных мест нет.
refusal-champ-not-allowed = Ваша роль этого не позволяет.
refusal-champ-not-awaited = Этого человека там не ждут.
refusal-champ-not-confirmed = Заявка ещё не подтверждена: сначала позвоните.
refusal-champ-not-finished = Сначала нужно закончить то, что идёт перед этим.
refusal-champ-not-open = На этой площадке регистрация откроется { $opens }.
refusal-champ-not-qualified = Передать место может только тот, кому оно принадлежит.
refusal-champ-not-yours = Это чужая заявка.
refusal-champ-old-terms = С тех пор как вы открыли эту страницу, условия изменились. Прочитайте новую версию и примите её.
refusal-champ-registered-twice = Этот человек уже записан. Воспользуйтесь личной ссылкой из письма или обратитесь к регистратору.
refusal-champ-seating-broken = Такая рассадка нарушила бы правило.
refusal-champ-sheet-changed = Тем временем протокол изменился: посмотрите его ещё раз.
refusal-champ-sheet-missing = Одного протокола ещё не хватает.
refusal-champ-sheet-wrong = Протокол не сходится.
refusal-champ-stage-over = Этот этап закрыт.
refusal-champ-table-too-small = За столом слишком мало игроков (нужно не меньше { $fewest }): рассадите этот поток заново.
refusal-champ-tie-undecided = Есть нерешённое равенство: решает главный судья.
refusal-champ-too-early = Для этого ещё слишком рано.
refusal-champ-too-few = Слишком мало игроков: нужно не меньше { $fewest }.
refusal-champ-too-young = { $age ->
    [one] На { $day } вам должно быть не меньше { $age } года.
    [few] На { $day } вам должно быть не меньше { $age } лет.
    [many] На { $day } вам должно быть не меньше { $age } лет.
   *[other] На { $day } вам должно быть не меньше { $age } лет.
}
refusal-champ-unsigned = Не хватает подписи.
refusal-champ-venue-elsewhere = Эту площадку ведут в другом месте: сделайте это на сервере чемпионата.
refusal-champ-venue-full = На этой площадке нет мест.
refusal-champ-venue-lent = Эту площадку ведёт отдельный компьютер. Сделайте это там или дождитесь, когда вернутся её результаты.
refusal-champ-window-closed = Регистрация на этой площадке шла по { $closed } включительно.
refusal-champ-same-person = Подтвердить это должен кто-то другой.
refusal-champ-wrong-citizenship = Участвовать могут только граждане страны: { $needed }.
refusal-champ-wrong-replacement = Исправление относится не к тому протоколу, который действует сейчас.
refusal-champ-answer-wrong = Ответа или группы нет, или они не из числа возможных.
refusal-champ-last-round-early = Последний круг можно объявить с { $allowed }.
refusal-champ-guardian-missing = Такому юному игроку нужен родитель или опекун с адресом почты или телефоном.
refusal-champ-unticked = Перекличку пока не провести: никто не отметил игроков за столами: { $tables }.
refusal-champ-undo-proposed = Это уже предложено. Должен согласиться второй человек из команды.
refusal-champ-undo-too-late = Отменять поздно: то, что из этого следует, уже началось.
