# What only the terminal game says; all else is as at the live table. Commands are English words in every language.

play-title = { $edition }, початкове число { $seed }
play-title-loaded = { $edition }, продовження після ходу { $turn }
play-how = Введіть число або команду; список команд показує { $command }.
play-cash = У вас { $cash }.
play-wait = Не зараз
play-free = З цих наборів нікому нічого не належить: { $groups }.
play-no-choice = Введіть число від 1 до { $most }.
play-first = Спершу: { $space }.
play-unknown-space = Сектора з назвою { $word } немає.
play-unknown-player = Нікого не звуть { $word }. Гравці: { $players }.
play-bad-action = Команди { $word } немає. Список команд показує { $command }.
play-perhaps = Можливо, ви мали на увазі { $word }.
play-saved = Збережено: { $file }.
play-save-where = Укажіть, куди зберегти: { $command }
play-unsaved = Цю гру не збережено. Введіть { $command }, щоб її зберегти, або ще раз { $quit }, щоб вийти.
play-resume = Продовжити: { $command }
play-not-saved = Гру не збережено.
play-cannot-save = Не вдається зберегти гру: { $file }. Виберіть інший файл.
play-file-there = Файл { $file } уже є. Виберіть інший.
play-limit = Зупинено після ходу { $turn }; гру не закінчено.
play-commands = Команди
play-help-number = Вибирає один із пронумерованих варіантів; слова поруч роблять те саме.
play-help-short = Досить початку назви.
play-help-actor = Діє за іншого гравця за цією клавіатурою, за банкіра або за суддю.
play-help-save = Зберегти гру
