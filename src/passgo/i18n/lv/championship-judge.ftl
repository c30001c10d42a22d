# Tiesneša panelis galdam, pie kura spēlē uz īsta laukuma.
panel-tables = Mani galdi
panel-none-mine = Tagad tev nav piešķirts neviens galds.
panel-others = Citi galdi
panel-others-lead = Kā otra persona tu apstiprini protokolus, ko ievadījis kāds cits.
panel-open = Atvērt šī galda tiesneša paneli
panel-no-script = Panelim vajag JavaScript. Bez tā raksti uz papīra; protokolus apstiprina šeit:
panel-keep-open = Turi šo lapu atvērtu: tā darbojas arī bez tīkla un ievadīto nosūta, tiklīdz var. Bez tīkla to nevar ielādēt no jauna.

panel-table = { $number }. galds
panel-seat = { $number }. spēlētājs
panel-judge = Tiesnesis: { $name }
panel-parts = Paneļa daļas
panel-part-table = Galds
panel-part-bank = Banka
panel-part-shortage = Būvju trūkums
panel-part-sheet = Protokols
panel-part-rules = Noteikumi
panel-time-left = Atlikušais laiks
panel-heat-waiting = nav sākts
panel-heat-rolled = var sākt
panel-heat-running = spēlē
panel-heat-last-round = pēdējais aplis
panel-heat-paused = apturēts
panel-heat-over = laiks beidzies
panel-saved = Viss ir saglabāts
panel-offline = Nav tīkla
panel-waiting = { $count ->
    [zero] Gaida { $count } ierakstu
    [one] Gaida { $count } ieraksts
   *[other] Gaida { $count } ieraksti
}
panel-waits-at = Gaida kopš plkst. { $time }: { $what }
panel-shut = Tava privātā saite vairs nedarbojas. Lūdz vadītājam jaunu; ievadītais paliek šajā pārlūkprogrammā.
panel-keeps-nothing = Šī pārlūkprogramma neko nesaglabā: neaizver lapu, kamēr kāds ieraksts vēl nav nosūtīts.
panel-broken = Serveris šo ierakstu nevar pieņemt. Ievadi to vēlreiz.
panel-dismiss = Sapratu
panel-cancel = Atcelt
panel-choose = Izvēlies
panel-reason = Iemesls
panel-entry-announce = Atlikušais laiks ir paziņots
panel-entry-out = { $name } bankrotē
panel-entry-expel = { $name } saņem diskvalifikāciju
panel-entry-enter = Protokols
panel-entry-correct = Labotais protokols
panel-entry-confirm = Protokols ir apstiprināts
panel-entry-reject = Protokols ir nosūtīts atpakaļ

panel-out = Bankrots
panel-out-title = Bankrots un izstāšanās no spēles?
panel-out-lead = Kas bankrotē, aizejot parakstās. Pulkstenis rāda { $time }.
panel-out-signs = { $name } parakstās šeit
panel-out-paper = Parakstīts uz papīra
panel-out-unsigned = Aizgāja bez paraksta
panel-expel = Diskvalificēt
panel-expel-title = Diskvalificēt no čempionāta?
panel-expel-lead = Par nepienācīgu uzvedību. Spēlētājs ieņem pēdējo vietu bez punktiem un atgriezties nedrīkst.
panel-announce = Atlikušo laiku paziņoju
panel-announced = { $count ->
    [zero] Paziņots plkst. { $time }: atlicis { $count } minūšu
    [one] Paziņots plkst. { $time }: atlikusi { $count } minūte
   *[other] Paziņots plkst. { $time }: atlikušas { $count } minūtes
}
panel-fate-playing = spēlēja līdz beigām
panel-fate-bankrupt = bankrots
panel-fate-expelled = diskvalificēts
panel-fate-withdrawn = izstājās
panel-signed = parakstīts

panel-bank-lead = Baņķierim: spēlētāji nedrīkst izmantot palīglīdzekļus.
panel-bank-deed = Īpašums
panel-bank-dice = Kauliņu summa
panel-bank-rent = Nomas maksa
panel-bank-deed-title = Darījumi ar banku
panel-bank-more = Citas summas
panel-bank-repairs = Remonts pēc kartītes
panel-rent-bare = bez būvēm
panel-rent-group = pilns komplekts, bez būvēm
panel-rent-houses = { $count ->
    [zero] { $count } māju
    [one] { $count } māja
   *[other] { $count } mājas
}
panel-rent-hotel = viesnīca
panel-rent-held = { $count ->
    [zero] īpašniekam ir { $count }
    [one] īpašniekam ir { $count }
   *[other] īpašniekam ir { $count }
}
panel-bank-price = Cena
panel-bank-mortgage = Ķīla
panel-bank-redeem = Ķīlas izpirkšana
panel-bank-interest = Procenti, ja ieķīlāts īpašums maina īpašnieku
panel-bank-house = Mājas būve
panel-bank-hotel = Viesnīcas būve
panel-bank-house-back = Mājas pārdošana
panel-bank-hotel-back = Viesnīcas pārdošana
panel-bank-salary = Alga
panel-bank-fine = Iziešana no cietuma
panel-bank-houses = Mājas
panel-bank-hotels = Viesnīcas
panel-bank-repair = { $deck }: māja – { $house }, viesnīca – { $hotel }
panel-bill = Kopā
panel-bill-lead = Pieskaries summai, lai to pieskaitītu.
panel-bill-amount = Summa
panel-bill-plus = Pieskaitīt
panel-bill-minus = Atņemt
panel-bill-back = Atsaukt pēdējo
panel-bill-clear = Notīrīt

panel-short-lead = Vispirms tas, kas būvē, pasaka, cik un kur, tad – visi pārējie. Ja bankā pietiek, visi pērk par norādīto cenu; ja ne, būves izsola pa vienai.
panel-short-piece = Kā trūkst?
panel-short-houses = Māju
panel-short-hotels = Viesnīcu
panel-short-stock = Cik ir palicis bankā?
panel-short-wishes = Kas ko grib?
panel-short-wish = { $count ->
    [zero] { $count } – { $deed }, cena { $price }
    [one] { $count } – { $deed }, cena { $price }
   *[other] { $count } – { $deed }, cena { $price }
}
panel-short-breaks = nojauc viesnīcu
panel-short-withdraw = Atsaukt
panel-short-player = Spēlētājs
panel-short-deed = Būvē uz
panel-short-count = Cik
panel-short-declare = Pieteikt
panel-short-empty = Bankā vairs nav nevienas: pagaidi, līdz kāds atdos vai pārdos.
panel-short-enough = Pietiek visiem: visi pērk par norādīto cenu.
panel-short-sold-all = Pārdots visiem par norādīto cenu
panel-short-alone = Grib tikai { $name }: izsoles nav. { $deed } – cena { $price }.
panel-short-sold-alone = Pārdots par norādīto cenu
panel-short-auction = Vienas būves izsole. Sola: { $names }. Sākuma cena: { $price }.
panel-short-breakers = Visi pircēji ir apkalpoti. Tagad viesnīcu drīkst nojaukt: { $names }.
panel-short-winner = Lielākais solītājs
panel-short-price = Solījums
panel-short-low = Sākuma cena: { $price }.
panel-short-sold = Pārdots
panel-short-unsold = Neviens nesola
panel-short-pass = Pasēšana attiecas tikai uz šo būvi. Ja pasē visi, tā paliek bankai un trūkums ir beidzies.
panel-short-sales = Līdz šim pārdots
panel-short-sale = { $name }: { $deed }, { $price }
panel-short-again = Sākt no jauna

panel-sheet-not-yours = Tavā lomā protokolus ievadīt nedrīkst.
panel-sheet-coming = Protokols ir ceļā. Tas glabājas šajā pārlūkprogrammā, līdz to saņem serveris.
panel-whose = Kurš spēlētājs?
panel-no-cash = nav ievadīta nauda
panel-gone = Kas izstājies, tam nekas nepieder.
panel-not-out = Vēl spēlē
panel-cash = { $name }: skaidra nauda
panel-owned-by = īpašnieks: { $name }
panel-mortgaged = ieķīlāts
panel-buildings = Būves: { $deed }
panel-level-none = bez būvēm
panel-level-hotel-short = V
panel-out-on-sheet = Bankrotēja pirms beigām
panel-worth-cash = Skaidra nauda
panel-worth-deeds = Īpašumi
panel-worth-mortgaged = Ieķīlātie īpašumi
panel-worth-houses = Mājas
panel-worth-hotels = Viesnīcas
panel-worth-total = Kopvērtība
panel-places = Vietas un punkti
panel-survivors = { $count ->
    [zero] Palicis { $count } spēlētāju.
    [one] Palicis { $count } spēlētājs.
   *[other] Palikuši { $count } spēlētāji.
}
panel-points = { $count ->
    [zero] { $count } punktu
    [one] { $count } punkts
   *[other] { $count } punkti
}
panel-decided-worth = pēc kopvērtības
panel-decided-deeds = vienāda kopvērtība, vairāk neieķīlātu īpašumu
panel-decided-cash = vienāda kopvērtība un īpašumi, vairāk skaidras naudas
panel-decided-head-judge = pēc galvenā tiesneša lēmuma
panel-decided-survived = vēl spēlēja
panel-decided-left-later = izstājās vēlāk
panel-decided-expelled = nākamais tika diskvalificēts
panel-fault-no-cash = nav ievadīta nauda
panel-fault-players-differ = protokolā katram galda spēlētājam jābūt tieši vienreiz
panel-fault-nobody-left = pēdējais palikušais spēlētājs ir uzvarējis un nav izstājies
panel-fault-order-missing = trūkst izstāšanās secības
panel-fault-unknown-fate = nav skaidrs, kā spēlētājs pabeidza spēli
panel-fault-bad-cash = naudas summa nevar būt pareiza
panel-fault-out-but-owns = ir izstājies, un tam nekas vairs nepieder
panel-fault-no-such-deed = īpašums, kura uz šī laukuma nav
panel-fault-deed-twice = īpašums ir divās rindās
panel-fault-bad-buildings = būves, kas tur nevar stāvēt
panel-fault-too-many-houses = vairāk māju, nekā ir kastē
panel-fault-too-many-hotels = vairāk viesnīcu, nekā ir kastē
panel-fault-group-incomplete = būves nepilnā komplektā
panel-fault-group-mortgaged = būves komplektā ar ķīlu
panel-fault-built-unevenly = komplekts apbūvēts nevienmērīgi
panel-fault-sums-differ = kopvērtība nav tās daļu summa
panel-fault-unknown-part = ierakstīts kaut kas, ko neskaita
panel-fault-fate-differs = spēles laikā pierakstīts citādi
panel-fault-order-differs = izstāšanās secība pierakstīta citādi
panel-tie = Neizšķirts rezultāts, par kuru lemj tikai galvenais tiesnesis. Pieskaries spēlētājiem viņa dotajā secībā.
panel-tie-open = Rezultāts ir neizšķirts: lemj galvenais tiesnesis.
panel-tie-order = Secība: { $names }
panel-tie-next = Nākamais – { $name }
panel-tie-again = Notīrīt secību
panel-signatures = Paraksti
panel-sign-later = Vispirms protokolam jābūt pilnīgam un pareizam.
panel-sign = { $name } paraksta
panel-sign-paper = uz papīra
panel-sign-paper-of = { $name } parakstīja uz papīra
panel-signed-at = parakstīts plkst. { $time }
panel-signed-paper = uz papīra, redzēts plkst. { $time }
panel-signed-before = parakstīts aizejot
panel-locked = Kāds jau ir parakstījis: neko vairs nevar mainīt.
panel-unlock = Atsaukt visus parakstus un mainīt
panel-too-early = Protokolu pieņem, kad galvenais tiesnesis izsludinājis laika beigas vai kad palicis viens spēlētājs.
panel-unsigned-yet = Vēl jāparaksta: { $names }. Pirms tam neviens nevar apstiprināt protokolu.
panel-reason-needed = Labojumam vajag iemeslu.
panel-submit = Ievadīt protokolu
panel-submit-correction = Ievadīt labojumu
panel-print = Drukāt
panel-entered-by = { $version }. versija, ievadīja { $name }.
panel-confirmed-by = Apstiprināja { $name }.
panel-awaits-second = Gaida otras personas apstiprinājumu.
panel-digest = Šī protokola kontrolkods:
panel-unsigned = Nav parakstījuši: { $names }.
panel-own = Šo protokolu ievadīji tu, tāpēc tas jāapstiprina kādam citam.
panel-confirm-lead = Salīdzini to ar papīra protokolu. Tu apstiprini tieši to, ko šeit redzi.
panel-confirm = Apstiprināt nemainītu
panel-reject = Sūtīt atpakaļ
panel-correct = Labot šo protokolu
panel-correct-about = Labojums aizstāj šo versiju un norāda iemeslu. Tas no jauna jāparaksta un jāapstiprina.
panel-correct-begin = Sākt labojumu
panel-correct-lead = Tas aizstāj { $version }. versiju, ko ievadīja { $name }.

panel-rules-language = Noteikumu valoda
panel-rules-search = Vārds vai noteikuma numurs
panel-rules-found = { $count ->
    [zero] { $count } noteikumu
    [one] { $count } noteikums
   *[other] { $count } noteikumi
}
panel-entry-tick = Atzīme: { $name }
panel-entry-undo-out = { $name } atkal spēlē
panel-tick-lead = Atzīmē spēlētājus, kas ir pie galda. Kas klātbūtnes pārbaudē nav atzīmēts, zaudē vietu.
panel-door-missing = pie durvīm nav atzīmēts
panel-undo = Atgriezt
panel-undo-title = { $name } tomēr nav ārā?
panel-undo-lead = Jāpiekrīt otrai amatpersonai. Jau ievadīts protokols tad atgriežas pie tevis.
panel-undo-waits = Atsaukšana ierosināta. Jāpiekrīt otrai amatpersonai.
panel-returned = { $name } nosūta protokolu atpakaļ: { $reason }
