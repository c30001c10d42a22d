# Stoly mistrovství, u kterých se hraje zde.
online-title = Váš stůl
online-ready = Stůl { $table } je připraven. Hrajete jako „{ $nickname }“; jiné jméno nikdo nevidí.
online-sit-down = Posadit se
online-wait = Vaše vlna ještě nezačala. Tato stránka se sama obnovuje; nechte ji otevřenou.
online-entry = Zpět k mé přihlášce
hall-page-online = Online stoly
online-none = Žádný stůl ještě online nezačal.
online-table = Stůl { $table }: { $stage }, { $city }, kolo { $round }
online-status-lobby = Stůl se připravuje.
online-status-playing = Hra běží.
online-status-finished = Hra skončila; zápis se vyplní sám.
online-status-abandoned = Stůl byl zavřen.
online-watch = Sledovat
online-judge = Rozhodčí
online-judge-it = Posadit se jako rozhodčí
