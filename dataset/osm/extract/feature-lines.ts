import { boxOfCoordinates, type PlainBox } from '../../geometry/box-index.ts';
import { type NamelessFile, readBytes } from '../../nameless-file.ts';
import {
  compareAge,
  type OsmFeature,
  type OsmTags,
  osmKey,
  parseFeature,
  UNITS_A_DEGREE,
} from '../osm-feature.ts';

/** Lines of `osmium export` in a file (gigabytes for a planet). Memory holds where each is: 40 bytes a feature. */
export type FeatureLines = {
  file: number;
  push(line: string): void;
  count(): number;
  /** Whether a feature with this key has come, or has come since there were that many. */
  has(key: number, since?: number): boolean;
  read(index: number): OsmFeature;
  /** Indexes in the order of keys, of each object the newest only. After this, all lines are in the file. */
  newest(): Uint32Array;
  columns(): FeatureColumns;
  /** The feature's box in degrees. */
  box(index: number): PlainBox;
};

/** Columns by the feature's index. Boxes are west, south, east and north in ten-millionths of a degree. */
export type FeatureColumns = {
  keys: Float64Array;
  offsets: Float64Array;
  lengths: Uint32Array;
  boxes: Int32Array;
  /** 1 for a course or a hole. */
  isSite: Uint8Array;
};

const BYTES_A_WRITE = 1 << 20;

export function openFeatureLines({ file, append }: NamelessFile): FeatureLines {
  let columns = makeColumns(1 << 14);
  let count = 0;
  let end = 0;
  let written = 0;
  let waiting: Buffer[] = [];
  let sorted: { keys: Float64Array; since: number } | null = null;

  const flush = () => {
    if (waiting.length === 0) return;
    append(Buffer.concat(waiting));
    written = end;
    waiting = [];
  };
  const read = (index: number) => {
    flush();
    const [offset, length] = [columns.offsets[index]!, columns.lengths[index]!];
    return parseFeature(readBytes({ file, offset, length }).toString());
  };

  return {
    file,
    push(line) {
      sorted = null;
      const { id, tags, geometry } = parseFeature(line);
      const bytes = Buffer.from(line);
      if (count === columns.keys.length) columns = grownColumns(columns);
      columns.keys[count] = osmKey(id);
      columns.offsets[count] = end;
      columns.lengths[count] = bytes.length;
      const box = boxOfCoordinates(geometry.coordinates);
      columns.boxes.set(
        box.map((degrees) => Math.round(degrees * UNITS_A_DEGREE)),
        4 * count,
      );
      columns.isSite[count] = isSite(tags) ? 1 : 0;
      count += 1;
      end += bytes.length;
      waiting.push(bytes);
      if (end - written >= BYTES_A_WRITE) flush();
    },
    count: () => count,
    has(key, since = 0) {
      if (sorted?.since !== since) sorted = { keys: columns.keys.slice(since, count).sort(), since };
      return holds(sorted.keys, key);
    },
    read,
    newest() {
      flush();
      return newestOf(columns.keys.subarray(0, count), read);
    },
    columns: () => columns,
    box(index) {
      const units = columns.boxes.subarray(4 * index, 4 * index + 4);
      return Array.from(units, (each) => each / UNITS_A_DEGREE) as unknown as PlainBox;
    },
  };
}

/** A course may be one of several uses (`leisure=park;golf_course`). */
function isSite({ golf, leisure = '' }: OsmTags): boolean {
  return (
    golf === 'hole' || golf === 'course' || leisure.split(';').some((use) => use.trim() === 'golf_course')
  );
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
