season-statistics = Statistiche
season-minutes-each = Minuti per tavolo
season-points = Punti per partita
season-times = Volte
season-json = Statistiche in JSON
season-xlsx = Classifica in XLSX
season-results = Risultati con i nomi
season-results-lead = Le persone cancellate sono senza nome. Conserva questi file come l’elenco dei partecipanti.
