# Teisėjo skydelis prie lentos žaidžiamam stalui.
panel-tables = Mano stalai
panel-none-mine = Dabar jums nepaskirtas joks stalas.
panel-others = Kiti stalai
panel-others-lead = Kaip antras asmuo tvirtinate protokolus, kuriuos įvedė kitas.
panel-open = Atverti teisėjo skydelį
panel-no-script = Skydeliui reikia JavaScript. Be jo naudokite popierių; protokolai tvirtinami čia:
panel-keep-open = Laikykite šį puslapį atvertą: jis veikia ir be tinklo, o ką įvedate, išsiunčia, kai tik gali. Be tinklo jo iš naujo įkelti nepavyks.

panel-table = Stalas nr. { $number }
panel-seat = Žaidėjas nr. { $number }
panel-judge = Teisėjas: { $name }
panel-parts = Skydelio dalys
panel-part-table = Stalas
panel-part-bank = Bankas
panel-part-shortage = Trūkumas
panel-part-sheet = Protokolas
panel-part-rules = Taisyklės
panel-time-left = Liko laiko
panel-heat-waiting = nepradėta
panel-heat-rolled = galima pradėti
panel-heat-running = žaidžiama
panel-heat-last-round = paskutinis ratas
panel-heat-paused = sustabdyta
panel-heat-over = laikas baigėsi
panel-saved = Viskas įrašyta
panel-offline = Nėra tinklo
panel-waiting = { $count ->
    [one] Laukia { $count } įrašas
    [few] Laukia { $count } įrašai
    [many] Laukia { $count } įrašo
   *[other] Laukia { $count } įrašų
}
panel-waits-at = Laukia nuo { $time }: { $what }
panel-shut = Jūsų asmeninė nuoroda nebeveikia. Paprašykite vadovo naujos; ką įvedėte, lieka šioje naršyklėje.
panel-keeps-nothing = Ši naršyklė nieko negali išsaugoti: neužverkite puslapio, kol laukia įrašas.
panel-broken = Serveris šio įrašo priimti negali. Įveskite iš naujo.
panel-dismiss = Supratau
panel-cancel = Atsisakyti
panel-choose = Pasirinkite
panel-reason = Priežastis
panel-entry-announce = Paskelbtas likęs laikas
panel-entry-out = { $name } bankrutavo
panel-entry-expel = Diskvalifikacija: { $name }
panel-entry-enter = Protokolas
panel-entry-correct = Pataisytas protokolas
panel-entry-confirm = Protokolas patvirtintas
panel-entry-reject = Protokolas grąžintas

panel-out = Bankrotas
panel-out-title = Bankrutavo ir nebežaidžia?
panel-out-lead = Bankrutavęs žaidėjas išeidamas pasirašo. Dabar { $time }.
panel-out-signs = { $name } pasirašo čia
panel-out-paper = Pasirašyta popieriuje
panel-out-unsigned = Išėjo be parašo
panel-expel = Diskvalifikuoti
panel-expel-title = Diskvalifikuoti iš čempionato?
panel-expel-lead = Už netinkamą elgesį. Žaidėjas lieka paskutinis, be taškų, ir grįžti nebegali.
panel-announce = Paskelbiau likusį laiką
panel-announced = { $count ->
    [one] Paskelbta { $time }: liko { $count } minutė
    [few] Paskelbta { $time }: liko { $count } minutės
    [many] Paskelbta { $time }: liko { $count } minutės
   *[other] Paskelbta { $time }: liko { $count } minučių
}
panel-fate-playing = žaidė iki pabaigos
panel-fate-bankrupt = bankrotas
panel-fate-expelled = diskvalifikacija
panel-fate-withdrawn = pasitraukė
panel-signed = pasirašyta

panel-bank-lead = Bankininkui: žaidėjams naudotis pagalbinėmis priemonėmis draudžiama.
panel-bank-deed = Nuosavybė
panel-bank-dice = Kauliukų suma
panel-bank-rent = Nuoma
panel-bank-deed-title = Sandoriai su banku
panel-bank-more = Kitos sumos
panel-bank-repairs = Remonto kortos
panel-rent-bare = be pastatų
panel-rent-group = visa grupė, be pastatų
panel-rent-houses = { $count ->
    [one] { $count } namas
    [few] { $count } namai
    [many] { $count } namo
   *[other] { $count } namų
}
panel-rent-hotel = viešbutis
panel-rent-held = { $count ->
    [one] savininkas turi { $count }
    [few] savininkas turi { $count }
    [many] savininkas turi { $count }
   *[other] savininkas turi { $count }
}
panel-bank-price = Kaina
panel-bank-mortgage = Įkeitimas
panel-bank-redeem = Išpirkimas
panel-bank-interest = Palūkanos, jei įkeista nuosavybė keičia savininką
panel-bank-house = Namo statyba
panel-bank-hotel = Viešbučio statyba
panel-bank-house-back = Namo pardavimas
panel-bank-hotel-back = Viešbučio pardavimas
panel-bank-salary = Alga
panel-bank-fine = Išėjimas iš kalėjimo
panel-bank-houses = Namai
panel-bank-hotels = Viešbučiai
panel-bank-repair = { $deck }: namas – { $house }, viešbutis – { $hotel }
panel-bill = Iš viso
panel-bill-lead = Bakstelėkite sumą, kad ją pridėtumėte.
panel-bill-amount = Suma
panel-bill-plus = Pridėti
panel-bill-minus = Atimti
panel-bill-back = Atšaukti
panel-bill-clear = Išvalyti

panel-short-lead = Statantysis pirmas sako, kiek ir kur, paskui visi kiti. Jei banke užtenka, visi perka už nurodytą kainą; jei ne, rengiamas aukcionas, po vieną pastatą.
panel-short-piece = Ko trūksta?
panel-short-houses = Namų
panel-short-hotels = Viešbučių
panel-short-stock = Kiek liko banke?
panel-short-wishes = Kas ko nori?
panel-short-wish = { $count ->
    [one] { $count } – { $deed }, kaina { $price }
    [few] { $count } – { $deed }, kaina { $price }
    [many] { $count } – { $deed }, kaina { $price }
   *[other] { $count } – { $deed }, kaina { $price }
}
panel-short-breaks = išardo viešbutį
panel-short-withdraw = Atsiimti
panel-short-player = Žaidėjas
panel-short-deed = Kur stato
panel-short-count = Kiek
panel-short-declare = Pareikšti
panel-short-empty = Bankas nebeturi nė vieno: palaukite, kol kas nors grąžins ar parduos.
panel-short-enough = Užtenka visiems: visi perka už nurodytą kainą.
panel-short-sold-all = Parduota visiems už nurodytą kainą
panel-short-alone = Nori tik { $name }: aukciono nėra. { $deed } – kaina { $price }.
panel-short-sold-alone = Parduota už nurodytą kainą
panel-short-auction = Vieno pastato aukcionas. Siūlo: { $names }. Pradinė kaina: { $price }.
panel-short-breakers = Visi pirkėjai gavo, ko norėjo. Dabar viešbutį gali išardyti: { $names }.
panel-short-winner = Daugiausia pasiūlęs žaidėjas
panel-short-price = Siūloma kaina
panel-short-low = Pradinė kaina: { $price }.
panel-short-sold = Parduota
panel-short-unsold = Niekas nesiūlo
panel-short-pass = Pasuojama tik dėl šio pastato. Jei pasuoja visi, jis lieka bankui, ir trūkumas baigiasi.
panel-short-sales = Jau parduota
panel-short-sale = { $name }: { $deed }, { $price }
panel-short-again = Pradėti iš naujo

panel-sheet-not-yours = Jūsų vaidmuo neleidžia įvesti protokolų.
panel-sheet-coming = Protokolas siunčiamas. Jis saugomas šioje naršyklėje, kol jį gaus serveris.
panel-whose = Kuris žaidėjas?
panel-no-cash = neįvesti grynieji
panel-gone = Iškritęs žaidėjas nieko neturi.
panel-not-out = Dar žaidžia
panel-cash = { $name }: grynieji
panel-owned-by = turi { $name }
panel-mortgaged = įkeista
panel-buildings = Pastatai: { $deed }
panel-level-none = be pastatų
panel-level-hotel-short = V
panel-out-on-sheet = Bankrutavo prieš pabaigą
panel-worth-cash = Grynieji
panel-worth-deeds = Nuosavybės
panel-worth-mortgaged = Įkeistos nuosavybės
panel-worth-houses = Namai
panel-worth-hotels = Viešbučiai
panel-worth-total = Grynasis turtas
panel-places = Vietos ir taškai
panel-survivors = { $count ->
    [one] Liko { $count } žaidėjas.
    [few] Liko { $count } žaidėjai.
    [many] Liko { $count } žaidėjo.
   *[other] Liko { $count } žaidėjų.
}
panel-points = { $count ->
    [one] { $count } taškas
    [few] { $count } taškai
    [many] { $count } taško
   *[other] { $count } taškų
}
panel-decided-worth = pagal grynąjį turtą
panel-decided-deeds = turtas lygus, daugiau neįkeistų nuosavybių
panel-decided-cash = turtas ir nuosavybės lygūs, daugiau grynųjų
panel-decided-head-judge = vyriausiojo teisėjo sprendimu
panel-decided-survived = dar žaidė
panel-decided-left-later = iškrito vėliau
panel-decided-expelled = kito žaidėjo diskvalifikacija
panel-fault-no-cash = neįvesti grynieji
panel-fault-players-differ = protokole kiekvienas stalo žaidėjas turi būti lygiai kartą
panel-fault-nobody-left = paskutinis likęs žaidėjas laimėjo ir nėra iškritęs
panel-fault-order-missing = trūksta iškritimo tvarkos
panel-fault-unknown-fate = neaišku, kaip žaidėjas baigė
panel-fault-bad-cash = grynųjų suma negali būti teisinga
panel-fault-out-but-owns = iškrito, todėl nieko turėti negali
panel-fault-no-such-deed = nuosavybė, kurios šioje lentoje nėra
panel-fault-deed-twice = nuosavybė įrašyta dviejose eilutėse
panel-fault-bad-buildings = pastatai, kurie ten stovėti negali
panel-fault-too-many-houses = daugiau namų, nei yra dėžutėje
panel-fault-too-many-hotels = daugiau viešbučių, nei yra dėžutėje
panel-fault-group-incomplete = pastatai nesurinktoje grupėje
panel-fault-group-mortgaged = pastatai grupėje su įkeista nuosavybe
panel-fault-built-unevenly = grupė užstatyta netolygiai
panel-fault-sums-differ = grynasis turtas nelygus savo dalių sumai
panel-fault-unknown-part = įrašyta kažkas, kas neskaičiuojama
panel-fault-fate-differs = žaidimo metu užrašyta kitaip
panel-fault-order-differs = iškritimo tvarka užrašyta kitaip
panel-tie = Rezultatai vienodi, tvarką gali nustatyti tik vyriausiasis teisėjas. Bakstelėkite žaidėjus jo nurodyta tvarka.
panel-tie-open = Rezultatai vienodi: laukiama vyriausiojo teisėjo sprendimo.
panel-tie-order = Tvarka: { $names }
panel-tie-next = Toliau – { $name }
panel-tie-again = Išvalyti tvarką
panel-signatures = Parašai
panel-sign-later = Pirmiausia protokolas turi būti visiškai užpildytas ir teisingas.
panel-sign = { $name } pasirašo
panel-sign-paper = popieriuje
panel-sign-paper-of = { $name } pasirašė popieriuje
panel-signed-at = pasirašyta { $time }
panel-signed-paper = popieriuje, matyta { $time }
panel-signed-before = pasirašyta išeinant
panel-locked = Kažkas jau pasirašė: nieko keisti nebegalima.
panel-unlock = Atšaukti visus parašus ir keisti
panel-too-early = Protokolas priimamas, kai vyriausiasis teisėjas paskelbia laiko pabaigą arba kai lieka vienas žaidėjas.
panel-unsigned-yet = Dar turi pasirašyti: { $names }. Iki tol niekas negali patvirtinti protokolo.
panel-reason-needed = Pataisai reikia priežasties.
panel-submit = Įvesti protokolą
panel-submit-correction = Įvesti pataisą
panel-print = Spausdinti
panel-entered-by = Versija nr. { $version }, įvedė { $name }.
panel-confirmed-by = Patvirtino { $name }.
panel-awaits-second = Laukia antro asmens.
panel-digest = Šio protokolo kontrolinis kodas:
panel-unsigned = Nepasirašė: { $names }.
panel-own = Šį protokolą įvedėte jūs, todėl jį turi patvirtinti kitas asmuo.
panel-confirm-lead = Palyginkite su popieriniu. Tvirtinate tiksliai tai, ką čia matote.
panel-confirm = Patvirtinti nepakeistą
panel-reject = Grąžinti
panel-correct = Taisyti šį protokolą
panel-correct-about = Pataisa pakeičia šią versiją ir nurodo priežastį. Ją reikia iš naujo pasirašyti ir patvirtinti.
panel-correct-begin = Pradėti taisymą
panel-correct-lead = Tai pakeičia versiją nr. { $version }, kurią įvedė { $name }.

panel-rules-language = Taisyklių kalba
panel-rules-search = Žodis arba taisyklės numeris
panel-rules-found = { $count ->
    [one] { $count } taisyklė
    [few] { $count } taisyklės
    [many] { $count } taisyklės
   *[other] { $count } taisyklių
}
panel-entry-tick = Žyma: { $name }
panel-entry-undo-out = { $name } vėl žaidžia
panel-tick-lead = Pažymėkite žaidėjus, kurie yra prie stalo. Kas tikrinant nepažymėtas, netenka vietos.
panel-door-missing = prie durų nepažymėta
panel-undo = Atšaukti
panel-undo-title = { $name } vis dėlto žaidžia?
panel-undo-lead = Turi sutikti antras pareigūnas. Jau įvestas protokolas tada grįžta jums.
panel-undo-waits = Pasiūlyta atšaukti. Turi sutikti antras pareigūnas.
panel-returned = { $name } grąžino protokolą: { $reason }
