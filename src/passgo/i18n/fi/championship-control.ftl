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
entry-list-back = Soita nyt takaisin
entry-list-lead-back = He pyysivät soittoa tähän aikaan.
entry-call-near = { $count ->
    [one] { $count } henkilölle ei ole vielä soitettu. Aloitus: { $when }
   *[other] { $count } henkilölle ei ole vielä soitettu. Aloitus: { $when }
}
entry-call-attempts = { $count ->
    [one] { $count } yritys, { $when }
   *[other] { $count } yritystä, viimeisin { $when }
}
entry-call-back-at = Soita takaisin: { $when }
entry-call-add = Merkitse puhelu
entry-calls = Puhelut
entry-call-outcome = Miten puhelu päättyi?
entry-call-no-answer = Ei vastausta
entry-call-call-back = Soita myöhemmin
entry-call-note = Pelkkä muistiinpano
entry-call-when = Milloin soitetaan
entry-call-text = Muistiinpano
entry-done-noted = Merkitty.
entry-call-wrong = Valitse päivä ja aika takaisinsoitolle tai kirjoita enintään 500 merkin muistiinpano.
control-place-holds = Hänellä on mestarin paikka.
control-place-pass = Anna paikka eteenpäin
hall-done-pass-place = Paikka on annettu eteenpäin.
control-place-held = Mestarin paikka ({ $prize }): { $name }.
hall-page-mail = Kirjoita sähköposteja
mail-desk-write = Kirjoita osallistujille
mail-desk-stage = Vaihe
mail-desk-group = Ryhmä
mail-desk-alternates = Varapelaajat
mail-desk-words = Täytetään jokaiselle:
mail-desk-needed = Tekstissä on oltava { $word }.
mail-desk-count = Laske ja esikatsele
mail-desk-counted = { $count ->
    [0] Kukaan ei vastaa tätä valintaa.
    [one] Tämä lähtee { $count } henkilölle:
   *[other] Tämä lähtee { $count } henkilölle:
}
mail-desk-send = { $count ->
    [one] Lähetä { $count } henkilölle
   *[other] Lähetä { $count } henkilölle
}
hall-done-send = Viestit ovat lähtevissä.
mail-desk-too-many = Siinä on paljon viestejä yhteen tuntiin. Odota hetki ja lähetä sitten tämä.
mail-desk-bad-unknown = { $word } ei ole täytettävissä tässä.
mail-desk-bad-empty = Kirjoita aihe ja teksti.
mail-desk-bad-long = Aihe tai teksti on liian pitkä.
mail-desk-reminders = Muistutukset
mail-desk-reminders-lead = Jokainen vahvistettu saa yhden viestin kunakin näistä päivistä. Harjoitus ei lähetä mitään.
mail-desk-days = Päiviä ennen aloitusta, esimerkiksi 7, 1
mail-desk-bad-days = Anna enintään 5 kokonaislukua väliltä 1–60 tai ei mitään.
hall-done-reminders = Tallennettu.
mail-desk-texts = Sähköpostien tekstit
mail-desk-texts-lead = Jokaista tekstiä voi muuttaa, kieli kerrallaan. Muissa kielissä säilyy vakioteksti.
mail-desk-own = Oma teksti:
mail-desk-all = Kaikki viestit
mail-desk-language = Tekstin kieli
mail-desk-preview = Esikatselu
mail-desk-keep = Käytä tätä tekstiä
mail-desk-standard = Palauta vakioteksti
hall-done-keep = Tekstisi on käytössä.
hall-done-standard = Vakioteksti on taas käytössä.
logged-call-taken = Päätuomari tulossa.
