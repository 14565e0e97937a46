"""Playing a deal on in one's mind: fast, approximate play-outs from what a seat may see."""
