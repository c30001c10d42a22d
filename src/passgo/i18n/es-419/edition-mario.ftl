deck-community-chest = Arca comunal
space-community-chest = Arca comunal
    .the = el Arca comunal
space-lantern-wood = Bosque de faroles
    .the = el Bosque de faroles

card-next-question = Oyes una campanilla. Avanza hasta { FORM($space, "next") } y presiónalo.
