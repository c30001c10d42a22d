# Helyszínek kölcsönadása egy laptopnak.

hall-page-loans = Kölcsönadott helyszínek
loan-lead = Adj kölcsön egy helyszínt egy laptopnak, amely internet nélkül kezeli. A kölcsönadás végéig minden, ami a helyszínről szól, ott kerül be.
loan-state-lent = Kölcsönadva
loan-state-finished = Befejezve
loan-state-recalled = Visszavéve
loan-since = Kölcsönadás kezdete: { $moment }
loan-reported = Utolsó eredmények: { $moment }.
loan-entries = { $count ->
    [one] { $count } bejegyzés.
   *[other] { $count } bejegyzés.
}
loan-told-none = Még nincs eredmény.
loan-unfinished = { $count ->
    [0] Nincs kész: a helyszín még kölcsön van adva.
    [one] Nincs kész: { $count } asztalnál még játszanak.
   *[other] Nincs kész: { $count } asztalnál még játszanak.
}
loan-archive = Fájl a laptopnak
loan-recall = Visszavétel
loan-recall-lead = Amit a laptopról eddig nem töltöttek be, azt később már nem fogadjuk el. Csak akkor tedd meg, ha a laptop elveszett vagy elromlott.
hall-done-recall = A helyszínt megint itt kezelik.

loan-import = Eredmények betöltése
loan-import-lead = Az eredményeket bármikor és bárhányszor betöltheted, akár forduló közben is. Csak az kerül be, ami új.
loan-import-file = A laptop eredményfájlja
loan-told-new = { $count ->
    [one] { $count } új bejegyzés betöltve.
   *[other] { $count } új bejegyzés betöltve.
}
loan-told-nothing = Nincs semmi új ebben a fájlban.
loan-told-finished = A helyszín végzett, a kölcsönadás lezárult.
loan-lend = Helyszín kölcsönadása
loan-label = A laptop neve
loan-lent = Kölcsönadva: { $city }
loan-key = Kulcs
loan-key-lead = A kulcsot telefonon vagy papíron add át, soha ne a fájllal együtt.

loan-home = Ez a laptop kezeli ezt a helyszínt: { $city }.
loan-home-results = Eredmények letöltése
loan-finish = Ez a helyszín végzett
loan-finish-lead = Ezután ezen a laptopon már semmit sem lehet beírni. Töltsd le az eredményeket, és töltsd be őket a kiszolgálón; ezzel ér véget a kölcsönadás.
hall-done-finish = Kész. Most töltsd le az eredményeket.
loan-home-finished = Ez a helyszín végzett. Töltsd be az eredményeket a kiszolgálón.

refusal-champ-venue-finished = Ez a laptop végzett. Folytasd a bajnokság kiszolgálóján.
refusal-champ-venue-not-lent = Ez a helyszín nincs kölcsönadva.
loan-refused-broken = Ez a fájl sérült. Töltsd le újra az eredményeket a laptopon.
loan-refused-signature = Ezt a fájlt nem az a laptop írta, amelyik a helyszínt kezeli, vagy útközben módosították.
loan-refused-other = Ebben a fájlban nincs most kölcsönadott helyszín eredménye. Válaszd a laptop eredményfájlját.
loan-refused-recalled = Ezt a helyszínt visszavették, ezért a laptopjáról már nem lehet betölteni semmit. Ami korábban bekerült, megmarad. Add kölcsön újra a helyszínt, és írd be, ami hiányzik.
loan-refused-diverged = Két laptop dolgozott ugyanabból a fájlból, és a másik eredményei már itt vannak. Azzal folytasd, és ott írd be, ami csak ezen van meg.
loan-name-elsewhere = Máshol már van ilyen nevű tisztségviselő. Adj hozzá egy második nevet vagy kezdőbetűt.
