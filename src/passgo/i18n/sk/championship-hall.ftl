# Majstrovstvá v sále: konzola riaditeľa, hodiny, zápisy, tabule.

hall-desk = Stránky činovníkov
hall-rule = Pravidlo
hall-waiting = { $count ->
    [one] Čaká: { $count }
    [few] Čakajú: { $count }
    [many] Čaká: { $count }
   *[other] Čaká: { $count }
}
hall-role-registrar = Registrátor
hall-role-director = Riaditeľ
hall-role-head-judge = Hlavný rozhodca
hall-role-judge = Rozhodca
hall-role-scorer = Zapisovateľ
hall-page-director = Kolá
hall-page-registrar = Registrácia
hall-page-nicknames = Prezývky
hall-page-entrants = Účastníci
hall-page-terms = Podmienky
hall-page-officials = Činovníci
hall-page-outbox = Na odoslanie
hall-page-sheets = Zápisy
hall-page-clock = Hodiny
hall-page-board = Tabuľa s výsledkami
hall-page-projector = Projektor
hall-page-judge = Moje stoly
hall-page-time = Hodiny počítača

hall-director-lead = Každé kolo prebieha rovnako: rozsadenie, rozhodcovia, zverejnenie, prezencia, hra, zápisy, výsledky, postup.
hall-champion = Titul získava { $nickname }
hall-venue = Miesto konania
hall-round = Kolo
hall-round-number = Kolo { $number }
hall-players = Hráči
hall-stands = Stav
hall-open-session = Otvoriť: { $session }
hall-session = { $stage }, { $city }
hall-session-round = { $stage }, { $city }, kolo { $round }
hall-backup = Záloha a denník
hall-backup-lead = Záloha sa zapíše pri každom zverejnení výsledkov a uzavretí fázy, ak má server priečinok na zálohy. Pred ďalším kolom ju skopíruj na iné zariadenie.
hall-log = { $count ->
    [one] { $count } udalosť v denníku. Odtlačok:
    [few] { $count } udalosti v denníku. Odtlačok:
    [many] { $count } udalosti v denníku. Odtlačok:
   *[other] { $count } udalostí v denníku. Odtlačok:
}
hall-machine = Stroj času
hall-machine-lead = Tieto majstrovstvá sú skúška. Môžeš ich preniesť do iného času, ale nikdy pred ich poslednú udalosť.
hall-machine-now = Skúška. Čas tu: { $moment }
hall-machine-to = Deň a čas
hall-machine-go = Preniesť sa
hall-machine-back = Späť do prítomnosti
hall-time-jumped = Hodiny počítača majstrovstiev preskočili. Čas pred skokom: { $was }. Potom hodiny ukazovali: { $says }. Kolá a lehoty bežia ďalej podľa času pred skokom.
hall-time-open = Čo robiť
hall-time-now = Čas majstrovstiev: { $time }. Hodiny počítača: { $clock }.
hall-time-fine = O hodinách nie je žiadne otvorené hlásenie.
hall-time-wrong = Ak hodiny idú zle, nastav ich na počítači. Hlásenie sa potom zavrie samo.
hall-time-right = Ak hodiny idú správne, musia to tu potvrdiť dvaja činovníci. Rozohraným kolám ostane zvyšný čas.
hall-time-accept = Hodiny idú správne
hall-time-proposed = { $name } hovorí, že hodiny idú správne. Musí to potvrdiť druhý činovník.
hall-time-venue = { $city }: hodiny tamojšieho počítača išli zle. Čas posledného záznamu: { $was }. Hodiny ukazovali: { $says }. Poradie záznamov sa nezmenilo.
hall-rehearse = Nechať botov odohrať ďalšiu fázu
hall-rehearse-lead = Nasleduje: { $stage }. Boti si sadnú ku každému stolu a odohrajú fázu až do konca; môže to trvať minútu.

hall-pipeline = Kroky tohto kola
hall-state-done = hotovo
hall-state-now = teraz
hall-state-later = neskôr
hall-step-seating = Rozsadenie
hall-step-judges = Rozhodcovia
hall-step-publish = Zverejnenie
hall-step-roll = Prezencia
hall-step-play = Hra
hall-step-sheets = Zápisy
hall-step-release = Výsledky
hall-step-qualify = Postup
hall-step-over = Dohrané
hall-step-later = Ešte nie
hall-waits-director = To je na riaditeľovi.
hall-waits-head-judge = To je na hlavnom rozhodcovi.

hall-plan = Hráči: { $players }, stoly: { $tables }, vlny: { $heats }.
hall-drawn = Hráči: { $players }, stoly: { $tables }.
hall-seed-printed = Semienko { $seed }: každý z neho môže vyžrebovať to isté rozsadenie.
hall-seeded = Najsilnejší hráči sú rozdelení medzi stoly.
hall-reason-sizes = Počet hráčov pri stoloch: { $sizes }. Rozdelení rovnomerne, { $fewest } až { $most } pri stole.
hall-reason-repeats = { $count ->
    [0] Žiadna dvojica sa nestretne znova.
    [one] { $count } dvojica sa stretne znova: lepšie rozsadenie sa nenašlo.
    [few] { $count } dvojice sa stretnú znova: lepšie rozsadenie sa nenašlo.
    [many] { $count } dvojice sa stretne znova: lepšie rozsadenie sa nenašlo.
   *[other] { $count } dvojíc sa stretne znova: lepšie rozsadenie sa nenašlo.
}
hall-reason-apart = { $count ->
    [one] { $count } dvojica hráčov má sedieť pri rôznych stoloch.
    [few] { $count } dvojice hráčov majú sedieť pri rôznych stoloch.
    [many] { $count } dvojice má sedieť oddelene.
   *[other] { $count } dvojíc hráčov má sedieť pri rôznych stoloch.
}
hall-reason-fixed = { $count ->
    [one] { $count } hráč má pevný stôl.
    [few] { $count } hráči majú pevné stoly.
    [many] { $count } hráča má pevné stoly.
   *[other] { $count } hráčov má pevné stoly.
}
hall-broken-seated-twice = Niekto by sedel pri dvoch stoloch.
hall-broken-not-a-player = Miesto má niekto, kto toto kolo nehrá.
hall-broken-not-seated = Niekto, kto toto kolo hrá, nemá miesto.
hall-broken-table-too-small = Pri niektorom stole je primálo hráčov.
hall-broken-table-too-large = Pri niektorom stole je priveľa hráčov.
hall-broken-tables-differ = Počet stolov nezodpovedá formátu.
hall-broken-thinned-unevenly = Dva stoly sa líšia o viac než jedného hráča.
hall-broken-fixed-seat = Hráč nesedí pri svojom pevnom stole.
hall-broken-kept-apart = Dvaja hráči, ktorí majú sedieť pri rôznych stoloch, sedia pri tom istom.
hall-table = Stôl { $number }
hall-heat = Vlna { $number }
hall-table-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráča
   *[other] { $count } hráčov
}
hall-again = { $count ->
    [one] { $count } skoršie stretnutie
    [few] { $count } skoršie stretnutia
    [many] { $count } skoršieho stretnutia
   *[other] { $count } skorších stretnutí
}
hall-judged-by = Rozhodca: { $name }
hall-fixed = pevný stôl
hall-swap-lead = Zaškrtni dvoch hráčov, ktorí si vymenia miesta. Rozsadenie sa znova overí; výmena proti pravidlám sa odmietne.
hall-swap = Vymeniť miesta
hall-swap-two = Zaškrtni práve dvoch hráčov.
hall-draw = Vyžrebovať rozsadenie
hall-draw-again = Žrebovať znova
hall-seed = Semienko žrebovania
hall-seed-lead = Použi toto číslo alebo verejne vyžrebované.
hall-apart = Posadiť oddelene
hall-apart-one = Prvý hráč
hall-apart-other = Druhý hráč
hall-pair = { $one } a { $other }
hall-fixing = Pevné stoly
hall-fixed-player = Hráč
hall-fixed-table = Stôl
hall-fixed-at = { $name }: stôl { $table }

hall-judge-of = Rozhodca stola { $number }
hall-judges-save = Prideliť týchto rozhodcov
hall-judges-none = Na toto miesto konania ešte nie je pozvaný žiadny rozhodca.
hall-judges-set = Stoly s rozhodcom: { $count } z { $tables }.
hall-published = Zverejnené. Oficiálny začiatok: { $moment }
hall-projector-open = Ukázať na projektore
hall-pdf = Vytlačiť zápisy (PDF)
hall-starts = Oficiálny začiatok (časové pásmo { $zone })
hall-publish = Zverejniť rozsadenie
hall-present = Prítomní hráči: { $present } z { $players }.
hall-missing = { $count ->
    [one] Chýba { $count } osoba
    [few] Chýbajú { $count } osoby
    [many] Chýba { $count } osoby
   *[other] Chýba { $count } osôb
}
hall-small = Stoly, pri ktorých je primálo hráčov: { $tables }. Rozsaď túto vlnu znova.
hall-alternates = { $count ->
    [one] { $count } náhradník, prítomných: { $present }.
    [few] { $count } náhradníci, prítomných: { $present }.
    [many] { $count } náhradníka, prítomných: { $present }.
   *[other] { $count } náhradníkov, prítomných: { $present }.
}
hall-roll-alternates = Prítomní náhradníci obsadia voľné miesta v poradí čísel
hall-roll = Urobiť prezenciu
hall-call-alternate = Vyvolať ďalšieho náhradníka
hall-reseat = Znova rozsadiť vlnu { $heat }
hall-start = { $count ->
    [one] Začať hru pri stole
    [few] Začať hru pri { $count } stoloch naraz
    [many] Začať hru pri { $count } stola naraz
   *[other] Začať hru pri { $count } stoloch naraz
}
hall-start-lead = Kto pri prezencii chýbal, prišiel o miesto. Hodiny sa rozbehnú pre všetky stoly naraz.
hall-heat-waiting = Čaká
hall-heat-rolled = Prezencia hotová, možno začať
hall-heat-running = Hrá sa
hall-heat-last-round = Posledné kolo
hall-heat-paused = Prerušené
hall-heat-over = Čas uplynul
hall-play-later = Po zverejnení rozsadenia.
hall-clock-of = Hodiny vlny { $heat }
hall-expel = Diskvalifikovať
hall-expel-who = Koho diskvalifikovať
hall-expel-lead = Za nevhodné správanie. Hráč skončí posledný, nedostane žiadne body a nemôže sa vrátiť.
hall-reason = Dôvod
hall-fate-playing = v hre do konca
hall-fate-bankrupt = bankrot
hall-fate-expelled = diskvalifikácia
hall-fate-withdrawn = odstúpenie

hall-sheets-lead = Každý zápis skontroluje druhá osoba a potvrdí ho bez zmien alebo ho vráti.
hall-sheets-none = Teraz sa na žiadne zápisy nečaká.
hall-sheets-count = Potvrdené zápisy: { $confirmed } z { $tables }.
hall-sheets-short = { $confirmed } z { $tables }
hall-sheets-missing = Stoly bez zápisu: { $tables }.
hall-sheet-waiting = nezačalo sa
hall-sheet-playing = hrá sa
hall-sheet-due = chýba zápis
hall-sheet-entered = čaká na druhú osobu
hall-sheet-confirmed = potvrdené
hall-sheet-of = Zápis stola { $number }
hall-sheet-none = Pre tento stôl nie je vyplnený zápis.
hall-sheet-by = Verzia { $version }, autor: { $name }.
hall-sheet-confirmed-by = Potvrdenie: { $name }.
hall-back-session = Späť ku kolu
hall-part-cash = Hotovosť
hall-part-deeds = Nehnuteľnosti
hall-part-mortgaged = Nehnuteľnosti pod hypotékou
hall-part-houses = Domy
hall-part-hotels = Hotely
hall-part-total = Majetok
hall-holdings = { $count ->
    [one] { $count } nehnuteľnosť
    [few] { $count } nehnuteľnosti
    [many] { $count } nehnuteľnosti
   *[other] { $count } nehnuteľností
}
hall-mortgaged = pod hypotékou
hall-houses = { $count ->
    [one] { $count } dom
    [few] { $count } domy
    [many] { $count } domu
   *[other] { $count } domov
}
hall-hotel = hotel
hall-signed = podpísané
hall-unsigned = nepodpísané
hall-placings = Poradie a body
hall-points-count = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodov
}
hall-tie = Zhoda: rozhodne hlavný rozhodca.
hall-decided-worth = podľa majetku
hall-decided-deeds = rovnaký majetok, viac nehnuteľností bez hypotéky
hall-decided-cash = rovnaký majetok aj nehnuteľnosti, viac peňazí
hall-decided-head-judge = rozhodnutím hlavného rozhodcu
hall-decided-survived = v hre do konca
hall-decided-left-later = neskorší odchod z hry
hall-decided-expelled = diskvalifikácia ďalšieho v poradí
hall-confirming = Druhá osoba
hall-digest = Odtlačok tohto zápisu:
hall-signatures-missing = Bez podpisu: { $names }.
hall-own-sheet = Tento zápis je tvoj, takže ho musí potvrdiť niekto iný.
hall-confirm-lead = Porovnaj s papierovým zápisom. Potvrdzuješ presne to, čo tu vidíš; na tejto stránke nemožno nič meniť.
hall-confirm = Potvrdiť bez zmien
hall-reject = Vrátiť
hall-release-lead = Body sa zverejňujú pod prezývkami, majetok nikdy.
hall-release = Zverejniť výsledky
hall-released = Výsledky sú zverejnené.
hall-board-open = Otvoriť tabuľu s výsledkami
hall-qualify-lead = Zoradí všetkých a povie, kto postupuje. Žreb rozhoduje len tam, kde nerozhodne nič iné; jeho semienko zostáva v denníku.
hall-qualify-later = Po zverejnení výsledkov.
hall-lot-seed = Semienko žrebu
hall-qualify = Uzavrieť tu fázu
hall-next-round = Prejsť k ďalšiemu kolu
hall-goes-on = postupuje
hall-by-lot = žrebom

hall-nicknames-lead = Prezývka musí súvisieť s hrou a nesmie odkazovať na vek, pohlavie, národnosť ani vzhľad. Na možné problémy upozorňujeme; rozhoduješ ty.
hall-nicknames-none = Žiadna prezývka nečaká na schválenie.
hall-no-concern = Bez výhrad.
hall-approve = Schváliť
hall-approve-all = { $count ->
    [one] Schváliť jednu prezývku bez výhrad
    [few] Schváliť všetky { $count } prezývky bez výhrad
    [many] Schváliť všetky { $count } prezývky bez výhrad
   *[other] Schváliť všetkých { $count } prezývok bez výhrad
}
hall-give-back = Odmietnuť
hall-give-back-reason = Dôvod (uvidí ho účastník)
hall-approved = { $count ->
    [one] { $count } schválená prezývka
    [few] { $count } schválené prezývky
    [many] { $count } schválenej prezývky
   *[other] { $count } schválených prezývok
}
hall-concern-theme = Nenašlo sa slovo z hry.
hall-concern-age = Môže odkazovať na vek.
hall-concern-sex = Môže odkazovať na pohlavie.
hall-concern-nationality = Môže odkazovať na národnosť.
hall-concern-body = Môže odkazovať na vzhľad.
hall-concern-number = Obsahuje číslo, ktoré môže byť vek alebo rok narodenia.
hall-concern-place = Obsahuje názov miesta konania alebo mesta.
hall-concern-name = Obsahuje časť skutočného mena.

hall-search = Meno alebo prezývka
hall-search-go = Hľadať
hall-found = { $count ->
    [0] Nikto sa nenašiel.
    [one] Našla sa { $count } osoba.
    [few] Našli sa { $count } osoby.
    [many] Našlo sa { $count } osoby.
   *[other] Našlo sa { $count } osôb.
}
hall-erased = vymazané
hall-alternate-number = Náhradník { $number }
hall-status-pending = Čaká na telefonát
hall-status-confirmed = Potvrdené
hall-status-withdrawn = Stiahnuté
hall-status-no-show = Neúčasť
hall-status-disqualified = Diskvalifikácia
hall-status-erased = Vymazané
hall-cancel = Zrušiť prihlášku
hall-cancel-lead = Organizátori môžu prihlášku zrušiť, napríklad keď sú údaje neúplné alebo v rozpore s podmienkami.

hall-terms-lead = Nová verzia platí hneď a na verejnej stránke všetci vidia oznámenie o zmene.
hall-terms-version = Verzia { $version }
hall-terms-notice = Čo sa zmenilo (oznámenie)
hall-terms-closes = Nový posledný deň prihlasovania (teraz { $day }); nechaj prázdne, ak sa nemení
hall-terms-mailed = Poslať e-mail všetkým prihláseným
hall-terms-cancelled = Majstrovstvá sú zrušené
hall-terms-publish = Zverejniť novú verziu
hall-terms-empty = Napíš podmienky aspoň v jednom jazyku.

hall-officials-lead = Každý dostane súkromný odkaz na jednu rolu. Kto má odkaz, koná v tej role: pošli ho len jednej osobe. Nový odkaz zruší starý.
hall-official-name = Meno
hall-official-role = Rola
hall-official-venue = Miesto konania
hall-official-table = Zvyčajný stôl (ak nejaký má)
hall-invite = Vytvoriť odkaz
hall-invited = Odkaz pre osobu: { $name }
hall-invited-lead = Tento odkaz sa ukáže len raz.
hall-name-needed = Zadaj meno, 1 až 60 znakov.
hall-revoke = Zneplatniť
hall-revoke-lead = Všetky odkazy, ktoré má { $name }, hneď prestanú fungovať.
hall-revoke-yes = Zneplatniť všetky odkazy
hall-revoke-self = Vlastný odkaz zneplatniť nemôžeš. Môže to iný riaditeľ.
hall-you = ty

hall-outbox-lead = { $count ->
    [0] Všetky e-maily sú odoslané.
    [one] Čaká { $count } e-mail. Skopíruj ho do poštového programu a potom označ ako odoslaný.
    [few] Čakajú { $count } e-maily. Skopíruj ich do poštového programu a potom označ ako odoslané.
    [many] Čaká { $count } e-mailu. Skopíruj ich do poštového programu a potom označ ako odoslané.
   *[other] Čaká { $count } e-mailov. Skopíruj ich do poštového programu a potom označ ako odoslané.
}
hall-letter-to = Komu
hall-letter-subject = Predmet
hall-letter-body = Správa
hall-letter-fault = Poštový server správu odmietol:
hall-copy = Kopírovať
hall-copied = Skopírované
hall-sent = Označiť ako odoslané
hall-sent-all = { $count ->
    [one] Označiť tento jeden ako odoslaný
    [few] Označiť tieto { $count } ako odoslané
    [many] Označiť týchto { $count } ako odoslané
   *[other] Označiť týchto { $count } ako odoslané
}
hall-phones = Telefónny zoznam
hall-name = Meno
hall-phone = Telefón

hall-clock = Hodiny
hall-clocks-lead = Oficiálny čas stráži hlavný rozhodca. Hodiny si môže otvoriť každý; tlačidlá vidí len hlavný rozhodca.
hall-clocks-none = Ešte nie je zverejnené rozsadenie.
hall-clock-left = Zostávajúci čas
hall-clock-waits = Najprv urob prezenciu.
hall-clock-reason = Dôvod prerušenia, zobrazí sa v sále
hall-clock-pause = Prerušiť
hall-clock-resume = Pokračovať
hall-clock-last-round = Vyhlásiť posledné kolo
hall-clock-end = Ukončiť hrací čas
hall-clock-all = Všetky hodiny
hall-clock-offline = Bez spojenia. Čas beží ďalej.
hall-fullscreen = Celá obrazovka
hall-call-minutes = { $count ->
    [one] Zostáva { $count } minúta
    [few] Zostávajú { $count } minúty
    [many] Zostáva { $count } minúty
   *[other] Zostáva { $count } minút
}
hall-call-over = Čas uplynul

hall-board = Tabuľa s výsledkami
hall-board-lead = Body po každom kole, pod prezývkami.
hall-board-empty = Výsledky ešte nie sú zverejnené.
hall-csv = Poradie ako CSV
hall-json = Poradie ako JSON
hall-number = Sála { $number }
hall-halls = Sály
hall-all = Všetko
hall-rank = Poradie
hall-nickname = Prezývka
hall-points = Body
hall-anonymous = anonymne
hall-offline = Bez spojenia. Toto je posledný známy stav.
hall-scroll-pause = Zastaviť posúvanie

hall-done-travel = Čas nastavený.
hall-done-return = Majstrovstvá sa vrátili do prítomnosti.
hall-done-rehearse = Fáza odohraná.
hall-done-draft = Rozsadenie vyžrebované. Skontroluj ho a potom zverejni.
hall-done-reseat = Vlna znova rozsadená.
hall-done-swap = Hráči si vymenili miesta.
hall-done-judges = Rozhodcovia pridelení.
hall-done-publish = Zverejnené.
hall-done-roll = Prezencia hotová.
hall-done-alternate = Ďalší náhradník vyvolaný.
hall-done-start = Hra pri stoloch sa začala.
hall-done-expel = Diskvalifikované.
hall-done-release = Výsledky zverejnené.
hall-done-qualify = Fáza je tu uzavretá.
hall-done-approve = Prezývka schválená.
hall-done-approve-all = Prezývky schválené.
hall-done-give-back = Prezývka odmietnutá.
hall-done-cancel = Prihláška zrušená.
hall-done-revoke = Odkazy už nefungujú.
hall-done-sent = Označené ako odoslané.
hall-done-sent-all = Označené ako odoslané.
hall-done-confirm = Zápis potvrdený.
hall-done-reject = Zápis vrátený.
