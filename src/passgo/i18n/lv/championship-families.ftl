family-player = Par spēlētāju
family-email-hint = Tur nosūtīsim saiti uz pieteikumu. Brāļi un māsas var lietot vienu adresi.
family-questions = Daži jautājumi
family-guardian = Vecāks vai aizbildnis
family-guardian-lead = Vajadzīgs spēlētājiem, kas spēles dienā ir jaunāki par { $age } gadiem. Citiem atstāj tukšu.
family-same-contact = Tikai ja atšķiras no iepriekšējā.
entry-consent-guardian = Esmu šī spēlētāja vecāks vai aizbildnis. Spēlētājs drīkst piedalīties, un { $organisers } drīkst apstrādāt mūsu datus šī čempionāta vajadzībām.
family-yes = Jā
family-no = Nē
family-fault-answer = Atbildi uz šo jautājumu ar vienu no iespējamām atbildēm.
family-drawn = Kamēr tev nav sava, tevi rādīs kā „{ $nickname }”.
family-nickname-posted = Galdu sadalījums ir publicēts, tāpēc tavs segvārds vairs nevar mainīties.
family-another = Reģistrēt vēl kādu ar šo kontaktu
family-waiting-left = { $count ->
    [zero] Gaidīšanas sarakstā palikušas { $count } vietas.
    [one] Gaidīšanas sarakstā palikusi { $count } vieta.
   *[other] Gaidīšanas sarakstā palikušas { $count } vietas.
}
family-group = Grupa
family-group-all = Visas grupas
family-import-encoding = Fails nolasīts kā { $encoding }. Pārbaudi vārdus: ja burti ir nepareizi, saglabā failu kā UTF-8 un importē vēlreiz.
family-import-optional = Kolonnas, kas vajadzīgas ne katram dalībniekam; tās var izlaist:
family-import-answer = Kolonnā „{ $column }” jābūt vienai no iespējamām atbildēm.
family-export-xlsx = Eksportēt visus pieteikumus (XLSX)
found-guardian = Jaunākiem spēlētājiem vajadzīgs vecāks vai aizbildnis
found-shared-email = Vairāki spēlētāji var lietot vienu e-pasta adresi, kā ģimenē
found-group = Jautāt spēlētājiem viņu grupu
found-group-hint = Piemēram, „Klase” vai „Klubs”. Atstāj tukšu, lai nejautātu neko.
found-group-list = Grupas, no kurām izvēlēties
found-group-list-hint = Katra savā rindā, piemēram, 3A un 3B. Atstāj tukšu, lai spēlētāji raksta paši.
found-apart-groups = Vienas grupas spēlētāji pirmajā kārtā viens no otra izvairās
