found-evening = Egy terem, egy este
found-evening-lead = Válaszolj négy kérdésre. Minden mást javaslunk, és közzététel előtt módosíthatod.
found-title = A bajnokság neve
found-day = Dátum
found-place = Hely
found-place-hint = Terem és város, például: Iskolai terem, Vólosz
found-players = Játékosok száma
found-zone = Időzóna
found-first-stage = Első fordulók
found-last-stage = Döntő
found-continue = Tovább
found-examples = Nagyobb bajnokságok
found-examples-lead = Kezdj egy példával. A dátumai a következő hetekre kerülnek.
found-preset-greece-2015 = Több város, egy országos döntő
found-preset-about-greece-2015 = Városi versenyek, döntő minden városban és országos döntő. Mint Görögországban 2015-ben.
found-preset-worlds-2015 = Három forduló, elődöntők és döntő
found-preset-about-worlds-2015 = Egy terem. A három forduló pontjai összeadódnak, a legjobb tizenhat játssza az elődöntőket. Mint Makaóban 2015-ben.
found-begin = Kezdés
found-file = Fájlból
found-file-choose = Egy bajnokság fájlja (championship.toml)
found-file-faults = { $count ->
    [one] A fájlban { $count } hiba van.
   *[other] A fájlban { $count } hiba van.
}
found-file-long = Az űrlapokon { $venues } helyszín fér el. Nagyobb bajnokságot a szerveren, a programmal lehet létrehozni.
problem-too-many-drafts = Már { $count } vázlatod van. Előbb dobj el egyet.
found-steps = Lépések
found-step-what = Mi
found-step-where = Hol és mikor
found-step-who = Ki vehet részt
found-step-stages = Szakaszok és asztalok
found-step-clocks = Idők
found-step-points = Pontok és egyenlőség
found-step-terms = Feltételek
found-step-officials = Tisztségviselők
found-step-check = Ellenőrzés és közzététel
found-open = { $count ->
    [one] { $count } mező még kitöltendő
   *[other] { $count } mező még kitöltendő
}
found-to-check = Mentés és ellenőrzés
found-organisers = Szervezők
found-organisers-hint = Soronként egy. Ha üres, a versenyigazgató.
found-prize = A bajnok díja
found-optional = Üresen maradhat.
found-venue = { $number }. helyszín
found-hall = Terem vagy cím
found-city = Város
found-starts = Kezdés
found-tables = Asztalok egyszerre
found-heats = Csoportok egymás után
found-heats-hint = 1, ha minden játékosnak egyszerre van asztala.
found-registers = Erre a helyszínre lehet nevezni
found-remove = Törlés
found-add-venue = Helyszín hozzáadása
found-opens = A nevezés kezdete
found-closes = A nevezés utolsó napja
found-closes-hint = Ez a nap is számít.
found-age = Alsó korhatár
found-any = Bármelyik
found-alternates = Tartalékok helyszínenként
found-alternates-hint = Helyet kapnak, ha valaki visszalép.
found-walk-ins = A bejáratnál is lehet nevezni
found-no-employee = A szervezők alkalmazottai nem vehetnek részt
found-no-relative = Ezeknek az alkalmazottaknak a közeli rokonai nem vehetnek részt
found-stage-name = A szakasz neve
found-at = Hol játsszák
found-at-venues = Minden helyszínen, ahová nevezni lehet
found-fewest = Játékosok egy asztalnál, legalább
found-most = Játékosok egy asztalnál, legfeljebb
found-advance = Hányan jutnak tovább
found-advance-hint = Minden helyszínről. Az utolsó szakaszban: 1, a bajnok.
found-add-stage = Szakasz hozzáadása
found-rounds = Fordulók
found-minutes = Egy forduló percei
found-tolerance = Az utolsó kör ennyi perccel korábban jelenthető be
found-tolerance-hint = A 0 azt jelenti: soha.
found-points-lead = Ezek a szokásos értékek. Csak akkor módosítsd, ha a ti szabályaitok mások.
found-points = Pontok
found-points-hint = Először a győztes pontjai, a számok között szóközzel.
found-survivors = { $count ->
    [one] { $count } játékos maradt
   *[other] { $count } játékos maradt
}
found-valuation = Nettó vagyon a nyomtatott ár százalékában
found-worth-deed = Tulajdoni lap
found-worth-mortgaged = Jelzáloggal terhelt lap
found-worth-house = Ház
found-worth-hotel = Szálloda
found-hotel-houses = Szállodához számított házak
found-rounding = Kerekítés
found-up = Felfelé
found-down = Lefelé
found-ties = Egyenlőség
found-table-ties = Egy asztal játékosai között
found-across-ties = Különböző asztalok játékosai között
found-tie-worth = legnagyobb nettó vagyon
found-tie-deeds = legtöbb tulajdoni lap
found-tie-cash = legtöbb készpénz
found-tie-head-judge = a főbíró dönt
found-tie-lot = sorsolás
found-terms-proposal =
    Aki nevez, vállalja, hogy a szabályok szerint játszik, és követi a bírók döntéseit.
    A szervezők a személyes adatokat csak a bajnokság lebonyolítására használják, utána törlik.
    A résztvevők bármikor megnézhetik, javíthatják és törölhetik az adataikat.
found-officials-lead = Add meg, kik segítenek. Közzétételkor mindenki saját linket kap. Bármikor hívhatsz meg másokat.
found-official = { $number }. tisztségviselő
found-ready = Minden megvan. Nézd meg az előnézetet, aztán tedd közzé.
found-missing = Még nem teljes
found-preview = Előnézet
found-preview-lead = Ez egy előnézet. Senki más nem látja.
found-change = Módosítok valamit
found-download = Letöltés fájlként
found-publish = Közzététel
found-director = Neved versenyigazgatóként
found-account = Válassz felhasználónevet és jelszót, hogy bármelyik eszközről visszatérhess.
found-have-account = Már van fiókom
found-discard = Vázlat eldobása
found-discard-sure = Eldobod ezt a vázlatot? Semmi sem marad belőle.
found-links = Add oda mindenkinek a saját linkjét. A linkek csak egyszer láthatók.
found-link-qr = A link QR-kódja: { $name }
found-again = Minden eszközön megtalálod, amelyen be vagy jelentkezve.
found-mine = Bajnokságaim
found-mine-none = Jelentkezz be, hogy lásd a bajnokságokat, amelyeket létrehoztál.
found-drafts = Vázlatok
found-changed = Utoljára módosítva: { $when }
found-copy = Újra megrendezem
found-fault-needed = Töltsd ki.
found-fault-long = Legfeljebb { $most } karakter.
found-fault-lines = Legfeljebb { $most } sor, soronként { $longest } karakter.
found-fault-number = Írj be egy egész számot: { $low }–{ $high }.
found-fault-day = Válassz dátumot.
found-fault-past = Ez már elmúlt. Válassz jövőbeli dátumot.
found-fault-choice = Válassz a listából.
found-fault-closes = Ez a nevezés kezdete előtt van.
found-fault-starts = Akkor még tart a nevezés. Válassz későbbi dátumot, vagy zárd le előbb a nevezést.
found-fault-room = Az asztaloknál { $room } hely van. Adj hozzá asztalokat, vagy csökkentsd a játékosok számát.
found-fault-advance = A következő szakaszban ennyihez nincs asztal. Az utolsó szakaszban 1 legyen.
found-fault-hall = Más helyszínek játékosai ide nem jöhetnek. Válassz olyan helyszínt, ahová senki sem nevez.
found-fault-online = Ez nem játszható online. Válassz másik kiadást vagy más asztalokat.
found-fault-points = { $count ->
    [one] Írj be { $count } számot { $most }-ig.
   *[other] Írj be { $count } számot { $most }-ig. Egyik sem lehet nagyobb az előzőnél.
}
found-fault-winner = A győztes nem kaphat többet, mint amikor kevesebb játékos marad: legfeljebb { $most }.
found-fault-registers = Legalább egy helyszínre lehessen nevezni.
found-fault-misfit = Ez nem illik a többihez. Állítsd vissza, vagy kezdj egy másik példával.
