page-about-voyage = Around the world with tents and campers – and now and then to the Moon.
