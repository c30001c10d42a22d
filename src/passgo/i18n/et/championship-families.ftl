family-player = Mängija andmed
family-email-hint = Saadame sinna registreeringu lingi. Õed-vennad võivad kasutada üht aadressi.
family-questions = Mõned küsimused
family-guardian = Vanem või eestkostja
family-guardian-lead = Vajalik mängijatele, kes on mängupäeval alla { $age } aasta vanad. Teistel jäta tühjaks.
family-same-contact = Ainult siis, kui see erineb ülalolevast.
entry-consent-guardian = Olen selle mängija vanem või eestkostja. Mängija võib osaleda ja { $organisers } võivad meie andmeid nende võistluste jaoks töödelda.
family-yes = Jah
family-no = Ei
family-fault-answer = Vasta sellele küsimusele ühe võimaliku vastusega.
family-drawn = Kuni sul oma hüüdnime pole, oled „{ $nickname }“.
family-nickname-posted = Kohajaotus on avaldatud, nii et sinu hüüdnimi enam muutuda ei saa.
family-another = Registreeri sama kontaktiga veel keegi
family-waiting-left = { $count ->
    [one] Ootenimekirjas on veel { $count } koht.
   *[other] Ootenimekirjas on veel { $count } kohta.
}
family-group = Rühm
family-group-all = Kõik rühmad
family-import-encoding = Faili kodeering on { $encoding }. Kontrolli nimesid: kui tähed on valed, salvesta see UTF-8-na ja impordi uuesti.
family-import-optional = Veerud, mida iga osaleja ei vaja; need võib ära jätta:
family-import-answer = Veerus „{ $column }“ peab olema üks võimalikest vastustest.
family-export-xlsx = Ekspordi kõik registreeringud (XLSX)
found-guardian = Nooremad mängijad vajavad vanemat või eestkostjat
found-shared-email = Mitu mängijat võivad kasutada üht e-posti aadressi, nagu peres
found-group = Küsi mängijatelt nende rühma
found-group-hint = Näiteks „Klass“ või „Klubi“. Jäta tühjaks, kui midagi ei küsi.
found-group-list = Rühmad, mille vahel valida
found-group-list-hint = Üks igal real, näiteks 3A ja 3B. Jäta tühjaks, siis kirjutavad mängijad ise.
found-apart-groups = Ühe rühma mängijad väldivad esimeses voorus üksteist
