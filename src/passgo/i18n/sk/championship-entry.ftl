# Majstrovstvá: verejné stránky, prihláška, moja prihláška, registrácia a dôvody odmietnutia.

entry-championships = Majstrovstvá
entry-championships-lead = Tu sa môžeš prihlásiť, pozerať sa a sledovať výsledky.
entry-championships-none = Zatiaľ tu žiadne majstrovstvá nie sú.
entry-phase-announced = Prihlasovanie sa ešte nezačalo
entry-phase-open = Prihlasovanie beží
entry-phase-closed = Prihlasovanie sa skončilo
entry-phase-running = Práve sa hrá
entry-phase-over = Skončené
entry-phase-cancelled = Zrušené
entry-window = Prihlasovanie: { $opens } až { $closes } vrátane.
entry-window-zone = Časy platia v časovom pásme daného miesta konania.
entry-rule = Pravidlo { $rule }
entry-rehearsed = Skúška s vymyslenými ľuďmi

entry-new = Nové majstrovstvá
entry-new-terms-lead = Každá verzia zostáva dostupná. Uveď kontakt na otázky o osobných údajoch.
entry-new-director = Meno prvého riaditeľa
entry-new-unreadable = Nahraný súbor nie je text v UTF-8.
entry-made = Majstrovstvá založené
entry-made-lead = { $name } – hotovo. V paneli riaditeľa pozvi registrátorov, rozhodcov a zapisovateľov.
entry-made-link = Toto je súkromný odkaz riaditeľa. Ukáže sa len raz: hneď si ho ulož a nechaj si ho pre seba.
entry-made-qr = QR kód odkazu riaditeľa
entry-made-open = Otvoriť panel riaditeľa
entry-made-site = Verejná stránka

entry-organised = Organizuje: { $organisers }
entry-register = Prihlásiť sa
entry-opens-on = Začiatok prihlasovania: { $when }.
entry-cancelled = Tieto majstrovstvá sú zrušené. Prihlásení si stále môžu stiahnuť alebo vymazať svoje údaje.
entry-terms-changed = Podmienky sa zmenili
entry-terms-since = Verzia { $version }, platí od { $when }.
entry-terms-what = Čo sa zmenilo
entry-where = Kedy a kde
entry-starts = Začiatok: { $when } ({ $zone })
entry-online = Hrá sa online, odkiaľkoľvek
entry-places-meter = Obsadené miesta ({ $city })
entry-places-left = { $count ->
    [0] Všetky miesta sú obsadené ({ $capacity })
    [one] Voľné { $count } miesto z { $capacity }
    [few] Voľné { $count } miesta z { $capacity }
    [many] Voľných { $count } miesta z { $capacity }
   *[other] Voľných { $count } miest z { $capacity }
}
entry-alternates = { $count ->
    [0] Nikto nečaká ako náhradník
    [one] Čaká { $count } náhradník
    [few] Čakajú { $count } náhradníci
    [many] Čaká { $count } náhradníka
   *[other] Čaká { $count } náhradníkov
}
entry-would-wait = Plno: tvoje číslo medzi náhradníkmi by bolo { $number }
entry-later-stage = Pre tých, čo postúpia
entry-how = Ako sa hrá
entry-stage = { $rounds ->
    [one] Stoly po { $fewest } až { $most } hráčoch, { $rounds } kolo po { $minutes } min.
    [few] Stoly po { $fewest } až { $most } hráčoch, { $rounds } kolá po { $minutes } min.
    [many] Stoly po { $fewest } až { $most } hráčoch, { $rounds } kola po { $minutes } min.
   *[other] Stoly po { $fewest } až { $most } hráčoch, { $rounds } kôl po { $minutes } min.
}
entry-prize = Cena pre víťaza: { $prize }.
entry-condition-age = V deň hry musíš mať aspoň { $age } rokov.
entry-condition-citizenship = Podmienkou je občianstvo: { $country }.
entry-condition-excluded = Zamestnanci organizátorov a ich najbližší príbuzní sa nemôžu zúčastniť.
entry-condition-phone = Po odoslaní prihlášky ti zavoláme, aby sme miesto potvrdili. Ak je prihlášok viac než miest, prednosť majú skoršie.
entry-edition = O hre
entry-follow = Sleduj majstrovstvá
entry-spectators = Diváci sú vítaní: príď sa pozrieť na hry naživo.
entry-anonymous = Výsledky sa zverejňujú po každom kole, len pod prezývkami.
entry-board = Tabuľa s výsledkami
entry-standings = Poradie (CSV)
entry-terms = Podmienky účasti
entry-terms-lead = Tu sú podmienky aj všetky ich skoršie verzie.
entry-terms-read = Prečítať platné podmienky
entry-terms-none = Podmienky ešte nie sú zverejnené, preto prihlasovanie nebeží.
entry-terms-in-force = Verzia { $version }, platí od { $when }
entry-terms-old = Toto je verzia { $version } zo dňa { $when }. Už neplatí.
entry-terms-versions = Všetky verzie
entry-terms-version = Verzia { $version }, { $when }
entry-terms-diff = Čo sa zmenilo od verzie { $version }
entry-terms-added = Pridané:
entry-terms-removed = Odobraté:
entry-terms-show = Prečítať si tu podmienky, verzia { $version }
entry-rights = Svoje údaje si môžeš kedykoľvek dať vydať, opraviť alebo vymazať: na stránke prihlášky, e-mailom alebo telefonicky.

entry-register-lead = Zaberie to dve minúty. Zverejní sa len prezývka, ktorú si zvolíš neskôr.
entry-wrong = { $count ->
    [one] Jeden údaj chýba alebo nie je správny; je označený nižšie. Nič z napísaného sa nestratilo.
    [few] { $count } údaje chýbajú alebo nie sú správne; sú označené nižšie. Nič z napísaného sa nestratilo.
    [many] { $count } údaja chýba alebo nie je správnych; sú označené nižšie. Nič z napísaného sa nestratilo.
   *[other] { $count } údajov chýba alebo nie je správnych; sú označené nižšie. Nič z napísaného sa nestratilo.
}
entry-city = Kde chceš hrať?
entry-you = O tebe
entry-name = Meno a priezvisko
entry-email = E-mailová adresa
entry-email-hint = Tvoja vlastná, nie cudzia: príde na ňu odkaz na prihlášku.
entry-phone = Telefón
entry-phone-hint = Na toto číslo ti zavoláme, aby sme miesto potvrdili.
entry-born = Dátum narodenia
entry-born-hint = V deň hry musíš mať aspoň { $age } rokov.
entry-born-why = Aby sme rozlíšili ľudí s rovnakým menom.
entry-citizenship = Občianstvo
entry-citizenship-hint = Podmienkou je občianstvo: { $country }.
entry-choose = Vyber
entry-excluded = Zaškrtni, čo pre teba platí
entry-excluded-employee = Pracujem pre organizátora ({ $organisers }).
entry-excluded-relative = Niekto z mojich najbližších príbuzných pracuje pre organizátora ({ $organisers }).
entry-declare = Vyhlásenia a súhlasy
entry-declare-lead = Všetko je povinné: ak niečo chýba, prihláška nie je platná.
entry-declaration-own-email = E-mailová adresa je moja vlastná.
entry-declaration-true-data = Uvedené údaje sú presné a pravdivé.
entry-declaration-of-age = Mám aspoň { $age } rokov.
entry-declaration-contact = Môj telefón a e-mail smiete použiť na organizovanie majstrovstiev.
entry-consent-terms = Prijímam podmienky účasti bez výhrad.
entry-consent-data = Súhlasím, aby organizátori ({ $organisers }) spracúvali údaje, ktoré tu uvádzam, len na účely týchto majstrovstiev.
entry-consent-publicity = Výsledky majstrovstiev vrátane fotografií, videí a mien víťazov a ďalších v poradí smú byť zverejnené.
entry-consent-promotion = Súhlasím aj s tým, aby mi organizátori ({ $organisers }) posielali novinky a ponuky. S účasťou to nijako nesúvisí.
entry-optional = Nepovinné
entry-optional-lead = Zúčastniť sa môžeš, aj keď toto necháš prázdne. Kedykoľvek si to môžeš rozmyslieť.
entry-kept = { $days ->
    [one] Tvoje údaje zmažeme najneskôr { $days } deň po poslednom finále.
    [few] Tvoje údaje zmažeme najneskôr { $days } dni po poslednom finále.
    [many] Tvoje údaje zmažeme najneskôr { $days } dňa po poslednom finále.
   *[other] Tvoje údaje zmažeme najneskôr { $days } dní po poslednom finále.
}
entry-register-send = Odoslať prihlášku
entry-fault-venue = Vyber jedno mesto.
entry-fault-name = Zadaj meno a priezvisko, 2 až 100 znakov.
entry-fault-email = Zadaj e-mailovú adresu v tvare meno@example.org.
entry-fault-phone = Zadaj telefónne číslo, 5 až 20 číslic.
entry-fault-born = Zadaj dátum narodenia.
entry-fault-citizenship = Vyber krajinu.
entry-fault-tick = Bez zaškrtnutia sa nedá zúčastniť.
entry-registered = Prihláška je prijatá
entry-link = Toto je tvoj súkromný odkaz. Ulož si ho: kto ho má, môže tvoju prihlášku meniť.
entry-link-lead = Otvára tvoju prihlášku: stav, prezývku, údaje a vstupný kód.
entry-link-mail = Je aj v e-maile, ktorý ti posielame.
entry-mine-open = Otvoriť moju prihlášku
entry-mine = Moja prihláška
entry-status-pending = Čaká na potvrdenie
entry-status-confirmed = Potvrdené
entry-status-alternate = Náhradník číslo { $number }
entry-status-withdrawn = Stiahnuté
entry-status-no-show = Neúčasť
entry-status-disqualified = Diskvalifikácia
entry-status-erased = Vymazané
entry-next-pending = Máš miesto. Zavoláme ti, aby sme ho potvrdili.
entry-next-confirmed = Tvoje miesto je isté. Príď pred oficiálnym začiatkom: miesto, ktoré bude v tej chvíli prázdne, dostane náhradník.
entry-next-alternate = Všetky miesta sú obsadené. Medzi náhradníkmi máš číslo { $number }: keď niekto odstúpi, postupuje náhradník s najnižším číslom.
entry-next-withdrawn = Už sa nezúčastňuješ. Kým beží prihlasovanie, môžeš sa prihlásiť znova.
entry-next-no-show = Pri oficiálnom začiatku bolo tvoje miesto prázdne, preto ho dostal niekto iný.
entry-next-disqualified = Organizátori tvoju prihlášku zrušili.
entry-next-erased = Tvoje údaje boli vymazané.
entry-seat = { $stage }, kolo { $round }, vlna { $heat }: stôl { $table }, { $when } ({ $zone })
entry-play = Prejsť k môjmu stolu
entry-qr = QR kód na vstup
entry-qr-lead = Ukáž ho pri vchode alebo povedz kód:
entry-nickname = Prezývka
entry-nickname-lead = Výsledky sa zverejňujú pod ňou, nikdy pod menom. Musí súvisieť s hrou a nesmie naznačovať vek, pohlavie, národnosť, vzhľad ani miesto. Schvaľuje ju riaditeľ.
entry-nickname-proposed = „{ $nickname }“ čaká na schválenie.
entry-nickname-approved = „{ $nickname }“ – schválené.
entry-nickname-returned = Riaditeľ tvoj návrh neschválil. Dôvod je v e-maile pre teba. Navrhni inú prezývku.
entry-nickname-new = Prezývka, 2 až 24 znakov
entry-nickname-send = Navrhnúť
entry-contact = Ako sa s tebou spojíme
entry-contact-theirs = Kontakt
entry-contact-other = Ak je chyba v mene alebo v dátume narodenia, zavolaj na registráciu.
entry-save = Uložiť
entry-consents = Súhlasy
entry-consent-given = udelený
entry-consent-refused = neudelený
entry-consent-give = Udeliť súhlas
entry-consent-take-back = Odvolať súhlas
entry-consent-data-sure = Bez tohto súhlasu sa nikto nemôže zúčastniť, takže sa tým stiahne aj prihláška. Údaje zostanú do vymazania alebo do konca lehoty uchovávania.
entry-place = Tvoja cena za víťazstvo
entry-place-lead = Výhra: { $prize }. Ak nemôžeš ísť, miesto prejde na ďalšieho v poradí; titul ti zostane.
entry-place-pass = Nemôžem ísť
entry-place-sure = Miesto potom pripadne ďalšiemu v poradí a nemožno to vrátiť.
entry-data = Tvoje údaje
entry-data-theirs = Osobné údaje
entry-data-lead = { $days ->
    [one] Osobné údaje zmažeme najneskôr { $days } deň po poslednom finále. Môžeš si ich stiahnuť, odstúpiť alebo ich dať vymazať hneď.
    [few] Osobné údaje zmažeme najneskôr { $days } dni po poslednom finále. Môžeš si ich stiahnuť, odstúpiť alebo ich dať vymazať hneď.
    [many] Osobné údaje zmažeme najneskôr { $days } dňa po poslednom finále. Môžeš si ich stiahnuť, odstúpiť alebo ich dať vymazať hneď.
   *[other] Osobné údaje zmažeme najneskôr { $days } dní po poslednom finále. Môžeš si ich stiahnuť, odstúpiť alebo ich dať vymazať hneď.
}
entry-export = Stiahnuť ako súbor (JSON)
entry-withdraw = Odstúpiť
entry-withdraw-sure = Miesto hneď dostane prvý náhradník.
entry-withdraw-yes = Áno, odstúpiť
entry-erase = Vymazať všetky údaje tejto prihlášky
entry-erase-sure = Meno, kontaktné údaje, dátum narodenia a prezývka sa hneď a navždy zmažú a prihláška stratí platnosť. Dosiahnuté výsledky zostanú, ale bez mena.
entry-erase-yes = Áno, vymazať všetko
entry-erased = Vymazané
entry-erased-lead = Z tejto prihlášky už neuchovávame nič osobné. Súkromný odkaz už nefunguje.
entry-done-contact = Uložené.
entry-done-nickname = Prezývka odoslaná. Riaditeľ ju posúdi.
entry-done-consent = Súhlas zmenený.
entry-done-withdrawn = Prihláška stiahnutá.
entry-done-passed = Miesto odovzdané.
entry-done-comes = Zapísané: príde.
entry-done-declined = Zapísané: nepríde. Miesto je voľné pre náhradníka.
entry-done-here = Príchod zapísaný.
entry-done-away = Príchod zrušený.
entry-done-erased = Vymazané.

entry-desk = Registrácia
entry-desk-entries = Prihlášky
entry-desk-check-in = Príchody
entry-desk-files = Import a export
entry-desk-lists = Zoznamy prihlášok
entry-desk-venue = Miesto konania
entry-desk-all = Všetky miesta konania
entry-desk-show = Ukázať
entry-search = Hľadať podľa mena, telefónu, e-mailu, prezývky alebo kódu
entry-search-go = Hľadať
entry-list-calls = Na zavolanie
entry-list-alternates = Náhradníci
entry-list-confirmed = Potvrdení
entry-list-gone = Ukončené
entry-list-found = Nájdení
entry-list-lead-calls = Najprv najstaršie prihlášky. Zavolaj a zaznamenaj odpoveď.
entry-list-lead-alternates = V poradí čísel. Miesto, ktoré sa uvoľní pred rozsadením, dostane prvý.
entry-list-lead-confirmed = Potvrdili po telefóne, že prídu.
entry-list-lead-gone = Odstúpenie, neúčasť, diskvalifikácia alebo vymazanie údajov.
entry-list-lead-found = Všetci, ktorí zodpovedajú hľadaniu.
entry-list-none = Nikto.
entry-list-more = { $count ->
    [one] Nezobrazuje sa ešte { $count } položka.
    [few] Nezobrazujú sa ešte { $count } položky.
    [many] Nezobrazuje sa ešte { $count } položky.
   *[other] Nezobrazuje sa ešte { $count } položiek.
}
entry-nameless = (bez mena)
entry-phoned = zavolané
entry-order = Prihláška č. { $number }
entry-comes = Príde
entry-declines = Nepríde
entry-declines-sure = Prihláška stratí platnosť a na miesto postúpi prvý náhradník.
entry-declines-yes = Potvrdiť: nepríde
entry-registered-at = Prihláška: { $when }
entry-reason = Dôvod: { $reason }
entry-reason-declined-by-phone = Odmietnutie účasti po telefóne.
entry-reason-consent-withdrawn = Odvolaný súhlas so spracovaním údajov.
entry-code = Vstupný kód
entry-on-behalf = Keď niekto o niečo požiada telefonicky alebo e-mailom, môžeš to tu urobiť zaňho.
entry-new-link = Vydať nový súkromný odkaz
entry-new-link-lead = Nový odkaz na túto prihlášku. Ukáže sa len raz.
entry-code-type = Meno alebo vstupný kód
entry-code-find = Nájsť
entry-code-unknown = Tento kód nikto nemá. Ak je na vytlačenej vstupnej karte, tá prihláška bola vymazaná. Hľadaj podľa mena.
entry-camera = Načítať kamerou
entry-camera-view = Čo vidí kamera
entry-camera-refused = Kameru tu nemožno použiť. Napíš kód ručne.
entry-check-in-yes = Zapísať príchod
entry-check-in-undo = Zrušiť príchod
entry-here-already = Príchod je už zapísaný.
entry-here-count = { $count ->
    [one] Prítomná { $count } osoba, čaká sa na: { $awaited }
    [few] Prítomné { $count } osoby, čaká sa na: { $awaited }
    [many] Prítomných { $count } osoby, čaká sa na: { $awaited }
   *[other] Prítomných { $count } osôb, čaká sa na: { $awaited }
}
entry-awaited = Ešte neprišli
entry-here = Prítomní
entry-details = Všetko o tejto prihláške
entry-import = Načítať prihlášky zo súboru
entry-import-lead = Súbor CSV, jedna prihláška na riadok, v poradí, ako prišli. Prvý riadok obsahuje názvy stĺpcov:
entry-import-forms = { $lines ->
    [one] Dátumy ako 1990-12-31 alebo 31.12.1990, zaškrtnutia ako yes, najviac { $lines } riadok. Načítajú sa všetky riadky alebo žiadny.
    [few] Dátumy ako 1990-12-31 alebo 31.12.1990, zaškrtnutia ako yes, najviac { $lines } riadky. Načítajú sa všetky riadky alebo žiadny.
    [many] Dátumy ako 1990-12-31 alebo 31.12.1990, zaškrtnutia ako yes, najviac { $lines } riadka. Načítajú sa všetky riadky alebo žiadny.
   *[other] Dátumy ako 1990-12-31 alebo 31.12.1990, zaškrtnutia ako yes, najviac { $lines } riadkov. Načítajú sa všetky riadky alebo žiadny.
}
entry-import-file = Súbor CSV
entry-import-go = Načítať
entry-import-template = Prázdny súbor s týmito stĺpcami
entry-import-faults = { $count ->
    [one] Našla sa { $count } chyba.
    [few] Našli sa { $count } chyby.
    [many] Našlo sa { $count } chyby.
   *[other] Našlo sa { $count } chýb.
}
entry-import-nothing = Nikto nebol prihlásený.
entry-import-line = Riadok { $line }:
entry-import-unreadable = Súbor nemožno prečítať: musí to byť CSV.
entry-import-empty = V súbore nie je riadok s prihláškou.
entry-import-long = Súbor má priveľa riadkov: naraz ich možno načítať najviac { $most }.
entry-import-missing-column = Chýba stĺpec „{ $column }“.
entry-import-unknown-column = Neočakávaný stĺpec „{ $column }“.
entry-import-cells = Počet buniek v riadku: { $found } namiesto { $wanted }.
entry-import-venue = Miesto konania musí byť jedno z: { $venues }.
entry-import-tick = V stĺpci „{ $column }“ musí byť yes.
entry-imported = { $count ->
    [one] Načítaná { $count } prihláška.
    [few] Načítané { $count } prihlášky.
    [many] Načítaných { $count } prihlášky.
   *[other] Načítaných { $count } prihlášok.
}
entry-export-list = Exportovať všetky prihlášky (CSV)
entry-export-lead = Obsahuje osobné údaje: súbor bezpečne ulož a zmaž, keď už nebude potrebný.

problem-no-such-championship = Také majstrovstvá tu nie sú.
problem-no-such-desk = Tento odkaz je neplatný alebo vypršal. Požiadaj riaditeľa o nový.
problem-no-such-entry = Tento odkaz je neplatný alebo vypršal. Správny je v e-maile, ktorý prišiel po odoslaní prihlášky; nový ti vydajú pri registrácii.
problem-desk-link-needed = Táto stránka je pre činovníkov majstrovstiev. Otvor ju cez svoj súkromný odkaz.

refusal-champ-alternates-full = Toto miesto konania je plné a plný je aj jeho zoznam náhradníkov ({ $alternates }).
refusal-champ-already-done = To už je hotové.
refusal-champ-already-judging = Tento rozhodca má v tom istom čase iný stôl alebo hrá.
refusal-champ-bad-moment = V tejto chvíli to nejde.
refusal-champ-cancelled = Majstrovstvá sú zrušené.
refusal-champ-clock-back = Skúška sa nemôže vrátiť pred svoju poslednú udalosť.
refusal-champ-clock-changed = Hodiny sa medzitým zmenili. Prečítaj si hlásenie znova.
refusal-champ-clock-same-person = Tvoje potvrdenie už máme. Musí to potvrdiť ešte druhý činovník.
refusal-champ-consent-missing = Chýba súhlas. Bez neho sa nikto nemôže zúčastniť.
refusal-champ-declaration-missing = Chýba vyhlásenie. Na prihlášku treba všetky.
refusal-champ-excluded = Zamestnanci organizátorov, ich najbližší príbuzní a ľudia, ktorých prihlášku organizátori zrušili, sa nemôžu zúčastniť.
refusal-champ-game-running = Hra beží: teraz tam nemožno nikoho posadiť ani presadiť.
refusal-champ-judge-missing = Niektorý stôl ešte nemá rozhodcu.
refusal-champ-late = Neskoro: miesto prepadlo pri oficiálnom začiatku.
refusal-champ-nickname-missing = Nie je tu žiadna prezývka na posúdenie.
refusal-champ-nickname-taken = Túto alebo veľmi podobnú prezývku už niekto má. Zvoľ inú.
refusal-champ-nickname-unfit = Prezývka má 2 až 24 bežných znakov, z toho aspoň jedno písmeno alebo číslicu.
refusal-champ-no-alternate = Už nezostal žiadny náhradník.
refusal-champ-no-notice = Napíš oznámenie, ktoré všetkým povie, čo sa zmenilo.
refusal-champ-no-reason = Napíš dôvod.
refusal-champ-no-such-entrant = Taká prihláška neexistuje.
refusal-champ-no-such-session = Také kolo neexistuje.
refusal-champ-no-such-stage = Taká fáza neexistuje.
refusal-champ-no-such-table = Taký stôl neexistuje.
refusal-champ-no-such-venue = Také miesto konania neexistuje.
refusal-champ-no-vacancy = Žiadne miesto nie je voľné.
refusal-champ-not-allowed = Tvoja rola to nedovoľuje.
refusal-champ-not-awaited = Táto osoba sa tam neočakáva.
refusal-champ-not-confirmed = Prihláška ešte nie je potvrdená: najprv zavolaj.
refusal-champ-not-finished = Predchádzajúci krok ešte nie je hotový.
refusal-champ-not-open = Začiatok prihlasovania na tomto mieste: { $opens }.
refusal-champ-not-qualified = Odovzdať to miesto môže len ten, kto ho má.
refusal-champ-not-yours = To je cudzia prihláška.
refusal-champ-old-terms = Podmienky sa od otvorenia tejto stránky zmenili. Prečítaj si novú verziu a prijmi ju.
refusal-champ-registered-twice = Táto osoba je už prihlásená. Použi súkromný odkaz z e-mailu alebo sa obráť na registráciu.
refusal-champ-seating-broken = Také rozsadenie by porušilo pravidlo.
refusal-champ-sheet-changed = Zápis sa medzitým zmenil: pozri sa naň znova.
refusal-champ-sheet-missing = Ešte chýba zápis.
refusal-champ-sheet-wrong = V zápise niečo nesedí.
refusal-champ-stage-over = Táto fáza je uzavretá.
refusal-champ-table-too-small = Pri niektorom stole je menej hráčov než { $fewest }: rozsaď tú vlnu znova.
refusal-champ-tie-undecided = Zhoda ešte nie je rozhodnutá: rozhoduje hlavný rozhodca.
refusal-champ-too-early = Na to je príliš skoro.
refusal-champ-too-few = Hráčov je málo: treba ich aspoň { $fewest }.
refusal-champ-too-young = Musíš mať aspoň { $age } rokov v deň: { $day }.
refusal-champ-unsigned = Chýba podpis.
refusal-champ-venue-elsewhere = To sa týka miesta konania, ktoré sa vedie inde: urob to na serveri majstrovstiev.
refusal-champ-venue-full = Toto miesto konania je plné.
refusal-champ-venue-lent = Toto miesto konania beží na vlastnom počítači. Urob to tam alebo počkaj, kým sa vrátia výsledky.
refusal-champ-window-closed = Posledný deň prihlasovania na tomto mieste: { $closed }.
refusal-champ-same-person = To musí potvrdiť druhá osoba.
refusal-champ-wrong-citizenship = Podmienkou je občianstvo: { $needed }.
refusal-champ-wrong-replacement = Oprava sa netýka zápisu, ktorý teraz platí.
refusal-champ-answer-wrong = Odpoveď alebo skupina chýba, alebo nepatrí k možným.
refusal-champ-last-round-early = Posledné kolo pri stoloch sa dá ohlásiť od { $allowed }.
refusal-champ-guardian-missing = Takýto mladý hráč potrebuje rodiča alebo opatrovníka s e-mailom alebo telefónom.
refusal-champ-unticked = Prezenciu ešte nemožno urobiť: nikto nezaškrtol hráčov pri týchto stoloch: { $tables }.
refusal-champ-undo-proposed = To je už navrhnuté. Musí súhlasiť druhý člen tímu.
refusal-champ-undo-too-late = Vziať späť je už neskoro: to, čo z toho vyplýva, sa už začalo.
