# Stoły mistrzostw, przy których gra się tutaj.
online-title = Twój stół
online-ready = Stół { $table } jest gotowy. Grasz jako „{ $nickname }”; innej nazwy nikt nie widzi.
online-sit-down = Zajmij miejsce
online-wait = Twoja seria jeszcze się nie zaczęła. Ta strona sama się odświeża; zostaw ją otwartą.
online-entry = Wróć do mojego zgłoszenia
hall-page-online = Stoły online
online-none = Nie ma jeszcze stołów online.
online-table = Stół { $table }: { $stage }, { $city }, runda { $round }
online-status-lobby = Stół jest przygotowywany.
online-status-playing = Gra trwa.
online-status-finished = Gra skończona; protokół wpisuje się automatycznie.
online-status-abandoned = Stół został zamknięty.
online-watch = Oglądaj
online-judge = Sędzia
online-judge-it = Zajmij miejsce sędziego
