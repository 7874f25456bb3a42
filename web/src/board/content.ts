/** The printed game as the page needs it, and where it is drawn. Made by tools/page_data.py. */
export const CHANCE = -2;
export const OVER = -3;
export const WON = 1;
export const PHASES = [1, 2, 3, 4, 5];
export const PLANNING = 2;
export const ACTION = 3;
export const LANTERN = 5;
export const MOST_PLAYERS = 4;
export const ROUNDS = 8;
export const PERIODS = 3;
export const SIDES = ["normal", "challenging", "manual", "manual-challenging"];
export const CARD_KINDS = ["general", "reserve", "opposition", "stretch"];
export const FACE_UP = 3;
export const WIDTH = 1600;
export const HEIGHT = 1160;
export const PLACES = {
  "west-iowa": {"name": "Western Iowa", "kind": "northern", "large": false, "aid": 1, "x": 112, "y": 382, "label": {"x":
    118, "y": 427, "anchor": "middle"}},
  "minnesota": {"name": "Minnesota", "kind": "northern", "large": false, "aid": 1, "x": 194, "y": 168, "label": {"x":
    194, "y": 136, "anchor": "middle"}},
  "east-iowa": {"name": "Eastern Iowa", "kind": "northern", "large": false, "aid": 1, "x": 270, "y": 415, "label": {"x":
    270, "y": 383, "anchor": "middle"}},
  "chicago": {"name": "Chicago", "kind": "city", "large": true, "aid": 2, "x": 465, "y": 433, "label": {"x": 452, "y":
    389, "anchor": "end"}},
  "newport": {"name": "Newport", "kind": "town", "large": false, "aid": 1, "x": 547, "y": 558, "label": {"x": 511, "y":
    547, "anchor": "end"}},
  "west-ohio": {"name": "Western|Ohio", "kind": "northern", "large": false, "aid": 1, "x": 655, "y": 507, "label": {"x":
    624, "y": 478, "anchor": "end"}},
  "detroit": {"name": "Detroit", "kind": "city", "large": false, "aid": 2, "x": 688, "y": 413, "label": {"x": 664, "y":
    381, "anchor": "middle"}},
  "cleveland": {"name": "Cleveland", "kind": "town", "large": false, "aid": 1, "x": 754, "y": 472, "label": {"x": 785,
    "y": 445, "anchor": "start"}},
  "cincinnati": {"name": "Cincinnati", "kind": "city", "large": false, "aid": 2, "x": 607, "y": 612, "label": {"x": 574,
    "y": 631, "anchor": "end"}},
  "ripley": {"name": "Ripley", "kind": "town", "large": false, "aid": 1, "x": 672, "y": 658, "label": {"x": 711, "y":
    673, "anchor": "start"}},
  "east-ohio": {"name": "Eastern|Ohio", "kind": "northern", "large": false, "aid": 1, "x": 760, "y": 564, "label": {"x":
    762, "y": 609, "anchor": "middle"}},
  "west-pennsylvania": {"name": "Western|Penn.", "kind": "northern", "large": false, "aid": 1, "x": 861, "y": 512,
    "label": {"x": 851, "y": 557, "anchor": "middle"}},
  "rochester": {"name": "Rochester", "kind": "city", "large": false, "aid": 2, "x": 940, "y": 359, "label": {"x": 907,
    "y": 366, "anchor": "end"}},
  "north-pennsylvania": {"name": "Northern|Penn.", "kind": "northern", "large": false, "aid": 1, "x": 972, "y": 453,
    "label": {"x": 1011, "y": 434, "anchor": "start"}},
  "upstate-new-york": {"name": "Upstate|New York", "kind": "northern", "large": false, "aid": 1, "x": 1051, "y": 340,
    "label": {"x": 1092, "y": 343, "anchor": "start"}},
  "new-york": {"name": "New York", "kind": "city", "large": true, "aid": 3, "x": 1129, "y": 503, "label": {"x": 1173,
    "y": 516, "anchor": "start"}},
  "ferrisberg": {"name": "Ferrisberg", "kind": "town", "large": false, "aid": 1, "x": 1136, "y": 274, "label": {"x":
    1103, "y": 281, "anchor": "end"}},
  "philadelphia": {"name": "Philadelphia", "kind": "city", "large": false, "aid": 2, "x": 1071, "y": 562, "label": {"x":
    1104, "y": 573, "anchor": "start"}},
  "washington": {"name": "Washington", "kind": "capital", "large": true, "aid": 2, "x": 981, "y": 630, "label": {"x":
    1031, "y": 655, "anchor": "start"}},
  "boston": {"name": "Boston", "kind": "city", "large": true, "aid": 2, "x": 1261, "y": 388, "label": {"x": 1305, "y":
    395, "anchor": "start"}},
  "new-hampshire": {"name": "New Hampshire", "kind": "northern", "large": false, "aid": 1, "x": 1216, "y": 295, "label":
    {"x": 1249, "y": 304, "anchor": "start"}},
  "maine": {"name": "Maine", "kind": "northern", "large": false, "aid": 1, "x": 1299, "y": 204, "label": {"x": 1321,
    "y": 249, "anchor": "middle"}},
  "st-louis": {"name": "St. Louis", "kind": "southern-city", "large": false, "aid": 2, "x": 331, "y": 629, "label":
    {"x": 372, "y": 660, "anchor": "start"}},
  "charleston": {"name": "Charleston", "kind": "southern-city", "large": false, "aid": 0, "x": 844, "y": 1014, "label":
    {"x": 877, "y": 1035, "anchor": "start"}},
  "west-missouri": {"name": "Western Missouri", "kind": "southern", "large": false, "aid": 0, "x": 146, "y": 598,
    "label": {"x": 158, "y": 566, "anchor": "middle"}},
  "west-arkansas": {"name": "Western Arkansas", "kind": "southern", "large": false, "aid": 0, "x": 119, "y": 838,
    "label": {"x": 135, "y": 883, "anchor": "middle"}},
  "east-arkansas": {"name": "Eastern Arkansas", "kind": "southern", "large": false, "aid": 0, "x": 270, "y": 842,
    "label": {"x": 303, "y": 873, "anchor": "start"}},
  "kentucky": {"name": "Kentucky", "kind": "southern", "large": false, "aid": 0, "x": 525, "y": 734, "label": {"x": 492,
    "y": 733, "anchor": "end"}},
  "tennessee": {"name": "Tennessee", "kind": "southern", "large": false, "aid": 0, "x": 515, "y": 835, "label": {"x":
    482, "y": 842, "anchor": "end"}},
  "north-georgia": {"name": "Northern Georgia", "kind": "southern", "large": false, "aid": 0, "x": 632, "y": 915,
    "label": {"x": 599, "y": 922, "anchor": "end"}},
  "west-virginia": {"name": "Western|Virginia", "kind": "southern", "large": false, "aid": 0, "x": 792, "y": 719,
    "label": {"x": 839, "y": 730, "anchor": "start"}},
  "north-carolina": {"name": "North|Carolina", "kind": "southern", "large": false, "aid": 0, "x": 887, "y": 838,
    "label": {"x": 922, "y": 835, "anchor": "start"}},
  "ship": {"name": "The ship", "kind": "sea", "large": false, "aid": 0, "x": 1218, "y": 777, "label": {"x": 1273, "y":
    798, "anchor": "start"}},
};
export const PLANTATIONS = {
  "plantation-west": {"name": "Louisiana", "spaces": 8, "links": ["west-arkansas", "east-arkansas"], "x": 162, "y":
    1052, "columns": 4},
  "plantation-center": {"name": "Mississippi · Alabama", "spaces": 4, "links": ["east-arkansas", "tennessee"], "x": 408,
    "y": 994, "columns": 2},
  "plantation-east": {"name": "Georgia", "spaces": 9, "links": ["north-georgia", "charleston"], "x": 664, "y": 1053,
    "columns": 3},
};
export const GATES = {
  "minnesota": {"x": 419, "y": 45, "bend": -10},
  "chicago": {"x": 649, "y": 143, "bend": -44},
  "detroit": {"x": 732, "y": 386, "bend": 0},
  "cleveland": {"x": 788, "y": 380, "bend": 6},
  "rochester": {"x": 931, "y": 293, "bend": 0},
  "upstate-new-york": {"x": 982, "y": 268, "bend": -6},
  "ferrisberg": {"x": 1124, "y": 202, "bend": 0},
  "maine": {"x": 1320, "y": 69, "bend": -8},
};
export const PATHS = {
  "orange": {"symbol": "circle", "letter": "O", "places": ["minnesota", "chicago", "cincinnati", "ripley",
    "west-virginia", "north-carolina"]},
  "blue": {"symbol": "pentagon", "letter": "B", "places": ["west-iowa", "east-iowa", "chicago", "detroit", "cleveland",
    "west-pennsylvania", "north-pennsylvania", "new-york", "new-hampshire", "maine"]},
  "yellow": {"symbol": "triangle", "letter": "Y", "places": ["east-arkansas", "kentucky", "cincinnati", "cleveland",
    "rochester", "upstate-new-york", "ferrisberg", "maine"]},
  "purple": {"symbol": "hexagon", "letter": "P", "places": ["west-iowa", "west-missouri", "st-louis", "newport",
    "west-ohio", "east-ohio", "washington"]},
  "brown": {"symbol": "square", "letter": "N", "places": ["north-georgia", "west-virginia", "washington",
    "philadelphia", "new-york", "boston"]},
};
export const ROUTES = [["west-iowa", "minnesota"], ["minnesota", "east-iowa"], ["east-iowa", "st-louis"], ["chicago",
  "newport"], ["newport", "kentucky"], ["west-ohio", "detroit"], ["west-ohio", "cincinnati"], ["cleveland",
  "east-ohio"], ["ripley", "tennessee"], ["ripley", "north-georgia"], ["ripley", "east-ohio"], ["west-pennsylvania",
  "washington"], ["north-pennsylvania", "rochester"], ["north-pennsylvania", "upstate-new-york"], ["north-pennsylvania",
  "washington"], ["upstate-new-york", "new-york"], ["new-york", "ferrisberg"], ["washington", "north-carolina"],
  ["st-louis", "west-arkansas"], ["st-louis", "east-arkansas"], ["west-missouri", "west-arkansas"], ["kentucky",
  "tennessee"], ["north-carolina", "charleston"], ["boston", "new-hampshire"], ["boston", "maine"], ["new-hampshire",
  "ferrisberg"]];
export const LANES = [{"ends": ["charleston", "ship"], "fare": 1}, {"ends": ["ship", "new-york"], "fare": 0}, {"ends":
  ["ship", "boston"], "fare": 0}];
export const BENDS = {"chicago cincinnati": 30, "chicago newport": -14, "cincinnati cleveland": -14, "newport kentucky":
  -16, "detroit cleveland": 18, "cleveland rochester": -10, "new-york boston": 16, "north-georgia west-virginia": -16,
  "ripley north-georgia": 6, "ripley tennessee": 10, "st-louis newport": -18, "new-york new-hampshire": 12,
  "charleston ship": -30, "ship new-york": 22, "ship boston": 34, "boston maine": 14, "washington north-carolina": -24,
  "minnesota chicago": -20, "chicago detroit": -14, "kentucky cincinnati": 8, "west-missouri st-louis": 8,
  "ferrisberg maine": -14, "new-york ferrisberg": -8, "upstate-new-york new-york": 6, "east-arkansas kentucky": -14,
  "west-virginia washington": -12, "east-ohio washington": -12, "west-ohio cincinnati": -8, "ripley east-ohio": 6};
export const TRACK = {"spaces": 30, "centre": [736.8, -3854.3], "from": -0.6935, "to": 7.1559, "rows": [3956.7, 4004.8],
  "height": 43.6, "edge": 4.5};
