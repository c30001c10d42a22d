rule-jail-forced-turn = Turno en { word-jail } en el que, a más tardar, se paga y se avanza con la tirada.
rule-trade-card-reveal = Una { word-jail-card } se muestra a todos cuando se ofrece.
value-at-once = de inmediato
