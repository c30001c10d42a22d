found-evening = Ena dvorana, en večer
found-evening-lead = Odgovori na štiri vprašanja. Vse drugo je predlagano in pred objavo lahko to spremeniš.
found-title = Ime prvenstva
found-day = Datum
found-place = Prizorišče
found-place-hint = Dvorana in kraj, na primer: Šolska dvorana, Volos
found-players = Število igralcev
found-zone = Časovni pas
found-first-stage = Uvodni krogi
found-last-stage = Finale
found-continue = Naprej
found-examples = Večja prvenstva
found-examples-lead = Začni s primerom. Njegovi datumi so prestavljeni v prihodnje tedne.
found-preset-greece-2015 = Več mest, eno državno finale
found-preset-about-greece-2015 = Turnirji v mestih, finale v vsakem mestu in državno finale. Kot v Grčiji leta 2015.
found-preset-worlds-2015 = Trije krogi, polfinale in finale
found-preset-about-worlds-2015 = Ena dvorana. Točke treh krogov se seštejejo, najboljših šestnajst igra polfinale. Kot v Macau leta 2015.
found-begin = Začni
found-file = Iz datoteke
found-file-choose = Datoteka prvenstva (championship.toml)
found-file-faults = { $count ->
    [one] V datoteki je { $count } napaka.
    [two] V datoteki sta { $count } napaki.
    [few] V datoteki so { $count } napake.
   *[other] V datoteki je { $count } napak.
}
found-file-long = V obrazcih je prostora za toliko prizorišč: { $venues }. Večje prvenstvo se ustvari na strežniku s programom.
problem-too-many-drafts = Število tvojih osnutkov: { $count }. Najprej zavrzi enega.
found-steps = Koraki
found-step-what = Kaj
found-step-where = Kje in kdaj
found-step-who = Kdo lahko sodeluje
found-step-stages = Faze in mize
found-step-clocks = Čas igre
found-step-points = Točke in izenačenja
found-step-terms = Pogoji
found-step-officials = Uradne osebe
found-step-check = Preveri in objavi
found-open = { $count ->
    [one] { $count } polje še čaka
    [two] { $count } polji še čakata
    [few] { $count } polja še čakajo
   *[other] { $count } polj še čaka
}
found-to-check = Shrani in preveri
found-organisers = Organizatorji
found-organisers-hint = Vsak v svoji vrstici. Če je prazno, direktor.
found-prize = Nagrada za prvaka
found-optional = Lahko ostane prazno.
found-venue = Prizorišče { $number }
found-hall = Dvorana ali naslov
found-city = Kraj
found-starts = Začetek
found-tables = Mize hkrati
found-heats = Skupine ena za drugo
found-heats-hint = 1, če je miz dovolj za vse hkrati.
found-registers = Na to prizorišče se je mogoče prijaviti
found-remove = Odstrani
found-add-venue = Dodaj prizorišče
found-opens = Prijave od
found-closes = Zadnji dan prijav
found-closes-hint = Vključno s tem dnem.
found-age = Najnižja starost
found-any = Katero koli
found-alternates = Rezerve na vsakem prizorišču
found-alternates-hint = Mesto dobijo, ko se kdo odjavi.
found-walk-ins = Prijaviti se je mogoče tudi na vhodu
found-no-employee = Zaposleni pri organizatorjih ne morejo sodelovati
found-no-relative = Bližnji sorodniki teh zaposlenih ne morejo sodelovati
found-stage-name = Ime faze
found-at = Igra se
found-at-venues = Na vsakem prizorišču s prijavami
found-fewest = Igralcev za mizo, najmanj
found-most = Igralcev za mizo, največ
found-advance = Koliko jih napreduje
found-advance-hint = Z vsakega prizorišča. V zadnji fazi: 1, prvak.
found-add-stage = Dodaj fazo
found-rounds = Krogi
found-minutes = Minute enega kroga
found-tolerance = Zadnji krog se lahko napove toliko minut prej
found-tolerance-hint = 0 pomeni nikoli.
found-points-lead = To so običajne vrednosti. Spremeni jih le, če imate drugačna pravila.
found-points = Točke
found-points-hint = Najprej točke zmagovalca, med števili presledki.
found-survivors = { $count ->
    [one] Ostane { $count } igralec
    [two] Ostaneta { $count } igralca
    [few] Ostanejo { $count } igralci
   *[other] Ostane { $count } igralcev
}
found-valuation = Premoženje v odstotkih natisnjene cene
found-worth-deed = Posest
found-worth-mortgaged = Posest pod hipoteko
found-worth-house = Hiša
found-worth-hotel = Hotel
found-hotel-houses = Hiše, ki štejejo s hotelom
found-rounding = Zaokroževanje
found-up = Navzgor
found-down = Navzdol
found-ties = Izenačenja
found-table-ties = Med igralci ene mize
found-across-ties = Med igralci različnih miz
found-tie-worth = največje premoženje
found-tie-deeds = največ posesti
found-tie-cash = največ gotovine
found-tie-head-judge = odloči glavni sodnik
found-tie-lot = žreb
found-terms-proposal =
    Kdor se prijavi, se strinja, da bo igral po pravilih in upošteval odločitve sodnikov.
    Organizatorji uporabljajo osebne podatke samo za izvedbo tega prvenstva in jih potem izbrišejo.
    Udeleženci lahko svoje podatke kadar koli pogledajo, popravijo in izbrišejo.
found-officials-lead = Navedi ljudi, ki ti pomagajo. Vsak ob objavi dobi svojo povezavo. Druge lahko povabiš kadar koli.
found-official = Uradna oseba { $number }
found-ready = Vse je pripravljeno. Poglej predogled, potem objavi.
found-missing = Še ni popolno
found-preview = Predogled
found-preview-lead = To je predogled. Nihče drug ga ne vidi.
found-change = Spremeni kaj
found-download = Prenesi kot datoteko
found-publish = Objavi
found-director = Tvoje ime (direktor)
found-account = Izberi uporabniško ime in geslo, da se lahko vrneš s katere koli naprave.
found-have-account = Račun že imam
found-discard = Zavrzi osnutek
found-discard-sure = Zavreči ta osnutek? Nič od njega ne ostane.
found-links = Daj vsaki uradni osebi njeno povezavo. Povezave so prikazane samo enkrat.
found-link-qr = Koda QR povezave: { $name }
found-again = Najdeš ga na vsaki napravi, kjer se prijaviš.
found-mine = Moja prvenstva
found-mine-none = Prijavi se, da vidiš svoja prvenstva.
found-drafts = Osnutki
found-changed = Nazadnje spremenjeno { $when }
found-copy = Izvedi znova
found-fault-needed = Izpolni to.
found-fault-long = Uporabi največ { $most } znakov.
found-fault-lines = Uporabi največ { $most } vrstic po { $longest } znakov.
found-fault-number = Vpiši celo število od { $low } do { $high }.
found-fault-day = Izberi datum.
found-fault-past = To je že mimo. Izberi prihodnji datum.
found-fault-choice = Izberi s seznama.
found-fault-closes = To je pred začetkom prijav.
found-fault-starts = Takrat so prijave še odprte. Izberi poznejši datum ali končaj prijave prej.
found-fault-room = Za mizami je toliko mest: { $room }. Dodaj mize ali zmanjšaj število igralcev.
found-fault-advance = Naslednja faza nima miz za to število. V zadnji fazi mora biti 1.
found-fault-hall = Igralci z drugih prizorišč ne morejo sem. Izberi prizorišče, kamor se nihče ne prijavlja.
found-fault-online = Tega ni mogoče igrati na spletu. Izberi drugo izdajo ali druge mize.
found-fault-points = { $count ->
    [one] Vpiši { $count } število do { $most }.
    [two] Vpiši { $count } števili do { $most }. Nobeno ne sme biti večje od prejšnjega.
    [few] Vpiši { $count } števila do { $most }. Nobeno ne sme biti večje od prejšnjega.
   *[other] Vpiši { $count } števil do { $most }. Nobeno ne sme biti večje od prejšnjega.
}
found-fault-winner = Zmagovalec ne more dobiti več kot takrat, ko ostane manj igralcev: največ { $most }.
found-fault-registers = Na vsaj eno prizorišče se mora biti mogoče prijaviti.
found-fault-misfit = To se ne ujema z ostalim. Spremeni nazaj ali začni z drugim primerom.
