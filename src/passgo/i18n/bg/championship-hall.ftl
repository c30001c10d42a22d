# Шампионати в залата: пултът на директора, часовници, протоколи, табла.

hall-desk = Пулт
hall-rule = Правило
hall-waiting = { $count ->
    [one] { $count } чака
   *[other] { $count } чакат
}
hall-role-registrar = Регистратор
hall-role-director = Директор
hall-role-head-judge = Главен съдия
hall-role-judge = Съдия
hall-role-scorer = Секретар
hall-page-director = Кръгове
hall-page-registrar = Гише за записване
hall-page-nicknames = Псевдоними
hall-page-entrants = Участници
hall-page-terms = Условия
hall-page-officials = Длъжностни лица
hall-page-outbox = Изходящи имейли
hall-page-sheets = Протоколи
hall-page-clock = Часовници
hall-page-board = Табло
hall-page-projector = Проектор
hall-page-judge = Моите маси
hall-page-time = Часовник на компютъра

hall-director-lead = Всеки кръг върви по един и същи начин: разпределение, съдии, публикуване, проверка, игра, протоколи, точки, квалификация.
hall-champion = Шампион: { $nickname }
hall-venue = Локация
hall-round = Кръг
hall-round-number = Кръг { $number }
hall-players = Играчи
hall-stands = Състояние
hall-open-session = Отваряне: { $session }
hall-session = { $stage }, { $city }
hall-session-round = { $stage }, { $city }, кръг { $round }
hall-backup = Резервно копие и дневник
hall-backup-lead = Резервно копие се записва винаги когато се обявяват точки или се закрива етап, ако сървърът има папка за копия. Копирайте го на друго устройство преди следващия кръг.
hall-log = { $count ->
    [one] { $count } събитие в дневника. Контролна сума:
   *[other] { $count } събития в дневника. Контролна сума:
}
hall-machine = Машина на времето
hall-machine-lead = Това е репетиция. Може да се премести в друго време, но никога преди последното си събитие.
hall-machine-now = Репетиция. Времето тук: { $moment }
hall-machine-to = Ден и час
hall-machine-go = Към този момент
hall-machine-back = Обратно в настоящето
hall-time-jumped = Часовникът на компютъра на шампионата прескочи. Времето преди това: { $was }. След това часовникът показваше: { $says }. Кръговете и сроковете продължават по предишното време.
hall-time-open = Какво да направите
hall-time-now = Време на шампионата: { $time }. Часовник на компютъра: { $clock }.
hall-time-fine = Няма отворено съобщение за часовника.
hall-time-wrong = Ако часовникът е грешен, сверете го на компютъра. Тогава съобщението се затваря автоматично.
hall-time-right = Ако часовникът е верен, две длъжностни лица трябва да го потвърдят тук. Кръговете, които текат, запазват оставащото си време.
hall-time-accept = Часовникът е верен
hall-time-proposed = { $name } казва, че часовникът е верен. Трябва да го потвърди второ длъжностно лице.
hall-time-venue = { $city }: компютърът там е бил с грешен часовник. Време на последния запис: { $was }. Часовникът показваше: { $says }. Редът на записите не е променен.
hall-rehearse = Нека ботове изиграят следващия етап
hall-rehearse-lead = Следва: { $stage }. Ботове заемат всички места и изиграват етапа докрай; това може да отнеме минута.

hall-pipeline = Стъпки на този кръг
hall-state-done = готово
hall-state-now = сега
hall-state-later = по-късно
hall-step-seating = Разпределение
hall-step-judges = Съдии
hall-step-publish = Публикуване
hall-step-roll = Проверка
hall-step-play = Игра
hall-step-sheets = Протоколи
hall-step-release = Точки
hall-step-qualify = Квалификация
hall-step-over = Завършено
hall-step-later = Още не
hall-waits-director = Това е работа на директора.
hall-waits-head-judge = Това е работа на главния съдия.

hall-plan = Играчи: { $players }, маси: { $tables }, серии: { $heats }.
hall-drawn = Играчи: { $players }, маси: { $tables }.
hall-seed-printed = Начално число { $seed }: с него всеки може да възпроизведе този жребий.
hall-seeded = Най-силните играчи са разпределени по масите.
hall-reason-sizes = Играчи по масите: { $sizes }. Разпределени поравно, от { $fewest } до { $most } на маса.
hall-reason-repeats = { $count ->
    [0] Никой не се среща с никого повторно.
    [one] { $count } двойка се среща повторно: не се намери по-добро разпределение.
   *[other] { $count } двойки се срещат повторно: не се намери по-добро разпределение.
}
hall-reason-apart = { $count ->
    [one] { $count } двойка трябва да е разделена.
   *[other] { $count } двойки трябва да са разделени.
}
hall-reason-fixed = { $count ->
    [one] { $count } играч има определена маса.
   *[other] { $count } играчи имат определени маси.
}
hall-broken-seated-twice = Някой би седял на две маси.
hall-broken-not-a-player = Място има някой, който не играе в този кръг.
hall-broken-not-seated = Някой, който играе в този кръг, няма място.
hall-broken-table-too-small = На една от масите има твърде малко играчи.
hall-broken-table-too-large = На една от масите има твърде много играчи.
hall-broken-tables-differ = Броят на масите не е такъв, какъвто иска форматът.
hall-broken-thinned-unevenly = Две маси се различават с повече от един играч.
hall-broken-fixed-seat = Играч не е на масата, която му е определена.
hall-broken-kept-apart = Двама играчи, които трябва да са разделени, седят на една маса.
hall-table = Маса { $number }
hall-heat = Серия { $number }
hall-table-players = { $count ->
    [one] { $count } играч
   *[other] { $count } играчи
}
hall-again = { $count ->
    [one] { $count } предишна среща
   *[other] { $count } предишни срещи
}
hall-judged-by = Съдия: { $name }
hall-fixed = определено
hall-swap-lead = Отбележете двама играчи, за да разменят местата си. Разпределението се проверява отново; размяна, която нарушава правило, се отхвърля.
hall-swap = Размяна на местата
hall-swap-two = Отбележете точно двама играчи за размяна.
hall-draw = Теглене на жребий
hall-draw-again = Ново теглене
hall-seed = Начално число за жребия
hall-seed-lead = Използвайте това число или друго, изтеглено пред всички.
hall-apart = Разделяне
hall-apart-one = Първи играч
hall-apart-other = Втори играч
hall-pair = { $one } и { $other }
hall-fixing = Определени маси
hall-fixed-player = Играч
hall-fixed-table = Маса
hall-fixed-at = { $name }: маса { $table }

hall-judge-of = Съдия на маса { $number }
hall-judges-save = Назначаване на съдиите
hall-judges-none = За тази локация още не е поканен съдия.
hall-judges-set = Маси със съдия: { $count } от { $tables }.
hall-published = Публикувано. Официално начало: { $moment }
hall-projector-open = Показване на проектора
hall-pdf = Печат на протоколи (PDF)
hall-starts = Официално начало (часова зона { $zone })
hall-publish = Публикуване на местата
hall-present = { $present } от { $players } играчи присъстват.
hall-missing = { $count ->
    [one] { $count } липсва
   *[other] { $count } липсват
}
hall-small = Маси с твърде малко играчи: { $tables }. Разпределете серията отново.
hall-alternates = { $count ->
    [one] { $count } резерва, присъстват: { $present }.
   *[other] { $count } резерви, присъстват: { $present }.
}
hall-roll-alternates = Резервите, които присъстват, заемат свободните места по реда на номерата
hall-roll = Проверка на присъстващите
hall-call-alternate = Повикване на следващата резерва
hall-reseat = Разместване, серия { $heat }
hall-start = { $count ->
    [one] Старт на масата
   *[other] Старт на всички { $count } маси заедно
}
hall-start-lead = Който не е присъствал, е загубил мястото си при проверката. Часовникът тръгва за всички маси едновременно.
hall-heat-waiting = Изчакване
hall-heat-rolled = Проверката е направена, готови за старт
hall-heat-running = Играе се
hall-heat-last-round = Последен рунд
hall-heat-paused = Пауза
hall-heat-over = Времето изтече
hall-play-later = След публикуването на разпределението.
hall-clock-of = Часовник на серия { $heat }
hall-expel = Дисквалификация
hall-expel-who = Кой се дисквалифицира
hall-expel-lead = За недостойно поведение. Играчът остава последен, не получава точки и не може да се върне.
hall-reason = Причина
hall-fate-playing = до края
hall-fate-bankrupt = банкрут
hall-fate-expelled = дисквалификация
hall-fate-withdrawn = оттегляне

hall-sheets-lead = Второ лице преглежда всеки протокол и го потвърждава без промени или го връща.
hall-sheets-none = Сега не се чакат протоколи.
hall-sheets-count = { $confirmed } от { $tables } протокола са потвърдени.
hall-sheets-short = { $confirmed } от { $tables }
hall-sheets-missing = Маси без протокол: { $tables }.
hall-sheet-waiting = не е започнала
hall-sheet-playing = играе се
hall-sheet-due = протоколът липсва
hall-sheet-entered = чака второ лице
hall-sheet-confirmed = потвърден
hall-sheet-of = Протокол на маса { $number }
hall-sheet-none = За тази маса няма въведен протокол.
hall-sheet-by = Версия { $version }, въведена от { $name }.
hall-sheet-confirmed-by = Потвърден от { $name }.
hall-back-session = Към кръга
hall-part-cash = Пари в брой
hall-part-deeds = Имоти
hall-part-mortgaged = Ипотекирани имоти
hall-part-houses = Къщи
hall-part-hotels = Хотели
hall-part-total = Имущество
hall-holdings = { $count ->
    [one] { $count } имот
   *[other] { $count } имота
}
hall-mortgaged = ипотекиран
hall-houses = { $count ->
    [one] { $count } къща
   *[other] { $count } къщи
}
hall-hotel = хотел
hall-signed = с подпис
hall-unsigned = без подпис
hall-placings = Места и точки
hall-points-count = { $count ->
    [one] { $count } точка
   *[other] { $count } точки
}
hall-tie = Равенство: решава главният съдия.
hall-decided-worth = по имущество
hall-decided-deeds = равно имущество, повече имоти без ипотека
hall-decided-cash = равно имущество и имоти, повече пари
hall-decided-head-judge = с решение на главния съдия
hall-decided-survived = още в игра
hall-decided-left-later = отпада по-късно
hall-decided-expelled = следващият е дисквалифициран
hall-confirming = Второ лице
hall-digest = Отпечатък на този протокол:
hall-signatures-missing = Без подпис: { $names }.
hall-own-sheet = Вие сте въвели този протокол, затова трябва да го потвърди някой друг.
hall-confirm-lead = Сравнете го с хартиения протокол. Потвърждавате точно каквото виждате тук; на тази страница нищо не може да се променя.
hall-confirm = Потвърждаване без промени
hall-reject = Връщане
hall-release-lead = Точките се публикуват под псевдоними, имуществото – никога.
hall-release = Обявяване на точките
hall-released = Точките са обявени.
hall-board-open = Към таблото
hall-qualify-lead = Подрежда всички и казва кой продължава. Жребият решава само онова, което нищо друго не решава; началното му число се пази в дневника.
hall-qualify-later = След обявяването на точките.
hall-lot-seed = Начално число на жребия
hall-qualify = Закриване на етапа тук
hall-next-round = Към следващия кръг
hall-goes-on = продължава
hall-by-lot = с жребий

hall-nicknames-lead = Псевдонимите трябва да са свързани с играта и да не намекват за възраст, пол, националност или външност. Възможните проблеми са отбелязани; решавате вие.
hall-nicknames-none = Няма псевдоними за одобрение.
hall-no-concern = Няма забележки.
hall-approve = Одобряване
hall-approve-all = { $count ->
    [one] Одобряване на { $count } без забележки
   *[other] Одобряване на всички { $count } без забележки
}
hall-give-back = Отхвърляне
hall-give-back-reason = Причина (изпраща се на участника)
hall-approved = { $count ->
    [one] { $count } одобрен псевдоним
   *[other] { $count } одобрени псевдонима
}
hall-concern-theme = Не е намерена дума от играта.
hall-concern-age = Може да намеква за възраст.
hall-concern-sex = Може да намеква за пол.
hall-concern-nationality = Може да намеква за националност.
hall-concern-body = Може да намеква за външност.
hall-concern-number = Съдържа число, което може да е възраст или година на раждане.
hall-concern-place = Съдържа име на локация или град.
hall-concern-name = Съдържа част от истинското име.

hall-search = Име или псевдоним
hall-search-go = Търсене
hall-found = { $count ->
    [0] Никой не е намерен.
    [one] Намерен е { $count } човек.
   *[other] Намерени са { $count } души.
}
hall-erased = изтрито
hall-alternate-number = Резерва { $number }
hall-status-pending = Чака обаждане
hall-status-confirmed = Потвърдено
hall-status-withdrawn = Отказ
hall-status-no-show = Неявяване
hall-status-disqualified = Дисквалификация
hall-status-erased = Изтрито
hall-cancel = Анулиране на заявката
hall-cancel-lead = Организаторите могат да анулират заявка, например когато данните са непълни или нарушават условията.

hall-terms-lead = Новата версия влиза в сила веднага, с известие, което всички виждат на публичния сайт.
hall-terms-version = Версия { $version }
hall-terms-notice = Какво е променено (известието)
hall-terms-closes = Нов последен ден за записване (сега { $day }); оставете празно, ако не се променя
hall-terms-mailed = Имейл до всички записани
hall-terms-cancelled = Шампионатът е отменен
hall-terms-publish = Публикуване на новата версия
hall-terms-empty = Напишете условията поне на един език.

hall-officials-lead = Всеки получава личен линк за една роля. Който има линка, действа в тази роля: изпратете го само на един човек. Новият линк отменя стария.
hall-official-name = Име
hall-official-role = Роля
hall-official-venue = Локация
hall-official-table = Обичайна маса, ако има
hall-invite = Създаване на линк
hall-invited = Линк за { $name }
hall-invited-lead = Този линк се показва само веднъж.
hall-name-needed = Въведете име от 1 до 60 знака.
hall-revoke = Отмяна
hall-revoke-lead = Всички линкове на { $name } спират да работят веднага.
hall-revoke-yes = Отмяна на всички линкове
hall-revoke-self = Не можете да отмените собствения си линк. Друг директор може.
hall-you = вие

hall-outbox-lead = { $count ->
    [0] Всички имейли са изпратени.
    [one] { $count } имейл чака. Копирайте го в пощенската си програма и го отбележете като изпратен.
   *[other] { $count } имейла чакат. Копирайте ги в пощенската си програма и ги отбележете като изпратени.
}
hall-letter-to = До
hall-letter-subject = Тема
hall-letter-body = Текст
hall-letter-fault = Пощенският сървър отхвърли имейла:
hall-copy = Копиране
hall-copied = Копирано
hall-sent = Отбелязване като изпратен
hall-sent-all = { $count ->
    [one] Отбелязване на { $count } като изпратен
   *[other] Отбелязване на { $count } като изпратени
}
hall-phones = Телефонен списък
hall-name = Име
hall-phone = Телефон

hall-clock = Часовник
hall-clocks-lead = Официалното време води главният съдия. Всеки часовник може да се отвори от всекиго; бутоните са само за главния съдия.
hall-clocks-none = Още няма публикувано разпределение.
hall-clock-left = Оставащо време
hall-clock-waits = Първо направете проверката.
hall-clock-reason = Причина за паузата, показва се в залата
hall-clock-pause = Пауза
hall-clock-resume = Продължаване
hall-clock-last-round = Обявяване на последния рунд
hall-clock-end = Обявяване на края
hall-clock-all = Всички часовници
hall-clock-offline = Няма връзка. Часовникът продължава да върви.
hall-fullscreen = Цял екран
hall-call-minutes = { $count ->
    [one] Остава { $count } минута
   *[other] Остават { $count } минути
}
hall-call-over = Времето изтече

hall-board = Табло
hall-board-lead = Точки след всеки кръг, по псевдоними.
hall-board-empty = Още няма обявени точки.
hall-csv = Класиране (CSV)
hall-json = Класиране (JSON)
hall-number = Зала { $number }
hall-halls = Зали
hall-all = Всички
hall-rank = Място
hall-nickname = Псевдоним
hall-points = Точки
hall-anonymous = анонимно
hall-offline = Няма връзка. Показва се последното известно състояние.
hall-scroll-pause = Спиране на превъртането

hall-done-travel = Времето е зададено.
hall-done-return = Шампионатът отново е в настоящето.
hall-done-rehearse = Етапът е изигран.
hall-done-draft = Разпределението е изтеглено. Прегледайте го, после го публикувайте.
hall-done-reseat = Серията е разпределена отново.
hall-done-swap = Двамата размениха местата си.
hall-done-judges = Съдиите са разпределени по масите.
hall-done-publish = Публикувано.
hall-done-roll = Проверката е направена.
hall-done-alternate = Следващата резерва е повикана.
hall-done-start = На масите се играе.
hall-done-expel = Играчът е дисквалифициран.
hall-done-release = Точките са обявени.
hall-done-qualify = Етапът тук е закрит.
hall-done-approve = Псевдонимът е одобрен.
hall-done-approve-all = Псевдонимите са одобрени.
hall-done-give-back = Псевдонимът е отхвърлен.
hall-done-cancel = Заявката е анулирана.
hall-done-revoke = Линковете вече не работят.
hall-done-sent = Отбелязано като изпратено.
hall-done-sent-all = Отбелязано като изпратено.
hall-done-confirm = Протоколът е потвърден.
hall-done-reject = Протоколът е върнат.
