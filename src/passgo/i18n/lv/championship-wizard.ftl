found-evening = Viena zāle, viens vakars
found-evening-lead = Atbildi uz četriem jautājumiem. Viss pārējais ir piedāvāts, un pirms publicēšanas to vari mainīt.
found-title = Čempionāta nosaukums
found-day = Datums
found-place = Vieta
found-place-hint = Zāle un pilsēta, piemēram: Skolas zāle, Vola
found-players = Spēlētāju skaits
found-zone = Laika josla
found-first-stage = Pirmās kārtas
found-last-stage = Fināls
found-continue = Turpināt
found-examples = Lielāki čempionāti
found-examples-lead = Sāc ar piemēru. Tā datumi ir pārcelti uz nākamajām nedēļām.
found-preset-greece-2015 = Vairākas pilsētas, viens valsts fināls
found-preset-about-greece-2015 = Turnīri pilsētās, fināls katrā pilsētā un valsts fināls. Kā Grieķijā 2015. gadā.
found-preset-worlds-2015 = Trīs kārtas, pusfināli un fināls
found-preset-about-worlds-2015 = Viena zāle. Trīs kārtu punktus saskaita, labākie sešpadsmit spēlē pusfinālus. Kā Makao 2015. gadā.
found-begin = Sākt
found-file = No faila
found-file-choose = Čempionāta fails (championship.toml)
found-file-faults = { $count ->
    [zero] Failā ir { $count } kļūdu.
    [one] Failā ir { $count } kļūda.
   *[other] Failā ir { $count } kļūdas.
}
found-file-long = Veidlapās ir vieta { $venues } norises vietām. Lielāku čempionātu izveido serverī ar programmu.
problem-too-many-drafts = Melnrakstu tev jau ir { $count }. Vispirms izmet vienu.
found-steps = Soļi
found-step-what = Kas
found-step-where = Kur un kad
found-step-who = Kas var piedalīties
found-step-stages = Posmi un galdi
found-step-clocks = Laiki
found-step-points = Punkti un neizšķirts rezultāts
found-step-terms = Dalības noteikumi
found-step-officials = Amatpersonas
found-step-check = Pārbaudīt un publicēt
found-open = { $count ->
    [zero] { $count } lauku vēl jāaizpilda
    [one] { $count } lauks vēl jāaizpilda
   *[other] { $count } lauki vēl jāaizpilda
}
found-to-check = Saglabāt un pārbaudīt
found-organisers = Rīkotāji
found-organisers-hint = Katru savā rindā. Ja tukšs: vadītājs.
found-prize = Balva čempionam
found-optional = Var palikt tukšs.
found-venue = { $number }. norises vieta
found-hall = Zāle vai adrese
found-city = Pilsēta
found-starts = Sākums
found-tables = Galdi vienlaikus
found-heats = Grupas pēc kārtas
found-heats-hint = 1, ja visiem spēlētājiem galds ir uzreiz.
found-registers = Šajā norises vietā var reģistrēties
found-remove = Noņemt
found-add-venue = Pievienot norises vietu
found-opens = Reģistrācijas sākums
found-closes = Pēdējā reģistrācijas diena
found-closes-hint = Šī diena ir ieskaitīta.
found-age = Mazākais vecums
found-any = Jebkura
found-alternates = Rezerve katrā norises vietā
found-alternates-hint = Viņi dabū vietu, kad kāds atsakās.
found-walk-ins = Reģistrēties var arī pie ieejas
found-no-employee = Rīkotāju darbinieki nevar piedalīties
found-no-relative = Šo darbinieku tuvi radinieki nevar piedalīties
found-stage-name = Posma nosaukums
found-at = Spēlē
found-at-venues = Katrā norises vietā, kurā reģistrējas
found-fewest = Spēlētāji pie galda, vismaz
found-most = Spēlētāji pie galda, ne vairāk par
found-advance = Cik tiek tālāk
found-advance-hint = No katras norises vietas. Pēdējā posmā: 1, čempions.
found-add-stage = Pievienot posmu
found-rounds = Kārtas
found-minutes = Minūtes kārtā
found-tolerance = Pēdējo apli var izsludināt tik minūšu agrāk
found-tolerance-hint = 0 nozīmē nekad.
found-points-lead = Tās ir parastās vērtības. Maini tās tikai tad, ja tavi noteikumi atšķiras.
found-points = Punkti
found-points-hint = Vispirms uzvarētāja punkti, starp skaitļiem atstarpes.
found-survivors = { $count ->
    [zero] Palikuši { $count } spēlētāju
    [one] Palicis { $count } spēlētājs
   *[other] Palikuši { $count } spēlētāji
}
found-valuation = Kopvērtība procentos no drukātās cenas
found-worth-deed = Īpašums
found-worth-mortgaged = Ieķīlāts īpašums
found-worth-house = Māja
found-worth-hotel = Viesnīca
found-hotel-houses = Mājas, ko skaita kopā ar viesnīcu
found-rounding = Noapaļošana
found-up = Uz augšu
found-down = Uz leju
found-ties = Neizšķirts rezultāts
found-table-ties = Starp viena galda spēlētājiem
found-across-ties = Starp dažādu galdu spēlētājiem
found-tie-worth = lielākā kopvērtība
found-tie-deeds = visvairāk īpašumu
found-tie-cash = visvairāk skaidras naudas
found-tie-head-judge = izšķir galvenais tiesnesis
found-tie-lot = izloze
found-terms-proposal =
    Ikviens, kas reģistrējas, piekrīt spēlēt pēc noteikumiem un ievērot tiesnešu lēmumus.
    Rīkotāji personas datus izmanto tikai šī čempionāta norisei un pēc tam tos dzēš.
    Dalībnieki savus datus var jebkurā laikā apskatīt, labot un dzēst.
found-officials-lead = Nosauc cilvēkus, kas tev palīdz. Katrs, kad publicēsi, saņems savu saiti. Vēl citus vari uzaicināt jebkurā laikā.
found-official = { $number }. amatpersona
found-ready = Viss ir gatavs. Apskati priekšskatījumu un tad publicē.
found-missing = Vēl nav pabeigts
found-preview = Priekšskatījums
found-preview-lead = Šis ir priekšskatījums. Neviens cits to neredz.
found-change = Kaut ko mainīt
found-download = Lejupielādēt kā failu
found-publish = Publicēt
found-director = Tavs vārds (vadītājs)
found-account = Izvēlies lietotājvārdu un paroli, lai varētu atgriezties no jebkuras ierīces.
found-have-account = Man jau ir konts
found-discard = Izmest melnrakstu
found-discard-sure = Vai izmest šo melnrakstu? Nekas no tā nepaliks.
found-links = Iedod katrai amatpersonai tās saiti. Saites tiek rādītas tikai vienu reizi.
found-link-qr = Saites kvadrātkods: { $name }
found-again = To atradīsi jebkurā ierīcē, kurā būsi pierakstījies.
found-mine = Mani čempionāti
found-mine-none = Pieraksties, lai redzētu savus izveidotos čempionātus.
found-drafts = Melnraksti
found-changed = Pēdējoreiz mainīts { $when }
found-copy = Rīkot vēlreiz
found-fault-needed = Aizpildi šo.
found-fault-long = Ne vairāk par { $most } zīmēm.
found-fault-lines = Ne vairāk par { $most } rindām, katrā līdz { $longest } zīmēm.
found-fault-number = Ievadi veselu skaitli no { $low } līdz { $high }.
found-fault-day = Izvēlies datumu.
found-fault-past = Tas jau ir pagājis. Izvēlies nākamu datumu.
found-fault-choice = Izvēlies no saraksta.
found-fault-closes = Tas ir pirms reģistrācijas sākuma.
found-fault-starts = Tad reģistrācija vēl notiek. Izvēlies vēlāku datumu vai beidz reģistrāciju agrāk.
found-fault-room = Vietu skaits pie galdiem: { $room }. Pievieno galdus vai samazini spēlētāju skaitu.
found-fault-advance = Nākamajā posmā šādam skaitam nav galdu. Pēdējā posmā jābūt 1.
found-fault-hall = Citu norises vietu spēlētāji te nevar ierasties. Izvēlies vietu, kurā neviens nereģistrējas.
found-fault-online = To nevar spēlēt tiešsaistē. Izvēlies citu izdevumu vai citus galdus.
found-fault-points = { $count ->
    [zero] Ievadi { $count } skaitļus līdz { $most }.
    [one] Ievadi { $count } skaitli līdz { $most }.
   *[other] Ievadi { $count } skaitļus līdz { $most }. Neviens nedrīkst būt lielāks par iepriekšējo.
}
found-fault-winner = Uzvarētājs nevar saņemt vairāk nekā tad, kad palikuši mazāk spēlētāju: ne vairāk par { $most }.
found-fault-registers = Jābūt vismaz vienai norises vietai, kurā var reģistrēties.
found-fault-misfit = Tas nesader ar pārējo. Maini atpakaļ vai sāc ar citu piemēru.
