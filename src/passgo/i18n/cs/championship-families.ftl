family-player = O hráči
family-email-hint = Pošleme tam odkaz na přihlášku. Sourozenci můžou mít jednu adresu.
family-questions = Pár otázek
family-guardian = Rodič nebo opatrovník
family-guardian-lead = Potřeba u hráčů, kterým v den hry ještě není { $age }. U ostatních nech prázdné.
family-same-contact = Jen pokud se liší od údajů výše.
entry-consent-guardian = Jsem rodič nebo opatrovník tohoto hráče. Smí se účastnit a { $organisers } smí pro toto mistrovství zpracovat naše údaje.
family-yes = Ano
family-no = Ne
family-fault-answer = Odpověz na tuto otázku jednou z možných odpovědí.
family-drawn = Než budeš mít vlastní, ukazujeme tě jako „{ $nickname }“.
family-nickname-posted = Rozsazení je zveřejněné, přezdívku už změnit nejde.
family-another = Přihlásit někoho dalšího s tímto kontaktem
family-waiting-left = { $count ->
    [one] Na čekací listině zbývá { $count } místo.
    [few] Na čekací listině zbývají { $count } místa.
    [many] Na čekací listině zbývá { $count } místa.
   *[other] Na čekací listině zbývá { $count } míst.
}
family-group = Skupina
family-group-all = Všechny skupiny
family-import-encoding = Soubor jsme přečetli jako { $encoding }. Zkontroluj jména: pokud jsou písmena špatně, ulož ho jako UTF-8 a importuj znovu.
family-import-optional = Sloupce, které nepotřebuje každý účastník; můžou chybět:
family-import-answer = Ve sloupci „{ $column }“ musí být jedna z možných odpovědí.
family-export-xlsx = Exportovat všechny přihlášky (XLSX)
found-guardian = Mladší hráči potřebují rodiče nebo opatrovníka
found-shared-email = Víc hráčů může mít jednu e-mailovou adresu, třeba v rodině
found-group = Ptát se hráčů na skupinu
found-group-hint = Například „Třída“ nebo „Klub“. Nech prázdné, pokud se ptát nechceš.
found-group-list = Skupiny na výběr
found-group-list-hint = Každá na svém řádku, například 3A a 3B. Nech prázdné a hráči ji napíšou sami.
found-apart-groups = Hráči jedné skupiny se v prvním kole vyhnou
