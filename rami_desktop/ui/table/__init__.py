"""The table: cards, seats and piles in a graphics scene, and what a hand does with them."""
