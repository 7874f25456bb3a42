"""The lab: many games by computer players, counted, compared and drawn."""
