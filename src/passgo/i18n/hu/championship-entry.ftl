# Bajnokságok: nyilvános oldal, nevezés, saját nevezés, nevezési pult.

entry-championships = Bajnokságok
entry-championships-lead = Itt nevezhetsz, nézheted a játékokat, és követheted az eredményeket.
entry-championships-none = Itt még nincs bajnokság.
entry-phase-announced = A nevezés még nem kezdődött el
entry-phase-open = A nevezés nyitva van
entry-phase-closed = A nevezés lezárult
entry-phase-running = Most játsszák
entry-phase-over = Véget ért
entry-phase-cancelled = Elmarad
entry-window = Nevezés: { $opens } – { $closes }, az utolsó napot is beleértve.
entry-window-zone = Az időpontok az egyes helyszínek időzónája szerint értendők.
entry-rule = { $rule } szabály
entry-rehearsed = Próba kitalált emberekkel

entry-new = Új bajnokság
entry-new-terms-lead = Minden verzió olvasható marad. Nevezz meg kapcsolattartót a személyes adatokkal kapcsolatos kérdésekhez.
entry-new-director = Az első versenyigazgató neve
entry-new-unreadable = A feltöltött fájl nem UTF-8 szöveg.
entry-made = A bajnokság létrejött
entry-made-lead = { $name }: elkészült. Hívd meg a nevezési felelősöket, a bírókat és a pontozókat az igazgatói pultról.
entry-made-link = Ez az igazgató privát linkje. Csak egyszer látható: mentsd el most, és tartsd meg magadnak.
entry-made-qr = Az igazgatói link QR-kódja
entry-made-open = Igazgatói pult megnyitása
entry-made-site = Nyilvános oldal

entry-organised = Szervező: { $organisers }
entry-register = Nevezés
entry-opens-on = A nevezés kezdete: { $when }
entry-cancelled = Ez a bajnokság elmarad. Ha neveztél, továbbra is letöltheted vagy törölheted az adataidat.
entry-terms-changed = Megváltoztak a feltételek
entry-terms-since = { $version }. verzió, hatályba lépett: { $when }.
entry-terms-what = Mi változott
entry-where = Mikor és hol
entry-starts = Kezdés: { $when } ({ $zone })
entry-online = Online játsszák, bárhonnan
entry-places-meter = Elkelt helyek: { $city }
entry-places-left = { $count ->
    [0] Minden hely elkelt ({ $capacity })
    [one] { $count } szabad hely, összesen { $capacity }
   *[other] { $count } szabad hely, összesen { $capacity }
}
entry-alternates = { $count ->
    [0] Nincs várakozó tartalék
    [one] { $count } tartalék várakozik
   *[other] { $count } tartalék várakozik
}
entry-would-wait = Betelt: { $number }. tartalék lennél
entry-later-stage = A továbbjutóknak
entry-how = Lebonyolítás
entry-stage = { $rounds ->
    [one] { $fewest }–{ $most } fős asztalok, egy forduló, { $minutes } perc.
   *[other] { $fewest }–{ $most } fős asztalok, { $rounds } forduló, egyenként { $minutes } perc.
}
entry-prize = A bajnok nyereménye: { $prize }.
entry-condition-age = A verseny napján legalább { $age } évesnek kell lenned.
entry-condition-citizenship = Szükséges állampolgárság: { $country }.
entry-condition-excluded = A szervezők alkalmazottai és közvetlen hozzátartozóik nem vehetnek részt.
entry-condition-phone = Nevezés után telefonon felhívunk, hogy megerősítsd a helyedet. Ha több a nevezés, mint a hely, a korábban nevezőké az elsőbbség.
entry-edition = A játékról
entry-follow = Kövesd a bajnokságot
entry-spectators = A nézőket szívesen látjuk: gyere, és nézd élőben a játékokat.
entry-anonymous = Az eredmények minden forduló végén, csak becenév alatt jelennek meg.
entry-board = Eredményjelző
entry-standings = Állás (CSV)
entry-terms = Részvételi feltételek
entry-terms-lead = A feltételek és minden korábbi verziójuk itt olvasható.
entry-terms-read = A hatályos feltételek
entry-terms-none = A feltételek még nem jelentek meg, ezért a nevezés nincs nyitva.
entry-terms-in-force = { $version }. verzió, hatályba lépett: { $when }
entry-terms-old = Ez a régi, { $version }. verzió ({ $when }). Már nem hatályos.
entry-terms-versions = Minden verzió
entry-terms-version = { $version }. verzió, { $when }
entry-terms-diff = Változások a korábbi, { $version }. verzióhoz képest
entry-terms-added = Hozzáadva:
entry-terms-removed = Törölve:
entry-terms-show = Olvasd el itt a feltételeket ({ $version }. verzió)
entry-rights = Adataidat bármikor kikérheted, kijavíttathatod vagy töröltetheted: a nevezésed oldalán, e-mailben vagy telefonon.

entry-register-lead = Két perc az egész. Csak a később választott beceneved lesz nyilvános.
entry-wrong = { $count ->
    [one] Egy dolog még hiányzik vagy hibás; lent megjelöltük. Semmi sem veszett el abból, amit írtál.
   *[other] { $count } dolog még hiányzik vagy hibás; lent megjelöltük. Semmi sem veszett el abból, amit írtál.
}
entry-city = Hol szeretnél játszani?
entry-you = Rólad
entry-name = Vezeték- és keresztnév
entry-email = E-mail-cím
entry-email-hint = A sajátod, ne másé: oda küldjük a nevezésed linkjét.
entry-phone = Telefon
entry-phone-hint = Ezen a számon hívunk, hogy megerősítsd a helyedet.
entry-born = Születési dátum
entry-born-hint = A játék napján legalább { $age } évesnek kell lenned.
entry-born-why = Hogy az azonos nevűeket meg tudjuk különböztetni.
entry-citizenship = Állampolgárság
entry-citizenship-hint = A részvételhez szükséges állampolgárság: { $country }.
entry-choose = Válassz
entry-excluded = Jelöld be, ami igaz rád
entry-excluded-employee = A szervezőnél dolgozom ({ $organisers }).
entry-excluded-relative = Közvetlen hozzátartozóm a szervezőnél dolgozik ({ $organisers }).
entry-declare = Nyilatkozatok és hozzájárulások
entry-declare-lead = Mindegyik kötelező: ha bármelyik hiányzik, a nevezés érvénytelen.
entry-declaration-own-email = Az e-mail-cím a sajátom.
entry-declaration-true-data = Amit megadtam, pontos és igaz.
entry-declaration-of-age = Legalább { $age } éves vagyok.
entry-declaration-contact = Telefonszámomat és e-mail-címemet használhatják a bajnokság lebonyolításához.
entry-consent-terms = Fenntartás nélkül elfogadom a részvételi feltételeket.
entry-consent-data = { $organisers } kizárólag ehhez a bajnoksághoz kezelheti az itt megadott adataimat.
entry-consent-publicity = A bajnokság eredményei fotókkal, filmmel, valamint a győztesek és a további helyezettek nevével együtt közzétehetők.
entry-consent-promotion = { $organisers } híreket és ajánlatokat is küldhet nekem. Ennek semmi köze a részvételhez.
entry-optional = Nem kötelező
entry-optional-lead = Akkor is részt vehetsz, ha ezeket üresen hagyod. Bármikor meggondolhatod magad.
entry-kept = { $days ->
    [one] Adataidat legkésőbb az utolsó döntő után { $days } nappal töröljük.
   *[other] Adataidat legkésőbb az utolsó döntő után { $days } nappal töröljük.
}
entry-register-send = Nevezek
entry-fault-venue = Válassz egy várost.
entry-fault-name = Add meg a vezeték- és keresztnevet (2–100 karakter).
entry-fault-email = Adj meg egy e-mail-címet, például name@example.org.
entry-fault-phone = Adj meg egy telefonszámot (5–20 számjegy).
entry-fault-born = Adj meg egy születési dátumot.
entry-fault-citizenship = Válassz országot.
entry-fault-tick = A részvételhez jelöld be ezt.
entry-registered = Sikeresen neveztél
entry-link = Ez a privát linked. Őrizd meg: aki ismeri, módosíthatja a nevezésedet.
entry-link-lead = Ez nyitja meg a nevezésedet: állapot, becenév, adataid, belépőkód.
entry-link-mail = A neked küldött e-mailben is benne van.
entry-mine-open = Nevezésem megnyitása
entry-mine = A nevezésem
entry-status-pending = Megerősítésre vár
entry-status-confirmed = Megerősítve
entry-status-alternate = { $number }. tartalék
entry-status-withdrawn = Visszavonva
entry-status-no-show = Nem jelent meg
entry-status-disqualified = Kizárva
entry-status-erased = Törölve
entry-next-pending = Van helyed. Telefonon felhívunk, hogy megerősítsd.
entry-next-confirmed = A helyed biztos. Légy ott a hivatalos kezdés előtt: az akkor üres hely egy tartaléké lesz.
entry-next-alternate = Minden hely elkelt. Sorszámod a tartalékok listáján: { $number }. Ha valaki visszalép, a soron következő lép előre.
entry-next-withdrawn = Már nem veszel részt. Amíg a nevezés nyitva van, újra nevezhetsz.
entry-next-no-show = Nem voltál ott a hivatalos kezdéskor, ezért a helyed másé lett.
entry-next-disqualified = A szervezők törölték a nevezésedet.
entry-next-erased = Az adataidat töröltük.
entry-seat = { $stage }, { $round }. forduló, { $heat }. futam: { $table }. asztal, { $when } ({ $zone })
entry-play = Az asztalomhoz
entry-qr = QR-kód a bejelentkezéshez
entry-qr-lead = Mutasd fel a bejáratnál, vagy mondd be a kódot:
entry-nickname = Becenév
entry-nickname-lead = Az eredmények a beceneved alatt jelennek meg, soha nem a neved alatt. Legyen köze a játékhoz, és ne utaljon életkorra, nemre, nemzetiségre, külsőre vagy helyre. A versenyigazgatónak jóvá kell hagynia.
entry-nickname-proposed = „{ $nickname }” jóváhagyásra vár.
entry-nickname-approved = „{ $nickname }” jóváhagyva.
entry-nickname-returned = A becenevedet nem hagyták jóvá. Az okát a neked küldött e-mailben találod. Javasolj másikat.
entry-nickname-new = Becenév, 2–24 karakter
entry-nickname-send = Beküldés
entry-contact = Elérhetőségeid
entry-contact-theirs = Elérhetőség
entry-contact-other = Ha hibás a neved vagy a születési dátumod, hívd fel a nevezési felelőst.
entry-save = Mentés
entry-consents = Hozzájárulások
entry-consent-given = megadva
entry-consent-refused = nincs megadva
entry-consent-give = Hozzájárulok
entry-consent-take-back = Visszavonom
entry-consent-data-sure = E hozzájárulás nélkül senki sem vehet részt, ezért ez a nevezés visszavonását is jelenti. Az adatok megmaradnak, amíg nem törlik őket, vagy le nem jár a megőrzési idejük.
entry-place = A bajnoki helyed
entry-place-lead = Ezt nyerted: { $prize }. Ha nem tudsz menni, a hely a rangsorban következőé lesz; bajnok te maradsz.
entry-place-pass = Nem tudok menni
entry-place-sure = A hely ezután a rangsorban következőé lesz. Ez nem vonható vissza.
entry-data = Az adataid
entry-data-theirs = Személyes adatok
entry-data-lead = { $days ->
    [one] A személyes adatokat legkésőbb az utolsó döntő után { $days } nappal töröljük. Letöltheted őket, visszaléphetsz, vagy most töröltetheted őket.
   *[other] A személyes adatokat legkésőbb az utolsó döntő után { $days } nappal töröljük. Letöltheted őket, visszaléphetsz, vagy most töröltetheted őket.
}
entry-export = Letöltés fájlként (JSON)
entry-withdraw = Visszalépés
entry-withdraw-sure = A hely azonnal az első tartaléké lesz.
entry-withdraw-yes = Igen, visszalépek
entry-erase = A nevezés minden adatának törlése
entry-erase-sure = A név, az elérhetőségek, a születési dátum és a becenév azonnal és végleg törlődik, és a nevezés megszűnik. A már lejátszott eredmények név nélkül megmaradnak.
entry-erase-yes = Igen, törlök mindent
entry-erased = Törölve
entry-erased-lead = Erről a nevezésről semmilyen személyes adatot nem őrzünk már. A privát link nem működik többé.
entry-done-contact = Elmentve.
entry-done-nickname = A becenevedet elküldtük. A versenyigazgató megnézi.
entry-done-consent = A hozzájárulás módosult.
entry-done-withdrawn = A nevezés visszavonva.
entry-done-passed = A hely továbbadva.
entry-done-comes = Rögzítve: jön.
entry-done-declined = Rögzítve: nem jön. A hely egy tartaléké lehet.
entry-done-here = Bejelentkezett.
entry-done-away = A bejelentkezés visszavonva.
entry-done-erased = Törölve.

entry-desk = Nevezési pult
entry-desk-entries = Nevezések
entry-desk-check-in = Bejelentkezés
entry-desk-files = Importálás és exportálás
entry-desk-lists = Nevezési listák
entry-desk-venue = Helyszín
entry-desk-all = Minden helyszín
entry-desk-show = Megjelenítés
entry-search = Keresés név, telefon, e-mail, becenév vagy kód szerint
entry-search-go = Keresés
entry-list-calls = Hívandók
entry-list-alternates = Tartalékok
entry-list-confirmed = Megerősítve
entry-list-gone = Megszűnt
entry-list-found = Találatok
entry-list-lead-calls = A legkorábbi nevezés elöl. Hívd fel, aztán jelöld be a válaszát.
entry-list-lead-alternates = Sorszám szerint. Az ülésrend előtt felszabaduló hely az első tartaléké.
entry-list-lead-confirmed = Felhívtuk őket, jönnek.
entry-list-lead-gone = Visszalépett, hiányzott, kizárták vagy törölték.
entry-list-lead-found = Mindenki, aki megfelel a keresésnek.
entry-list-none = Senki
entry-list-more = { $count ->
    [one] További { $count } nevezés nem látható.
   *[other] További { $count } nevezés nem látható.
}
entry-nameless = (nincs megőrzött név)
entry-phoned = felhívva
entry-order = { $number }. nevezés
entry-comes = Jön
entry-declines = Nem jön
entry-declines-sure = A nevezés megszűnik, és az első tartalék lép előre.
entry-declines-yes = Igen, nem jön
entry-registered-at = Nevezés ideje: { $when }
entry-reason = Ok: { $reason }
entry-reason-declined-by-phone = Telefonos közlés: nem jön.
entry-reason-consent-withdrawn = Az adatkezelési hozzájárulást visszavonták.
entry-code = Belépőkód
entry-on-behalf = Amit valaki telefonon vagy e-mailben kér, itt megtehető helyette.
entry-new-link = Új privát link
entry-new-link-lead = Új link ehhez a nevezéshez. Csak egyszer látható.
entry-code-type = Név vagy belépőkód
entry-code-find = Megkeresés
entry-code-unknown = Senkinek sincs ilyen kódja. Ha nyomtatott belépőkártyán áll, azt a nevezést törölték. Keress inkább név szerint.
entry-camera = Beolvasás kamerával
entry-camera-view = A kamera képe
entry-camera-refused = Itt nem használható a kamera. Írd be a kódot.
entry-check-in-yes = Bejelentkeztetés
entry-check-in-undo = Bejelentkezés törlése
entry-here-already = Már bejelentkezett.
entry-here-count = { $count ->
    [one] Itt van: { $count }, várjuk még: { $awaited }
   *[other] Itt van: { $count }, várjuk még: { $awaited }
}
entry-awaited = Várjuk
entry-here = Itt van
entry-details = A nevezés minden adata
entry-import = Nevezések importálása
entry-import-lead = CSV-fájl, soronként egy nevezéssel, beérkezésük sorrendjében. Az első sorban az oszlopok neve áll:
entry-import-forms =
    { $lines ->
        [one] Dátumok így: 1990-12-31 vagy 31.12.1990, bejelölt négyzetek így: yes, legfeljebb { $lines } sor. Vagy minden sor bekerül, vagy egy sem.
       *[other] Dátumok így: 1990-12-31 vagy 31.12.1990, bejelölt négyzetek így: yes, legfeljebb { $lines } sor. Vagy minden sor bekerül, vagy egy sem.
    }
entry-import-file = CSV-fájl
entry-import-go = Importálás
entry-import-template = Üres fájl ezekkel az oszlopokkal
entry-import-faults = { $count ->
    [one] { $count } hibát találtunk.
   *[other] { $count } hibát találtunk.
}
entry-import-nothing = Senkit sem neveztünk be.
entry-import-line = { $line }. sor:
entry-import-unreadable = A fájl nem olvasható: CSV legyen.
entry-import-empty = A fájlban nincs egyetlen nevezési sor sem.
entry-import-long = Túl sok sor van a fájlban: egyszerre legfeljebb { $most } importálható.
entry-import-missing-column = Hiányzik ez az oszlop: „{ $column }”.
entry-import-unknown-column = Nem várt oszlop: „{ $column }”.
entry-import-cells = A sorban { $found } cella van { $wanted } helyett.
entry-import-venue = A helyszín ezek egyike legyen: { $venues }.
entry-import-tick = Itt yes kell: „{ $column }”.
entry-imported =
    { $count ->
        [one] { $count } nevezés importálva.
       *[other] { $count } nevezés importálva.
    }
entry-export-list = Minden nevezés exportálása (CSV)
entry-export-lead = Személyes adatokat tartalmaz: tartsd biztonságban, és töröld, ha már nem kell.

problem-no-such-championship = Itt nincs ilyen bajnokság.
problem-no-such-desk = Ez a link érvénytelen, vagy már nem működik. Kérj újat a versenyigazgatótól.
problem-no-such-entry = Ez a link érvénytelen, vagy már nem működik. A megfelelő link a nevezés után kapott e-mailben van; a nevezési felelős tud újat adni.
problem-desk-link-needed = Ez az oldal a bajnokság tisztségviselőié. A kapott privát linkkel nyisd meg.

refusal-champ-alternates-full = Ez a helyszín betelt, és a tartaléklistája is ({ $alternates } fő).
refusal-champ-already-done = Ez már megtörtént.
refusal-champ-already-judging = Ennek a bírónak ugyanakkor másik asztala van, vagy ő maga játszik.
refusal-champ-bad-moment = Ezt most nem lehet megtenni.
refusal-champ-cancelled = A bajnokság elmarad.
refusal-champ-clock-back = A próba nem mehet vissza az utolsó eseménye elé.
refusal-champ-clock-changed = Az óra közben megváltozott. Olvasd el újra a jelzést.
refusal-champ-clock-same-person = Ezt már mondtad. Egy második tisztségviselőnek kell megerősítenie.
refusal-champ-consent-missing = Hiányzik egy hozzájárulás. Enélkül senki sem vehet részt.
refusal-champ-declaration-missing = Hiányzik egy nyilatkozat. A nevezéshez mindegyik kell.
refusal-champ-excluded = A szervezők alkalmazottai, közvetlen hozzátartozóik, valamint akiknek a nevezését a szervezők törölték, nem vehetnek részt.
refusal-champ-game-running = Folyik a játék: oda most senki sem ültethető.
refusal-champ-judge-missing = Valamelyik asztalnak még nincs bírája.
refusal-champ-late = Túl késő: a hely a hivatalos kezdéskor elveszett.
refusal-champ-nickname-missing = Nincs elbírálandó becenév.
refusal-champ-nickname-taken = Ez a becenév vagy egy hozzá hasonló már foglalt. Válassz másikat.
refusal-champ-nickname-unfit = A becenév 2–24 egyszerű karakterből áll, és legalább egy betű vagy számjegy van benne.
refusal-champ-no-alternate = Nincs több tartalék.
refusal-champ-no-notice = Írj közleményt, amelyből mindenki megtudja, mi változott.
refusal-champ-no-reason = Írd le az okát.
refusal-champ-no-such-entrant = Nincs ilyen nevezés.
refusal-champ-no-such-session = Nincs ilyen forduló.
refusal-champ-no-such-stage = Nincs ilyen szakasz.
refusal-champ-no-such-table = Nincs ilyen asztal.
refusal-champ-no-such-venue = Nincs ilyen helyszín.
refusal-champ-no-vacancy = Nincs szabad hely.
refusal-champ-not-allowed = Ezt a szereped nem engedi.
refusal-champ-not-awaited = Ezt a személyt ott nem várják.
refusal-champ-not-confirmed = A nevezés még nincs megerősítve: előbb hívd fel.
refusal-champ-not-finished = Egy korábbi lépés még nem fejeződött be.
refusal-champ-not-open = A nevezés kezdete ezen a helyszínen: { $opens }
refusal-champ-not-qualified = Csak az adhatja tovább a helyet, akié.
refusal-champ-not-yours = Ez valaki más nevezése.
refusal-champ-old-terms = Az oldal megnyitása óta megváltoztak a feltételek. Olvasd el és fogadd el az új verziót.
refusal-champ-registered-twice = Ez a személy már nevezett. Használd az e-mailben lévő privát linket, vagy kérdezd meg a nevezési felelőst.
refusal-champ-seating-broken = Ez az ülésrend szabályt sértene.
refusal-champ-sheet-changed = A lap közben megváltozott: nézd meg újra.
refusal-champ-sheet-missing = Még hiányzik egy lap.
refusal-champ-sheet-wrong = A lap számai nem stimmelnek.
refusal-champ-stage-over = Ez a szakasz lezárult.
refusal-champ-table-too-small = Valamelyik asztalnál { $fewest } játékosnál is kevesebben ülnek: ültesd újra azt a futamot.
refusal-champ-tie-undecided = Egy holtverseny még nyitott: a főbíró dönti el.
refusal-champ-too-early = Ehhez még túl korán van.
refusal-champ-too-few = Túl kevés a játékos: legalább { $fewest } kell.
refusal-champ-too-young = Ezen a napon legalább { $age } évesnek kell lenned: { $day }
refusal-champ-unsigned = Hiányzik egy aláírás.
refusal-champ-venue-elsewhere = Ezt a helyszínt máshol kezelik: a bajnokság kiszolgálóján végezd el.
refusal-champ-venue-full = Ez a helyszín betelt.
refusal-champ-venue-lent = Ezt a helyszínt a saját gépén kezelik. Végezd el ott, vagy várd meg, amíg visszaérkeznek az eredményei.
refusal-champ-window-closed = A nevezés utolsó napja ezen a helyszínen: { $closed }
refusal-champ-same-person = Ezt egy második személynek kell megerősítenie.
refusal-champ-wrong-citizenship = A részvételhez szükséges állampolgárság: { $needed }.
refusal-champ-wrong-replacement = A javítás nem a most érvényes lapra hivatkozik.
refusal-champ-answer-wrong = Hiányzik egy válasz vagy a csoport, vagy nem a lehetségesek közül való.
refusal-champ-last-round-early = Az utolsó kör ettől hirdethető ki: { $allowed }.
refusal-champ-guardian-missing = Ilyen fiatal játékosnak szülő vagy gondviselő kell, e-mail-címmel vagy telefonszámmal.
refusal-champ-unticked = Még nem lehet névsorolvasást tartani: ezeknél az asztaloknál senki sem pipálta ki a játékosokat: { $tables }.
refusal-champ-undo-proposed = Ezt már javasolták. Egy másik segítőnek is egyet kell értenie.
refusal-champ-undo-too-late = Késő visszavonni: ami ebből következik, már elkezdődött.
