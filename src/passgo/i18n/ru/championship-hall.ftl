# Чемпионаты в зале: пульт директора, часы, протоколы, табло.

hall-desk = Пульт
hall-rule = Правило
hall-waiting = { $count ->
    [one] { $count } ждёт
    [few] { $count } ждут
    [many] { $count } ждут
   *[other] { $count } ждут
}
hall-role-registrar = Регистратор
hall-role-director = Директор
hall-role-head-judge = Главный судья
hall-role-judge = Судья
hall-role-scorer = Секретарь
hall-page-director = Туры
hall-page-registrar = Стойка регистрации
hall-page-nicknames = Псевдонимы
hall-page-entrants = Участники
hall-page-terms = Условия
hall-page-officials = Официальные лица
hall-page-outbox = Исходящие
hall-page-sheets = Протоколы
hall-page-clock = Часы
hall-page-board = Табло
hall-page-projector = Проектор
hall-page-judge = Мои столы
hall-page-time = Часы компьютера

hall-director-lead = Каждый тур идёт одинаково: рассадка, судьи, публикация, перекличка, игра, протоколы, очки, отбор.
hall-champion = Чемпион: { $nickname }
hall-venue = Площадка
hall-round = Тур
hall-round-number = Тур { $number }
hall-players = Игроки
hall-stands = Статус
hall-open-session = Открыть: { $session }
hall-session = { $stage }, { $city }
hall-session-round = { $stage }, { $city }, тур { $round }
hall-backup = Резервная копия и журнал
hall-backup-lead = Резервная копия сохраняется при каждом объявлении очков и закрытии этапа, если у сервера есть папка для копий. До следующего тура перенесите её на другое устройство.
hall-log = { $count ->
    [one] В журнале { $count } событие. Контрольная сумма:
    [few] В журнале { $count } события. Контрольная сумма:
    [many] В журнале { $count } событий. Контрольная сумма:
   *[other] В журнале { $count } события. Контрольная сумма:
}
hall-machine = Машина времени
hall-machine-lead = Это репетиция. Её можно перенести в другое время, но не раньше её последнего события.
hall-machine-now = Репетиция. Время здесь: { $moment }
hall-machine-to = День и время
hall-machine-go = Перейти
hall-machine-back = Назад в настоящее
hall-time-jumped = Часы компьютера чемпионата внезапно сместились. Время до этого: { $was }. Потом часы показали: { $says }. Туры и сроки идут дальше по прежнему времени.
hall-time-open = Что делать
hall-time-now = Время чемпионата: { $time }. Часы компьютера: { $clock }.
hall-time-fine = Открытых сообщений о часах нет.
hall-time-wrong = Если часы идут неверно, исправьте их на компьютере. Тогда это сообщение закроется автоматически.
hall-time-right = Если часы идут верно, это должны подтвердить здесь два официальных лица. У идущих туров остаётся прежний запас времени.
hall-time-accept = Часы идут верно
hall-time-proposed = { $name } подтверждает, что часы идут верно. Нужно подтверждение второго официального лица.
hall-time-venue = { $city }: часы компьютера там шли неверно. Время последней записи: { $was }. Часы показывали: { $says }. Порядок записей не изменился.
hall-rehearse = Пусть боты сыграют следующий этап
hall-rehearse-lead = Далее: { $stage }. Боты занимают все места и играют этап до конца; это может занять минуту.

hall-pipeline = Шаги этого тура
hall-state-done = готово
hall-state-now = сейчас
hall-state-later = позже
hall-step-seating = Рассадка
hall-step-judges = Судьи
hall-step-publish = Публикация
hall-step-roll = Перекличка
hall-step-play = Игра
hall-step-sheets = Протоколы
hall-step-release = Очки
hall-step-qualify = Отбор
hall-step-over = Завершено
hall-step-later = Ещё рано
hall-waits-director = Это делает директор.
hall-waits-head-judge = Это делает главный судья.

hall-plan = Игроков — { $players }, столов — { $tables }, потоков — { $heats }.
hall-drawn = Игроков — { $players }, столов — { $tables }.
hall-seed-printed = Число жеребьёвки — { $seed }: по нему каждый может воспроизвести эту жеребьёвку.
hall-seeded = Сильнейшие игроки распределены по столам.
hall-reason-sizes = Игроков за столами: { $sizes }. Распределены поровну, от { $fewest } до { $most } за столом.
hall-reason-repeats = { $count ->
    [0] Никто ни с кем не встречается повторно.
    [one] { $count } пара встречается повторно: лучшей рассадки не нашлось.
    [few] { $count } пары встречаются повторно: лучшей рассадки не нашлось.
    [many] { $count } пар встречаются повторно: лучшей рассадки не нашлось.
   *[other] { $count } пары встречаются повторно: лучшей рассадки не нашлось.
}
hall-reason-apart = { $count ->
    [one] { $count } пару нужно рассадить порознь.
    [few] { $count } пары нужно рассадить порознь.
    [many] { $count } пар нужно рассадить порознь.
   *[other] { $count } пары нужно рассадить порознь.
}
hall-reason-fixed = { $count ->
    [one] У { $count } игрока закреплён стол.
    [few] У { $count } игроков закреплены столы.
    [many] У { $count } игроков закреплены столы.
   *[other] У { $count } игроков закреплены столы.
}
hall-broken-seated-twice = Кто-то оказался бы за двумя столами.
hall-broken-not-a-player = Место есть у того, кто в этом туре не играет.
hall-broken-not-seated = У кого-то, кто играет в этом туре, нет места.
hall-broken-table-too-small = За одним столом слишком мало игроков.
hall-broken-table-too-large = За одним столом слишком много игроков.
hall-broken-tables-differ = Число столов не такое, как требует формат.
hall-broken-thinned-unevenly = Два стола отличаются больше чем на одного игрока.
hall-broken-fixed-seat = Игрок сидит не за тем столом, который за ним закреплён.
hall-broken-kept-apart = Два игрока, которых нужно рассадить порознь, сидят за одним столом.
hall-table = Стол { $number }
hall-heat = Поток { $number }
hall-table-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
hall-again = { $count ->
    [one] { $count } прежняя встреча
    [few] { $count } прежние встречи
    [many] { $count } прежних встреч
   *[other] { $count } прежние встречи
}
hall-judged-by = Судья: { $name }
hall-fixed = закреплено
hall-swap-lead = Отметьте двух игроков, чтобы поменять их местами. Рассадка проверяется заново; обмен, нарушающий правило, отклоняется.
hall-swap = Поменять местами
hall-swap-two = Отметьте ровно двух игроков.
hall-draw = Провести жеребьёвку
hall-draw-again = Провести заново
hall-seed = Число для жеребьёвки
hall-seed-lead = Возьмите это число или то, которое вытянули при всех.
hall-apart = Рассадить порознь
hall-apart-one = Первый игрок
hall-apart-other = Второй игрок
hall-pair = { $one } и { $other }
hall-fixing = Закреплённые столы
hall-fixed-player = Игрок
hall-fixed-table = Стол
hall-fixed-at = { $name }: стол { $table }

hall-judge-of = Судья стола { $number }
hall-judges-save = Назначить этих судей
hall-judges-none = На эту площадку ещё не приглашён ни один судья.
hall-judges-set = Столов с судьёй: { $count } из { $tables }.
hall-published = Опубликовано. Официальное начало: { $moment }
hall-projector-open = Показать на проекторе
hall-pdf = Печать протоколов (PDF)
hall-starts = Официальное начало (часовой пояс { $zone })
hall-publish = Опубликовать рассадку
hall-present = Игроков на месте: { $present } из { $players }.
hall-missing = { $count ->
    [one] Отсутствует { $count }
    [few] Отсутствуют { $count }
    [many] Отсутствуют { $count }
   *[other] Отсутствуют { $count }
}
hall-small = Столы, где слишком мало игроков: { $tables }. Рассадите этот поток заново.
hall-alternates = { $count ->
    [one] { $count } запасной, на месте: { $present }.
    [few] { $count } запасных, на месте: { $present }.
    [many] { $count } запасных, на месте: { $present }.
   *[other] { $count } запасных, на месте: { $present }.
}
hall-roll-alternates = Запасные, которые на месте, занимают свободные места в порядке номеров
hall-roll = Провести перекличку
hall-call-alternate = Вызвать следующего запасного
hall-reseat = Рассадить поток { $heat } заново
hall-start = { $count ->
    [one] Начать за { $count } столом
    [few] Начать за { $count } столами одновременно
    [many] Начать за { $count } столами одновременно
   *[other] Начать за { $count } столами одновременно
}
hall-start-lead = Те, кого не было на месте, потеряли место на перекличке. Часы запускаются сразу для всех столов.
hall-heat-waiting = Ожидание
hall-heat-rolled = Перекличка проведена, можно начинать
hall-heat-running = Идёт игра
hall-heat-last-round = Последний круг
hall-heat-paused = Пауза
hall-heat-over = Время вышло
hall-play-later = После публикации рассадки.
hall-clock-of = Часы потока { $heat }
hall-expel = Дисквалифицировать
hall-expel-who = Кого дисквалифицируют
hall-expel-lead = За недостойное поведение. Игрок занимает последнее место, не получает очков и не может вернуться.
hall-reason = Причина
hall-fate-playing = до конца
hall-fate-bankrupt = банкрот
hall-fate-expelled = дисквалификация
hall-fate-withdrawn = отказ

hall-sheets-lead = Второй человек смотрит каждый протокол и подтверждает его без изменений или возвращает.
hall-sheets-none = Сейчас протоколы вносить не нужно.
hall-sheets-count = Подтверждено протоколов: { $confirmed } из { $tables }.
hall-sheets-short = { $confirmed } из { $tables }
hall-sheets-missing = Столы без протокола: { $tables }.
hall-sheet-waiting = не начато
hall-sheet-playing = идёт игра
hall-sheet-due = протокола нет
hall-sheet-entered = ждёт второго проверяющего
hall-sheet-confirmed = подтверждён
hall-sheet-of = Протокол стола { $number }
hall-sheet-none = Для этого стола протокол ещё не внесён.
hall-sheet-by = Версия { $version }, автор — { $name }.
hall-sheet-confirmed-by = Кто подтвердил: { $name }.
hall-back-session = К туру
hall-part-cash = Наличные
hall-part-deeds = Участки
hall-part-mortgaged = Участки в залоге
hall-part-houses = Дома
hall-part-hotels = Отели
hall-part-total = Капитал
hall-holdings = { $count ->
    [one] { $count } участок
    [few] { $count } участка
    [many] { $count } участков
   *[other] { $count } участка
}
hall-mortgaged = в залоге
hall-houses = { $count ->
    [one] { $count } дом
    [few] { $count } дома
    [many] { $count } домов
   *[other] { $count } дома
}
hall-hotel = отель
hall-signed = подпись есть
hall-unsigned = подписи нет
hall-placings = Места и очки
hall-points-count = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
hall-tie = Равенство: решает главный судья.
hall-decided-worth = по капиталу
hall-decided-deeds = капитал равный, больше участков без залога
hall-decided-cash = капитал и участки равны, больше наличных
hall-decided-head-judge = по решению главного судьи
hall-decided-survived = играет до конца
hall-decided-left-later = выбывает позже
hall-decided-expelled = следующий игрок дисквалифицирован
hall-confirming = Второй проверяющий
hall-digest = Отпечаток этого протокола:
hall-signatures-missing = Нет подписи: { $names }.
hall-own-sheet = Этот протокол внесли вы, поэтому подтвердить его должен кто-то другой.
hall-confirm-lead = Сверьте его с бумажным протоколом. Вы подтверждаете именно то, что видите здесь; изменить на этой странице ничего нельзя.
hall-confirm = Подтвердить без изменений
hall-reject = Вернуть
hall-release-lead = Очки публикуются под псевдонимами, капитал — никогда.
hall-release = Объявить очки
hall-released = Очки объявлены.
hall-board-open = Открыть табло
hall-qualify-lead = Составляет таблицу и определяет, кто проходит дальше. Жребий решает только то, чего не решает ничто другое; число для него хранится в журнале.
hall-qualify-later = Когда очки объявлены.
hall-lot-seed = Число для жребия
hall-qualify = Закрыть этап здесь
hall-next-round = К следующему туру
hall-goes-on = проходит дальше
hall-by-lot = по жребию

hall-nicknames-lead = Псевдоним должен быть связан с игрой и не намекать на возраст, пол, национальность или внешность. Возможные проблемы отмечены; решаете вы.
hall-nicknames-none = Псевдонимов на рассмотрении нет.
hall-no-concern = Замечаний нет.
hall-approve = Одобрить
hall-approve-all = { $count ->
    [one] Одобрить { $count } псевдоним без замечаний
    [few] Одобрить все { $count } псевдонима без замечаний
    [many] Одобрить все { $count } псевдонимов без замечаний
   *[other] Одобрить все { $count } псевдонима без замечаний
}
hall-give-back = Отклонить
hall-give-back-reason = Причина (её отправят участнику)
hall-approved = { $count ->
    [one] { $count } одобренный псевдоним
    [few] { $count } одобренных псевдонима
    [many] { $count } одобренных псевдонимов
   *[other] { $count } одобренных псевдонима
}
hall-concern-theme = Не найдено ни одного слова из игры.
hall-concern-age = Может указывать на возраст.
hall-concern-sex = Может указывать на пол.
hall-concern-nationality = Может указывать на национальность.
hall-concern-body = Может указывать на внешность.
hall-concern-number = Содержит число, похожее на возраст или год рождения.
hall-concern-place = Содержит название площадки или города.
hall-concern-name = Содержит часть настоящего имени.

hall-search = Имя или псевдоним
hall-search-go = Найти
hall-found = { $count ->
    [0] Никого не найдено.
    [one] Найден { $count } человек.
    [few] Найдено { $count } человека.
    [many] Найдено { $count } человек.
   *[other] Найдено { $count } человека.
}
hall-erased = удалено
hall-alternate-number = Запасной № { $number }
hall-status-pending = Ждёт звонка
hall-status-confirmed = Подтверждено
hall-status-withdrawn = Отказ
hall-status-no-show = Неявка
hall-status-disqualified = Дисквалификация
hall-status-erased = Удалено
hall-cancel = Аннулировать заявку
hall-cancel-lead = Организаторы могут аннулировать заявку, например если данные неполны или нарушают условия.

hall-terms-lead = Новая версия действует сразу; извещение о ней видят все на общедоступном сайте.
hall-terms-version = Версия { $version }
hall-terms-notice = Что изменилось (извещение)
hall-terms-closes = Новый последний день регистрации (сейчас { $day }); оставьте пустым, если он не меняется
hall-terms-mailed = Отправить письмо всем, кто записан
hall-terms-cancelled = Чемпионат отменён
hall-terms-publish = Опубликовать новую версию
hall-terms-empty = Напишите условия хотя бы на одном языке.

hall-officials-lead = Каждый получает личную ссылку для одной роли. У кого ссылка, тот и действует в этой роли: отправляйте её только одному человеку. Новая ссылка отменяет старую.
hall-official-name = Имя
hall-official-role = Роль
hall-official-venue = Площадка
hall-official-table = Обычный стол, если есть
hall-invite = Создать ссылку
hall-invited = Ссылка выдана на имя { $name }
hall-invited-lead = Эта ссылка показывается только один раз.
hall-name-needed = Введите имя, от 1 до 60 знаков.
hall-revoke = Отозвать
hall-revoke-lead = Все ссылки, выданные на имя { $name }, сразу перестанут работать.
hall-revoke-yes = Отозвать все ссылки
hall-revoke-self = Собственную ссылку отозвать нельзя. Это может сделать другой директор.
hall-you = вы

hall-outbox-lead = { $count ->
    [0] Все письма отправлены.
    [one] { $count } письмо ждёт. Скопируйте его в свою почтовую программу и отметьте как отправленное.
    [few] { $count } письма ждут. Скопируйте их в свою почтовую программу и отметьте как отправленные.
    [many] { $count } писем ждут. Скопируйте их в свою почтовую программу и отметьте как отправленные.
   *[other] { $count } письма ждут. Скопируйте их в свою почтовую программу и отметьте как отправленные.
}
hall-letter-to = Кому
hall-letter-subject = Тема
hall-letter-body = Текст
hall-letter-fault = Почтовый сервер отклонил письмо:
hall-copy = Копировать
hall-copied = Скопировано
hall-sent = Отметить как отправленное
hall-sent-all = { $count ->
    [one] Отметить { $count } письмо как отправленное
    [few] Отметить { $count } письма как отправленные
    [many] Отметить { $count } писем как отправленные
   *[other] Отметить { $count } письма как отправленные
}
hall-phones = Список телефонов
hall-name = Имя
hall-phone = Телефон

hall-clock = Часы
hall-clocks-lead = Официальное время ведёт главный судья. Открыть любые часы может каждый; кнопки видит только главный судья.
hall-clocks-none = Рассадка ещё не опубликована.
hall-clock-left = Осталось времени
hall-clock-waits = Сначала проведите перекличку.
hall-clock-reason = Причина паузы, её видно в зале
hall-clock-pause = Пауза
hall-clock-resume = Продолжить
hall-clock-last-round = Объявить последний круг
hall-clock-end = Объявить «Время вышло»
hall-clock-all = Все часы
hall-clock-offline = Нет связи. Часы идут дальше.
hall-fullscreen = На весь экран
hall-call-minutes = { $count ->
    [one] Осталась { $count } минута
    [few] Осталось { $count } минуты
    [many] Осталось { $count } минут
   *[other] Осталось { $count } минуты
}
hall-call-over = Время вышло

hall-board = Табло
hall-board-lead = Очки после каждого тура, по псевдонимам.
hall-board-empty = Очки ещё не объявлены.
hall-csv = Таблица (CSV)
hall-json = Таблица (JSON)
hall-number = Зал { $number }
hall-halls = Залы
hall-all = Все
hall-rank = Место
hall-nickname = Псевдоним
hall-points = Очки
hall-anonymous = без имени
hall-offline = Нет связи. Показано последнее известное состояние.
hall-scroll-pause = Остановить прокрутку

hall-done-travel = Время установлено.
hall-done-return = Чемпионат снова в настоящем времени.
hall-done-rehearse = Этап сыгран.
hall-done-draft = Рассадка готова. Посмотрите её, затем опубликуйте.
hall-done-reseat = Поток рассажен заново.
hall-done-swap = Двое поменялись местами.
hall-done-judges = Судьи назначены.
hall-done-publish = Опубликовано.
hall-done-roll = Перекличка проведена.
hall-done-alternate = Следующий запасной вызван.
hall-done-start = За столами идёт игра.
hall-done-expel = Игрок дисквалифицирован.
hall-done-release = Очки объявлены.
hall-done-qualify = Этап здесь закрыт.
hall-done-approve = Псевдоним одобрен.
hall-done-approve-all = Псевдонимы одобрены.
hall-done-give-back = Псевдоним отклонён.
hall-done-cancel = Заявка аннулирована.
hall-done-revoke = Ссылки больше не работают.
hall-done-sent = Отмечено как отправленное.
hall-done-sent-all = Отмечено как отправленное.
hall-done-confirm = Протокол подтверждён.
hall-done-reject = Протокол возвращён.
