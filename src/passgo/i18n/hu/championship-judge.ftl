# A bíró panelje az igazi tábla mellett.
panel-tables = Az asztalaim
panel-none-mine = Most nincs hozzád rendelt asztal.
panel-others = A többi asztal
panel-others-lead = Második személyként olyan lapokat erősítesz meg, amelyeket más írt be.
panel-open = Bírói panel megnyitása
panel-no-script = A panelhez JavaScript kell. Enélkül használj papírt; a lapokat itt lehet megerősíteni:
panel-keep-open = Tartsd nyitva ezt az oldalt: hálózat nélkül is működik, és amint lehet, elküldi, amit beírtál. Hálózat nélkül nem tölthető be újra.

panel-table = { $number }. asztal
panel-seat = { $number }. játékos
panel-judge = Bíró: { $name }
panel-parts = A panel részei
panel-part-table = Asztal
panel-part-bank = Bank
panel-part-shortage = Épülethiány
panel-part-sheet = Lap
panel-part-rules = Szabályok
panel-time-left = Hátralévő idő
panel-heat-waiting = nem kezdődött el
panel-heat-rolled = indulhat
panel-heat-running = folyik a játék
panel-heat-last-round = utolsó kör
panel-heat-paused = szünetel
panel-heat-over = lejárt az idő
panel-saved = Minden elmentve
panel-offline = Nincs hálózat
panel-waiting = { $count ->
    [one] { $count } bejegyzés várakozik
   *[other] { $count } bejegyzés várakozik
}
panel-waits-at = { $time } óta várakozik: { $what }
panel-shut = A privát linked nem működik többé. Kérj újat a versenyigazgatótól; amit beírtál, megmarad ebben a böngészőben.
panel-keeps-nothing = Ez a böngésző nem tud semmit tárolni: ne zárd be az oldalt, amíg egy bejegyzés várakozik.
panel-broken = A kiszolgáló nem tudja fogadni ezt a bejegyzést. Írd be újra.
panel-dismiss = Rendben
panel-cancel = Mégse
panel-choose = Válassz
panel-reason = Ok
panel-entry-announce = Hátralévő idő bejelentve
panel-entry-out = { $name } csődbe ment
panel-entry-expel = { $name } kizárva
panel-entry-enter = A lap
panel-entry-correct = A javított lap
panel-entry-confirm = A lap megerősítve
panel-entry-reject = A lap visszaküldve

panel-out = Csőd
panel-out-title = Csődbe ment és kiesett?
panel-out-lead = Aki csődbe megy, távozáskor aláír. Most { $time } van.
panel-out-signs = { $name } itt ír alá
panel-out-paper = Papíron aláírta
panel-out-unsigned = Aláírás nélkül távozott
panel-expel = Kizárás
panel-expel-title = Kizárás a bajnokságból?
panel-expel-lead = Nem megfelelő viselkedésért. A játékos utolsó helyre kerül, pont nélkül, és nem térhet vissza.
panel-announce = Bejelentettem a hátralévő időt
panel-announced = { $count ->
    [one] Bejelentve { $time }: még { $count } perc
   *[other] Bejelentve { $time }: még { $count } perc
}
panel-fate-playing = végig játszott
panel-fate-bankrupt = csőd
panel-fate-expelled = kizárva
panel-fate-withdrawn = visszalépett
panel-signed = aláírva

panel-bank-lead = A Bankárnak: a játékosok nem használhatnak segédeszközt.
panel-bank-deed = Ingatlan
panel-bank-dice = A dobókockák összege
panel-bank-rent = Bérleti díj
panel-bank-deed-title = Ügyletek a Bankkal
panel-bank-more = Más összegek
panel-bank-repairs = Javítási kártyák
panel-rent-bare = épület nélkül
panel-rent-group = teljes csoport, épület nélkül
panel-rent-houses = { $count ->
    [one] { $count } ház
   *[other] { $count } ház
}
panel-rent-hotel = szálloda
panel-rent-held = { $count ->
    [one] a tulajdonosé: { $count }
   *[other] a tulajdonosé: { $count }
}
panel-bank-price = Ár
panel-bank-mortgage = Jelzálog
panel-bank-redeem = Jelzálog törlése
panel-bank-interest = Kamat, ha az ingatlan jelzáloggal cserél gazdát
panel-bank-house = Ház építése
panel-bank-hotel = Szálloda építése
panel-bank-house-back = Ház eladása
panel-bank-hotel-back = Szálloda eladása
panel-bank-salary = Fizetés
panel-bank-fine = Szabadulás a börtönből
panel-bank-houses = Házak
panel-bank-hotels = Szállodák
panel-bank-repair = { $deck }: házanként { $house }, szállodánként { $hotel }
panel-bill = Összesen
panel-bill-lead = Koppints egy összegre, hogy hozzáadd.
panel-bill-amount = Összeg
panel-bill-plus = Hozzáadás
panel-bill-minus = Levonás
panel-bill-back = Visszavonás
panel-bill-clear = Nullázás

panel-short-lead = Először az építő mondja meg, hányat és hová kér, utána mindenki más. Ha a Banknál van elég, mindenki listaáron vesz; ha nincs, az épületeket egyenként árverezik el.
panel-short-piece = Miből van kevés?
panel-short-houses = Házak
panel-short-hotels = Szállodák
panel-short-stock = Hány maradt a Bankban?
panel-short-wishes = Ki mit kér?
panel-short-wish = { $count ->
    [one] { $count } db ide: { $deed }, listaár { $price }
   *[other] { $count } db ide: { $deed }, listaár { $price }
}
panel-short-breaks = szállodát bont le
panel-short-withdraw = Kérés visszavonása
panel-short-player = Játékos
panel-short-deed = Ide épít
panel-short-count = Hányat
panel-short-declare = Bejelentés
panel-short-empty = A Bankban nem maradt: várj, amíg valaki visszaad vagy elad.
panel-short-enough = Mindenkinek jut: mindenki listaáron vesz.
panel-short-sold-all = Mindenkinek eladva listaáron
panel-short-alone = Csak { $name } érdeklődik, nincs árverés: { $deed }, ára { $price }.
panel-short-sold-alone = Eladva listaáron
panel-short-auction = Egy épület árverése. Licitálók: { $names }. Kikiáltási ár: { $price }.
panel-short-breakers = Minden vevő megkapta, amit kért. Most ők bonthatnak le szállodát: { $names }.
panel-short-winner = Nyertes licitáló
panel-short-price = Licit
panel-short-low = A kikiáltási ár { $price }.
panel-short-sold = Eladva
panel-short-unsold = Senki sem licitál
panel-short-pass = A passz csak erre az épületre szól. Ha mindenki passzol, az épület a Banknál marad, és vége a hiánynak.
panel-short-sales = Eddig eladva
panel-short-sale = { $name }: { $deed }, { $price }
panel-short-again = Újrakezdés

panel-sheet-not-yours = Ezzel a szereppel nem írhatsz be lapot.
panel-sheet-coming = A lap úton van. Ebben a böngészőben marad, amíg a kiszolgáló meg nem kapja.
panel-whose = Melyik játékos?
panel-no-cash = hiányzik a készpénz
panel-gone = Aki kiesett, annak nincs semmije.
panel-not-out = Még játszik
panel-cash = { $name } készpénze
panel-owned-by = tulajdonos: { $name }
panel-mortgaged = jelzáloggal
panel-buildings = Épületek: { $deed }
panel-level-none = nincs épület
panel-level-hotel-short = Sz
panel-out-on-sheet = A vége előtt csődbe ment
panel-worth-cash = Készpénz
panel-worth-deeds = Ingatlanok
panel-worth-mortgaged = Jelzáloggal terhelt ingatlanok
panel-worth-houses = Házak
panel-worth-hotels = Szállodák
panel-worth-total = Nettó vagyon
panel-places = Helyezések és pontok
panel-survivors = { $count ->
    [one] { $count } játékos maradt.
   *[other] { $count } játékos maradt.
}
panel-points = { $count ->
    [one] { $count } pont
   *[other] { $count } pont
}
panel-decided-worth = nettó vagyon alapján
panel-decided-deeds = egyenlő nettó vagyon, több jelzálogmentes ingatlan
panel-decided-cash = egyenlő nettó vagyon és ingatlanszám, több készpénz
panel-decided-head-judge = a főbíró döntése alapján
panel-decided-survived = még játékban volt
panel-decided-left-later = később esett ki
panel-decided-expelled = a következőt kizárták
panel-fault-no-cash = hiányzik a készpénz
panel-fault-players-differ = a lapon az asztal minden játékosának egyszer kell szerepelnie
panel-fault-nobody-left = az utolsó bent maradt játékos nyert, nem esett ki
panel-fault-order-missing = hiányzik a kiesések sorrendje
panel-fault-unknown-fate = nem világos, hogyan végzett a játékos
panel-fault-bad-cash = a készpénz nem lehet helyes
panel-fault-out-but-owns = kiesett, ezért nem lehet semmije
panel-fault-no-such-deed = olyan ingatlan, amely nincs ezen a táblán
panel-fault-deed-twice = egy ingatlan két sorban szerepel
panel-fault-bad-buildings = épületek, amelyek nem állhatnak ott
panel-fault-too-many-houses = több ház, mint amennyi a dobozban van
panel-fault-too-many-hotels = több szálloda, mint amennyi a dobozban van
panel-fault-group-incomplete = épületek hiányos csoporton
panel-fault-group-mortgaged = épületek olyan csoporton, amelyet jelzálog terhel
panel-fault-built-unevenly = egy csoport beépítése egyenetlen
panel-fault-sums-differ = a nettó vagyon nem a részek összege
panel-fault-unknown-part = olyasmi is szerepel, ami nem számít bele
panel-fault-fate-differs = a játék közben másként rögzítették
panel-fault-order-differs = a kiesések sorrendjét másként rögzítették
panel-tie = Holtverseny, amelyet csak a főbíró dönthet el. Koppints a játékosokra az általa megadott sorrendben.
panel-tie-open = Egy holtverseny a főbíró döntésére vár.
panel-tie-order = Sorrend: { $names }
panel-tie-next = A következő: { $name }
panel-tie-again = Sorrend törlése
panel-signatures = Aláírások
panel-sign-later = Előbb a lapnak teljesnek és helyesnek kell lennie.
panel-sign = { $name } aláírja
panel-sign-paper = papíron
panel-sign-paper-of = { $name } papíron aláírta
panel-signed-at = aláírva: { $time }
panel-signed-paper = papíron, megtekintve: { $time }
panel-signed-before = távozáskor aláírta
panel-locked = Valaki már aláírta, ezért semmi sem módosítható.
panel-unlock = Minden aláírás törlése és módosítás
panel-too-early = A lap akkor adható le, ha a főbíró bejelentette az idő lejártát, vagy egy játékos maradt.
panel-unsigned-yet = Még alá kell írnia: { $names }. Addig senki sem erősítheti meg a lapot.
panel-reason-needed = A javításhoz indok kell.
panel-submit = Lap beküldése
panel-submit-correction = Javítás beküldése
panel-print = Nyomtatás
panel-entered-by = { $version }. változat, { $name } írta be.
panel-confirmed-by = { $name } erősítette meg.
panel-awaits-second = Második személyre vár.
panel-digest = A lap ujjlenyomata:
panel-unsigned = Nem írta alá: { $names }.
panel-own = Ezt a lapot te írtad be, ezért valaki másnak kell megerősítenie.
panel-confirm-lead = Vesd össze a papírral. Pontosan azt erősíted meg, amit itt látsz.
panel-confirm = Megerősítés változatlanul
panel-reject = Visszaküldés
panel-correct = A lap javítása
panel-correct-about = A javítás ennek a változatnak a helyébe lép; az okát meg kell adni. Újra alá kell írni és meg kell erősíteni.
panel-correct-begin = Javítás kezdése
panel-correct-lead = { $name } { $version }. változatának helyébe lép.

panel-rules-language = A szabályok nyelve
panel-rules-search = Szó vagy szabályszám
panel-rules-found = { $count ->
    [one] { $count } szabály
   *[other] { $count } szabály
}
panel-entry-tick = Pipa: { $name }
panel-entry-undo-out = { $name } újra játékban van
panel-tick-lead = Pipáld ki az asztalnál ülő játékosokat. Akit a névsorolvasáskor nem pipáltak ki, elveszíti a helyét.
panel-door-missing = a bejáratnál nincs kipipálva
panel-undo = Visszavonás
panel-undo-title = { $name } mégsem esett ki?
panel-undo-lead = Egy másik segítőnek is egyet kell értenie. A már kitöltött lap ekkor visszakerül hozzád.
panel-undo-waits = Visszavonás javasolva. Egy másik segítőnek is egyet kell értenie.
panel-returned = { $name } visszaküldte a lapot: { $reason }
