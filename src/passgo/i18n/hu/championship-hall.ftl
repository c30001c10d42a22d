# Bajnokság a teremben: igazgatói pult, órák, lapok, táblák.

hall-desk = Tisztségviselői oldalak
hall-rule = Szabály
hall-waiting = { $count ->
    [one] { $count } várakozik
   *[other] { $count } várakozik
}
hall-role-registrar = Nevezési felelős
hall-role-director = Versenyigazgató
hall-role-head-judge = Főbíró
hall-role-judge = Bíró
hall-role-scorer = Pontozó
hall-page-director = Fordulók
hall-page-registrar = Nevezési pult
hall-page-nicknames = Becenevek
hall-page-entrants = Nevezők
hall-page-terms = Feltételek
hall-page-officials = Tisztségviselők
hall-page-outbox = Kimenő e-mailek
hall-page-sheets = Lapok
hall-page-clock = Órák
hall-page-board = Eredményjelző
hall-page-projector = Kivetítő
hall-page-judge = Az asztalaim
hall-page-time = A számítógép órája

hall-director-lead = Minden forduló egyformán zajlik: ülésrend, bírók, közzététel, névsorolvasás, játék, lapok, eredmények, továbbjutás.
hall-champion = Bajnok: { $nickname }
hall-venue = Helyszín
hall-round = Forduló
hall-round-number = { $number }. forduló
hall-players = Játékosok
hall-stands = Állapot
hall-open-session = Megnyitás: { $session }
hall-session = { $stage }, { $city }
hall-session-round = { $stage }, { $city }, { $round }. forduló
hall-backup = Biztonsági mentés és napló
hall-backup-lead = Biztonsági mentés készül, valahányszor eredményeket tesznek közzé vagy lezárnak egy szakaszt, ha a kiszolgálónak van erre mappája. A következő forduló előtt másold át egy másik eszközre.
hall-log = { $count ->
    [one] { $count } esemény a naplóban. Kivonat:
   *[other] { $count } esemény a naplóban. Kivonat:
}
hall-machine = Időgép
hall-machine-lead = Ez a bajnokság próba. Áthelyezhető más időpontra, de soha nem az utolsó eseménye elé.
hall-machine-now = Próba. Az idő itt: { $moment }
hall-machine-to = Nap és időpont
hall-machine-go = Ugrás
hall-machine-back = Vissza a jelenbe
hall-time-jumped = A bajnokság számítógépének órája ugrott. Az ugrás előtti idő: { $was }. Utána az óra ezt mutatta: { $says }. A fordulók és a határidők továbbra is az ugrás előtti idő szerint mennek.
hall-time-open = Mi a teendő
hall-time-now = A bajnokság ideje: { $time }. A számítógép órája: { $clock }.
hall-time-fine = Nincs az órával kapcsolatos nyitott jelzés.
hall-time-wrong = Ha az óra rosszul jár, igazítsd meg a számítógépen. A jelzés ekkor magától lezárul.
hall-time-right = Ha az óra pontos, ezt itt két tisztségviselőnek kell elfogadnia. A folyamatban lévő fordulók hátralévő ideje megmarad.
hall-time-accept = Az óra pontos
hall-time-proposed = { $name } szerint az óra pontos. Ezt egy második tisztségviselőnek kell megerősítenie.
hall-time-venue = { $city }: az ottani számítógép órája rosszul járt. Az utolsó bejegyzés ideje: { $was }. Az óra ezt mutatta: { $says }. A bejegyzések sorrendje nem változott.
hall-rehearse = Következő szakasz lejátszása botokkal
hall-rehearse-lead = Következik: { $stage }. Minden helyre botok ülnek, és végigjátsszák a szakaszt; ez egy percig is eltarthat.

hall-pipeline = A forduló lépései
hall-state-done = kész
hall-state-now = most
hall-state-later = később
hall-step-seating = Ülésrend
hall-step-judges = Bírók
hall-step-publish = Közzététel
hall-step-roll = Névsorolvasás
hall-step-play = Játék
hall-step-sheets = Lapok
hall-step-release = Eredmények
hall-step-qualify = Továbbjutás
hall-step-over = Befejezve
hall-step-later = Még nem
hall-waits-director = Ezt a versenyigazgató végzi.
hall-waits-head-judge = Ezt a főbíró végzi.

hall-plan = { $players } játékos ülne { $tables } asztalhoz, { $heats } futamban.
hall-drawn = { $players } játékos, { $tables } asztal.
hall-seed-printed = Kezdőszám: { $seed }. Ebből bárki kisorsolhatja ugyanezt az ülésrendet.
hall-seeded = A legerősebb játékosokat elosztottuk az asztalok között.
hall-reason-sizes = Játékosok asztalonként: { $sizes }. Egyenletesen elosztva, asztalonként { $fewest }–{ $most }.
hall-reason-repeats = { $count ->
    [0] Senki sem találkozik újra senkivel.
    [one] { $count } pár újra találkozik: jobb ülésrendet nem találtunk.
   *[other] { $count } pár újra találkozik: jobb ülésrendet nem találtunk.
}
hall-reason-apart = { $count ->
    [one] { $count } párt külön kell ültetni.
   *[other] { $count } párt külön kell ültetni.
}
hall-reason-fixed = { $count ->
    [one] { $count } játékosnak rögzített asztala van.
   *[other] { $count } játékosnak rögzített asztala van.
}
hall-broken-seated-twice = Valaki két asztalnál ülne.
hall-broken-not-a-player = Olyan kapott helyet, aki nem játszik ebben a fordulóban.
hall-broken-not-seated = A forduló egyik játékosának nincs helye.
hall-broken-table-too-small = Valamelyik asztalnál túl kevés a játékos.
hall-broken-table-too-large = Valamelyik asztalnál túl sok a játékos.
hall-broken-tables-differ = Az asztalok száma nem egyezik a versenyformában előírttal.
hall-broken-thinned-unevenly = Két asztal között egynél több játékos a különbség.
hall-broken-fixed-seat = Egy játékos nem a neki rögzített asztalnál ül.
hall-broken-kept-apart = Két külön ültetendő játékos egy asztalnál ül.
hall-table = { $number }. asztal
hall-heat = { $number }. futam
hall-table-players = { $count ->
    [one] { $count } játékos
   *[other] { $count } játékos
}
hall-again = { $count ->
    [one] { $count } korábbi találkozás
   *[other] { $count } korábbi találkozás
}
hall-judged-by = Bíró: { $name }
hall-fixed = rögzített
hall-swap-lead = Jelölj be két játékost, hogy helyet cseréljenek. Az ülésrendet újra ellenőrizzük; szabálysértő csere nem lehetséges.
hall-swap = Helycsere
hall-swap-two = Pontosan két játékost jelölj be a cseréhez.
hall-draw = Ülésrend sorsolása
hall-draw-again = Újrasorsolás
hall-seed = A sorsolás kezdőszáma
hall-seed-lead = Használd a megadott számot, vagy egy nyilvánosan húzottat.
hall-apart = Külön ültetendők
hall-apart-one = Első játékos
hall-apart-other = Második játékos
hall-pair = { $one } és { $other }
hall-fixing = Rögzített asztalok
hall-fixed-player = Játékos
hall-fixed-table = Asztal
hall-fixed-at = { $name }: { $table }. asztal

hall-judge-of = Bíró, { $number }. asztal
hall-judges-save = Bírók kijelölése
hall-judges-none = Erre a helyszínre még nem hívtak meg bírót.
hall-judges-set = Asztalok bíróval: { $count } / { $tables }.
hall-published = Közzétéve. Hivatalos kezdés: { $moment }
hall-projector-open = Megjelenítés a kivetítőn
hall-pdf = Pontozólapok nyomtatása (PDF)
hall-starts = Hivatalos kezdés (időzóna: { $zone })
hall-publish = Ülésrend közzététele
hall-present = { $present } / { $players } játékos van itt.
hall-missing = { $count ->
    [one] { $count } hiányzik
   *[other] { $count } hiányzik
}
hall-small = Asztalok túl kevés játékossal: { $tables }. Ültesd újra ezt a futamot.
hall-alternates = { $count ->
    [one] { $count } tartalék, itt van: { $present }.
   *[other] { $count } tartalék, itt van: { $present }.
}
hall-roll-alternates = A jelen lévő tartalékok sorszám szerint elfoglalják a szabad helyeket
hall-roll = Névsorolvasás
hall-call-alternate = Következő tartalék hívása
hall-reseat = { $heat }. futam újraültetése
hall-start = { $count ->
    [one] Az asztal indítása
   *[other] Minden asztal indítása egyszerre ({ $count })
}
hall-start-lead = Aki nem volt jelen, a névsorolvasáskor elvesztette a helyét. Az óra minden asztalnak egyszerre indul.
hall-heat-waiting = Várakozik
hall-heat-rolled = A névsorolvasás megvolt, indulhat
hall-heat-running = Folyamatban
hall-heat-last-round = Utolsó kör
hall-heat-paused = Szünetel
hall-heat-over = Lejárt az idő
hall-play-later = A közzététel után.
hall-clock-of = Óra, { $heat }. futam
hall-expel = Kizárás
hall-expel-who = Kizárandó játékos
hall-expel-lead = Nem megfelelő viselkedésért. Utolsó helyre kerül, pont nélkül, és nem térhet vissza.
hall-reason = Ok
hall-fate-playing = végig játszott
hall-fate-bankrupt = csőd
hall-fate-expelled = kizárva
hall-fate-withdrawn = visszalépett

hall-sheets-lead = Minden lapot egy második személy is megnéz, és változatlanul megerősíti, vagy visszaküldi.
hall-sheets-none = Most nem várunk lapokat.
hall-sheets-count = { $confirmed } / { $tables } lap megerősítve.
hall-sheets-short = { $confirmed } / { $tables }
hall-sheets-missing = Asztalok lap nélkül: { $tables }.
hall-sheet-waiting = nem kezdődött el
hall-sheet-playing = játszanak
hall-sheet-due = hiányzik a lap
hall-sheet-entered = második személyre vár
hall-sheet-confirmed = megerősítve
hall-sheet-of = Pontozólap, { $number }. asztal
hall-sheet-none = Ehhez az asztalhoz még nem írtak be lapot.
hall-sheet-by = { $version }. változat, { $name } írta be.
hall-sheet-confirmed-by = { $name } erősítette meg.
hall-back-session = A fordulóhoz
hall-part-cash = Készpénz
hall-part-deeds = Ingatlanok
hall-part-mortgaged = Jelzáloggal terhelt ingatlanok
hall-part-houses = Házak
hall-part-hotels = Szállodák
hall-part-total = Nettó vagyon
hall-holdings = { $count ->
    [one] { $count } ingatlan
   *[other] { $count } ingatlan
}
hall-mortgaged = jelzáloggal
hall-houses = { $count ->
    [one] { $count } ház
   *[other] { $count } ház
}
hall-hotel = szálloda
hall-signed = aláírva
hall-unsigned = nincs aláírva
hall-placings = Helyezések és pontok
hall-points-count = { $count ->
    [one] { $count } pont
   *[other] { $count } pont
}
hall-tie = Egy holtverseny a főbíró döntésére vár.
hall-decided-worth = nettó vagyon alapján
hall-decided-deeds = egyenlő nettó vagyon, több jelzálogmentes ingatlan
hall-decided-cash = egyenlő nettó vagyon és ingatlanszám, több készpénz
hall-decided-head-judge = a főbíró döntése alapján
hall-decided-survived = még játékban volt
hall-decided-left-later = később esett ki
hall-decided-expelled = a következőt kizárták
hall-confirming = Második személy
hall-digest = A lap ujjlenyomata:
hall-signatures-missing = Nem írta alá: { $names }.
hall-own-sheet = Ezt a lapot te írtad be, ezért valaki másnak kell megerősítenie.
hall-confirm-lead = Vesd össze a papírral. Pontosan azt erősíted meg, amit itt látsz; ezen az oldalon semmi sem módosítható.
hall-confirm = Megerősítés változatlanul
hall-reject = Visszaküldés
hall-release-lead = A pontok becenév alatt jelennek meg, a nettó vagyon soha.
hall-release = Eredmények közzététele
hall-released = Az eredmények megjelentek.
hall-board-open = Eredményjelző megnyitása
hall-qualify-lead = Mindenkit rangsorol, és megmutatja, ki jut tovább. A sorsolás csak azt dönti el, amit semmi más nem; a kezdőszáma a naplóban marad.
hall-qualify-later = Az eredmények közzététele után.
hall-lot-seed = A sorsolás kezdőszáma
hall-qualify = A szakasz lezárása itt
hall-next-round = A következő fordulóhoz
hall-goes-on = továbbjut
hall-by-lot = sorsolással

hall-nicknames-lead = A becenév témája a játék legyen, és ne utaljon életkorra, nemre, nemzetiségre vagy testalkatra. A kifogásolhatókhoz észrevételt fűzünk; te döntesz.
hall-nicknames-none = Nincs jóváhagyásra váró becenév.
hall-no-concern = Nincs észrevétel.
hall-approve = Jóváhagyás
hall-approve-all = { $count ->
    [one] Az észrevétel nélküli becenév jóváhagyása
   *[other] Az észrevétel nélküliek jóváhagyása ({ $count })
}
hall-give-back = Elutasítás
hall-give-back-reason = Ok (a nevező megkapja)
hall-approved = { $count ->
    [one] { $count } jóváhagyott becenév
   *[other] { $count } jóváhagyott becenév
}
hall-concern-theme = Nincs benne a játékhoz kötődő szó.
hall-concern-age = Életkorra utalhat.
hall-concern-sex = Nemre utalhat.
hall-concern-nationality = Nemzetiségre utalhat.
hall-concern-body = Testalkatra utalhat.
hall-concern-number = Olyan szám van benne, amely életkor vagy születési év lehet.
hall-concern-place = Helyszín vagy város neve van benne.
hall-concern-name = Benne van a valódi név egy része.

hall-search = Név vagy becenév
hall-search-go = Keresés
hall-found = { $count ->
    [0] Nincs találat.
    [one] { $count } találat.
   *[other] { $count } találat.
}
hall-erased = törölve
hall-alternate-number = { $number }. tartalék
hall-status-pending = Függőben, felhívandó
hall-status-confirmed = Megerősítve
hall-status-withdrawn = Visszalépett
hall-status-no-show = Nem jelent meg
hall-status-disqualified = Kizárva
hall-status-erased = Törölve
hall-cancel = Nevezés törlése
hall-cancel-lead = A szervezők törölhetik a nevezést, például ha az adatok hiányosak vagy a feltételekbe ütköznek.

hall-terms-lead = Az új verzió azonnal hatályos, és a közleményt mindenki látja a nyilvános oldalon.
hall-terms-version = { $version }. verzió
hall-terms-notice = Mi változott (a közlemény)
hall-terms-closes = A nevezés új utolsó napja (most { $day }); hagyd üresen, ha nem változik
hall-terms-mailed = E-mail minden nevezőnek
hall-terms-cancelled = A bajnokság elmarad
hall-terms-publish = Új verzió közzététele
hall-terms-empty = Írd meg a feltételeket legalább egy nyelven.

hall-officials-lead = Mindenki egy szerephez kap privát linket. Akinél a link van, az abban a szerepben jár el: csak egy embernek küldd el. Az új link megszünteti a régit.
hall-official-name = Név
hall-official-role = Szerep
hall-official-venue = Helyszín
hall-official-table = Szokásos asztal, ha van
hall-invite = Link készítése
hall-invited = Link: { $name }
hall-invited-lead = Ez a link csak egyszer látható.
hall-name-needed = Adj meg egy nevet (1–60 karakter).
hall-revoke = Visszavonás
hall-revoke-lead = { $name } minden linkje azonnal érvényét veszti.
hall-revoke-yes = Minden link visszavonása
hall-revoke-self = A saját linkedet nem vonhatod vissza. Egy másik versenyigazgató igen.
hall-you = te

hall-outbox-lead =
    { $count ->
        [0] Minden e-mail elment.
        [one] { $count } e-mail várakozik. Másold be a levelezőprogramodba, aztán jelöld elküldöttnek.
       *[other] { $count } e-mail várakozik. Másold be őket a levelezőprogramodba, aztán jelöld őket elküldöttnek.
    }
hall-letter-to = Címzett
hall-letter-subject = Tárgy
hall-letter-body = Szöveg
hall-letter-fault = A levelezőkiszolgáló visszautasította:
hall-copy = Másolás
hall-copied = Másolva
hall-sent = Megjelölés elküldöttként
hall-sent-all = { $count ->
    [one] A lenti megjelölése elküldöttként
   *[other] A lenti { $count } megjelölése elküldöttként
}
hall-phones = Telefonlista
hall-name = Név
hall-phone = Telefon

hall-clock = Óra
hall-clocks-lead = A hivatalos időt a főbíró méri. Minden órát bárki megnyithat; a gombokat csak a főbíró látja.
hall-clocks-none = Még nincs közzétett ülésrend.
hall-clock-left = Hátralévő idő
hall-clock-waits = Előbb tarts névsorolvasást.
hall-clock-reason = A szünet oka, a teremben is látszik
hall-clock-pause = Szünet
hall-clock-resume = Folytatás
hall-clock-last-round = Utolsó kör bejelentése
hall-clock-end = Játékidő lezárása
hall-clock-all = Minden óra
hall-clock-offline = Nincs kapcsolat. Az idő halad tovább.
hall-fullscreen = Teljes képernyő
hall-call-minutes = { $count ->
    [one] Még { $count } perc
   *[other] Még { $count } perc
}
hall-call-over = Lejárt az idő

hall-board = Eredményjelző
hall-board-lead = Pontok az egyes fordulók után, becenév szerint.
hall-board-empty = Még nincsenek közzétett eredmények.
hall-csv = Állás CSV-ként
hall-json = Állás JSON-ként
hall-number = { $number }. terem
hall-halls = Termek
hall-all = Mind
hall-rank = Helyezés
hall-nickname = Becenév
hall-points = Pont
hall-anonymous = névtelen
hall-offline = Nincs kapcsolat. Ez az utolsó ismert állás.
hall-scroll-pause = Görgetés leállítása

hall-done-travel = Az idő be van állítva.
hall-done-return = A bajnokság visszatért a jelenbe.
hall-done-rehearse = A szakasz lejátszva.
hall-done-draft = Az ülésrend kisorsolva. Nézd át, aztán tedd közzé.
hall-done-reseat = A futam új ülésrendje elkészült.
hall-done-swap = A két játékos helyet cserélt.
hall-done-judges = A bírókat beosztottuk az asztalokhoz.
hall-done-publish = Közzétéve.
hall-done-roll = A névsorolvasás megvolt.
hall-done-alternate = A következő tartalékot behívtuk.
hall-done-start = Az asztaloknál elindult a játék.
hall-done-expel = Kizárva.
hall-done-release = Az eredmények megjelentek.
hall-done-qualify = A szakasz itt lezárult.
hall-done-approve = A becenév jóváhagyva.
hall-done-approve-all = A becenevek jóváhagyva.
hall-done-give-back = A becenév elutasítva.
hall-done-cancel = A nevezés törölve.
hall-done-revoke = A linkek nem működnek többé.
hall-done-sent = Elküldöttnek jelölve.
hall-done-sent-all = Elküldöttnek jelölve.
hall-done-confirm = A lap megerősítve.
hall-done-reject = A lap visszaküldve.
