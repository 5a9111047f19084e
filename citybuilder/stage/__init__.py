"""What tables are shown on: scene, pieces, motion, pictures, lettering."""
