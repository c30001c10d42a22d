# Kaip žaidžiamas kiekvienas leidimas, savais žodžiais. Kurie sakiniai galioja, lemia taisyklės.

guide-title = Kaip žaisti: { $edition }
guide-lead = Viskas, ko reikia pirmam žaidimui, per kelias minutes. Prie stalo puslapis visada rodo, ką galite daryti.
guide-full = Visos taisyklės ir visos { word-deeds }

guide-aim = Tikslas
guide-aim-last = Pirkite { word-deeds-acc }, rinkite { word-rent-acc }, statykite ir sudarinėkite gudrius sandorius. Laimite, jei dar turite pinigų, kai visi kiti bankrutuoja.
guide-aim-first-bankruptcy = Pirkite { word-deeds-acc }, rinkite { word-rent-acc }, statykite ir sudarinėkite gudrius sandorius. Žaidimas trumpas: jį baigia pirmasis bankrotas, o laimi turtingiausias žaidėjas.

guide-setup = Prieš pirmą metimą
guide-setup-token = Kiekvienas pasirenka figūrėlę; dviejų vienodų nebūna.
guide-setup-cash = Visi pradeda laukelyje „{ $go }“. Pradžioje kiekvienas gauna: { $cash }.
guide-setup-deeds = { $count ->
    [one] Kiekvienas žaidėjas nemokamai gauna { $count } { word-deed-acc }.
    [few] Kiekvienas žaidėjas nemokamai gauna { $count } { word-deeds-acc }.
    [many] Kiekvienas žaidėjas nemokamai gauna { $count } { word-deed-gen }.
   *[other] Kiekvienas žaidėjas nemokamai gauna { $count } { word-deeds-gen }.
}
guide-setup-left = Visi meta po kartą. Pradeda išmetęs daugiausia, toliau ėjimas perduodamas į kairę.
guide-setup-by-roll = Visi meta po kartą. Pradeda išmetęs daugiausia, kiti eina pagal tai, kiek išmetė.
guide-setup-hidden = Niekas nemato, kiek grynųjų turi kiti.

guide-turn = Jūsų ėjimas
guide-turn-one = Meskite kauliuką, eikite tiek laukelių, kiek jis rodo, ir darykite, ko prašo laukelis. Tada eina kitas žaidėjas.
guide-turn-two = Meskite abu kauliukus, eikite tiek laukelių, kokia jų suma, ir darykite, ko prašo laukelis.
guide-turn-speed = Meskite du baltus kauliukus kartu su greičio kauliuku, eikite ir darykite, ko prašo laukelis.
guide-turn-doubles = Už dubletą metate dar kartą. Trečias dubletas iš eilės jus iškart nuveda į laukelį „{ $jail }“.
guide-turn-doubles-white = Už baltų kauliukų dubletą metate dar kartą. Trečias dubletas iš eilės jus iškart nuveda į laukelį „{ $jail }“.
guide-turn-salary = Kaskart, kai praeinate laukelį „{ $go }“ ar ten sustojate, bankas jums moka: { $salary }.

guide-speed = Greičio kauliukas
guide-speed-numbers = 1, 2 arba 3: pridėkite prie baltų kauliukų.
guide-speed-bus = Autobusas: rinkitės, ar eiti pagal vieną baltą kauliuką, pagal kitą, ar pagal abu.
guide-speed-next = Rodyklė: eikite pagal baltus kauliukus ir darykite, ko prašo tas laukelis. Tada eikite prie artimiausios { word-deed-gen } be savininko; kai visos turi savininkus – prie artimiausios, kur reikia mokėti { word-rent-acc }.
guide-speed-triple = Trys vienodi: eikite į bet kurį laukelį, bet dar kartą nemetate.

guide-spaces = Ypatingi laukeliai
guide-space-cards = Kortos ({ $decks }): traukite viršutinę ir darykite, ką ji sako.
guide-space-tax = { $spaces }: sumokėkite bankui ten nurodytą sumą.
guide-space-parking = { $spaces }: pailsėkite, nieko nevyksta.
guide-space-go-to-jail = { $spaces }: keliaujate į laukelį „{ $jail }“ ir pakeliui algos negaunate. Jūsų ėjimas baigtas.
guide-space-ride = { $spaces }: sumokėkite (mokestis – { $amount }) ir važiuokite į bet kurį laukelį iki kito tokio, arba likite. Abiem atvejais ėjimas ten baigiasi.
guide-ride-go = Pravažiavę laukelį „{ $go }“ negaunate nieko; jei kelionė ten baigiasi, gaunate: { $salary }.
guide-space-entity = { $spaces }: jūs ir žaidėjas iš kairės metate po vieną kauliuką. Jei kartu pasiekiate ten nurodytą skaičių, abu gaunate pinigų, o jei ne – abu mokate.
guide-space-question = { $spaces }: paspauskite ir pamatysite. Gali duoti monetų, gali jų atimti arba pasiųsti toliau dar vienu metimu.

guide-buy = Pirkimas
guide-buy-first = Sustoję prie { word-deed-gen } be savininko, galite ją pirkti už nurodytą kainą.
guide-buy-auction = Jei nenorite, ji iškart parduodama aukcione. Siūlyti gali visi, taip pat ir jūs; pradinė kaina – { $amount }, laimi didžiausia pasiūlyta kaina.
guide-buy-nothing = Jei nenorite, ji lieka bankui ir žaidimas tęsiamas.
guide-buy-default = Siūlykite tik tiek, kiek galite sumokėti. Kas negali sumokėti laimėjusios kainos, aukcione nebedalyvauja, ir aukcionas pradedamas iš naujo be jo.

guide-rent = { Word-rent }
guide-rent-claim = Būkite budrūs: lankytojas moka { word-rent-acc } tik tada, jei jos paprašote.
guide-rent-window = { $count ->
    [one] Netenkate { word-rent-gen }, kai tik meta kitas žaidėjas.
    [few] Netenkate { word-rent-gen }, kai tik meta antras žaidėjas po lankytojo.
    [many] Netenkate { word-rent-gen }, kai tik meta antras žaidėjas po lankytojo.
   *[other] Netenkate { word-rent-gen }, kai tik meta antras žaidėjas po lankytojo.
}
guide-rent-automatic = Lankytojai { word-rent-acc } moka neprašomi.
guide-rent-set = Turėdami visas grupės { word-streets-acc }, už { word-streets-acc } be pastatų gaunate dvigubą { word-rent-acc }.
guide-rent-set-unmortgaged = Turėdami visas grupės { word-streets-acc }, iš kurių nė viena neįkeista, už { word-streets-acc } be pastatų gaunate dvigubą { word-rent-acc }.
guide-rent-stations = { $group }: kuo daugiau jų turite, tuo didesnė kiekvieno laukelio { word-rent } ({ $rents }).
guide-rent-utilities-one = { $group }: lankytojas meta kauliuką dar kartą. { Word-rent } – šis metimas, padaugintas iš { $factors }, pagal tai, kiek tokių turite.
guide-rent-utilities-two = { $group }: lankytojas dar kartą meta abu kauliukus. { Word-rent } – šis metimas, padaugintas iš { $factors }, pagal tai, kiek tokių turite.
guide-rent-utilities-speed = { $group }: lankytojas dar kartą meta visus tris kauliukus; autobusas ir rodyklė laikomi nuliu. { Word-rent } – šis metimas, padaugintas iš { $factors }, pagal tai, kiek tokių turite.
guide-rent-mortgaged = Įkeista { word-deed } { word-rent-gen } neduoda.

guide-build = Statyba
guide-build-when-group = Kai visa grupė jūsų ir niekas joje neįkeista, galite statyti bet kada, net tarp kitų žaidėjų ėjimų.
guide-build-when-plot = Kai visa grupė jūsų, galite bet kada, net tarp kitų žaidėjų ėjimų, statyti neįkeistose jos { word-streets-loc }.
guide-build-pause = To nestabdo net aukcionas. Statyti, parduoti ir įkeisti negalima tik tol, kol kuris nors žaidėjas dar renkasi ėjimą.
guide-build-even = Statykite tolygiai: kiekviena grupės { word-street } gauna pirmą pastatą anksčiau, nei kuri nors gauna antrą, ir taip toliau.
guide-build-top-group = Daugiausia vienoje { word-street-loc }: { $houses }. Kai visos grupės { word-streets } pilnos, kitas žingsnis – { $hotel }.
guide-build-top-plot = Daugiausia vienoje { word-street-loc }: { $houses }. Kai { word-street } pilna, kitas žingsnis – { $hotel }.
guide-build-scarce-demand = Pastatų skaičius ribotas. Jei bankui jų gali pritrūkti, visi, kurie galėtų statyti, pasako, kiek nori. Jei užtenka, visi moka išspausdintą kainą; jei ne, pastatai parduodami aukcione po vieną.
guide-build-scarce-last = Pastatų skaičius ribotas. Jei paskutinio nori keli žaidėjai, jis tenka pasiūliusiam daugiausia.
guide-build-houses-first = Jei ardote viešbutį ir tam reikia banko namų, pirmenybę turi norintys jų pirkti.
guide-build-half-printed = Bankas pastatus superka už pusę kainos.
guide-build-half-paid = Bankas pastatus superka už pusę to, kiek už juos mokėjote, taip pat ir aukcione.
guide-build-sell-evenly = Parduokite taip pat tolygiai, kaip statėte.
guide-build-sell-freely = Parduoti tolygiai nebūtina: vieną { word-street-acc } galite ištuštinti, kitas palikti, kaip yra.

guide-mortgage = Įkeitimas
guide-mortgage-group = Įkeitę { word-deed-acc }, iškart gaunate pinigų. Jos grupėje neturi būti pastatų.
guide-mortgage-plot = Įkeitę { word-deed-acc }, iškart gaunate pinigų. Pirma reikia parduoti ant jos stovinčius pastatus.
guide-mortgage-percent = Norėdami išpirkti, grąžinkite sumą su { $percent } palūkanų.
guide-mortgage-printed = Norėdami išpirkti, sumokėkite ant { word-deed-gen } kortos nurodytą sumą.
guide-mortgage-transfer-redeem-or-10 = Gavę įkeistą { word-deed-acc } iš kito žaidėjo, iškart ją išpirkite arba dabar sumokėkite palūkanas ir išpirkite vėliau.
guide-mortgage-transfer-free = Gavę įkeistą { word-deed-acc } iš kito žaidėjo, už tai nieko nemokate ir galite ją išpirkti, kada norite.
guide-mortgage-transfer-pay-or-double = Sandoriu gavę įkeistą { word-deed-acc }, sumokėkite palūkanas dabar arba dvigubas vėliau. Gavę ją iš bankrutavusio žaidėjo, palūkanas mokate iškart.

guide-jail = Įstrigote: „{ $jail }“
guide-jail-visit = Jei ten tiesiog sustojate, tik lankotės.
guide-jail-doubles = Kad išeitumėte, prieš metimą sumokėkite { FORM($fine, "acc") }, panaudokite išlaisvinančią kortą arba išmeskite dubletą.
guide-jail-six = Kad išeitumėte, prieš metimą sumokėkite { FORM($fine, "acc") }, panaudokite išlaisvinančią kortą arba išmeskite šešetą.
guide-jail-prepay = Prieš metimą ten mokėti galite tik per 1–{ $count } ėjimus.
guide-jail-again = Išlaisvinusiu dubletu einate ir metate dar kartą.
guide-jail-once = Išlaisvinusiu dubletu einate, bet dar kartą nemetate.
guide-jail-last = { $count ->
    [one] Išeinate jau kitu ėjimu: jei metimas neišlaisvina, sumokate { FORM($fine, "acc") } ir einate.
    [few] Vėliausiai iš ten išeinate per { $count } ėjimą: jei metimas neišlaisvina, sumokate { FORM($fine, "acc") } ir einate.
    [many] Vėliausiai iš ten išeinate per { $count } ėjimą: jei metimas neišlaisvina, sumokate { FORM($fine, "acc") } ir einate.
   *[other] Vėliausiai iš ten išeinate per { $count } ėjimą: jei metimas neišlaisvina, sumokate { FORM($fine, "acc") } ir einate.
}
guide-jail-late = Jei per { $turn } ėjimą vis dar esate ten, metate kauliukus, einate ir sumokate { FORM($fine, "acc") }, kad ir kas iškristų.
guide-jail-business = Reikalai nesustoja: ir ten renkate { word-rent-acc }, dalyvaujate aukcionuose, statote ir sudarote sandorius.

guide-deals = Sandoriai
guide-deals-any = Sandorius galite sudaryti su bet kuo ir bet kada.
guide-deals-own = Sandoriai sudaromi su žaidėju, kurio ėjimas, arba tarp dviejų ėjimų.
guide-deals-what-group = Mainykitės pinigais, { word-deeds-ins } ir iš laukelio „{ $jail }“ išlaisvinančiomis kortomis – kaip abiem patinka. { Word-street } keičia savininką tik tada, kai visoje jos grupėje nėra pastatų.
guide-deals-what-plot = Mainykitės pinigais, { word-deeds-ins } ir iš laukelio „{ $jail }“ išlaisvinančiomis kortomis – kaip abiem patinka. { Word-streets } keičia savininką be pastatų.
guide-deals-card = Mažiausia tokios kortos kaina: { $amount }.

guide-debt = Kai baigiasi pinigai
guide-debt-raise = Jei reikia sumokėti daugiau, nei turite, parduokite pastatų ir įkeiskite { word-deeds-gen }, kol galėsite sumokėti.
guide-debt-surrender = { Word-deeds-acc } galite ir parduoti bankui už pusę kainos.
guide-debt-stands = Jei ir to neužtenka, bankrutuojate ir nebežaidžiate. Jūsų pastatai parduodami, o visas jūsų turtas atitenka žaidėjui, kuriam esate skolingi; { word-deeds } pereina tokios, kokios yra.
guide-debt-liquidates = Jei ir to neužtenka, bankrutuojate ir nebežaidžiate. Pirma parduodami visi jūsų pastatai ir įkeičiamos visos { word-deeds }. Tada pinigai ir įkeistos { word-deeds } atitenka žaidėjui, kuriam esate skolingi.
guide-debt-bank-last = Jei esate skolingi bankui, jūsų { word-deeds } parduodamos aukcione neįkeistos.
guide-debt-bank-first-bankruptcy = Jei esate skolingi bankui, jūsų { word-deeds } lieka jam.

guide-end = Pabaiga
guide-end-last = Laimi paskutinis likęs žaidėjas.
guide-end-first-bankruptcy = Pirmasis bankrotas baigia žaidimą. Sudėkite grynuosius, { word-deeds-acc } ir pastatus: laimi turintis didžiausią grynąjį turtą.
guide-end-at-once = Paskelbus laiko pabaigą, žaidimas iškart sustoja. Sudėkite grynuosius, { word-deeds-acc } ir pastatus: laimi turintis didžiausią grynąjį turtą.
guide-end-last-round = Jei teisėjas paskelbia paskutinį ratą, jis sužaidžiamas iki galo.
guide-end-after-turn = Paskelbus laiko pabaigą, ėjimas užbaigiamas. Sudėkite grynuosius, { word-deeds-acc } ir pastatus: laimi turintis didžiausią grynąjį turtą.
guide-end-points = Už vietą prie stalo gaunate čempionato taškų – tuo daugiau, kuo daugiau varžovų bankrutavo.
