# Čempionāts zālē: vadītāja pults, pulksteņi, protokoli, tabulas.

hall-desk = Amatpersonu lapas
hall-rule = Noteikums
hall-waiting = { $count ->
    [zero] Gaida { $count }
    [one] Gaida { $count }
   *[other] Gaida { $count }
}
hall-role-registrar = Reģistrators
hall-role-director = Vadītājs
hall-role-head-judge = Galvenais tiesnesis
hall-role-judge = Tiesnesis
hall-role-scorer = Sekretārs
hall-page-director = Kārtas
hall-page-registrar = Reģistrācija
hall-page-nicknames = Segvārdi
hall-page-entrants = Dalībnieki
hall-page-terms = Dalības noteikumi
hall-page-officials = Amatpersonas
hall-page-outbox = Izsūtāmās e-pasta vēstules
hall-page-sheets = Protokoli
hall-page-clock = Pulksteņi
hall-page-board = Rezultāti tiešraidē
hall-page-projector = Projektors
hall-page-judge = Mani galdi
hall-page-time = Datora pulkstenis

hall-director-lead = Katra kārta norit vienādi: galdu sadalījums, tiesneši, publicēšana, klātbūtnes pārbaude, spēle, protokoli, rezultāti, iekļūšana tālāk.
hall-champion = Čempions: { $nickname }
hall-venue = Norises vieta
hall-round = Kārta
hall-round-number = { $number }. kārta
hall-players = Spēlētāji
hall-stands = Statuss
hall-open-session = Atvērt: { $session }
hall-session = { $stage }, { $city }
hall-session-round = { $stage }, { $city }, { $round }. kārta
hall-backup = Rezerves kopija un žurnāls
hall-backup-lead = Rezerves kopiju saglabā ikreiz, kad publicē rezultātus vai slēdz posmu, ja serverim ir mape kopijām. Pirms nākamās kārtas pārkopē to uz citu ierīci.
hall-log = { $count ->
    [zero] { $count } notikumu žurnālā. Kontrolsumma:
    [one] { $count } notikums žurnālā. Kontrolsumma:
   *[other] { $count } notikumi žurnālā. Kontrolsumma:
}
hall-machine = Laika mašīna
hall-machine-lead = Šis čempionāts ir mēģinājums. To var pārcelt uz citu laiku, bet nekad pirms tā pēdējā notikuma.
hall-machine-now = Mēģinājums. Laiks šeit: { $moment }
hall-machine-to = Diena un laiks
hall-machine-go = Iestatīt laiku
hall-machine-back = Atpakaļ tagadnē
hall-time-jumped = Čempionāta datora pulkstenis mainījās lēcienveidā. Laiks pirms tam: { $was }. Pēc tam pulkstenis rādīja: { $says }. Kārtas un termiņi turpinās pēc iepriekšējā laika.
hall-time-open = Ko darīt
hall-time-now = Čempionāta laiks: { $time }. Datora pulkstenis: { $clock }.
hall-time-fine = Par pulksteni nav neviena atvērta ziņojuma.
hall-time-wrong = Ja pulkstenis ir nepareizs, noregulē to datorā. Ziņojums tad aizveras pats.
hall-time-right = Ja pulkstenis ir pareizs, tas šeit jāapstiprina divām amatpersonām. Kārtas, kas jau notiek, saglabā atlikušo laiku.
hall-time-accept = Pulkstenis ir pareizs
hall-time-proposed = { $name } saka, ka pulkstenis ir pareizs. Tas jāapstiprina otrai amatpersonai.
hall-time-venue = { $city }: tur datoram bija nepareizs pulkstenis. Pēdējā ieraksta laiks: { $was }. Pulkstenis rādīja: { $says }. Ierakstu secība nav mainījusies.
hall-rehearse = Ļaut botiem izspēlēt nākamo posmu
hall-rehearse-lead = Nākamais: { $stage }. Boti apsēžas pie katra galda un izspēlē posmu līdz galam; tas var ilgt minūti.

hall-pipeline = Šīs kārtas soļi
hall-state-done = izdarīts
hall-state-now = tagad
hall-state-later = vēlāk
hall-step-seating = Galdu sadalījums
hall-step-judges = Tiesneši
hall-step-publish = Publicēšana
hall-step-roll = Klātbūtnes pārbaude
hall-step-play = Spēle
hall-step-sheets = Protokoli
hall-step-release = Rezultāti
hall-step-qualify = Iekļūšana tālāk
hall-step-over = Pabeigts
hall-step-later = Vēl ne
hall-waits-director = To dara vadītājs.
hall-waits-head-judge = To dara galvenais tiesnesis.

hall-plan = Spēlētāji: { $players }, galdi: { $tables }, maiņas: { $heats }.
hall-drawn = Spēlētāji: { $players }, galdi: { $tables }.
hall-seed-printed = Izlozes skaitlis { $seed }: no tā ikviens var iegūt to pašu galdu sadalījumu.
hall-seeded = Spēcīgākie spēlētāji ir sadalīti pa dažādiem galdiem.
hall-reason-sizes = Spēlētāji pie galdiem: { $sizes }. Sadalīts vienmērīgi, pie galda no { $fewest } līdz { $most }.
hall-reason-repeats = { $count ->
    [0] Neviens ne ar vienu nesatiekas atkārtoti.
    [zero] Atkārtoti satiekas { $count } pāru: labāks sadalījums nav atrasts.
    [one] Atkārtoti satiekas { $count } pāris: labāks sadalījums nav atrasts.
   *[other] Atkārtoti satiekas { $count } pāri: labāks sadalījums nav atrasts.
}
hall-reason-apart = { $count ->
    [zero] Nav sēdināmi kopā: { $count } pāru.
    [one] Nav sēdināms kopā: { $count } pāris.
   *[other] Nav sēdināmi kopā: { $count } pāri.
}
hall-reason-fixed = { $count ->
    [zero] Noteikts galds ir { $count } spēlētājiem.
    [one] Noteikts galds ir { $count } spēlētājam.
   *[other] Noteikts galds ir { $count } spēlētājiem.
}
hall-broken-seated-twice = Kāds sēdētu pie diviem galdiem.
hall-broken-not-a-player = Vieta ir kādam, kas šajā kārtā nespēlē.
hall-broken-not-seated = Kādam, kas spēlē šajā kārtā, nav vietas.
hall-broken-table-too-small = Pie kāda galda ir par maz spēlētāju.
hall-broken-table-too-large = Pie kāda galda ir par daudz spēlētāju.
hall-broken-tables-differ = Galdu skaits nav tāds, kādu prasa formāts.
hall-broken-thinned-unevenly = Divi galdi atšķiras vairāk nekā par vienu spēlētāju.
hall-broken-fixed-seat = Spēlētājs nav pie galda, kas viņam noteikts.
hall-broken-kept-apart = Divi spēlētāji, kurus nedrīkst sēdināt kopā, sēž pie viena galda.
hall-table = { $number }. galds
hall-heat = { $number }. maiņa
hall-table-players = { $count ->
    [zero] { $count } spēlētāju
    [one] { $count } spēlētājs
   *[other] { $count } spēlētāji
}
hall-again = { $count ->
    [zero] { $count } agrāku tikšanos
    [one] { $count } agrāka tikšanās
   *[other] { $count } agrākas tikšanās
}
hall-judged-by = Tiesnesis: { $name }
hall-fixed = noteikts
hall-swap-lead = Atzīmē divus spēlētājus, lai apmainītu viņu vietas. Sadalījumu pārbauda vēlreiz; maiņu, kas pārkāpj noteikumu, noraida.
hall-swap = Apmainīt vietām
hall-swap-two = Atzīmē tieši divus spēlētājus.
hall-draw = Izlozēt galdus
hall-draw-again = Izlozēt vēlreiz
hall-seed = Izlozes skaitlis
hall-seed-lead = Izmanto doto skaitli vai publiski izlozētu.
hall-apart = Nesēdināt kopā
hall-apart-one = Pirmais spēlētājs
hall-apart-other = Otrais spēlētājs
hall-pair = { $one } un { $other }
hall-fixing = Noteiktie galdi
hall-fixed-player = Spēlētājs
hall-fixed-table = Galds
hall-fixed-at = { $name }: { $table }. galds

hall-judge-of = { $number }. galda tiesnesis
hall-judges-save = Iecelt šos tiesnešus
hall-judges-none = Šai norises vietai vēl nav uzaicināts neviens tiesnesis.
hall-judges-set = Galdi ar tiesnesi: { $count } no { $tables }.
hall-published = Publicēts. Oficiālais sākums: { $moment }
hall-projector-open = Rādīt projektorā
hall-pdf = Drukāt protokolus (PDF)
hall-starts = Oficiālais sākums (laika josla { $zone })
hall-publish = Publicēt galdu sadalījumu
hall-present = Klāt spēlētāji: { $present } no { $players }.
hall-missing = { $count ->
    [zero] Trūkst { $count }
    [one] Trūkst { $count }
   *[other] Trūkst { $count }
}
hall-small = Galdi ar pārāk maz spēlētājiem: { $tables }. Sadali šīs maiņas vietas no jauna.
hall-alternates = { $count ->
    [zero] Rezervē { $count }, klāt { $present }.
    [one] Rezervē { $count }, klāt { $present }.
   *[other] Rezervē { $count }, klāt { $present }.
}
hall-roll-alternates = Klātesošie no rezerves ieņem brīvās vietas numuru secībā
hall-roll = Pārbaudīt klātbūtni
hall-call-alternate = Aicināt nākamo no rezerves
hall-reseat = Pārdalīt { $heat }. maiņu
hall-start = { $count ->
    [zero] Sākt visus { $count } galdus reizē
    [one] Sākt ({ $count } galds)
   *[other] Sākt visus { $count } galdus reizē
}
hall-start-lead = Kas pārbaudē neatsaucās, zaudēja vietu. Laiks visiem galdiem sāk iet reizē.
hall-heat-waiting = Gaida
hall-heat-rolled = Pārbaudīts, var sākt
hall-heat-running = Notiek
hall-heat-last-round = Pēdējais aplis
hall-heat-paused = Apturēts
hall-heat-over = Laiks beidzies
hall-play-later = Pēc galdu sadalījuma publicēšanas.
hall-clock-of = { $heat }. maiņas pulkstenis
hall-expel = Diskvalificēt
hall-expel-who = Kuru diskvalificēt
hall-expel-lead = Par nepienācīgu uzvedību. Spēlētājs ieņem pēdējo vietu bez punktiem un atgriezties nedrīkst.
hall-reason = Iemesls
hall-fate-playing = spēlēja līdz beigām
hall-fate-bankrupt = bankrots
hall-fate-expelled = diskvalificēts
hall-fate-withdrawn = izstājās

hall-sheets-lead = Otra persona apskata katru protokolu un apstiprina to nemainītu vai sūta atpakaļ.
hall-sheets-none = Tagad protokolus negaida.
hall-sheets-count = Apstiprināti protokoli: { $confirmed } no { $tables }.
hall-sheets-short = { $confirmed } no { $tables }
hall-sheets-missing = Galdi bez protokola: { $tables }.
hall-sheet-waiting = nav sākts
hall-sheet-playing = spēlē
hall-sheet-due = trūkst protokola
hall-sheet-entered = gaida otru personu
hall-sheet-confirmed = apstiprināts
hall-sheet-of = { $number }. galda protokols
hall-sheet-none = Šim galdam protokols nav ievadīts.
hall-sheet-by = { $version }. versija, ievadīja { $name }.
hall-sheet-confirmed-by = Apstiprināja { $name }.
hall-back-session = Uz kārtu
hall-part-cash = Skaidra nauda
hall-part-deeds = Īpašumi
hall-part-mortgaged = Ieķīlātie īpašumi
hall-part-houses = Mājas
hall-part-hotels = Viesnīcas
hall-part-total = Kopvērtība
hall-holdings = { $count ->
    [zero] { $count } īpašumu
    [one] { $count } īpašums
   *[other] { $count } īpašumi
}
hall-mortgaged = ieķīlāts
hall-houses = { $count ->
    [zero] { $count } māju
    [one] { $count } māja
   *[other] { $count } mājas
}
hall-hotel = viesnīca
hall-signed = parakstīts
hall-unsigned = nav parakstīts
hall-placings = Vietas un punkti
hall-points-count = { $count ->
    [zero] { $count } punktu
    [one] { $count } punkts
   *[other] { $count } punkti
}
hall-tie = Rezultāts ir neizšķirts: lemj galvenais tiesnesis.
hall-decided-worth = pēc kopvērtības
hall-decided-deeds = vienāda kopvērtība, vairāk neieķīlātu īpašumu
hall-decided-cash = vienāda kopvērtība un īpašumi, vairāk skaidras naudas
hall-decided-head-judge = pēc galvenā tiesneša lēmuma
hall-decided-survived = vēl spēlēja
hall-decided-left-later = izstājās vēlāk
hall-decided-expelled = nākamais tika diskvalificēts
hall-confirming = Otra persona
hall-digest = Šī protokola kontrolkods:
hall-signatures-missing = Nav parakstījuši: { $names }.
hall-own-sheet = Šo protokolu ievadīji tu, tāpēc tas jāapstiprina kādam citam.
hall-confirm-lead = Salīdzini to ar papīra protokolu. Tu apstiprini tieši to, ko šeit redzi; šajā lapā neko nevar mainīt.
hall-confirm = Apstiprināt nemainītu
hall-reject = Sūtīt atpakaļ
hall-release-lead = Punktus publicē ar segvārdiem, kopvērtību – nekad.
hall-release = Publicēt rezultātus
hall-released = Rezultāti ir publicēti.
hall-board-open = Atvērt rezultātus tiešraidē
hall-qualify-lead = Sarindo visus un nosaka, kas tiek tālāk. Lozes izšķir tikai to, ko neizšķir nekas cits; to skaitlis paliek žurnālā.
hall-qualify-later = Pēc rezultātu publicēšanas.
hall-lot-seed = Lozēšanas skaitlis
hall-qualify = Slēgt posmu šeit
hall-next-round = Uz nākamo kārtu
hall-goes-on = tiek tālāk
hall-by-lot = lozējot

hall-nicknames-lead = Segvārdiem jābūt par spēles tēmu un bez norādes uz vecumu, dzimumu, tautību vai ķermeni. Iespējamās problēmas ir atzīmētas; lēmums ir tavs.
hall-nicknames-none = Neviens segvārds negaida apstiprinājumu.
hall-no-concern = Nekas nav atzīmēts.
hall-approve = Apstiprināt
hall-approve-all = { $count ->
    [zero] Apstiprināt visus neatzīmētos ({ $count })
    [one] Apstiprināt neatzīmēto ({ $count })
   *[other] Apstiprināt visus neatzīmētos ({ $count })
}
hall-give-back = Noraidīt
hall-give-back-reason = Iemesls, ko paziņo dalībniekam
hall-approved = { $count ->
    [zero] { $count } apstiprinātu segvārdu
    [one] { $count } apstiprināts segvārds
   *[other] { $count } apstiprināti segvārdi
}
hall-concern-theme = Nav atrasts neviens spēles vārds.
hall-concern-age = Var norādīt uz vecumu.
hall-concern-sex = Var norādīt uz dzimumu.
hall-concern-nationality = Var norādīt uz tautību.
hall-concern-body = Var norādīt uz ķermeni.
hall-concern-number = Ir skaitlis, kas var būt vecums vai dzimšanas gads.
hall-concern-place = Ir norises vietas vai pilsētas nosaukums.
hall-concern-name = Ir daļa no īstā vārda.

hall-search = Vārds vai segvārds
hall-search-go = Meklēt
hall-found = { $count ->
    [0] Neviens nav atrasts.
    [zero] Atrasts { $count } cilvēku.
    [one] Atrasts { $count } cilvēks.
   *[other] Atrasti { $count } cilvēki.
}
hall-erased = dzēsts
hall-alternate-number = Rezerve, nr. { $number }
hall-status-pending = Gaida, jāzvana
hall-status-confirmed = Apstiprināts
hall-status-withdrawn = Atsaukts
hall-status-no-show = Neieradās
hall-status-disqualified = Diskvalificēts
hall-status-erased = Dzēsts
hall-cancel = Anulēt pieteikumu
hall-cancel-lead = Rīkotāji var anulēt pieteikumu, piemēram, ja dati ir nepilnīgi vai neatbilst noteikumiem.

hall-terms-lead = Jaunā versija stājas spēkā uzreiz, ar paziņojumu, ko visi redz publiskajā vietnē.
hall-terms-version = { $version }. versija
hall-terms-notice = Kas ir mainīts (paziņojums)
hall-terms-closes = Jauna pēdējā reģistrācijas diena (tagad { $day }); atstāj tukšu, ja nemainās
hall-terms-mailed = Sūtīt e-pastu visiem reģistrētajiem
hall-terms-cancelled = Čempionāts ir atcelts
hall-terms-publish = Publicēt jauno versiju
hall-terms-empty = Uzraksti noteikumus vismaz vienā valodā.

hall-officials-lead = Katrs saņem privātu saiti vienai lomai. Ikviens, kam ir saite, darbojas šajā lomā, tāpēc sūti to tikai vienam cilvēkam. Jauna saite aizstāj veco.
hall-official-name = Vārds
hall-official-role = Loma
hall-official-venue = Norises vieta
hall-official-table = Parastais galds, ja ir
hall-invite = Izveidot saiti
hall-invited = Saite, ko saņem { $name }
hall-invited-lead = Šo saiti rāda tikai vienreiz.
hall-name-needed = Ievadi vārdu ar 1 līdz 60 zīmēm.
hall-revoke = Atsaukt
hall-revoke-lead = Visas saites, ko izmanto { $name }, tūlīt pārstāj darboties.
hall-revoke-yes = Atsaukt visas saites
hall-revoke-self = Savu saiti atsaukt nevar. To var izdarīt cits vadītājs.
hall-you = tu

hall-outbox-lead = { $count ->
    [0] Visas e-pasta vēstules ir nosūtītas.
    [zero] Gaida { $count } e-pasta vēstuļu. Iekopē tās savā pasta programmā, tad atzīmē kā nosūtītas.
    [one] Gaida { $count } e-pasta vēstule. Iekopē to savā pasta programmā, tad atzīmē kā nosūtītu.
   *[other] Gaida { $count } e-pasta vēstules. Iekopē tās savā pasta programmā, tad atzīmē kā nosūtītas.
}
hall-letter-to = Kam
hall-letter-subject = Temats
hall-letter-body = Teksts
hall-letter-fault = Pasta serveris to nepieņēma:
hall-copy = Kopēt
hall-copied = Nokopēts
hall-sent = Atzīmēt kā nosūtītu
hall-sent-all = { $count ->
    [zero] Atzīmēt zemāk esošās kā nosūtītas ({ $count })
    [one] Atzīmēt zemāk esošo kā nosūtītu ({ $count })
   *[other] Atzīmēt zemāk esošās kā nosūtītas ({ $count })
}
hall-phones = Tālruņu saraksts
hall-name = Vārds
hall-phone = Tālrunis

hall-clock = Pulkstenis
hall-clocks-lead = Oficiālo laiku uzskaita galvenais tiesnesis. Katru pulksteni var atvērt ikviens; pogas redz tikai galvenais tiesnesis.
hall-clocks-none = Galdu sadalījums vēl nav publicēts.
hall-clock-left = Atlikušais laiks
hall-clock-waits = Vispirms pārbaudi klātbūtni.
hall-clock-reason = Pauzes iemesls, redzams zālē
hall-clock-pause = Apturēt
hall-clock-resume = Turpināt
hall-clock-last-round = Izsludināt pēdējo apli
hall-clock-end = Izsludināt laika beigas
hall-clock-all = Visi pulksteņi
hall-clock-offline = Nav savienojuma. Laiks iet tālāk.
hall-fullscreen = Pilnekrāns
hall-call-minutes = { $count ->
    [zero] Atlicis { $count } minūšu
    [one] Atlikusi { $count } minūte
   *[other] Atlikušas { $count } minūtes
}
hall-call-over = Laiks ir beidzies

hall-board = Rezultāti tiešraidē
hall-board-lead = Punkti pēc katras kārtas, ar segvārdiem.
hall-board-empty = Rezultāti vēl nav publicēti.
hall-csv = Rezultāti CSV formātā
hall-json = Rezultāti JSON formātā
hall-number = { $number }. zāle
hall-halls = Zāles
hall-all = Visas
hall-rank = Vieta
hall-nickname = Segvārds
hall-points = Punkti
hall-anonymous = bez vārda
hall-offline = Nav savienojuma. Šis ir pēdējais zināmais stāvoklis.
hall-scroll-pause = Apturēt ritināšanu

hall-done-travel = Laiks ir iestatīts.
hall-done-return = Čempionāts atkal ir tagadnē.
hall-done-rehearse = Posms ir izspēlēts.
hall-done-draft = Galdi ir izlozēti. Apskati un tad publicē.
hall-done-reseat = Maiņas vietas ir sadalītas no jauna.
hall-done-swap = Vietas ir apmainītas.
hall-done-judges = Tiesneši ir iecelti.
hall-done-publish = Publicēts.
hall-done-roll = Klātbūtne ir pārbaudīta.
hall-done-alternate = Nākamais no rezerves ir pieaicināts.
hall-done-start = Spēle pie galdiem ir sākusies.
hall-done-expel = Diskvalificēts.
hall-done-release = Rezultāti ir publicēti.
hall-done-qualify = Posms šeit ir slēgts.
hall-done-approve = Segvārds ir apstiprināts.
hall-done-approve-all = Segvārdi ir apstiprināti.
hall-done-give-back = Segvārds ir noraidīts.
hall-done-cancel = Pieteikums ir anulēts.
hall-done-revoke = Saites vairs nedarbojas.
hall-done-sent = Atzīmēts kā nosūtīts.
hall-done-sent-all = Atzīmēts kā nosūtīts.
hall-done-confirm = Protokols ir apstiprināts.
hall-done-reject = Protokols ir nosūtīts atpakaļ.
