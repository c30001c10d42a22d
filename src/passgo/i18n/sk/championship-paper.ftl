# Majstrovstvá: tlač zo stránok činovníkov a vchod, kde sa zapisujú príchody.

hall-page-paper = Tlač
paper-lead = Dostaneš PDF s dnešnými údajmi, čiernobiele, formát A4. Staršie výtlačky vyhoď.
paper-language = Jazyk dokumentu
paper-calls = Zoznam na volanie
paper-hint-calls = Účastníci a náhradníci s telefónnymi číslami, len pre registrátora.
paper-badges = Vstupné karty
paper-hint-badges = Karta s kódom pre každého, kto sa tu očakáva. Kód načítaj pri príchode.
paper-seating = Rozsadenie s menami
paper-hint-seating = Podľa mena a podľa stola, pre teba pri vchode. Nevyvesuj.
paper-wall = Rozsadenie s prezývkami
paper-hint-wall = Podľa prezývky a podľa stola, na vyvesenie.
paper-judges = Karty rozhodcov
paper-hint-judges = Pre každého rozhodcu: stôl, hráči a začiatok.
paper-sheets = Zápisy o hre
paper-hint-sheets = Jeden pre každý stôl najnovšieho kola a dva prázdne.
paper-certificates = Diplomy
paper-hint-certificates = Jeden pre každého, kto tu hral, s umiestnením a bodmi.
paper-press = Výsledky pre médiá
paper-hint-press = Mená tých, ktorí súhlasili so zverejnením, pri ostatných prezývky.

paper-waiting = Dokument sa pripravuje. Na tejto stránke uvidíš, keď bude hotový.
paper-ready = Dokument je hotový.
paper-fetch = Stiahnuť PDF
paper-back = Vytlačiť niečo iné
paper-empty = Zatiaľ nie je čo tlačiť.
paper-too-much = To je na jeden dokument priveľa. Vyber iné miesto konania alebo kratší zoznam.
paper-failed = Dokument sa nepodarilo vytvoriť. Skús to znova.
paper-busy = Práve sa pripravuje niekoľko dokumentov. Skús to znova o minútu.

door-born = Dátum narodenia: { $day }
door-latest = Práve prišli
door-nobody = Nikto sa nenašiel. Skús časť mena.
door-pending = Po telefóne ešte nepotvrdené. Najprv otvor prihlášku a potvrď ju.
door-withdrawn = Táto osoba odstúpila. Príchod nemožno zapísať.
door-disqualified = Táto osoba je vylúčená. Príchod nemožno zapísať. Spýtaj sa riaditeľa.
door-no-show = Táto osoba prišla neskoro. Miesto dostal niekto iný.
door-erased = Táto prihláška bola vymazaná.
door-elsewhere = Táto osoba sa na tomto mieste konania neočakáva.
door-walk-in = Prihlásiť na mieste
door-walk-in-lead = Vyplň to s človekom pri vchode a nechaj ho prečítať si, s čím súhlasí. Po odoslaní bude zapísaný aj príchod.
entry-done-walk-in = Prihláška prijatá, príchod zapísaný.
