# Stoly mistrovství, u kterých se hraje zde.
online-title = Tvůj stůl
online-ready = Stůl { $table } je připraven. Hraješ jako „{ $nickname }“; jiné jméno nikdo nevidí.
online-sit-down = Zaujmout místo
online-wait = Tvá vlna ještě nezačala. Tato stránka se sama obnovuje; nech ji otevřenou.
online-entry = Zpět k mé přihlášce
hall-page-online = Online stoly
online-none = Zatím žádné stoly online.
online-table = Stůl { $table }: { $stage }, { $city }, kolo { $round }
online-status-lobby = Stůl se připravuje.
online-status-playing = Hra běží.
online-status-finished = Hra skončila; zápis se vloží automaticky.
online-status-abandoned = Stůl byl zavřen.
online-watch = Sledovat
online-judge = Rozhodčí
online-judge-it = Zaujmout místo rozhodčího
