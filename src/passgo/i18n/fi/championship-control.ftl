hall-calls = Päätuomaria kutsutaan
hall-calls-none = Mikään pöytä ei odota.
hall-call-table = Pöytä { $table } ({ $place })
hall-call-since = klo { $time } alkaen
hall-call-taken = { $name } on tulossa.
hall-call-take = Olen tulossa
hall-call-end = Hoidettu
hall-call = Kutsu päätuomari
hall-page-control = Valvomo
control-time = Tilanne klo { $time }.
control-reload = Lataa uudelleen
control-registered = Ilmoittautuneet
control-phoned = Soitettu
control-present = Saapuneet
control-seated = Pöydissä
control-playing = Pöytiä pelaa
control-due = Lomake puuttuu
control-unconfirmed = Vahvistettavana
control-notes = Huomiot
control-total = Kaikki
control-calls = { $count ->
    [one] { $count } kutsu
   *[other] { $count } kutsua
}
control-late-start = Piti alkaa klo { $time }
control-late-end = Aika päättyi klo { $time }
control-late = { $count } myöhässä
panel-call = Kutsu päätuomari
panel-called = Päätuomari kutsuttiin klo { $time }.
panel-call-taken = { $name } on tulossa.
panel-call-end = Hoidettu
panel-entry-call = Päätuomarin kutsu
panel-entry-end-call = Kutsu hoidettu
panel-timers = Ajastimet
panel-timer-deal = { $count ->
    [one] Kauppa: enintään { $count } minuutti
   *[other] Kauppa: enintään { $count } minuuttia
}
panel-timer-limit = Aikaraja
panel-timer-minutes = Minuutit
panel-timer-start = Käynnistä
panel-timer-stop = Pysäytä
panel-timer-reset = Nollaa
panel-timer-over-deal = Kaupan aika on lopussa.
panel-timer-over-limit = Aikaraja on täynnä.
