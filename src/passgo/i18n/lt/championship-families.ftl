family-player = Apie žaidėją
family-email-hint = Ten atsiųsime registracijos nuorodą. Broliai ir seserys gali naudoti vieną adresą.
family-questions = Keli klausimai
family-guardian = Vienas iš tėvų arba globėjas
family-guardian-lead = Reikia žaidėjams, kurie žaidimo dieną jaunesni nei { $age } m. Kitiems palikite tuščią.
family-same-contact = Tik jei kitaip nei viršuje.
entry-consent-guardian = Esu šio žaidėjo tėvas, motina arba globėjas. Žaidėjas gali dalyvauti, o { $organisers } gali tvarkyti mūsų duomenis šiam čempionatui.
family-yes = Taip
family-no = Ne
family-fault-answer = Atsakykite į šį klausimą vienu iš galimų atsakymų.
family-drawn = Kol neturite savo, būsite rodomi kaip „{ $nickname }“.
family-nickname-posted = Susodinimas paskelbtas, todėl slapyvardžio keisti nebegalima.
family-another = Registruoti dar ką nors su šiuo kontaktu
family-waiting-left = { $count ->
    [one] Laukiančiųjų sąraše liko { $count } vieta.
    [few] Laukiančiųjų sąraše liko { $count } vietos.
    [many] Laukiančiųjų sąraše liko { $count } vietos.
   *[other] Laukiančiųjų sąraše liko { $count } vietų.
}
family-group = Grupė
family-group-all = Visos grupės
family-import-encoding = Failas perskaitytas kaip { $encoding }. Patikrinkite vardus: jei raidės neteisingos, įrašykite kaip UTF-8 ir importuokite dar kartą.
family-import-optional = Stulpeliai, kurių reikia ne kiekvienam; jų gali nebūti:
family-import-answer = Stulpelyje „{ $column }“ turi būti vienas iš galimų atsakymų.
family-export-xlsx = Eksportuoti visas registracijas (XLSX)
found-guardian = Jaunesniems žaidėjams reikia vieno iš tėvų arba globėjo
found-shared-email = Keli žaidėjai gali naudoti vieną el. pašto adresą, kaip šeimoje
found-group = Klausti žaidėjų grupės
found-group-hint = Pavyzdžiui, „Klasė“ arba „Klubas“. Palikite tuščią, jei nieko neklausiate.
found-group-list = Grupės, iš kurių renkamasi
found-group-list-hint = Kiekviena naujoje eilutėje, pavyzdžiui, 3A ir 3B. Palikite tuščią, tada žaidėjai įrašys patys.
found-apart-groups = Vienos grupės žaidėjai pirmajame ture vengia vienas kito
