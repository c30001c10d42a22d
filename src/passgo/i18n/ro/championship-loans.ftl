# Împrumutul locațiilor: un laptop gestionează o locație fără internet și aduce înapoi rezultatele într-un fișier.

hall-page-loans = Împrumut de locații
loan-lead = Împrumută o locație unui laptop care o gestionează fără internet. Până la sfârșitul împrumutului, tot ce ține de acea locație se introduce acolo.
loan-state-lent = Împrumutată
loan-state-finished = Încheiată
loan-state-recalled = Luată înapoi
loan-since = Împrumutată din { $moment }
loan-reported = Ultimele rezultate: { $moment }.
loan-entries = { $count ->
    [one] { $count } înregistrare.
    [few] { $count } înregistrări.
   *[other] { $count } de înregistrări.
}
loan-told-none = Încă niciun rezultat.
loan-unfinished = { $count ->
    [0] Neîncheiată: locația este încă împrumutată.
    [one] Neîncheiată: încă se joacă la { $count } masă.
    [few] Neîncheiată: încă se joacă la { $count } mese.
   *[other] Neîncheiată: încă se joacă la { $count } de mese.
}
loan-archive = Fișier pentru laptop
loan-recall = Ia înapoi
loan-recall-lead = Tot ce nu a adus înapoi laptopul până acum va fi refuzat. Fă asta numai dacă laptopul s-a pierdut sau s-a stricat.
hall-done-recall = Locația este din nou gestionată aici.

loan-import = Importă rezultatele
loan-import-lead = Poți importa rezultatele de câte ori vrei, chiar și în mijlocul unei runde. Se adaugă numai ce este nou.
loan-import-file = Fișierul cu rezultate de pe laptop
loan-told-new = { $count ->
    [one] { $count } înregistrare nouă importată.
    [few] { $count } înregistrări noi importate.
   *[other] { $count } de înregistrări noi importate.
}
loan-told-nothing = Nimic nou în acest fișier.
loan-told-finished = Locația a terminat, iar împrumutul s-a încheiat.
loan-lend = Împrumută o locație
loan-label = Numele laptopului
loan-lent = Locație împrumutată: { $city }
loan-key = Cheie
loan-key-lead = Transmite cheia la telefon sau pe hârtie, niciodată împreună cu fișierul.

loan-home = Acest laptop gestionează locația { $city }.
loan-home-results = Descarcă rezultatele
loan-finish = Această locație a terminat
loan-finish-lead = După aceea nu se mai poate introduce nimic pe acest laptop. Descarcă apoi rezultatele și importă-le pe server: așa se încheie împrumutul.
hall-done-finish = Încheiat. Descarcă acum rezultatele.
loan-home-finished = Această locație a terminat. Importă rezultatele pe server.

refusal-champ-venue-finished = Acest laptop a terminat. Continuă pe serverul campionatului.
refusal-champ-venue-not-lent = Această locație nu este împrumutată.
loan-refused-broken = Acest fișier este deteriorat. Descarcă din nou rezultatele pe laptop.
loan-refused-signature = Acest fișier nu vine de la laptopul care are această locație sau a fost modificat pe drum.
loan-refused-other = Acest fișier nu are rezultate pentru o locație împrumutată acum. Alege fișierul cu rezultate de pe laptop.
loan-refused-recalled = Această locație a fost luată înapoi, așa că de pe laptopul ei nu se mai primește nimic. Ce a venit înainte se păstrează. Împrumută din nou locația și introdu ce lipsește.
loan-refused-diverged = Două laptopuri au lucrat cu același fișier, iar rezultatele celuilalt sunt deja aici. Continuă cu acela și introdu acolo ce are numai acesta.
loan-name-elsewhere = Există deja în altă parte un oficial cu acest nume. Adaugă al doilea prenume sau o inițială.
