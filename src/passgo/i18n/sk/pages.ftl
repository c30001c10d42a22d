# Stránky, ktoré vytvára server.

page-title = passgo
page-home = Hrať
page-home-lead = Vyber vydanie, zdieľaj odkaz, hraj s priateľmi a botmi. Účet netreba.
page-your-name = Tvoje meno
page-play-now = Hrať hneď proti botom
page-play-plain = Hrať bez JavaScriptu
page-live-board = Otvoriť hraciu plochu
page-create = Nový stôl
page-create-lead = Si hostiteľ. Pred začiatkom hry vyber nastavenia; všetci ich uvidia.
page-tables = Stoly
page-tables-none = V zozname teraz nie je žiadny otvorený stôl.
page-edition = Vydanie
page-seats = Miesta
page-bot-strength = Úroveň botov
page-open = Otvoriť
page-join = Zaujať miesto
page-watch = Sledovať
page-watch-who = Kto sa smie pozerať
page-watch-nobody = Nikto
page-watch-link = Kto má odkaz
page-watch-everybody = Všetci
page-watch-delay = Oneskorenie pre divákov (sekundy)
page-listed = Ukázať stôl vo verejnom zozname
page-open-seats = Prisadnúť si môže ktokoľvek
page-leavers = Keď niekto odíde
page-leavers-bot = Nastúpi zaňho bot
page-leavers-skip = Jeho ťahy sa vynechávajú
page-leavers-withdraw = Vypadáva z hry
page-claim-help = Žiadosti o nájomné
page-claim-help-automatic = Automaticky
page-claim-help-reminder = Majiteľ dostane pripomienku
page-claim-help-none = Bez pripomienok
page-official = Oficiálne kolo: celý chat je verejný, nájomné si treba vypýtať, peniaze sú skryté
page-physical-dice = Skutočné kocky, hod zapisuje rozhodca
page-pace = Boti čakajú pred hodom (sekundy)
page-decision-clock = Čas na rozhodnutie (sekundy, 0 = bez limitu)
page-auction-clock = Odpočet v dražbe (sekundy na krok, 0 = bez)
page-game-clock = Čas na hru (minúty, 0 = bez limitu)
page-deal-clock = Čas na obchod (minúty, 0 = bez limitu; prázdne: 5 v kolách majstrovstiev)
page-absent-clock = Po akom čase bez spojenia sa hráč považuje za odídeného (sekundy, 0 = nikdy)
page-unattended = Boti hrajú ďalej, aj keď nikto nie je pripojený
page-options = Domáce pravidlá, jedno na riadok: názov = hodnota
page-save = Uložiť
page-start = Začať hru
page-start-fill = Začať s botmi na voľných miestach
page-add-bot = Pridať bota
page-remove-bot = Odobrať bota
page-leave = Uvoľniť miesto
page-leave-game = Opustiť hru
page-links = Pozvať
page-link-seat = Odkaz pre ďalšieho hráča
page-link-judge = Odkaz pre rozhodcu
page-link-spectator = Odkaz na sledovanie
page-link-made = Zdieľaj tento odkaz. Ukáže sa len raz.
page-link-qr = QR kód odkazu
page-link-revoke = Zneplatniť odkaz
page-link-role-seat = hráč
page-link-role-judge = rozhodca
page-link-role-spectator = divák
page-link-opens-seat = Máš pozvanie na hru pri tomto stole.
page-link-opens-judge = Máš pozvanie rozhodovať pri tomto stole.
page-link-opens-spectator = Máš pozvanie sledovať hru pri tomto stole.
page-take-over = Toto miesto je obsadené
page-take-over-lead = Tento odkaz už použil niekto iný. Ak miesto prevezmeš, ten človek ho stratí.
page-take-over-yes = Prevziať miesto
page-take-over-no = Nie, späť
page-lobby = Pred začiatkom
page-seat = Miesto { $number }
page-seat-open = voľné miesto
page-seat-bot = bot { $bot }
page-seat-person = { $name }
page-seat-person-away = { $name } (offline)
page-seat-skip = { $name } (odchod, ťahy sa vynechávajú)
page-seat-withdraw = { $name } (mimo hry)
page-seat-stand-in = { $name } (odchod, hrá bot { $bot })
page-you = ty
page-no-name = niekto
page-play = Hra
page-replay = Záznam
page-log = Priebeh
page-log-none = Ešte sa nič nestalo.
page-players = Hráči
page-board = Hracia plocha
page-deeds = { Word-deeds }
page-you-may = Môžeš
page-you-wait = Teraz nemáš čo robiť.
page-bid = Dražiť
page-bid-amount = Suma
page-claim-form = Žiadať { word-rent-acc }
page-offer = Navrhnúť obchod
page-offer-give = Dávaš
page-offer-take = Dostávaš
page-offer-cash = Peniaze
page-offer-cards = { Word-jail-cards }
page-offer-send = Poslať ponuku
page-debt-line = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Máš zaplatiť banke { FORM($amount, "acc") }.
       *[other] { $other } čaká, kým zaplatíš { FORM($amount, "acc") }.
    }
   *[other] { WHO($other) ->
        [you] { $player } ti má zaplatiť { FORM($amount, "acc") }.
        [bank] { $player } má zaplatiť banke { FORM($amount, "acc") }.
       *[other] { $player } má { GENDER($other) ->
               [f] hráčke
              *[other] hráčovi
           } { $other } zaplatiť { FORM($amount, "acc") }.
    }
}
page-paused = Hra je prerušená.
page-paused-nobody-there = Hra je prerušená, lebo všetci odišli od stola.
page-pause = Prerušiť
page-resume = Pokračovať
page-rematch = Odveta
page-rematch-there = Prejsť k odvete
page-abandoned = Stôl bol zatvorený.
page-refresh = Obnoviť
page-hold = Prestať obnovovať
page-unhold = Obnovovať automaticky
page-chat = Chat
page-chat-say = Odoslať
page-chat-preset = alebo hotová veta
page-mute = Neukazovať správy tohto hráča
page-unmute = Ukazovať správy tohto hráča
page-report = Nahlásiť
page-judging = Rozhodca
page-judge-close = Ukončiť dražbu
page-judge-last-round = Vyhlásiť posledné kolo
page-judge-time = Ukončiť hrací čas
page-judge-expel = Vylúčiť { GENDER($player) ->
        [f] hráčku
       *[other] hráča
    } { $player }
page-judge-dice = Zapísať hod
page-judge-dice-faces = Hodnoty, napríklad 3 4
page-judge-no-dice = Zrušiť hod
page-judge-limit = Obmedziť rokovanie: { $player } a { $other }
page-judge-extend = Predĺžiť rokovanie: { $player } a { $other }
page-judge-correct = Opraviť
page-judge-correct-version = Číslo záznamu na opravu
page-judge-correct-reason = Dôvod
page-judge-correct-cash = Peniaze, napríklad 0:+50 pre miesto 0
page-seconds = Sekundy
page-claims-open = { Word-rent-asked } možno žiadať
page-account = Účet
page-account-none = Hráš ako hosť na tomto zariadení. S účtom sa môžeš vrátiť z ktoréhokoľvek iného.
page-account-made = Prihlásený účet: { $login }.
page-account-create = Založiť účet
page-login = Prihlasovacie meno
page-password = Heslo (aspoň 8 znakov)
page-password-new = Nové heslo
page-password-change = Zmeniť heslo
page-sign-in = Prihlásiť sa
page-sign-out = Odhlásiť sa
page-recover = Prihlásiť sa záchranným kódom
page-recovery-code = Záchranný kód
page-recovery-codes = Tvoje záchranné kódy
page-recovery-lead = Zapíš si ich: každý ťa raz prihlási, keď stratíš heslo. Znova sa neukážu.
page-recovery-new = Nové záchranné kódy
page-recovery-left = { $count ->
    [one] Zostáva { $count } záchranný kód.
    [few] Zostávajú { $count } záchranné kódy.
    [many] Zostáva { $count } záchranného kódu.
   *[other] Zostáva { $count } záchranných kódov.
}
page-sessions = Prihlásené zariadenia
page-session-this = toto zariadenie
page-session-end = Odhlásiť zariadenie
page-seen = naposledy { $when }
page-name-change = Zmeniť meno
page-erase = Zmazať všetky moje údaje
page-erase-lead = Tvoje meno, účet a správy sa hneď zmažú. V hrách zostane číslo, ktoré k tebe nevedie.
page-erase-confirm = Áno, zmazať všetko
page-step-first = Začiatok
page-step-back = Predchádzajúci
page-step-on = Ďalší
page-step-last = Koniec
page-version = Záznam { $version } z { $last }
page-role-spectator = Ako divák
page-role-judge = Ako rozhodca
page-role-seat = Ako { $player }
page-error = To sa nepodarilo
page-back = Späť
page-skip = Prejsť na obsah
page-nav = Hlavná ponuka
page-language = Jazyk
page-privacy = Súkromie
page-translations = Preklady čakajú na kontrolu hráčmi, pre ktorých je slovenčina materinským jazykom. Ako poslať lepší, sa dočítaš v docs/translate.md v zdrojovom kóde passgo.
page-deed-mortgaged = { $space } (pod hypotékou)
page-deed-built = { $space } ({ $level })
page-accept-offer = Prijať ponuku { GENDER($other) ->
        [f] hráčky
       *[other] hráča
    } { $other }
page-reject-offer = Odmietnuť ponuku { GENDER($other) ->
        [f] hráčky
       *[other] hráča
    } { $other }

# Úvod.
page-home-title = Hádž. Kupuj. Obchoduj.
page-guest = Hosť { $number }
page-pick = Vyber vydanie
page-friends = Hrať s priateľmi
page-friends-lead = Priprav stôl, zdieľaj odkaz alebo QR kód a začni, keď budú všetci.
page-here-lead = Až osem ľudí môže zdieľať aj jedno zariadenie: podáva sa z ťahu na ťah.
page-link-have = Mám odkaz
page-link-paste = Vlož odkaz alebo jeho kód
page-link-go = Prejsť
page-learn = Hráš prvýkrát? Takto sa hrá
page-how = Ako sa hrá
page-contents = Plocha, karty a pravidlá
page-players-range = Hráči: { $least } až { $most }
page-about-classic = Tú pozná každý: dve kocky, štyridsať políčok, domy a hotely.
page-about-championship = Turnajová hra: rýchla kocka, skryté peniaze a nájomné, len keď si ho vypýtaš.
page-about-voyage = Okolo sveta so stanmi a karavanmi a občas na Mesiac.
page-about-mario = Krátka a svižná: jediná hracia kocka, hrsť mincí a kocky s otáznikmi plné prekvapení.
page-about-ghost = Jazdi strašidelným mestom a postav sa s hráčom vedľa seba jeho duchom.
page-about-cthulhu = Získavaj tvorov z hlbín, stavaj krypty a zachovaj si rozum.
page-about-cthulhu-short = Tie isté hrôzy asi za hodinu: končia sa prvým bankrotom.

# Nový stôl.
page-settings = Nastavenia
page-settings-people = Ľudia
page-settings-clocks = Hodiny
page-settings-round = Zvláštne kolá
page-here = Viac ľudí na tomto zariadení
page-here-how = Napíš, kto tu hrá vedľa teba. Medzi ťahmi stránka povie, komu zariadenie podať.
page-here-name = Hráč { $number } na tomto zariadení
page-undo = Hráči smú vziať späť svoje posledné rozhodnutie
page-change-settings = Zmeniť nastavenia

# Moje hry.
page-my-games = Moje hry
page-my-games-lead = Všetky tvoje stoly, od najnovšieho.
page-my-games-none = Ešte žiadne hry. Tvoje sa objavia tu.
page-status-lobby = pred začiatkom
page-status-seeding = o chvíľu začne
page-status-playing = hrá sa
page-status-finished = dohrané
page-status-abandoned = zatvorené
page-older = Staršie hry
page-seats-free = Miesta: { $seats }, voľné: { $free }
page-seats-full = Miesta: { $seats }, všetky obsadené
page-public-closed = Tento stôl sa nedá sledovať bez odkazu. Požiadaj oň niekoho pri stole.
page-replay-live = Sledovať na ploche

# Vydania.
page-editions = Vydania
page-editions-lead = Jeden herný systém, veľa hier. Každá má vlastnú plochu, peniaze a pravidlá.
page-board-drawing = Hracia plocha: { $edition }, počet políčok: { $count }
page-spaces-list = Políčko po políčku
page-cards = Karty
page-card-times = × { $count }
page-times-dice = { $factor } × hod
page-rules = Pravidlá
page-rules-lead = Každá voľba pravidiel, jej hodnota tu a body knihy pravidiel, z ktorých vychádza. Čo sa líši od predvoleného, má značku ●.
page-rule = Voľba
page-value = Hodnota
page-meaning = Význam
page-ids = Označenia pravidiel
page-compare = Rozdiely
page-compare-with = Porovnať s
page-compare-go = Porovnať
page-compare-none = Obe sa hrajú rovnako.
page-part-frame = Základy
page-part-spaces = Políčka
page-part-decks = Karty
page-part-rules = Pravidlá
page-thing = Položka

# Účet a súkromie.
page-account-lead = Na hru účet netreba. Len prenáša tvoje hry na iné zariadenia.
page-guest-none = Ešte tu nemáš žiadnu hru. Začni hrať a budeš tu ako hosť; dovtedy sa nič neukladá.
page-export = Stiahnuť moje údaje
page-export-lead = Jeden súbor JSON s tvojím menom, prihlasovacím menom, zariadeniami, správami a hrami.
page-privacy-lead = Tento server o tebe uchováva len toľko, koľko hra potrebuje. Kedykoľvek si to môžeš stiahnuť alebo zmazať.
page-privacy-stored = Čo sa ukladá
page-privacy-name = Meno, pod ktorým hráš, a tvoj jazyk.
page-privacy-account = S účtom: prihlasovacie meno a heslo aj záchranné kódy v nevratne zmenenej podobe, z ktorej ich nikto neprečíta.
page-privacy-devices = Druh prehliadača a zariadenia a kedy tu bolo naposledy, 90 dní, aby sa dalo odhlásiť.
page-privacy-words = Tvoje správy v chate.
page-privacy-games = Tvoje ťahy. Záznam hry ťa pozná len ako číslo, nikdy podľa mena.
page-privacy-not = Čo sa neukladá
page-privacy-tracking = Žiadna reklama, žiadne sledovanie, nič sa nenačítava z cudzích stránok ani sa im neodovzdáva.
page-privacy-address = Tvoja IP adresa sa neukladá; slúži len na obmedzenie zneužitia, kým si tu.
page-privacy-cookies = Cookies udržujú prihlásenie, chránia formuláre a pamätajú si jazyk. Iné tu nie sú.
page-privacy-yours = Sú to tvoje údaje
page-privacy-do = Na stránke účtu si môžeš všetko stiahnuť alebo zmazať.
page-privacy-guest = Bez účtu ťa pozná len tvoj prehliadač: tvoje údaje sa dajú zmazať len v ňom. To isté platí pre tých, ktorí hrajú vedľa teba na tvojom zariadení.
page-beside-lead = Títo ľudia hrali vedľa teba na tomto zariadení. Pozná ich len tento prehliadač, takže sa dajú zmazať len tu. Zmiznú aj vtedy, keď zmažeš svoje údaje.
page-beside-erase = Zmazať údaje ({ $name })

# Keď sa niečo nepodarilo.
page-help = Odtiaľto môžeš začať znova:
page-help-no-such-link = Možno bol už použitý, zneplatnený alebo sa pri kopírovaní skrátil. Požiadaj o nový toho, kto ťa pozval.
page-help-no-such-table = Možno bol dávno zatvorený alebo je v adrese chyba.
page-help-no-such-game = Možno sa nehrala tu alebo je v adrese chyba.
page-help-seats-full = Požiadaj hostiteľa o ďalšie miesto alebo o odkaz na sledovanie.
page-help-already-started = Požiadaj hostiteľa o odkaz na sledovanie; v ďalšej hre sa pre teba môže nájsť miesto.
page-help-bad-text = Meno má 1 až 40 viditeľných písmen, číslic a znakov.
page-help-bad-form-token = Stáva sa to, keď je stránka dlho otvorená alebo sú vypnuté cookies.
page-universal-time = { $when } UTC
page-link-revoked = už neplatí
page-here-beside = Kto s tebou hrá na tomto zariadení?
page-table-title = Stôl: { $edition }
page-replay-title = Záznam: { $edition }
page-replay-role = Čí pohľad
page-record = Záznam hry ako súbor (JSON)
page-play-picked = Hrať toto vydanie
page-championships = Majstrovstvá

# Official variants, and wishes for scarce buildings.
page-variants = Oficiálne varianty: { $edition }
page-want = Chcem tieto
page-want-place = Budova { $number }
variant-short = Krátka hra
variant-short-about = { Word-deeds } zadarmo na začiatok, { word-hotel } po troch { word-houses-loc }; prvý bankrot ukončí hru.
variant-speed-die = S rýchlou kockou
variant-speed-die-about = Rýchlou kockou sa hádže od prvého ťahu a všetci začínajú s viac peniazmi.
variant-no-speed-die = Bez rýchlej kocky
variant-no-speed-die-about = Hádže sa len bielymi kockami a všetci začínajú s menej peniazmi.
variant-auction = S dražbami
variant-auction-about = { Word-deed }, na ktorej sa hráč zastaví, ale nekúpi ju, ide do dražby.
variant-sound = So zvukom
variant-sound-about = O tom, čo urobí kocka s otáznikmi, rozhoduje zvuk, nie tlačená tabuľka.
variant-no-plot-deals = Bez obchodov { word-streets-with }
variant-no-plot-deals-about = { Word-streets } menia majiteľa len cez banku; s ostatným sa obchodovať smie.
page-spoken-of-lead = Niektoré jazyky majú pre ženy a mužov rôzne slová. Tvoju voľbu vidno len vo vetách o tebe.
page-privacy-gender = Ako o tebe texty hovoria, ak si to zvolíš.

## Review in place: readers propose better texts

review-on = Kontrola textov je zapnutá. Ťukni na text a navrhni lepší.
review-needs-script = Kontrola potrebuje JavaScript.
review-mode = Čo urobí ťuknutie
review-texts = Kontrolovať texty
review-use = Používať stránku
review-end = Ukončiť kontrolu
review-title = Navrhni lepší text
review-also = Aj tu:
review-english = Anglicky
review-note = Poznámka
review-terms = Pojmy
review-now = Text teraz
review-keep = Musí zostať
review-yours = Tvoj text
review-why = Prečo je lepší
review-nameless = Tvoj návrh sa ukladá bez tvojho mena. O zmene rozhodne prevádzkovateľ servera.
review-send = Odoslať
review-close = Zavrieť
review-sent = Vďaka! Tvoj návrh je uložený.
review-failed = Nepodarilo sa to odoslať. Skús to o chvíľu znova.
problem-no-such-language = Tento jazyk tu nie je.
problem-no-such-text = Taký text neexistuje.
problem-proposal-unreadable = Tento text sa nedá prečítať. Skontroluj, či je každá zložená zátvorka uzavretá.
problem-proposal-unchanged = To je rovnaký text ako predtým.
problem-proposal-arguments = Nechaj všetko v zložených zátvorkách, ako je, a nič tam nepridávaj.
problem-proposal-plurals = Použi presne tvary množného čísla daného jazyka.
problem-proposal-markup = Iba obyčajný text: žiadne značky, vzorce ani neviditeľné znaky.
problem-proposal-too-long = To je príliš dlhé.
problem-too-many-proposals = Čaká priveľa návrhov. Skús to iný deň.
page-decision-clock-usual = Nechaj prázdne: 90 sekúnd alebo bez obmedzenia, ak hráš len proti botom.
page-return = Späť k hre
page-preview = Minúta hry
page-preview-play = Prehrať
page-preview-stop = Pozastaviť
page-preview-about = Boti hrajú toto vydanie. Nič sa tu nedá meniť.
