# Prvenstva: javno spletišče, prijava, moja prijava, prijavni pult in zakaj prvenstvo kaj zavrne.

entry-championships = Prvenstva
entry-championships-lead = Tukaj se lahko prijaviš, gledaš igre in spremljaš rezultate.
entry-championships-none = Prvenstev še ni.
entry-phase-announced = Prijave še niso odprte
entry-phase-open = Prijave so odprte
entry-phase-closed = Prijave so zaprte
entry-phase-running = Poteka
entry-phase-over = Končano
entry-phase-cancelled = Odpovedano
entry-window = Prijave od { $opens } do vključno { $closes }.
entry-window-zone = Ure so navedene v časovnem pasu posameznega prizorišča.
entry-rule = Pravilo { $rule }
entry-rehearsed = Vaja z izmišljenimi udeleženci

entry-new = Novo prvenstvo
entry-new-terms-lead = Vsaka različica ostane dostopna. Navedi stik za vprašanja o osebnih podatkih.
entry-new-director = Ime prvega direktorja
entry-new-unreadable = Naložena datoteka ni besedilo UTF-8.
entry-made = Prvenstvo je ustvarjeno
entry-made-lead = Prvenstvo »{ $name }« je pripravljeno. Vodje prijav, sodnike in zapisnikarje povabi v direktorjevi konzoli.
entry-made-link = To je direktorjeva zasebna povezava. Prikaže se samo enkrat: shrani jo zdaj in je ne deli z nikomer.
entry-made-qr = Koda QR direktorjeve povezave
entry-made-open = Odpri direktorjevo konzolo
entry-made-site = Javna stran

entry-organised = Organizator: { $organisers }
entry-register = Prijava
entry-opens-on = Prijave se odprejo { $when }.
entry-cancelled = To prvenstvo je odpovedano. Če imaš prijavo, lahko svoje podatke še vedno izvoziš ali izbrišeš.
entry-terms-changed = Pogoji so se spremenili
entry-terms-since = Različica { $version }, v veljavi od { $when }.
entry-terms-what = Kaj se je spremenilo
entry-where = Kdaj in kje
entry-starts = Začetek { $when } ({ $zone })
entry-online = Igra se na spletu, od koder koli
entry-places-meter = Zasedena mesta: { $city }
entry-places-left = { $count ->
    [0] Vsa mesta so zasedena (skupaj { $capacity })
    [one] Prosto je { $count } mesto od { $capacity }
    [two] Prosti sta { $count } mesti od { $capacity }
    [few] Prosta so { $count } mesta od { $capacity }
   *[other] Prostih je { $count } mest od { $capacity }
}
entry-alternates = { $count ->
    [0] Nihče ne čaka kot rezerva
    [one] Čaka { $count } rezerva
    [two] Čakata { $count } rezervi
    [few] Čakajo { $count } rezerve
   *[other] Čaka { $count } rezerv
}
entry-would-wait = Ni prostih mest: tvoja številka med rezervami bi bila { $number }
entry-later-stage = Za igralce, ki se uvrstijo naprej
entry-how = Kako se igra
entry-stage = { $rounds ->
    [one] Za vsako mizo od { $fewest } do { $most } igralcev; { $rounds } krog, ki traja { $minutes } min.
    [two] Za vsako mizo od { $fewest } do { $most } igralcev; { $rounds } kroga po { $minutes } min.
    [few] Za vsako mizo od { $fewest } do { $most } igralcev; { $rounds } krogi po { $minutes } min.
   *[other] Za vsako mizo od { $fewest } do { $most } igralcev; { $rounds } krogov po { $minutes } min.
}
entry-prize = Nagrada za prvaka: { $prize }.
entry-condition-age = Na dan igre moraš imeti vsaj { $age } let.
entry-condition-citizenship = Potrebno državljanstvo: { $country }.
entry-condition-excluded = Zaposleni pri organizatorjih in njihovi ožji sorodniki ne morejo sodelovati.
entry-condition-phone = Po prijavi te pokličemo po telefonu, da potrdiš mesto. Če je prijav več kot mest, imajo prednost zgodnejše.
entry-edition = O igri
entry-follow = Spremljaj prvenstvo
entry-spectators = Gledalci so dobrodošli: pridi in si oglej igre v živo.
entry-anonymous = Rezultati se objavijo ob koncu vsakega kroga, samo pod vzdevki.
entry-board = Tabla v živo
entry-standings = Lestvica (CSV)
entry-terms = Pogoji sodelovanja
entry-terms-lead = Pogoji in vse prejšnje različice so objavljeni tukaj.
entry-terms-read = Preberi veljavne pogoje
entry-terms-none = Pogoji še niso objavljeni, zato prijave niso odprte.
entry-terms-in-force = Različica { $version }, v veljavi od { $when }
entry-terms-old = To je različica { $version } z dne { $when }. Ne velja več.
entry-terms-versions = Vse različice
entry-terms-version = Različica { $version }, { $when }
entry-terms-diff = Kaj se je spremenilo od različice { $version }
entry-terms-added = Dodano:
entry-terms-removed = Odstranjeno:
entry-terms-show = Tukaj preberi različico { $version } pogojev
entry-rights = Izvoz, popravek ali izbris svojih podatkov lahko kadar koli zahtevaš: na strani svoje prijave, po e-pošti ali po telefonu.

entry-register-lead = Prijava traja dve minuti. Objavi se samo vzdevek, ki ga izbereš pozneje.
entry-wrong = { $count ->
    [one] { $count } podatek še manjka ali ni pravilen; označen je spodaj. Nič od vpisanega ni izgubljeno.
    [two] { $count } podatka še manjkata ali nista pravilna; označena sta spodaj. Nič od vpisanega ni izgubljeno.
    [few] { $count } podatki še manjkajo ali niso pravilni; označeni so spodaj. Nič od vpisanega ni izgubljeno.
   *[other] { $count } podatkov še manjka ali ni pravilnih; označeni so spodaj. Nič od vpisanega ni izgubljeno.
}
entry-city = Kje želiš igrati?
entry-you = O tebi
entry-name = Ime in priimek
entry-email = E-poštni naslov
entry-email-hint = Navedi svoj naslov, ne tujega: nanj ti pošljemo povezavo do prijave.
entry-phone = Telefon
entry-phone-hint = Na to številko te pokličemo, da potrdiš mesto.
entry-born = Datum rojstva
entry-born-hint = Na dan igre moraš imeti vsaj { $age } let.
entry-born-why = Da ločimo ljudi z istim imenom.
entry-citizenship = Državljanstvo
entry-citizenship-hint = Sodelujejo lahko samo državljani te države: { $country }.
entry-choose = Izberi
entry-excluded = Označi, kar velja zate
entry-excluded-employee = Delam za organizatorja ({ $organisers }).
entry-excluded-relative = Moj ožji sorodnik dela za organizatorja ({ $organisers }).
entry-declare = Izjave in privolitve
entry-declare-lead = Potrebne so vse: če ena manjka, prijava ni veljavna.
entry-declaration-own-email = Navedeni e-poštni naslov je moj.
entry-declaration-true-data = Podatki, ki jih navajam, so točni in resnični.
entry-declaration-of-age = Imam vsaj { $age } let.
entry-declaration-contact = Mojo telefonsko številko in e-poštni naslov smete uporabiti za izvedbo prvenstva.
entry-consent-terms = Pogoje sodelovanja sprejemam brez pridržkov.
entry-consent-data = Organizator ({ $organisers }) sme podatke, ki jih navajam tukaj, obdelovati samo za to prvenstvo.
entry-consent-publicity = Rezultati prvenstva se smejo objaviti, s fotografijami, posnetki in imeni zmagovalcev ter drugih uvrščenih.
entry-consent-promotion = Organizator ({ $organisers }) mi sme pošiljati tudi novosti in ponudbe. To ni povezano s sodelovanjem.
entry-optional = Neobvezno
entry-optional-lead = Sodeluješ lahko tudi, če to pustiš prazno. Premisliš si lahko kadar koli.
entry-kept = { $days ->
    [one] Tvoji podatki se izbrišejo najpozneje { $days } dan po zadnjem finalu.
    [two] Tvoji podatki se izbrišejo najpozneje { $days } dneva po zadnjem finalu.
    [few] Tvoji podatki se izbrišejo najpozneje { $days } dni po zadnjem finalu.
   *[other] Tvoji podatki se izbrišejo najpozneje { $days } dni po zadnjem finalu.
}
entry-register-send = Pošlji prijavo
entry-fault-venue = Izberi en kraj.
entry-fault-name = Vnesi ime in priimek, od 2 do 100 znakov.
entry-fault-email = Vnesi e-poštni naslov, kot je name@example.org.
entry-fault-phone = Vnesi telefonsko številko s 5 do 20 števkami.
entry-fault-born = Vnesi datum rojstva.
entry-fault-citizenship = Izberi državo.
entry-fault-tick = Za sodelovanje moraš to označiti.
entry-registered = Prijava je uspela
entry-link = To je tvoja zasebna povezava. Dobro jo čuvaj: kdor jo ima, lahko spremeni tvojo prijavo.
entry-link-lead = Z njo odpreš svojo prijavo: stanje, vzdevek, podatke in kodo za prihod.
entry-link-mail = Povezava je tudi v e-sporočilu, ki ti ga pošljemo.
entry-mine-open = Odpri mojo prijavo
entry-mine = Moja prijava
entry-status-pending = Čaka na potrditev
entry-status-confirmed = Potrjeno
entry-status-alternate = Rezerva številka { $number }
entry-status-withdrawn = Umaknjeno
entry-status-no-show = Odsotnost
entry-status-disqualified = Diskvalifikacija
entry-status-erased = Izbrisano
entry-next-pending = Mesto imaš. Poklicali te bomo po telefonu, da ga potrdiš.
entry-next-confirmed = Tvoje mesto je zagotovljeno. Pridi pred uradnim začetkom: če je tvoj sedež takrat prazen, ga dobi rezerva.
entry-next-alternate = Vsa mesta so zasedena. Na seznamu rezerv si { $number }. po vrsti: ko se kdo umakne, mesto dobi naslednji v vrsti.
entry-next-withdrawn = Ne sodeluješ več. Dokler so prijave odprte, se lahko prijaviš znova.
entry-next-no-show = Ob uradnem začetku te ni bilo, zato je tvoj sedež dobil nekdo drug.
entry-next-disqualified = Organizatorji so razveljavili tvojo prijavo.
entry-next-erased = Tvoji podatki so izbrisani.
entry-seat = { $stage }, { $round }. krog, izmena { $heat }: miza { $table }, { $when } ({ $zone })
entry-play = K moji mizi
entry-qr = Koda QR za prihod
entry-qr-lead = To pokaži na vhodu ali povej kodo:
entry-nickname = Vzdevek
entry-nickname-lead = Pod njim se objavljajo rezultati, nikoli pod tvojim imenom. Povezan mora biti z igro in ne sme namigovati na starost, spol, narodnost, videz ali kraj. Odobri ga direktor.
entry-nickname-proposed = »{ $nickname }« čaka na odobritev.
entry-nickname-approved = »{ $nickname }« je odobren.
entry-nickname-returned = Vzdevek ni odobren. Razlog je v e-sporočilu, ki smo ti ga poslali. Predlagaj drugega.
entry-nickname-new = Vzdevek, od 2 do 24 znakov
entry-nickname-send = Predlagaj
entry-contact = Kako te dosežemo
entry-contact-theirs = Podatki za stik
entry-contact-other = Če ime ali datum rojstva ni pravilen, to po telefonu povej vodji prijav.
entry-save = Shrani
entry-consents = Privolitve
entry-consent-given = dana
entry-consent-refused = ni dana
entry-consent-give = Daj privolitev
entry-consent-take-back = Prekliči privolitev
entry-consent-data-sure = Brez te privolitve ne more sodelovati nihče, zato se s tem umakne tudi prijava. Podatki ostanejo, dokler niso izbrisani ali jim ne poteče rok hrambe.
entry-place = Tvoje mesto prvaka
entry-place-lead = Tvoja nagrada: { $prize }. Če ne moreš iti, mesto dobi naslednji na lestvici; naslov prvaka ostane tvoj.
entry-place-pass = Ne morem iti
entry-place-sure = Mesto potem dobi naslednji na lestvici. Tega ni mogoče razveljaviti.
entry-data = Tvoji podatki
entry-data-theirs = Osebni podatki
entry-data-lead = { $days ->
    [one] Osebni podatki se izbrišejo najpozneje { $days } dan po zadnjem finalu. Lahko jih izvoziš, umakneš prijavo ali jih takoj izbrišeš.
    [two] Osebni podatki se izbrišejo najpozneje { $days } dneva po zadnjem finalu. Lahko jih izvoziš, umakneš prijavo ali jih takoj izbrišeš.
    [few] Osebni podatki se izbrišejo najpozneje { $days } dni po zadnjem finalu. Lahko jih izvoziš, umakneš prijavo ali jih takoj izbrišeš.
   *[other] Osebni podatki se izbrišejo najpozneje { $days } dni po zadnjem finalu. Lahko jih izvoziš, umakneš prijavo ali jih takoj izbrišeš.
}
entry-export = Izvozi kot datoteko (JSON)
entry-withdraw = Umakni prijavo
entry-withdraw-sure = Mesto takoj dobi prva rezerva.
entry-withdraw-yes = Da, umakni prijavo
entry-erase = Izbriši vse o tej prijavi
entry-erase-sure = Ime, podatki za stik, datum rojstva in vzdevek se izbrišejo takoj in za vedno, prijava pa se konča. Rezultati odigranih iger ostanejo, a brez imena.
entry-erase-yes = Da, izbriši vse
entry-erased = Izbrisano
entry-erased-lead = O tej prijavi ne hranimo več nobenih osebnih podatkov. Zasebna povezava ne deluje več.
entry-done-contact = Shranjeno.
entry-done-nickname = Vzdevek je predlagan. Pregledal ga bo direktor.
entry-done-consent = Privolitev je spremenjena.
entry-done-withdrawn = Prijava je umaknjena.
entry-done-passed = Mesto je prepuščeno naslednjemu.
entry-done-comes = Zabeleženo: pride.
entry-done-declined = Zabeleženo: ne pride. Mesto se je sprostilo za rezervo.
entry-done-here = Prihod je vpisan.
entry-done-away = Vpis prihoda je razveljavljen.
entry-done-erased = Izbrisano.

entry-desk = Prijavni pult
entry-desk-entries = Prijave
entry-desk-check-in = Prihod
entry-desk-files = Uvoz in izvoz
entry-desk-lists = Seznami prijav
entry-desk-venue = Prizorišče
entry-desk-all = Vsa prizorišča
entry-desk-show = Pokaži
entry-search = Išči po imenu, telefonu, e-pošti, vzdevku ali kodi
entry-search-go = Išči
entry-list-calls = Treba poklicati
entry-list-alternates = Rezerve
entry-list-confirmed = Potrjeni
entry-list-gone = Končane prijave
entry-list-found = Najdeni
entry-list-lead-calls = Najzgodnejša prijava je prva. Pokliči in zabeleži odgovor.
entry-list-lead-alternates = Po vrstnem redu številk. Mesto, ki se sprosti pred določitvijo sedežnega reda, dobi prva rezerva.
entry-list-lead-confirmed = Po telefonu so potrdili, da pridejo.
entry-list-lead-gone = Umaknjeni, odsotni, diskvalificirani ali izbrisani.
entry-list-lead-found = Vsi, ki ustrezajo iskanju.
entry-list-none = Nihče.
entry-list-more = { $count ->
    [one] Še { $count } ni prikazan.
    [two] Še { $count } nista prikazana.
    [few] Še { $count } niso prikazani.
   *[other] Še { $count } ni prikazanih.
}
entry-nameless = (ime se ne hrani)
entry-phoned = klic opravljen
entry-order = Prijava št. { $number }
entry-comes = Pride
entry-declines = Ne pride
entry-declines-sure = Prijava se konča, mesto pa dobi prva rezerva.
entry-declines-yes = Da, ne pride
entry-registered-at = Prijava: { $when }
entry-reason = Razlog: { $reason }
entry-reason-declined-by-phone = Odpoved po telefonu: ne pride.
entry-reason-consent-withdrawn = Preklicana je privolitev za uporabo podatkov.
entry-code = Koda za prihod
entry-on-behalf = Če kdo za kaj prosi po telefonu ali e-pošti, lahko to tukaj opraviš namesto njega.
entry-new-link = Izdaj novo zasebno povezavo
entry-new-link-lead = Nova povezava do te prijave. Prikaže se samo enkrat.
entry-code-type = Ime ali koda za prihod
entry-code-find = Najdi
entry-code-unknown = Te kode nima nihče. Če je na natisnjeni izkaznici, je bila tista prijava izbrisana. Išči po imenu.
entry-camera = Skeniraj s kamero
entry-camera-view = Kaj vidi kamera
entry-camera-refused = Kamere tukaj ni mogoče uporabiti. Vtipkaj kodo.
entry-check-in-yes = Vpiši prihod
entry-check-in-undo = Razveljavi vpis prihoda
entry-here-already = Prihod je že vpisan.
entry-here-count = { $count ->
    [one] Navzoč je { $count }, pričakujemo jih še { $awaited }
    [two] Navzoča sta { $count }, pričakujemo jih še { $awaited }
    [few] Navzoči so { $count }, pričakujemo jih še { $awaited }
   *[other] Navzočih je { $count }, pričakujemo jih še { $awaited }
}
entry-awaited = Pričakovani
entry-here = Navzoči
entry-details = Vse o tej prijavi
entry-import = Uvoz prijav
entry-import-lead = Datoteka CSV z eno prijavo na vrstico, po vrsti, kot so prišle. V prvi vrstici so imena stolpcev:
entry-import-forms = { $lines ->
    [one] Datumi v obliki 1990-12-31 ali 31.12.1990, namesto kljukice »yes«, največ { $lines } vrstica. Uvozijo se vse vrstice ali nobena.
    [two] Datumi v obliki 1990-12-31 ali 31.12.1990, namesto kljukice »yes«, največ { $lines } vrstici. Uvozijo se vse vrstice ali nobena.
    [few] Datumi v obliki 1990-12-31 ali 31.12.1990, namesto kljukice »yes«, največ { $lines } vrstice. Uvozijo se vse vrstice ali nobena.
   *[other] Datumi v obliki 1990-12-31 ali 31.12.1990, namesto kljukice »yes«, največ { $lines } vrstic. Uvozijo se vse vrstice ali nobena.
}
entry-import-file = Datoteka CSV
entry-import-go = Uvozi
entry-import-template = Prazna datoteka s temi stolpci
entry-import-faults = { $count ->
    [one] Najdena je { $count } napaka.
    [two] Najdeni sta { $count } napaki.
    [few] Najdene so { $count } napake.
   *[other] Najdenih je { $count } napak.
}
entry-import-nothing = Nihče ni bil prijavljen.
entry-import-line = Vrstica { $line }:
entry-import-unreadable = Datoteke ni mogoče prebrati: biti mora CSV.
entry-import-empty = V datoteki ni nobene vrstice s prijavo.
entry-import-long = Datoteka ima preveč vrstic: naenkrat se jih uvozi največ { $most }.
entry-import-missing-column = Manjka stolpec »{ $column }«.
entry-import-unknown-column = Nepričakovan stolpec »{ $column }«.
entry-import-cells = Število celic v vrstici: { $found }. Pravilno število: { $wanted }.
entry-import-venue = Prizorišče mora biti eno od teh: { $venues }.
entry-import-tick = »{ $column }« mora biti yes.
entry-imported = { $count ->
    [one] Uvožena je { $count } prijava.
    [two] Uvoženi sta { $count } prijavi.
    [few] Uvožene so { $count } prijave.
   *[other] Uvoženih je { $count } prijav.
}
entry-export-list = Izvozi vse prijave (CSV)
entry-export-lead = Vsebuje osebne podatke: datoteko hrani na varnem in jo izbriši, ko je ne potrebuješ več.

problem-no-such-championship = Takega prvenstva tukaj ni.
problem-no-such-desk = Ta povezava ni veljavna ali ne deluje več. Direktorja prosi za novo.
problem-no-such-entry = Ta povezava ni veljavna ali ne deluje več. Prava je v e-sporočilu, ki smo ti ga poslali po prijavi; novo ti lahko da vodja prijav.
problem-desk-link-needed = Ta stran je za uradne osebe prvenstva. Odpri jo s svojo zasebno povezavo.

refusal-champ-alternates-full = To prizorišče je polno, poln pa je tudi seznam rezerv ({ $alternates }).
refusal-champ-already-done = To je že storjeno.
refusal-champ-already-judging = Ta sodnik ima ob istem času drugo mizo ali pa igra.
refusal-champ-bad-moment = V tem trenutku to ni mogoče.
refusal-champ-cancelled = Prvenstvo je odpovedano.
refusal-champ-clock-back = Vaje ni mogoče prestaviti v čas pred njenim zadnjim dogodkom.
refusal-champ-clock-changed = Ura se je medtem spremenila. Preberi obvestilo še enkrat.
refusal-champ-clock-same-person = Tvoja izjava je že zabeležena. Potrditi jo mora druga uradna oseba.
refusal-champ-consent-missing = Manjka privolitev. Brez nje ne more sodelovati nihče.
refusal-champ-declaration-missing = Manjka izjava. Za prijavo so potrebne vse.
refusal-champ-excluded = Zaposleni pri organizatorjih, njihovi ožji sorodniki in ljudje, katerih prijavo so organizatorji razveljavili, ne morejo sodelovati.
refusal-champ-game-running = Igra teče: tja zdaj ni mogoče nikogar posesti ali presesti.
refusal-champ-judge-missing = Ena od miz še nima sodnika.
refusal-champ-late = Prepozno: pravica do sedeža je ugasnila ob uradnem začetku.
refusal-champ-nickname-missing = Ni vzdevka, o katerem bi bilo treba odločiti.
refusal-champ-nickname-taken = Nekdo že ima ta vzdevek ali takega, ki je videti enak. Izberi drugega.
refusal-champ-nickname-unfit = Vzdevek mora imeti od 2 do 24 navadnih znakov, med njimi vsaj eno črko ali števko.
refusal-champ-no-alternate = Ni več nobene rezerve.
refusal-champ-no-notice = Napiši obvestilo, ki vsem pove, kaj se je spremenilo.
refusal-champ-no-reason = Navedi razlog.
refusal-champ-no-such-entrant = Take prijave ni.
refusal-champ-no-such-session = Takega kroga ni.
refusal-champ-no-such-stage = Take faze ni.
refusal-champ-no-such-table = Take mize ni.
refusal-champ-no-such-venue = Takega prizorišča ni.
refusal-champ-no-vacancy = Noben sedež ni prost.
refusal-champ-not-allowed = Tvoja vloga tega ne dovoljuje.
refusal-champ-not-awaited = Tam te osebe nihče ne pričakuje.
refusal-champ-not-confirmed = Prijava še ni potrjena: najprej pokliči.
refusal-champ-not-finished = Najprej je treba končati prejšnje korake.
refusal-champ-not-open = Za to prizorišče se prijave odprejo { $opens }.
refusal-champ-not-qualified = Mesto lahko prepusti samo tisti, ki ga ima.
refusal-champ-not-yours = To je tuja prijava.
refusal-champ-old-terms = Odkar je ta stran odprta, so se pogoji spremenili. Preberi novo različico in jo sprejmi.
refusal-champ-registered-twice = Ta oseba je že prijavljena. Uporabi zasebno povezavo iz e-sporočila ali vprašaj vodjo prijav.
refusal-champ-seating-broken = Tak sedežni red bi prekršil pravilo.
refusal-champ-sheet-changed = Zapisnik je bil medtem spremenjen: poglej ga znova.
refusal-champ-sheet-missing = En zapisnik še manjka.
refusal-champ-sheet-wrong = Seštevki v zapisniku se ne ujemajo.
refusal-champ-stage-over = Ta faza je zaključena.
refusal-champ-table-too-small = Ena od miz ima premalo igralcev (najmanj { $fewest }): na novo razporedi sedeže te izmene.
refusal-champ-tie-undecided = Eno izenačenje še ni razrešeno: odloči glavni sodnik.
refusal-champ-too-early = Za to je prezgodaj.
refusal-champ-too-few = Igralcev je premalo: potrebnih jih je vsaj { $fewest }.
refusal-champ-too-young = Na dan { $day } moraš imeti vsaj { $age } let.
refusal-champ-unsigned = Manjka podpis.
refusal-champ-venue-elsewhere = Potek na tem prizorišču vodi drug računalnik: to stori na strežniku prvenstva.
refusal-champ-venue-full = To prizorišče je polno.
refusal-champ-venue-lent = Potek na tem prizorišču vodi poseben računalnik. To stori tam ali počakaj, da od tam prispejo rezultati.
refusal-champ-window-closed = Prijave za to prizorišče so bile odprte do vključno { $closed }.
refusal-champ-same-person = To mora potrditi druga oseba.
refusal-champ-wrong-citizenship = Sodelujejo lahko samo državljani te države: { $needed }.
refusal-champ-wrong-replacement = Popravek se ne nanaša na zapisnik, ki zdaj velja.
refusal-champ-answer-wrong = Odgovor ali skupina manjka ali ni med možnimi.
refusal-champ-last-round-early = Zadnji obhod se lahko napove od { $allowed }.
refusal-champ-guardian-missing = Tako mlad igralec potrebuje starša ali skrbnika z e-poštnim naslovom ali telefonsko številko.
refusal-champ-unticked = Navzočnosti še ni mogoče preveriti: nihče ni odkljukal igralcev za temi mizami: { $tables }.
refusal-champ-undo-proposed = To je že predlagano. Strinjati se mora še drugi sodelavec.
refusal-champ-undo-too-late = Prepozno za razveljavitev: kar iz tega sledi, se je že začelo.
