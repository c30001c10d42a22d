# Ce se tipărește pentru un campionat: fișe de scor, liste de așezare, liste de apel, cartele pentru intrare.

sheet-title = Fișă de scor
sheet-title-spare = Fișă de scor (rezervă)
sheet-table = Masa
sheet-table-number = Masa { $number }
sheet-venue = Locația
sheet-stage = Etapa
sheet-round = Runda
sheet-heat = Seria
sheet-minutes = Minute
sheet-judge = Arbitru
sheet-start = Început
sheet-scan = Panoul arbitrului

sheet-players = Jucătorii și cine iese
sheet-players-hint = Cine iese semnează aici pe loc: numerotează jucătorii în ordinea în care pleacă.
sheet-seat = Loc
sheet-player = Jucător
sheet-out-number = Ordinea ieșirii
sheet-out-time = Ora
sheet-out-why = Motiv
sheet-bankrupt = faliment
sheet-withdrawn = retragere
sheet-expelled = descalificare
sheet-signature = Semnătura

sheet-worth = Averea la final
sheet-worth-hint = Adună pe verso și trece sumele aici. Lasă goală coloana celor care au ieșit.
sheet-cash = Bani
sheet-cash-how = la valoarea nominală
sheet-deeds = Proprietăți
sheet-mortgaged = Proprietăți ipotecate
sheet-houses = Case
sheet-hotels = Hoteluri
sheet-hotels-how = cu casele date pentru ele
sheet-share = { $share ->
    [full] la prețul scris
    [half] la jumătate din prețul scris
   *[part] la { $percent } din prețul scris
}
sheet-total = Averea totală
sheet-free = Proprietăți fără ipotecă
sheet-free-how = câte sunt; decid la egalitate
sheet-rank = Locul
sheet-points = Puncte

sheet-judge-signs = Arbitrul mesei
sheet-second-signs = A doua persoană: verificat, fără modificări
sheet-name = Nume
sheet-points-by = Puncte după jucătorii rămași și loc
sheet-left = Rămași

sheet-deed-list = Proprietăți și clădiri
sheet-deed-list-hint = În coloana proprietarului: ✓ fără ipotecă, − ipotecată, 1 până la 4 case, 5 hotel.
sheet-deed = Proprietate
sheet-price = Preț
sheet-price-mortgaged = Ipotecată
sheet-price-house = Casă
sheet-price-hotel = Hotel cu case
sheet-sum = Total: { $what }
sheet-sum-carry = Trece aceste totaluri pe față.

sheet-seed = Numărul de pornire al repartizării: { $seed }
sheet-digest = Amprentă: { $digest }
sheet-made = Tipărit: { $date }
sheet-side = { $side } / { $sides }

list-seating = Repartizarea la mese
list-by-name = După nume
list-by-table = După masă
list-heat-number = Seria { $number }
list-unconfirmed = Înscriși: lista de apeluri
list-unconfirmed-hint = Sună toate persoanele de pe listă și întreabă dacă vin.
list-alternates = Rezerve: lista de apeluri
list-alternates-hint = Cheamă în ordinea numerelor. Nimeni nu intră într-un joc în curs.
list-number = Nr.
list-phone = Telefon
list-called = Apelat la
list-answer = Răspuns
list-arrived = Prezent
list-seated = Masa și locul

badge-show = Arată acest cod la intrare
badge-alternate = Rezerva { $number }

certificate-title = Diplomă
certificate-for = Această diplomă a fost obținută de
certificate-rank = Locul { $rank }
certificate-points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
certificate-director = Director
certificate-judge = Arbitru principal

press-title = Rezultate
press-name = Nume
press-city = Oraș
press-anonymous = Nume nepublicat

paper-sample = SPECIMEN
