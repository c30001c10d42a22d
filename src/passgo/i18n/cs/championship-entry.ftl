# Mistrovství: veřejné stránky, přihláška, moje přihláška, registrace a důvody odmítnutí.

entry-championships = Mistrovství
entry-championships-lead = Zde se můžeš přihlásit, dívat se a sledovat výsledky.
entry-championships-none = Zatím tu žádné mistrovství není.
entry-phase-announced = Přihlašování ještě nezačalo
entry-phase-open = Přihlašování běží
entry-phase-closed = Přihlašování skončilo
entry-phase-running = Právě se hraje
entry-phase-over = Skončilo
entry-phase-cancelled = Zrušeno
entry-window = Přihlašování: { $opens } až { $closes } včetně.
entry-window-zone = Časy platí v časovém pásmu daného místa konání.
entry-rule = Pravidlo { $rule }
entry-rehearsed = Zkouška s vymyšlenými lidmi

entry-new = Nové mistrovství
entry-new-terms-lead = Každá verze zůstává dostupná. Uveď kontakt pro dotazy k osobním údajům.
entry-new-director = Jméno prvního ředitele
entry-new-unreadable = Nahraný soubor není text v UTF-8.
entry-made = Mistrovství založeno
entry-made-lead = { $name } je připraveno. V panelu ředitele pozvi registrátory, rozhodčí a zapisovatele.
entry-made-link = Toto je soukromý odkaz ředitele. Ukáže se jen jednou: hned si ho ulož a nech si ho pro sebe.
entry-made-qr = QR kód odkazu ředitele
entry-made-open = Otevřít panel ředitele
entry-made-site = Veřejná stránka

entry-organised = Pořádá: { $organisers }
entry-register = Přihlásit se
entry-opens-on = Začátek přihlašování: { $when }.
entry-cancelled = Toto mistrovství je zrušeno. Přihlášení si stále mohou stáhnout nebo vymazat své údaje.
entry-terms-changed = Podmínky se změnily
entry-terms-since = Verze { $version }, platí od { $when }.
entry-terms-what = Co se změnilo
entry-where = Kdy a kde
entry-starts = Začátek: { $when } ({ $zone })
entry-online = Hraje se online, odkudkoli
entry-places-meter = Obsazená místa ({ $city })
entry-places-left = { $count ->
    [0] Všechna místa jsou obsazena ({ $capacity })
    [one] Volné { $count } místo z { $capacity }
    [few] Volná { $count } místa z { $capacity }
    [many] Volných { $count } místa z { $capacity }
   *[other] Volných { $count } míst z { $capacity }
}
entry-alternates = { $count ->
    [0] Nikdo nečeká jako náhradník
    [one] Čeká { $count } náhradník
    [few] Čekají { $count } náhradníci
    [many] Čeká { $count } náhradníka
   *[other] Čeká { $count } náhradníků
}
entry-would-wait = Plno: tvé číslo mezi náhradníky by bylo { $number }
entry-later-stage = Pro ty, kdo postoupí
entry-how = Jak se hraje
entry-stage = { $rounds ->
    [one] Stoly po { $fewest } až { $most } hráčích, { $rounds } kolo po { $minutes } min.
    [few] Stoly po { $fewest } až { $most } hráčích, { $rounds } kola po { $minutes } min.
    [many] Stoly po { $fewest } až { $most } hráčích, { $rounds } kola po { $minutes } min.
   *[other] Stoly po { $fewest } až { $most } hráčích, { $rounds } kol po { $minutes } min.
}
entry-prize = Cena pro vítěze: { $prize }.
entry-condition-age = V den hry ti musí být aspoň { $age } let.
entry-condition-citizenship = Podmínkou je občanství: { $country }.
entry-condition-excluded = Zaměstnanci pořadatelů a jejich nejbližší příbuzní se nemohou zúčastnit.
entry-condition-phone = Po odeslání přihlášky ti kvůli potvrzení místa zavoláme. Je-li přihlášek víc než míst, mají přednost dřívější.
entry-edition = O hře
entry-follow = Sleduj mistrovství
entry-spectators = Diváci jsou vítáni: přijď se podívat na hry naživo.
entry-anonymous = Výsledky se zveřejňují po každém kole, jen pod přezdívkami.
entry-board = Tabule s výsledky
entry-standings = Pořadí (CSV)
entry-terms = Podmínky účasti
entry-terms-lead = Zde jsou podmínky i všechny jejich dřívější verze.
entry-terms-read = Přečíst platné podmínky
entry-terms-none = Podmínky ještě nejsou zveřejněny, a proto přihlašování neběží.
entry-terms-in-force = Verze { $version }, platí od { $when }
entry-terms-old = Toto je verze { $version } ze dne { $when }. Už neplatí.
entry-terms-versions = Všechny verze
entry-terms-version = Verze { $version }, { $when }
entry-terms-diff = Co se změnilo od verze { $version }
entry-terms-added = Přidáno:
entry-terms-removed = Odebráno:
entry-terms-show = Přečíst si zde podmínky, verze { $version }
entry-rights = Své údaje si můžeš kdykoli nechat vydat, opravit nebo vymazat: na stránce přihlášky, e-mailem nebo telefonicky.

entry-register-lead = Zabere to dvě minuty. Zveřejní se jen přezdívka, kterou si zvolíš později.
entry-wrong = { $count ->
    [one] Jeden údaj chybí nebo není správný; je označen níže. Nic z napsaného se neztratilo.
    [few] { $count } údaje chybějí nebo nejsou správné; jsou označeny níže. Nic z napsaného se neztratilo.
    [many] { $count } údaje chybí nebo není správné; jsou označeny níže. Nic z napsaného se neztratilo.
   *[other] { $count } údajů chybí nebo není správných; jsou označeny níže. Nic z napsaného se neztratilo.
}
entry-city = Kde chceš hrát?
entry-you = O tobě
entry-name = Jméno a příjmení
entry-email = E-mailová adresa
entry-email-hint = Tvá vlastní, ne cizí: přijde na ni odkaz na přihlášku.
entry-phone = Telefon
entry-phone-hint = Na toto číslo ti zavoláme kvůli potvrzení místa.
entry-born = Datum narození
entry-born-hint = V den hry ti musí být aspoň { $age } let.
entry-born-why = Abychom rozlišili lidi stejného jména.
entry-citizenship = Občanství
entry-citizenship-hint = Podmínkou je občanství: { $country }.
entry-choose = Vyber
entry-excluded = Zaškrtni, co pro tebe platí
entry-excluded-employee = Pracuji pro pořadatele ({ $organisers }).
entry-excluded-relative = Někdo z mých nejbližších příbuzných pracuje pro pořadatele ({ $organisers }).
entry-declare = Prohlášení a souhlasy
entry-declare-lead = Vše je povinné: pokud něco chybí, přihláška není platná.
entry-declaration-own-email = E-mailová adresa je moje vlastní.
entry-declaration-true-data = Uvedené údaje jsou přesné a pravdivé.
entry-declaration-of-age = Je mi aspoň { $age } let.
entry-declaration-contact = Můj telefon a e-mail smíte použít k pořádání mistrovství.
entry-consent-terms = Přijímám podmínky účasti bez výhrad.
entry-consent-data = Souhlasím, aby pořadatelé ({ $organisers }) zpracovávali údaje, které zde uvádím, jen pro účely tohoto mistrovství.
entry-consent-publicity = Výsledky mistrovství včetně fotografií, videí a jmen vítězů a dalších v pořadí smějí být zveřejněny.
entry-consent-promotion = Souhlasím i s tím, aby mi pořadatelé ({ $organisers }) posílali novinky a nabídky. S účastí to nijak nesouvisí.
entry-optional = Nepovinné
entry-optional-lead = Zúčastnit se můžeš, i když toto necháš prázdné. Kdykoli si to můžeš rozmyslet.
entry-kept = { $days ->
    [one] Tvé údaje smažeme nejpozději { $days } den po posledním finále.
    [few] Tvé údaje smažeme nejpozději { $days } dny po posledním finále.
    [many] Tvé údaje smažeme nejpozději { $days } dne po posledním finále.
   *[other] Tvé údaje smažeme nejpozději { $days } dní po posledním finále.
}
entry-register-send = Odeslat přihlášku
entry-fault-venue = Vyber jedno město.
entry-fault-name = Zadej jméno a příjmení, 2 až 100 znaků.
entry-fault-email = Zadej e-mailovou adresu ve tvaru jmeno@example.org.
entry-fault-phone = Zadej telefonní číslo, 5 až 20 číslic.
entry-fault-born = Zadej datum narození.
entry-fault-citizenship = Vyber zemi.
entry-fault-tick = Bez zaškrtnutí se nelze zúčastnit.
entry-registered = Přihláška je přijata
entry-link = Toto je tvůj soukromý odkaz. Ulož si ho: kdo ho má, může tvou přihlášku měnit.
entry-link-lead = Otevírá tvou přihlášku: stav, přezdívku, údaje a vstupní kód.
entry-link-mail = Je také v e-mailu, který ti posíláme.
entry-mine-open = Otevřít mou přihlášku
entry-mine = Moje přihláška
entry-status-pending = Čeká na potvrzení
entry-status-confirmed = Potvrzeno
entry-status-alternate = Náhradník číslo { $number }
entry-status-withdrawn = Staženo
entry-status-no-show = Neúčast
entry-status-disqualified = Diskvalifikace
entry-status-erased = Vymazáno
entry-next-pending = Máš místo. Kvůli potvrzení ti zavoláme.
entry-next-confirmed = Tvé místo je jisté. Přijď před oficiálním začátkem: místo, které bude v tu chvíli prázdné, dostane náhradník.
entry-next-alternate = Všechna místa jsou obsazena. Mezi náhradníky máš číslo { $number }: když někdo odstoupí, postupuje náhradník s nejnižším číslem.
entry-next-withdrawn = Už se neúčastníš. Dokud běží přihlašování, můžeš se přihlásit znovu.
entry-next-no-show = Při oficiálním začátku bylo tvé místo prázdné, a tak ho dostal někdo jiný.
entry-next-disqualified = Pořadatelé tvou přihlášku zrušili.
entry-next-erased = Tvé údaje byly vymazány.
entry-seat = { $stage }, kolo { $round }, vlna { $heat }: stůl { $table }, { $when } ({ $zone })
entry-play = Přejít k mému stolu
entry-qr = QR kód ke vstupu
entry-qr-lead = Ukaž ho u vchodu, nebo řekni kód:
entry-nickname = Přezdívka
entry-nickname-lead = Výsledky se zveřejňují pod ní, nikdy pod jménem. Musí souviset s hrou a nesmí naznačovat věk, pohlaví, národnost, vzhled ani místo. Schvaluje ji ředitel.
entry-nickname-proposed = „{ $nickname }“ čeká na schválení.
entry-nickname-approved = „{ $nickname }“ – schváleno.
entry-nickname-returned = Ředitel tvůj návrh neschválil. Důvod je v e-mailu pro tebe. Navrhni jinou přezdívku.
entry-nickname-new = Přezdívka, 2 až 24 znaků
entry-nickname-send = Navrhnout
entry-contact = Jak se s tebou spojíme
entry-contact-theirs = Kontakt
entry-contact-other = Pokud je chyba ve jméně nebo v datu narození, zavolej na registraci.
entry-save = Uložit
entry-consents = Souhlasy
entry-consent-given = udělen
entry-consent-refused = neudělen
entry-consent-give = Udělit souhlas
entry-consent-take-back = Odvolat souhlas
entry-consent-data-sure = Bez tohoto souhlasu se nikdo nemůže zúčastnit, takže se tím stáhne i přihláška. Údaje zůstanou do vymazání nebo do konce doby uchování.
entry-place = Tvá cena za vítězství
entry-place-lead = Výhra: { $prize }. Pokud jet nemůžeš, místo přejde na dalšího v pořadí; titul ti zůstane.
entry-place-pass = Nemohu jet
entry-place-sure = Místo pak připadne dalšímu v pořadí a nelze to vrátit.
entry-data = Tvé údaje
entry-data-theirs = Osobní údaje
entry-data-lead = { $days ->
    [one] Osobní údaje smažeme nejpozději { $days } den po posledním finále. Můžeš si je stáhnout, odstoupit, nebo je nechat vymazat hned.
    [few] Osobní údaje smažeme nejpozději { $days } dny po posledním finále. Můžeš si je stáhnout, odstoupit, nebo je nechat vymazat hned.
    [many] Osobní údaje smažeme nejpozději { $days } dne po posledním finále. Můžeš si je stáhnout, odstoupit, nebo je nechat vymazat hned.
   *[other] Osobní údaje smažeme nejpozději { $days } dní po posledním finále. Můžeš si je stáhnout, odstoupit, nebo je nechat vymazat hned.
}
entry-export = Stáhnout jako soubor (JSON)
entry-withdraw = Odstoupit
entry-withdraw-sure = Místo hned dostane první náhradník.
entry-withdraw-yes = Ano, odstoupit
entry-erase = Vymazat všechny údaje této přihlášky
entry-erase-sure = Jméno, kontaktní údaje, datum narození a přezdívka se hned a navždy smažou a přihláška pozbude platnosti. Dosažené výsledky zůstanou, ale beze jména.
entry-erase-yes = Ano, vymazat vše
entry-erased = Vymazáno
entry-erased-lead = Z této přihlášky už neuchováváme nic osobního. Soukromý odkaz už nefunguje.
entry-done-contact = Uloženo.
entry-done-nickname = Přezdívka odeslána. Ředitel ji posoudí.
entry-done-consent = Souhlas změněn.
entry-done-withdrawn = Přihláška stažena.
entry-done-passed = Místo předáno.
entry-done-comes = Zapsáno: přijde.
entry-done-declined = Zapsáno: nepřijde. Místo je volné pro náhradníka.
entry-done-here = Příchod zapsán.
entry-done-away = Příchod zrušen.
entry-done-erased = Vymazáno.

entry-desk = Registrace
entry-desk-entries = Přihlášky
entry-desk-check-in = Příchod
entry-desk-files = Import a export
entry-desk-lists = Seznamy přihlášek
entry-desk-venue = Místo konání
entry-desk-all = Všechna místa konání
entry-desk-show = Ukázat
entry-search = Hledat podle jména, telefonu, e-mailu, přezdívky nebo kódu
entry-search-go = Hledat
entry-list-calls = K zavolání
entry-list-alternates = Náhradníci
entry-list-confirmed = Potvrzení
entry-list-gone = Ukončené
entry-list-found = Nalezení
entry-list-lead-calls = Nejdřív nejstarší přihlášky. Zavolej a zaznamenej odpověď.
entry-list-lead-alternates = V pořadí čísel. Místo, které se uvolní před rozsazením, dostane první.
entry-list-lead-confirmed = Potvrdili po telefonu, že přijdou.
entry-list-lead-gone = Odstoupení, neúčast, diskvalifikace nebo vymazání údajů.
entry-list-lead-found = Všichni, kdo odpovídají hledání.
entry-list-none = Nikdo.
entry-list-more = { $count ->
    [one] Nezobrazuje se ještě { $count } položka.
    [few] Nezobrazují se ještě { $count } položky.
    [many] Nezobrazuje se ještě { $count } položky.
   *[other] Nezobrazuje se ještě { $count } položek.
}
entry-nameless = (beze jména)
entry-phoned = zavoláno
entry-order = Přihláška č. { $number }
entry-comes = Přijde
entry-declines = Nepřijde
entry-declines-sure = Přihláška pozbude platnosti a na místo postoupí první náhradník.
entry-declines-yes = Potvrdit: nepřijde
entry-registered-at = Přihláška: { $when }
entry-reason = Důvod: { $reason }
entry-reason-declined-by-phone = Odmítnutí účasti po telefonu.
entry-reason-consent-withdrawn = Odvolaný souhlas se zpracováním údajů.
entry-code = Vstupní kód
entry-on-behalf = Když někdo o něco požádá telefonicky nebo e-mailem, můžeš to tu udělat za něj.
entry-new-link = Vydat nový soukromý odkaz
entry-new-link-lead = Nový odkaz na tuto přihlášku. Ukáže se jen jednou.
entry-code-type = Jméno nebo vstupní kód
entry-code-find = Najít
entry-code-unknown = Tento kód nikdo nemá. Pokud je na vytištěné vstupní kartě, byla ta přihláška vymazána. Hledej podle jména.
entry-camera = Načíst kamerou
entry-camera-view = Co vidí kamera
entry-camera-refused = Kameru tu nelze použít. Napiš kód ručně.
entry-check-in-yes = Zapsat příchod
entry-check-in-undo = Zrušit příchod
entry-here-already = Příchod už je zapsán.
entry-here-count = { $count ->
    [one] Přítomna { $count } osoba, čeká se na: { $awaited }
    [few] Přítomny { $count } osoby, čeká se na: { $awaited }
    [many] Přítomno { $count } osoby, čeká se na: { $awaited }
   *[other] Přítomno { $count } osob, čeká se na: { $awaited }
}
entry-awaited = Ještě nepřišli
entry-here = Přítomni
entry-details = Vše o této přihlášce
entry-import = Načíst přihlášky ze souboru
entry-import-lead = Soubor CSV, jedna přihláška na řádek, v pořadí, jak přišly. První řádek obsahuje názvy sloupců:
entry-import-forms = { $lines ->
    [one] Data jako 1990-12-31 nebo 31.12.1990, zaškrtnutí jako yes, nejvýš { $lines } řádek. Načtou se všechny řádky, nebo žádný.
    [few] Data jako 1990-12-31 nebo 31.12.1990, zaškrtnutí jako yes, nejvýš { $lines } řádky. Načtou se všechny řádky, nebo žádný.
    [many] Data jako 1990-12-31 nebo 31.12.1990, zaškrtnutí jako yes, nejvýš { $lines } řádku. Načtou se všechny řádky, nebo žádný.
   *[other] Data jako 1990-12-31 nebo 31.12.1990, zaškrtnutí jako yes, nejvýš { $lines } řádků. Načtou se všechny řádky, nebo žádný.
}
entry-import-file = Soubor CSV
entry-import-go = Načíst
entry-import-template = Prázdný soubor s těmito sloupci
entry-import-faults = { $count ->
    [one] Nalezena { $count } chyba.
    [few] Nalezeny { $count } chyby.
    [many] Nalezeno { $count } chyby.
   *[other] Nalezeno { $count } chyb.
}
entry-import-nothing = Nikdo nebyl přihlášen.
entry-import-line = Řádek { $line }:
entry-import-unreadable = Soubor nelze přečíst: musí to být CSV.
entry-import-empty = V souboru není řádek s přihláškou.
entry-import-long = Soubor má příliš mnoho řádků: najednou jich lze načíst nejvýš { $most }.
entry-import-missing-column = Chybí sloupec „{ $column }“.
entry-import-unknown-column = Neočekávaný sloupec „{ $column }“.
entry-import-cells = Počet buněk v řádku: { $found } místo { $wanted }.
entry-import-venue = Místo konání musí být jedno z: { $venues }.
entry-import-tick = Ve sloupci „{ $column }“ musí být yes.
entry-imported = { $count ->
    [one] Načtena { $count } přihláška.
    [few] Načteny { $count } přihlášky.
    [many] Načteno { $count } přihlášky.
   *[other] Načteno { $count } přihlášek.
}
entry-export-list = Exportovat všechny přihlášky (CSV)
entry-export-lead = Obsahuje osobní údaje: soubor bezpečně ulož a smaž, až už nebude potřeba.

problem-no-such-championship = Takové mistrovství tu není.
problem-no-such-desk = Tento odkaz je neplatný nebo vypršel. Požádej ředitele o nový.
problem-no-such-entry = Tento odkaz je neplatný nebo vypršel. Správný je v e-mailu, který přišel po odeslání přihlášky; nový ti vydají u registrace.
problem-desk-link-needed = Tato stránka je pro činovníky mistrovství. Otevři ji přes svůj soukromý odkaz.

refusal-champ-alternates-full = Toto místo konání je plné, a plný je i jeho seznam náhradníků ({ $alternates }).
refusal-champ-already-done = To už je hotovo.
refusal-champ-already-judging = Tento rozhodčí má ve stejnou dobu jiný stůl, nebo hraje.
refusal-champ-bad-moment = V tuto chvíli to nejde.
refusal-champ-cancelled = Mistrovství je zrušeno.
refusal-champ-clock-back = Zkouška se nemůže vrátit před svou poslední událost.
refusal-champ-clock-changed = Hodiny se mezitím změnily. Přečti si hlášení znovu.
refusal-champ-clock-same-person = Tvé potvrzení už máme. Musí to potvrdit ještě druhý činovník.
refusal-champ-consent-missing = Chybí souhlas. Bez něj se nikdo nemůže zúčastnit.
refusal-champ-declaration-missing = Chybí prohlášení. K přihlášce jsou potřeba všechna.
refusal-champ-excluded = Zaměstnanci pořadatelů, jejich nejbližší příbuzní a lidé, jejichž přihlášku pořadatelé zrušili, se nemohou zúčastnit.
refusal-champ-game-running = Hra běží: teď tam nelze nikoho posadit ani přesadit.
refusal-champ-judge-missing = Některý stůl ještě nemá rozhodčího.
refusal-champ-late = Pozdě: místo propadlo při oficiálním začátku.
refusal-champ-nickname-missing = Není tu žádná přezdívka k posouzení.
refusal-champ-nickname-taken = Tuto nebo velmi podobnou přezdívku už někdo má. Zvol jinou.
refusal-champ-nickname-unfit = Přezdívka má 2 až 24 běžných znaků, z toho aspoň jedno písmeno nebo číslici.
refusal-champ-no-alternate = Už nezbývá žádný náhradník.
refusal-champ-no-notice = Napiš oznámení, které všem řekne, co se změnilo.
refusal-champ-no-reason = Napiš důvod.
refusal-champ-no-such-entrant = Taková přihláška neexistuje.
refusal-champ-no-such-session = Takové kolo neexistuje.
refusal-champ-no-such-stage = Taková fáze neexistuje.
refusal-champ-no-such-table = Takový stůl neexistuje.
refusal-champ-no-such-venue = Takové místo konání neexistuje.
refusal-champ-no-vacancy = Žádné místo není volné.
refusal-champ-not-allowed = Tvá role to nedovoluje.
refusal-champ-not-awaited = Tato osoba se tam neočekává.
refusal-champ-not-confirmed = Přihláška ještě není potvrzena: nejdřív zavolej.
refusal-champ-not-finished = Předchozí krok ještě není hotový.
refusal-champ-not-open = Začátek přihlašování v tomto místě: { $opens }.
refusal-champ-not-qualified = Předat to místo může jen ten, kdo ho má.
refusal-champ-not-yours = To je cizí přihláška.
refusal-champ-old-terms = Podmínky se od otevření této stránky změnily. Přečti si novou verzi a přijmi ji.
refusal-champ-registered-twice = Tato osoba je už přihlášena. Použij soukromý odkaz z e-mailu, nebo se obrať na registraci.
refusal-champ-seating-broken = Takové rozsazení by porušilo pravidlo.
refusal-champ-sheet-changed = Zápis se mezitím změnil: podívej se na něj znovu.
refusal-champ-sheet-missing = Ještě chybí zápis.
refusal-champ-sheet-wrong = V zápisu něco nesouhlasí.
refusal-champ-stage-over = Tato fáze je uzavřena.
refusal-champ-table-too-small = U některého stolu je méně hráčů než { $fewest }: rozsaď tu vlnu znovu.
refusal-champ-tie-undecided = Shoda ještě není rozhodnuta: rozhoduje hlavní rozhodčí.
refusal-champ-too-early = Na to je příliš brzy.
refusal-champ-too-few = Hráčů je málo: je jich třeba aspoň { $fewest }.
refusal-champ-too-young = Musí ti být aspoň { $age } let v den: { $day }.
refusal-champ-unsigned = Chybí podpis.
refusal-champ-venue-elsewhere = To se týká místa konání, které se vede jinde: udělej to na serveru mistrovství.
refusal-champ-venue-full = Toto místo konání je plné.
refusal-champ-venue-lent = Toto místo konání běží na vlastním počítači. Udělej to tam, nebo počkej, až se vrátí výsledky.
refusal-champ-window-closed = Poslední den přihlašování v tomto místě: { $closed }.
refusal-champ-same-person = To musí potvrdit druhá osoba.
refusal-champ-wrong-citizenship = Podmínkou je občanství: { $needed }.
refusal-champ-wrong-replacement = Oprava se netýká zápisu, který teď platí.
refusal-champ-answer-wrong = Odpověď nebo skupina chybí, nebo nepatří k možným.
refusal-champ-last-round-early = Poslední kolo u stolů se dá ohlásit od { $allowed }.
refusal-champ-guardian-missing = Takhle mladý hráč potřebuje rodiče nebo opatrovníka s e-mailem nebo telefonem.
refusal-champ-unticked = Prezenci ještě nejde udělat: nikdo nezaškrtl hráče u těchto stolů: { $tables }.
refusal-champ-undo-proposed = To už je navržené. Musí souhlasit druhý člen týmu.
refusal-champ-undo-too-late = Vzít zpět už je pozdě: to, co z toho plyne, už začalo.
