space-corner-bookshop = Corner Bookstore
space-old-fire-station = Old Firehouse
space-card-catalogue = Card Catalog
space-town-hall = City Hall
