found-evening = Üks saal, üks õhtu
found-evening-lead = Vasta neljale küsimusele. Kõik muu on ette pakutud ja enne avaldamist saad seda muuta.
found-title = Meistrivõistluste nimi
found-day = Kuupäev
found-place = Koht
found-place-hint = Saal ja linn, näiteks: Kooli saal, Volos
found-players = Mängijate arv
found-zone = Ajavöönd
found-first-stage = Eelvoorud
found-last-stage = Finaal
found-continue = Edasi
found-examples = Suuremad võistlused
found-examples-lead = Alusta näitest. Selle kuupäevad on nihutatud järgmistele nädalatele.
found-preset-greece-2015 = Mitu linna, üks üleriigiline finaal
found-preset-about-greece-2015 = Turniirid linnades, finaal igas linnas ja üleriigiline finaal. Nagu Kreekas 2015.
found-preset-worlds-2015 = Kolm vooru, poolfinaalid ja finaal
found-preset-about-worlds-2015 = Üks saal. Kolme vooru punktid liidetakse, kuusteist paremat mängivad poolfinaalid. Nagu Macaos 2015.
found-begin = Alusta
found-file = Failist
found-file-choose = Meistrivõistluste fail (championship.toml)
found-file-faults = { $count ->
    [one] Failis on { $count } viga.
   *[other] Failis on { $count } viga.
}
found-file-long = Vormidel on ruumi { $venues } mängupaiga jaoks. Suuremad võistlused luuakse serveris programmiga.
problem-too-many-drafts = Sul on { $count } mustandit. Viska enne üks ära.
found-steps = Sammud
found-step-what = Mis
found-step-where = Kus ja millal
found-step-who = Kes saab osaleda
found-step-stages = Etapid ja lauad
found-step-clocks = Ajad
found-step-points = Punktid ja viigid
found-step-terms = Tingimused
found-step-officials = Ametnikud
found-step-check = Kontrolli ja avalda
found-open = { $count ->
    [one] { $count } väli täitmata
   *[other] { $count } välja täitmata
}
found-to-check = Salvesta ja kontrolli
found-organisers = Korraldajad
found-organisers-hint = Üks igal real. Kui tühi, siis võistlusjuht.
found-prize = Meistri auhind
found-optional = Võib jääda tühjaks.
found-venue = Mängupaik { $number }
found-hall = Saal või aadress
found-city = Linn
found-starts = Algus
found-tables = Laudu korraga
found-heats = Rühmi üksteise järel
found-heats-hint = 1, kui kõigil mängijatel on korraga laud.
found-registers = Siia mängupaika saab registreeruda
found-remove = Eemalda
found-add-venue = Lisa mängupaik
found-opens = Registreerimine algab
found-closes = Viimane registreerimispäev
found-closes-hint = See päev on kaasa arvatud.
found-age = Alampiir vanusele
found-any = Kõik
found-alternates = Varumängijaid igas mängupaigas
found-alternates-hint = Nad saavad koha, kui keegi loobub.
found-walk-ins = Registreeruda saab ka kohapeal
found-no-employee = Korraldajate töötajad ei saa osaleda
found-no-relative = Nende töötajate lähisugulased ei saa osaleda
found-stage-name = Etapi nimi
found-at = Mängitakse
found-at-venues = Igas registreerimisega mängupaigas
found-fewest = Mängijaid lauas vähemalt
found-most = Mängijaid lauas kõige rohkem
found-advance = Mitu pääseb edasi
found-advance-hint = Igast mängupaigast. Viimases etapis: 1, meister.
found-add-stage = Lisa etapp
found-rounds = Voorud
found-minutes = Vooru minutid
found-tolerance = Viimase ringi võib nii mitu minutit varem välja kuulutada
found-tolerance-hint = 0 tähendab mitte kunagi.
found-points-lead = Need on tavalised väärtused. Muuda neid ainult siis, kui sinu reeglid erinevad.
found-points = Punktid
found-points-hint = Kõigepealt võitja punktid, arvude vahel tühikud.
found-survivors = { $count ->
    [one] { $count } mängija järel
   *[other] { $count } mängijat järel
}
found-valuation = Netovara, protsentides trükitud hinnast
found-worth-deed = Kinnistu
found-worth-mortgaged = Panditud kinnistu
found-worth-house = Maja
found-worth-hotel = Hotell
found-hotel-houses = Hotelliga arvestatavad majad
found-rounding = Ümardamine
found-up = Üles
found-down = Alla
found-ties = Viigid
found-table-ties = Ühe laua mängijate vahel
found-across-ties = Eri laudade mängijate vahel
found-tie-worth = suurim netovara
found-tie-deeds = kõige rohkem kinnistuid
found-tie-cash = kõige rohkem sularaha
found-tie-head-judge = peakohtunik otsustab
found-tie-lot = loosimine
found-terms-proposal =
    Igaüks, kes registreerub, nõustub mängima reeglite järgi ja täitma kohtunike otsuseid.
    Korraldajad kasutavad isikuandmeid ainult nende võistluste läbiviimiseks ja kustutavad need pärast.
    Osalejad saavad oma andmeid igal ajal vaadata, parandada ja kustutada.
found-officials-lead = Nimeta inimesed, kes sind aitavad. Avaldamisel saab igaüks oma lingi. Hiljem võid kutsuda veel.
found-official = Ametnik { $number }
found-ready = Kõik on olemas. Vaata eelvaadet ja siis avalda.
found-missing = Veel pooleli
found-preview = Eelvaade
found-preview-lead = See on eelvaade. Keegi teine seda ei näe.
found-change = Muuda midagi
found-download = Laadi failina alla
found-publish = Avalda
found-director = Sinu nimi võistlusjuhina
found-account = Vali kasutajanimi ja parool, et saaksid igast seadmest tagasi tulla.
found-have-account = Mul on juba konto
found-discard = Viska mustand ära
found-discard-sure = Kas visata see mustand ära? Sellest ei jää midagi alles.
found-links = Anna igale ametnikule tema enda link. Linke näidatakse ainult üks kord.
found-link-qr = Lingi QR-kood: { $name }
found-again = Leiad need igas seadmes, kus oled sisse loginud.
found-mine = Minu meistrivõistlused
found-mine-none = Logi sisse, et näha võistlusi, mille oled loonud.
found-drafts = Mustandid
found-changed = Viimati muudetud { $when }
found-copy = Korralda uuesti
found-fault-needed = Täida see.
found-fault-long = Kasuta kõige rohkem { $most } märki.
found-fault-lines = Kasuta kõige rohkem { $most } rida, igas { $longest } märki.
found-fault-number = Sisesta täisarv vahemikus { $low }–{ $high }.
found-fault-day = Vali kuupäev.
found-fault-past = See on möödas. Vali tulevane kuupäev.
found-fault-choice = Vali loendist.
found-fault-closes = See on enne registreerimise algust.
found-fault-starts = Siis registreerimine veel käib. Vali hilisem kuupäev või lõpeta registreerimine varem.
found-fault-room = Laudades on { $room } kohta. Lisa laudu või vähenda mängijate arvu.
found-fault-advance = Järgmises etapis pole sellise arvu jaoks laudu. Viimases etapis peab see olema 1.
found-fault-hall = Teiste mängupaikade mängijad ei saa siia tulla. Vali mängupaik, kuhu ei registreeruta.
found-fault-online = Seda ei saa veebis mängida. Vali teine väljaanne või teised lauad.
found-fault-points = { $count ->
    [one] Sisesta { $count } arv kuni { $most }.
   *[other] Sisesta { $count } arvu kuni { $most }. Ükski ei tohi olla eelmisest suurem.
}
found-fault-winner = Võitja ei saa rohkem kui siis, kui mängijaid on järel vähem: kõige rohkem { $most }.
found-fault-registers = Vähemalt ühte mängupaika peab saama registreeruda.
found-fault-misfit = See ei sobi ülejäänuga. Muuda tagasi või alusta teisest näitest.
