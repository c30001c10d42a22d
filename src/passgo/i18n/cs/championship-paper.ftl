# Mistrovství: tisk ze stránek činovníků a vchod, kde se zapisují příchody.

hall-page-paper = Tisk
paper-lead = Dostaneš PDF s dnešními údaji, černobílé, formát A4. Starší výtisky vyhoď.
paper-language = Jazyk dokumentu
paper-calls = Seznam k volání
paper-hint-calls = Účastníci a náhradníci s telefonními čísly, jen pro registrátora.
paper-badges = Vstupní karty
paper-hint-badges = Karta s kódem pro každého, kdo se tu očekává. Kód načti při příchodu.
paper-seating = Rozsazení se jmény
paper-hint-seating = Podle jména a podle stolu, pro tebe u vchodu. Nevyvěšuj.
paper-wall = Rozsazení s přezdívkami
paper-hint-wall = Podle přezdívky a podle stolu, k vyvěšení.
paper-judges = Karty rozhodčích
paper-hint-judges = Pro každého rozhodčího: stůl, hráči a začátek.
paper-sheets = Zápisy o hře
paper-hint-sheets = Jeden pro každý stůl nejnovějšího kola a dva prázdné.
paper-certificates = Diplomy
paper-hint-certificates = Jeden pro každého, kdo tu hrál, s umístěním a body.
paper-press = Výsledky pro média
paper-hint-press = Jména těch, kdo souhlasili se zveřejněním, u ostatních přezdívky.

paper-waiting = Dokument se připravuje. Na této stránce uvidíš, až bude hotový.
paper-ready = Dokument je hotový.
paper-fetch = Stáhnout PDF
paper-back = Vytisknout něco jiného
paper-empty = Zatím není co tisknout.
paper-too-much = To je na jeden dokument moc. Vyber jiné místo konání nebo kratší seznam.
paper-failed = Dokument se nepodařilo vytvořit. Zkus to znovu.
paper-busy = Právě se připravuje několik dokumentů. Zkus to znovu za minutu.

door-born = Datum narození: { $day }
door-latest = Právě přišli
door-nobody = Nikdo nenalezen. Zkus část jména.
door-pending = Po telefonu ještě nepotvrzeno. Nejdřív otevři přihlášku a potvrď ji.
door-withdrawn = Tato osoba odstoupila. Příchod nelze zapsat.
door-disqualified = Tato osoba je vyloučena. Příchod nelze zapsat. Zeptej se ředitele.
door-no-show = Tato osoba přišla pozdě. Místo dostal někdo jiný.
door-erased = Tato přihláška byla vymazána.
door-elsewhere = Tato osoba se v tomto místě konání neočekává.
door-walk-in = Přihlásit na místě
door-walk-in-lead = Vyplň to s člověkem u vchodu a nech ho přečíst si, s čím souhlasí. Po odeslání bude zapsán i příchod.
entry-done-walk-in = Přihláška přijata, příchod zapsán.
