season-statistics = Статистика
season-minutes-each = Минути на маса
season-points = Точки на игра
season-times = Колко пъти
season-json = Статистика като JSON
season-xlsx = Класиране като XLSX
season-results = Резултати с имена
season-results-lead = Изтритите хора са в тях без име. Пазете тези файлове като списъка на участниците.
