import { Buffer } from 'node:buffer';
import { readBytes, writeBytes } from '../details-file.ts';
import { compareAge, keyOfExported, type OsmFeature, parseFeature } from '../osm-feature.ts';

/**
 * Exported features, in a file; in memory is only where each is. A planet's golf is some gigabytes of text,
 * and 40 bytes a feature here.
 */
export type FeatureLines = {
  file: number;
  /** Bytes of `osmium export`'s lines, in any pieces; `end` after each export. */
  push(bytes: Buffer): void;
  end(): void;
  /** A single line. */
  pushLine(line: string): void;
  count(): number;
  /** Whether a feature with this key has come, or has come since there were that many. */
  has(key: number, since?: number): boolean;
  read(index: number): OsmFeature;
  /** Indexes in the order of keys, of each object the newest only. */
  newest(): Uint32Array;
  columns(): FeatureColumns;
};

/** By the feature's index. Boxes are west, south, east and north in ten-millionths of a degree. */
export type FeatureColumns = {
  keys: Float64Array;
  offsets: Float64Array;
  lengths: Uint32Array;
  boxes: Int32Array;
  /** 1 for a course or a hole. */
  isSite: Uint8Array;
};

const NEWLINE = 0x0a;
const SITE_MARKS = ['"golf":"hole"', '"leisure":"golf_course"'].map((text) => Buffer.from(text));

export function openFeatureLines(file: number): FeatureLines {
  let columns = makeColumns(1 << 14);
  let count = 0;
  let end = 0;
  let rest: Buffer | null = null;
  let sorted: { keys: Float64Array; since: number } | null = null;
  const box = new Int32Array(4);

  const add = (bytes: Buffer, from: number, to: number) => {
    if (count === columns.keys.length) columns = grownColumns(columns);
    columns.keys[count] = readKey(bytes, from);
    columns.offsets[count] = end + from;
    columns.lengths[count] = to - from;
    const tags = readBox(bytes, from, to, box);
    columns.boxes.set(box, 4 * count);
    const properties = bytes.subarray(tags, to);
    columns.isSite[count] = SITE_MARKS.some((mark) => properties.includes(mark)) ? 1 : 0;
    count += 1;
  };
  const takeLines = (bytes: Buffer) => {
    let from = 0;
    for (let to = bytes.indexOf(NEWLINE); to >= 0; to = bytes.indexOf(NEWLINE, from)) {
      if (to > from) add(bytes, from, to);
      from = to + 1;
    }
    writeBytes(file, bytes.subarray(0, from), end);
    end += from;
    return from;
  };
  const push = (bytes: Buffer) => {
    sorted = null;
    const whole = rest ? Buffer.concat([rest, bytes]) : bytes;
    const from = takeLines(whole);
    rest = from < whole.length ? whole.subarray(from) : null;
  };
  const read = (index: number) =>
    parseFeature(readBytes(file, columns.offsets[index]!, columns.lengths[index]!).toString());

  return {
    file,
    push,
    end() {
      if (rest) push(Buffer.from('\n'));
    },
    pushLine: (line) => push(Buffer.from(`${line}\n`)),
    count: () => count,
    has(key, since = 0) {
      if (sorted?.since !== since) sorted = { keys: columns.keys.slice(since, count).sort(), since };
      return holds(sorted.keys, key);
    },
    read,
    newest: () => newestOf(columns.keys.subarray(0, count), read),
    columns: () => columns,
  };
}

function makeColumns(size: number): FeatureColumns {
  return {
    keys: new Float64Array(size),
    offsets: new Float64Array(size),
    lengths: new Uint32Array(size),
    boxes: new Int32Array(4 * size),
    isSite: new Uint8Array(size),
  };
}

function grownColumns(columns: FeatureColumns): FeatureColumns {
  const grown = makeColumns(2 * columns.keys.length);
  grown.keys.set(columns.keys);
  grown.offsets.set(columns.offsets);
  grown.lengths.set(columns.lengths);
  grown.boxes.set(columns.boxes);
  grown.isSite.set(columns.isSite);
  return grown;
}

function holds(sorted: Float64Array, key: number): boolean {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < key) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === key;
}

function newestOf(keys: Float64Array, read: (index: number) => OsmFeature): Uint32Array {
  const order = Uint32Array.from(keys, (_, index) => index).sort((a, b) => keys[a]! - keys[b]! || a - b);
  let kept = 0;
  for (let i = 0; i < order.length; ) {
    let best = order[i]!;
    let end = i + 1;
    let newest: OsmFeature | null = null;
    for (; end < order.length && keys[order[end]!] === keys[best]; end++) {
      const other = read(order[end]!);
      newest ??= read(best);
      if (compareAge(other, newest) > 0) [best, newest] = [order[end]!, other];
    }
    order[kept++] = best;
    i = end;
  }
  return order.slice(0, kept);
}

const [QUOTE, MINUS, POINT, COMMA, OPEN, CLOSE, END] = [...'"-.,[]}'].map((sign) => sign.charCodeAt(0));
const ID = Buffer.from('"id":"');

function readKey(bytes: Buffer, from: number): number {
  const start = bytes.indexOf(ID, from) + ID.length;
  let number = 0;
  let at = start + 1;
  const isNegative = bytes[at] === MINUS;
  if (isNegative) at += 1;
  for (; bytes[at] !== QUOTE && at < bytes.length; at++) number = number * 10 + (bytes[at]! - 48);
  return keyOfExported(String.fromCharCode(bytes[start]!), isNegative ? -number : number);
}

const UNITS_A_DEGREE = 1e7;
/** osmium writes all the digits of a number that has seven decimals at heart: -135.41113000000002. */
const POWERS = Array.from({ length: 24 }, (_, i) => 10 ** i);

/** Fills the box, and returns where the coordinates end. */
function readBox(bytes: Buffer, from: number, to: number, box: Int32Array): number {
  let [west, south, east, north] = [0x7fffffff, 0x7fffffff, -0x80000000, -0x80000000];
  let value = 0;
  let decimals = -1;
  let isNegative = false;
  let isLon = true;
  let hasDigits = false;
  let at = bytes.indexOf(OPEN!, from);
  if (at < 0 || at >= to) throw new RangeError('osmium wrote a feature without coordinates.');
  for (; at < to; at++) {
    const byte = bytes[at]!;
    if (byte >= 48 && byte <= 57) {
      value = value * 10 + byte - 48;
      if (decimals >= 0) decimals += 1;
      hasDigits = true;
    } else if (byte === POINT) decimals = 0;
    else if (byte === MINUS) isNegative = true;
    else if (byte === COMMA || byte === CLOSE) {
      if (!hasDigits) continue;
      const degrees = value / POWERS[Math.max(0, decimals)]!;
      const units = Math.round((isNegative ? -degrees : degrees) * UNITS_A_DEGREE);
      if (isLon) {
        if (units < west) west = units;
        if (units > east) east = units;
      } else {
        if (units < south) south = units;
        if (units > north) north = units;
      }
      isLon = !isLon;
      value = 0;
      decimals = -1;
      isNegative = false;
      hasDigits = false;
    } else if (byte === END) break;
    else if (byte !== OPEN) throw new RangeError('osmium wrote coordinates that we cannot read.');
  }
  box[0] = west;
  box[1] = south;
  box[2] = east;
  box[3] = north;
  return at;
}
