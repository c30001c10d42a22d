# Panel rozhodčího u stolu se skutečnou hrací plochou.
panel-tables = Moje stoly
panel-none-mine = Teď nemáš přidělený žádný stůl.
panel-others = Ostatní stoly
panel-others-lead = Jako druhá osoba potvrzuješ zápisy, které vyplnil někdo jiný.
panel-open = Otevřít panel rozhodčího tohoto stolu
panel-no-script = Panel potřebuje JavaScript. Bez něj piš na papír; zápisy se potvrzují zde:
panel-keep-open = Nech tuto stránku otevřenou: funguje i bez sítě a odešle záznamy, jakmile to půjde. Bez sítě ji nelze znovu načíst.

panel-table = Stůl { $number }
panel-seat = Hráč { $number }
panel-judge = Rozhodčí: { $name }
panel-parts = Části panelu
panel-part-table = Stůl
panel-part-bank = Banka
panel-part-shortage = Nedostatek
panel-part-sheet = Zápis
panel-part-rules = Pravidla
panel-time-left = Zbývající čas
panel-heat-waiting = nezačalo se
panel-heat-rolled = lze začít
panel-heat-running = hraje se
panel-heat-last-round = poslední kolo
panel-heat-paused = přerušeno
panel-heat-over = čas vypršel
panel-saved = Vše je uloženo
panel-offline = Bez sítě
panel-waiting = { $count ->
    [one] Čeká { $count } záznam
    [few] Čekají { $count } záznamy
    [many] Čeká { $count } záznamu
   *[other] Čeká { $count } záznamů
}
panel-waits-at = Čeká od { $time }: { $what }
panel-shut = Tvůj soukromý odkaz už nefunguje. Požádej ředitele o nový; tvé záznamy zůstávají v tomto prohlížeči.
panel-keeps-nothing = Tento prohlížeč nemůže nic uchovat: nezavírej stránku, dokud záznam čeká.
panel-broken = Server tento záznam nemůže přijmout. Zadej ho znovu.
panel-dismiss = Rozumím
panel-cancel = Zrušit
panel-choose = Vyber
panel-reason = Důvod
panel-entry-announce = Zbývající čas ohlášen
panel-entry-out = { $name } bankrotuje
panel-entry-expel = Diskvalifikace: { $name }
panel-entry-enter = Zápis
panel-entry-correct = Opravený zápis
panel-entry-confirm = Zápis potvrzen
panel-entry-reject = Zápis vrácen

panel-out = Bankrot
panel-out-title = Bankrot a konec ve hře?
panel-out-lead = Kdo zbankrotuje, při odchodu se podepíše. Je { $time }.
panel-out-signs = Zde se podepíše { $name }
panel-out-paper = Podpis na papíře
panel-out-unsigned = Odchod bez podpisu
panel-expel = Diskvalifikovat
panel-expel-title = Diskvalifikovat z mistrovství?
panel-expel-lead = Za nevhodné chování. Hráč skončí poslední, nedostane žádné body a nemůže se vrátit.
panel-announce = Zbývající čas je ohlášen
panel-announced = { $count ->
    [one] Ohlášeno v { $time }: zbývá { $count } minuta
    [few] Ohlášeno v { $time }: zbývají { $count } minuty
    [many] Ohlášeno v { $time }: zbývá { $count } minuty
   *[other] Ohlášeno v { $time }: zbývá { $count } minut
}
panel-fate-playing = ve hře do konce
panel-fate-bankrupt = bankrot
panel-fate-expelled = diskvalifikace
panel-fate-withdrawn = odstoupení
panel-signed = podepsáno

panel-bank-lead = Pro bankéře: hráči nesmějí používat žádné pomůcky.
panel-bank-deed = Nemovitost
panel-bank-dice = Součet kostek
panel-bank-rent = Nájemné
panel-bank-deed-title = Vyrovnání s bankou
panel-bank-more = Další částky
panel-bank-repairs = Opravy podle karty
panel-rent-bare = bez staveb
panel-rent-group = celá sada, bez staveb
panel-rent-houses = { $count ->
    [one] { $count } dům
    [few] { $count } domy
    [many] { $count } domu
   *[other] { $count } domů
}
panel-rent-hotel = hotel
panel-rent-held = { $count ->
    [one] majitel má { $count }
    [few] majitel má { $count }
    [many] majitel má { $count }
   *[other] majitel má { $count }
}
panel-bank-price = Cena
panel-bank-mortgage = Hypotéka
panel-bank-redeem = Splacení hypotéky
panel-bank-interest = Úrok při převodu v zástavě
panel-bank-house = Stavba domu
panel-bank-hotel = Stavba hotelu
panel-bank-house-back = Prodej domu
panel-bank-hotel-back = Prodej hotelu
panel-bank-salary = Výplata
panel-bank-fine = Odchod z vězení
panel-bank-houses = Domy
panel-bank-hotels = Hotely
panel-bank-repair = { $deck }: { $house } za dům, { $hotel } za hotel
panel-bill = Celkem
panel-bill-lead = Klepnutím částku přičteš.
panel-bill-amount = Částka
panel-bill-plus = Přičíst
panel-bill-minus = Odečíst
panel-bill-back = Vzít poslední zpět
panel-bill-clear = Vymazat

panel-short-lead = Nejdřív řekne ten, kdo staví, kolik a kde, pak všichni ostatní. Má-li banka dost, každý kupuje za cenu z karty; jinak se stavby draží po jedné.
panel-short-piece = Čeho je málo?
panel-short-houses = Domy
panel-short-hotels = Hotely
panel-short-stock = Kolik jich zbývá v bance?
panel-short-wishes = Kdo co chce?
panel-short-wish = { $count ->
    [one] { $count } na pole { $deed }, cena z karty { $price }
    [few] { $count } na pole { $deed }, cena z karty { $price }
    [many] { $count } na pole { $deed }, cena z karty { $price }
   *[other] { $count } na pole { $deed }, cena z karty { $price }
}
panel-short-breaks = rozebírá hotel
panel-short-withdraw = Vzít zpět
panel-short-player = Hráč
panel-short-deed = Staví na
panel-short-count = Kolik
panel-short-declare = Ohlásit
panel-short-empty = Banka už žádné nemá: je třeba počkat, až někdo nějaké vrátí nebo prodá.
panel-short-enough = Stačí pro všechny: každý kupuje za cenu z karty.
panel-short-sold-all = Prodáno všem za cenu z karty
panel-short-alone = Zájem má jen { $name }: bez dražby, { $price } za { $deed }.
panel-short-sold-alone = Prodáno za cenu z karty
panel-short-auction = Dražba jedné stavby. Draží: { $names }. Vyvolávací cena: { $price }.
panel-short-breakers = Na všechny kupující se už dostalo. Teď mohou rozebrat hotel: { $names }.
panel-short-winner = Kdo nabízí nejvíc
panel-short-price = Nabídka
panel-short-low = Vyvolávací cena je { $price }.
panel-short-sold = Prodáno
panel-short-unsold = Nikdo nedraží
panel-short-pass = Pas platí jen pro tuto stavbu. Když pasují všichni, zůstává bance a nedostatek končí.
panel-short-sales = Zatím prodáno
panel-short-sale = { $name }: { $deed }, { $price }
panel-short-again = Začít znovu

panel-sheet-not-yours = Tvá role nedovoluje vyplňovat zápisy.
panel-sheet-coming = Zápis je na cestě. Zůstává v tomto prohlížeči, dokud ho server nemá.
panel-whose = Který hráč?
panel-no-cash = chybí hotovost
panel-gone = Kdo vypadl, nemá nic.
panel-not-out = Stále hraje
panel-cash = Hotovost: { $name }
panel-owned-by = majitel: { $name }
panel-mortgaged = v zástavě
panel-buildings = Stavby: { $deed }
panel-level-none = bez staveb
panel-level-hotel-short = H
panel-out-on-sheet = Bankrot před koncem
panel-worth-cash = Hotovost
panel-worth-deeds = Nemovitosti
panel-worth-mortgaged = Zastavené nemovitosti
panel-worth-houses = Domy
panel-worth-hotels = Hotely
panel-worth-total = Majetek
panel-places = Pořadí a body
panel-survivors = { $count ->
    [one] Ve hře zbývá { $count } hráč.
    [few] Ve hře zbývají { $count } hráči.
    [many] Ve hře zbývá { $count } hráče.
   *[other] Ve hře zbývá { $count } hráčů.
}
panel-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
panel-decided-worth = podle majetku
panel-decided-deeds = stejný majetek, víc nezastavených nemovitostí
panel-decided-cash = stejný majetek i nemovitosti, víc peněz
panel-decided-head-judge = rozhodnutím hlavního rozhodčího
panel-decided-survived = ve hře do konce
panel-decided-left-later = pozdější odchod ze hry
panel-decided-expelled = diskvalifikace dalšího v pořadí
panel-fault-no-cash = chybí hotovost
panel-fault-players-differ = každý hráč u stolu musí být v zápisu právě jednou
panel-fault-nobody-left = poslední hráč vyhrál, takže nevypadl
panel-fault-order-missing = chybí pořadí, v jakém hráči odešli
panel-fault-unknown-fate = není jasné, jak hráč skončil
panel-fault-bad-cash = taková hotovost není možná
panel-fault-out-but-owns = je mimo hru, takže už nic nemůže mít
panel-fault-no-such-deed = nemovitost, která na této ploše není
panel-fault-deed-twice = nemovitost je na dvou řádcích
panel-fault-bad-buildings = stavby, které tam stát nemohou
panel-fault-too-many-houses = víc domů, než je v krabici
panel-fault-too-many-hotels = víc hotelů, než je v krabici
panel-fault-group-incomplete = stavby na neúplné sadě
panel-fault-group-mortgaged = stavby na sadě s hypotékou
panel-fault-built-unevenly = sada je zastavěna nerovnoměrně
panel-fault-sums-differ = majetek není součtem svých částí
panel-fault-unknown-part = je tam něco, co se nepočítá
panel-fault-fate-differs = během hry bylo zapsáno jinak
panel-fault-order-differs = pořadí odchodů bylo zapsáno jinak
panel-tie = Tuto shodu může rozhodnout jen hlavní rozhodčí. Klepej na hráče v pořadí, které určí.
panel-tie-open = Shoda: rozhodne hlavní rozhodčí.
panel-tie-order = Pořadí: { $names }
panel-tie-next = Další je { $name }
panel-tie-again = Smazat pořadí
panel-signatures = Podpisy
panel-sign-later = Nejdřív musí být zápis úplný a správný.
panel-sign = Podepisuje se { $name }
panel-sign-paper = na papíře
panel-sign-paper-of = Podpis na papíře: { $name }
panel-signed-at = podepsáno v { $time }
panel-signed-paper = na papíře, předloženo v { $time }
panel-signed-before = podepsáno při odchodu
panel-locked = Někdo už podepsal, takže nic nelze měnit.
panel-unlock = Zrušit všechny podpisy a upravit zápis
panel-too-early = Zápis se přijímá, když hlavní rozhodčí oznámí konec hrací doby, nebo když zbude jeden hráč.
panel-unsigned-yet = Chybějící podpisy: { $names }. Do té doby nikdo nemůže zápis potvrdit.
panel-reason-needed = U opravy je třeba uvést důvod.
panel-submit = Odevzdat zápis
panel-submit-correction = Odevzdat opravu
panel-print = Vytisknout
panel-entered-by = Verze { $version }, autor: { $name }.
panel-confirmed-by = Potvrzení: { $name }.
panel-awaits-second = Čeká na druhou osobu.
panel-digest = Otisk tohoto zápisu:
panel-unsigned = Bez podpisu: { $names }.
panel-own = Tento zápis je tvůj, takže ho musí potvrdit někdo jiný.
panel-confirm-lead = Porovnej s papírovým zápisem. Potvrzuješ přesně to, co tu vidíš.
panel-confirm = Potvrdit beze změn
panel-reject = Vrátit
panel-correct = Opravit tento zápis
panel-correct-about = Oprava nahradí tuto verzi a uvede důvod. Musí se znovu podepsat a potvrdit.
panel-correct-begin = Začít opravu
panel-correct-lead = Tím se nahradí verze { $version } (autor: { $name }).

panel-rules-language = Jazyk pravidel
panel-rules-search = Slovo nebo číslo pravidla
panel-rules-found = { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidla
    [many] { $count } pravidla
   *[other] { $count } pravidel
}
panel-entry-tick = Zaškrtnutí: { $name }
panel-entry-undo-out = { $name } je zase ve hře
panel-tick-lead = Zaškrtni hráče, kteří jsou u stolu. Kdo při prezenci není zaškrtnutý, přijde o místo.
panel-door-missing = neodbaven u vchodu
panel-undo = Odvolat
panel-undo-title = { $name } přece jen není venku?
panel-undo-lead = Musí souhlasit druhý člen týmu. Už zadaný zápis se ti pak vrátí.
panel-undo-waits = Vzetí zpět navrženo. Musí souhlasit druhý člen týmu.
panel-returned = { $name } vrací zápis: { $reason }
