# Столи чемпіонату, за якими грають тут.
online-title = Ваш стіл
online-ready = Стіл { $table } готовий. Ви граєте під псевдонімом «{ $nickname }»; іншого імені ніхто не бачить.
online-sit-down = Сісти за стіл
online-wait = Ваш потік ще не почався. Сторінка оновлюється сама; не закривайте її.
online-entry = Назад до моєї заявки
hall-page-online = Онлайн-столи
online-none = Онлайн-столів поки що немає.
online-table = Стіл { $table }: { $stage }, { $city }, тур { $round }
online-status-lobby = Стіл готують до гри.
online-status-playing = Триває гра.
online-status-finished = Гру закінчено; протокол вноситься автоматично.
online-status-abandoned = Стіл закрито.
online-watch = Дивитися
online-judge = Суддя
online-judge-it = Зайняти місце судді
