# Čempionatai: ką galima išspausdinti ir atvykimas prie įėjimo.

hall-page-paper = Spausdinimas
paper-lead = Gausite PDF su šios dienos duomenimis, nespalvotą, A4 formato. Senus spaudinius išmeskite.
paper-language = Spaudinio kalba
paper-calls = Skambučių sąrašas
paper-hint-calls = Dalyviai ir atsarginiai su telefono numeriais, tik registratoriui.
paper-badges = Įėjimo kortelės
paper-hint-badges = Kortelė su kodu kiekvienam, kurio čia laukiama. Nuskaitykite ją atvykus.
paper-seating = Susodinimas (vardai)
paper-hint-seating = Pagal vardą ir pagal stalą, jums prie įėjimo. Viešai nekabinkite.
paper-wall = Susodinimas (slapyvardžiai)
paper-hint-wall = Pagal slapyvardį ir pagal stalą, pakabinti salėje.
paper-judges = Teisėjų kortelės
paper-hint-judges = Kiekvienam teisėjui: stalas, žaidėjai ir pradžia.
paper-sheets = Rezultatų protokolai
paper-hint-sheets = Po vieną kiekvienam paskutinio turo stalui ir du tušti.
paper-certificates = Diplomai
paper-hint-certificates = Po vieną visiems, kas čia žaidė, su vieta ir taškais.
paper-press = Rezultatai spaudai
paper-hint-press = Sutikusių viešinti dalyvių vardai, visų kitų – slapyvardžiai.

paper-waiting = Dokumentas rengiamas. Kai bus parengtas, pamatysite šiame puslapyje.
paper-ready = Dokumentas parengtas.
paper-fetch = Atsisiųsti PDF
paper-back = Spausdinti ką nors kita
paper-empty = Kol kas nėra ko spausdinti.
paper-too-much = Vienam dokumentui to per daug. Pasirinkite kitą vietą arba mažesnį sąrašą.
paper-failed = Dokumento parengti nepavyko. Bandykite dar kartą.
paper-busy = Šiuo metu rengiami keli dokumentai. Bandykite po minutės.

door-born = Gimimo data: { $day }
door-latest = Ką tik atvyko
door-nobody = Nieko nerasta. Bandykite įvesti vardo dalį.
door-pending = Telefonu dar nepatvirtinta. Pirma atverkite paraišką ir ją patvirtinkite.
door-withdrawn = Paraiška atsiimta, todėl atvykimo pažymėti negalima.
door-disqualified = Šiam žmogui dalyvauti neleidžiama, todėl atvykimo pažymėti negalima. Klauskite vadovo.
door-no-show = Šis žmogus atvyko per vėlai. Vieta atiteko kitam.
door-erased = Ši paraiška ištrinta.
door-elsewhere = Šio žmogaus šioje vietoje nelaukiama.
door-walk-in = Registruoti prie įėjimo
door-walk-in-lead = Užpildykite kartu su atvykusiu žmogumi ir duokite jam perskaityti, su kuo jis sutinka. Atvykimas bus pažymėtas iškart.
entry-done-walk-in = Užregistruota, atvykimas pažymėtas.
