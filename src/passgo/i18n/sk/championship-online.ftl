# Stoly majstrovstiev, pri ktorých sa hrá tu.
online-title = Tvoj stôl
online-ready = Stôl { $table } je pripravený. Hráš ako „{ $nickname }“; iné meno nikto nevidí.
online-sit-down = Zaujať miesto
online-wait = Tvoja vlna sa ešte nezačala. Táto stránka sa sama obnovuje; nechaj ju otvorenú.
online-entry = Späť k mojej prihláške
hall-page-online = Online stoly
online-none = Zatiaľ žiadne stoly online.
online-table = Stôl { $table }: { $stage }, { $city }, kolo { $round }
online-status-lobby = Stôl sa pripravuje.
online-status-playing = Hra beží.
online-status-finished = Hra sa skončila; zápis sa vloží automaticky.
online-status-abandoned = Stôl bol zatvorený.
online-watch = Sledovať
online-judge = Rozhodca
online-judge-it = Zaujať miesto rozhodcu
