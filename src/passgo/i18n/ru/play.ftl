# What only the terminal game says; all else is as at the live table. Commands are English words in every language.

play-title = { $edition }, начальное число { $seed }
play-title-loaded = { $edition }, продолжение после хода { $turn }
play-how = Введите число или команду; список команд показывает { $command }.
play-cash = У вас { $cash }.
play-wait = Не сейчас
play-free = Из этих групп никому ничего не принадлежит: { $groups }.
play-no-choice = Введите число от 1 до { $most }.
play-first = Сначала: { $space }.
play-unknown-space = Клетки с названием { $word } нет.
play-unknown-player = Никого не зовут { $word }. Игроки: { $players }.
play-bad-action = Команды { $word } нет. Список команд показывает { $command }.
play-perhaps = Возможно, вы имели в виду { $word }.
play-saved = Сохранено: { $file }.
play-save-where = Укажите, куда сохранить: { $command }
play-unsaved = Эта игра не сохранена. Введите { $command }, чтобы сохранить её, или ещё раз { $quit }, чтобы выйти.
play-resume = Продолжить: { $command }
play-not-saved = Игра не сохранена.
play-cannot-save = Не удаётся сохранить игру: { $file }. Выберите другой файл.
play-file-there = Файл { $file } уже есть. Выберите другой.
play-limit = Остановлено после хода { $turn }; игра не окончена.
play-commands = Команды
play-help-number = Выбирает один из пронумерованных вариантов; слова рядом делают то же самое.
play-help-short = Достаточно начала названия.
play-help-actor = Действует за другого игрока у этой клавиатуры, за банкира или за судью.
play-help-save = Сохранить игру
