season-statistics = Статистика
season-minutes-each = Хвилин на стіл
season-points = Очки за гру
season-times = Скільки разів
season-json = Статистика в JSON
season-xlsx = Таблиця в XLSX
season-results = Результати з іменами
season-results-lead = Видалені люди в них без імені. Зберігайте ці файли як список учасників.
