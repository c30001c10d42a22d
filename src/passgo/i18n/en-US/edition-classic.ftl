group-stations = Railroads
kind-station = railroad
