# Čempionāti: publiskā vietne, reģistrācija, mans pieteikums, reģistratora galds un kāpēc čempionāts atsaka.

entry-championships = Čempionāti
entry-championships-lead = Reģistrējies, skaties un seko rezultātiem.
entry-championships-none = Čempionātu šeit vēl nav.
entry-phase-announced = Reģistrācija vēl nav sākusies
entry-phase-open = Reģistrācija notiek
entry-phase-closed = Reģistrācija ir slēgta
entry-phase-running = Pašlaik spēlē
entry-phase-over = Beidzies
entry-phase-cancelled = Atcelts
entry-window = Reģistrācija no { $opens } līdz { $closes } (ieskaitot).
entry-window-zone = Norādīts katras norises vietas vietējais laiks.
entry-rule = Noteikums { $rule }
entry-rehearsed = Mēģinājums ar izdomātiem cilvēkiem

entry-new = Jauns čempionāts
entry-new-terms-lead = Visas versijas paliek pieejamas. Norādi, pie kā vērsties ar jautājumiem par personas datiem.
entry-new-director = Pirmā vadītāja vārds
entry-new-unreadable = Augšupielādētais fails nav UTF-8 teksts.
entry-made = Čempionāts ir izveidots
entry-made-lead = Izveidots: { $name }. Vadītāja pultī uzaicini reģistratorus, tiesnešus un sekretārus.
entry-made-link = Šī ir vadītāja privātā saite. To rāda tikai vienreiz: saglabā to tagad un nevienam nedod.
entry-made-qr = Vadītāja saites QR kods
entry-made-open = Atvērt vadītāja pulti
entry-made-site = Publiskā vietne

entry-organised = Rīko { $organisers }
entry-register = Reģistrēties
entry-opens-on = Reģistrācija sākas: { $when }.
entry-cancelled = Šis čempionāts ir atcelts. Reģistrētie dalībnieki joprojām var lejupielādēt vai dzēst savus datus.
entry-terms-changed = Noteikumi ir mainīti
entry-terms-since = { $version }. versija, spēkā kopš { $when }.
entry-terms-what = Kas ir mainīts
entry-where = Kad un kur
entry-starts = Sākums { $when } ({ $zone })
entry-online = Spēlē tiešsaistē, no jebkurienes
entry-places-meter = Aizņemtās vietas: { $city }
entry-places-left = { $count ->
    [0] Visas vietas ir aizņemtas (pavisam { $capacity })
    [zero] Brīvas { $count } vietas no { $capacity }
    [one] Brīva { $count } vieta no { $capacity }
   *[other] Brīvas { $count } vietas no { $capacity }
}
entry-alternates = { $count ->
    [0] Rezervē neviens negaida
    [zero] Rezervē gaida { $count }
    [one] Rezervē gaida { $count }
   *[other] Rezervē gaida { $count }
}
entry-would-wait = Vietu nav: tu būtu rezervē, numurs { $number }
entry-later-stage = Tiem, kas tiek tālāk
entry-how = Kā spēlē
entry-stage = { $rounds ->
    [zero] Pie galda { $fewest }–{ $most } spēlētāji; { $rounds } kārtu, katra { $minutes } min.
    [one] Pie galda { $fewest }–{ $most } spēlētāji; { $rounds } kārta, { $minutes } min.
   *[other] Pie galda { $fewest }–{ $most } spēlētāji; { $rounds } kārtas, katra { $minutes } min.
}
entry-prize = Čempions iegūst: { $prize }.
entry-condition-age = Spēles dienā tev jābūt pilniem { $age } gadiem.
entry-condition-citizenship = Vajadzīgā pilsonība: { $country }.
entry-condition-excluded = Rīkotāju darbinieki un viņu tuvākie radinieki piedalīties nevar.
entry-condition-phone = Pēc reģistrācijas mēs tev piezvanīsim, lai apstiprinātu vietu. Ja pieteikumu ir vairāk nekā vietu, priekšroka ir agrākai reģistrācijai.
entry-edition = Par spēli
entry-follow = Sekot čempionātam
entry-spectators = Skatītāji ir gaidīti: nāc vērot spēles klātienē.
entry-anonymous = Rezultātus izliek pēc katras kārtas, tikai ar segvārdiem.
entry-board = Rezultāti tiešraidē
entry-standings = Rezultāti (CSV)
entry-terms = Dalības noteikumi
entry-terms-lead = Šeit publicēti noteikumi un visas iepriekšējās to versijas.
entry-terms-read = Lasīt spēkā esošos noteikumus
entry-terms-none = Noteikumi vēl nav publicēti, tāpēc reģistrācija nav atvērta.
entry-terms-in-force = { $version }. versija, spēkā kopš { $when }
entry-terms-old = Šī ir { $version }. versija ({ $when }). Tā vairs nav spēkā.
entry-terms-versions = Visas versijas
entry-terms-version = { $version }. versija, { $when }
entry-terms-diff = Kas mainīts kopš { $version }. versijas
entry-terms-added = Pievienots:
entry-terms-removed = Izņemts:
entry-terms-show = Lasīt šeit noteikumu { $version }. versiju
entry-rights = Savus datus jebkurā laikā vari saņemt, labot vai dzēst: pieteikuma lapā, pa e-pastu vai pa tālruni.

entry-register-lead = Tas prasīs divas minūtes. Publicē tikai segvārdu, ko izvēlēsies vēlāk.
entry-wrong = { $count ->
    [zero] { $count } lauki nav aizpildīti vai ir nepareizi; tie ir atzīmēti zemāk. Nekas no uzrakstītā nav zudis.
    [one] { $count } lauks nav aizpildīts vai ir nepareizs; tas ir atzīmēts zemāk. Nekas no uzrakstītā nav zudis.
   *[other] { $count } lauki nav aizpildīti vai ir nepareizi; tie ir atzīmēti zemāk. Nekas no uzrakstītā nav zudis.
}
entry-city = Kur vēlies spēlēt?
entry-you = Par tevi
entry-name = Vārds un uzvārds
entry-email = E-pasta adrese
entry-email-hint = Tava adrese, ne kāda cita: uz to nosūtīsim pieteikuma saiti.
entry-phone = Tālrunis
entry-phone-hint = Uz šo numuru tev piezvanīsim, lai apstiprinātu vietu.
entry-born = Dzimšanas datums
entry-born-hint = Spēles dienā tev jābūt pilniem { $age } gadiem.
entry-born-why = Lai atšķirtu cilvēkus ar vienādu vārdu.
entry-citizenship = Pilsonība
entry-citizenship-hint = Piedalīties var tikai ar šādu pilsonību: { $country }.
entry-choose = Lūdzu, izvēlies
entry-excluded = Atzīmē, kas uz tevi attiecas
entry-excluded-employee = Es strādāju pie rīkotāja ({ $organisers }).
entry-excluded-relative = Mans tuvākais radinieks strādā pie rīkotāja ({ $organisers }).
entry-declare = Apliecinājumi un piekrišanas
entry-declare-lead = Visi ir obligāti: ja kāda trūkst, reģistrācija nav derīga.
entry-declaration-own-email = Šī ir mana e-pasta adrese.
entry-declaration-true-data = Manis sniegtās ziņas ir precīzas un patiesas.
entry-declaration-of-age = Man ir vismaz { $age } gadu.
entry-declaration-contact = Manu tālruņa numuru un e-pasta adresi drīkst izmantot čempionāta rīkošanai.
entry-consent-terms = Es bez iebildumiem piekrītu dalības noteikumiem.
entry-consent-data = Šeit sniegtos datus drīkst apstrādāt { $organisers }, tikai šim čempionātam.
entry-consent-publicity = Čempionāta rezultātus ar fotogrāfijām, video un uzvarētāju un godalgoto vārdiem drīkst publicēt.
entry-consent-promotion = { $organisers } drīkst man sūtīt arī jaunumus un piedāvājumus. Ar dalību tas nav saistīts.
entry-optional = Neobligāti
entry-optional-lead = Vari to atstāt tukšu un tik un tā piedalīties. Domas vari mainīt jebkurā laikā.
entry-kept = { $days ->
    [zero] Tavus datus izdzēš ne vēlāk kā { $days } dienas pēc pēdējā fināla.
    [one] Tavus datus izdzēš ne vēlāk kā { $days } dienu pēc pēdējā fināla.
   *[other] Tavus datus izdzēš ne vēlāk kā { $days } dienas pēc pēdējā fināla.
}
entry-register-send = Reģistrēties tagad
entry-fault-venue = Izvēlies vienu pilsētu.
entry-fault-name = Uzraksti vārdu un uzvārdu, no 2 līdz 100 zīmēm.
entry-fault-email = Uzraksti e-pasta adresi, piemēram, name@example.org.
entry-fault-phone = Uzraksti tālruņa numuru ar 5 līdz 20 cipariem.
entry-fault-born = Ievadi dzimšanas datumu.
entry-fault-citizenship = Izvēlies valsti.
entry-fault-tick = Lai piedalītos, atzīmē.
entry-registered = Reģistrācija ir pieņemta
entry-link = Šī ir tava privātā saite. Glabā to drošībā: ikviens, kam tā ir, var mainīt tavu pieteikumu.
entry-link-lead = Tā atver tavu pieteikumu: statusu, segvārdu, datus, ierašanās kodu.
entry-link-mail = Tā ir arī e-pasta vēstulē, ko tev sūtām.
entry-mine-open = Atvērt manu pieteikumu
entry-mine = Mans pieteikums
entry-status-pending = Gaida apstiprinājumu
entry-status-confirmed = Apstiprināts
entry-status-alternate = Rezerve, numurs { $number }
entry-status-withdrawn = Atsaukts
entry-status-no-show = Neieradās
entry-status-disqualified = Diskvalificēts
entry-status-erased = Dzēsts
entry-next-pending = Tev ir vieta. Mēs piezvanīsim, lai to apstiprinātu.
entry-next-confirmed = Tava vieta ir apstiprināta. Ierodies pirms oficiālā sākuma: vieta, kas tobrīd ir tukša, tiek rezervei.
entry-next-alternate = Visas vietas ir aizņemtas. Tavs numurs rezerves sarakstā ir { $number }: kad kāds atsakās, vietu saņem nākamais pēc kārtas.
entry-next-withdrawn = Tu vairs nepiedalies. Kamēr reģistrācija ir atvērta, vari reģistrēties no jauna.
entry-next-no-show = Oficiālajā sākumā tevis nebija klāt, tāpēc vieta tika citam.
entry-next-disqualified = Rīkotāji ir anulējuši tavu pieteikumu.
entry-next-erased = Tavi dati ir dzēsti.
entry-seat = { $stage }, { $round }. kārta, { $heat }. maiņa: { $table }. galds, { $when } ({ $zone })
entry-play = Uz manu galdu
entry-qr = QR kods ierodoties
entry-qr-lead = Parādi to pie ieejas vai pasaki kodu:
entry-nickname = Segvārds
entry-nickname-lead = Rezultātus publicē ar segvārdu, nekad ar tavu vārdu. Tam jābūt saistītam ar spēli, un tas nedrīkst norādīt uz vecumu, dzimumu, tautību, izskatu vai vietu. Segvārds jāapstiprina vadītājam.
entry-nickname-proposed = „{ $nickname }” gaida apstiprinājumu.
entry-nickname-approved = „{ $nickname }” ir apstiprināts.
entry-nickname-returned = Vadītājs tavu segvārdu neapstiprināja. Iemesls ir tev nosūtītajā e-pasta vēstulē. Piedāvā citu.
entry-nickname-new = Segvārds, no 2 līdz 24 zīmēm
entry-nickname-send = Piedāvāt
entry-contact = Kā ar tevi sazināties
entry-contact-theirs = Kontaktinformācija
entry-contact-other = Ja vārds vai dzimšanas datums ir nepareizs, zvani reģistratoram.
entry-save = Saglabāt
entry-consents = Piekrišanas
entry-consent-given = dota
entry-consent-refused = nav dota
entry-consent-give = Dot piekrišanu
entry-consent-take-back = Atsaukt piekrišanu
entry-consent-data-sure = Bez šīs piekrišanas neviens nevar piedalīties, tāpēc tiek atsaukts arī pieteikums. Dati paliek, līdz tos izdzēš vai beidzas to glabāšanas laiks.
entry-place = Tava čempiona vieta
entry-place-lead = Tu ieguvi: { $prize }. Ja nevari braukt, vieta tiek nākamajam kopvērtējumā; čempiona tituls paliek tev.
entry-place-pass = Nevaru braukt
entry-place-sure = Tad vieta tiks nākamajam kopvērtējumā. To nevarēs atsaukt.
entry-data = Tavi dati
entry-data-theirs = Personas dati
entry-data-lead = { $days ->
    [zero] Personas datus izdzēš ne vēlāk kā { $days } dienas pēc pēdējā fināla. Vari tos lejupielādēt, atteikties no dalības vai dzēst tos tagad.
    [one] Personas datus izdzēš ne vēlāk kā { $days } dienu pēc pēdējā fināla. Vari tos lejupielādēt, atteikties no dalības vai dzēst tos tagad.
   *[other] Personas datus izdzēš ne vēlāk kā { $days } dienas pēc pēdējā fināla. Vari tos lejupielādēt, atteikties no dalības vai dzēst tos tagad.
}
entry-export = Eksportēt failā (JSON)
entry-withdraw = Atteikties
entry-withdraw-sure = Vieta tūlīt tiek pirmajam rezervē.
entry-withdraw-yes = Jā, atteikties
entry-erase = Dzēst visu par šo pieteikumu
entry-erase-sure = Vārdu, saziņas datus, dzimšanas datumu un segvārdu izdzēš tūlīt un uz visiem laikiem, un pieteikums beidzas. Jau izspēlēto spēļu rezultāti paliek, bet bez vārda.
entry-erase-yes = Jā, dzēst visu
entry-erased = Dzēsts
entry-erased-lead = Par šo pieteikumu vairs netiek glabāti nekādi personas dati. Privātā saite vairs nedarbojas.
entry-done-contact = Saglabāts.
entry-done-nickname = Segvārds ir piedāvāts. Vadītājs to izskatīs.
entry-done-consent = Piekrišana ir mainīta.
entry-done-withdrawn = Pieteikums ir atsaukts.
entry-done-passed = Vieta ir nodota tālāk.
entry-done-comes = Pierakstīts: ierodas.
entry-done-declined = Pierakstīts: neierodas. Vieta ir brīva rezervei.
entry-done-here = Ierašanās ir atzīmēta.
entry-done-away = Ierašanās atzīme ir atcelta.
entry-done-erased = Dzēsts.

entry-desk = Reģistratora pults
entry-desk-entries = Pieteikumi
entry-desk-check-in = Ierašanās
entry-desk-files = Imports un eksports
entry-desk-lists = Pieteikumu saraksti
entry-desk-venue = Norises vieta
entry-desk-all = Visas norises vietas
entry-desk-show = Rādīt
entry-search = Meklēt pēc vārda, tālruņa, e-pasta, segvārda vai koda
entry-search-go = Meklēt
entry-list-calls = Jāzvana
entry-list-alternates = Rezerve
entry-list-confirmed = Apstiprinātie
entry-list-gone = Beigušies
entry-list-found = Atrasts
entry-list-lead-calls = Agrākā reģistrācija vispirms. Piezvani, tad atzīmē atbildi.
entry-list-lead-alternates = Numuru secībā. Vieta, kas atbrīvojas pirms galdu sadales, tiek pirmajam.
entry-list-lead-confirmed = Piezvanīts, ieradīsies.
entry-list-lead-gone = Atsaukti, neieradušies, diskvalificēti vai dzēsti.
entry-list-lead-found = Visi, kas atbilst meklētajam.
entry-list-none = Neviena nav.
entry-list-more = { $count ->
    [zero] Vēl { $count } nav parādīti.
    [one] Vēl { $count } nav parādīts.
   *[other] Vēl { $count } nav parādīti.
}
entry-nameless = (vārds netiek glabāts)
entry-phoned = piezvanīts
entry-order = Reģistrācijas nr. { $number }
entry-comes = Ierodas
entry-declines = Neierodas
entry-declines-sure = Pieteikums beidzas, un vietu saņem pirmais rezervē.
entry-declines-yes = Jā, neierodas
entry-registered-at = Reģistrācijas laiks: { $when }
entry-reason = Iemesls: { $reason }
entry-reason-declined-by-phone = Pa tālruni pateikts, ka neieradīsies.
entry-reason-consent-withdrawn = Atsaukta piekrišana datu izmantošanai.
entry-code = Ierašanās kods
entry-on-behalf = Ja kāds to lūdz pa tālruni vai e-pastu, vari to šeit izdarīt viņa vietā.
entry-new-link = Izsniegt jaunu privāto saiti
entry-new-link-lead = Jauna saite uz šo pieteikumu. To rāda tikai vienreiz.
entry-code-type = Vārds vai ierašanās kods
entry-code-find = Atrast
entry-code-unknown = Šāda koda nevienam nav. Ja tas ir uz izdrukātas ieejas kartītes, šis pieteikums ir dzēsts. Meklē pēc vārda.
entry-camera = Nolasīt ar kameru
entry-camera-view = Ko redz kamera
entry-camera-refused = Kameru šeit nevar izmantot. Ievadi kodu.
entry-check-in-yes = Atzīmēt ierašanos
entry-check-in-undo = Atcelt ierašanos
entry-here-already = Ierašanās jau ir atzīmēta.
entry-here-count = { $count ->
    [zero] Klāt: { $count }, gaida: { $awaited }
    [one] Klāt: { $count }, gaida: { $awaited }
   *[other] Klāt: { $count }, gaida: { $awaited }
}
entry-awaited = Gaidāmie
entry-here = Klāt
entry-details = Viss par šo pieteikumu
entry-import = Importēt pieteikumus no faila
entry-import-lead = CSV fails ar vienu pieteikumu rindā, saņemšanas secībā. Pirmajā rindā ir kolonnu nosaukumi:
entry-import-forms = { $lines ->
    [zero] Datumi kā 1990-12-31 vai 31.12.1990, atzīmes kā yes, ne vairāk kā { $lines } rindu. Importē visas rindas vai nevienu.
    [one] Datumi kā 1990-12-31 vai 31.12.1990, atzīmes kā yes, ne vairāk kā { $lines } rinda. Importē visas rindas vai nevienu.
   *[other] Datumi kā 1990-12-31 vai 31.12.1990, atzīmes kā yes, ne vairāk kā { $lines } rindas. Importē visas rindas vai nevienu.
}
entry-import-file = CSV fails
entry-import-go = Importēt
entry-import-template = Tukšs fails ar šīm kolonnām
entry-import-faults = { $count ->
    [zero] Atrasts { $count } kļūdu.
    [one] Atrasta { $count } kļūda.
   *[other] Atrastas { $count } kļūdas.
}
entry-import-nothing = Neviens nav reģistrēts.
entry-import-line = { $line }. rinda:
entry-import-unreadable = Failu nevar nolasīt: tam jābūt CSV.
entry-import-empty = Failā nav nevienas rindas ar pieteikumu.
entry-import-long = Failā ir pārāk daudz rindu. Vienā reizē importē ne vairāk kā { $most }.
entry-import-missing-column = Trūkst kolonnas „{ $column }”.
entry-import-unknown-column = Negaidīta kolonna „{ $column }”.
entry-import-cells = Šūnu skaits rindā ir { $found }, bet jābūt { $wanted }.
entry-import-venue = Norises vietai jābūt vienai no šīm: { $venues }.
entry-import-tick = Kolonnā „{ $column }” jābūt yes.
entry-imported = { $count ->
    [zero] Importēts { $count } pieteikumu.
    [one] Importēts { $count } pieteikums.
   *[other] Importēti { $count } pieteikumi.
}
entry-export-list = Eksportēt visus pieteikumus (CSV)
entry-export-lead = Satur personas datus: glabā droši un izdzēs, kad vairs nevajag.

problem-no-such-championship = Tāda čempionāta šeit nav.
problem-no-such-desk = Šī saite ir nederīga vai vairs nedarbojas. Lūdz vadītājam jaunu.
problem-no-such-entry = Šī saite ir nederīga vai vairs nedarbojas. Īstā ir e-pasta vēstulē, ko saņēmi pēc reģistrācijas; reģistrators var izsniegt jaunu.
problem-desk-link-needed = Šī lapa ir čempionāta amatpersonām. Atver to ar tev doto privāto saiti.

refusal-champ-alternates-full = Šī norises vieta ir pilna, arī tās rezerves saraksts (pavisam { $alternates }).
refusal-champ-already-done = Tas jau ir izdarīts.
refusal-champ-already-judging = Šim tiesnesim tajā pašā laikā ir cits galds, vai arī viņš spēlē.
refusal-champ-bad-moment = Šajā brīdī to nevar darīt.
refusal-champ-cancelled = Čempionāts ir atcelts.
refusal-champ-clock-back = Mēģinājums nevar atgriezties pirms sava pēdējā notikuma.
refusal-champ-clock-changed = Pulkstenis pa to laiku ir mainījies. Izlasi ziņojumu vēlreiz.
refusal-champ-clock-same-person = Tu to jau pateici. Tas jāapstiprina otrai amatpersonai.
refusal-champ-consent-missing = Trūkst piekrišanas. Bez tās neviens nevar piedalīties.
refusal-champ-declaration-missing = Trūkst apliecinājuma. Reģistrācijai vajag tos visus.
refusal-champ-excluded = Rīkotāju darbinieki, viņu tuvākie radinieki un cilvēki, kuru pieteikumu rīkotāji anulējuši, piedalīties nevar.
refusal-champ-game-running = Spēle notiek: tagad tur nevienu nevar sēdināt vai pārcelt.
refusal-champ-judge-missing = Kādam galdam vēl nav tiesneša.
refusal-champ-late = Par vēlu: vieta zaudēta oficiālajā sākumā.
refusal-champ-nickname-missing = Nav segvārda, ko izskatīt.
refusal-champ-nickname-taken = Šāds vai ļoti līdzīgs segvārds kādam jau ir. Izvēlies citu.
refusal-champ-nickname-unfit = Segvārdā jābūt no 2 līdz 24 parastām zīmēm, vismaz viens burts vai cipars.
refusal-champ-no-alternate = Rezervē vairs neviena nav.
refusal-champ-no-notice = Uzraksti paziņojumu, kurā visiem pateikts, kas ir mainīts.
refusal-champ-no-reason = Uzraksti iemeslu.
refusal-champ-no-such-entrant = Tāda pieteikuma nav.
refusal-champ-no-such-session = Tādas kārtas nav.
refusal-champ-no-such-stage = Tāda posma nav.
refusal-champ-no-such-table = Tāda galda nav.
refusal-champ-no-such-venue = Tādas norises vietas nav.
refusal-champ-no-vacancy = Brīvu vietu nav.
refusal-champ-not-allowed = Tavā lomā to darīt nedrīkst.
refusal-champ-not-awaited = Šo cilvēku tur negaida.
refusal-champ-not-confirmed = Pieteikums vēl nav apstiprināts: vispirms piezvani.
refusal-champ-not-finished = Kāds iepriekšējais solis vēl nav pabeigts.
refusal-champ-not-open = Reģistrācija šajā norises vietā sākas: { $opens }.
refusal-champ-not-qualified = Šo vietu var nodot tikai tas, kam tā ir.
refusal-champ-not-yours = Tas ir cita cilvēka pieteikums.
refusal-champ-old-terms = Kopš atvēri šo lapu, noteikumi ir mainīti. Izlasi jauno versiju un piekrīti tai.
refusal-champ-registered-twice = Šis cilvēks jau ir reģistrēts. Izmanto privāto saiti no e-pasta vēstules vai jautā reģistratoram.
refusal-champ-seating-broken = Šāds galdu sadalījums pārkāptu noteikumu.
refusal-champ-sheet-changed = Protokols pa to laiku ir mainīts: paskaties vēlreiz.
refusal-champ-sheet-missing = Vēl trūkst protokola.
refusal-champ-sheet-wrong = Protokola summas nesakrīt.
refusal-champ-stage-over = Šis posms ir slēgts.
refusal-champ-table-too-small = Pie kāda galda ir mazāk nekā { $fewest } spēlētāji: sadali šīs maiņas vietas no jauna.
refusal-champ-tie-undecided = Vēl ir neizšķirts rezultāts: par to lemj galvenais tiesnesis.
refusal-champ-too-early = Tam vēl par agru.
refusal-champ-too-few = Par maz spēlētāju. Vajag vismaz: { $fewest }.
refusal-champ-too-young = Šajā dienā ({ $day }) tev jābūt pilniem { $age } gadiem.
refusal-champ-unsigned = Trūkst paraksta.
refusal-champ-venue-elsewhere = Tas attiecas uz norises vietu, ko pārvalda citur: dari to čempionāta serverī.
refusal-champ-venue-full = Šī norises vieta ir pilna.
refusal-champ-venue-lent = Šo norises vietu pārvalda atsevišķā datorā. Dari to tur vai pagaidi, līdz tās rezultāti ir atpakaļ.
refusal-champ-window-closed = Pēdējā diena, kad varēja reģistrēties šajā norises vietā, bija { $closed }.
refusal-champ-same-person = Tas jāapstiprina otrai personai.
refusal-champ-wrong-citizenship = Piedalīties var tikai ar šādu pilsonību: { $needed }.
refusal-champ-wrong-replacement = Labojums neattiecas uz protokolu, kas tagad ir spēkā.
refusal-champ-answer-wrong = Trūkst atbildes vai grupas, vai tā nav starp iespējamām.
refusal-champ-last-round-early = Pēdējo apli var pieteikt no { $allowed }.
refusal-champ-guardian-missing = Tik jaunam spēlētājam vajadzīgs vecāks vai aizbildnis ar e-pasta adresi vai tālruņa numuru.
refusal-champ-unticked = Klātbūtni vēl nevar pārbaudīt: neviens nav atzīmējis šo galdu spēlētājus: { $tables }.
refusal-champ-undo-proposed = Tas jau ir ierosināts. Jāpiekrīt otrai amatpersonai.
refusal-champ-undo-too-late = Par vēlu atsaukt: tas, kas no tā izriet, jau ir sācies.
