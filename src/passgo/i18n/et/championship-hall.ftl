# Võistlussaalis: võistlusjuhi vaade, kellad, protokollid, tabelid.

hall-desk = Ametnike lehed
hall-rule = Reegel
hall-waiting = { $count ->
    [one] { $count } ootab
   *[other] { $count } ootab
}
hall-role-registrar = Registreerija
hall-role-director = Võistlusjuht
hall-role-head-judge = Peakohtunik
hall-role-judge = Kohtunik
hall-role-scorer = Protokollija
hall-page-director = Voorud
hall-page-registrar = Registreerimislaud
hall-page-nicknames = Hüüdnimed
hall-page-entrants = Registreerunud
hall-page-terms = Tingimused
hall-page-officials = Ametnikud
hall-page-outbox = Väljuvad e-kirjad
hall-page-sheets = Protokollid
hall-page-clock = Kellad
hall-page-board = Tulemuste tabel
hall-page-projector = Suur ekraan
hall-page-judge = Minu lauad
hall-page-time = Arvuti kell

hall-director-lead = Iga voor kulgeb ühtemoodi: kohajaotus, kohtunikud, avaldamine, kohaloleku kontroll, mäng, protokollid, tulemused, edasipääs.
hall-champion = Meister: { $nickname }
hall-venue = Mängupaik
hall-round = Voor
hall-round-number = Voor { $number }
hall-players = Mängijad
hall-stands = Olek
hall-open-session = Ava: { $session }
hall-session = { $stage }, { $city }
hall-session-round = { $stage }, { $city }, voor { $round }
hall-backup = Varukoopia ja logi
hall-backup-lead = Varukoopia salvestatakse iga kord, kui tulemused avaldatakse või etapp lõpetatakse, kui serveril on varukoopiate kaust. Kopeeri see enne järgmist vooru teise seadmesse.
hall-log = { $count ->
    [one] Logis on { $count } sündmus. Kontrollsumma:
   *[other] Logis on { $count } sündmust. Kontrollsumma:
}
hall-machine = Ajamasin
hall-machine-lead = See võistlus on proov. Selle võib viia teise aega, aga mitte kunagi enne selle viimast sündmust.
hall-machine-now = Proov. Aeg siin: { $moment }
hall-machine-to = Kuupäev ja kellaaeg
hall-machine-go = Mine
hall-machine-back = Tagasi olevikku
hall-time-jumped = Võistluse arvuti kell tegi hüppe. Aeg enne: { $was }. Seejärel näitas kell: { $says }. Voorud ja tähtajad käivad edasi varasema aja järgi.
hall-time-open = Mida teha
hall-time-now = Võistluse aeg: { $time }. Arvuti kell: { $clock }.
hall-time-fine = Kella kohta ei ole ühtegi lahtist teadet.
hall-time-wrong = Kui kell on vale, pane see arvutis õigeks. Teade sulgub siis ise.
hall-time-right = Kui kell on õige, peavad seda siin kinnitama kaks ametnikku. Käimasolevatele voorudele jääb alles järelejäänud aeg.
hall-time-accept = Kell on õige
hall-time-proposed = { $name } ütleb, et kell on õige. Seda peab kinnitama teine ametnik.
hall-time-venue = { $city }: sealse arvuti kell oli vale. Viimase kande aeg: { $was }. Kell näitas: { $says }. Kannete järjekord ei ole muutunud.
hall-rehearse = Lase bottidel järgmine etapp mängida
hall-rehearse-lead = Järgmine: { $stage }. Botid võtavad kõik kohad ja mängivad etapi lõpuni; see võib võtta minuti.

hall-pipeline = Selle vooru sammud
hall-state-done = tehtud
hall-state-now = praegu
hall-state-later = hiljem
hall-step-seating = Kohajaotus
hall-step-judges = Kohtunikud
hall-step-publish = Avaldamine
hall-step-roll = Kohaloleku kontroll
hall-step-play = Mäng
hall-step-sheets = Protokollid
hall-step-release = Tulemused
hall-step-qualify = Edasipääs
hall-step-over = Lõpetatud
hall-step-later = Veel mitte
hall-waits-director = Seda teeb võistlusjuht.
hall-waits-head-judge = Seda teeb peakohtunik.

hall-plan = Mängijaid { $players }, laudu { $tables }, seeriaid { $heats }.
hall-drawn = Mängijaid { $players }, laudu { $tables }.
hall-seed-printed = Algväärtus { $seed }: selle abil saab igaüks loosimist korrata.
hall-seeded = Tugevaimad mängijad on laudade vahel ära jaotatud.
hall-reason-sizes = Mängijaid laudades: { $sizes }. Jaotatud ühtlaselt, laua taga { $fewest }–{ $most }.
hall-reason-repeats = { $count ->
    [0] Keegi ei kohtu kellegagi uuesti.
    [one] { $count } paar kohtub uuesti: paremat jaotust ei leitud.
   *[other] { $count } paari kohtub uuesti: paremat jaotust ei leitud.
}
hall-reason-apart = { $count ->
    [one] { $count } paar tuleb hoida lahus.
   *[other] { $count } paari tuleb hoida lahus.
}
hall-reason-fixed = { $count ->
    [one] { $count } mängijal on kindel laud.
   *[other] { $count } mängijal on kindel laud.
}
hall-broken-seated-twice = Keegi istuks kahes lauas.
hall-broken-not-a-player = Koht on kellelgi, kes selles voorus ei mängi.
hall-broken-not-seated = Mõnel selle vooru mängijal ei ole kohta.
hall-broken-table-too-small = Mõnes lauas on liiga vähe mängijaid.
hall-broken-table-too-large = Mõnes lauas on liiga palju mängijaid.
hall-broken-tables-differ = Laudade arv ei ole selline, nagu võistluse vorm nõuab.
hall-broken-thinned-unevenly = Kaks lauda erinevad rohkem kui ühe mängija võrra.
hall-broken-fixed-seat = Mängija ei ole talle määratud lauas.
hall-broken-kept-apart = Kaks lahus hoitavat mängijat istuvad ühes lauas.
hall-table = Laud { $number }
hall-heat = Seeria { $number }
hall-table-players = { $count ->
    [one] { $count } mängija
   *[other] { $count } mängijat
}
hall-again = { $count ->
    [one] { $count } varasem kohtumine
   *[other] { $count } varasemat kohtumist
}
hall-judged-by = Kohtunik: { $name }
hall-fixed = kindel
hall-swap-lead = Märgi kaks mängijat, et nende kohad vahetada. Jaotust kontrollitakse uuesti; reeglit rikkuvat vahetust ei tehta.
hall-swap = Vaheta kohad
hall-swap-two = Märgi vahetamiseks täpselt kaks mängijat.
hall-draw = Loosi kohad
hall-draw-again = Loosi uuesti
hall-seed = Loosimise algväärtus
hall-seed-lead = Kasuta seda arvu või avalikult loositud arvu.
hall-apart = Hoia lahus
hall-apart-one = Esimene mängija
hall-apart-other = Teine mängija
hall-pair = { $one } ja { $other }
hall-fixing = Kindlad lauad
hall-fixed-player = Mängija
hall-fixed-table = Laud
hall-fixed-at = { $name }: laud { $table }

hall-judge-of = Laua { $number } kohtunik
hall-judges-save = Määra need kohtunikud
hall-judges-none = Sellesse mängupaika ei ole veel kohtunikku kutsutud.
hall-judges-set = Kohtunikuga laudu: { $count } / { $tables }.
hall-published = Avaldatud. Ametlik algus: { $moment }
hall-projector-open = Näita suurel ekraanil
hall-pdf = Trüki mänguprotokollid (PDF)
hall-starts = Ametlik algus (ajavöönd { $zone })
hall-publish = Avalda kohajaotus
hall-present = Kohal { $present }, mängijaid { $players }.
hall-missing = { $count ->
    [one] { $count } puudub
   *[other] { $count } puudub
}
hall-small = Lauad, kus on liiga vähe mängijaid: { $tables }. Jaota selle seeria kohad uuesti.
hall-alternates = { $count ->
    [one] { $count } varumängija, kohal { $present }.
   *[other] { $count } varumängijat, kohal { $present }.
}
hall-roll-alternates = Kohal olevad varumängijad saavad vabad kohad numbrite järjekorras
hall-roll = Kontrolli kohalolekut
hall-call-alternate = Kutsu järgmine varumängija
hall-reseat = Seeria { $heat }: uued kohad
hall-start = { $count ->
    [one] Alusta mängu lauas
   *[other] Alusta mängu kõigis { $count } lauas korraga
}
hall-start-lead = Kes kohaloleku kontrolli ajal kohal ei olnud, on oma koha kaotanud. Kell hakkab käima kõigis laudades korraga.
hall-heat-waiting = Ootab
hall-heat-rolled = Kohalolek kontrollitud, valmis alustama
hall-heat-running = Käib
hall-heat-last-round = Viimane ring
hall-heat-paused = Peatatud
hall-heat-over = Aeg läbi
hall-play-later = Pärast kohajaotuse avaldamist.
hall-clock-of = Seeria { $heat } kell
hall-expel = Diskvalifitseeri
hall-expel-who = Keda diskvalifitseerida
hall-expel-lead = Sobimatu käitumise eest. Mängija jääb punktideta viimaseks ega saa tagasi tulla.
hall-reason = Põhjus
hall-fate-playing = mängis lõpuni
hall-fate-bankrupt = pankrotis
hall-fate-expelled = diskvalifitseeritud
hall-fate-withdrawn = loobunud

hall-sheets-lead = Teine isik vaatab iga protokolli üle ja kinnitab selle muutmata kujul või saadab tagasi.
hall-sheets-none = Praegu protokolle ei oodata.
hall-sheets-count = Protokolle kinnitatud: { $confirmed } / { $tables }.
hall-sheets-short = { $confirmed } / { $tables }
hall-sheets-missing = Lauad, mille protokoll puudub: { $tables }.
hall-sheet-waiting = alustamata
hall-sheet-playing = mäng käib
hall-sheet-due = protokoll puudub
hall-sheet-entered = ootab teist isikut
hall-sheet-confirmed = kinnitatud
hall-sheet-of = Laua { $number } protokoll
hall-sheet-none = Selle laua protokolli ei ole sisestatud.
hall-sheet-by = Sisestas { $name }, kanne { $version }.
hall-sheet-confirmed-by = Kinnitas { $name }.
hall-back-session = Tagasi vooru juurde
hall-part-cash = Sularaha
hall-part-deeds = Kinnistud
hall-part-mortgaged = Panditud kinnistud
hall-part-houses = Majad
hall-part-hotels = Hotellid
hall-part-total = Netovara
hall-holdings = { $count ->
    [one] { $count } kinnistu
   *[other] { $count } kinnistut
}
hall-mortgaged = panditud
hall-houses = { $count ->
    [one] { $count } maja
   *[other] { $count } maja
}
hall-hotel = hotell
hall-signed = allkirjastatud
hall-unsigned = allkirjastamata
hall-placings = Kohad ja punktid
hall-points-count = { $count ->
    [one] { $count } punkt
   *[other] { $count } punkti
}
hall-tie = Viik ootab peakohtuniku otsust.
hall-decided-worth = netovara järgi
hall-decided-deeds = netovara võrdne, rohkem pantimata kinnistuid
hall-decided-cash = netovara ja kinnistud võrdsed, rohkem sularaha
hall-decided-head-judge = peakohtuniku otsusel
hall-decided-survived = oli veel mängus
hall-decided-left-later = langes välja hiljem
hall-decided-expelled = järgmine diskvalifitseeriti
hall-confirming = Teine isik
hall-digest = Selle protokolli sõrmejälg:
hall-signatures-missing = Allkiri puudub: { $names }.
hall-own-sheet = Sisestasid selle protokolli ise, seega peab selle kinnitama keegi teine.
hall-confirm-lead = Võrdle seda paberprotokolliga. Kinnitad täpselt seda, mida siin näed; sellel lehel ei saa midagi muuta.
hall-confirm = Kinnita muutmata
hall-reject = Saada tagasi
hall-release-lead = Punktid avaldatakse hüüdnimede all, netovara mitte kunagi.
hall-release = Avalda tulemused
hall-released = Tulemused on avaldatud.
hall-board-open = Ava tulemuste tabel
hall-qualify-lead = Seab kõik järjestusse ja näitab, kes pääseb edasi. Loos otsustab ainult seda, mida miski muu ei otsusta; selle algväärtus jääb logisse.
hall-qualify-later = Pärast tulemuste avaldamist.
hall-lot-seed = Loosi algväärtus
hall-qualify = Lõpeta etapp siin
hall-next-round = Mine järgmisse vooru
hall-goes-on = pääseb edasi
hall-by-lot = loosiga

hall-nicknames-lead = Hüüdnimi peab olema seotud mänguga ega tohi viidata vanusele, soole, rahvusele ega kehale. Võimalikud probleemid märgitakse; otsustad sina.
hall-nicknames-none = Ükski hüüdnimi ei oota heakskiitu.
hall-no-concern = Märkusi ei ole.
hall-approve = Kiida heaks
hall-approve-all = { $count ->
    [one] Kiida heaks see, mille kohta märkusi ei ole
   *[other] Kiida heaks kõik { $count }, mille kohta märkusi ei ole
}
hall-give-back = Lükka tagasi
hall-give-back-reason = Põhjus (saadetakse registreerunule)
hall-approved = { $count ->
    [one] { $count } heaks kiidetud hüüdnimi
   *[other] { $count } heaks kiidetud hüüdnime
}
hall-concern-theme = Ühtegi mänguga seotud sõna ei leitud.
hall-concern-age = Võib viidata vanusele.
hall-concern-sex = Võib viidata soole.
hall-concern-nationality = Võib viidata rahvusele.
hall-concern-body = Võib viidata kehale.
hall-concern-number = Sisaldab arvu, mis võib olla vanus või sünniaasta.
hall-concern-place = Sisaldab mängupaiga või linna nime.
hall-concern-name = Sisaldab osa pärisnimest.

hall-search = Nimi või hüüdnimi
hall-search-go = Otsi
hall-found = { $count ->
    [0] Kedagi ei leitud.
    [one] Leiti { $count } inimene.
   *[other] Leiti { $count } inimest.
}
hall-erased = kustutatud
hall-alternate-number = Varumängija { $number }
hall-status-pending = Ootel, vaja helistada
hall-status-confirmed = Kinnitatud
hall-status-withdrawn = Loobunud
hall-status-no-show = Ei ilmunud kohale
hall-status-disqualified = Diskvalifitseeritud
hall-status-erased = Kustutatud
hall-cancel = Tühista registreerumine
hall-cancel-lead = Korraldajad võivad registreerumise tühistada, näiteks kui andmed on puudulikud või tingimustega vastuolus.

hall-terms-lead = Uus versioon hakkab kehtima kohe, koos teatega, mida kõik avalikul lehel näevad.
hall-terms-version = Versioon { $version }
hall-terms-notice = Mis on muutunud (teade)
hall-terms-closes = Uus viimane registreerumispäev (praegu { $day }); jäta tühjaks, et see samaks jääks
hall-terms-mailed = Saada kõigile registreerunutele e-kiri
hall-terms-cancelled = Võistlus on tühistatud
hall-terms-publish = Avalda uus versioon
hall-terms-empty = Kirjuta tingimused vähemalt ühes keeles.

hall-officials-lead = Igaüks saab privaatse lingi ühte rolli. Igaüks, kellel link on, saab selles rollis tegutseda, seega saada see ainult ühele inimesele. Uus link asendab vana.
hall-official-name = Nimi
hall-official-role = Roll
hall-official-venue = Mängupaik
hall-official-table = Tavaline laud, kui on
hall-invite = Loo link
hall-invited = Link { FORM($name, "to") }
hall-invited-lead = Seda linki näidatakse ainult üks kord.
hall-name-needed = Kirjuta nimi, 1–60 märki.
hall-revoke = Tühista
hall-revoke-lead = Kõik { FORM($name, "gen") } lingid lakkavad kohe töötamast.
hall-revoke-yes = Tühista kõik lingid
hall-revoke-self = Oma linki sa tühistada ei saa. Teine võistlusjuht saab.
hall-you = sina

hall-outbox-lead =
    { $count ->
        [0] Kõik e-kirjad on saadetud.
        [one] { $count } e-kiri ootab. Kopeeri see oma e-posti programmi ja märgi siis saadetuks.
       *[other] { $count } e-kirja ootab. Kopeeri need oma e-posti programmi ja märgi siis saadetuks.
    }
hall-letter-to = Saaja
hall-letter-subject = Teema
hall-letter-body = Tekst
hall-letter-fault = E-posti server lükkas selle tagasi:
hall-copy = Kopeeri
hall-copied = Kopeeritud
hall-sent = Märgi saadetuks
hall-sent-all = { $count ->
    [one] Märgi allolev saadetuks
   *[other] Märgi allolevad { $count } saadetuks
}
hall-phones = Telefonide nimekiri
hall-name = Nimi
hall-phone = Telefon

hall-clock = Kell
hall-clocks-lead = Ametlikku aega peab peakohtunik. Kella võib avada igaüks; nuppe näeb ainult peakohtunik.
hall-clocks-none = Kohajaotust ei ole veel avaldatud.
hall-clock-left = Aega jäänud
hall-clock-waits = Kontrolli enne kohalolekut.
hall-clock-reason = Pausi põhjus (näidatakse saalis)
hall-clock-pause = Paus
hall-clock-resume = Jätka
hall-clock-last-round = Kuuluta viimane ring
hall-clock-end = Kuuluta aeg lõppenuks
hall-clock-all = Kõik kellad
hall-clock-offline = Ühendust ei ole. Kell käib edasi.
hall-fullscreen = Täisekraan
hall-call-minutes = { $count ->
    [one] Jäänud { $count } minut
   *[other] Jäänud { $count } minutit
}
hall-call-over = Aeg on läbi

hall-board = Tulemuste tabel
hall-board-lead = Punktid pärast iga vooru, hüüdnimede järgi.
hall-board-empty = Tulemusi ei ole veel avaldatud.
hall-csv = Seis CSV-failina
hall-json = Seis JSON-failina
hall-number = Saal { $number }
hall-halls = Saalid
hall-all = Kõik
hall-rank = Koht
hall-nickname = Hüüdnimi
hall-points = Punktid
hall-anonymous = nimetu
hall-offline = Ühendust ei ole. See on viimane teadaolev seis.
hall-scroll-pause = Peata kerimine

hall-done-travel = Aeg on määratud.
hall-done-return = Võistlus on jälle olevikus.
hall-done-rehearse = Etapp on mängitud.
hall-done-draft = Kohajaotus on loositud. Vaata see üle ja avalda siis.
hall-done-reseat = Seeria kohad on uuesti jaotatud.
hall-done-swap = Kohad on vahetatud.
hall-done-judges = Kohtunikud on määratud.
hall-done-publish = Avaldatud.
hall-done-roll = Kohalolek on kontrollitud.
hall-done-alternate = Järgmine varumängija on kutsutud.
hall-done-start = Laudades algas mäng.
hall-done-expel = Diskvalifitseeritud.
hall-done-release = Tulemused on avaldatud.
hall-done-qualify = Etapp on siin lõpetatud.
hall-done-approve = Hüüdnimi on heaks kiidetud.
hall-done-approve-all = Hüüdnimed on heaks kiidetud.
hall-done-give-back = Hüüdnimi on tagasi lükatud.
hall-done-cancel = Registreerumine on tühistatud.
hall-done-revoke = Lingid enam ei tööta.
hall-done-sent = Saadetuks märgitud.
hall-done-sent-all = Saadetuks märgitud.
hall-done-confirm = Protokoll on kinnitatud.
hall-done-reject = Protokoll on tagasi saadetud.
