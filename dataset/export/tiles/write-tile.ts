import { gzipSync } from 'node:zlib';
import type { TileFeature } from './cut-tiles.ts';
import { EXTENT, LAYERS, type TileShape, TYPES } from './tile-shapes.ts';

const KEYS = ['golf_id', 'type', 'number'] as const;

/** Types of a geometry. */
const LINE = 2;
const AREA = 3;

/** Commands of a geometry (Mapbox Vector Tile 2.1, section 4.3). */
const MOVE_TO = 1;
const LINE_TO = 2;
const CLOSE_PATH = 7;

/**
 * Vector tiles (Mapbox Vector Tile 2.1), compressed. Written by hand into one buffer: 700,000 tiles of the world's
 * courses would take minutes through objects. Null for a tile without features.
 */
export function createTileWriter(): (features: readonly TileFeature[]) => Uint8Array | null {
  const tile = createSink();
  const layer = createSink();
  const feature = createSink();
  const inner = createSink();
  return (features) => {
    tile.clear();
    for (const [place, name] of LAYERS.entries()) {
      const own = features.filter(({ shape }) => shape.layer === place);
      if (own.length === 0) continue;
      layer.clear();
      layer.field(15, 0).varint(2);
      layer.text(1, name);
      const values = new Map<string | number, number>();
      for (const { shape, points } of own) {
        feature.clear();
        inner.clear();
        writeTags(inner, shape, values);
        feature.bytes(2, inner);
        feature.field(3, 0).varint(shape.isArea ? AREA : LINE);
        inner.clear();
        writeGeometry(inner, points, shape.isArea);
        feature.bytes(4, inner);
        layer.bytes(2, feature);
      }
      for (const key of KEYS) layer.text(3, key);
      for (const value of values.keys()) {
        feature.clear();
        if (typeof value === 'string') feature.text(1, value);
        else feature.field(5, 0).varint(value);
        layer.bytes(4, feature);
      }
      layer.field(5, 0).varint(EXTENT);
      tile.bytes(3, layer);
    }
    return tile.length() === 0 ? null : gzipSync(tile.view(), { level: 1, windowBits: 13, memLevel: 6 });
  };
}

/** Places in KEYS, each with the place of its value; new values are added. */
function writeTags(
  sink: Sink,
  { golfId, type, number }: TileShape,
  values: Map<string | number, number>,
): void {
  const tag = (key: number, value: string | number) => {
    const place = values.get(value) ?? values.size;
    if (place === values.size) values.set(value, place);
    sink.varint(key).varint(place);
  };
  tag(0, golfId);
  if (type > 0) tag(1, TYPES[type]!);
  if (number > 0) tag(2, number);
}

function writeGeometry(sink: Sink, points: readonly (readonly number[])[], isArea: boolean): void {
  let [x, y] = [0, 0];
  for (const ring of points) {
    // An area's last point is its first.
    const end = isArea ? ring.length - 2 : ring.length;
    for (let at = 0; at < end; at += 2) {
      if (at === 0) sink.varint((1 << 3) | MOVE_TO);
      else if (at === 2) sink.varint(((end / 2 - 1) << 3) | LINE_TO);
      sink.varint(zigzag(ring[at]! - x)).varint(zigzag(ring[at + 1]! - y));
      x = ring[at]!;
      y = ring[at + 1]!;
    }
    if (isArea) sink.varint((1 << 3) | CLOSE_PATH);
  }
}

function zigzag(value: number): number {
  return (value << 1) ^ (value >> 31);
}

type Sink = ReturnType<typeof createSink>;

/** Protocol buffers, as far as tiles need them. */
function createSink() {
  let buffer = Buffer.alloc(1 << 16);
  let end = 0;
  const room = (bytes: number) => {
    if (end + bytes <= buffer.length) return;
    const larger = Buffer.alloc(Math.max(buffer.length * 2, end + bytes));
    buffer.copy(larger, 0, 0, end);
    buffer = larger;
  };
  const sink = {
    clear() {
      end = 0;
    },
    length: () => end,
    /** Valid until the next write. */
    view: () => buffer.subarray(0, end),
    varint(value: number) {
      room(10);
      let rest = value;
      while (rest >= 0x80) {
        buffer[end++] = (rest & 0x7f) | 0x80;
        rest = Math.floor(rest / 128);
      }
      buffer[end++] = rest;
      return sink;
    },
    /** Its number and wire type. */
    field(number: number, wireType: 0 | 2) {
      return sink.varint((number << 3) | wireType);
    },
    bytes(number: number, content: { length: () => number; view: () => Buffer }) {
      sink.field(number, 2).varint(content.length());
      room(content.length());
      end += content.view().copy(buffer, end);
    },
    text(number: number, text: string) {
      const bytes = Buffer.from(text);
      sink.bytes(number, { length: () => bytes.length, view: () => bytes });
    },
  };
  return sink;
}
