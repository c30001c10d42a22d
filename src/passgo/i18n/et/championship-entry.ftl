# Meistrivõistlused: avalik leht, registreerumine, minu registreerumine, registreerimislaud.

entry-championships = Meistrivõistlused
entry-championships-lead = Siin saad registreeruda, mänge vaadata ja tulemusi jälgida.
entry-championships-none = Võistlusi veel ei ole.
entry-phase-announced = Registreerumine ei ole veel alanud
entry-phase-open = Registreerumine on avatud
entry-phase-closed = Registreerumine on lõppenud
entry-phase-running = Praegu mängitakse
entry-phase-over = Lõppenud
entry-phase-cancelled = Tühistatud
entry-window = Registreerumine { $opens } – { $closes }, viimane päev kaasa arvatud.
entry-window-zone = Kellaajad on mängupaiga kohaliku aja järgi.
entry-rule = Reegel { $rule }
entry-rehearsed = Proov väljamõeldud inimestega

entry-new = Uus võistlus
entry-new-terms-lead = Kõik versioonid jäävad kättesaadavaks. Nimeta kontaktisik isikuandmeid puudutavate küsimuste jaoks.
entry-new-director = Esimese võistlusjuhi nimi
entry-new-unreadable = Üles laaditud fail ei ole UTF-8-tekst.
entry-made = Võistlus on loodud
entry-made-lead = { $name } on valmis. Kutsu registreerijad, kohtunikud ja protokollijad võistlusjuhi vaatest.
entry-made-link = See on võistlusjuhi privaatne link. Seda näidatakse ainult üks kord: pane see tallele ja hoia enda teada.
entry-made-qr = Võistlusjuhi lingi QR-kood
entry-made-open = Ava võistlusjuhi vaade
entry-made-site = Avalik leht

entry-organised = Korraldaja: { $organisers }
entry-register = Registreeru
entry-opens-on = Registreerumise algus: { $when }.
entry-cancelled = See võistlus on tühistatud. Kui oled registreerunud, saad endiselt oma andmed alla laadida või kustutada.
entry-terms-changed = Tingimused on muutunud
entry-terms-since = Versioon { $version }, jõustunud: { $when }.
entry-terms-what = Mis on muutunud
entry-where = Millal ja kus
entry-starts = Algus { $when } ({ $zone })
entry-online = Mängitakse veebis, kus iganes sa oled
entry-places-meter = Võetud kohad: { $city }
entry-places-left = { $count ->
    [0] Kõik kohad ({ $capacity }) on võetud
    [one] Vaba on { $count } koht, kokku { $capacity }
   *[other] Vaba on { $count } kohta, kokku { $capacity }
}
entry-alternates = { $count ->
    [0] Ükski varumängija ei oota
    [one] Ootab { $count } varumängija
   *[other] Ootab { $count } varumängijat
}
entry-would-wait = Täis: sa oleksid varumängija number { $number }
entry-later-stage = Edasipääsenutele
entry-how = Kuidas mängitakse
entry-stage = { $rounds ->
    [one] Laua taga { $fewest }–{ $most } mängijat, üks voor, { $minutes } minutit.
   *[other] Laua taga { $fewest }–{ $most } mängijat, { $rounds } vooru, igaüks { $minutes } minutit.
}
entry-prize = Meister võidab: { $prize }.
entry-condition-age = Mängupäeval pead olema vähemalt { $age }-aastane.
entry-condition-citizenship = Nõutav kodakondsus: { $country }.
entry-condition-excluded = Korraldajate töötajad ja nende lähisugulased osaleda ei saa.
entry-condition-phone = Pärast registreerumist helistame sulle, et koht kinnitada. Kui registreerunuid on rohkem kui kohti, on eesõigus varem registreerunutel.
entry-edition = Mängu kohta
entry-follow = Jälgi võistlust
entry-spectators = Pealtvaatajad on oodatud: tule ja vaata mänge kohapeal.
entry-anonymous = Tulemused avaldatakse iga vooru lõpus ainult hüüdnimede all.
entry-board = Tulemuste tabel
entry-standings = Seis (CSV)
entry-terms = Osalustingimused
entry-terms-lead = Tingimused ja kõik varasemad versioonid avaldatakse siin.
entry-terms-read = Loe kehtivaid tingimusi
entry-terms-none = Tingimused ei ole veel avaldatud, seega ei ole registreerumine avatud.
entry-terms-in-force = Versioon { $version }, jõustunud: { $when }
entry-terms-old = See on versioon { $version } ({ $when }). See enam ei kehti.
entry-terms-versions = Kõik versioonid
entry-terms-version = Versioon { $version }, { $when }
entry-terms-diff = Mis on muutunud võrreldes versiooniga { $version }
entry-terms-added = Lisatud:
entry-terms-removed = Eemaldatud:
entry-terms-show = Loe siin tingimuste versiooni { $version }
entry-rights = Võid igal ajal lasta oma andmed eksportida, parandada või kustutada – oma registreerumise lehel, e-posti või telefoni teel.

entry-register-lead = See võtab kaks minutit. Avaldatakse ainult hüüdnimi, mille hiljem valid.
entry-wrong = { $count ->
    [one] Üks asi on veel puudu või vale; see on all märgitud. Sinu kirjutatust ei ole midagi kaduma läinud.
   *[other] { $count } asja on veel puudu või vale; need on all märgitud. Sinu kirjutatust ei ole midagi kaduma läinud.
}
entry-city = Kus sa mängida tahad?
entry-you = Sinu andmed
entry-name = Ees- ja perekonnanimi
entry-email = E-posti aadress
entry-email-hint = Sinu enda oma, mitte kellegi teise: saadame sinna sinu registreerumise lingi.
entry-phone = Telefon
entry-phone-hint = Sellel numbril helistatakse sulle, et koht kinnitada.
entry-born = Sünnikuupäev
entry-born-hint = Mängupäeval pead olema vähemalt { $age }-aastane.
entry-born-why = Et samanimelisi inimesi eristada.
entry-citizenship = Kodakondsus
entry-citizenship-hint = Osalejalt nõutakse kodakondsust: { $country }.
entry-choose = Palun vali
entry-excluded = Märgi, mis sinu kohta kehtib
entry-excluded-employee = Töötan korraldaja juures ({ $organisers }).
entry-excluded-relative = Minu lähisugulane töötab korraldaja juures ({ $organisers }).
entry-declare = Kinnitused ja nõusolekud
entry-declare-lead = Kõik on vajalikud. Kui mõni puudub, siis registreerumine ei kehti.
entry-declaration-own-email = E-posti aadress on minu enda oma.
entry-declaration-true-data = Minu antud andmed on täpsed ja tõesed.
entry-declaration-of-age = Olen vähemalt { $age }-aastane.
entry-declaration-contact = Minu telefoninumbrit ja e-posti aadressi võib kasutada võistluse korraldamiseks.
entry-consent-terms = Nõustun osalustingimustega reservatsioonideta.
entry-consent-data = { $organisers } võib minu siin antud andmeid töödelda ainult selle võistluse jaoks.
entry-consent-publicity = Võistluse tulemused, ka fotod, video ning võitjate ja järgmiste kohtade saanute nimed, võib avaldada.
entry-consent-promotion = { $organisers } võib mulle saata ka uudiseid ja pakkumisi. Osalemisega sel seost ei ole.
entry-optional = Valikuline
entry-optional-lead = Võid need tühjaks jätta ja ikkagi osaleda. Võid igal ajal meelt muuta.
entry-kept = { $days ->
    [one] Sinu andmed kustutatakse hiljemalt { $days } päev pärast viimast finaali.
   *[other] Sinu andmed kustutatakse hiljemalt { $days } päeva pärast viimast finaali.
}
entry-register-send = Registreeru kohe
entry-fault-venue = Vali üks linn.
entry-fault-name = Kirjuta ees- ja perekonnanimi, 2–100 märki.
entry-fault-email = Kirjuta e-posti aadress, näiteks name@example.org.
entry-fault-phone = Kirjuta telefoninumber, 5–20 numbrit.
entry-fault-born = Sisesta sünnikuupäev.
entry-fault-citizenship = Vali riik.
entry-fault-tick = Osalemiseks märgi see.
entry-registered = Oled registreeritud
entry-link = See on sinu privaatne link. Hoia see alles: igaüks, kellel see on, saab sinu registreerumist muuta.
entry-link-lead = See avab sinu registreerumise: oleku, hüüdnime, sinu andmed ja kohaloleku koodi.
entry-link-mail = See on ka e-kirjas, mille sulle saadame.
entry-mine-open = Ava minu registreerumine
entry-mine = Minu registreerumine
entry-status-pending = Ootab kinnitust
entry-status-confirmed = Kinnitatud
entry-status-alternate = Varumängija number { $number }
entry-status-withdrawn = Loobunud
entry-status-no-show = Ei ilmunud kohale
entry-status-disqualified = Diskvalifitseeritud
entry-status-erased = Kustutatud
entry-next-pending = Sul on koht. Helistame sulle, et see kinnitada.
entry-next-confirmed = Sinu koht on kinnitatud. Ole kohal enne ametlikku algust: koht, mis siis tühi on, läheb varumängijale.
entry-next-alternate = Kõik kohad on võetud. Oled varumängijate nimekirjas number { $number }: kui keegi loobub, saab koha järjekorras järgmine.
entry-next-withdrawn = Sa ei osale enam. Kuni registreerumine on avatud, saad uuesti registreeruda.
entry-next-no-show = Sa ei olnud ametliku alguse ajal kohal, nii et sinu koha sai keegi teine.
entry-next-disqualified = Korraldajad on sinu registreerumise tühistanud.
entry-next-erased = Sinu andmed on kustutatud.
entry-seat = { $stage }, voor { $round }, seeria { $heat }: laud { $table }, { $when } ({ $zone })
entry-play = Mine minu lauda
entry-qr = Kohaloleku QR-kood
entry-qr-lead = Näita seda uksel või loe kood ette:
entry-nickname = Hüüdnimi
entry-nickname-lead = Tulemused avaldatakse sinu hüüdnime all, mitte kunagi nime all. See peab olema seotud mänguga ega tohi vihjata vanusele, soole, rahvusele, välimusele ega kohale. Võistlusjuht peab selle heaks kiitma.
entry-nickname-proposed = „{ $nickname }“ ootab heakskiitu.
entry-nickname-approved = „{ $nickname }“ on heaks kiidetud.
entry-nickname-returned = Sinu hüüdnime ei kiidetud heaks. Põhjus on e-kirjas, mille sulle saatsime. Paku uus.
entry-nickname-new = Hüüdnimi, 2–24 märki
entry-nickname-send = Esita
entry-contact = Kuidas sind kätte saada
entry-contact-theirs = Kontaktandmed
entry-contact-other = Kui sinu nimi või sünnikuupäev on vale, helista registreerijale.
entry-save = Salvesta
entry-consents = Nõusolekud
entry-consent-given = antud
entry-consent-refused = andmata
entry-consent-give = Anna nõusolek
entry-consent-take-back = Võta nõusolek tagasi
entry-consent-data-sure = Ilma selle nõusolekuta ei saa keegi osaleda, seega võetakse ka registreerumine tagasi. Andmed jäävad alles, kuni need kustutatakse või nende säilitusaeg läbi saab.
entry-place = Sinu koht meistrina
entry-place-lead = Oled võitnud: { $prize }. Kui sa minna ei saa, läheb koht järjestuses järgmisele; sina jääd meistriks.
entry-place-pass = Ma ei saa minna
entry-place-sure = Koht läheb siis järjestuses järgmisele. Seda ei saa tagasi võtta.
entry-data = Sinu andmed
entry-data-theirs = Isikuandmed
entry-data-lead = { $days ->
    [one] Isikuandmed kustutatakse hiljemalt { $days } päev pärast viimast finaali. Võid need endale alla laadida, osalemisest loobuda või andmed kohe kustutada.
   *[other] Isikuandmed kustutatakse hiljemalt { $days } päeva pärast viimast finaali. Võid need endale alla laadida, osalemisest loobuda või andmed kohe kustutada.
}
entry-export = Laadi alla failina (JSON)
entry-withdraw = Loobu osalemisest
entry-withdraw-sure = Koha saab kohe esimene varumängija.
entry-withdraw-yes = Jah, loobun
entry-erase = Kustuta kõik selle registreerumise andmed
entry-erase-sure = Nimi, kontaktandmed, sünnikuupäev ja hüüdnimi kustutatakse kohe ja jäädavalt ning registreerumine lõpeb. Juba mängitud tulemused jäävad ilma nimeta alles.
entry-erase-yes = Jah, kustuta kõik
entry-erased = Kustutatud
entry-erased-lead = Selle registreerumise kohta ei säilitata enam isikuandmeid. Privaatne link enam ei tööta.
entry-done-contact = Salvestatud.
entry-done-nickname = Hüüdnimi on esitatud. Võistlusjuht vaatab selle üle.
entry-done-consent = Nõusolek on muudetud.
entry-done-withdrawn = Registreerumine on tagasi võetud.
entry-done-passed = Koht on edasi antud.
entry-done-comes = Kirja pandud: tuleb.
entry-done-declined = Kirja pandud: ei tule. Koht on varumängijale vaba.
entry-done-here = Kohalolek märgitud.
entry-done-away = Kohalolek tühistatud.
entry-done-erased = Kustutatud.

entry-desk = Registreerimislaud
entry-desk-entries = Registreerunud
entry-desk-check-in = Kohalolek
entry-desk-files = Import ja eksport
entry-desk-lists = Registreerunute nimekirjad
entry-desk-venue = Mängupaik
entry-desk-all = Kõik mängupaigad
entry-desk-show = Näita
entry-search = Otsi nime, telefoni, e-posti, hüüdnime või koodi järgi
entry-search-go = Otsi
entry-list-calls = Vaja helistada
entry-list-alternates = Varumängijad
entry-list-confirmed = Kinnitatud
entry-list-gone = Lõppenud
entry-list-found = Leitud
entry-list-lead-calls = Varem registreerunud eespool. Helista ja märgi siis vastus.
entry-list-lead-alternates = Numbrite järjekorras. Enne kohajaotust vabanev koht läheb esimesele varumängijale.
entry-list-lead-confirmed = Helistatud; tulevad kohale.
entry-list-lead-gone = Loobunud, kohale ilmumata, diskvalifitseeritud või kustutatud.
entry-list-lead-found = Kõik, kes otsingule vastavad.
entry-list-none = Mitte kedagi
entry-list-more = { $count ->
    [one] Veel { $count } on näitamata.
   *[other] Veel { $count } on näitamata.
}
entry-nameless = (nime ei säilitata)
entry-phoned = helistatud
entry-order = Registreerumine nr { $number }
entry-comes = Tuleb
entry-declines = Ei tule
entry-declines-sure = Registreerumine lõpeb ja koha saab esimene varumängija.
entry-declines-yes = Jah, ei tule
entry-registered-at = Registreeritud: { $when }
entry-reason = Põhjus: { $reason }
entry-reason-declined-by-phone = Ütles telefonis, et ei tule.
entry-reason-consent-withdrawn = Võttis andmete kasutamise nõusoleku tagasi.
entry-code = Kohaloleku kood
entry-on-behalf = Kui keegi telefoni või e-posti teel midagi palub, saad selle siin tema eest teha.
entry-new-link = Loo uus privaatne link
entry-new-link-lead = Uus link sellele registreerumisele. Seda näidatakse ainult üks kord.
entry-code-type = Nimi või kohaloleku kood
entry-code-find = Leia
entry-code-unknown = Sellist koodi ei ole kellelgi. Kui see on trükitud osalejakaardil, siis on registreerumine kustutatud. Otsi nime järgi.
entry-camera = Skanni kaameraga
entry-camera-view = Kaamera pilt
entry-camera-refused = Kaamerat ei saa siin kasutada. Kirjuta kood.
entry-check-in-yes = Märgi kohalolek
entry-check-in-undo = Tühista kohalolek
entry-here-already = Kohalolek on juba märgitud.
entry-here-count = { $count ->
    [one] { $count } kohal, { $awaited } oodatakse
   *[other] { $count } kohal, { $awaited } oodatakse
}
entry-awaited = Oodatakse
entry-here = Kohal
entry-details = Kõik selle registreerumise kohta
entry-import = Impordi registreerumisi
entry-import-lead = CSV-fail, igal real üks registreerumine saabumise järjekorras. Esimesel real on veergude nimed:
entry-import-forms = { $lines ->
    [one] Kuupäevad kujul 1990-12-31 või 31.12.1990, märked sõnaga yes, kõige rohkem { $lines } rida. Imporditakse kas kõik read või mitte ühtegi.
   *[other] Kuupäevad kujul 1990-12-31 või 31.12.1990, märked sõnaga yes, kõige rohkem { $lines } rida. Imporditakse kas kõik read või mitte ühtegi.
}
entry-import-file = CSV-fail
entry-import-go = Impordi
entry-import-template = Tühi fail nende veergudega
entry-import-faults = { $count ->
    [one] Leiti { $count } viga.
   *[other] Leiti { $count } viga.
}
entry-import-nothing = Kedagi ei registreeritud.
entry-import-line = Rida { $line }:
entry-import-unreadable = Faili ei saa lugeda: see peab olema CSV.
entry-import-empty = Failis ei ole ühtegi registreerumise rida.
entry-import-long = Failis on liiga palju ridu: korraga saab importida kõige rohkem { $most }.
entry-import-missing-column = Veerg „{ $column }“ puudub.
entry-import-unknown-column = Ootamatu veerg „{ $column }“.
entry-import-cells = Real on lahtreid { $found }, peaks olema { $wanted }.
entry-import-venue = Mängupaik peab olema üks neist: { $venues }.
entry-import-tick = Veerus „{ $column }“ peab olema yes.
entry-imported =
    { $count ->
        [one] Imporditud { $count } registreerumine.
       *[other] Imporditud { $count } registreerumist.
    }
entry-export-list = Ekspordi kõik registreerumised (CSV)
entry-export-lead = Sisaldab isikuandmeid: hoia turvaliselt ja kustuta, kui seda enam vaja ei ole.

problem-no-such-championship = Siin ei ole sellist võistlust.
problem-no-such-desk = See link on vigane või ei kehti enam. Küsi võistlusjuhilt uus.
problem-no-such-entry = See link on vigane või ei kehti enam. Õige on e-kirjas, mille said pärast registreerumist; registreerija saab anda uue.
problem-desk-link-needed = See leht on võistluse ametnikele. Ava see sulle antud privaatse lingiga.

refusal-champ-alternates-full = See mängupaik on täis ja samuti selle varumängijate nimekiri ({ $alternates }).
refusal-champ-already-done = See on juba tehtud.
refusal-champ-already-judging = Sellel kohtunikul on samal ajal teine laud või ta mängib ise.
refusal-champ-bad-moment = Praegusel hetkel ei saa seda teha.
refusal-champ-cancelled = Võistlus on tühistatud.
refusal-champ-clock-back = Proov ei saa minna tagasi oma viimase sündmuse ette.
refusal-champ-clock-changed = Kell on vahepeal muutunud. Loe teadet uuesti.
refusal-champ-clock-same-person = Sa oled seda juba öelnud. Seda peab kinnitama teine ametnik.
refusal-champ-consent-missing = Nõusolek puudub. Ilma selleta ei saa osaleda.
refusal-champ-declaration-missing = Kinnitus puudub. Registreerumiseks on vaja neid kõiki.
refusal-champ-excluded = Korraldajate töötajad, nende lähisugulased ja need, kelle registreerumise korraldajad tühistasid, osaleda ei saa.
refusal-champ-game-running = Mäng käib: praegu ei saa sinna kedagi istuma panna ega ümber paigutada.
refusal-champ-judge-missing = Mõnes lauas ei ole veel kohtunikku.
refusal-champ-late = Liiga hilja: koht kaotati ametliku alguse ajal.
refusal-champ-nickname-missing = Läbivaatamiseks ei ole ühtegi hüüdnime.
refusal-champ-nickname-taken = See või samasugune hüüdnimi on juba võetud. Vali teine.
refusal-champ-nickname-unfit = Hüüdnimes on 2–24 tavalist märki, nende seas vähemalt üks täht või number.
refusal-champ-no-alternate = Varumängijaid rohkem ei ole.
refusal-champ-no-notice = Kirjuta teade, mis ütleb kõigile, mis on muutunud.
refusal-champ-no-reason = Kirjuta põhjus.
refusal-champ-no-such-entrant = Sellist registreerumist ei ole.
refusal-champ-no-such-session = Sellist vooru ei ole.
refusal-champ-no-such-stage = Sellist etappi ei ole.
refusal-champ-no-such-table = Sellist lauda ei ole.
refusal-champ-no-such-venue = Sellist mängupaika ei ole.
refusal-champ-no-vacancy = Ükski koht ei ole vaba.
refusal-champ-not-allowed = Sinu roll ei luba seda.
refusal-champ-not-awaited = Seda inimest seal ei oodata.
refusal-champ-not-confirmed = Registreerumine on veel kinnitamata: helista enne.
refusal-champ-not-finished = Mõni varasem samm on veel lõpetamata.
refusal-champ-not-open = Registreerumise algus selles mängupaigas: { $opens }.
refusal-champ-not-qualified = Koha saab edasi anda ainult see, kellel see on.
refusal-champ-not-yours = See on kellegi teise registreerumine.
refusal-champ-old-terms = Tingimused on pärast selle lehe avamist muutunud. Loe uut versiooni ja nõustu sellega.
refusal-champ-registered-twice = See inimene on juba registreeritud. Kasuta e-kirjas olevat privaatset linki või küsi registreerijalt.
refusal-champ-seating-broken = See kohajaotus rikuks reeglit.
refusal-champ-sheet-changed = Protokolli on vahepeal muudetud: vaata see uuesti üle.
refusal-champ-sheet-missing = Mõni protokoll on veel puudu.
refusal-champ-sheet-wrong = Protokolli arvud ei klapi.
refusal-champ-stage-over = See etapp on lõpetatud.
refusal-champ-table-too-small = Mõnes lauas on mängijaid vähem kui { $fewest }: jaota selle seeria kohad uuesti.
refusal-champ-tie-undecided = Viik on veel lahendamata: otsustab peakohtunik.
refusal-champ-too-early = Selleks on liiga vara.
refusal-champ-too-few = Mängijaid on liiga vähe: vaja on vähemalt { $fewest }.
refusal-champ-too-young = Sel päeval pead olema vähemalt { $age }-aastane: { $day }.
refusal-champ-unsigned = Allkiri puudub.
refusal-champ-venue-elsewhere = Seda mängupaika juhitakse mujalt: tee seda võistluse serveris.
refusal-champ-venue-full = See mängupaik on täis.
refusal-champ-venue-lent = Seda mängupaika juhitakse selle enda arvutist. Tee seda seal või oota, kuni tulemused on tagasi jõudnud.
refusal-champ-window-closed = Viimane päev selles mängupaigas registreeruda oli { $closed }.
refusal-champ-same-person = Selle peab kinnitama teine isik.
refusal-champ-wrong-citizenship = Osalejalt nõutakse kodakondsust: { $needed }.
refusal-champ-wrong-replacement = Parandus ei viita praegu kehtivale protokollile.
refusal-champ-answer-wrong = Vastus või rühm puudub või pole üks võimalikest.
refusal-champ-last-round-early = Viimase ringi saab välja kuulutada alates { $allowed }.
refusal-champ-guardian-missing = Nii noorel mängijal peab olema vanem või eestkostja, kellel on e-posti aadress või telefoninumber.
refusal-champ-unticked = Kohalolekut ei saa veel kontrollida: nende laudade mängijaid pole keegi märkinud: { $tables }.
refusal-champ-undo-proposed = See on juba ette pandud. Teine ametnik peab nõustuma.
refusal-champ-undo-too-late = Tagasi võtta on hilja: sellest järgnev on juba alanud.
