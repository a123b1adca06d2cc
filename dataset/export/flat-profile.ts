import type { GolfProfile, Hazard, Hole, Surface } from '#lib/contract/golf-profile.ts';

/** A geometry as plain numbers: an array for each position would take most of the time that exporting takes. */
export type Shape = {
  type: 'Point' | 'LineString' | 'Polygon' | 'MultiPolygon';
  /** Longitude and latitude in turn, of all shapes of its course. */
  positions: Float64Array;
  /** Where each ring (or the line, or the point) begins in `positions`, then where the last one ends. */
  rings: readonly number[];
  /** How many rings each polygon has; empty without polygons. */
  polygons: readonly number[];
};

type Flat<Part, Key extends keyof Part> = Omit<Part, Key> & Record<Key, Shape>;

/** A profile whose lines and areas are shapes. Points stay as they are. */
export type FlatProfile = Omit<GolfProfile, 'holes' | 'hazards' | 'surfaces'> & {
  holes: (Omit<Hole, 'line'> & { line: Shape | null })[];
  hazards: Flat<Hazard, 'geometry'>[];
  surfaces: Flat<Surface, 'geometry'>[];
};

const KEY = '"coordinates":';
/** Of a line or an area. Never inside a text, where the quotes would be escaped. */
const COORDINATES = Buffer.from(`${KEY}[[`);

/** From the JSON of `{"data": GolfProfile}`, as `JSON.stringify` writes it. */
export function readFlatProfile(json: Buffer): FlatProfile {
  const coordinates: Coordinates = { count: 0, rings: [], polygons: [] };
  const outlines: Pick<Shape, 'rings' | 'polygons'>[] = [];
  const rest = Buffer.allocUnsafe(json.length);
  let [from, end] = [0, 0];
  for (let at = json.indexOf(COORDINATES); at !== -1; at = json.indexOf(COORDINATES, from)) {
    const start = at + KEY.length;
    end += json.copy(rest, end, from, start);
    end += rest.write(String(outlines.length), end, 'latin1');
    from = readCoordinates(json, start, coordinates);
    const { rings, polygons } = coordinates;
    outlines.push({ rings, polygons });
  }
  end += json.copy(rest, end, from);
  const { data } = JSON.parse(rest.toString('utf8', 0, end));
  const positions = numbers.slice(0, coordinates.count);
  const toShape = (geometry: { type: Shape['type']; coordinates: number } | null) =>
    geometry && { type: geometry.type, positions, ...outlines[geometry.coordinates]! };
  for (const hole of data.holes) hole.line = toShape(hole.line);
  for (const hazard of data.hazards) hazard.geometry = toShape(hazard.geometry);
  for (const surface of data.surfaces) surface.geometry = toShape(surface.geometry);
  return data;
}

export function pointShape(longitude: number, latitude: number): Shape {
  return { type: 'Point', positions: Float64Array.of(longitude, latitude), rings: [0, 2], polygons: [] };
}

/** Of the course being read: grown when needed, and never given away. */
let numbers = new Float64Array(1 << 16);

/** `count` is of `numbers`, over all geometries so far; the rest is of the last one. */
type Coordinates = { count: number; rings: number[]; polygons: number[] };

const [OPEN, CLOSE, COMMA] = [...'[],'].map((character) => character.charCodeAt(0)) as [
  number,
  number,
  number,
];

/** From its first bracket; returns where it ends. */
function readCoordinates(json: Buffer, start: number, into: Coordinates): number {
  into.rings = [into.count];
  into.polygons = [];
  let [at, depth, ended] = [start, 0, 0];
  do {
    const byte = json[at]!;
    if (byte === OPEN) {
      depth++;
      ended = 0;
    } else if (byte === CLOSE) {
      depth--;
      ended++;
      // A position ends, then its ring, then the polygon of that.
      if (ended === 2) into.rings.push(into.count);
      else if (ended === 3) into.polygons.push(into.rings.length - 1 - sum(into.polygons));
    } else if (byte !== COMMA) {
      at = readNumber(json, at, into.count++);
      continue;
    }
    at++;
  } while (depth > 0);
  return at;
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

const [ZERO, NINE, MINUS, DOT] = [...'09-.'].map((character) => character.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
];
/** A whole number of so many digits is exact, and so is such a power of ten: their quotient is the nearest double. */
const MOST_DIGITS = 15;
const POWERS = Array.from({ length: MOST_DIGITS + 1 }, (_, exponent) => 10 ** exponent);

/** Into `numbers`; returns where it ends. */
function readNumber(json: Buffer, start: number, place: number): number {
  const isNegative = json[start] === MINUS;
  let at = isNegative ? start + 1 : start;
  let [whole, digits, decimalsFrom] = [0, 0, -1];
  for (; ; at++) {
    const byte = json[at]!;
    if (byte >= ZERO && byte <= NINE) {
      whole = whole * 10 + byte - ZERO;
      digits++;
    } else if (byte === DOT) decimalsFrom = digits;
    else break;
  }
  const isPlain = digits <= MOST_DIGITS && (json[at] === COMMA || json[at] === CLOSE);
  while (!isPlain && json[at] !== COMMA && json[at] !== CLOSE) at++;
  if (place === numbers.length) {
    const larger = new Float64Array(numbers.length * 2);
    larger.set(numbers);
    numbers = larger;
  }
  const size = isPlain
    ? whole / POWERS[decimalsFrom === -1 ? 0 : digits - decimalsFrom]!
    : Number(json.toString('latin1', isNegative ? start + 1 : start, at));
  numbers[place] = isNegative ? -size : size;
  return at;
}
