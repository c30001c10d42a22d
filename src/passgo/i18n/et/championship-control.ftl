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
entry-list-back = Helista kohe tagasi
entry-list-lead-back = Nad palusid helistada sel ajal.
entry-call-near = { $count ->
    [one] { $count } inimesele pole veel helistatud. Algus: { $when }
   *[other] { $count } inimesele pole veel helistatud. Algus: { $when }
}
entry-call-attempts = { $count ->
    [one] { $count } katse, { $when }
   *[other] { $count } katset, viimane { $when }
}
entry-call-back-at = Helista tagasi: { $when }
entry-call-add = Märgi kõne üles
entry-calls = Kõned
entry-call-outcome = Kuidas läks?
entry-call-no-answer = Ei vastanud
entry-call-call-back = Helista hiljem
entry-call-note = Ainult märkus
entry-call-when = Millal helistada
entry-call-text = Märkus
entry-done-noted = Üles märgitud.
entry-call-wrong = Vali tagasihelistamise päev ja kellaaeg või kirjuta kuni 500 märgiga märkus.
control-place-holds = Meistri koht on temal.
control-place-pass = Anna koht edasi
hall-done-pass-place = Koht on edasi antud.
control-place-held = Meistri koht ({ $prize }): { $name }.
hall-page-mail = Kirjuta e-kirju
mail-desk-write = Kirjuta osalejatele
mail-desk-stage = Etapp
mail-desk-group = Rühm
mail-desk-alternates = Varumängijad
mail-desk-words = Igaühe jaoks täidetakse:
mail-desk-needed = Tekstis peab olema { $word }.
mail-desk-count = Loenda ja vaata
mail-desk-counted = { $count ->
    [0] Sellele valikule ei vasta keegi.
    [one] See läheb { $count } inimesele:
   *[other] See läheb { $count } inimesele:
}
mail-desk-send = { $count ->
    [one] Saada { $count } inimesele
   *[other] Saada { $count } inimesele
}
hall-done-send = E-kirjad on väljuvate hulgas.
mail-desk-too-many = Seda on ühe tunni kohta palju. Oota veidi ja saada siis see.
mail-desk-bad-unknown = { $word } ei ole siin täidetav.
mail-desk-bad-empty = Kirjuta teema ja tekst.
mail-desk-bad-long = Teema või tekst on liiga pikk.
mail-desk-reminders = Meeldetuletused
mail-desk-reminders-lead = Iga kinnitatu saab igal neist päevadest ühe e-kirja. Peaproov ei saada ühtegi.
mail-desk-days = Päevi enne algust, näiteks 7, 1
mail-desk-bad-days = Sisesta kuni 5 täisarvu vahemikus 1–60 või jäta tühjaks.
hall-done-reminders = Salvestatud.
mail-desk-texts = E-kirjade tekstid
mail-desk-texts-lead = Iga teksti saab muuta, keel keele haaval. Ilma oma tekstita keeltesse jääb tavaline tekst.
mail-desk-own = Oma tekst:
mail-desk-all = Kõik e-kirjad
mail-desk-language = Teksti keel
mail-desk-preview = Eelvaade
mail-desk-keep = Kasuta seda teksti
mail-desk-standard = Tavaline tekst tagasi
hall-done-keep = Sinu tekst on kasutusel.
hall-done-standard = Tavaline tekst on jälle kasutusel.
logged-call-taken = Peakohtunik on teel.
