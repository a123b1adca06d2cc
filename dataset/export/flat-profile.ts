import type { GolfProfile, Hazard, Hole, Surface, Teebox } from '#lib/contract/golf-profile.ts';

const codeOf = (character: string) => character.charCodeAt(0);
const [OPEN, CLOSE, COMMA] = [codeOf('['), codeOf(']'), codeOf(',')];
const [OPEN_OBJECT, CLOSE_OBJECT] = [codeOf('{'), codeOf('}')];
const [QUOTE, BACKSLASH] = [codeOf('"'), codeOf('\\')];
const [ZERO, NINE, MINUS, DOT] = [codeOf('0'), codeOf('9'), codeOf('-'), codeOf('.')];

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

/**
 * The keys that no table has: reading them would take longer than reading the others. In the profile's
 * order.
 */
const LEFT_OUT = ['breadcrumbs', 'sources', 'data_quality', 'origins', 'character'] as const;

/**
 * What the tables have of a profile: lines and areas are shapes, and the holes of a tee are their JSON. Points stay as
 * they are.
 */
export type FlatProfile = Omit<
  GolfProfile,
  'teeboxes' | 'holes' | 'hazards' | 'surfaces' | (typeof LEFT_OUT)[number]
> & {
  teeboxes: (Omit<Teebox, 'holes'> & { holes: string })[];
  holes: (Omit<Hole, 'line'> & { line: Shape | null })[];
  hazards: Flat<Hazard, 'geometry'>[];
  surfaces: Flat<Surface, 'geometry'>[];
};

/** A key, never part of a text, where the quotes would be escaped. */
const keyBytes = (key: string) => Buffer.from(`"${key}":`);
const [COORDINATES, TEEBOXES, HOLES] = ['coordinates', 'teeboxes', 'holes'].map(keyBytes) as [
  Buffer,
  Buffer,
  Buffer,
];
/** Of a line or an area. */
const LINE_COORDINATES = Buffer.from(`${COORDINATES}[[`);
const SHAPE_TYPES = ['Polygon', 'LineString', 'MultiPolygon'] as const;
/** Of what a geometry has before its coordinates. */
const lengthBefore = (type: Shape['type']) => '{"type":"",'.length + type.length;
const LEFT_OUT_BYTES = LEFT_OUT.map(keyBytes);

/** From the JSON of `{"data": GolfProfile}`, as `JSON.stringify` writes it. */
export function readFlatProfile(json: Buffer): FlatProfile {
  const short = openShortened(json);
  const holesOfTees = cutHolesOfTees(json, short);
  const coordinates: Coordinates = { count: 0, rings: [], polygons: [] };
  const shapes: Shape[] = [];
  for (
    let at = json.indexOf(LINE_COORDINATES, short.from());
    at !== -1;
    at = json.indexOf(LINE_COORDINATES, short.from())
  ) {
    const type = SHAPE_TYPES.find((each) => json[at - lengthBefore(each)] === OPEN_OBJECT)!;
    const end = readCoordinates(json, at + COORDINATES.length, coordinates);
    short.replace(at - lengthBefore(type), end + 1, shapes.length);
    const { rings, polygons } = coordinates;
    shapes.push({ type, positions: numbers, rings, polygons });
  }
  for (const key of LEFT_OUT_BYTES) {
    const at = json.indexOf(key, short.from());
    if (at !== -1) short.replace(at + key.length, endOfValue(json, at + key.length), 0);
  }
  const { data } = short.parse();
  const positions = numbers.slice(0, coordinates.count);
  for (const shape of shapes) shape.positions = positions;
  for (const teebox of data.teeboxes) teebox.holes = holesOfTees[teebox.holes];
  for (const hole of data.holes) if (hole.line !== null) hole.line = shapes[hole.line];
  for (const hazard of data.hazards) hazard.geometry = shapes[hazard.geometry];
  for (const surface of data.surfaces) surface.geometry = shapes[surface.geometry];
  for (const key of LEFT_OUT) delete data[key];
  return data;
}

/** Holes are the last that a tee has. */
function cutHolesOfTees(json: Buffer, short: Shortened): string[] {
  const texts: string[] = [];
  for (let before = endOfKey(json, TEEBOXES, 0); json[before + 1] !== CLOSE; ) {
    const start = endOfKey(json, HOLES, before);
    const end = endOfValue(json, start);
    short.replace(start, end, texts.length);
    texts.push(json.toString('utf8', start, end));
    before = end;
  }
  return texts;
}

/** Throws a RangeError without the key. */
function endOfKey(json: Buffer, key: Buffer, from: number): number {
  const at = json.indexOf(key, from);
  if (at === -1) throw new RangeError(`${key} is missing`);
  return at + key.length;
}

type Shortened = ReturnType<typeof openShortened>;

let shortened = Buffer.alloc(1 << 16);

/** JSON in which numbers take the place of some values, from the first to the last. */
function openShortened(json: Buffer) {
  if (shortened.length < json.length) shortened = Buffer.allocUnsafe(2 * json.length);
  let [from, end] = [0, 0];
  return {
    /** Where the value that was replaced last ends. */
    from: () => from,
    replace(start: number, next: number, number: number): void {
      end += json.copy(shortened, end, from, start);
      end += shortened.write(String(number), end, 'latin1');
      from = next;
    },
    parse() {
      end += json.copy(shortened, end, from);
      return JSON.parse(shortened.toString('utf8', 0, end));
    },
  };
}

/** Of an object or a list. Throws a RangeError for JSON that ends too early. */
function endOfValue(json: Buffer, start: number): number {
  let depth = 0;
  for (let at = start; at < json.length; at++) {
    const byte = json[at];
    if (byte === OPEN || byte === OPEN_OBJECT) depth++;
    else if (byte === CLOSE || byte === CLOSE_OBJECT) {
      if (--depth === 0) return at + 1;
    } else if (byte === QUOTE) {
      for (at++; json[at] !== QUOTE; at++) if (json[at] === BACKSLASH) at++;
    }
  }
  throw new RangeError('a value without an end');
}

export function pointShape(longitude: number, latitude: number): Shape {
  return { type: 'Point', positions: Float64Array.of(longitude, latitude), rings: [0, 2], polygons: [] };
}

/** Of the course being read: grown when needed, and never given away. */
let numbers = new Float64Array(1 << 16);

/** `count` is of `numbers`, over all geometries so far; the rest is of the last one. */
type Coordinates = { count: number; rings: number[]; polygons: number[] };

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

/**
 * A whole number with this many digits is exact, and so is such a power of ten: their quotient is the
 * nearest double.
 */
const MOST_DIGITS = 15;
const POWERS = Array.from({ length: MOST_DIGITS + 1 }, (_, exponent) => 10 ** exponent);

/** Into `numbers`; returns where it ends. */
function readNumber(json: Buffer, start: number, place: number): number {
  const isNegative = json[start] === MINUS;
  const first = isNegative ? start + 1 : start;
  let [at, whole, dot] = [first, 0, -1];
  for (; ; at++) {
    const byte = json[at]!;
    if (byte >= ZERO && byte <= NINE) whole = whole * 10 + (byte - ZERO);
    else if (byte === DOT) dot = at;
    else break;
  }
  const digits = at - first - (dot === -1 ? 0 : 1);
  const decimals = dot === -1 ? 0 : at - dot - 1;
  const isPlain = digits <= MOST_DIGITS && (json[at] === COMMA || json[at] === CLOSE);
  while (!isPlain && json[at] !== COMMA && json[at] !== CLOSE) at++;
  if (place === numbers.length) {
    const larger = new Float64Array(numbers.length * 2);
    larger.set(numbers);
    numbers = larger;
  }
  const size = isPlain ? whole / POWERS[decimals]! : Number(json.toString('latin1', first, at));
  numbers[place] = isNegative ? -size : size;
  return at;
}
