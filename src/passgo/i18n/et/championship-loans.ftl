# Mängupaikade laenutamine sülearvutile.

hall-page-loans = Laenutatud mängupaigad
loan-lead = Laenuta mängupaik sülearvutile, mis juhib seda ilma internetita. Kuni laenutuse lõpuni sisestatakse kõik selle mängupaiga kohta seal.
loan-state-lent = Laenutatud
loan-state-finished = Lõppenud
loan-state-recalled = Tagasi võetud
loan-since = Laenutatud alates: { $moment }
loan-reported = Viimased tulemused: { $moment }.
loan-entries = { $count ->
    [one] { $count } kanne.
   *[other] { $count } kannet.
}
loan-told-none = Tulemusi veel ei ole.
loan-unfinished = { $count ->
    [0] Lõpetamata: mängupaik on veel laenutatud.
    [one] Lõpetamata: { $count } lauas mäng veel käib.
   *[other] Lõpetamata: { $count } lauas mäng veel käib.
}
loan-archive = Fail sülearvutile
loan-recall = Võta tagasi
loan-recall-lead = Mida sülearvutist seni imporditud ei ole, seda enam vastu ei võeta. Tee seda ainult siis, kui sülearvuti on kadunud või katki.
hall-done-recall = Mängupaika juhitakse jälle siit.

loan-import = Impordi tulemused
loan-import-lead = Võid tulemusi importida nii tihti kui soovid, ka vooru keskel. Lisatakse ainult see, mis on uus.
loan-import-file = Sülearvuti tulemuste fail
loan-told-new = { $count ->
    [one] Imporditi { $count } uus kanne.
   *[other] Imporditi { $count } uut kannet.
}
loan-told-nothing = Selles failis ei ole midagi uut.
loan-told-finished = Mängupaik on lõpetanud ja laenutus on läbi.
loan-lend = Laenuta mängupaik
loan-label = Sülearvuti nimi
loan-lent = Laenutatud: { $city }
loan-key = Võti
loan-key-lead = Anna võti edasi telefoni teel või paberil, mitte kunagi koos failiga.

loan-home = See sülearvuti juhib mängupaika: { $city }.
loan-home-results = Laadi tulemused alla
loan-finish = See mängupaik on lõpetanud
loan-finish-lead = Pärast seda ei saa sellesse sülearvutisse enam midagi sisestada. Laadi siis tulemused alla ja impordi need serverisse; sellega laenutus lõpeb.
hall-done-finish = Lõpetatud. Laadi nüüd tulemused alla.
loan-home-finished = See mängupaik on lõpetanud. Impordi tulemused serverisse.

refusal-champ-venue-finished = See sülearvuti on lõpetanud. Jätka võistluse serveris.
refusal-champ-venue-not-lent = See mängupaik ei ole laenutatud.
loan-refused-broken = See fail on kahjustatud. Laadi tulemused sülearvutist uuesti alla.
loan-refused-signature = See fail ei pärine sülearvutist, millele mängupaik on laenutatud, või on seda teel muudetud.
loan-refused-other = Selles failis ei ole praegu laenutatud mängupaiga tulemusi. Vali sülearvuti tulemuste fail.
loan-refused-recalled = See mängupaik võeti tagasi, nii et selle sülearvutist ei saa enam midagi importida. Varem imporditu jääb alles. Laenuta mängupaik uuesti ja sisesta, mis puudu on.
loan-refused-diverged = Kaks sülearvutit on töötanud sama failiga ja teise tulemused on juba siin. Jätka sellega ja sisesta seal see, mis on ainult selles arvutis.
loan-name-elsewhere = Mujal on juba samanimeline ametnik. Lisa teine nimi või initsiaal.
