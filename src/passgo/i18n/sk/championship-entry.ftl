# Majstrovstvá: verejné stránky, prihláška, moja prihláška, registrácia a dôvody odmietnutia.

entry-championships = Majstrovstvá
entry-championships-lead = Kde sa môžete prihlásiť, pozerať sa a sledovať výsledky.
entry-championships-none = Zatiaľ tu žiadne majstrovstvá nie sú.
entry-phase-announced = Prihlasovanie sa ešte nezačalo
entry-phase-open = Prihlasovanie beží
entry-phase-closed = Prihlasovanie sa skončilo
entry-phase-running = Práve sa hrá
entry-phase-over = Skončené
entry-phase-cancelled = Zrušené
entry-window = Prihlasovanie: { $opens } až { $closes } vrátane.
entry-window-zone = Hodiny platia v časovom pásme každého miesta konania.
entry-rule = Pravidlo { $rule }
entry-rehearsed = Skúška s vymyslenými ľuďmi

entry-new = Nové majstrovstvá
entry-new-account = Na založenie majstrovstiev potrebujete účet, aby ste sa k nim mohli vrátiť z každého zariadenia.
entry-new-lead = Majstrovstvá opisuje súbor. Začnite príkladom, zmeňte, čo treba, alebo nahrajte vlastný súbor.
entry-new-presets = Príklady
entry-new-format = Súbor
entry-new-edit = Opis majstrovstiev (TOML)
entry-new-file = Alebo nahrajte súbor, ktorý nahradí text vyššie
entry-new-terms = Podmienky účasti
entry-new-terms-lead = Každá verzia zostáva čitateľná. Uveďte kontakt na otázky o osobných údajoch.
entry-new-director = Meno prvého riaditeľa
entry-new-make = Založiť majstrovstvá
entry-new-faults = { $count ->
    [one] Majstrovstvá nevznikli: v súbore je { $count } chyba.
    [few] Majstrovstvá nevznikli: v súbore sú { $count } chyby.
    [many] Majstrovstvá nevznikli: v súbore je { $count } chyby.
   *[other] Majstrovstvá nevznikli: v súbore je { $count } chýb.
}
entry-new-no-terms = Majstrovstvá nevznikli: napíšte podmienky aspoň v jednom jazyku.
entry-new-no-director = Majstrovstvá nevznikli: uveďte prvého riaditeľa.
entry-new-exists = Majstrovstvá nevznikli: toto id už existuje. Zmeňte id v súbore.
entry-new-bad-id = Majstrovstvá nevznikli: id smie mať len malé písmená, číslice a spojovníky.
entry-new-no-edition = Majstrovstvá nevznikli: uvedené vydanie tu nie je.
entry-new-unreadable = Nahraný súbor nie je text v UTF-8.
entry-made = Majstrovstvá sú založené
entry-made-lead = { $name } – hotovo. Z konzoly riaditeľa pozvite registrátorov, rozhodcov a zapisovateľov.
entry-made-link = Toto je súkromný odkaz riaditeľa. Ukáže sa len raz: hneď si ho uložte a nechajte si ho pre seba.
entry-made-qr = QR kód odkazu riaditeľa
entry-made-open = Otvoriť konzolu riaditeľa
entry-made-site = Verejná stránka

entry-organised = Organizuje { $organisers }
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
entry-would-wait = Plno: medzi náhradníkmi by ste mali číslo { $number }
entry-later-stage = Pre tých, čo postúpia
entry-how = Ako sa hrá
entry-stage = { $rounds ->
    [one] Stoly po { $fewest } až { $most } hráčoch, { $rounds } kolo po { $minutes } min.
    [few] Stoly po { $fewest } až { $most } hráčoch, { $rounds } kolá po { $minutes } min.
    [many] Stoly po { $fewest } až { $most } hráčoch, { $rounds } kola po { $minutes } min.
   *[other] Stoly po { $fewest } až { $most } hráčoch, { $rounds } kôl po { $minutes } min.
}
entry-prize = Cena pre víťaza: { $prize }.
entry-condition-age = V deň hry musíte mať aspoň { $age } rokov.
entry-condition-citizenship = Podmienkou je občianstvo: { $country }.
entry-condition-excluded = Zamestnanci organizátorov a ich najbližší príbuzní sa nemôžu zúčastniť.
entry-condition-phone = Po prihlásení vám zavoláme, aby ste miesto potvrdili. Ak je prihlášok viac než miest, prednosť má skoršia.
entry-edition = Aká hra sa hrá
entry-follow = Pozerajte a sledujte
entry-spectators = Diváci sú vítaní: príďte sa pozrieť na hry naživo.
entry-anonymous = Výsledky sa zverejňujú po každom kole, len pod prezývkami.
entry-board = Živá tabuľa
entry-standings = Poradie (CSV)
entry-terms = Podmienky účasti
entry-terms-lead = Tu sú podmienky aj všetky skoršie verzie.
entry-terms-read = Prečítať platné podmienky
entry-terms-none = Podmienky ešte nie sú zverejnené, preto prihlasovanie nebeží.
entry-terms-in-force = Verzia { $version }, platí od { $when }
entry-terms-old = Toto je verzia { $version } zo dňa { $when }. Už neplatí.
entry-terms-versions = Všetky verzie
entry-terms-version = Verzia { $version }, { $when }
entry-terms-diff = Čo sa zmenilo od verzie { $version }
entry-terms-added = Pridané:
entry-terms-removed = Odobraté:
entry-terms-show = Prečítať verziu { $version } podmienok tu
entry-rights = Svoje údaje si môžete kedykoľvek dať vydať, opraviť alebo vymazať: na stránke prihlášky, e-mailom alebo telefonicky.

entry-register-lead = Zaberie to dve minúty. Zverejní sa len prezývka, ktorú si zvolíte neskôr.
entry-wrong = { $count ->
    [one] Jedna vec ešte chýba alebo nesedí; je označená nižšie. Nič z napísaného sa nestratilo.
    [few] { $count } veci ešte chýbajú alebo nesedia; sú označené nižšie. Nič z napísaného sa nestratilo.
    [many] { $count } veci ešte chýba alebo nesedí; sú označené nižšie. Nič z napísaného sa nestratilo.
   *[other] { $count } vecí ešte chýba alebo nesedí; sú označené nižšie. Nič z napísaného sa nestratilo.
}
entry-city = Kde chcete hrať?
entry-you = O vás
entry-name = Meno a priezvisko
entry-email = E-mailová adresa
entry-email-hint = Vaša vlastná, nie cudzia: príde na ňu odkaz na prihlášku.
entry-phone = Telefón
entry-phone-hint = Na toto číslo vám zavoláme, aby ste miesto potvrdili.
entry-born = Dátum narodenia
entry-born-hint = V deň hry musíte mať aspoň { $age } rokov.
entry-born-why = Aby sme rozlíšili ľudí s rovnakým menom.
entry-citizenship = Občianstvo
entry-citizenship-hint = Podmienkou je občianstvo: { $country }.
entry-choose = Vyberte
entry-excluded = Zaškrtnite, čo pre vás platí
entry-excluded-employee = Pracujem pre organizátora ({ $organisers }).
entry-excluded-relative = Niekto z mojich najbližších príbuzných pracuje pre organizátora ({ $organisers }).
entry-declare = Vyhlásenia a súhlasy
entry-declare-lead = Treba každé z nich: bez všetkých nie je prihláška platná.
entry-declaration-own-email = E-mailová adresa je moja vlastná.
entry-declaration-true-data = Uvedené údaje sú presné a pravdivé.
entry-declaration-of-age = Mám aspoň { $age } rokov.
entry-declaration-contact = Môj telefón a e-mail smiete použiť na organizovanie súťaže.
entry-consent-terms = Prijímam podmienky účasti bez výhrad.
entry-consent-data = { $organisers } smie spracovať údaje, ktoré tu uvádzam, len na túto súťaž.
entry-consent-publicity = Výsledky súťaže s fotografiami, záznamami a menami víťazov a ďalších v poradí smú byť zverejnené.
entry-consent-promotion = { $organisers } mi smie posielať aj novinky a ponuky. S účasťou to nijako nesúvisí.
entry-optional = Len ak chcete
entry-optional-lead = Zúčastníte sa, aj keď toto necháte prázdne. Kedykoľvek si to môžete rozmyslieť.
entry-kept = { $days ->
    [one] Vaše údaje zmažeme najneskôr { $days } deň po poslednom finále.
    [few] Vaše údaje zmažeme najneskôr { $days } dni po poslednom finále.
    [many] Vaše údaje zmažeme najneskôr { $days } dňa po poslednom finále.
   *[other] Vaše údaje zmažeme najneskôr { $days } dní po poslednom finále.
}
entry-register-send = Prihlásiť sa
entry-fault-venue = Vyberte jedno mesto.
entry-fault-name = Napíšte meno a priezvisko, 2 až 100 znakov.
entry-fault-email = Napíšte e-mailovú adresu ako name@example.org.
entry-fault-phone = Napíšte telefónne číslo, 5 až 20 číslic.
entry-fault-born = Vyberte dátum narodenia.
entry-fault-citizenship = Vyberte krajinu.
entry-fault-tick = Bez zaškrtnutia sa nedá zúčastniť.
entry-registered = Prihláška je prijatá
entry-link = Toto je váš súkromný odkaz. Uložte si ho: kto ho má, môže vašu prihlášku meniť.
entry-link-lead = Otvára vašu prihlášku: stav, prezývku, údaje a kód ku vchodu.
entry-link-mail = Je aj v liste, ktorý vám píšeme.
entry-mine-open = Otvoriť moju prihlášku
entry-mine = Moja prihláška
entry-status-pending = Čaká na potvrdenie
entry-status-confirmed = Potvrdené
entry-status-alternate = Náhradník číslo { $number }
entry-status-withdrawn = Stiahnuté
entry-status-no-show = Neúčasť
entry-status-disqualified = Diskvalifikácia
entry-status-erased = Vymazané
entry-next-pending = Máte miesto. Zavoláme vám, aby ste ho potvrdili.
entry-next-confirmed = Vaše miesto je isté. Príďte pred oficiálnym začiatkom: miesto, ktoré bude vtedy prázdne, dostane náhradník.
entry-next-alternate = Všetky miesta sú obsadené. Na zozname máte číslo { $number }: keď niekto odstúpi, postupuje najnižšie číslo.
entry-next-withdrawn = Už sa nezúčastňujete. Kým beží prihlasovanie, môžete sa prihlásiť znova.
entry-next-no-show = Pri oficiálnom začiatku bolo vaše miesto prázdne, preto ho dostal niekto iný.
entry-next-disqualified = Organizátori vašu prihlášku ukončili.
entry-next-erased = Vaše údaje sú vymazané.
entry-seat = { $stage }, kolo { $round }, vlna { $heat }: stôl { $table }, { $when }
entry-play = K môjmu stolu
entry-qr = QR kód pri príchode
entry-qr-lead = Ukážte ho pri vchode alebo povedzte kód:
entry-nickname = Prezývka
entry-nickname-lead = Pod ňou sa zverejňujú výsledky, nikdy pod menom. Musí súvisieť s hrou a nesmie naznačovať vek, pohlavie, národnosť, vzhľad ani miesto. Schvaľuje ju riaditeľ.
entry-nickname-proposed = „{ $nickname }“ čaká na riaditeľa.
entry-nickname-approved = „{ $nickname }“ – schválené.
entry-nickname-returned = Riaditeľ váš návrh vrátil. Dôvod je v liste pre vás. Navrhnite inú prezývku.
entry-nickname-new = Prezývka, 2 až 24 znakov
entry-nickname-send = Navrhnúť
entry-contact = Ako sa s vami spojíme
entry-contact-theirs = Kontakt
entry-contact-other = Ak je chyba v mene alebo v dátume narodenia, povedzte to registrácii po telefóne.
entry-save = Uložiť
entry-consents = Súhlasy
entry-consent-given = udelený
entry-consent-refused = neudelený
entry-consent-give = Udeliť
entry-consent-take-back = Odvolať
entry-consent-data-sure = Bez tohto súhlasu sa nikto nemôže zúčastniť: vaša prihláška sa skončí. Údaje zostanú, kým ich nevymažete alebo neuplynie ich čas.
entry-place = Vaša cena pre víťaza
entry-place-lead = Výhra: { $prize }. Ak nemôžete ísť, miesto prejde na ďalšieho v poradí; titul vám zostane.
entry-place-pass = Nemôžem ísť
entry-place-sure = Miesto potom patrí ďalšiemu v poradí a nemožno ho vziať späť.
entry-data = Vaše údaje
entry-data-theirs = Osobné údaje
entry-data-lead = { $days ->
    [one] Osobné údaje zmažeme najneskôr { $days } deň po poslednom finále. Môžete si ich stiahnuť, odstúpiť alebo ich dať vymazať hneď.
    [few] Osobné údaje zmažeme najneskôr { $days } dni po poslednom finále. Môžete si ich stiahnuť, odstúpiť alebo ich dať vymazať hneď.
    [many] Osobné údaje zmažeme najneskôr { $days } dňa po poslednom finále. Môžete si ich stiahnuť, odstúpiť alebo ich dať vymazať hneď.
   *[other] Osobné údaje zmažeme najneskôr { $days } dní po poslednom finále. Môžete si ich stiahnuť, odstúpiť alebo ich dať vymazať hneď.
}
entry-export = Stiahnuť ako súbor (JSON)
entry-withdraw = Odstúpiť
entry-withdraw-sure = Miesto hneď dostane prvý náhradník.
entry-withdraw-yes = Áno, odstúpiť
entry-erase = Vymazať o tejto prihláške všetko
entry-erase-sure = Meno, adresy, dátum narodenia a prezývka sa hneď a navždy zmažú a prihláška sa skončí. Odohrané výsledky zostanú bez mena.
entry-erase-yes = Áno, vymazať všetko
entry-erased = Vymazané
entry-erased-lead = Z tejto prihlášky už neuchovávame nič osobné. Súkromný odkaz už nefunguje.
entry-done-contact = Uložené.
entry-done-nickname = Prezývka je navrhnutá. Pozrie sa na ňu riaditeľ.
entry-done-consent = Súhlas je zmenený.
entry-done-withdrawn = Prihláška je stiahnutá.
entry-done-passed = Miesto je odovzdané.
entry-done-comes = Zapísané: príde.
entry-done-declined = Zapísané: nepríde. Miesto je voľné pre náhradníka.
entry-done-here = Príchod je zapísaný.
entry-done-away = Príchod je zrušený.
entry-done-erased = Vymazané.

entry-desk = Registrácia
entry-desk-entries = Prihlášky
entry-desk-check-in = Príchody
entry-desk-files = Zoznamy
entry-desk-lists = Zoznamy prihlášok
entry-desk-venue = Miesto konania
entry-desk-all = Všetky miesta konania
entry-desk-show = Ukázať
entry-search = Hľadať podľa mena, telefónu, e-mailu, prezývky alebo kódu
entry-search-go = Hľadať
entry-list-calls = Zavolať
entry-list-alternates = Náhradníci
entry-list-confirmed = Potvrdení
entry-list-gone = Odišli
entry-list-found = Nájdení
entry-list-lead-calls = Najskoršie prihlášky prvé. Zavolajte a stlačte odpoveď.
entry-list-lead-alternates = V poradí čísel. Miesto, ktoré sa uvoľní pred rozsadením, dostane prvý.
entry-list-lead-confirmed = Po telefonáte, prídu.
entry-list-lead-gone = Odstúpili, chýbajú, diskvalifikovaní alebo vymazaní.
entry-list-lead-found = Kto zodpovedá hľadaniu.
entry-list-none = Nikto.
entry-list-more = { $count ->
    [one] Nezobrazená ešte { $count } osoba.
    [few] Nezobrazené ešte { $count } osoby.
    [many] Nezobrazených ešte { $count } osoby.
   *[other] Nezobrazených ešte { $count } osôb.
}
entry-nameless = (bez mena)
entry-phoned = po telefonáte
entry-order = Prihláška č. { $number }
entry-comes = Príde
entry-declines = Nepríde
entry-declines-sure = Prihláška sa skončí a postúpi prvý náhradník.
entry-declines-yes = Áno, nepríde
entry-registered-at = Prihláška: { $when }
entry-reason = Dôvod: { $reason }
entry-reason-declined-by-phone = Odmietnutie účasti po telefóne.
entry-reason-consent-withdrawn = Odvolaný súhlas s použitím údajov.
entry-code = Kód pri príchode
entry-on-behalf = O čo niekto žiada telefonicky alebo e-mailom, možno urobiť tu zaňho.
entry-new-link = Vydať nový súkromný odkaz
entry-new-link-lead = Nový odkaz na túto prihlášku. Ukáže sa len raz.
entry-code-type = Kód z QR, napísaný alebo načítaný
entry-code-find = Nájsť
entry-code-unknown = Tento kód nikto nemá.
entry-camera = Načítať kamerou
entry-camera-view = Čo vidí kamera
entry-camera-refused = Kameru tu nemožno použiť. Kód napíšte.
entry-check-in-yes = Zapísať príchod
entry-check-in-undo = Zrušiť príchod
entry-here-already = Príchod je už zapísaný.
entry-here-count = { $count ->
    [one] Prítomná { $count } osoba, čaká sa na: { $awaited }
    [few] Prítomné { $count } osoby, čaká sa na: { $awaited }
    [many] Prítomných { $count } osoby, čaká sa na: { $awaited }
   *[other] Prítomných { $count } osôb, čaká sa na: { $awaited }
}
entry-awaited = Čaká sa na nich
entry-here = Prítomní
entry-details = Všetko o tejto prihláške
entry-import = Načítať prihlášky zo súboru
entry-import-lead = Súbor CSV, jedna prihláška na riadok, v poradí, ako prišli. Prvý riadok pomenúva stĺpce:
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
entry-import-unreadable = Súbor nemožno prečítať: musí to byť CSV v UTF-8.
entry-import-empty = V súbore nie je riadok s prihláškou.
entry-import-long = Súbor má priveľa riadkov: naraz ich možno načítať najviac { $most }.
entry-import-missing-column = Chýba stĺpec „{ $column }“.
entry-import-unknown-column = Neznámy stĺpec „{ $column }“.
entry-import-cells = Počet buniek v riadku: { $found } namiesto { $wanted }.
entry-import-venue = Miesto konania musí byť jedno z: { $venues }.
entry-import-tick = V stĺpci „{ $column }“ musí byť yes.
entry-imported = { $count ->
    [one] Načítaná { $count } prihláška.
    [few] Načítané { $count } prihlášky.
    [many] Načítaných { $count } prihlášky.
   *[other] Načítaných { $count } prihlášok.
}
entry-export-list = Všetky prihlášky ako súbor (CSV)
entry-export-lead = S osobnými údajmi: uložte bezpečne a zmažte, keď už nebude potrebný.

problem-no-such-championship = Také majstrovstvá tu nie sú.
problem-no-such-desk = Tento odkaz neplatí alebo už neplatí. Požiadajte riaditeľa o nový.
problem-no-such-entry = Tento odkaz neplatí alebo už neplatí. Správny je v liste, ktorý prišiel po prihlásení; nový vám dá registrácia.
problem-desk-link-needed = Táto stránka je pre činovníkov majstrovstiev. Otvorte ju svojím súkromným odkazom.

refusal-champ-alternates-full = Toto miesto konania je plné a plný je aj jeho zoznam náhradníkov ({ $alternates }).
refusal-champ-already-done = To už je hotové.
refusal-champ-already-judging = Tento rozhodca má v tom istom čase iný stôl alebo hrá.
refusal-champ-bad-moment = V tejto fáze to nejde.
refusal-champ-cancelled = Majstrovstvá sú zrušené.
refusal-champ-clock-back = Skúška sa nemôže vrátiť pred svoju poslednú udalosť.
refusal-champ-clock-changed = Hodiny sa medzitým zmenili. Prečítajte si hlásenie znova.
refusal-champ-clock-same-person = To ste už povedali. Musí to potvrdiť druhý činovník.
refusal-champ-consent-missing = Chýba súhlas. Bez neho sa nikto nemôže zúčastniť.
refusal-champ-declaration-missing = Chýba vyhlásenie. Prihláška potrebuje všetky.
refusal-champ-excluded = Zamestnanci organizátorov, ich najbližší príbuzní a ľudia, ktorých prihlášku organizátori ukončili, sa nemôžu zúčastniť.
refusal-champ-game-running = Hra beží: teraz tam nemožno nikoho posadiť ani presadiť.
refusal-champ-judge-missing = Niektorý stôl ešte nemá rozhodcu.
refusal-champ-late = Neskoro: miesto prepadlo pri oficiálnom začiatku.
refusal-champ-nickname-missing = Žiadna prezývka nečaká.
refusal-champ-nickname-taken = Túto alebo veľmi podobnú prezývku už niekto má. Zvoľte inú.
refusal-champ-nickname-unfit = Prezývka má 2 až 24 bežných znakov, z toho aspoň jedno písmeno alebo číslicu.
refusal-champ-no-alternate = Žiadny náhradník už nie je.
refusal-champ-no-notice = Napíšte oznámenie, ktoré všetkým povie, čo sa zmenilo.
refusal-champ-no-reason = Napíšte dôvod.
refusal-champ-no-such-entrant = Taká prihláška neexistuje.
refusal-champ-no-such-session = Také kolo neexistuje.
refusal-champ-no-such-stage = Taká fáza neexistuje.
refusal-champ-no-such-table = Taký stôl neexistuje.
refusal-champ-no-such-venue = Také miesto konania neexistuje.
refusal-champ-no-vacancy = Žiadne miesto nie je voľné.
refusal-champ-not-allowed = Vaša rola to nesmie.
refusal-champ-not-awaited = Táto osoba sa tam nečaká.
refusal-champ-not-confirmed = Prihláška ešte nie je potvrdená: najprv zavolajte.
refusal-champ-not-finished = Niečo predchádzajúce ešte nie je hotové.
refusal-champ-not-open = Začiatok prihlasovania na tomto mieste: { $opens }.
refusal-champ-not-qualified = Odovzdať to miesto môže len ten, kto ho má.
refusal-champ-not-yours = To je cudzia prihláška.
refusal-champ-old-terms = Podmienky sa od otvorenia tejto stránky zmenili. Prečítajte si novú verziu a prijmite ju.
refusal-champ-registered-twice = Táto osoba je už prihlásená. Použite súkromný odkaz z listu alebo sa opýtajte registrácie.
refusal-champ-seating-broken = Také rozsadenie by porušilo pravidlo.
refusal-champ-sheet-changed = Zápis sa medzitým zmenil: pozrite sa naň znova.
refusal-champ-sheet-missing = Ešte chýba zápis.
refusal-champ-sheet-wrong = V zápise niečo nesedí.
refusal-champ-stage-over = Táto fáza je uzavretá.
refusal-champ-table-too-small = Pri niektorom stole je menej hráčov než { $fewest }: rozsaďte tú vlnu znova.
refusal-champ-tie-undecided = Zhoda ešte nie je rozhodnutá: rozhoduje hlavný rozhodca.
refusal-champ-too-early = Na to je príliš skoro.
refusal-champ-too-few = Hráčov je málo: treba ich aspoň { $fewest }.
refusal-champ-too-young = Musíte mať aspoň { $age } rokov v deň: { $day }.
refusal-champ-unsigned = Chýba podpis.
refusal-champ-venue-elsewhere = To sa týka miesta konania, ktoré sa vedie inde: urobte to na serveri majstrovstiev.
refusal-champ-venue-full = Toto miesto konania je plné.
refusal-champ-venue-lent = Toto miesto konania beží na vlastnom počítači. Urobte to tam alebo počkajte, kým sa vrátia výsledky.
refusal-champ-window-closed = Posledný deň prihlasovania na tomto mieste: { $closed }.
refusal-champ-same-person = To musí potvrdiť druhá osoba.
refusal-champ-wrong-citizenship = Podmienkou je občianstvo: { $needed }.
refusal-champ-wrong-replacement = Oprava neuvádza zápis, ktorý teraz platí.
