import { Buffer } from 'node:buffer';
import { readBytes, writeBytes } from '../details-file.ts';
import { compareAge, keyOfExported, type OsmFeature, unpackFeature } from '../osm-feature.ts';
import { PACKED_BYTES_A_BYTE, packLine, readCoordinates } from './pack-line.ts';

/**
 * Exported features, packed in a file; in memory is only where each is. A planet's golf is some gigabytes,
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
const SITE_MARKS = ['"golf":"hole"', '"leisure":"golf_course', ';golf_course"', '"golf":"course"'].map(
  (text) => Buffer.from(text),
);

export function openFeatureLines(file: number): FeatureLines {
  let columns = makeColumns(1 << 14);
  let count = 0;
  let end = 0;
  let rest: Buffer | null = null;
  let sorted: { keys: Float64Array; since: number } | null = null;

  const add = (line: Buffer, packed: Buffer, offset: number): number => {
    if (count === columns.keys.length) columns = grownColumns(columns);
    const coordinates = readCoordinates(line);
    const packedEnd = packLine(line, coordinates, packed, offset);
    const properties = line.subarray(coordinates.to);
    columns.keys[count] = readKey(line);
    columns.offsets[count] = end + offset;
    columns.lengths[count] = packedEnd - offset;
    setBox(columns.boxes, 4 * count, coordinates.units);
    columns.isSite[count] = SITE_MARKS.some((mark) => properties.includes(mark)) ? 1 : 0;
    count += 1;
    return packedEnd;
  };
  const takeLines = (bytes: Buffer) => {
    const packed = Buffer.allocUnsafe(PACKED_BYTES_A_BYTE * bytes.length);
    let length = 0;
    let from = 0;
    for (let to = bytes.indexOf(NEWLINE); to >= 0; to = bytes.indexOf(NEWLINE, from)) {
      if (to > from) length = add(bytes.subarray(from, to), packed, length);
      from = to + 1;
    }
    writeBytes(file, packed.subarray(0, length), end);
    end += length;
    return from;
  };
  const push = (bytes: Buffer) => {
    sorted = null;
    const whole = rest ? Buffer.concat([rest, bytes]) : bytes;
    const from = takeLines(whole);
    rest = from < whole.length ? whole.subarray(from) : null;
  };
  const read = (index: number) =>
    unpackFeature(readBytes(file, columns.offsets[index]!, columns.lengths[index]!), 0);

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

const [QUOTE, MINUS] = [...'"-'].map((sign) => sign.charCodeAt(0));
const ID = Buffer.from('"id":"');

function readKey(line: Buffer): number {
  const start = line.indexOf(ID) + ID.length;
  let number = 0;
  let at = start + 1;
  const isNegative = line[at] === MINUS;
  if (isNegative) at += 1;
  for (; line[at] !== QUOTE && at < line.length; at++) number = number * 10 + (line[at]! - 48);
  return keyOfExported(String.fromCharCode(line[start]!), isNegative ? -number : number);
}

function setBox(boxes: Int32Array, at: number, units: readonly number[]): void {
  let [west, south, east, north] = [0x7fffffff, 0x7fffffff, -0x80000000, -0x80000000];
  for (let i = 0; i < units.length; i += 2) {
    const lon = units[i]!;
    const lat = units[i + 1]!;
    if (lon < west) west = lon;
    if (lon > east) east = lon;
    if (lat < south) south = lat;
    if (lat > north) north = lat;
  }
  boxes.set([west, south, east, north], at);
}
