# Kohtuniku paneel päris mängulaua juures.
panel-tables = Minu lauad
panel-none-mine = Sulle ei ole praegu lauda määratud.
panel-others = Teised lauad
panel-others-lead = Teise isikuna kinnitad protokolle, mille on sisestanud keegi teine.
panel-open = Ava kohtuniku paneel
panel-no-script = Paneel vajab JavaScripti. Ilma selleta kasuta paberit; protokollid kinnitatakse siin:
panel-keep-open = Hoia see leht avatuna: see töötab ka ilma võrguta ja saadab sisestatu esimesel võimalusel. Ilma võrguta ei saa seda uuesti laadida.

panel-table = Laud { $number }
panel-seat = Mängija { $number }
panel-judge = Kohtunik: { $name }
panel-parts = Paneeli osad
panel-part-table = Laud
panel-part-bank = Pank
panel-part-shortage = Ehitiste nappus
panel-part-sheet = Protokoll
panel-part-rules = Reeglid
panel-time-left = Aega jäänud
panel-heat-waiting = alustamata
panel-heat-rolled = valmis alustama
panel-heat-running = mäng käib
panel-heat-last-round = viimane ring
panel-heat-paused = peatatud
panel-heat-over = aeg läbi
panel-saved = Kõik on salvestatud
panel-offline = Võrku ei ole
panel-waiting = { $count ->
    [one] { $count } kanne ootab
   *[other] { $count } kannet ootab
}
panel-waits-at = Ootel alates { $time }: { $what }
panel-shut = Sinu privaatne link enam ei tööta. Küsi võistlusjuhilt uus; sisestatu jääb sellesse brauserisse alles.
panel-keeps-nothing = See brauser ei saa midagi salvestada: ära sulge lehte, kuni mõni kanne ootab.
panel-broken = Server ei saa seda kannet vastu võtta. Sisesta see uuesti.
panel-dismiss = OK
panel-cancel = Katkesta
panel-choose = Vali
panel-reason = Põhjus
panel-entry-announce = Järelejäänud aeg teatatud
panel-entry-out = { $name } on pankrotis
panel-entry-expel = { $name } on diskvalifitseeritud
panel-entry-enter = Protokoll
panel-entry-correct = Parandatud protokoll
panel-entry-confirm = Protokoll on kinnitatud
panel-entry-reject = Protokoll on tagasi saadetud

panel-out = Pankrot
panel-out-title = Pankrotis ja mängust väljas?
panel-out-lead = Kes pankrotti läheb, annab lahkudes allkirja. Kell on { $time }.
panel-out-signs = { $name } allkirjastab siin
panel-out-paper = Allkirjastatud paberil
panel-out-unsigned = Lahkus allkirjata
panel-expel = Diskvalifitseeri
panel-expel-title = Kas diskvalifitseerida mängija võistluselt?
panel-expel-lead = Sobimatu käitumise eest. Mängija jääb punktideta viimaseks ega saa tagasi tulla.
panel-announce = Teatasin järelejäänud aja
panel-announced = { $count ->
    [one] Teatatud kell { $time }: jäänud { $count } minut
   *[other] Teatatud kell { $time }: jäänud { $count } minutit
}
panel-fate-playing = mängis lõpuni
panel-fate-bankrupt = pankrotis
panel-fate-expelled = diskvalifitseeritud
panel-fate-withdrawn = loobunud
panel-signed = allkirjastatud

panel-bank-lead = Pankurile: mängijad ei tohi abivahendeid kasutada.
panel-bank-deed = Kinnistu
panel-bank-dice = Täringute summa
panel-bank-rent = Rent
panel-bank-deed-title = Tehingud pangaga
panel-bank-more = Muud summad
panel-bank-repairs = Remondikaardid
panel-rent-bare = ehitisteta
panel-rent-group = kogu grupp, ehitisteta
panel-rent-houses = { $count ->
    [one] { $count } maja
   *[other] { $count } maja
}
panel-rent-hotel = hotell
panel-rent-held = { $count ->
    [one] omanikul { $count }
   *[other] omanikul { $count }
}
panel-bank-price = Hind
panel-bank-mortgage = Pant
panel-bank-redeem = Pandist vabastamine
panel-bank-interest = Intress, kui kinnistu vahetab panditult omanikku
panel-bank-house = Maja ehitamine
panel-bank-hotel = Hotelli ehitamine
panel-bank-house-back = Maja müük
panel-bank-hotel-back = Hotelli müük
panel-bank-salary = Palk
panel-bank-fine = Vanglast välja
panel-bank-houses = Majad
panel-bank-hotels = Hotellid
panel-bank-repair = { $deck }: maja eest { $house }, hotelli eest { $hotel }
panel-bill = Kokku
panel-bill-lead = Puuduta summat, et see liita.
panel-bill-amount = Summa
panel-bill-plus = Liida
panel-bill-minus = Lahuta
panel-bill-back = Ennista
panel-bill-clear = Tühjenda

panel-short-lead = Kõigepealt ütleb ehitaja, mitu ja kuhu, siis kõik teised. Kui pangas on piisavalt, ostavad kõik hinnakirjahinnaga; kui ei, lähevad ehitised ükshaaval oksjonile.
panel-short-piece = Mida napib?
panel-short-houses = Maju
panel-short-hotels = Hotelle
panel-short-stock = Mitu on pangas alles?
panel-short-wishes = Kes mida soovib?
panel-short-wish = { $count ->
    [one] { $count } krundile { $deed }, hinnakirjahind { $price }
   *[other] { $count } krundile { $deed }, hinnakirjahind { $price }
}
panel-short-breaks = vahetab hotelli majade vastu
panel-short-withdraw = Võta tagasi
panel-short-player = Mängija
panel-short-deed = Ehitab siia
panel-short-count = Mitu
panel-short-declare = Teata soovist
panel-short-empty = Pangas ei ole enam ühtegi: oota, kuni keegi tagastab või müüb.
panel-short-enough = Kõigile jätkub: igaüks ostab hinnakirjahinnaga.
panel-short-sold-all = Kõigile müüdud hinnakirjahinnaga
panel-short-alone = Huvi tunneb ainult { $name }: oksjonit ei ole, { $deed }, hind { $price }.
panel-short-sold-alone = Müüdud hinnakirjahinnaga
panel-short-auction = Ühe ehitise oksjon. Pakkujad: { $names }. Avapakkumine: { $price }.
panel-short-breakers = Kõik ostjad on oma saanud. Nüüd võivad hotelli majade vastu vahetada: { $names }.
panel-short-winner = Kõrgeima hinna pakkuja
panel-short-price = Pakkumine
panel-short-low = Avapakkumine on { $price }.
panel-short-sold = Müüdud
panel-short-unsold = Keegi ei paku
panel-short-pass = Loobumine kehtib ainult selle ehitise kohta. Kui kõik loobuvad, jääb see panka ja nappus on läbi.
panel-short-sales = Seni müüdud
panel-short-sale = { $name }: { $deed }, { $price }
panel-short-again = Alusta uuesti

panel-sheet-not-yours = Selles rollis ei saa sa protokolle sisestada.
panel-sheet-coming = Protokoll on teel. See püsib selles brauseris, kuni server on selle saanud.
panel-whose = Milline mängija?
panel-no-cash = sularaha puudub
panel-gone = Väljalangenule ei kuulu midagi.
panel-not-out = Veel mängus
panel-cash = Sularaha: { $name }
panel-owned-by = omanik { $name }
panel-mortgaged = panditud
panel-buildings = Ehitised: { $deed }
panel-level-none = ehitisteta
panel-level-hotel-short = H
panel-out-on-sheet = Läks enne lõppu pankrotti
panel-worth-cash = Sularaha
panel-worth-deeds = Kinnistud
panel-worth-mortgaged = Panditud kinnistud
panel-worth-houses = Majad
panel-worth-hotels = Hotellid
panel-worth-total = Netovara
panel-places = Kohad ja punktid
panel-survivors = { $count ->
    [one] Alles on { $count } mängija.
   *[other] Alles on { $count } mängijat.
}
panel-points = { $count ->
    [one] { $count } punkt
   *[other] { $count } punkti
}
panel-decided-worth = netovara järgi
panel-decided-deeds = netovara võrdne, rohkem pantimata kinnistuid
panel-decided-cash = netovara ja kinnistud võrdsed, rohkem sularaha
panel-decided-head-judge = peakohtuniku otsusel
panel-decided-survived = oli veel mängus
panel-decided-left-later = langes välja hiljem
panel-decided-expelled = järgmine diskvalifitseeriti
panel-fault-no-cash = sularaha puudub
panel-fault-players-differ = protokollis peab laua iga mängija olema täpselt üks kord
panel-fault-nobody-left = viimane allesjäänud mängija on võitnud ega ole väljas
panel-fault-order-missing = mängijate väljalangemise järjekord puudub
panel-fault-unknown-fate = ei ole selge, kuidas mängija lõpetas
panel-fault-bad-cash = sularaha ei saa õige olla
panel-fault-out-but-owns = on väljas ja talle ei kuulu enam midagi
panel-fault-no-such-deed = kinnistu, mida sellel mängulaual ei ole
panel-fault-deed-twice = kinnistu on kahel real
panel-fault-bad-buildings = ehitised, mis seal olla ei saa
panel-fault-too-many-houses = rohkem maju, kui mängukarbis on
panel-fault-too-many-hotels = rohkem hotelle, kui mängukarbis on
panel-fault-group-incomplete = ehitised poolikul grupil
panel-fault-group-mortgaged = ehitised grupil, kus on pant
panel-fault-built-unevenly = grupp on ehitatud ebaühtlaselt
panel-fault-sums-differ = netovara ei ole oma osade summa
panel-fault-unknown-part = kirjas on midagi, mis arvesse ei lähe
panel-fault-fate-differs = pandi mängu ajal kirja teisiti
panel-fault-order-differs = väljalangemise järjekord pandi kirja teisiti
panel-tie = Selle viigi saab lahendada ainult peakohtunik. Puuduta mängijaid tema öeldud järjekorras.
panel-tie-open = Viik ootab peakohtuniku otsust.
panel-tie-order = Järjekord: { $names }
panel-tie-next = Järgmine on { $name }
panel-tie-again = Tühjenda järjestus
panel-signatures = Allkirjad
panel-sign-later = Enne peab protokoll olema täielik ja õige.
panel-sign = { $name } allkirjastab
panel-sign-paper = paberil
panel-sign-paper-of = { $name } on allkirjastanud paberil
panel-signed-at = allkirjastatud kell { $time }
panel-signed-paper = paberil, nähtud kell { $time }
panel-signed-before = allkirjastatud lahkudes
panel-locked = Keegi on juba allkirjastanud, seega ei saa enam midagi muuta.
panel-unlock = Eemalda kõik allkirjad ja muuda
panel-too-early = Protokoll võetakse vastu, kui peakohtunik on aja lõppenuks kuulutanud või alles on üks mängija.
panel-unsigned-yet = Allkiri on veel puudu: { $names }. Enne seda ei saa keegi protokolli kinnitada.
panel-reason-needed = Parandust tuleb põhjendada.
panel-submit = Sisesta protokoll
panel-submit-correction = Sisesta parandus
panel-print = Trüki
panel-entered-by = Sisestas { $name }, kanne { $version }.
panel-confirmed-by = Kinnitas { $name }.
panel-awaits-second = Ootab teist isikut.
panel-digest = Selle protokolli sõrmejälg:
panel-unsigned = Allkiri puudub: { $names }.
panel-own = Sisestasid selle protokolli ise, seega peab selle kinnitama keegi teine.
panel-confirm-lead = Võrdle seda paberprotokolliga. Kinnitad täpselt seda, mida siin näed.
panel-confirm = Kinnita muutmata
panel-reject = Saada tagasi
panel-correct = Paranda seda protokolli
panel-correct-about = Parandus asendab selle kande ja ütleb põhjuse. See tuleb uuesti allkirjastada ja kinnitada.
panel-correct-begin = Alusta parandust
panel-correct-lead = See asendab kande { $version }, mille tegi { $name }.

panel-rules-language = Reeglite keel
panel-rules-search = Sõna või reegli number
panel-rules-found = { $count ->
    [one] { $count } reegel
   *[other] { $count } reeglit
}
panel-entry-tick = Märge: { $name }
panel-entry-undo-out = { $name } on tagasi mängus
panel-tick-lead = Märgi mängijad, kes on laua juures. Kes pole kontrolli ajal märgitud, kaotab koha.
panel-door-missing = uksel märkimata
panel-undo = Tühista
panel-undo-title = { $name } ei olegi väljas?
panel-undo-lead = Teine ametnik peab nõustuma. Juba sisestatud protokoll tuleb siis sinu kätte tagasi.
panel-undo-waits = Tagasivõtmine ette pandud. Teine ametnik peab nõustuma.
panel-returned = { $name } saatis protokolli tagasi: { $reason }
