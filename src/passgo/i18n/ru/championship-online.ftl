# Столы чемпионата, за которыми играют здесь.
online-title = Ваш стол
online-ready = Стол { $table } готов. Вы играете под псевдонимом «{ $nickname }»; другого имени никто не видит.
online-sit-down = Сесть за стол
online-wait = Ваш поток ещё не начался. Страница обновляется сама; не закрывайте её.
online-entry = Назад к моей заявке
hall-page-online = Онлайн-столы
online-none = Онлайн-столов пока нет.
online-table = Стол { $table }: { $stage }, { $city }, тур { $round }
online-status-lobby = Стол готовят к игре.
online-status-playing = Идёт игра.
online-status-finished = Игра окончена; протокол вносится автоматически.
online-status-abandoned = Стол закрыт.
online-watch = Смотреть
online-judge = Судья
online-judge-it = Занять место судьи
