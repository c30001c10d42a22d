# Маси от шампионата, които се играят тук.
online-title = Вашата маса
online-ready = Маса { $table } е готова. Играете като „{ $nickname }“; никой не вижда друго име.
online-sit-down = Сядане на масата
online-wait = Серията ви още не е започнала. Страницата се обновява автоматично; оставете я отворена.
online-entry = Обратно към заявката ми
hall-page-online = Онлайн маси
online-none = Още няма онлайн маси.
online-table = Маса { $table }: { $stage }, { $city }, кръг { $round }
online-status-lobby = Масата се подготвя.
online-status-playing = Играта тече.
online-status-finished = Играта свърши; протоколът се въвежда автоматично.
online-status-abandoned = Масата е закрита.
online-watch = Гледане
online-judge = Съдия
online-judge-it = Заемане на съдийското място
