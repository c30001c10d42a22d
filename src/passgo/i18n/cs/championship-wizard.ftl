found-evening = Jeden sál, jeden večer
found-evening-lead = Odpověz na čtyři otázky. Všechno ostatní je navržené a před zveřejněním to můžeš změnit.
found-title = Název mistrovství
found-day = Datum
found-place = Místo
found-place-hint = Sál a město, například: Školní sál, Volos
found-players = Počet hráčů
found-zone = Časové pásmo
found-first-stage = Úvodní kola
found-last-stage = Finále
found-continue = Pokračovat
found-examples = Větší mistrovství
found-examples-lead = Začni příkladem. Jeho termíny jsou posunuté na příští týdny.
found-preset-greece-2015 = Několik měst, jedno národní finále
found-preset-about-greece-2015 = Turnaje ve městech, finále v každém městě a národní finále. Jako v Řecku v roce 2015.
found-preset-worlds-2015 = Tři kola, semifinále a finále
found-preset-about-worlds-2015 = Jeden sál. Body ze tří kol se sčítají, šestnáct nejlepších hraje semifinále. Jako v Macau v roce 2015.
found-begin = Začít
found-file = Ze souboru
found-file-choose = Soubor mistrovství (championship.toml)
found-file-faults = { $count ->
    [one] V souboru je { $count } chyba.
    [few] V souboru jsou { $count } chyby.
    [many] V souboru je { $count } chyby.
   *[other] V souboru je { $count } chyb.
}
found-file-long = Do formulářů se vejde tolik míst konání: { $venues }. Větší mistrovství se zakládá na serveru programem.
problem-too-many-drafts = Počet tvých konceptů: { $count }. Nejdřív nějaký zahoď.
found-steps = Kroky
found-step-what = Co
found-step-where = Kde a kdy
found-step-who = Kdo se může účastnit
found-step-stages = Fáze a stoly
found-step-clocks = Čas hry
found-step-points = Body a shody
found-step-terms = Podmínky
found-step-officials = Činovníci
found-step-check = Zkontrolovat a zveřejnit
found-open = { $count ->
    [one] { $count } pole zbývá vyplnit
    [few] { $count } pole zbývá vyplnit
    [many] { $count } pole zbývá vyplnit
   *[other] { $count } polí zbývá vyplnit
}
found-to-check = Uložit a zkontrolovat
found-organisers = Pořadatelé
found-organisers-hint = Každý na svém řádku. Když je pole prázdné, ředitel.
found-prize = Cena pro mistra
found-optional = Může zůstat prázdné.
found-venue = Místo konání { $number }
found-hall = Sál nebo adresa
found-city = Město
found-starts = Začátek
found-tables = Stoly najednou
found-heats = Skupiny po sobě
found-heats-hint = 1, pokud stoly stačí všem najednou.
found-registers = Na toto místo konání se dá přihlásit
found-remove = Odebrat
found-add-venue = Přidat místo konání
found-opens = Přihlášky od
found-closes = Poslední den přihlášek
found-closes-hint = Včetně tohoto dne.
found-age = Nejnižší věk
found-any = Libovolné
found-alternates = Náhradníci na každém místě konání
found-alternates-hint = Dostanou místo, když někdo odstoupí.
found-walk-ins = Přihlásit se dá i u vchodu
found-no-employee = Zaměstnanci pořadatelů se nemohou účastnit
found-no-relative = Blízcí těchto zaměstnanců se nemohou účastnit
found-stage-name = Název fáze
found-at = Hraje se
found-at-venues = Na každém místě konání s přihláškami
found-fewest = Hráčů u stolu nejméně
found-most = Hráčů u stolu nejvýše
found-advance = Kolik postupuje
found-advance-hint = Z každého místa konání. V poslední fázi: 1, mistr.
found-add-stage = Přidat fázi
found-rounds = Kola
found-minutes = Minuty jednoho kola
found-tolerance = O tolik minut dřív se dá vyhlásit poslední kolo u stolů
found-tolerance-hint = 0 znamená nikdy.
found-points-lead = Toto jsou obvyklé hodnoty. Změň je jen tehdy, když máte jiná pravidla.
found-points = Body
found-points-hint = Nejdřív body vítěze, mezi čísly mezery.
found-survivors = { $count ->
    [one] Zbývá { $count } hráč
    [few] Zbývají { $count } hráči
    [many] Zbývá { $count } hráče
   *[other] Zbývá { $count } hráčů
}
found-valuation = Majetek v procentech vytištěné ceny
found-worth-deed = Nemovitost
found-worth-mortgaged = Nemovitost v zástavě
found-worth-house = Dům
found-worth-hotel = Hotel
found-hotel-houses = Domy počítané s hotelem
found-rounding = Zaokrouhlení
found-up = Nahoru
found-down = Dolů
found-ties = Shody
found-table-ties = Mezi hráči u jednoho stolu
found-across-ties = Mezi hráči různých stolů
found-tie-worth = nejvyšší majetek
found-tie-deeds = nejvíc nemovitostí
found-tie-cash = nejvíc hotovosti
found-tie-head-judge = rozhodne hlavní rozhodčí
found-tie-lot = los
found-terms-proposal =
    Kdo se přihlásí, souhlasí, že bude hrát podle pravidel a řídit se rozhodnutími rozhodčích.
    Pořadatelé používají osobní údaje jen k uspořádání tohoto mistrovství a potom je smažou.
    Účastníci si mohou své údaje kdykoli prohlédnout, opravit a smazat.
found-officials-lead = Uveď lidi, kteří ti pomáhají. Každý dostane při zveřejnění vlastní odkaz. Další můžeš pozvat kdykoli.
found-official = Činovník { $number }
found-ready = Všechno je hotové. Prohlédni si náhled a pak zveřejni.
found-missing = Ještě není hotovo
found-preview = Náhled
found-preview-lead = Toto je náhled. Nikdo jiný ho nevidí.
found-change = Něco změnit
found-download = Stáhnout jako soubor
found-publish = Zveřejnit
found-director = Tvoje jméno (ředitel)
found-account = Vyber si přihlašovací jméno a heslo, ať se můžeš vrátit z jakéhokoli zařízení.
found-have-account = Už mám účet
found-discard = Zahodit koncept
found-discard-sure = Zahodit tento koncept? Nic z něj nezůstane.
found-links = Dej každému jeho vlastní odkaz. Odkazy se ukážou jen jednou.
found-link-qr = QR kód odkazu: { $name }
found-again = Najdeš ho na každém zařízení, kde se přihlásíš.
found-mine = Moje mistrovství
found-mine-none = Přihlas se, ať vidíš mistrovství, která máš založená.
found-drafts = Koncepty
found-changed = Poslední změna: { $when }
found-copy = Uspořádat znovu
found-fault-needed = Vyplň toto pole.
found-fault-long = Použij nejvýše { $most } znaků.
found-fault-lines = Nejvýše { $most } řádků, každý do { $longest } znaků.
found-fault-number = Zadej celé číslo od { $low } do { $high }.
found-fault-day = Vyber datum.
found-fault-past = To už je minulost. Vyber budoucí datum.
found-fault-choice = Vyber ze seznamu.
found-fault-closes = To je před začátkem přihlášek.
found-fault-starts = Přihlášky tehdy ještě běží. Vyber pozdější datum, nebo přihlášky dřív ukonči.
found-fault-room = U stolů je míst: { $room }. Přidej stoly, nebo sniž počet hráčů.
found-fault-advance = Další fáze nemá pro tento počet stoly. V poslední fázi musí být 1.
found-fault-hall = Hráči z jiných míst konání sem nemohou. Vyber místo, kam se nikdo nepřihlašuje.
found-fault-online = Toto se nedá hrát online. Vyber jinou edici nebo jiné stoly.
found-fault-points = { $count ->
    [one] Zadej { $count } číslo do { $most }.
    [few] Zadej { $count } čísla do { $most }. Žádné nesmí být větší než to předchozí.
    [many] Zadej { $count } čísla do { $most }. Žádné nesmí být větší než to předchozí.
   *[other] Zadej { $count } čísel do { $most }. Žádné nesmí být větší než to předchozí.
}
found-fault-winner = Vítěz nemůže dostat víc, než když zbývá méně hráčů: nejvýše { $most }.
found-fault-registers = Aspoň na jedno místo konání se musí dát přihlásit.
found-fault-misfit = To se nehodí ke zbytku. Vrať to zpátky, nebo začni jiným příkladem.
