# Bajnokságok: nyomtatnivalók és bejelentkezés a bejáratnál.

hall-page-paper = Nyomtatás
paper-lead = A mai adatokkal készült PDF-et kapsz, fekete-fehér A4-es nyomtatáshoz. A régebbi példányokat dobd ki.
paper-language = A nyomtatvány nyelve
paper-calls = Hívólista
paper-hint-calls = Nevezők és tartalékok telefonszámmal, csak a nevezési felelősnek.
paper-badges = Belépőkártyák
paper-hint-badges = Kódos kártya mindenkinek, akit ide várunk. Bejelentkezéskor olvasd be.
paper-seating = Ülésrend nevekkel
paper-hint-seating = Név és asztal szerint, neked a bejárathoz. Ne tedd ki a falra.
paper-wall = Ülésrend becenevekkel
paper-hint-wall = Becenév és asztal szerint, kifüggesztésre.
paper-judges = Bírói kártyák
paper-hint-judges = Minden bírónak: asztal, játékosok és kezdés.
paper-sheets = Pontozólapok
paper-hint-sheets = Egy-egy a legutóbbi forduló minden asztalához, és két üres.
paper-certificates = Oklevelek
paper-hint-certificates = Mindenkinek, aki itt játszott, helyezéssel és pontszámmal.
paper-press = Eredmények a sajtónak
paper-hint-press = Aki hozzájárult a nyilvánossághoz, névvel szerepel, mindenki más becenévvel.

paper-waiting = Készül a dokumentum. Ez az oldal jelzi, ha kész.
paper-ready = Elkészült a dokumentum.
paper-fetch = PDF letöltése
paper-back = Mást is nyomtatok
paper-empty = Még nincs mit nyomtatni.
paper-too-much = Ez egy dokumentumnak túl sok. Válassz másik helyszínt vagy rövidebb listát.
paper-failed = A dokumentum nem készült el. Próbáld újra.
paper-busy = Most több dokumentum is készül. Próbáld újra egy perc múlva.

door-born = Született: { $day }
door-latest = Most jelentkeztek be
door-nobody = Nincs találat. Próbáld a név egy részével.
door-pending = Telefonon még nincs megerősítve. Nyisd meg a nevezést, és előbb erősítsd meg.
door-withdrawn = Ez a személy visszalépett, nem jelentkeztethető be.
door-disqualified = Ezt a személyt kizárták, nem jelentkeztethető be. Kérdezd a versenyigazgatót.
door-no-show = Ez a személy túl későn jött. A helye másé lett.
door-erased = Ezt a nevezést törölték.
door-elsewhere = Ezt a személyt nem erre a helyszínre várjuk.
door-walk-in = Helyszíni nevezés
door-walk-in-lead = Töltsd ki az érkezővel együtt, és hagyd, hogy elolvassa, mihez járul hozzá. Ezzel be is jelentkezett.
entry-done-walk-in = Benevezve és bejelentkeztetve.
