family-player = O hráčovi
family-email-hint = Pošleme tam odkaz na prihlášku. Súrodenci môžu mať jednu adresu.
family-questions = Zopár otázok
family-guardian = Rodič alebo opatrovník
family-guardian-lead = Treba pri hráčoch, ktorí v deň hry ešte nemajú { $age }. Pri ostatných nechaj prázdne.
family-same-contact = Len ak sa líši od údajov vyššie.
entry-consent-guardian = Som rodič alebo opatrovník tohto hráča. Smie sa zúčastniť a { $organisers } smie na tieto majstrovstvá spracovať naše údaje.
family-yes = Áno
family-no = Nie
family-fault-answer = Odpovedz na túto otázku jednou z možných odpovedí.
family-drawn = Kým nebudeš mať vlastnú, ukazujeme ťa ako „{ $nickname }“.
family-nickname-posted = Rozsadenie je zverejnené, prezývku už zmeniť nemožno.
family-another = Prihlásiť niekoho ďalšieho s týmto kontaktom
family-waiting-left = { $count ->
    [one] Na čakacej listine zostáva { $count } miesto.
    [few] Na čakacej listine zostávajú { $count } miesta.
    [many] Na čakacej listine zostáva { $count } miesta.
   *[other] Na čakacej listine zostáva { $count } miest.
}
family-group = Skupina
family-group-all = Všetky skupiny
family-import-encoding = Súbor sme prečítali ako { $encoding }. Skontroluj mená: ak sú písmená zlé, ulož ho ako UTF-8 a importuj znova.
family-import-optional = Stĺpce, ktoré nepotrebuje každý účastník; môžu chýbať:
family-import-answer = V stĺpci „{ $column }“ musí byť jedna z možných odpovedí.
family-export-xlsx = Exportovať všetky prihlášky (XLSX)
found-guardian = Mladší hráči potrebujú rodiča alebo opatrovníka
found-shared-email = Viac hráčov môže mať jednu e-mailovú adresu, napríklad v rodine
found-group = Pýtať sa hráčov na skupinu
found-group-hint = Napríklad „Trieda“ alebo „Klub“. Nechaj prázdne, ak sa pýtať nechceš.
found-group-list = Skupiny na výber
found-group-list-hint = Každá na svojom riadku, napríklad 3A a 3B. Nechaj prázdne a hráči ju napíšu sami.
found-apart-groups = Hráči jednej skupiny sa v prvom kole vyhnú
