space-harbour-square = Harbor Square
