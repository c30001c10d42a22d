# Panel rozhodcu pri stole so skutočnou hracou plochou.
panel-tables = Moje stoly
panel-none-mine = Teraz nemáš pridelený žiadny stôl.
panel-others = Ostatné stoly
panel-others-lead = Ako druhá osoba potvrdzuješ zápisy, ktoré vyplnil niekto iný.
panel-open = Otvoriť panel rozhodcu tohto stola
panel-no-script = Panel potrebuje JavaScript. Bez neho píš na papier; zápisy sa potvrdzujú tu:
panel-keep-open = Nechaj túto stránku otvorenú: funguje aj bez siete a odošle záznamy, len čo to pôjde. Bez siete ju nemožno znova načítať.

panel-table = Stôl { $number }
panel-seat = Hráč { $number }
panel-judge = Rozhodca: { $name }
panel-parts = Časti panela
panel-part-table = Stôl
panel-part-bank = Banka
panel-part-shortage = Nedostatok
panel-part-sheet = Zápis
panel-part-rules = Pravidlá
panel-time-left = Zostávajúci čas
panel-heat-waiting = nezačalo sa
panel-heat-rolled = možno začať
panel-heat-running = hrá sa
panel-heat-last-round = posledné kolo
panel-heat-paused = prerušené
panel-heat-over = čas uplynul
panel-saved = Všetko je uložené
panel-offline = Bez siete
panel-waiting = { $count ->
    [one] Čaká { $count } záznam
    [few] Čakajú { $count } záznamy
    [many] Čaká { $count } záznamu
   *[other] Čaká { $count } záznamov
}
panel-waits-at = Čaká od { $time }: { $what }
panel-shut = Tvoj súkromný odkaz už nefunguje. Požiadaj riaditeľa o nový; tvoje záznamy zostávajú v tomto prehliadači.
panel-keeps-nothing = Tento prehliadač nemôže nič uchovať: nezatváraj stránku, kým záznam čaká.
panel-broken = Server tento záznam nemôže prijať. Zadaj ho znova.
panel-dismiss = Rozumiem
panel-cancel = Zrušiť
panel-choose = Vyber
panel-reason = Dôvod
panel-entry-announce = Zostávajúci čas ohlásený
panel-entry-out = { $name } bankrotuje
panel-entry-expel = Diskvalifikácia: { $name }
panel-entry-enter = Zápis
panel-entry-correct = Opravený zápis
panel-entry-confirm = Zápis potvrdený
panel-entry-reject = Zápis vrátený

panel-out = Bankrot
panel-out-title = Bankrot a koniec v hre?
panel-out-lead = Kto zbankrotuje, pri odchode sa podpíše. Je { $time }.
panel-out-signs = Tu sa podpíše { $name }
panel-out-paper = Podpis na papieri
panel-out-unsigned = Odchod bez podpisu
panel-expel = Diskvalifikovať
panel-expel-title = Diskvalifikovať z majstrovstiev?
panel-expel-lead = Za nevhodné správanie. Hráč skončí posledný, nedostane žiadne body a nemôže sa vrátiť.
panel-announce = Zostávajúci čas je ohlásený
panel-announced = { $count ->
    [one] Ohlásené o { $time }: zostáva { $count } minúta
    [few] Ohlásené o { $time }: zostávajú { $count } minúty
    [many] Ohlásené o { $time }: zostáva { $count } minúty
   *[other] Ohlásené o { $time }: zostáva { $count } minút
}
panel-fate-playing = v hre do konca
panel-fate-bankrupt = bankrot
panel-fate-expelled = diskvalifikácia
panel-fate-withdrawn = odstúpenie
panel-signed = podpísané

panel-bank-lead = Pre bankára: hráči nesmú používať žiadne pomôcky.
panel-bank-deed = Nehnuteľnosť
panel-bank-dice = Súčet kociek
panel-bank-rent = Nájomné
panel-bank-deed-title = Vyrovnanie s bankou
panel-bank-more = Ďalšie sumy
panel-bank-repairs = Opravy podľa karty
panel-rent-bare = bez budov
panel-rent-group = celá séria, bez budov
panel-rent-houses = { $count ->
    [one] { $count } dom
    [few] { $count } domy
    [many] { $count } domu
   *[other] { $count } domov
}
panel-rent-hotel = hotel
panel-rent-held = { $count ->
    [one] majiteľ má { $count }
    [few] majiteľ má { $count }
    [many] majiteľ má { $count }
   *[other] majiteľ má { $count }
}
panel-bank-price = Cena
panel-bank-mortgage = Hypotéka
panel-bank-redeem = Splatenie hypotéky
panel-bank-interest = Úrok pri prevode pod hypotékou
panel-bank-house = Stavba domu
panel-bank-hotel = Stavba hotela
panel-bank-house-back = Predaj domu
panel-bank-hotel-back = Predaj hotela
panel-bank-salary = Výplata
panel-bank-fine = Odchod z väzenia
panel-bank-houses = Domy
panel-bank-hotels = Hotely
panel-bank-repair = { $deck }: { $house } za dom, { $hotel } za hotel
panel-bill = Spolu
panel-bill-lead = Ťuknutím sumu pripočítaš.
panel-bill-amount = Suma
panel-bill-plus = Pripočítať
panel-bill-minus = Odpočítať
panel-bill-back = Vziať poslednú späť
panel-bill-clear = Vymazať

panel-short-lead = Najprv povie ten, kto stavia, koľko a kde, potom všetci ostatní. Ak má banka dosť, každý kupuje za cenu z karty; inak sa budovy dražia po jednej.
panel-short-piece = Čoho je málo?
panel-short-houses = Domy
panel-short-hotels = Hotely
panel-short-stock = Koľko ich zostáva v banke?
panel-short-wishes = Kto čo chce?
panel-short-wish = { $count ->
    [one] { $count } na políčko { $deed }, cena z karty { $price }
    [few] { $count } na políčko { $deed }, cena z karty { $price }
    [many] { $count } na políčko { $deed }, cena z karty { $price }
   *[other] { $count } na políčko { $deed }, cena z karty { $price }
}
panel-short-breaks = rozoberá hotel
panel-short-withdraw = Vziať späť
panel-short-player = Hráč
panel-short-deed = Stavia na
panel-short-count = Koľko
panel-short-declare = Ohlásiť
panel-short-empty = Banka už žiadne nemá: treba počkať, kým niekto nejaké vráti alebo predá.
panel-short-enough = Stačí pre všetkých: každý kupuje za cenu z karty.
panel-short-sold-all = Predané všetkým za cenu z karty
panel-short-alone = Záujem má len { $name }: bez dražby, { $price } za { $deed }.
panel-short-sold-alone = Predané za cenu z karty
panel-short-auction = Dražba jednej budovy. Dražia: { $names }. Vyvolávacia cena: { $price }.
panel-short-breakers = Na všetkých kupujúcich sa už dostalo. Teraz môžu rozobrať hotel: { $names }.
panel-short-winner = Kto ponúka najviac
panel-short-price = Ponuka
panel-short-low = Vyvolávacia cena je { $price }.
panel-short-sold = Predané
panel-short-unsold = Nikto nedraží
panel-short-pass = Pas platí len pre túto budovu. Keď pasujú všetci, zostáva banke a nedostatok sa končí.
panel-short-sales = Zatiaľ predané
panel-short-sale = { $name }: { $deed }, { $price }
panel-short-again = Začať znova

panel-sheet-not-yours = Tvoja rola nedovoľuje vypĺňať zápisy.
panel-sheet-coming = Zápis je na ceste. Zostáva v tomto prehliadači, kým ho server nemá.
panel-whose = Ktorý hráč?
panel-no-cash = chýba hotovosť
panel-gone = Kto vypadol, nemá nič.
panel-not-out = Stále hrá
panel-cash = Hotovosť: { $name }
panel-owned-by = majiteľ: { $name }
panel-mortgaged = pod hypotékou
panel-buildings = Budovy: { $deed }
panel-level-none = bez budov
panel-level-hotel-short = H
panel-out-on-sheet = Bankrot pred koncom
panel-worth-cash = Hotovosť
panel-worth-deeds = Nehnuteľnosti
panel-worth-mortgaged = Nehnuteľnosti pod hypotékou
panel-worth-houses = Domy
panel-worth-hotels = Hotely
panel-worth-total = Majetok
panel-places = Poradie a body
panel-survivors = { $count ->
    [one] V hre zostáva { $count } hráč.
    [few] V hre zostávajú { $count } hráči.
    [many] V hre zostáva { $count } hráča.
   *[other] V hre zostáva { $count } hráčov.
}
panel-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodov
}
panel-decided-worth = podľa majetku
panel-decided-deeds = rovnaký majetok, viac nehnuteľností bez hypotéky
panel-decided-cash = rovnaký majetok aj nehnuteľnosti, viac peňazí
panel-decided-head-judge = rozhodnutím hlavného rozhodcu
panel-decided-survived = v hre do konca
panel-decided-left-later = neskorší odchod z hry
panel-decided-expelled = diskvalifikácia ďalšieho v poradí
panel-fault-no-cash = chýba hotovosť
panel-fault-players-differ = každý hráč pri stole musí byť v zápise práve raz
panel-fault-nobody-left = posledný hráč vyhral, takže nevypadol
panel-fault-order-missing = chýba poradie, v akom hráči odišli
panel-fault-unknown-fate = nie je jasné, ako hráč skončil
panel-fault-bad-cash = taká hotovosť nie je možná
panel-fault-out-but-owns = je mimo hry, takže už nič nemôže mať
panel-fault-no-such-deed = nehnuteľnosť, ktorá na tejto ploche nie je
panel-fault-deed-twice = nehnuteľnosť je na dvoch riadkoch
panel-fault-bad-buildings = budovy, ktoré tam stáť nemôžu
panel-fault-too-many-houses = viac domov, než je v škatuli
panel-fault-too-many-hotels = viac hotelov, než je v škatuli
panel-fault-group-incomplete = budovy na neúplnej sérii
panel-fault-group-mortgaged = budovy na sérii s hypotékou
panel-fault-built-unevenly = séria je zastavaná nerovnomerne
panel-fault-sums-differ = majetok nie je súčtom svojich častí
panel-fault-unknown-part = je tam niečo, čo sa nepočíta
panel-fault-fate-differs = počas hry bolo zapísané inak
panel-fault-order-differs = poradie odchodov bolo zapísané inak
panel-tie = Túto zhodu môže rozhodnúť len hlavný rozhodca. Ťukaj na hráčov v poradí, ktoré určí.
panel-tie-open = Zhoda: rozhodne hlavný rozhodca.
panel-tie-order = Poradie: { $names }
panel-tie-next = Na rade je { $name }
panel-tie-again = Zmazať poradie
panel-signatures = Podpisy
panel-sign-later = Najprv musí byť zápis úplný a správny.
panel-sign = Podpisuje sa { $name }
panel-sign-paper = na papieri
panel-sign-paper-of = Podpis na papieri: { $name }
panel-signed-at = podpísané o { $time }
panel-signed-paper = na papieri, predložené o { $time }
panel-signed-before = podpísané pri odchode
panel-locked = Niekto už podpísal, takže nič nemožno meniť.
panel-unlock = Zrušiť všetky podpisy a upraviť zápis
panel-too-early = Zápis sa prijíma, keď hlavný rozhodca ohlási koniec hracieho času alebo keď zostane jeden hráč.
panel-unsigned-yet = Chýbajúce podpisy: { $names }. Dovtedy nikto nemôže zápis potvrdiť.
panel-reason-needed = Pri oprave treba uviesť dôvod.
panel-submit = Odovzdať zápis
panel-submit-correction = Odovzdať opravu
panel-print = Vytlačiť
panel-entered-by = Verzia { $version }, autor: { $name }.
panel-confirmed-by = Potvrdenie: { $name }.
panel-awaits-second = Čaká na druhú osobu.
panel-digest = Odtlačok tohto zápisu:
panel-unsigned = Bez podpisu: { $names }.
panel-own = Tento zápis je tvoj, takže ho musí potvrdiť niekto iný.
panel-confirm-lead = Porovnaj s papierovým zápisom. Potvrdzuješ presne to, čo tu vidíš.
panel-confirm = Potvrdiť bez zmien
panel-reject = Vrátiť
panel-correct = Opraviť tento zápis
panel-correct-about = Oprava nahradí túto verziu a uvedie dôvod. Musí sa znova podpísať a potvrdiť.
panel-correct-begin = Začať opravu
panel-correct-lead = Týmto sa nahradí verzia { $version } (autor: { $name }).

panel-rules-language = Jazyk pravidiel
panel-rules-search = Slovo alebo číslo pravidla
panel-rules-found = { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidlá
    [many] { $count } pravidla
   *[other] { $count } pravidiel
}
panel-entry-tick = Zaškrtnutie: { $name }
panel-entry-undo-out = { $name } je zasa v hre
panel-tick-lead = Zaškrtni hráčov, ktorí sú pri stole. Kto pri prezencii nie je zaškrtnutý, príde o miesto.
panel-door-missing = nevybavený pri vchode
panel-undo = Odvolať
panel-undo-title = { $name } predsa len nie je vonku?
panel-undo-lead = Musí súhlasiť druhý člen tímu. Už zadaný zápis sa ti potom vráti.
panel-undo-waits = Vzatie späť navrhnuté. Musí súhlasiť druhý člen tímu.
panel-returned = { $name } vracia zápis: { $reason }
