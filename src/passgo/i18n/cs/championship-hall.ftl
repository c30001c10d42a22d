# Mistrovství v sále: konzole ředitele, hodiny, zápisy, tabule.

hall-desk = Stránky činovníků
hall-rule = Pravidlo
hall-waiting = { $count ->
    [one] Čeká: { $count }
    [few] Čekají: { $count }
    [many] Čeká: { $count }
   *[other] Čeká: { $count }
}
hall-role-registrar = Registrátor
hall-role-director = Ředitel
hall-role-head-judge = Hlavní rozhodčí
hall-role-judge = Rozhodčí
hall-role-scorer = Zapisovatel
hall-page-director = Kola
hall-page-registrar = Registrace
hall-page-nicknames = Přezdívky
hall-page-entrants = Účastníci
hall-page-terms = Podmínky
hall-page-officials = Činovníci
hall-page-outbox = K odeslání
hall-page-sheets = Zápisy
hall-page-clock = Hodiny
hall-page-board = Tabule s výsledky
hall-page-projector = Projektor
hall-page-judge = Moje stoly
hall-page-time = Hodiny počítače

hall-director-lead = Každé kolo probíhá stejně: rozsazení, rozhodčí, zveřejnění, prezence, hra, zápisy, výsledky, postup.
hall-champion = Titul získává { $nickname }
hall-venue = Místo konání
hall-round = Kolo
hall-round-number = Kolo { $number }
hall-players = Hráči
hall-stands = Stav
hall-open-session = Otevřít: { $session }
hall-session = { $stage }, { $city }
hall-session-round = { $stage }, { $city }, kolo { $round }
hall-backup = Záloha a deník
hall-backup-lead = Záloha se zapíše při každém zveřejnění výsledků a uzavření fáze, má-li server složku pro zálohy. Před dalším kolem ji zkopíruj na jiné zařízení.
hall-log = { $count ->
    [one] { $count } událost v deníku. Otisk:
    [few] { $count } události v deníku. Otisk:
    [many] { $count } události v deníku. Otisk:
   *[other] { $count } událostí v deníku. Otisk:
}
hall-machine = Stroj času
hall-machine-lead = Toto mistrovství je zkouška. Můžeš ho přenést do jiného času, ale nikdy před jeho poslední událost.
hall-machine-now = Zkouška. Čas zde: { $moment }
hall-machine-to = Den a čas
hall-machine-go = Přenést se
hall-machine-back = Zpět do přítomnosti
hall-time-jumped = Hodiny počítače mistrovství přeskočily. Čas před skokem: { $was }. Potom hodiny ukazovaly: { $says }. Kola a lhůty běží dál podle času před skokem.
hall-time-open = Co dělat
hall-time-now = Čas mistrovství: { $time }. Hodiny počítače: { $clock }.
hall-time-fine = O hodinách není žádné otevřené hlášení.
hall-time-wrong = Jdou-li hodiny špatně, nastav je na počítači. Hlášení se pak zavře samo.
hall-time-right = Jdou-li hodiny správně, musí to zde potvrdit dva činovníci. Rozehraným kolům zůstane zbývající čas.
hall-time-accept = Hodiny jdou správně
hall-time-proposed = { $name } říká, že hodiny jdou správně. Musí to potvrdit druhý činovník.
hall-time-venue = { $city }: hodiny tamního počítače šly špatně. Čas posledního záznamu: { $was }. Hodiny ukazovaly: { $says }. Pořadí záznamů se nezměnilo.
hall-rehearse = Nechat boty odehrát další fázi
hall-rehearse-lead = Následuje: { $stage }. Boti zasednou ke každému stolu a odehrají fázi až do konce; může to trvat minutu.

hall-pipeline = Kroky tohoto kola
hall-state-done = hotovo
hall-state-now = teď
hall-state-later = později
hall-step-seating = Rozsazení
hall-step-judges = Rozhodčí
hall-step-publish = Zveřejnění
hall-step-roll = Prezence
hall-step-play = Hra
hall-step-sheets = Zápisy
hall-step-release = Výsledky
hall-step-qualify = Postup
hall-step-over = Dohráno
hall-step-later = Ještě ne
hall-waits-director = To je na řediteli.
hall-waits-head-judge = To je na hlavním rozhodčím.

hall-plan = Hráči: { $players }, stoly: { $tables }, vlny: { $heats }.
hall-drawn = Hráči: { $players }, stoly: { $tables }.
hall-seed-printed = Semínko { $seed }: každý z něj může vylosovat stejné rozsazení.
hall-seeded = Nejsilnější hráči jsou rozděleni mezi stoly.
hall-reason-sizes = Počet hráčů u stolů: { $sizes }. Rozděleni rovnoměrně, { $fewest } až { $most } u stolu.
hall-reason-repeats = { $count ->
    [0] Žádná dvojice se nepotká znovu.
    [one] { $count } dvojice se potká znovu: lepší rozsazení se nenašlo.
    [few] { $count } dvojice se potkají znovu: lepší rozsazení se nenašlo.
    [many] { $count } dvojice se potká znovu: lepší rozsazení se nenašlo.
   *[other] { $count } dvojic se potká znovu: lepší rozsazení se nenašlo.
}
hall-reason-apart = { $count ->
    [one] { $count } dvojice hráčů má sedět u různých stolů.
    [few] { $count } dvojice hráčů mají sedět u různých stolů.
    [many] { $count } dvojice hráčů má sedět u různých stolů.
   *[other] { $count } dvojic hráčů má sedět u různých stolů.
}
hall-reason-fixed = { $count ->
    [one] { $count } hráč má pevný stůl.
    [few] { $count } hráči mají pevné stoly.
    [many] { $count } hráče má pevné stoly.
   *[other] { $count } hráčů má pevné stoly.
}
hall-broken-seated-twice = Někdo by seděl u dvou stolů.
hall-broken-not-a-player = Místo má někdo, kdo toto kolo nehraje.
hall-broken-not-seated = Někdo, kdo toto kolo hraje, nemá místo.
hall-broken-table-too-small = U některého stolu je příliš málo hráčů.
hall-broken-table-too-large = U některého stolu je příliš mnoho hráčů.
hall-broken-tables-differ = Počet stolů neodpovídá formátu.
hall-broken-thinned-unevenly = Dva stoly se liší o víc než jednoho hráče.
hall-broken-fixed-seat = Hráč nesedí u svého pevného stolu.
hall-broken-kept-apart = Dva hráči, kteří mají sedět u různých stolů, sedí u téhož.
hall-table = Stůl { $number }
hall-heat = Vlna { $number }
hall-table-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
hall-again = { $count ->
    [one] { $count } dřívější setkání
    [few] { $count } dřívější setkání
    [many] { $count } dřívějšího setkání
   *[other] { $count } dřívějších setkání
}
hall-judged-by = Rozhodčí: { $name }
hall-fixed = pevný stůl
hall-swap-lead = Zaškrtni dva hráče, kteří si vymění místa. Rozsazení se znovu ověří; výměna proti pravidlům se odmítne.
hall-swap = Vyměnit místa
hall-swap-two = Zaškrtni právě dva hráče.
hall-draw = Vylosovat rozsazení
hall-draw-again = Losovat znovu
hall-seed = Semínko losování
hall-seed-lead = Použij toto číslo, nebo veřejně vylosované.
hall-apart = Posadit zvlášť
hall-apart-one = První hráč
hall-apart-other = Druhý hráč
hall-pair = { $one } a { $other }
hall-fixing = Pevné stoly
hall-fixed-player = Hráč
hall-fixed-table = Stůl
hall-fixed-at = { $name }: stůl { $table }

hall-judge-of = Rozhodčí stolu { $number }
hall-judges-save = Přidělit tyto rozhodčí
hall-judges-none = Pro toto místo konání ještě není pozván žádný rozhodčí.
hall-judges-set = Stoly s rozhodčím: { $count } z { $tables }.
hall-published = Zveřejněno. Oficiální začátek: { $moment }
hall-projector-open = Ukázat na projektoru
hall-pdf = Vytisknout zápisy (PDF)
hall-starts = Oficiální začátek (časové pásmo { $zone })
hall-publish = Zveřejnit rozsazení
hall-present = Přítomní hráči: { $present } z { $players }.
hall-missing = { $count ->
    [one] Chybí { $count } osoba
    [few] Chybějí { $count } osoby
    [many] Chybí { $count } osoby
   *[other] Chybí { $count } osob
}
hall-small = Stoly, u nichž je příliš málo hráčů: { $tables }. Rozsaď tuto vlnu znovu.
hall-alternates = { $count ->
    [one] { $count } náhradník, přítomno: { $present }.
    [few] { $count } náhradníci, přítomno: { $present }.
    [many] { $count } náhradníka, přítomno: { $present }.
   *[other] { $count } náhradníků, přítomno: { $present }.
}
hall-roll-alternates = Přítomní náhradníci obsadí volná místa v pořadí čísel
hall-roll = Provést prezenci
hall-call-alternate = Vyvolat dalšího náhradníka
hall-reseat = Znovu rozsadit vlnu { $heat }
hall-start = { $count ->
    [one] Zahájit hru u stolu
    [few] Zahájit hru u { $count } stolů najednou
    [many] Zahájit hru u { $count } stolu najednou
   *[other] Zahájit hru u { $count } stolů najednou
}
hall-start-lead = Kdo při prezenci chyběl, přišel o místo. Hodiny se rozběhnou pro všechny stoly naráz.
hall-heat-waiting = Čeká
hall-heat-rolled = Prezence hotová, lze začít
hall-heat-running = Hraje se
hall-heat-last-round = Poslední kolo
hall-heat-paused = Přerušeno
hall-heat-over = Čas vypršel
hall-play-later = Po zveřejnění rozsazení.
hall-clock-of = Hodiny vlny { $heat }
hall-expel = Diskvalifikovat
hall-expel-who = Koho diskvalifikovat
hall-expel-lead = Za nevhodné chování. Hráč skončí poslední, nedostane žádné body a nemůže se vrátit.
hall-reason = Důvod
hall-fate-playing = ve hře do konce
hall-fate-bankrupt = bankrot
hall-fate-expelled = diskvalifikace
hall-fate-withdrawn = odstoupení

hall-sheets-lead = Každý zápis zkontroluje druhá osoba a potvrdí ho beze změn, nebo ho vrátí.
hall-sheets-none = Teď se na žádné zápisy nečeká.
hall-sheets-count = Potvrzené zápisy: { $confirmed } z { $tables }.
hall-sheets-short = { $confirmed } z { $tables }
hall-sheets-missing = Stoly bez zápisu: { $tables }.
hall-sheet-waiting = nezačalo se
hall-sheet-playing = hraje se
hall-sheet-due = chybí zápis
hall-sheet-entered = čeká na druhou osobu
hall-sheet-confirmed = potvrzeno
hall-sheet-of = Zápis stolu { $number }
hall-sheet-none = Pro tento stůl není vyplněn zápis.
hall-sheet-by = Verze { $version }, autor: { $name }.
hall-sheet-confirmed-by = Potvrzení: { $name }.
hall-back-session = Zpět ke kolu
hall-part-cash = Hotovost
hall-part-deeds = Nemovitosti
hall-part-mortgaged = Zastavené nemovitosti
hall-part-houses = Domy
hall-part-hotels = Hotely
hall-part-total = Majetek
hall-holdings = { $count ->
    [one] { $count } nemovitost
    [few] { $count } nemovitosti
    [many] { $count } nemovitosti
   *[other] { $count } nemovitostí
}
hall-mortgaged = v zástavě
hall-houses = { $count ->
    [one] { $count } dům
    [few] { $count } domy
    [many] { $count } domu
   *[other] { $count } domů
}
hall-hotel = hotel
hall-signed = podepsáno
hall-unsigned = nepodepsáno
hall-placings = Pořadí a body
hall-points-count = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
hall-tie = Shoda: rozhodne hlavní rozhodčí.
hall-decided-worth = podle majetku
hall-decided-deeds = stejný majetek, víc nezastavených nemovitostí
hall-decided-cash = stejný majetek i nemovitosti, víc peněz
hall-decided-head-judge = rozhodnutím hlavního rozhodčího
hall-decided-survived = ve hře do konce
hall-decided-left-later = pozdější odchod ze hry
hall-decided-expelled = diskvalifikace dalšího v pořadí
hall-confirming = Druhá osoba
hall-digest = Otisk tohoto zápisu:
hall-signatures-missing = Bez podpisu: { $names }.
hall-own-sheet = Tento zápis je tvůj, takže ho musí potvrdit někdo jiný.
hall-confirm-lead = Porovnej s papírovým zápisem. Potvrzuješ přesně to, co tu vidíš; na této stránce nelze nic měnit.
hall-confirm = Potvrdit beze změn
hall-reject = Vrátit
hall-release-lead = Body se zveřejňují pod přezdívkami, majetek nikdy.
hall-release = Zveřejnit výsledky
hall-released = Výsledky jsou zveřejněny.
hall-board-open = Otevřít tabuli s výsledky
hall-qualify-lead = Seřadí všechny a řekne, kdo postupuje. Los rozhoduje jen tam, kde nerozhodne nic jiného; jeho semínko zůstává v deníku.
hall-qualify-later = Po zveřejnění výsledků.
hall-lot-seed = Semínko losu
hall-qualify = Uzavřít zde fázi
hall-next-round = Přejít k dalšímu kolu
hall-goes-on = postupuje
hall-by-lot = losem

hall-nicknames-lead = Přezdívka musí souviset s hrou a nesmí odkazovat na věk, pohlaví, národnost ani vzhled. Na možné problémy upozorňujeme; rozhoduješ ty.
hall-nicknames-none = Žádná přezdívka nečeká na schválení.
hall-no-concern = Bez výhrad.
hall-approve = Schválit
hall-approve-all = { $count ->
    [one] Schválit tu jednu bez výhrad
    [few] Schválit všechny { $count } bez výhrad
    [many] Schválit všech { $count } bez výhrad
   *[other] Schválit všech { $count } bez výhrad
}
hall-give-back = Odmítnout
hall-give-back-reason = Důvod (uvidí ho účastník)
hall-approved = { $count ->
    [one] { $count } schválená přezdívka
    [few] { $count } schválené přezdívky
    [many] { $count } schválené přezdívky
   *[other] { $count } schválených přezdívek
}
hall-concern-theme = Nenašlo se slovo ze hry.
hall-concern-age = Může odkazovat na věk.
hall-concern-sex = Může odkazovat na pohlaví.
hall-concern-nationality = Může odkazovat na národnost.
hall-concern-body = Může odkazovat na vzhled.
hall-concern-number = Obsahuje číslo, které může být věk nebo rok narození.
hall-concern-place = Obsahuje název místa konání nebo města.
hall-concern-name = Obsahuje část skutečného jména.

hall-search = Jméno nebo přezdívka
hall-search-go = Hledat
hall-found = { $count ->
    [0] Nikdo nenalezen.
    [one] Nalezena { $count } osoba.
    [few] Nalezeny { $count } osoby.
    [many] Nalezeno { $count } osoby.
   *[other] Nalezeno { $count } osob.
}
hall-erased = vymazáno
hall-alternate-number = Náhradník { $number }
hall-status-pending = Čeká na telefonát
hall-status-confirmed = Potvrzeno
hall-status-withdrawn = Staženo
hall-status-no-show = Neúčast
hall-status-disqualified = Diskvalifikace
hall-status-erased = Vymazáno
hall-cancel = Zrušit přihlášku
hall-cancel-lead = Pořadatelé mohou přihlášku zrušit, například když jsou údaje neúplné nebo v rozporu s podmínkami.

hall-terms-lead = Nová verze platí hned a na veřejné stránce všichni vidí oznámení o změně.
hall-terms-version = Verze { $version }
hall-terms-notice = Co se změnilo (oznámení)
hall-terms-closes = Nový poslední den přihlašování (teď { $day }); nech prázdné, pokud se nemění
hall-terms-mailed = Poslat e-mail všem přihlášeným
hall-terms-cancelled = Mistrovství je zrušeno
hall-terms-publish = Zveřejnit novou verzi
hall-terms-empty = Napiš podmínky aspoň v jednom jazyce.

hall-officials-lead = Každý dostane soukromý odkaz pro jednu roli. Kdo má odkaz, jedná v té roli: pošli ho jen jedné osobě. Nový odkaz zruší starý.
hall-official-name = Jméno
hall-official-role = Role
hall-official-venue = Místo konání
hall-official-table = Obvyklý stůl (pokud nějaký má)
hall-invite = Vytvořit odkaz
hall-invited = Odkaz pro osobu: { $name }
hall-invited-lead = Tento odkaz se ukáže jen jednou.
hall-name-needed = Zadej jméno, 1 až 60 znaků.
hall-revoke = Zneplatnit
hall-revoke-lead = Všechny odkazy, které má { $name }, hned přestanou fungovat.
hall-revoke-yes = Zneplatnit všechny odkazy
hall-revoke-self = Vlastní odkaz zneplatnit nemůžeš. Může to jiný ředitel.
hall-you = ty

hall-outbox-lead = { $count ->
    [0] Všechny e-maily jsou odeslány.
    [one] Čeká { $count } e-mail. Zkopíruj ho do poštovního programu a pak označ jako odeslaný.
    [few] Čekají { $count } e-maily. Zkopíruj je do poštovního programu a pak označ jako odeslané.
    [many] Čeká { $count } e-mailu. Zkopíruj je do poštovního programu a pak označ jako odeslané.
   *[other] Čeká { $count } e-mailů. Zkopíruj je do poštovního programu a pak označ jako odeslané.
}
hall-letter-to = Komu
hall-letter-subject = Předmět
hall-letter-body = Zpráva
hall-letter-fault = Poštovní server zprávu odmítl:
hall-copy = Kopírovat
hall-copied = Zkopírováno
hall-sent = Označit jako odeslané
hall-sent-all = { $count ->
    [one] Označit tento jeden jako odeslaný
    [few] Označit tyto { $count } jako odeslané
    [many] Označit těchto { $count } jako odeslané
   *[other] Označit těchto { $count } jako odeslané
}
hall-phones = Telefonní seznam
hall-name = Jméno
hall-phone = Telefon

hall-clock = Hodiny
hall-clocks-lead = Oficiální čas hlídá hlavní rozhodčí. Hodiny si může otevřít každý; tlačítka vidí jen hlavní rozhodčí.
hall-clocks-none = Ještě není zveřejněno rozsazení.
hall-clock-left = Zbývající čas
hall-clock-waits = Nejdřív proveď prezenci.
hall-clock-reason = Důvod přerušení, zobrazí se v sále
hall-clock-pause = Přerušit
hall-clock-resume = Pokračovat
hall-clock-last-round = Vyhlásit poslední kolo
hall-clock-end = Oznámit konec hrací doby
hall-clock-all = Všechny hodiny
hall-clock-offline = Bez spojení. Čas běží dál.
hall-fullscreen = Celá obrazovka
hall-call-minutes = { $count ->
    [one] Zbývá { $count } minuta
    [few] Zbývají { $count } minuty
    [many] Zbývá { $count } minuty
   *[other] Zbývá { $count } minut
}
hall-call-over = Čas vypršel

hall-board = Tabule s výsledky
hall-board-lead = Body po každém kole, pod přezdívkami.
hall-board-empty = Výsledky ještě nejsou zveřejněny.
hall-csv = Pořadí jako CSV
hall-json = Pořadí jako JSON
hall-number = Sál { $number }
hall-halls = Sály
hall-all = Vše
hall-rank = Pořadí
hall-nickname = Přezdívka
hall-points = Body
hall-anonymous = anonymně
hall-offline = Bez spojení. Toto je poslední známý stav.
hall-scroll-pause = Zastavit posouvání

hall-done-travel = Čas nastaven.
hall-done-return = Mistrovství se vrátilo do přítomnosti.
hall-done-rehearse = Fáze odehrána.
hall-done-draft = Rozsazení vylosováno. Zkontroluj ho a pak zveřejni.
hall-done-reseat = Vlna znovu rozsazena.
hall-done-swap = Hráči si vyměnili místa.
hall-done-judges = Rozhodčí přiděleni.
hall-done-publish = Zveřejněno.
hall-done-roll = Prezence hotová.
hall-done-alternate = Další náhradník vyvolán.
hall-done-start = Hra u stolů zahájena.
hall-done-expel = Diskvalifikováno.
hall-done-release = Výsledky zveřejněny.
hall-done-qualify = Fáze zde uzavřena.
hall-done-approve = Přezdívka schválena.
hall-done-approve-all = Přezdívky schváleny.
hall-done-give-back = Přezdívka odmítnuta.
hall-done-cancel = Přihláška zrušena.
hall-done-revoke = Odkazy už nefungují.
hall-done-sent = Označeno jako odeslané.
hall-done-sent-all = Označeno jako odeslané.
hall-done-confirm = Zápis potvrzen.
hall-done-reject = Zápis vrácen.
