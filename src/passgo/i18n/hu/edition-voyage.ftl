# Az utazós változat nevei.

edition-voyage = Utazás
word-street = parcella
word-street-onto = parcellára
word-street-its = parcellája
word-street-its-acc = parcelláját
word-street-on = parcellán
word-streets = parcellák
word-streets-onto-its = parcelláira
word-streets-with = parcellákkal
word-jail = Hold
word-jail-into = a Holdra
word-jail-from = a Holdról
word-jail-card = Hold-kártya
word-jail-card-acc = Hold-kártyát
word-jail-cards = Hold-kártyák
word-jail-turn = Hold-kör
word-jail-turns = Hold-körök
word-house = sátor
word-houses = sátrak
word-houses-full = minden sátor
word-house-dat = sátornak
word-hotel = lakókocsi
word-hotels = lakókocsik
word-hotels-its = lakókocsija
level-houses = { $count ->
    [one] { $count } sátor
   *[other] { $count } sátor
}
level-hotel = lakókocsi
group-brown = Árapály
group-light-blue = Szivárvány
group-pink = Naplemente
group-orange = Monszun
group-red = Vulkán
group-yellow = Hullócsillagok
group-green = Északi fény
group-dark-blue = Telihold
group-stations = Repülőterek
group-utilities = Tömegközlekedés
deck-command = Parancs
deck-decision = Döntés
kind-station = repülőtér
kind-utility = tömegközlekedés
token-suitcase = Bőrönd
token-camera = Fényképezőgép
token-compass = Iránytű
token-balloon = Hőlégballon
space-start = START
space-bay-of-fundy = Fundy-öböl
space-decision = Döntés
space-mont-saint-michel = Mont Saint-Michel
space-tax = Adó
space-athens-airport = Athéni repülőtér
space-victoria-falls = Viktória-vízesés
space-command = Parancs
space-iguazu = Iguazú
space-niagara = Niagara
space-the-moon = Hold
space-santorini = Szantorini
space-railway = Vasút
space-uluru = Uluru
space-serengeti = Serengeti
space-cairo-airport = Kairói repülőtér
space-kerala = Kerala
space-goa = Goa
space-chiang-mai = Chiang Mai
space-rest-area = Pihenőhely
space-etna = Etna
space-krakatoa = Krakatau
space-kilauea = Kilauea
space-denver-airport = Denveri repülőtér
space-atacama = Atacama
space-la-palma = La Palma
space-eurotunnel = Csalagút
space-wadi-rum = Vádi Rum
space-go-to-the-moon = Repülj a Holdra
space-tromso = Tromsø
space-abisko = Abisko
space-yellowknife = Yellowknife
space-sydney-airport = Sydneyi repülőtér
space-machu-picchu = Machu Picchu
space-himalaya = Himalája

# Ezen a táblán a Holdra kerül, aki máshol börtönbe.
event-jailed = { $player } a Holdra kerül.
event-freed = { $player } elhagyja a Holdat.
event-freed-fine = { $player } elhagyja a Holdat, ára { $amount }.
event-stayed-in-jail = { $player } a Holdon marad ({ $count }. kísérlet).
event-owed-fine = { $player } tartozik a Hold elhagyásáért: { $amount }.
event-paid-fine = { $player } fizet a Hold elhagyásáért: { $amount }.
event-card-shown = { $player } felmutat egy Hold-kártyát.
event-card-used = { $player } kártyával hagyja el a Holdat.
awaiting-you-roll-jail = A Holdon vagy. Hogyan jutsz el onnan?
act-fine = Távozás a Holdról: { $amount }
act-card = Távozás a Holdról kártyával
deal-cards = Hold-kártyák
deal-card-price = Egy Hold-kártya ára legalább { $amount }.
about-jail = Csak látogatóban, vagy a Holdon
about-go-to-jail = Repülj a Holdra
player-in-jail = a Holdon
jail-cards = { $count ->
    [one] { $count } Hold-kártya
   *[other] { $count } Hold-kártya
}
card-go-to-jail = Repülj a Holdra, fizetés nélkül.
card-jail-free = Tartsd meg: egyszer lehozhat a Holdról, vagy eladhatod.
