# What only the terminal game says; all else is as at the live table. Commands are English words in every language.

play-title = { $edition }, начално число { $seed }
play-title-loaded = { $edition }, продължение след ход { $turn }
play-how = Въведете число или команда; { $command } показва командите.
play-cash = Имате { $cash }.
play-wait = Не сега
play-free = От тези комплекти никой няма нищо: { $groups }.
play-no-choice = Въведете число от 1 до { $most }.
play-first = Започнете с „{ $space }“.
play-unknown-space = Няма поле с името { $word }.
play-unknown-player = Никой не се казва { $word }. Играчите: { $players }.
play-bad-action = Няма команда { $word }. Въведете { $command } за списък на командите.
play-perhaps = Може би имате предвид { $word }.
play-saved = Запазено в { $file }.
play-save-where = Посочете къде да се запази: { $command }
play-unsaved = Тази игра не е запазена. Въведете { $command }, за да я запазите, или пак { $quit }, за да излезете.
play-resume = Продължете с: { $command }
play-not-saved = Играта не беше запазена.
play-cannot-save = Играта не може да се запази в { $file }. Изберете друг файл.
play-file-there = { $file } вече съществува. Изберете друг файл.
play-limit = Спряна след ход { $turn }; играта не е свършила.
play-commands = Команди
play-help-number = Избира една от номерираните възможности; думите до нея правят същото.
play-help-short = Стига началото на името.
play-help-actor = Действа за друг човек на тази клавиатура, за банкера или за съдията.
play-help-save = Запазване на играта
