# Stránky, které vytváří server.

page-title = passgo
page-home = Hrát
page-home-lead = Vyber vydání, sdílej odkaz, hraj s přáteli a boty. Účet není potřeba.
page-your-name = Tvé jméno
page-play-now = Hrát hned proti botům
page-play-plain = Hrát bez JavaScriptu
page-live-board = Otevřít hrací plochu
page-create = Nový stůl
page-create-lead = Jsi hostitel. Před začátkem hry vyber nastavení; všichni ho uvidí.
page-tables = Stoly
page-tables-none = V seznamu teď není žádný otevřený stůl.
page-edition = Vydání
page-seats = Místa
page-bot-strength = Úroveň botů
page-open = Otevřít
page-join = Zaujmout místo
page-watch = Sledovat
page-watch-who = Kdo se smí dívat
page-watch-nobody = Nikdo
page-watch-link = Kdo má odkaz
page-watch-everybody = Všichni
page-watch-delay = Zpoždění pro diváky (sekundy)
page-listed = Ukázat stůl ve veřejném seznamu
page-open-seats = Přisednout může kdokoli
page-leavers = Když někdo odejde
page-leavers-bot = Nastoupí za něj bot
page-leavers-skip = Jeho tahy se vynechávají
page-leavers-withdraw = Vypadává ze hry
page-claim-help = Žádosti o nájemné
page-claim-help-automatic = Automaticky
page-claim-help-reminder = Majitel dostane připomínku
page-claim-help-none = Bez připomínek
page-official = Oficiální kolo: celý chat je veřejný, o nájemné je třeba si říct, peníze jsou skryté
page-physical-dice = Skutečné kostky, hod zapisuje rozhodčí
page-pace = Boti čekají před hodem (sekundy)
page-decision-clock = Čas na rozhodnutí (sekundy, 0 = bez limitu)
page-auction-clock = Odpočet v dražbě (sekundy na krok, 0 = bez)
page-game-clock = Čas na hru (minuty, 0 = bez limitu)
page-deal-clock = Čas na obchod (minuty, 0 = bez limitu; prázdné: 5 v kolech mistrovství)
page-absent-clock = Po jak dlouhé době bez spojení se bere, že hráč odešel (sekundy, 0 = nikdy)
page-unattended = Boti hrají dál, i když nikdo není připojen
page-options = Domácí pravidla, jedno na řádek: název = hodnota
page-save = Uložit
page-start = Začít hru
page-start-fill = Začít s boty na volných místech
page-add-bot = Přidat bota
page-remove-bot = Odebrat bota
page-leave = Uvolnit místo
page-leave-game = Opustit hru
page-links = Pozvat
page-link-seat = Odkaz pro dalšího hráče
page-link-judge = Odkaz pro rozhodčího
page-link-spectator = Odkaz ke sledování
page-link-made = Sdílej tento odkaz. Ukáže se jen jednou.
page-link-qr = QR kód odkazu
page-link-revoke = Zneplatnit odkaz
page-link-role-seat = hráč
page-link-role-judge = rozhodčí
page-link-role-spectator = divák
page-link-opens-seat = Máš pozvání ke hře u tohoto stolu.
page-link-opens-judge = Máš pozvání rozhodovat u tohoto stolu.
page-link-opens-spectator = Máš pozvání sledovat hru u tohoto stolu.
page-take-over = Toto místo je obsazené
page-take-over-lead = Tento odkaz už použil někdo jiný. Když místo převezmeš, ten člověk ho ztratí.
page-take-over-yes = Převzít místo
page-take-over-no = Ne, zpět
page-lobby = Před začátkem
page-seat = Místo { $number }
page-seat-open = volné místo
page-seat-bot = bot { $bot }
page-seat-person = { $name }
page-seat-person-away = { $name } (offline)
page-seat-skip = { $name } (odchod, tahy se vynechávají)
page-seat-withdraw = { $name } (mimo hru)
page-seat-stand-in = { $name } (odchod, hraje bot { $bot })
page-you = ty
page-no-name = někdo
page-play = Hra
page-replay = Záznam
page-log = Průběh
page-log-none = Ještě se nic nestalo.
page-players = Hráči
page-board = Hrací plocha
page-deeds = { Word-deeds }
page-you-may = Můžeš
page-you-wait = Teď nemáš co dělat.
page-bid = Dražit
page-bid-amount = Částka
page-claim-form = Žádat { word-rent }
page-offer = Navrhnout obchod
page-offer-give = Dáváš
page-offer-take = Dostáváš
page-offer-cash = Peníze
page-offer-cards = { Word-jail-cards }
page-offer-send = Poslat nabídku
page-debt-line = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Máš zaplatit bance { FORM($amount, "acc") }.
       *[other] { $other } čeká, až zaplatíš { FORM($amount, "acc") }.
    }
   *[other] { WHO($other) ->
        [you] { $player } ti má zaplatit { FORM($amount, "acc") }.
        [bank] { $player } má zaplatit bance { FORM($amount, "acc") }.
       *[other] { $player } má { GENDER($other) ->
               [f] hráčce
              *[other] hráči
           } { $other } zaplatit { FORM($amount, "acc") }.
    }
}
page-paused = Hra je přerušena.
page-paused-nobody-there = Hra je přerušena, protože všichni odešli od stolu.
page-pause = Přerušit
page-resume = Pokračovat
page-rematch = Odveta
page-rematch-there = Přejít k odvetě
page-abandoned = Stůl byl zavřen.
page-refresh = Obnovit
page-hold = Přestat obnovovat
page-unhold = Obnovovat automaticky
page-chat = Chat
page-chat-say = Odeslat
page-chat-preset = nebo hotová věta
page-mute = Neukazovat zprávy tohoto hráče
page-unmute = Ukazovat zprávy tohoto hráče
page-report = Nahlásit
page-judging = Rozhodčí
page-judge-close = Ukončit dražbu
page-judge-last-round = Vyhlásit poslední kolo
page-judge-time = Oznámit konec hrací doby
page-judge-expel = Vyloučit { GENDER($player) ->
        [f] hráčku
       *[other] hráče
    } { $player }
page-judge-dice = Zapsat hod
page-judge-dice-faces = Hodnoty, třeba 3 4
page-judge-no-dice = Zrušit hod
page-judge-limit = Omezit jednání: { $player } a { $other }
page-judge-extend = Prodloužit jednání: { $player } a { $other }
page-judge-correct = Opravit
page-judge-correct-version = Číslo záznamu k opravě
page-judge-correct-reason = Důvod
page-judge-correct-cash = Peníze, třeba 0:+50 pro místo 0
page-seconds = Sekundy
page-claims-open = { Word-rent-asked } lze žádat
page-account = Účet
page-account-none = Hraješ jako host na tomto zařízení. S účtem se můžeš vrátit z kteréhokoli jiného.
page-account-made = Přihlášený účet: { $login }.
page-account-create = Založit účet
page-login = Přihlašovací jméno
page-password = Heslo (aspoň 8 znaků)
page-password-new = Nové heslo
page-password-change = Změnit heslo
page-sign-in = Přihlásit se
page-sign-out = Odhlásit se
page-recover = Přihlásit se záchranným kódem
page-recovery-code = Záchranný kód
page-recovery-codes = Tvé záchranné kódy
page-recovery-lead = Zapiš si je: každý tě jednou přihlásí, když ztratíš heslo. Znovu se neukážou.
page-recovery-new = Nové záchranné kódy
page-recovery-left = { $count ->
    [one] Zbývá { $count } záchranný kód.
    [few] Zbývají { $count } záchranné kódy.
    [many] Zbývá { $count } záchranného kódu.
   *[other] Zbývá { $count } záchranných kódů.
}
page-sessions = Přihlášená zařízení
page-session-this = toto zařízení
page-session-end = Odhlásit zařízení
page-seen = naposledy { $when }
page-name-change = Změnit jméno
page-erase = Smazat všechny mé údaje
page-erase-lead = Tvé jméno, účet a zprávy se hned smažou. Ve hrách zůstane číslo, které k tobě nevede.
page-erase-confirm = Ano, smazat vše
page-step-first = Začátek
page-step-back = Předchozí
page-step-on = Další
page-step-last = Konec
page-version = Záznam { $version } z { $last }
page-role-spectator = Jako divák
page-role-judge = Jako rozhodčí
page-role-seat = Jako { $player }
page-error = To se nepovedlo
page-back = Zpět
page-skip = Přejít k obsahu
page-nav = Hlavní nabídka
page-language = Jazyk
page-privacy = Soukromí
page-translations = Překlady čekají na kontrolu hráči, pro které je čeština mateřštinou. Jak poslat lepší, se dočteš v docs/translate.md ve zdrojovém kódu passgo.
page-deed-mortgaged = { $space } (v zástavě)
page-deed-built = { $space } ({ $level })
page-accept-offer = Přijmout nabídku { GENDER($other) ->
        [f] hráčky
       *[other] hráče
    } { $other }
page-reject-offer = Odmítnout nabídku { GENDER($other) ->
        [f] hráčky
       *[other] hráče
    } { $other }

# Úvod.
page-home-title = Házej. Kupuj. Obchoduj.
page-guest = Host { $number }
page-pick = Vyber vydání
page-friends = Hrát s přáteli
page-friends-lead = Připrav stůl, sdílej odkaz nebo QR kód a začni, až budou všichni.
page-here-lead = Až osm lidí může také sdílet jedno zařízení: předává se z tahu na tah.
page-link-have = Mám odkaz
page-link-paste = Vlož odkaz nebo jeho kód
page-link-go = Přejít
page-learn = Hraješ poprvé? Takhle se hraje
page-how = Jak se hraje
page-contents = Plocha, karty a pravidla
page-players-range = Hráči: { $least } až { $most }
page-about-classic = Tu zná každý: dvě kostky, čtyřicet polí, domy a hotely.
page-about-championship = Turnajová hra: rychlá kostka, skryté peníze a nájemné, jen když si o ně řekneš.
page-about-voyage = Kolem světa se stany a karavany, a občas na Měsíc.
page-about-mario = Krátká a svižná: jediná hrací kostka, hrst mincí a kostky s otazníky plné překvapení.
page-about-ghost = Projeď strašidelným městem a postav se s hráčem vedle sebe jeho duchům.
page-about-cthulhu = Získávej tvory z hlubin, stav krypty a zachovej si rozum.
page-about-cthulhu-short = Stejné hrůzy asi za hodinu: končí prvním bankrotem.

# Nový stůl.
page-settings = Nastavení
page-settings-people = Lidé
page-settings-clocks = Hodiny
page-settings-round = Zvláštní kola
page-here = Více lidí na tomto zařízení
page-here-how = Napiš, kdo tu hraje vedle tebe. Mezi tahy stránka řekne, komu zařízení předat.
page-here-name = Hráč { $number } na tomto zařízení
page-undo = Hráči smějí vzít zpět své poslední rozhodnutí
page-change-settings = Změnit nastavení

# Moje hry.
page-my-games = Moje hry
page-my-games-lead = Všechny tvé stoly, od nejnovějšího.
page-my-games-none = Ještě žádné hry. Tvé se objeví tady.
page-status-lobby = před začátkem
page-status-seeding = za chvíli začne
page-status-playing = hraje se
page-status-finished = dohráno
page-status-abandoned = zavřeno
page-older = Starší hry
page-seats-free = Místa: { $seats }, volná: { $free }
page-seats-full = Místa: { $seats }, všechna obsazená
page-public-closed = Tento stůl nejde sledovat bez odkazu. Požádej o něj někoho u stolu.
page-replay-live = Sledovat na ploše

# Vydání.
page-editions = Vydání
page-editions-lead = Jeden herní systém, mnoho her. Každá má vlastní plochu, peníze a pravidla.
page-board-drawing = Hrací plocha: { $edition }, počet polí: { $count }
page-spaces-list = Pole po poli
page-cards = Karty
page-card-times = × { $count }
page-times-dice = { $factor } × hod
page-rules = Pravidla
page-rules-lead = Každá volba pravidel, její hodnota zde a body knihy pravidel, ze kterých vychází. Co se liší od výchozího, má značku ●.
page-rule = Volba
page-value = Hodnota
page-meaning = Význam
page-ids = Označení pravidel
page-compare = Rozdíly
page-compare-with = Porovnat s
page-compare-go = Porovnat
page-compare-none = Obě se hrají stejně.
page-part-frame = Základy
page-part-spaces = Pole
page-part-decks = Karty
page-part-rules = Pravidla
page-thing = Položka

# Účet a soukromí.
page-account-lead = Ke hře účet není potřeba. Jen přenáší tvé hry na jiná zařízení.
page-guest-none = Ještě tu nemáš žádnou hru. Začni hrát a budeš tu jako host; do té doby se nic neukládá.
page-export = Stáhnout mé údaje
page-export-lead = Jeden soubor JSON s tvým jménem, přihlašovacím jménem, zařízeními, zprávami a hrami.
page-privacy-lead = Tento server o tobě uchovává jen tolik, kolik hra potřebuje. Kdykoli si to můžeš stáhnout nebo smazat.
page-privacy-stored = Co se ukládá
page-privacy-name = Jméno, pod kterým hraješ, a tvůj jazyk.
page-privacy-account = S účtem: přihlašovací jméno a heslo i záchranné kódy v nevratně pozměněné podobě, ze které je nikdo nepřečte.
page-privacy-devices = Druh prohlížeče a zařízení a kdy tu bylo naposledy, po 90 dní, aby šlo odhlásit.
page-privacy-words = Tvé zprávy v chatu.
page-privacy-games = Tvé tahy. Záznam hry tě zná jen jako číslo, nikdy jménem.
page-privacy-not = Co se neukládá
page-privacy-tracking = Žádná reklama, žádné sledování, nic se nenačítá z cizích stránek ani se jim nepředává.
page-privacy-address = Tvá IP adresa se neukládá; slouží jen k omezení zneužití, dokud tu jsi.
page-privacy-cookies = Cookies udržují přihlášení, chrání formuláře a pamatují si jazyk. Jiné tu nejsou.
page-privacy-yours = Jsou to tvé údaje
page-privacy-do = Na stránce účtu si můžeš vše stáhnout nebo smazat.
page-privacy-guest = Bez účtu tě zná jen tvůj prohlížeč: tvé údaje lze smazat jen v něm. Totéž platí pro ty, kdo hrají vedle tebe na tvém zařízení.
page-beside-lead = Tito lidé hráli vedle tebe na tomto zařízení. Zná je jen tento prohlížeč, takže je lze smazat jen zde. Zmizí také, když smažeš své údaje.
page-beside-erase = Smazat údaje ({ $name })

# Když se něco nepovedlo.
page-help = Odtud můžeš začít znovu:
page-help-no-such-link = Možná byl už použit, zneplatněn nebo se při kopírování zkrátil. Požádej o nový toho, kdo tě pozval.
page-help-no-such-table = Možná byl dávno zavřen, nebo je v adrese chyba.
page-help-no-such-game = Možná se nehrála tady, nebo je v adrese chyba.
page-help-seats-full = Požádej hostitele o další místo, nebo o odkaz ke sledování.
page-help-already-started = Požádej hostitele o odkaz ke sledování; v další hře se pro tebe může najít místo.
page-help-bad-text = Jméno má 1 až 40 viditelných písmen, číslic a znaků.
page-help-bad-form-token = Stává se to, když je stránka dlouho otevřená nebo jsou vypnuté cookies.
page-universal-time = { $when } UTC
page-link-revoked = už neplatí
page-here-beside = Kdo s tebou hraje na tomto zařízení?
page-table-title = Stůl: { $edition }
page-replay-title = Záznam: { $edition }
page-replay-role = Čí pohled
page-record = Záznam hry jako soubor (JSON)
page-play-picked = Hrát toto vydání
page-championships = Mistrovství

# Official variants, and wishes for scarce buildings.
page-variants = Oficiální varianty: { $edition }
page-want = Chci tyto
page-want-place = Stavba { $number }
variant-short = Krátká hra
variant-short-about = { Word-deeds } zdarma na začátek, { word-hotel } po třech { word-houses-loc }; první bankrot ukončí hru.
variant-speed-die = S rychlou kostkou
variant-speed-die-about = Rychlou kostkou se hází od prvního tahu a všichni začínají s více penězi.
variant-no-speed-die = Bez rychlé kostky
variant-no-speed-die-about = Hází se jen bílými kostkami a všichni začínají s méně penězi.
variant-auction = S dražbami
variant-auction-about = { Word-deed }, na které se hráč zastaví, ale nekoupí ji, jde do dražby.
variant-sound = Se zvukem
variant-sound-about = O tom, co udělá kostka s otazníky, rozhoduje zvuk, ne tištěná tabulka.
variant-no-plot-deals = Bez obchodů { word-streets-with }
variant-no-plot-deals-about = { Word-streets-change } mění majitele jen přes banku; s ostatním se obchodovat smí.
page-spoken-of-lead = Některé jazyky mají pro ženy a muže různá slova. Tvoje volba je vidět jen ve větách o tobě.
page-privacy-gender = Jak o tobě texty mluví, pokud si to zvolíš.

## Review in place: readers propose better texts

review-on = Kontrola textů je zapnutá. Klepni na text a navrhni lepší.
review-needs-script = Kontrola potřebuje JavaScript.
review-mode = Co udělá klepnutí
review-texts = Kontrolovat texty
review-use = Používat stránku
review-end = Ukončit kontrolu
review-title = Navrhni lepší text
review-also = Také zde:
review-english = Anglicky
review-note = Poznámka
review-terms = Pojmy
review-now = Text nyní
review-keep = Musí zůstat
review-yours = Tvůj text
review-why = Proč je lepší
review-nameless = Tvůj návrh se ukládá bez tvého jména. O změně rozhodne provozovatel serveru.
review-send = Odeslat
review-close = Zavřít
review-sent = Díky! Tvůj návrh je uložený.
review-failed = Nepodařilo se to odeslat. Zkus to za chvíli znovu.
problem-no-such-language = Tento jazyk tu není.
problem-no-such-text = Takový text neexistuje.
problem-proposal-unreadable = Tento text nejde přečíst. Zkontroluj, že je každá složená závorka uzavřená.
problem-proposal-unchanged = To je stejný text jako předtím.
problem-proposal-arguments = Nech vše ve složených závorkách, jak je, a nic tam nepřidávej.
problem-proposal-plurals = Použij přesně tvary množného čísla daného jazyka.
problem-proposal-markup = Jen prostý text: žádné značky, vzorce ani neviditelné znaky.
problem-proposal-too-long = To je příliš dlouhé.
problem-too-many-proposals = Čeká příliš mnoho návrhů. Zkus to jiný den.
page-decision-clock-usual = Nech prázdné: 90 sekund, nebo bez omezení, pokud hraješ jen proti botům.
page-return = Zpět ke hře
page-preview = Minuta hry
page-preview-play = Přehrát
page-preview-stop = Pozastavit
page-preview-about = Boti hrají toto vydání. Nic se tu nedá měnit.
