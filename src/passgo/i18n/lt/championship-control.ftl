hall-calls = Vyriausiojo teisėjo kvietimai
hall-calls-none = Nė vienas stalas nelaukia.
hall-call-table = { $table } stalas ({ $place })
hall-call-since = nuo { $time }
hall-call-taken = { $name } jau eina.
hall-call-take = Jau einu
hall-call-end = Išspręsta
hall-call = Kviesti vyr. teisėją
hall-page-control = Valdymo pultas
control-time = Padėtis { $time }.
control-reload = Įkelti iš naujo
control-registered = Registruoti
control-phoned = Paskambinta
control-present = Atvykę
control-seated = Susodinti
control-playing = Žaidžia stalų
control-due = Trūksta protokolų
control-unconfirmed = Patvirtinti
control-notes = Pastabos
control-total = Visi
control-calls = { $count ->
    [one] { $count } kvietimas
    [few] { $count } kvietimai
    [many] { $count } kvietimo
   *[other] { $count } kvietimų
}
control-late-start = Turėjo prasidėti { $time }
control-late-end = Laikas baigėsi { $time }
control-late = Vėluoja: { $count }
panel-call = Kviesti vyr. teisėją
panel-called = Vyriausiasis teisėjas pakviestas { $time }.
panel-call-taken = { $name } jau eina.
panel-call-end = Išspręsta
panel-entry-call = Vyriausiojo teisėjo kvietimas
panel-entry-end-call = Kvietimas išspręstas
panel-timers = Laikmačiai
panel-timer-deal = { $count ->
    [one] Sandoris: ne ilgiau kaip { $count } minutė
    [few] Sandoris: ne ilgiau kaip { $count } minutės
    [many] Sandoris: ne ilgiau kaip { $count } minutės
   *[other] Sandoris: ne ilgiau kaip { $count } minučių
}
panel-timer-limit = Laiko riba
panel-timer-minutes = Minutės
panel-timer-start = Paleisti
panel-timer-stop = Sustabdyti
panel-timer-reset = Nustatyti iš naujo
panel-timer-over-deal = Sandorio laikas baigėsi.
panel-timer-over-limit = Laiko riba baigėsi.
entry-list-back = Perskambinti dabar
entry-list-lead-back = Jie prašė paskambinti šiuo laiku.
entry-call-near = { $count ->
    [one] { $count } žmogui dar nepaskambinta. Pradžia: { $when }
    [few] { $count } žmonėms dar nepaskambinta. Pradžia: { $when }
    [many] { $count } žmogaus dar nepaskambinta. Pradžia: { $when }
   *[other] { $count } žmonių dar nepaskambinta. Pradžia: { $when }
}
entry-call-attempts = { $count ->
    [one] { $count } bandymas, { $when }
    [few] { $count } bandymai, paskutinis { $when }
    [many] { $count } bandymo, paskutinis { $when }
   *[other] { $count } bandymų, paskutinis { $when }
}
entry-call-back-at = Perskambinti: { $when }
entry-call-add = Pažymėti skambutį
entry-calls = Skambučiai
entry-call-outcome = Kuo baigėsi?
entry-call-no-answer = Neatsiliepia
entry-call-call-back = Perskambinti vėliau
entry-call-note = Tik pastaba
entry-call-when = Kada perskambinti
entry-call-text = Pastaba
entry-done-noted = Pažymėta.
entry-call-wrong = Pasirinkite dieną ir laiką arba parašykite iki 500 ženklų pastabą.
control-place-holds = Čempiono vieta priklauso šiam žaidėjui.
control-place-pass = Perleisti vietą
hall-done-pass-place = Vieta perleista.
control-place-held = Čempiono vieta ({ $prize }): { $name }.
hall-page-mail = Rašyti laiškus
mail-desk-write = Rašyti dalyviams
mail-desk-stage = Etapas
mail-desk-group = Grupė
mail-desk-alternates = Atsarginiai
mail-desk-words = Kiekvienam įrašoma:
mail-desk-needed = Tekste turi būti { $word }.
mail-desk-count = Suskaičiuoti ir rodyti
mail-desk-counted = { $count ->
    [0] Šio pasirinkimo niekas neatitinka.
    [one] Tai gaus { $count } žmogus:
    [few] Tai gaus { $count } žmonės:
    [many] Tai gaus { $count } žmogaus:
   *[other] Tai gaus { $count } žmonių:
}
mail-desk-send = { $count ->
    [one] Siųsti { $count } žmogui
    [few] Siųsti { $count } žmonėms
    [many] Siųsti { $count } žmogaus
   *[other] Siųsti { $count } žmonių
}
hall-done-send = Laiškai – siuntimo dėžutėje.
mail-desk-too-many = Vienai valandai tai daug laiškų. Truputį palaukite ir siųskite šį.
mail-desk-bad-unknown = { $word } čia įrašyti negalima.
mail-desk-bad-empty = Parašykite temą ir tekstą.
mail-desk-bad-long = Tema arba tekstas per ilgas.
mail-desk-reminders = Priminimai
mail-desk-reminders-lead = Kiekvienas patvirtintas dalyvis kiekvieną iš šių dienų gauna po laišką. Repeticija nesiunčia nė vieno.
mail-desk-days = Dienos iki pradžios, pavyzdžiui, 7, 1
mail-desk-bad-days = Įveskite iki 5 sveikųjų skaičių nuo 1 iki 60 arba nieko.
hall-done-reminders = Įrašyta.
mail-desk-texts = Laiškų tekstai
mail-desk-texts-lead = Kiekvieną tekstą galima keisti, kalbą po kalbos. Kalbose be savo teksto lieka įprastas.
mail-desk-own = Savas tekstas:
mail-desk-all = Visi laiškai
mail-desk-language = Teksto kalba
mail-desk-preview = Peržiūra
mail-desk-keep = Naudoti šį tekstą
mail-desk-standard = Grąžinti įprastą
hall-done-keep = Jūsų tekstas naudojamas.
hall-done-standard = Vėl naudojamas įprastas tekstas.
logged-call-taken = Vyr. teisėjas jau eina.
