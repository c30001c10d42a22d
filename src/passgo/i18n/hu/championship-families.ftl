family-player = A játékosról
family-email-hint = Oda küldjük a nevezés linkjét. Testvérek használhatnak közös címet.
family-questions = Néhány kérdés
family-guardian = Szülő vagy gondviselő
family-guardian-lead = Azoknál kell, akik a játék napján { $age } évnél fiatalabbak. Másoknál maradjon üres.
family-same-contact = Csak ha más, mint fent.
entry-consent-guardian = Ennek a játékosnak a szülője vagy gondviselője vagyok. Részt vehet, és { $organisers } kezelheti az adatainkat ehhez a bajnoksághoz.
family-yes = Igen
family-no = Nem
family-fault-answer = Válaszolj erre a kérdésre a lehetséges válaszok egyikével.
family-drawn = Amíg nincs sajátod, így jelensz meg: „{ $nickname }”.
family-nickname-posted = Az ülésrend megjelent, ezért a beceneved már nem változhat.
family-another = Még valaki nevezése ezzel az elérhetőséggel
family-waiting-left = { $count ->
    [one] Még { $count } hely van a várólistán.
   *[other] Még { $count } hely van a várólistán.
}
family-group = Csoport
family-group-all = Minden csoport
family-import-encoding = A fájl kódolása: { $encoding }. Nézd meg a neveket: ha rosszak a betűk, mentsd UTF-8-ként, és importáld újra.
family-import-optional = Oszlopok, amelyek nem mindenkinek kellenek; elhagyhatók:
family-import-answer = A(z) „{ $column }” oszlopban a lehetséges válaszok egyike legyen.
family-export-xlsx = Minden nevezés exportálása (XLSX)
found-guardian = Az ennél fiatalabb játékosoknak szülő vagy gondviselő kell
found-shared-email = Több játékosnak lehet közös e-mail-címe, mint egy családban
found-group = A játékosok csoportjának megkérdezése
found-group-hint = Például „Osztály” vagy „Klub”. Hagyd üresen, ha semmit sem kérdezel.
found-group-list = Választható csoportok
found-group-list-hint = Soronként egy, például 3A és 3B. Hagyd üresen, ha a játékosok írják be.
found-apart-groups = Egy csoport játékosai az első fordulóban elkerülik egymást
