# Prvenstva: javno spletišče, prijava, moja prijava, prijavni pult in zakaj prvenstvo kaj zavrne.

entry-championships = Prvenstva
entry-championships-lead = Kje se lahko prijavite, gledate in spremljate rezultate.
entry-championships-none = Tukaj še ni nobenega prvenstva.
entry-phase-announced = Prijave še niso odprte
entry-phase-open = Prijave so odprte
entry-phase-closed = Prijave so zaprte
entry-phase-running = Se igra zdaj
entry-phase-over = Končano
entry-phase-cancelled = Odpovedano
entry-window = Prijave od { $opens } do vključno { $closes }.
entry-window-zone = Ure veljajo v časovnem pasu posameznega prizorišča.
entry-rule = Pravilo { $rule }
entry-rehearsed = Vaja z izmišljenimi ljudmi

entry-new = Novo prvenstvo
entry-new-account = Za ustvarjanje prvenstva potrebujete račun, da se lahko k njemu vrnete s katere koli naprave.
entry-new-lead = Prvenstvo opisuje datoteka. Začnite s primerom in spremenite, kar je treba, ali naložite svojo datoteko.
entry-new-presets = Primeri
entry-new-format = Datoteka
entry-new-edit = Opis prvenstva (TOML)
entry-new-file = Ali naložite datoteko, ki nadomesti zgornje besedilo
entry-new-terms = Pogoji sodelovanja
entry-new-terms-lead = Vsaka različica ostane dostopna. Navedite stik za vprašanja o osebnih podatkih.
entry-new-director = Ime prvega direktorja
entry-new-make = Ustvari prvenstvo
entry-new-faults = { $count ->
    [one] Prvenstvo ni ustvarjeno: datoteka ima { $count } napako.
    [two] Prvenstvo ni ustvarjeno: datoteka ima { $count } napaki.
    [few] Prvenstvo ni ustvarjeno: datoteka ima { $count } napake.
   *[other] Prvenstvo ni ustvarjeno: datoteka ima { $count } napak.
}
entry-new-no-terms = Prvenstvo ni ustvarjeno: napišite pogoje v vsaj enem jeziku.
entry-new-no-director = Prvenstvo ni ustvarjeno: navedite prvega direktorja.
entry-new-exists = Prvenstvo ni ustvarjeno: taka oznaka (id) že obstaja. Spremenite jo v datoteki.
entry-new-bad-id = Prvenstvo ni ustvarjeno: oznaka (id) sme imeti samo male črke, števke in vezaje.
entry-new-no-edition = Prvenstvo ni ustvarjeno: izdaje, ki jo navaja, ni.
entry-new-unreadable = Naložena datoteka ni besedilo UTF-8.
entry-made = Prvenstvo je ustvarjeno
entry-made-lead = { $name } je tukaj. Vodje prijav, sodnike in zapisnikarje povabite iz direktorjeve konzole.
entry-made-link = To je direktorjeva zasebna povezava. Prikaže se samo enkrat: shranite jo zdaj in je ne dajte nikomur.
entry-made-qr = Koda QR direktorjeve povezave
entry-made-open = Odpri direktorjevo konzolo
entry-made-site = Javna stran

entry-organised = Organizator: { $organisers }
entry-register = Prijava
entry-opens-on = Prijave se odprejo { $when }.
entry-cancelled = To prvenstvo je odpovedano. Kdor je prijavljen, lahko še vedno izvozi ali izbriše svoje podatke.
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
entry-would-wait = Polno: bili bi rezerva številka { $number }
entry-later-stage = Za tiste, ki se uvrstijo
entry-how = Kako se igra
entry-stage = { $rounds ->
    [one] Za mizo od { $fewest } do { $most } igralcev, { $rounds } krog, { $minutes } min.
    [two] Za mizo od { $fewest } do { $most } igralcev, { $rounds } kroga, vsak { $minutes } min.
    [few] Za mizo od { $fewest } do { $most } igralcev, { $rounds } krogi, vsak { $minutes } min.
   *[other] Za mizo od { $fewest } do { $most } igralcev, { $rounds } krogov, vsak { $minutes } min.
}
entry-prize = Prvak osvoji: { $prize }.
entry-condition-age = Na dan igre morate imeti vsaj { $age } let.
entry-condition-citizenship = Potrebno državljanstvo: { $country }.
entry-condition-excluded = Zaposleni pri organizatorjih in njihovi ožji sorodniki ne morejo sodelovati.
entry-condition-phone = Po prijavi vas pokličemo po telefonu, da potrdite mesto. Če je prijav več kot mest, ima prednost zgodnejša prijava.
entry-edition = Igra, ki se igra
entry-follow = Glejte in spremljajte
entry-spectators = Gledalci so dobrodošli: pridite in si oglejte igre v živo.
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
entry-terms-show = Tukaj preberite različico { $version } pogojev
entry-rights = Izvoz, popravek ali izbris svojih podatkov lahko kadar koli zahtevate: na strani svoje prijave, po e-pošti ali po telefonu.

entry-register-lead = Traja dve minuti. Objavi se samo vzdevek, ki ga izberete pozneje.
entry-wrong = { $count ->
    [one] { $count } podatek še manjka ali ni pravilen; označen je spodaj. Nič od tega, kar ste napisali, ni izgubljeno.
    [two] { $count } podatka še manjkata ali nista pravilna; označena sta spodaj. Nič od tega, kar ste napisali, ni izgubljeno.
    [few] { $count } podatki še manjkajo ali niso pravilni; označeni so spodaj. Nič od tega, kar ste napisali, ni izgubljeno.
   *[other] { $count } podatkov še manjka ali ni pravilnih; označeni so spodaj. Nič od tega, kar ste napisali, ni izgubljeno.
}
entry-city = Kje želite igrati?
entry-you = O vas
entry-name = Ime in priimek
entry-email = E-poštni naslov
entry-email-hint = Vaš lastni, ne tuj: tja gre povezava do vaše prijave.
entry-phone = Telefon
entry-phone-hint = Na to številko vas pokličemo, da potrdite mesto.
entry-born = Datum rojstva
entry-born-hint = Na dan igre morate imeti vsaj { $age } let.
entry-born-why = Da ločimo ljudi z istim imenom.
entry-citizenship = Državljanstvo
entry-citizenship-hint = Sodelujejo lahko samo državljani: { $country }.
entry-choose = Izberite
entry-excluded = Označite, kar velja za vas
entry-excluded-employee = Delam za organizatorja ({ $organisers }).
entry-excluded-relative = Moj ožji sorodnik dela za organizatorja ({ $organisers }).
entry-declare = Izjave in privolitve
entry-declare-lead = Potrebna je vsaka: brez vseh prijava ni veljavna.
entry-declaration-own-email = E-poštni naslov je moj.
entry-declaration-true-data = Podatki, ki jih navajam, so točni in resnični.
entry-declaration-of-age = Imam vsaj { $age } let.
entry-declaration-contact = Mojo telefonsko številko in e-poštni naslov smete uporabiti za izvedbo tekmovanja.
entry-consent-terms = Pogoje sodelovanja sprejemam brez pridržkov.
entry-consent-data = { $organisers } sme obdelovati podatke, ki jih dajem tukaj, samo za to tekmovanje.
entry-consent-publicity = Rezultati tekmovanja se smejo objaviti, s fotografijami, posnetki in imeni zmagovalcev ter drugih uvrščenih.
entry-consent-promotion = { $organisers } mi sme pošiljati tudi novosti in ponudbe. To ni povezano s sodelovanjem.
entry-optional = Samo če želite
entry-optional-lead = Sodelujete enako, če to pustite prazno. Premislite si lahko kadar koli.
entry-kept = { $days ->
    [one] Vaši podatki se izbrišejo najpozneje { $days } dan po zadnjem finalu.
    [two] Vaši podatki se izbrišejo najpozneje { $days } dneva po zadnjem finalu.
    [few] Vaši podatki se izbrišejo najpozneje { $days } dni po zadnjem finalu.
   *[other] Vaši podatki se izbrišejo najpozneje { $days } dni po zadnjem finalu.
}
entry-register-send = Pošlji prijavo
entry-fault-venue = Izberite eno mesto.
entry-fault-name = Napišite ime in priimek, od 2 do 100 znakov.
entry-fault-email = Napišite e-poštni naslov, kot je name@example.org.
entry-fault-phone = Napišite telefonsko številko s 5 do 20 števkami.
entry-fault-born = Izberite datum rojstva.
entry-fault-citizenship = Izberite državo.
entry-fault-tick = Za sodelovanje označite to.
entry-registered = Prijavljeni ste
entry-link = To je vaša zasebna povezava. Shranite jo: kdor jo ima, lahko spremeni vašo prijavo.
entry-link-lead = Odpre vašo prijavo: stanje, vzdevek, vaše podatke, kodo za vhod.
entry-link-mail = Je tudi v pismu, ki vam ga pišemo.
entry-mine-open = Odpri mojo prijavo
entry-mine = Moja prijava
entry-status-pending = Čaka na potrditev
entry-status-confirmed = Potrjeno
entry-status-alternate = Rezerva številka { $number }
entry-status-withdrawn = Umaknjeno
entry-status-no-show = Odsotnost
entry-status-disqualified = Diskvalifikacija
entry-status-erased = Izbrisano
entry-next-pending = Mesto imate. Poklicali vas bomo po telefonu, da ga potrdite.
entry-next-confirmed = Vaše mesto je zagotovljeno. Pridite pred uradnim začetkom: sedež, ki je takrat prazen, dobi rezerva.
entry-next-alternate = Vsa mesta so zasedena. Na seznamu ste številka { $number }: ko se kdo umakne, mesto dobi najnižja številka.
entry-next-withdrawn = Ne sodelujete več. Dokler so prijave odprte, se lahko prijavite znova.
entry-next-no-show = Ob uradnem začetku vas ni bilo, zato je vaš sedež dobil nekdo drug.
entry-next-disqualified = Organizatorji so končali vašo prijavo.
entry-next-erased = Vaši podatki so izbrisani.
entry-seat = { $stage }, { $round }. krog, izmena { $heat }: miza { $table }, { $when }
entry-play = K moji mizi
entry-qr = Koda QR za prihod
entry-qr-lead = To pokažite na vhodu ali povejte kodo:
entry-nickname = Vzdevek
entry-nickname-lead = Pod njim se objavljajo rezultati, nikoli pod vašim imenom. Povezan mora biti z igro in ne sme namigovati na starost, spol, narodnost, videz ali kraj. Odobri ga direktor.
entry-nickname-proposed = »{ $nickname }« čaka na direktorja.
entry-nickname-approved = »{ $nickname }« je odobren.
entry-nickname-returned = Direktor je vrnil vaš predlog. Razlog je v pismu, ki ste ga dobili. Predlagajte drugega.
entry-nickname-new = Vzdevek, od 2 do 24 znakov
entry-nickname-send = Predlagaj
entry-contact = Kako vas dosežemo
entry-contact-theirs = Stik
entry-contact-other = Če ime ali datum rojstva ni pravilen, to po telefonu povejte vodji prijav.
entry-save = Shrani
entry-consents = Privolitve
entry-consent-given = dana
entry-consent-refused = ni dana
entry-consent-give = Daj privolitev
entry-consent-take-back = Prekliči
entry-consent-data-sure = Brez te privolitve ne more sodelovati nihče: vaša prijava se konča. Podatki ostanejo, dokler jih ne izbrišete ali jim ne poteče rok.
entry-place = Vaše mesto kot prvaka
entry-place-lead = Osvojili ste: { $prize }. Če ne morete iti, mesto dobi naslednji na lestvici; naslov prvaka ostane vaš.
entry-place-pass = Ne morem iti
entry-place-sure = Mesto potem pripada naslednjemu na lestvici in ga ni mogoče dobiti nazaj.
entry-data = Vaši podatki
entry-data-theirs = Osebni podatki
entry-data-lead = { $days ->
    [one] Osebni podatki se izbrišejo najpozneje { $days } dan po zadnjem finalu. Lahko jih vzamete s seboj, umaknete prijavo ali jih izbrišete takoj.
    [two] Osebni podatki se izbrišejo najpozneje { $days } dneva po zadnjem finalu. Lahko jih vzamete s seboj, umaknete prijavo ali jih izbrišete takoj.
    [few] Osebni podatki se izbrišejo najpozneje { $days } dni po zadnjem finalu. Lahko jih vzamete s seboj, umaknete prijavo ali jih izbrišete takoj.
   *[other] Osebni podatki se izbrišejo najpozneje { $days } dni po zadnjem finalu. Lahko jih vzamete s seboj, umaknete prijavo ali jih izbrišete takoj.
}
entry-export = Izvozi kot datoteko (JSON)
entry-withdraw = Umakni prijavo
entry-withdraw-sure = Mesto takoj dobi prva rezerva.
entry-withdraw-yes = Da, umakni prijavo
entry-erase = Izbriši vse o tej prijavi
entry-erase-sure = Ime, naslovi, datum rojstva in vzdevek se izbrišejo takoj in za vedno, prijava pa se konča. Že odigrani rezultati ostanejo brez imena.
entry-erase-yes = Da, izbriši vse
entry-erased = Izbrisano
entry-erased-lead = O tej prijavi ne hranimo ničesar osebnega več. Zasebna povezava ne velja več.
entry-done-contact = Shranjeno.
entry-done-nickname = Vzdevek je predlagan. Pogledal ga bo direktor.
entry-done-consent = Privolitev je spremenjena.
entry-done-withdrawn = Prijava je umaknjena.
entry-done-passed = Mesto je prepuščeno naslednjemu.
entry-done-comes = Zabeleženo: pride.
entry-done-declined = Zabeleženo: ne pride. Mesto je prosto za rezervo.
entry-done-here = Prihod je vpisan.
entry-done-away = Vpis prihoda je razveljavljen.
entry-done-erased = Izbrisano.

entry-desk = Prijavni pult
entry-desk-entries = Prijave
entry-desk-check-in = Prihod
entry-desk-files = Seznami
entry-desk-lists = Seznami prijav
entry-desk-venue = Prizorišče
entry-desk-all = Vsa prizorišča
entry-desk-show = Pokaži
entry-search = Išči po imenu, telefonu, e-pošti, vzdevku ali kodi
entry-search-go = Išči
entry-list-calls = Za klic
entry-list-alternates = Rezerve
entry-list-confirmed = Potrjeni
entry-list-gone = Odšli
entry-list-found = Najdeni
entry-list-lead-calls = Najzgodnejša prijava je prva. Pokličite in pritisnite, kar je bilo rečeno.
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
entry-reason-declined-by-phone = Po telefonu povedano: ne pride.
entry-reason-consent-withdrawn = Preklicana je privolitev za uporabo podatkov.
entry-code = Koda za prihod
entry-on-behalf = Kar kdo prosi po telefonu ali e-pošti, lahko zanj opravite tukaj.
entry-new-link = Daj novo zasebno povezavo
entry-new-link-lead = Nova povezava do te prijave. Prikaže se samo enkrat.
entry-code-type = Koda iz QR, vtipkana ali prebrana
entry-code-find = Najdi
entry-code-unknown = Te kode nima nihče.
entry-camera = Preberi s kamero
entry-camera-view = Kar vidi kamera
entry-camera-refused = Kamere tukaj ni mogoče uporabiti. Vtipkajte kodo.
entry-check-in-yes = Vpiši prihod
entry-check-in-undo = Razveljavi prihod
entry-here-already = Prihod je že vpisan.
entry-here-count = { $count ->
    [one] Tukaj je { $count }, čakamo jih še { $awaited }
    [two] Tukaj sta { $count }, čakamo jih še { $awaited }
    [few] Tukaj so { $count }, čakamo jih še { $awaited }
   *[other] Tukaj jih je { $count }, čakamo jih še { $awaited }
}
entry-awaited = Čakamo
entry-here = Tukaj
entry-details = Vse o tej prijavi
entry-import = Prevzem prijav iz datoteke
entry-import-lead = Datoteka CSV z eno prijavo na vrstico, po vrsti, kot so prišle. Prva vrstica imenuje stolpce:
entry-import-forms = { $lines ->
    [one] Datumi kot 1990-12-31 ali 31.12.1990, kljukice kot yes, največ { $lines } vrstica. Prevzamejo se vse vrstice ali nobena.
    [two] Datumi kot 1990-12-31 ali 31.12.1990, kljukice kot yes, največ { $lines } vrstici. Prevzamejo se vse vrstice ali nobena.
    [few] Datumi kot 1990-12-31 ali 31.12.1990, kljukice kot yes, največ { $lines } vrstice. Prevzamejo se vse vrstice ali nobena.
   *[other] Datumi kot 1990-12-31 ali 31.12.1990, kljukice kot yes, največ { $lines } vrstic. Prevzamejo se vse vrstice ali nobena.
}
entry-import-file = Datoteka CSV
entry-import-go = Prevzemi
entry-import-template = Prazna datoteka s temi stolpci
entry-import-faults = { $count ->
    [one] Najdena je { $count } napaka.
    [two] Najdeni sta { $count } napaki.
    [few] Najdene so { $count } napake.
   *[other] Najdenih je { $count } napak.
}
entry-import-nothing = Nihče ni bil prijavljen.
entry-import-line = Vrstica { $line }:
entry-import-unreadable = Datoteke ni mogoče prebrati: biti mora CSV v UTF-8.
entry-import-empty = V datoteki ni nobene vrstice s prijavo.
entry-import-long = Datoteka ima preveč vrstic: naenkrat se jih prevzame največ { $most }.
entry-import-missing-column = Manjka stolpec »{ $column }«.
entry-import-unknown-column = Stolpec »{ $column }« ni znan.
entry-import-cells = Število celic v vrstici: { $found }. Biti jih mora: { $wanted }.
entry-import-venue = Prizorišče mora biti eno od teh: { $venues }.
entry-import-tick = »{ $column }« mora biti yes.
entry-imported = { $count ->
    [one] Prevzeta je { $count } prijava.
    [two] Prevzeti sta { $count } prijavi.
    [few] Prevzete so { $count } prijave.
   *[other] Prevzetih je { $count } prijav.
}
entry-export-list = Vse prijave kot datoteka (CSV)
entry-export-lead = Z osebnimi podatki: hranite jo na varnem in jo izbrišite, ko je ne potrebujete več.

problem-no-such-championship = Takega prvenstva tukaj ni.
problem-no-such-desk = Ta povezava ne velja ali ne velja več. Direktorja prosite za novo.
problem-no-such-entry = Ta povezava ne velja ali ne velja več. Prava je v pismu, ki ste ga dobili po prijavi; novo vam lahko da vodja prijav.
problem-desk-link-needed = Ta stran je za uradne osebe prvenstva. Odprite jo z zasebno povezavo, ki ste jo dobili.

refusal-champ-alternates-full = To prizorišče je polno, poln pa je tudi seznam rezerv ({ $alternates }).
refusal-champ-already-done = To je že storjeno.
refusal-champ-already-judging = Ta sodnik ima ob istem času drugo mizo ali pa igra.
refusal-champ-bad-moment = V tem trenutku to ni mogoče.
refusal-champ-cancelled = Prvenstvo je odpovedano.
refusal-champ-clock-back = Vaja se ne more vrniti pred svoj zadnji dogodek.
refusal-champ-clock-changed = Ura se je medtem spremenila. Preberite obvestilo še enkrat.
refusal-champ-clock-same-person = To ste že povedali. Potrditi mora druga uradna oseba.
refusal-champ-consent-missing = Manjka privolitev. Brez nje ne more sodelovati nihče.
refusal-champ-declaration-missing = Manjka izjava. Prijava potrebuje vse.
refusal-champ-excluded = Zaposleni pri organizatorjih, njihovi ožji sorodniki in ljudje, katerih prijavo so organizatorji končali, ne morejo sodelovati.
refusal-champ-game-running = Igra teče: tja zdaj ni mogoče nikogar posesti ali presesti.
refusal-champ-judge-missing = Neka miza še nima sodnika.
refusal-champ-late = Prepozno: sedež je bil izgubljen ob uradnem začetku.
refusal-champ-nickname-missing = Noben vzdevek ne čaka.
refusal-champ-nickname-taken = Nekdo že ima ta vzdevek ali takega, ki je videti enak. Izberite drugega.
refusal-champ-nickname-unfit = Vzdevek ima od 2 do 24 navadnih znakov, med njimi vsaj eno črko ali števko.
refusal-champ-no-alternate = Ni več nobene rezerve.
refusal-champ-no-notice = Napišite obvestilo, ki vsem pove, kaj se je spremenilo.
refusal-champ-no-reason = Napišite razlog.
refusal-champ-no-such-entrant = Take prijave ni.
refusal-champ-no-such-session = Takega kroga ni.
refusal-champ-no-such-stage = Take faze ni.
refusal-champ-no-such-table = Take mize ni.
refusal-champ-no-such-venue = Takega prizorišča ni.
refusal-champ-no-vacancy = Noben sedež ni prost.
refusal-champ-not-allowed = Vaša vloga tega ne dovoljuje.
refusal-champ-not-awaited = Te osebe tam ne pričakujejo.
refusal-champ-not-confirmed = Prijava še ni potrjena: najprej pokličite.
refusal-champ-not-finished = Nekaj pred tem še ni končano.
refusal-champ-not-open = Za to prizorišče se prijave odprejo { $opens }.
refusal-champ-not-qualified = Mesto lahko prepusti samo tisti, ki ga ima.
refusal-champ-not-yours = To je tuja prijava.
refusal-champ-old-terms = Odkar ste odprli to stran, so se pogoji spremenili. Preberite novo različico in jo sprejmite.
refusal-champ-registered-twice = Ta oseba je že prijavljena. Uporabite zasebno povezavo iz pisma ali vprašajte vodjo prijav.
refusal-champ-seating-broken = Tak sedežni red bi prekršil pravilo.
refusal-champ-sheet-changed = Zapisnik je bil medtem spremenjen: poglejte ga znova.
refusal-champ-sheet-missing = Kakšen zapisnik še manjka.
refusal-champ-sheet-wrong = Zapisnik se ne izide.
refusal-champ-stage-over = Ta faza je zaključena.
refusal-champ-table-too-small = Neka miza ima premalo igralcev (najmanj { $fewest }): na novo razporedite sedeže te izmene.
refusal-champ-tie-undecided = Neko izenačenje je še odprto: odloči glavni sodnik.
refusal-champ-too-early = Za to je prezgodaj.
refusal-champ-too-few = Igralcev je premalo: potrebnih jih je vsaj { $fewest }.
refusal-champ-too-young = Na dan { $day } morate imeti vsaj { $age } let.
refusal-champ-unsigned = Manjka podpis.
refusal-champ-venue-elsewhere = To zadeva prizorišče, ki se vodi drugje: storite to na strežniku prvenstva.
refusal-champ-venue-full = To prizorišče je polno.
refusal-champ-venue-lent = To prizorišče se vodi na svojem računalniku. Storite to tam ali počakajte, da se vrnejo rezultati.
refusal-champ-window-closed = Prijave za to prizorišče so se zaprle { $closed }.
refusal-champ-same-person = To mora potrditi druga oseba.
refusal-champ-wrong-citizenship = Sodelujejo lahko samo državljani: { $needed }.
refusal-champ-wrong-replacement = Popravek ne navaja zapisnika, ki velja zdaj.
