season-statistics = Статистика
season-minutes-each = Минут на стол
season-points = Очки за игру
season-times = Сколько раз
season-json = Статистика в JSON
season-xlsx = Таблица в XLSX
season-results = Результаты с именами
season-results-lead = Удалённые люди в них без имени. Храните эти файлы как список участников.
