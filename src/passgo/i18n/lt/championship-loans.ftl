# Čempionatai: vieta, perduota nešiojamajam kompiuteriui, kuris ją tvarko be interneto.

hall-page-loans = Vietų perdavimas
loan-lead = Perduokite vietą nešiojamajam kompiuteriui, kuris ją tvarkys be interneto. Iki perdavimo pabaigos viskas apie tą vietą įvedama ten.
loan-state-lent = Perduota
loan-state-finished = Baigta
loan-state-recalled = Atsiimta
loan-since = Perduota nuo { $moment }
loan-reported = Paskutiniai rezultatai: { $moment }.
loan-entries = { $count ->
    [one] { $count } įrašas.
    [few] { $count } įrašai.
    [many] { $count } įrašo.
   *[other] { $count } įrašų.
}
loan-told-none = Rezultatų dar nėra.
loan-unfinished = { $count ->
    [0] Nebaigta: vieta dar perduota.
    [one] Nebaigta: dar žaidžiama prie { $count } stalo.
    [few] Nebaigta: dar žaidžiama prie { $count } stalų.
    [many] Nebaigta: dar žaidžiama prie { $count } stalo.
   *[other] Nebaigta: dar žaidžiama prie { $count } stalų.
}
loan-archive = Failas kompiuteriui
loan-recall = Atsiimti
loan-recall-lead = Ko kompiuteris iki šiol negrąžino, nebebus priimta. Darykite tai tik tada, kai kompiuteris pamestas ar sugedęs.
hall-done-recall = Vieta vėl tvarkoma čia.

loan-import = Įkelti rezultatus
loan-import-lead = Rezultatus į serverį galite kelti kiek norite kartų, net viduryje turo. Pridedama tik tai, kas nauja.
loan-import-file = Rezultatų failas iš nešiojamojo kompiuterio
loan-told-new = { $count ->
    [one] Įkeltas { $count } naujas įrašas.
    [few] Įkelti { $count } nauji įrašai.
    [many] Įkelta { $count } naujo įrašo.
   *[other] Įkelta { $count } naujų įrašų.
}
loan-told-nothing = Šiame faile nieko naujo nėra.
loan-told-finished = Vietos darbas baigtas, perdavimas pasibaigė.
loan-lend = Perduoti vietą
loan-label = Nešiojamojo kompiuterio pavadinimas
loan-lent = Vieta perduota: { $city }
loan-key = Raktas
loan-key-lead = Raktą pasakykite telefonu arba perduokite ant popieriaus, niekada kartu su failu.

loan-home = Šis kompiuteris tvarko vietą: { $city }.
loan-home-results = Atsisiųsti rezultatus
loan-finish = Baigti vietos darbą
loan-finish-lead = Po to šiame kompiuteryje nieko įvesti nebegalėsite. Tada atsisiųskite rezultatus ir įkelkite juos į serverį; tuo perdavimas ir baigsis.
hall-done-finish = Baigta. Dabar atsisiųskite rezultatus.
loan-home-finished = Šios vietos darbas baigtas. Įkelkite rezultatus į serverį.

refusal-champ-venue-finished = Šio kompiuterio darbas baigtas. Toliau dirbkite čempionato serveryje.
refusal-champ-venue-not-lent = Ši vieta neperduota.
loan-refused-broken = Failas sugadintas. Dar kartą atsisiųskite rezultatus iš nešiojamojo kompiuterio.
loan-refused-signature = Šį failą sukūrė ne tas kompiuteris, kuriam perduota vieta, arba jis pakeliui pakeistas.
loan-refused-other = Šiame faile nėra rezultatų iš vietos, kuri dabar perduota. Pasirinkite rezultatų failą iš nešiojamojo kompiuterio.
loan-refused-recalled = Ši vieta atsiimta, todėl jos kompiuteris nieko daugiau įkelti negali. Kas įkelta anksčiau, išsaugota. Perduokite vietą dar kartą ir įveskite, ko trūksta.
loan-refused-diverged = Du kompiuteriai dirbo su tuo pačiu failu, ir kito rezultatai jau čia. Toliau dirbkite su anuo ir įveskite ten tai, ką turi tik šis.
loan-name-elsewhere = Kitur jau yra pareigūnas tokiu vardu. Pridėkite antrą vardą arba inicialą.
