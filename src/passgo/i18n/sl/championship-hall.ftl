# Prvenstvo v dvorani: direktorjeva konzola, ure, zapisniki, table.

hall-desk = Strani uradnih oseb
hall-rule = Pravilo
hall-waiting = { $count ->
    [one] { $count } čaka
    [two] { $count } čakata
    [few] { $count } čakajo
   *[other] { $count } jih čaka
}
hall-role-registrar = Vodja prijav
hall-role-director = Direktor
hall-role-head-judge = Glavni sodnik
hall-role-judge = Sodnik
hall-role-scorer = Zapisnikar
hall-page-director = Krogi
hall-page-registrar = Prijavni pult
hall-page-nicknames = Vzdevki
hall-page-entrants = Prijavljeni
hall-page-terms = Pogoji
hall-page-officials = Uradne osebe
hall-page-outbox = Odhodna pošta
hall-page-sheets = Zapisniki
hall-page-clock = Ure
hall-page-board = Tabla v živo
hall-page-projector = Projektor
hall-page-judge = Moje mize
hall-page-time = Ura računalnika

hall-director-lead = Vsak krog poteka po istih korakih: sedežni red, sodniki, objava, preverjanje navzočnosti, igra, zapisniki, točke, uvrstitev.
hall-champion = Prvak: { $nickname }
hall-venue = Prizorišče
hall-round = Krog
hall-round-number = { $number }. krog
hall-players = Igralci
hall-stands = Stanje
hall-open-session = Odpri: { $session }
hall-session = { $stage }, { $city }
hall-session-round = { $stage }, { $city }, { $round }. krog
hall-backup = Varnostna kopija in dnevnik
hall-backup-lead = Varnostna kopija se shrani vsakič, ko se objavijo točke ali zaključi faza, če ima strežnik mapo za kopije. Pred naslednjim krogom jo prenesi na drugo napravo.
hall-log = { $count ->
    [one] { $count } dogodek v dnevniku. Zgoščena vrednost:
    [two] { $count } dogodka v dnevniku. Zgoščena vrednost:
    [few] { $count } dogodki v dnevniku. Zgoščena vrednost:
   *[other] { $count } dogodkov v dnevniku. Zgoščena vrednost:
}
hall-machine = Časovni stroj
hall-machine-lead = To je vaja. Lahko jo prestaviš v drug čas, a nikoli pred njen zadnji dogodek.
hall-machine-now = Vaja. Čas tukaj: { $moment }
hall-machine-to = Dan in ura
hall-machine-go = Pojdi tja
hall-machine-back = Nazaj v sedanjost
hall-time-jumped = Ura na računalniku prvenstva je preskočila. Čas pred preskokom: { $was }. Nato je ura kazala: { $says }. Krogi in roki tečejo naprej po prejšnjem času.
hall-time-open = Kaj storiti
hall-time-now = Čas prvenstva: { $time }. Ura računalnika: { $clock }.
hall-time-fine = O uri ni nobenega odprtega obvestila.
hall-time-wrong = Če ura ni točna, jo nastavi na računalniku. Obvestilo se nato zapre samodejno.
hall-time-right = Če je ura točna, morata to tukaj potrditi dve uradni osebi. Krogom, ki tečejo, ostane preostali čas.
hall-time-accept = Ura je točna
hall-time-proposed = { $name } pravi, da je ura točna. To mora potrditi druga uradna oseba.
hall-time-venue = { $city }: tamkajšnji računalnik je imel napačno uro. Čas zadnjega zapisa: { $was }. Ura je kazala: { $says }. Vrstni red zapisov je nespremenjen.
hall-rehearse = Naj boti odigrajo naslednjo fazo
hall-rehearse-lead = Sledi: { $stage }. Boti zasedejo vse sedeže in odigrajo fazo do konca; to lahko traja minuto.

hall-pipeline = Koraki tega kroga
hall-state-done = končano
hall-state-now = zdaj
hall-state-later = pozneje
hall-step-seating = Sedežni red
hall-step-judges = Sodniki
hall-step-publish = Objava
hall-step-roll = Navzočnost
hall-step-play = Igra
hall-step-sheets = Zapisniki
hall-step-release = Točke
hall-step-qualify = Uvrstitev
hall-step-over = Končano
hall-step-later = Še ne
hall-waits-director = To stori direktor.
hall-waits-head-judge = To stori glavni sodnik.

hall-plan = Igralcev: { $players }, miz: { $tables }, izmen: { $heats }.
hall-drawn = Igralcev: { $players }, miz: { $tables }.
hall-seed-printed = Začetno število { $seed }: iz njega lahko vsak izžreba isti sedežni red.
hall-seeded = Najboljši so razporejeni po različnih mizah.
hall-reason-sizes = Igralci po mizah: { $sizes }. Enakomerno razporejeno, od { $fewest } do { $most } za mizo.
hall-reason-repeats = { $count ->
    [0] Nihče se z nikomer ne sreča znova.
    [one] { $count } par se sreča znova: boljšega sedežnega reda ni bilo mogoče najti.
    [two] { $count } para se srečata znova: boljšega sedežnega reda ni bilo mogoče najti.
    [few] { $count } pari se srečajo znova: boljšega sedežnega reda ni bilo mogoče najti.
   *[other] { $count } parov se sreča znova: boljšega sedežnega reda ni bilo mogoče najti.
}
hall-reason-apart = { $count ->
    [one] { $count } par mora biti ločen.
    [two] { $count } para morata biti ločena.
    [few] { $count } pari morajo biti ločeni.
   *[other] { $count } parov mora biti ločenih.
}
hall-reason-fixed = { $count ->
    [one] { $count } igralec ima določeno mizo.
    [two] { $count } igralca imata določeno mizo.
    [few] { $count } igralci imajo določeno mizo.
   *[other] { $count } igralcev ima določeno mizo.
}
hall-broken-seated-twice = Nekdo bi sedel za dvema mizama.
hall-broken-not-a-player = Sedež ima nekdo, ki v tem krogu ne igra.
hall-broken-not-seated = Nekdo, ki v tem krogu igra, nima sedeža.
hall-broken-table-too-small = Ena od miz ima premalo igralcev.
hall-broken-table-too-large = Ena od miz ima preveč igralcev.
hall-broken-tables-differ = Število miz ni takšno, kot ga zahteva format.
hall-broken-thinned-unevenly = Dve mizi se razlikujeta za več kot enega igralca.
hall-broken-fixed-seat = Eden od igralcev ni za mizo, ki mu je določena.
hall-broken-kept-apart = Dva igralca, ki morata biti ločena, sedita za isto mizo.
hall-table = Miza { $number }
hall-heat = Izmena { $number }
hall-table-players = { $count ->
    [one] { $count } igralec
    [two] { $count } igralca
    [few] { $count } igralci
   *[other] { $count } igralcev
}
hall-again = { $count ->
    [one] { $count } prejšnje srečanje
    [two] { $count } prejšnji srečanji
    [few] { $count } prejšnja srečanja
   *[other] { $count } prejšnjih srečanj
}
hall-judged-by = Sodnik: { $name }
hall-fixed = določena miza
hall-swap-lead = Označi dva igralca, da zamenjata sedeža. Sedežni red se znova preveri; zamenjava, ki krši pravilo, se zavrne.
hall-swap = Zamenjaj sedeža
hall-swap-two = Za zamenjavo označi natanko dva igralca.
hall-draw = Izžrebaj sedežni red
hall-draw-again = Izžrebaj znova
hall-seed = Začetno število žreba
hall-seed-lead = Uporabi to število ali tisto, ki je bilo izžrebano javno.
hall-apart = Ločeni igralci
hall-apart-one = Prvi igralec
hall-apart-other = Drugi igralec
hall-pair = { $one } in { $other }
hall-fixing = Določene mize
hall-fixed-player = Igralec
hall-fixed-table = Miza
hall-fixed-at = { $name }: miza { $table }

hall-judge-of = Sodnik mize { $number }
hall-judges-save = Dodeli te sodnike
hall-judges-none = Za to prizorišče še ni povabljen noben sodnik.
hall-judges-set = Mize s sodnikom: { $count } od { $tables }.
hall-published = Objavljeno. Uradni začetek: { $moment }
hall-projector-open = Pokaži na projektorju
hall-pdf = Natisni zapisnike (PDF)
hall-starts = Uradni začetek (časovni pas { $zone })
hall-publish = Objavi sedežni red
hall-present = Navzoči igralci: { $present } od { $players }.
hall-missing = { $count ->
    [one] { $count } manjka
    [two] { $count } manjkata
    [few] { $count } manjkajo
   *[other] { $count } jih manjka
}
hall-small = Mize s premalo igralci: { $tables }. Na novo razporedi sedeže te izmene.
hall-alternates = { $count ->
    [one] { $count } rezerva, navzočih: { $present }.
    [two] { $count } rezervi, navzočih: { $present }.
    [few] { $count } rezerve, navzočih: { $present }.
   *[other] { $count } rezerv, navzočih: { $present }.
}
hall-roll-alternates = Navzoče rezerve zasedejo proste sedeže, po vrstnem redu številk
hall-roll = Preveri navzočnost
hall-call-alternate = Pokliči naslednjo rezervo
hall-reseat = Na novo razporedi izmeno { $heat }
hall-start = { $count ->
    [one] Začni igro za { $count } mizo
    [two] Hkrati začni igro za { $count } mizama
    [few] Hkrati začni igro za { $count } mizami
   *[other] Hkrati začni igro za { $count } mizami
}
hall-start-lead = Kdor ni bil navzoč, je ob preverjanju navzočnosti izgubil sedež. Ura začne teči za vse mize hkrati.
hall-heat-waiting = Čaka na začetek
hall-heat-rolled = Navzočnost je preverjena, igra se lahko začne
hall-heat-running = Igra poteka
hall-heat-last-round = Zadnji krog
hall-heat-paused = Premor
hall-heat-over = Čas se je iztekel
hall-play-later = Po objavi sedežnega reda.
hall-clock-of = Ura izmene { $heat }
hall-expel = Diskvalificiraj
hall-expel-who = Koga diskvalificirati
hall-expel-lead = Zaradi neprimernega vedenja. Igralec je zadnji na lestvici, ne dobi točk in se ne more vrniti.
hall-reason = Razlog
hall-fate-playing = v igri do konca
hall-fate-bankrupt = bankrot
hall-fate-expelled = diskvalifikacija
hall-fate-withdrawn = umik

hall-sheets-lead = Vsak zapisnik pogleda druga oseba in ga potrdi nespremenjenega ali vrne.
hall-sheets-none = Zdaj ne čakamo na noben zapisnik.
hall-sheets-count = Potrjeni zapisniki: { $confirmed } od { $tables }.
hall-sheets-short = { $confirmed } od { $tables }
hall-sheets-missing = Mize brez zapisnika: { $tables }.
hall-sheet-waiting = igra se še ni začela
hall-sheet-playing = igra poteka
hall-sheet-due = zapisnik manjka
hall-sheet-entered = čaka na drugo osebo
hall-sheet-confirmed = potrjeno
hall-sheet-of = Zapisnik mize { $number }
hall-sheet-none = Za to mizo ni vnesen noben zapisnik.
hall-sheet-by = { $version }. različica, vnos: { $name }.
hall-sheet-confirmed-by = Potrditev: { $name }.
hall-back-session = Nazaj h krogu
hall-part-cash = Gotovina
hall-part-deeds = Posesti
hall-part-mortgaged = Posesti pod hipoteko
hall-part-houses = Hiše
hall-part-hotels = Hoteli
hall-part-total = Skupno premoženje
hall-holdings = { $count ->
    [one] { $count } posest
    [two] { $count } posesti
    [few] { $count } posesti
   *[other] { $count } posesti
}
hall-mortgaged = pod hipoteko
hall-houses = { $count ->
    [one] { $count } hiša
    [two] { $count } hiši
    [few] { $count } hiše
   *[other] { $count } hiš
}
hall-hotel = hotel
hall-signed = podpisano
hall-unsigned = ni podpisano
hall-placings = Uvrstitve in točke
hall-points-count = { $count ->
    [one] { $count } točka
    [two] { $count } točki
    [few] { $count } točke
   *[other] { $count } točk
}
hall-tie = Izenačenje: odloči glavni sodnik.
hall-decided-worth = po skupnem premoženju
hall-decided-deeds = enako premoženje, več posesti brez hipoteke
hall-decided-cash = enako premoženje in posesti, več gotovine
hall-decided-head-judge = po odločitvi glavnega sodnika
hall-decided-survived = še v igri
hall-decided-left-later = poznejši izpad iz igre
hall-decided-expelled = naslednji je diskvalificiran
hall-confirming = Druga oseba
hall-digest = Zgoščena vrednost tega zapisnika:
hall-signatures-missing = Brez podpisa: { $names }.
hall-own-sheet = Ta zapisnik je tvoj vnos, zato ga mora potrditi nekdo drug.
hall-confirm-lead = Primerjaj ga s papirnatim zapisnikom. Potrdiš natanko to, kar vidiš tukaj; na tej strani ni mogoče ničesar spremeniti.
hall-confirm = Potrdi nespremenjeno
hall-reject = Vrni
hall-release-lead = Točke se objavijo pod vzdevki, premoženje nikoli.
hall-release = Objavi točke
hall-released = Točke so objavljene.
hall-board-open = Odpri tablo v živo
hall-qualify-lead = Vsi igralci se razvrstijo in pokaže se, kdo gre naprej. Žreb odloči samo tam, kjer ne odloči nič drugega; njegovo začetno število se hrani v dnevniku.
hall-qualify-later = Po objavi točk.
hall-lot-seed = Začetno število žreba
hall-qualify = Zaključi fazo na tem prizorišču
hall-next-round = Pojdi na naslednji krog
hall-goes-on = gre naprej
hall-by-lot = po žrebu

hall-nicknames-lead = Vzdevek mora biti povezan z igro in ne sme namigovati na starost, spol, narodnost ali videz. Morebitne težave so označene; odločiš ti.
hall-nicknames-none = Noben vzdevek ne čaka na odobritev.
hall-no-concern = Ni opozoril.
hall-approve = Odobri
hall-approve-all = { $count ->
    [one] Odobri { $count } vzdevek brez opozoril
    [two] Odobri { $count } vzdevka brez opozoril
    [few] Odobri { $count } vzdevke brez opozoril
   *[other] Odobri { $count } vzdevkov brez opozoril
}
hall-give-back = Zavrni
hall-give-back-reason = Razlog (pošlje se prijavljenemu)
hall-approved = { $count ->
    [one] { $count } odobren vzdevek
    [two] { $count } odobrena vzdevka
    [few] { $count } odobreni vzdevki
   *[other] { $count } odobrenih vzdevkov
}
hall-concern-theme = Nobene besede iz igre ni bilo najti.
hall-concern-age = Morda namiguje na starost.
hall-concern-sex = Morda namiguje na spol.
hall-concern-nationality = Morda namiguje na narodnost.
hall-concern-body = Morda namiguje na videz.
hall-concern-number = Vsebuje število, ki bi lahko bilo starost ali letnica rojstva.
hall-concern-place = Vsebuje ime prizorišča ali kraja.
hall-concern-name = Vsebuje del pravega imena.

hall-search = Ime ali vzdevek
hall-search-go = Išči
hall-found = { $count ->
    [0] Nihče ni najden.
    [one] Najdena je { $count } oseba.
    [two] Najdeni sta { $count } osebi.
    [few] Najdene so { $count } osebe.
   *[other] Najdenih je { $count } oseb.
}
hall-erased = izbrisano
hall-alternate-number = Rezerva { $number }
hall-status-pending = Čaka na potrditveni klic
hall-status-confirmed = Potrjeno
hall-status-withdrawn = Umaknjeno
hall-status-no-show = Odsotnost
hall-status-disqualified = Diskvalifikacija
hall-status-erased = Izbrisano
hall-cancel = Razveljavi prijavo
hall-cancel-lead = Organizatorji smejo razveljaviti prijavo, na primer kadar so podatki nepopolni ali v nasprotju s pogoji.

hall-terms-lead = Nova različica začne veljati takoj; obvestilo o njej na javni strani vidijo vsi.
hall-terms-version = Različica { $version }
hall-terms-notice = Kaj se je spremenilo (obvestilo)
hall-terms-closes = Novi zadnji dan prijav (zdaj { $day }); pusti prazno, če se ne spremeni
hall-terms-mailed = Pošlji e-sporočilo vsem prijavljenim
hall-terms-cancelled = Prvenstvo je odpovedano
hall-terms-publish = Objavi novo različico
hall-terms-empty = Napiši pogoje v vsaj enem jeziku.

hall-officials-lead = Vsak dobi zasebno povezavo za eno vlogo. Kdor ima povezavo, deluje v tej vlogi: pošlji jo samo eni osebi. Nova povezava razveljavi staro.
hall-official-name = Ime
hall-official-role = Vloga
hall-official-venue = Prizorišče
hall-official-table = Običajna miza (če jo ima)
hall-invite = Ustvari povezavo
hall-invited = Povezava za: { $name }
hall-invited-lead = Ta povezava se prikaže samo enkrat.
hall-name-needed = Vnesi ime, od 1 do 60 znakov.
hall-revoke = Prekliči
hall-revoke-lead = { $name }: vse povezave takoj prenehajo veljati.
hall-revoke-yes = Prekliči vse povezave
hall-revoke-self = Svoje povezave ne moreš preklicati. To lahko stori drug direktor.
hall-you = ti

hall-outbox-lead = { $count ->
    [0] Vsa e-sporočila so poslana.
    [one] { $count } e-sporočilo čaka. Kopiraj ga v svoj poštni program in ga označi kot poslano.
    [two] { $count } e-sporočili čakata. Kopiraj ju v svoj poštni program in ju označi kot poslani.
    [few] { $count } e-sporočila čakajo. Kopiraj jih v svoj poštni program in jih označi kot poslana.
   *[other] { $count } e-sporočil čaka. Kopiraj jih v svoj poštni program in jih označi kot poslana.
}
hall-letter-to = Za
hall-letter-subject = Zadeva
hall-letter-body = Besedilo
hall-letter-fault = Poštni strežnik je sporočilo zavrnil:
hall-copy = Kopiraj
hall-copied = Kopirano
hall-sent = Označi kot poslano
hall-sent-all = { $count ->
    [one] Označi { $count } sporočilo kot poslano
    [two] Označi { $count } sporočili kot poslani
    [few] Označi { $count } sporočila kot poslana
   *[other] Označi { $count } sporočil kot poslana
}
hall-phones = Telefonski seznam
hall-name = Ime
hall-phone = Telefon

hall-clock = Ura
hall-clocks-lead = Uradni čas vodi glavni sodnik. Vsako uro lahko odpre vsak; gumbe vidi samo glavni sodnik.
hall-clocks-none = Noben sedežni red še ni objavljen.
hall-clock-left = Preostali čas
hall-clock-waits = Najprej preveri navzočnost.
hall-clock-reason = Razlog za premor (prikaže se v dvorani)
hall-clock-pause = Začasno ustavi
hall-clock-resume = Nadaljuj
hall-clock-last-round = Napovej zadnji krog
hall-clock-end = Razglasi iztek časa
hall-clock-all = Vse ure
hall-clock-offline = Ni povezave. Ura teče naprej.
hall-fullscreen = Cel zaslon
hall-call-minutes = { $count ->
    [one] Še { $count } minuta
    [two] Še { $count } minuti
    [few] Še { $count } minute
   *[other] Še { $count } minut
}
hall-call-over = Čas se je iztekel

hall-board = Tabla v živo
hall-board-lead = Točke po vsakem krogu, po vzdevkih.
hall-board-empty = Točke še niso objavljene.
hall-csv = Lestvica kot CSV
hall-json = Lestvica kot JSON
hall-number = Dvorana { $number }
hall-halls = Dvorane
hall-all = Vse
hall-rank = Mesto
hall-nickname = Vzdevek
hall-points = Točke
hall-anonymous = anonimno
hall-offline = Ni povezave. Prikazano je zadnje znano stanje.
hall-scroll-pause = Ustavi drsenje

hall-done-travel = Čas je nastavljen.
hall-done-return = Prvenstvo je spet v sedanjosti.
hall-done-rehearse = Faza je odigrana.
hall-done-draft = Sedežni red je izžreban. Poglej ga in ga objavi.
hall-done-reseat = Sedeži izmene so na novo razporejeni.
hall-done-swap = Igralca sta zamenjala sedeža.
hall-done-judges = Sodniki so razporejeni po mizah.
hall-done-publish = Objavljeno.
hall-done-roll = Navzočnost je preverjena.
hall-done-alternate = Naslednja rezerva je poklicana.
hall-done-start = Igra za mizami se je začela.
hall-done-expel = Igralec je diskvalificiran.
hall-done-release = Točke so objavljene.
hall-done-qualify = Faza je na tem prizorišču zaključena.
hall-done-approve = Vzdevek je odobren.
hall-done-approve-all = Vzdevki so odobreni.
hall-done-give-back = Vzdevek je zavrnjen.
hall-done-cancel = Prijava je razveljavljena.
hall-done-revoke = Povezave ne veljajo več.
hall-done-sent = Označeno kot poslano.
hall-done-sent-all = Označeno kot poslano.
hall-done-confirm = Zapisnik je potrjen.
hall-done-reject = Zapisnik je vrnjen.
