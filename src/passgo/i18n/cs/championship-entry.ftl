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
entry-window-zone = Hodiny platí v časovém pásmu každého místa konání.
entry-rule = Pravidlo { $rule }
entry-rehearsed = Zkouška s vymyšlenými lidmi

entry-new = Nové mistrovství
entry-new-account = K založení mistrovství potřebuješ účet, díky kterému se k němu vrátíš z každého zařízení.
entry-new-lead = Mistrovství popisuje soubor. Začni příkladem, změň, co je třeba, nebo nahraj vlastní soubor.
entry-new-presets = Příklady
entry-new-format = Soubor
entry-new-edit = Popis mistrovství (TOML)
entry-new-file = Nebo nahraj soubor, který nahradí text výše
entry-new-terms = Podmínky účasti
entry-new-terms-lead = Každá verze zůstává čitelná. Uveď kontakt pro dotazy k osobním údajům.
entry-new-director = Jméno prvního ředitele
entry-new-make = Založit mistrovství
entry-new-faults = { $count ->
    [one] Mistrovství nevzniklo: v souboru je { $count } chyba.
    [few] Mistrovství nevzniklo: v souboru jsou { $count } chyby.
    [many] Mistrovství nevzniklo: v souboru je { $count } chyby.
   *[other] Mistrovství nevzniklo: v souboru je { $count } chyb.
}
entry-new-no-terms = Mistrovství nevzniklo: napiš podmínky aspoň v jednom jazyce.
entry-new-no-director = Mistrovství nevzniklo: uveď prvního ředitele.
entry-new-exists = Mistrovství nevzniklo: toto id už existuje. Změň id v souboru.
entry-new-bad-id = Mistrovství nevzniklo: id smí mít jen malá písmena, číslice a spojovníky.
entry-new-no-edition = Mistrovství nevzniklo: uvedené vydání tu není.
entry-new-unreadable = Nahraný soubor není text v UTF-8.
entry-made = Mistrovství založeno
entry-made-lead = { $name } je připraveno. Z konzole ředitele pozvi registrátory, rozhodčí a zapisovatele.
entry-made-link = Toto je soukromý odkaz ředitele. Ukáže se jen jednou: hned si ho ulož a nech si ho pro sebe.
entry-made-qr = QR kód odkazu ředitele
entry-made-open = Otevřít konzoli ředitele
entry-made-site = Veřejná stránka

entry-organised = Pořádá { $organisers }
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
entry-condition-phone = Po přihlášení ti zavoláme a místo potvrdíš. Když je přihlášek víc než míst, má přednost dřívější.
entry-edition = O hře
entry-follow = Sleduj mistrovství
entry-spectators = Diváci jsou vítáni: přijď se podívat na hry naživo.
entry-anonymous = Výsledky se zveřejňují po každém kole, jen pod přezdívkami.
entry-board = Tabule s výsledky
entry-standings = Pořadí (CSV)
entry-terms = Podmínky účasti
entry-terms-lead = Zde jsou podmínky i všechny dřívější verze.
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
entry-phone-hint = Na toto číslo ti zavoláme a místo potvrdíš.
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
entry-declare-lead = Všechna jsou povinná: pokud některé chybí, přihláška není platná.
entry-declaration-own-email = E-mailová adresa je moje vlastní.
entry-declaration-true-data = Uvedené údaje jsou přesné a pravdivé.
entry-declaration-of-age = Je mi aspoň { $age } let.
entry-declaration-contact = Můj telefon a e-mail smíte použít k pořádání mistrovství.
entry-consent-terms = Přijímám podmínky účasti bez výhrad.
entry-consent-data = { $organisers } smí zpracovat údaje, které zde uvádím, jen pro toto mistrovství.
entry-consent-publicity = Výsledky mistrovství s fotografiemi, záznamy a jmény vítězů a dalších v pořadí smějí být zveřejněny.
entry-consent-promotion = { $organisers } mi smí posílat i novinky a nabídky. S účastí to nijak nesouvisí.
entry-optional = Nepovinné
entry-optional-lead = Zúčastníš se, i když toto necháš prázdné. Kdykoli si to můžeš rozmyslet.
entry-kept = { $days ->
    [one] Tvé údaje smažeme nejpozději { $days } den po posledním finále.
    [few] Tvé údaje smažeme nejpozději { $days } dny po posledním finále.
    [many] Tvé údaje smažeme nejpozději { $days } dne po posledním finále.
   *[other] Tvé údaje smažeme nejpozději { $days } dní po posledním finále.
}
entry-register-send = Odeslat přihlášku
entry-fault-venue = Vyber jedno město.
entry-fault-name = Zadej jméno a příjmení, 2 až 100 znaků.
entry-fault-email = Zadej e-mailovou adresu jako jmeno@example.org.
entry-fault-phone = Zadej telefonní číslo, 5 až 20 číslic.
entry-fault-born = Zadej datum narození.
entry-fault-citizenship = Vyber zemi.
entry-fault-tick = Bez zaškrtnutí se nelze zúčastnit.
entry-registered = Přihláška je přijata
entry-link = Toto je tvůj soukromý odkaz. Ulož si ho: kdo ho má, může tvou přihlášku měnit.
entry-link-lead = Otevírá tvou přihlášku: stav, přezdívku, údaje a kód ke vchodu.
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
entry-next-pending = Máš místo. Zavoláme ti a potvrdíš ho.
entry-next-confirmed = Tvé místo je jisté. Přijď před oficiálním začátkem: místo, které bude v tu chvíli prázdné, dostane náhradník.
entry-next-alternate = Všechna místa jsou obsazena. Mezi náhradníky máš číslo { $number }: když někdo odstoupí, postupuje nejnižší číslo.
entry-next-withdrawn = Už se neúčastníš. Dokud běží přihlašování, můžeš se přihlásit znovu.
entry-next-no-show = Při oficiálním začátku bylo tvé místo prázdné, a tak ho dostal někdo jiný.
entry-next-disqualified = Pořadatelé tvou přihlášku zrušili.
entry-next-erased = Tvé údaje byly vymazány.
entry-seat = { $stage }, kolo { $round }, vlna { $heat }: stůl { $table }, { $when }
entry-play = Přejít k mému stolu
entry-qr = QR kód k odbavení
entry-qr-lead = Ukaž ho u vchodu, nebo řekni kód:
entry-nickname = Přezdívka
entry-nickname-lead = Pod ní se zveřejňují výsledky, nikdy pod jménem. Musí souviset s hrou a nesmí naznačovat věk, pohlaví, národnost, vzhled ani místo. Schvaluje ji ředitel.
entry-nickname-proposed = „{ $nickname }“ čeká na schválení.
entry-nickname-approved = „{ $nickname }“ – schváleno.
entry-nickname-returned = Ředitel tvůj návrh neschválil. Důvod je v e-mailu pro tebe. Navrhni jinou přezdívku.
entry-nickname-new = Přezdívka, 2 až 24 znaků
entry-nickname-send = Navrhnout
entry-contact = Jak se s tebou spojíme
entry-contact-theirs = Kontakt
entry-contact-other = Pokud je chyba ve jméně nebo v datu narození, řekni to registraci po telefonu.
entry-save = Uložit
entry-consents = Souhlasy
entry-consent-given = udělen
entry-consent-refused = neudělen
entry-consent-give = Udělit souhlas
entry-consent-take-back = Odvolat souhlas
entry-consent-data-sure = Bez tohoto souhlasu se nikdo nemůže zúčastnit: tím se stáhne i přihláška. Údaje zůstanou, dokud nebudou vymazány nebo nevyprší jejich lhůta.
entry-place = Tvá cena pro vítěze
entry-place-lead = Výhra: { $prize }. Pokud jet nemůžeš, místo přejde na dalšího v pořadí; titul ti zůstane.
entry-place-pass = Nemohu jet
entry-place-sure = Místo pak patří dalšímu v pořadí a nelze ho vzít zpět.
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
entry-erase = Vymazat o této přihlášce vše
entry-erase-sure = Jméno, kontaktní údaje, datum narození a přezdívka se hned a navždy smažou a přihláška skončí. Odehrané výsledky zůstanou beze jména.
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
entry-done-here = Odbaveno.
entry-done-away = Odbavení zrušeno.
entry-done-erased = Vymazáno.

entry-desk = Registrace
entry-desk-entries = Přihlášky
entry-desk-check-in = Odbavení
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
entry-list-lead-calls = Nejdřívější přihlášky první. Zavolej a zaznamenej odpověď.
entry-list-lead-alternates = V pořadí čísel. Místo, které se uvolní před rozsazením, dostane první.
entry-list-lead-confirmed = Potvrdili po telefonu, že přijdou.
entry-list-lead-gone = Odstoupení, neúčast, diskvalifikace nebo vymazání údajů.
entry-list-lead-found = Kdo odpovídá hledání.
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
entry-declines-sure = Přihláška skončí a postoupí první náhradník.
entry-declines-yes = Potvrdit: nepřijde
entry-registered-at = Přihláška: { $when }
entry-reason = Důvod: { $reason }
entry-reason-declined-by-phone = Odmítnutí účasti po telefonu.
entry-reason-consent-withdrawn = Odvolaný souhlas s použitím údajů.
entry-code = Kód k odbavení
entry-on-behalf = O co někdo žádá telefonicky nebo e-mailem, lze zde udělat za něj.
entry-new-link = Vydat nový soukromý odkaz
entry-new-link-lead = Nový odkaz na tuto přihlášku. Ukáže se jen jednou.
entry-code-type = Kód ke vchodu, napsaný nebo načtený
entry-code-find = Najít
entry-code-unknown = Tento kód nikdo nemá.
entry-camera = Načíst kamerou
entry-camera-view = Co vidí kamera
entry-camera-refused = Kameru tu nelze použít. Kód napiš.
entry-check-in-yes = Odbavit
entry-check-in-undo = Zrušit odbavení
entry-here-already = Už je odbaveno.
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
entry-import-lead = Soubor CSV, jedna přihláška na řádek, v pořadí, jak přišly. První řádek jmenuje sloupce:
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
entry-import-unreadable = Soubor nelze přečíst: musí to být CSV v UTF-8.
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
entry-export-list = Všechny přihlášky jako soubor (CSV)
entry-export-lead = S osobními údaji: ulož bezpečně a smaž, až nebude potřeba.

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
refusal-champ-clock-same-person = To už od tebe víme. Musí to potvrdit druhý činovník.
refusal-champ-consent-missing = Chybí souhlas. Bez něj se nikdo nemůže zúčastnit.
refusal-champ-declaration-missing = Chybí prohlášení. Přihláška potřebuje všechna.
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
refusal-champ-not-awaited = Tato osoba se tam nečeká.
refusal-champ-not-confirmed = Přihláška ještě není potvrzena: nejdřív zavolej.
refusal-champ-not-finished = Něco předchozího ještě není hotovo.
refusal-champ-not-open = Začátek přihlašování v tomto místě: { $opens }.
refusal-champ-not-qualified = Předat to místo může jen ten, kdo ho má.
refusal-champ-not-yours = To je cizí přihláška.
refusal-champ-old-terms = Podmínky se od otevření této stránky změnily. Přečti si novou verzi a přijmi ji.
refusal-champ-registered-twice = Tato osoba je už přihlášena. Použij soukromý odkaz z e-mailu, nebo se zeptej registrace.
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
