# Panoul arbitrului pentru o masă cu tablă adevărată.
panel-tables = Mesele mele
panel-none-mine = Acum nu îți este atribuită nicio masă.
panel-others = Alte mese
panel-others-lead = Ca a doua persoană, confirmi fișele introduse de altcineva.
panel-open = Deschide panoul arbitrului
panel-no-script = Panoul are nevoie de JavaScript. Fără el, folosește hârtia; fișele se confirmă aici:
panel-keep-open = Ține această pagină deschisă: merge și fără rețea și trimite ce introduci de îndată ce poate. Fără rețea nu poate fi reîncărcată.

panel-table = Masa { $number }
panel-seat = Jucătorul { $number }
panel-judge = Arbitru: { $name }
panel-parts = Părțile panoului
panel-part-table = Masa
panel-part-bank = Banca
panel-part-shortage = Lipsă
panel-part-sheet = Fișa
panel-part-rules = Reguli
panel-time-left = Timp rămas
panel-heat-waiting = nu a început
panel-heat-rolled = gata de start
panel-heat-running = se joacă
panel-heat-last-round = ultimul tur
panel-heat-paused = în pauză
panel-heat-over = timp expirat
panel-saved = Totul este salvat
panel-offline = Fără rețea
panel-waiting = { $count ->
    [one] { $count } înregistrare așteaptă
    [few] { $count } înregistrări așteaptă
   *[other] { $count } de înregistrări așteaptă
}
panel-waits-at = Așteaptă de la { $time }: { $what }
panel-shut = Linkul tău privat nu mai funcționează. Cere-i directorului unul nou; ce ai introdus rămâne în acest browser.
panel-keeps-nothing = Acest browser nu poate păstra nimic: nu închide pagina cât timp o înregistrare așteaptă.
panel-broken = Serverul nu poate prelua această înregistrare. Introdu-o din nou.
panel-dismiss = Am înțeles
panel-cancel = Anulează
panel-choose = Alege
panel-reason = Motiv
panel-entry-announce = Timpul rămas a fost anunțat
panel-entry-out = { $name } dă faliment
panel-entry-expel = Descalificare pentru { $name }
panel-entry-enter = Fișa
panel-entry-correct = Fișa corectată
panel-entry-confirm = Fișă confirmată
panel-entry-reject = Fișă trimisă înapoi

panel-out = Faliment
panel-out-title = Faliment și ieșire din joc?
panel-out-lead = Cine dă faliment semnează la plecare. Este ora { $time }.
panel-out-signs = { $name } semnează aici
panel-out-paper = Semnat pe hârtie
panel-out-unsigned = A plecat fără să semneze
panel-expel = Descalifică
panel-expel-title = Descalificare din campionat?
panel-expel-lead = Pentru comportament necuvenit. Jucătorul ocupă ultimul loc, fără puncte, și nu mai poate reveni.
panel-announce = Am anunțat timpul rămas
panel-announced = { $count ->
    [one] Anunțat la { $time }: încă { $count } minut
    [few] Anunțat la { $time }: încă { $count } minute
   *[other] Anunțat la { $time }: încă { $count } de minute
}
panel-fate-playing = a jucat până la final
panel-fate-bankrupt = faliment
panel-fate-expelled = descalificare
panel-fate-withdrawn = retragere
panel-signed = semnat

panel-bank-lead = Pentru bancher: jucătorii nu au voie să folosească ajutoare.
panel-bank-deed = Proprietate
panel-bank-dice = Suma zarurilor
panel-bank-rent = Chirie
panel-bank-deed-title = Operațiuni cu Banca
panel-bank-more = Alte sume
panel-bank-repairs = Reparații (cărți)
panel-rent-bare = fără clădiri
panel-rent-group = grup întreg, fără clădiri
panel-rent-houses = { $count ->
    [one] { $count } casă
    [few] { $count } case
   *[other] { $count } de case
}
panel-rent-hotel = hotel
panel-rent-held = { $count ->
    [one] proprietarul are { $count }
    [few] proprietarul are { $count }
   *[other] proprietarul are { $count }
}
panel-bank-price = Preț
panel-bank-mortgage = Ipotecă
panel-bank-redeem = Răscumpărarea ipotecii
panel-bank-interest = Dobândă, dacă se cedează ipotecată
panel-bank-house = Construirea unei case
panel-bank-hotel = Construirea unui hotel
panel-bank-house-back = Vânzarea unei case
panel-bank-hotel-back = Vânzarea unui hotel
panel-bank-salary = Salariu
panel-bank-fine = Ieșirea din închisoare
panel-bank-houses = Case
panel-bank-hotels = Hoteluri
panel-bank-repair = { $deck }: { $house } pe casă, { $hotel } pe hotel
panel-bill = Total
panel-bill-lead = Atinge o sumă ca să o aduni.
panel-bill-amount = Sumă
panel-bill-plus = Adună
panel-bill-minus = Scade
panel-bill-back = Scoate ultima sumă
panel-bill-clear = Golește

panel-short-lead = Cel care construiește spune întâi câte și unde, apoi toți ceilalți. Dacă Banca are destule, toți cumpără la prețul de listă; dacă nu, clădirile se licitează una câte una.
panel-short-piece = Ce nu ajunge?
panel-short-houses = Case
panel-short-hotels = Hoteluri
panel-short-stock = Câte au rămas în Bancă?
panel-short-wishes = Cine ce vrea?
panel-short-wish = { $count ->
    [one] { $count } pentru { $deed }, preț de listă { $price }
    [few] { $count } pentru { $deed }, preț de listă { $price }
   *[other] { $count } pentru { $deed }, preț de listă { $price }
}
panel-short-breaks = desface un hotel
panel-short-withdraw = Retrage
panel-short-player = Jucător
panel-short-deed = Construiește pe
panel-short-count = Câte
panel-short-declare = Declară
panel-short-empty = Banca nu mai are clădiri de acest fel. Așteaptă până când cineva înapoiază sau vinde câteva.
panel-short-enough = Ajung pentru toți: toți cumpără la prețul de listă.
panel-short-sold-all = Vândut tuturor la prețul de listă
panel-short-alone = Doar { $name } vrea clădirea: fără licitație, { $price } pentru { $deed }.
panel-short-sold-alone = Vândut la prețul de listă
panel-short-auction = Licitație pentru o clădire. Licitează: { $names }. Suma de pornire: { $price }.
panel-short-breakers = Toți cumpărătorii au fost serviți. Acum pot desface un hotel: { $names }.
panel-short-winner = Cine a licitat cel mai mult
panel-short-price = Suma licitată
panel-short-low = Suma de pornire este { $price }.
panel-short-sold = Vândut
panel-short-unsold = Nimeni nu licitează
panel-short-pass = Pasul este valabil doar pentru această clădire. Dacă toți zic pas, rămâne la Bancă și lipsa s-a încheiat.
panel-short-sales = Vândute până acum
panel-short-sale = { $name }: { $deed }, { $price }
panel-short-again = Ia-o de la capăt

panel-sheet-not-yours = Rolul tău nu permite introducerea fișelor.
panel-sheet-coming = Fișa este pe drum. Rămâne în acest browser până o primește serverul.
panel-whose = Care jucător?
panel-no-cash = lipsesc banii
panel-gone = Cine a ieșit din joc nu are nimic.
panel-not-out = Încă în joc
panel-cash = Banii pe care îi are { $name }
panel-owned-by = deținută de { $name }
panel-mortgaged = ipotecată
panel-buildings = Clădiri pe { $deed }
panel-level-none = nicio clădire
panel-level-hotel-short = H
panel-out-on-sheet = A dat faliment înainte de final
panel-worth-cash = Bani
panel-worth-deeds = Proprietăți
panel-worth-mortgaged = Proprietăți ipotecate
panel-worth-houses = Case
panel-worth-hotels = Hoteluri
panel-worth-total = Averea totală
panel-places = Locuri și puncte
panel-survivors = { $count ->
    [one] A rămas { $count } jucător.
    [few] Au rămas { $count } jucători.
   *[other] Au rămas { $count } de jucători.
}
panel-points = { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}
panel-decided-worth = după averea totală
panel-decided-deeds = avere egală, mai multe proprietăți fără ipotecă
panel-decided-cash = avere și proprietăți egale, mai mulți bani
panel-decided-head-judge = prin decizia arbitrului principal
panel-decided-survived = era încă în joc
panel-decided-left-later = a ieșit mai târziu din joc
panel-decided-expelled = următorul a fost descalificat
panel-fault-no-cash = lipsesc banii
panel-fault-players-differ = fișa trebuie să conțină fiecare jucător de la masă exact o dată
panel-fault-nobody-left = ultimul jucător rămas a câștigat și nu a ieșit
panel-fault-order-missing = lipsește ordinea în care au ieșit jucătorii
panel-fault-unknown-fate = nu este clar cum a terminat jucătorul
panel-fault-bad-cash = banii nu pot fi corecți
panel-fault-out-but-owns = a ieșit din joc și nu poate avea nimic
panel-fault-no-such-deed = o proprietate care nu este pe această tablă
panel-fault-deed-twice = o proprietate apare pe două rânduri
panel-fault-bad-buildings = clădiri care nu pot sta acolo
panel-fault-too-many-houses = mai multe case decât sunt în cutie
panel-fault-too-many-hotels = mai multe hoteluri decât sunt în cutie
panel-fault-group-incomplete = clădiri pe un grup incomplet
panel-fault-group-mortgaged = clădiri pe un grup cu ipotecă
panel-fault-built-unevenly = un grup este construit neuniform
panel-fault-sums-differ = averea totală nu este suma părților ei
panel-fault-unknown-part = apare ceva care nu contează
panel-fault-fate-differs = în timpul jocului s-a notat altfel
panel-fault-order-differs = ordinea ieșirilor a fost notată altfel
panel-tie = Numai arbitrul principal poate decide această egalitate. Atinge jucătorii în ordinea indicată de el.
panel-tie-open = Egalitate: se așteaptă arbitrul principal.
panel-tie-order = Ordinea: { $names }
panel-tie-next = Urmează { $name }
panel-tie-again = Șterge ordinea
panel-signatures = Semnături
panel-sign-later = Mai întâi fișa trebuie să fie completă și corectă.
panel-sign = { $name } semnează
panel-sign-paper = pe hârtie
panel-sign-paper-of = { $name } a semnat pe hârtie
panel-signed-at = semnat la { $time }
panel-signed-paper = pe hârtie, văzut la { $time }
panel-signed-before = semnat la plecare
panel-locked = Cineva a semnat: nu se mai poate schimba nimic.
panel-unlock = Anulează toate semnăturile și modifică
panel-too-early = Fișa se preia după ce arbitrul principal anunță sfârșitul timpului sau când rămâne un singur jucător.
panel-unsigned-yet = Mai au de semnat: { $names }. Până atunci nimeni nu poate confirma fișa.
panel-reason-needed = O corecție are nevoie de un motiv.
panel-submit = Introdu fișa
panel-submit-correction = Introdu corecția
panel-print = Tipărește
panel-entered-by = Versiunea { $version }, introdusă de { $name }.
panel-confirmed-by = Confirmată de { $name }.
panel-awaits-second = Așteaptă a doua persoană.
panel-digest = Amprenta acestei fișe:
panel-unsigned = Nu au semnat: { $names }.
panel-own = Tu ai introdus această fișă: trebuie să o confirme altcineva.
panel-confirm-lead = Compar-o cu fișa de hârtie. Confirmi exact ce vezi aici.
panel-confirm = Confirmă neschimbată
panel-reject = Trimite înapoi
panel-correct = Corectează această fișă
panel-correct-about = O corecție înlocuiește această versiune și arată motivul. Trebuie semnată și confirmată din nou.
panel-correct-begin = Începe o corecție
panel-correct-lead = Aceasta înlocuiește versiunea { $version }, introdusă de { $name }.

panel-rules-language = Limba regulilor
panel-rules-search = Cuvânt sau număr de regulă
panel-rules-found = { $count ->
    [one] { $count } regulă
    [few] { $count } reguli
   *[other] { $count } de reguli
}
panel-entry-tick = Bifă: { $name }
panel-entry-undo-out = { $name } este din nou în joc
panel-tick-lead = Bifează jucătorii care sunt la masă. Cine nu este bifat la apel își pierde locul.
panel-door-missing = nebifat la intrare
panel-undo = Revino
panel-undo-title = { $name } nu a ieșit totuși?
panel-undo-lead = Trebuie să fie de acord și o a doua persoană din echipă. O fișă deja completată se întoarce atunci la tine.
panel-undo-waits = Anulare propusă. Trebuie să fie de acord și o a doua persoană din echipă.
panel-returned = { $name } a trimis fișa înapoi: { $reason }
