# Názvy vydania ghost.

edition-ghost = Duchovia
word-house = pasca na duchov
word-hotel = zadržiavacia komora
level-houses = { $count ->
    [one] { $count } pasca na duchov
    [few] { $count } pasce na duchov
    [many] { $count } pasce na duchov
   *[other] { $count } pascí na duchov
}
level-hotel = zadržiavacia komora
group-brown = Hnedá
group-light-blue = Bledomodrá
group-pink = Ružová
group-orange = Oranžová
group-red = Červená
group-yellow = Žltá
group-green = Zelená
group-dark-blue = Tmavomodrá
deck-mist = Blúdivá hmla
kind-ride = ECTO-1
kind-entity = prízrak
token-goggles = Ochranné okuliare
token-ghost-meter = Merač duchov
token-cello = Violončelo
token-proton-pack = Protónový batoh
token-marshmallow = Penový cukrík
token-siren = Siréna
space-go = ŠTART
space-corner-bookshop = Kníhkupectvo na rohu
space-mist = Blúdivá hmla
space-subway-stairs = Schody do metra
space-library-phantom = Prízrak z knižnice
space-ecto-1 = ECTO-1
space-night-diner = Nočné bistro
space-pawn-shop = Záložňa
space-wax-museum = Múzeum figurín
space-jail = Väzenie
space-old-fire-station = Stará zbrojnica
space-hungry-green-ghost = Hladný zelený duch
space-university-lab = Laboratórium univerzity
space-city-archive = Mestský archív
space-reading-room = Čitáreň
space-card-catalogue = Lístkový katalóg
space-grand-staircase = Veľké schodisko
space-free-parking = Parkovanie zdarma
space-hotel-lobby = Hala hotela
space-ballroom = Tanečná sála
space-twelfth-floor = Dvanáste poschodie
space-town-hall = Radnica
space-mayors-office = Kancelária primátora
space-gate-hound = Pes pri bráne
space-city-jail-roof = Strecha väznice
space-go-to-jail = Choď do väzenia
space-park-gate = Brána parku
space-carriage-stand = Stanovište kočov
space-penthouse-kitchen = Kuchyňa na streche
space-rooftop-temple = Chrám na streche
space-giant-of-the-avenue = Obor z triedy
space-crossroads-gate = Brána na rázcestí
