# Cthulhu väljaande nimed.

edition-cthulhu = Cthulhu
edition-cthulhu-short = Cthulhu, lühike mäng
word-street = olend
word-streets = olendid
word-street-gen = olendi
word-street-onto = olendile
word-street-on = olendil
word-streets-gen = olendite
word-streets-onto = olenditele
word-streets-with = olenditega
word-house = krüpt
    .per = krüpti
word-house-part = krüpti
word-houses = krüptid
word-houses-gen = krüptide
word-hotel = mausoleum
    .per = mausoleumi
word-hotel-part = mausoleumi
word-hotel-gen = mausoleumi
word-hotels = mausoleumid
word-hotels-gen = mausoleumide
level-houses = { $count ->
    [one] { $count } krüpt
   *[other] { $count } krüpti
}
    .acc = { $count ->
        [one] { $count } krüpti
       *[other] { $count } krüpti
    }
level-hotel = mausoleum
level-hotels = { $count ->
    [one] { $count } mausoleum
   *[other] { $count } mausoleumi
}
    .acc = { $count ->
        [one] { $count } mausoleumi
       *[other] { $count } mausoleumi
    }
group-brown = Pruun
    .set = pruuni grupi
group-light-blue = Helesinine
    .set = helesinise grupi
group-pink = Roosa
    .set = roosa grupi
group-orange = Oranž
    .set = oranži grupi
group-red = Punane
    .set = punase grupi
group-yellow = Kollane
    .set = kollase grupi
group-green = Roheline
    .set = rohelise grupi
group-dark-blue = Tumesinine
    .set = tumesinise grupi
group-stations = Sõidukid
    .set = sõidukite grupi
group-utilities = Asutused
    .set = asutuste grupi
deck-sanity = Mõistus
    .acc = Mõistuse kaardi
    .cards = Mõistuse kaardid
deck-knowledge = Teadmised
    .acc = Teadmiste kaardi
    .cards = Teadmiste kaardid
kind-station = sõiduk
    .next = järgmisele sõidukile
kind-utility = asutus
    .next = järgmisse asutusse
token-necronomicon = Necronomicon
token-cultists-tablet = Kultistide tahvel
token-cthulhu-statuette = Cthulhu kujuke
token-shining-trapezohedron = Särav trapetsoeeder
token-hound-amulet = Hagija amulett
token-dagon-dagger = Dagoni pistoda
space-go = START
space-ghoul = Laibasööja
space-knowledge = Teadmised
space-zoog = Zoog
space-research-fee = Uurimistasu
    .board = Uurimis{ "\u00AD" }tasu
    .gender = tax
    .tax = uurimistasu
space-ship = Laev
space-night-gaunt = Ööviirastus
    .board = Öö{ "\u00AD" }viirastus
space-sanity = Mõistus
space-rat-thing = Rottolend
space-wilbur-whateley = Wilbur Whateley
space-jail = Vangla
space-deep-one = Süvaolend
space-miskatonic-university = Miskatonicu ülikool
    .board = Miska{ "\u00AD" }tonicu ülikool
space-dagon = Dagon
space-hydra = Hüdra
space-train = Rong
space-mi-go = Mi-Go
space-elder-thing = Ürgolend
space-shoggoth = Shoggoth
space-free-parking = Tasuta parkimine
space-hound-of-the-void = Tühjuse hagijas
space-flying-polyp = Lendav polüüp
space-great-race = Suur rass
space-dream-journey = Unenäorännak
    .board = Unenäo{ "\u00AD" }rännak
space-colour-from-space = Värv kosmosest
space-star-spawn = Tähesigitis
    .board = Tähe{ "\u00AD" }sigitis
space-sanatorium = Hullumaja
space-hastur = Hastur
space-go-to-jail = Mine vanglasse
space-shub-niggurath = Shub-Niggurath
space-nyarlathotep = Nyarlathotep
    .board = Nyarla{ "\u00AD" }thotep
space-yog-sothoth = Yog-Sothoth
space-automobile = Automobiil
space-azathoth = Azathoth
space-examination-fee = Arstliku läbivaatuse tasu
    .board = Arstliku läbi{ "\u00AD" }vaatuse tasu
    .gender = tax
    .tax = arstliku läbivaatuse tasu
space-great-cthulhu = Suur Cthulhu
