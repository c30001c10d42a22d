# Stoly majstrovstiev, pri ktorých sa hrá tu.
online-title = Váš stôl
online-ready = Stôl { $table } je pripravený. Hráte ako „{ $nickname }“; iné meno nikto nevidí.
online-sit-down = Sadnúť si
online-wait = Vaša vlna sa ešte nezačala. Táto stránka sa sama obnovuje; nechajte ju otvorenú.
online-entry = Späť k mojej prihláške
hall-page-online = Online stoly
online-none = Žiadny stôl ešte online nezačal.
online-table = Stôl { $table }: { $stage }, { $city }, kolo { $round }
online-status-lobby = Stôl sa pripravuje.
online-status-playing = Hra beží.
online-status-finished = Hra sa skončila; zápis sa vyplní sám.
online-status-abandoned = Stôl bol zatvorený.
online-watch = Sledovať
online-judge = Rozhodca
online-judge-it = Sadnúť si ako rozhodca
