found-evening = Viena salė, vienas vakaras
found-evening-lead = Atsakykite į keturis klausimus. Visa kita jau pasiūlyta, o prieš paskelbdami galite pakeisti.
found-title = Čempionato pavadinimas
found-day = Data
found-place = Vieta
found-place-hint = Salė ir miestas, pavyzdžiui: Mokyklos salė, Volas
found-players = Žaidėjų skaičius
found-zone = Laiko juosta
found-first-stage = Pirmieji turai
found-last-stage = Finalas
found-continue = Toliau
found-examples = Didesni čempionatai
found-examples-lead = Pradėkite nuo pavyzdžio. Jo datos perkeltos į artimiausias savaites.
found-preset-greece-2015 = Keli miestai, vienas šalies finalas
found-preset-about-greece-2015 = Turnyrai miestuose, finalas kiekviename mieste ir šalies finalas. Kaip Graikijoje 2015 m.
found-preset-worlds-2015 = Trys turai, pusfinaliai ir finalas
found-preset-about-worlds-2015 = Viena salė. Trijų turų taškai sudedami, šešiolika geriausių žaidžia pusfinalius. Kaip Makao 2015 m.
found-begin = Pradėti
found-file = Iš failo
found-file-choose = Čempionato failas (championship.toml)
found-file-faults = { $count ->
    [one] Faile yra { $count } klaida.
    [few] Faile yra { $count } klaidos.
    [many] Faile yra { $count } klaidos.
   *[other] Faile yra { $count } klaidų.
}
found-file-long = Formose telpa { $venues } vietų. Didesnis čempionatas kuriamas serveryje programa.
problem-too-many-drafts = Juodraščių jau turite { $count }. Pirmiausia vieną išmeskite.
found-steps = Žingsniai
found-step-what = Kas
found-step-where = Kur ir kada
found-step-who = Kas gali dalyvauti
found-step-stages = Etapai ir stalai
found-step-clocks = Laikai
found-step-points = Taškai ir vienodi rezultatai
found-step-terms = Sąlygos
found-step-officials = Pareigūnai
found-step-check = Patikrinti ir paskelbti
found-open = { $count ->
    [one] Liko užpildyti { $count } lauką
    [few] Liko užpildyti { $count } laukus
    [many] Liko užpildyti { $count } lauko
   *[other] Liko užpildyti { $count } laukų
}
found-to-check = Įrašyti ir patikrinti
found-organisers = Organizatoriai
found-organisers-hint = Kiekvieną naujoje eilutėje. Jei tuščia – vadovas.
found-prize = Čempiono prizas
found-optional = Gali likti tuščia.
found-venue = { $number } vieta
found-hall = Salė arba adresas
found-city = Miestas
found-starts = Pradžia
found-tables = Stalai vienu metu
found-heats = Grupės viena po kitos
found-heats-hint = 1, jei visi žaidėjai iškart turi stalą.
found-registers = Šioje vietoje galima registruotis
found-remove = Pašalinti
found-add-venue = Pridėti vietą
found-opens = Registracija prasideda
found-closes = Paskutinė registracijos diena
found-closes-hint = Ši diena įskaičiuota.
found-age = Mažiausias amžius
found-any = Bet kuri
found-alternates = Atsarginiai kiekvienoje vietoje
found-alternates-hint = Jie gauna vietą, kai kas nors atsisako.
found-walk-ins = Registruotis galima ir prie įėjimo
found-no-employee = Organizatorių darbuotojai negali dalyvauti
found-no-relative = Tų darbuotojų artimieji negali dalyvauti
found-stage-name = Etapo pavadinimas
found-at = Žaidžiama
found-at-venues = Kiekvienoje vietoje, kurioje registruojamasi
found-fewest = Žaidėjų prie stalo bent
found-most = Žaidėjų prie stalo daugiausia
found-advance = Kiek patenka toliau
found-advance-hint = Iš kiekvienos vietos. Paskutiniame etape: 1, čempionas.
found-add-stage = Pridėti etapą
found-rounds = Turai
found-minutes = Turo minutės
found-tolerance = Tiek minučių anksčiau galima skelbti paskutinį ratą
found-tolerance-hint = 0 reiškia niekada.
found-points-lead = Tai įprastos reikšmės. Keiskite jas tik tada, jei jūsų taisyklės kitokios.
found-points = Taškai
found-points-hint = Pirmiausia nugalėtojo taškai, tarp skaičių – tarpai.
found-survivors = { $count ->
    [one] Liko { $count } žaidėjas
    [few] Liko { $count } žaidėjai
    [many] Liko { $count } žaidėjo
   *[other] Liko { $count } žaidėjų
}
found-valuation = Grynasis turtas procentais nuo išspausdintos kainos
found-worth-deed = Nuosavybė
found-worth-mortgaged = Įkeista nuosavybė
found-worth-house = Namas
found-worth-hotel = Viešbutis
found-hotel-houses = Su viešbučiu skaičiuojami namai
found-rounding = Apvalinimas
found-up = Aukštyn
found-down = Žemyn
found-ties = Vienodi rezultatai
found-table-ties = Tarp vieno stalo žaidėjų
found-across-ties = Tarp skirtingų stalų žaidėjų
found-tie-worth = didžiausias grynasis turtas
found-tie-deeds = daugiausia nuosavybių
found-tie-cash = daugiausia grynųjų
found-tie-head-judge = sprendžia vyriausiasis teisėjas
found-tie-lot = burtai
found-terms-proposal =
    Kiekvienas, kuris registruojasi, sutinka žaisti pagal taisykles ir laikytis teisėjų sprendimų.
    Organizatoriai asmens duomenis naudoja tik šiam čempionatui vykdyti, o paskui juos ištrina.
    Dalyviai savo duomenis gali bet kada peržiūrėti, pataisyti ir ištrinti.
found-officials-lead = Įrašykite žmones, kurie jums padeda. Paskelbus kiekvienas gauna savo nuorodą. Daugiau pakviesti galite bet kada.
found-official = { $number } pareigūnas
found-ready = Viskas yra. Pažiūrėkite peržiūrą ir skelbkite.
found-missing = Dar nebaigta
found-preview = Peržiūra
found-preview-lead = Tai peržiūra. Niekas kitas jos nemato.
found-change = Ką nors pakeisti
found-download = Atsisiųsti kaip failą
found-publish = Paskelbti
found-director = Jūsų, kaip vadovo, vardas
found-account = Pasirinkite prisijungimo vardą ir slaptažodį, kad galėtumėte grįžti iš bet kurio įrenginio.
found-have-account = Paskyrą jau turiu
found-discard = Išmesti juodraštį
found-discard-sure = Išmesti šį juodraštį? Iš jo nieko neliks.
found-links = Duokite kiekvienam pareigūnui jo nuorodą. Nuorodos rodomos tik vieną kartą.
found-link-qr = Nuorodos QR kodas: { $name }
found-again = Jį rasite bet kuriame įrenginyje, kuriame esate prisijungę.
found-mine = Mano čempionatai
found-mine-none = Prisijunkite, kad matytumėte savo sukurtus čempionatus.
found-drafts = Juodraščiai
found-changed = Paskutinį kartą keista { $when }
found-copy = Rengti dar kartą
found-fault-needed = Užpildykite šį lauką.
found-fault-long = Daugiausia { $most } ženklų.
found-fault-lines = Daugiausia { $most } eilučių po { $longest } ženklų.
found-fault-number = Įveskite sveikąjį skaičių nuo { $low } iki { $high }.
found-fault-day = Pasirinkite datą.
found-fault-past = Tai jau praėjo. Pasirinkite būsimą datą.
found-fault-choice = Pasirinkite iš sąrašo.
found-fault-closes = Tai anksčiau, nei prasideda registracija.
found-fault-starts = Tada registracija dar vyksta. Pasirinkite vėlesnę datą arba baikite registraciją anksčiau.
found-fault-room = Prie stalų yra { $room } vietų. Pridėkite stalų arba sumažinkite žaidėjų skaičių.
found-fault-advance = Kitame etape tokiam skaičiui nėra stalų. Paskutiniame etape turi būti 1.
found-fault-hall = Kitų vietų žaidėjai čia negali atvykti. Pasirinkite vietą, kurioje niekas nesiregistruoja.
found-fault-online = To negalima žaisti internete. Pasirinkite kitą leidimą arba kitus stalus.
found-fault-points = { $count ->
    [one] Įveskite { $count } skaičių iki { $most }.
    [few] Įveskite { $count } skaičius iki { $most }. Nė vienas negali būti didesnis už ankstesnį.
    [many] Įveskite { $count } skaičiaus iki { $most }. Nė vienas negali būti didesnis už ankstesnį.
   *[other] Įveskite { $count } skaičių iki { $most }. Nė vienas negali būti didesnis už ankstesnį.
}
found-fault-winner = Nugalėtojas negali gauti daugiau nei tada, kai žaidėjų lieka mažiau: daugiausia { $most }.
found-fault-registers = Registruotis turi būti galima bent vienoje vietoje.
found-fault-misfit = Tai nedera su visa kita. Grąžinkite, kaip buvo, arba pradėkite nuo kito pavyzdžio.
