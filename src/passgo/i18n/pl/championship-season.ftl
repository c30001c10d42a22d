season-statistics = Statystyka
season-minutes-each = Minuty na stół
season-points = Punkty na grę
season-times = Ile razy
season-json = Statystyka jako JSON
season-xlsx = Klasyfikacja jako XLSX
season-results = Wyniki z nazwiskami
season-results-lead = Usunięte osoby są tam bez nazwiska. Chroń te pliki tak jak listę uczestników.
