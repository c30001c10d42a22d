hall-calls = Peakohtuniku kutsed
hall-calls-none = Ükski laud ei oota.
hall-call-table = Laud { $table } ({ $place })
hall-call-since = alates { $time }
hall-call-taken = { $name } on teel.
hall-call-take = Olen teel
hall-call-end = Lahendatud
hall-call = Kutsu peakohtunik
hall-page-control = Juhtimiskeskus
control-time = Seis kell { $time }.
control-reload = Laadi uuesti
control-registered = Registreeritud
control-phoned = Helistatud
control-present = Kohale tulnud
control-seated = Laudades
control-playing = Laudu mängib
control-due = Protokoll puudu
control-unconfirmed = Kinnitada
control-notes = Märkused
control-total = Kõik
control-calls = { $count ->
    [one] { $count } kutse
   *[other] { $count } kutset
}
control-late-start = Pidi algama kell { $time }
control-late-end = Aeg sai läbi kell { $time }
control-late = { $count } hilineb
panel-call = Kutsu peakohtunik
panel-called = Peakohtunik kutsuti kell { $time }.
panel-call-taken = { $name } on teel.
panel-call-end = Lahendatud
panel-entry-call = Peakohtuniku kutse
panel-entry-end-call = Kutse lahendatud
panel-timers = Taimerid
panel-timer-deal = { $count ->
    [one] Tehing: kõige rohkem { $count } minut
   *[other] Tehing: kõige rohkem { $count } minutit
}
panel-timer-limit = Ajapiirang
panel-timer-minutes = Minutid
panel-timer-start = Käivita
panel-timer-stop = Peata
panel-timer-reset = Lähtesta
panel-timer-over-deal = Tehingu aeg on läbi.
panel-timer-over-limit = Ajapiirang on läbi.
