# Sodniška plošča mize, za katero se igra na pravi igralni plošči.
panel-tables = Moje mize
panel-none-mine = Zdaj ti ni dodeljena nobena miza.
panel-others = Druge mize
panel-others-lead = Kot druga oseba potrjuješ zapisnike, ki jih je vnesel nekdo drug.
panel-open = Odpri sodniško ploščo
panel-no-script = Sodniška plošča potrebuje JavaScript. Brez njega piši na papir; zapisniki se potrjujejo tukaj:
panel-keep-open = Pusti to stran odprto: deluje tudi brez omrežja in pošlje, kar vneseš, takoj ko lahko. Brez omrežja je ni mogoče znova naložiti.

panel-table = Miza { $number }
panel-seat = Igralec { $number }
panel-judge = Sodnik: { $name }
panel-parts = Deli sodniške plošče
panel-part-table = Miza
panel-part-bank = Banka
panel-part-shortage = Pomanjkanje
panel-part-sheet = Zapisnik
panel-part-rules = Pravila
panel-time-left = Preostali čas
panel-heat-waiting = igra se še ni začela
panel-heat-rolled = igra se lahko začne
panel-heat-running = igra poteka
panel-heat-last-round = zadnji krog
panel-heat-paused = premor
panel-heat-over = čas se je iztekel
panel-saved = Vse je shranjeno
panel-offline = Ni omrežja
panel-waiting = { $count ->
    [one] { $count } vnos čaka na pošiljanje
    [two] { $count } vnosa čakata na pošiljanje
    [few] { $count } vnosi čakajo na pošiljanje
   *[other] { $count } vnosov čaka na pošiljanje
}
panel-waits-at = Čaka od { $time }: { $what }
panel-shut = Tvoja zasebna povezava ne velja več. Direktorja prosi za novo; tvoji vnosi ostanejo v tem brskalniku.
panel-keeps-nothing = Ta brskalnik ne more shraniti ničesar: ne zapiraj strani, dokler kak vnos čaka na pošiljanje.
panel-broken = Strežnik ne more sprejeti tega vnosa. Vnesi ga znova.
panel-dismiss = Razumem
panel-cancel = Prekliči
panel-choose = Izberi
panel-reason = Razlog
panel-entry-announce = Napoved preostalega časa
panel-entry-out = { $name }: bankrot
panel-entry-expel = { $name }: diskvalifikacija
panel-entry-enter = Zapisnik
panel-entry-correct = Popravljeni zapisnik
panel-entry-confirm = Zapisnik je potrjen
panel-entry-reject = Zapisnik je vrnjen

panel-out = Bankrot
panel-out-title = Bankrot in izpad iz igre?
panel-out-lead = Kdor bankrotira, se ob odhodu podpiše. Ura je { $time }.
panel-out-signs = Tukaj se podpiše { $name }
panel-out-paper = Podpisano na papirju
panel-out-unsigned = Odhod brez podpisa
panel-expel = Diskvalificiraj
panel-expel-title = Ali igralca diskvalificiraš s prvenstva?
panel-expel-lead = Zaradi neprimernega vedenja. Igralec je zadnji na lestvici, ne dobi točk in se ne more vrniti.
panel-announce = Preostali čas je napovedan
panel-announced = { $count ->
    [one] Napovedano ob { $time }: še { $count } minuta
    [two] Napovedano ob { $time }: še { $count } minuti
    [few] Napovedano ob { $time }: še { $count } minute
   *[other] Napovedano ob { $time }: še { $count } minut
}
panel-fate-playing = v igri do konca
panel-fate-bankrupt = bankrot
panel-fate-expelled = diskvalifikacija
panel-fate-withdrawn = umik
panel-signed = podpisano

panel-bank-lead = Za bankirja: igralci ne smejo uporabljati nobenih pripomočkov.
panel-bank-deed = Posest
panel-bank-dice = Vsota kock
panel-bank-rent = Najemnina
panel-bank-deed-title = Posli z banko
panel-bank-more = Drugi zneski
panel-bank-repairs = Popravila po kartici
panel-rent-bare = brez stavb
panel-rent-group = cela skupina, brez stavb
panel-rent-houses = { $count ->
    [one] { $count } hiša
    [two] { $count } hiši
    [few] { $count } hiše
   *[other] { $count } hiš
}
panel-rent-hotel = hotel
panel-rent-held = { $count ->
    [one] lastnik ima { $count }
    [two] lastnik ima { $count }
    [few] lastnik ima { $count }
   *[other] lastnik jih ima { $count }
}
panel-bank-price = Cena
panel-bank-mortgage = Hipoteka
panel-bank-redeem = Poplačilo hipoteke
panel-bank-interest = Obresti, če posest zamenja lastnika pod hipoteko
panel-bank-house = Gradnja hiše
panel-bank-hotel = Gradnja hotela
panel-bank-house-back = Prodaja hiše
panel-bank-hotel-back = Prodaja hotela
panel-bank-salary = Plača
panel-bank-fine = Izhod iz zapora
panel-bank-houses = Hiše
panel-bank-hotels = Hoteli
panel-bank-repair = { $deck }: { $house } na hišo, { $hotel } na hotel
panel-bill = Vsota
panel-bill-lead = Dotakni se zneska, da ga prišteješ.
panel-bill-amount = Znesek
panel-bill-plus = Prištej
panel-bill-minus = Odštej
panel-bill-back = Razveljavi
panel-bill-clear = Počisti

panel-short-lead = Najprej tisti, ki gradi, pove, koliko in kje, nato vsi drugi. Če ima banka dovolj stavb, vsak kupi po ceni s kartice; sicer gredo na dražbo ena po ena.
panel-short-piece = Česa primanjkuje?
panel-short-houses = Hiš
panel-short-hotels = Hotelov
panel-short-stock = Koliko jih je še v banki?
panel-short-wishes = Kdo kaj želi?
panel-short-wish = { $count ->
    [one] { $count } na polju { $deed }, cena s kartice { $price }
    [two] { $count } na polju { $deed }, cena s kartice { $price }
    [few] { $count } na polju { $deed }, cena s kartice { $price }
   *[other] { $count } na polju { $deed }, cena s kartice { $price }
}
panel-short-breaks = razgradi hotel
panel-short-withdraw = Umakni
panel-short-player = Igralec
panel-short-deed = Kje gradi
panel-short-count = Koliko
panel-short-declare = Prijavi
panel-short-empty = Banka nima več nobene. Počakaj, da jih kdo vrne ali proda.
panel-short-enough = Dovolj jih je za vse: vsak kupi po ceni s kartice.
panel-short-sold-all = Vsem prodano po ceni s kartice
panel-short-alone = Kupiti želi samo en igralec ({ $name }): brez dražbe, polje { $deed }, cena { $price }.
panel-short-sold-alone = Prodano po ceni s kartice
panel-short-auction = Dražba ene stavbe. Ponujajo: { $names }. Začetna ponudba: { $price }.
panel-short-breakers = Vsi kupci so dobili svoje stavbe. Zdaj smejo razgraditi hotel: { $names }.
panel-short-winner = Najvišji ponudnik
panel-short-price = Ponudba
panel-short-low = Začetna ponudba je { $price }.
panel-short-sold = Prodano
panel-short-unsold = Nihče ne ponuja
panel-short-pass = »Dalje« velja samo za to stavbo. Če vsi rečejo »dalje«, stavba ostane pri banki in pomanjkanja je konec.
panel-short-sales = Doslej prodano
panel-short-sale = { $name }: { $deed }, { $price }
panel-short-again = Začni znova

panel-sheet-not-yours = Tvoja vloga ne dovoljuje vnosa zapisnikov.
panel-sheet-coming = Zapisnik je na poti. Dokler ga strežnik ne prejme, je shranjen v tem brskalniku.
panel-whose = Kateri igralec?
panel-no-cash = gotovina ni vpisana
panel-gone = Kdor je izpadel, nima ničesar.
panel-not-out = Še v igri
panel-cash = Gotovina: { $name }
panel-owned-by = ima { $name }
panel-mortgaged = pod hipoteko
panel-buildings = Stavbe: { $deed }
panel-level-none = brez stavb
panel-level-hotel-short = H
panel-out-on-sheet = Bankrot pred koncem
panel-worth-cash = Gotovina
panel-worth-deeds = Posesti
panel-worth-mortgaged = Posesti pod hipoteko
panel-worth-houses = Hiše
panel-worth-hotels = Hoteli
panel-worth-total = Skupno premoženje
panel-places = Uvrstitve in točke
panel-survivors = { $count ->
    [one] Ostal je { $count } igralec.
    [two] Ostala sta { $count } igralca.
    [few] Ostali so { $count } igralci.
   *[other] Ostalo je { $count } igralcev.
}
panel-points = { $count ->
    [one] { $count } točka
    [two] { $count } točki
    [few] { $count } točke
   *[other] { $count } točk
}
panel-decided-worth = po skupnem premoženju
panel-decided-deeds = enako premoženje, več posesti brez hipoteke
panel-decided-cash = enako premoženje in posesti, več gotovine
panel-decided-head-judge = po odločitvi glavnega sodnika
panel-decided-survived = še v igri
panel-decided-left-later = poznejši izpad iz igre
panel-decided-expelled = naslednji je diskvalificiran
panel-fault-no-cash = gotovina ni vpisana
panel-fault-players-differ = zapisnik mora vsakega igralca za mizo navesti natanko enkrat
panel-fault-nobody-left = zadnji preostali igralec je zmagal in ni izpadel
panel-fault-order-missing = manjka vrstni red, v katerem so igralci izpadli
panel-fault-unknown-fate = ni jasno, kako je igralec končal
panel-fault-bad-cash = znesek gotovine ne more biti pravilen
panel-fault-out-but-owns = kdor je izpadel, ne more imeti ničesar več
panel-fault-no-such-deed = posest, ki je na tej plošči ni
panel-fault-deed-twice = posest je navedena v dveh vrsticah
panel-fault-bad-buildings = stavbe, ki tam ne morejo stati
panel-fault-too-many-houses = več hiš, kot jih je v škatli
panel-fault-too-many-hotels = več hotelov, kot jih je v škatli
panel-fault-group-incomplete = stavbe v skupini, ki ni popolna
panel-fault-group-mortgaged = stavbe v skupini s hipoteko
panel-fault-built-unevenly = skupina je neenakomerno pozidana
panel-fault-sums-differ = skupno premoženje ni vsota svojih delov
panel-fault-unknown-part = navedeno je nekaj, kar ne šteje
panel-fault-fate-differs = med igro je bilo zabeleženo drugače
panel-fault-order-differs = vrstni red izpadov je bil zabeležen drugače
panel-tie = O tem izenačenju lahko odloči samo glavni sodnik. Igralce izbiraj v vrstnem redu, ki ga določi.
panel-tie-open = Izenačenje: odloči glavni sodnik.
panel-tie-order = Vrstni red: { $names }
panel-tie-next = Na vrsti je { $name }
panel-tie-again = Počisti vrstni red
panel-signatures = Podpisi
panel-sign-later = Najprej mora biti zapisnik popoln in pravilen.
panel-sign = Podpiše se { $name }
panel-sign-paper = na papirju
panel-sign-paper-of = { $name }: podpis je na papirju
panel-signed-at = podpisano ob { $time }
panel-signed-paper = na papirju, videno ob { $time }
panel-signed-before = podpisano ob odhodu
panel-locked = Nekdo je zapisnik že podpisal: ničesar ni več mogoče spremeniti.
panel-unlock = Umakni vse podpise in uredi
panel-too-early = Zapisnik se sprejme, ko glavni sodnik razglasi iztek časa ali ko ostane en igralec.
panel-unsigned-yet = Podpisati morajo še: { $names }. Pred tem zapisnika ne more potrditi nihče.
panel-reason-needed = Navedi razlog za popravek.
panel-submit = Vnesi zapisnik
panel-submit-correction = Vnesi popravek
panel-print = Natisni
panel-entered-by = { $version }. različica, vnos: { $name }.
panel-confirmed-by = Potrditev: { $name }.
panel-awaits-second = Čaka na drugo osebo.
panel-digest = Zgoščena vrednost tega zapisnika:
panel-unsigned = Brez podpisa: { $names }.
panel-own = Ta zapisnik je tvoj vnos, zato ga mora potrditi nekdo drug.
panel-confirm-lead = Primerjaj ga s papirnatim zapisnikom. Potrdiš natanko to, kar vidiš tukaj.
panel-confirm = Potrdi nespremenjeno
panel-reject = Vrni
panel-correct = Popravi ta zapisnik
panel-correct-about = Popravek nadomesti to različico in navede razlog. Znova ga je treba podpisati in potrditi.
panel-correct-begin = Začni popravek
panel-correct-lead = To nadomesti { $version }. različico (vnos: { $name }).

panel-rules-language = Jezik pravil
panel-rules-search = Beseda ali številka pravila
panel-rules-found = { $count ->
    [one] { $count } pravilo
    [two] { $count } pravili
    [few] { $count } pravila
   *[other] { $count } pravil
}
panel-entry-tick = Kljukica: { $name }
panel-entry-undo-out = { $name } je spet v igri
panel-tick-lead = Odkljukaj igralce, ki so za mizo. Kdor ob preverjanju navzočnosti ni odkljukan, izgubi sedež.
panel-door-missing = pri vratih ni prijavljen
panel-undo = Razveljavi
panel-undo-title = { $name } vendarle ni zunaj?
panel-undo-lead = Strinjati se mora še drugi sodelavec. Že vneseni zapisnik se potem vrne k tebi.
panel-undo-waits = Razveljavitev predlagana. Strinjati se mora še drugi sodelavec.
panel-returned = { $name } vrača zapisnik: { $reason }
