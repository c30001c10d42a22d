found-evening = Один зал, один вечер
found-evening-lead = Ответьте на четыре вопроса. Всё остальное предложено, и до публикации его можно изменить.
found-title = Название чемпионата
found-day = Дата
found-place = Место
found-place-hint = Зал и город, например: Школьный зал, Волос
found-players = Число игроков
found-zone = Часовой пояс
found-first-stage = Первые туры
found-last-stage = Финал
found-continue = Дальше
found-examples = Более крупные чемпионаты
found-examples-lead = Начните с примера. Его даты перенесены на ближайшие недели.
found-preset-greece-2015 = Несколько городов, один национальный финал
found-preset-about-greece-2015 = Турниры в городах, финал в каждом городе и национальный финал. Как в Греции в 2015 году.
found-preset-worlds-2015 = Три тура, полуфиналы и финал
found-preset-about-worlds-2015 = Один зал. Очки трёх туров складываются, шестнадцать лучших играют полуфиналы. Как в Макао в 2015 году.
found-begin = Начать
found-file = Из файла
found-file-choose = Файл чемпионата (championship.toml)
found-file-faults = { $count ->
    [one] В файле { $count } ошибка.
    [few] В файле { $count } ошибки.
    [many] В файле { $count } ошибок.
   *[other] В файле { $count } ошибки.
}
found-file-long = В формы помещается площадок: { $venues }. Более крупный чемпионат создают на сервере с помощью программы.
problem-too-many-drafts = Черновиков у вас уже { $count }. Сначала удалите один.
found-steps = Шаги
found-step-what = Что
found-step-where = Где и когда
found-step-who = Кто может участвовать
found-step-stages = Этапы и столы
found-step-clocks = Время игры
found-step-points = Очки и равенство
found-step-terms = Условия
found-step-officials = Официальные лица
found-step-check = Проверить и опубликовать
found-open = { $count ->
    [one] Осталось заполнить { $count } поле
    [few] Осталось заполнить { $count } поля
    [many] Осталось заполнить { $count } полей
   *[other] Осталось заполнить { $count } поля
}
found-to-check = Сохранить и проверить
found-organisers = Организаторы
found-organisers-hint = По одному в строке. Если пусто — директор.
found-prize = Приз чемпиону
found-optional = Можно не заполнять.
found-venue = Площадка { $number }
found-hall = Зал или адрес
found-city = Город
found-starts = Начало
found-tables = Столов одновременно
found-heats = Групп друг за другом
found-heats-hint = 1, если столов сразу хватает всем.
found-registers = На эту площадку можно записаться
found-remove = Убрать
found-add-venue = Добавить площадку
found-opens = Запись с
found-closes = Последний день записи
found-closes-hint = Этот день включён.
found-age = Минимальный возраст
found-any = Любое
found-alternates = Запасных на каждой площадке
found-alternates-hint = Они получают место, когда кто-то отказывается.
found-walk-ins = Записаться можно и у входа
found-no-employee = Сотрудники организаторов участвовать не могут
found-no-relative = Близкие родственники этих сотрудников участвовать не могут
found-stage-name = Название этапа
found-at = Где играют
found-at-venues = На каждой площадке с записью
found-fewest = Игроков за столом, не меньше
found-most = Игроков за столом, не больше
found-advance = Сколько проходит дальше
found-advance-hint = С каждой площадки. На последнем этапе: 1, чемпион.
found-add-stage = Добавить этап
found-rounds = Туры
found-minutes = Минут в туре
found-tolerance = На столько минут раньше можно объявить последний круг
found-tolerance-hint = 0 значит никогда.
found-points-lead = Это обычные значения. Меняйте их, только если ваши правила другие.
found-points = Очки
found-points-hint = Сначала очки победителя, числа через пробел.
found-survivors = { $count ->
    [one] Остался { $count } игрок
    [few] Осталось { $count } игрока
    [many] Осталось { $count } игроков
   *[other] Осталось { $count } игрока
}
found-valuation = Капитал в процентах от напечатанной цены
found-worth-deed = Участок
found-worth-mortgaged = Участок в залоге
found-worth-house = Дом
found-worth-hotel = Отель
found-hotel-houses = Дома, которые считаются с отелем
found-rounding = Округление
found-up = Вверх
found-down = Вниз
found-ties = Равенство
found-table-ties = Между игроками одного стола
found-across-ties = Между игроками разных столов
found-tie-worth = наибольший капитал
found-tie-deeds = больше всего участков
found-tie-cash = больше всего наличных
found-tie-head-judge = решает главный судья
found-tie-lot = жребий
found-terms-proposal =
    Каждый, кто записывается, соглашается играть по правилам и следовать решениям судей.
    Организаторы используют личные данные только для этого чемпионата, а потом удаляют их.
    Участники в любое время могут посмотреть, исправить и удалить свои данные.
found-officials-lead = Назовите людей, которые вам помогают. При публикации каждый получит свою ссылку. Пригласить других можно в любое время.
found-official = Официальное лицо { $number }
found-ready = Всё готово. Посмотрите, как это выглядит, и опубликуйте.
found-missing = Ещё не готово
found-preview = Предпросмотр
found-preview-lead = Это предпросмотр. Больше никто его не видит.
found-change = Что-нибудь изменить
found-download = Скачать файлом
found-publish = Опубликовать
found-director = Ваше имя (директор)
found-account = Выберите логин и пароль, чтобы вернуться с любого устройства.
found-have-account = У меня уже есть учётная запись
found-discard = Удалить черновик
found-discard-sure = Удалить этот черновик? От него ничего не останется.
found-links = Дайте каждому его собственную ссылку. Ссылки показываются только один раз.
found-link-qr = QR-код ссылки: { $name }
found-again = Вы найдёте его на любом устройстве, где вошли в учётную запись.
found-mine = Мои чемпионаты
found-mine-none = Войдите, чтобы увидеть созданные вами чемпионаты.
found-drafts = Черновики
found-changed = Последнее изменение: { $when }
found-copy = Провести снова
found-fault-needed = Заполните это поле.
found-fault-long = Не больше { $most } знаков.
found-fault-lines = Не больше { $most } строк по { $longest } знаков.
found-fault-number = Введите целое число от { $low } до { $high }.
found-fault-day = Выберите дату.
found-fault-past = Это уже в прошлом. Выберите будущую дату.
found-fault-choice = Выберите из списка.
found-fault-closes = Это раньше, чем открывается запись.
found-fault-starts = Запись тогда ещё идёт. Выберите дату позже или закончите запись раньше.
found-fault-room = За столами мест: { $room }. Добавьте столы или уменьшите число игроков.
found-fault-advance = На следующем этапе нет столов для такого числа. На последнем этапе должно быть 1.
found-fault-hall = Игроки других площадок сюда прийти не могут. Выберите площадку без записи.
found-fault-online = В это нельзя играть онлайн. Выберите другое издание или другие столы.
found-fault-points = { $count ->
    [one] Введите { $count } число до { $most }.
    [few] Введите { $count } числа до { $most }. Ни одно не может быть больше предыдущего.
    [many] Введите { $count } чисел до { $most }. Ни одно не может быть больше предыдущего.
   *[other] Введите { $count } числа до { $most }. Ни одно не может быть больше предыдущего.
}
found-fault-winner = Победитель не может получить больше, чем при меньшем числе оставшихся игроков: не больше { $most }.
found-fault-registers = Хотя бы на одну площадку должна быть запись.
found-fault-misfit = Это не сочетается с остальным. Верните как было или начните с другого примера.
