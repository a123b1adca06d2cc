import { gzipSync } from 'node:zlib';
import type { TileFeature } from './cut-tiles.ts';
import { EXTENT, LAYERS, TYPES } from './tile-shapes.ts';

const KEYS = ['golf_id', 'type', 'number'] as const;

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
  const geometry = createSink();
  return (features) => {
    tile.clear();
    for (const [place, name] of LAYERS.entries()) {
      const own = features.filter((each) => each.layer === place);
      if (own.length === 0) continue;
      layer.clear();
      layer.field(15, 0).varint(2);
      layer.text(1, name);
      const values = new Map<string | number, number>();
      const placeOfValue = (value: string | number) => {
        const known = values.get(value);
        if (known !== undefined) return known;
        values.set(value, values.size);
        return values.size - 1;
      };
      for (const each of own) {
        const tags = [0, placeOfValue(each.golfId)];
        if (each.type > 0) tags.push(1, placeOfValue(TYPES[each.type]!));
        if (each.number > 0) tags.push(2, placeOfValue(each.number));
        geometry.clear();
        writeGeometry(geometry, each);
        feature.clear();
        geometryTags(feature, tags);
        feature.field(3, 0).varint(each.isArea ? 3 : 2);
        feature.bytes(4, geometry);
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
    return tile.length() === 0 ? null : gzipSync(tile.view(), { level: 2, windowBits: 13, memLevel: 6 });
  };
}

function geometryTags(feature: Sink, tags: readonly number[]): void {
  // Each is below 128 nearly always, so their length is known once they are written.
  const sink = tagSink;
  sink.clear();
  for (const tag of tags) sink.varint(tag);
  feature.bytes(2, sink);
}

function writeGeometry(sink: Sink, { points, isArea }: TileFeature): void {
  let [x, y] = [0, 0];
  for (const ring of points) {
    // An area's last point is its first.
    const count = ring.length / 2 - (isArea ? 1 : 0);
    for (let index = 0; index < count; index++) {
      if (index === 0) sink.varint((1 << 3) | MOVE_TO);
      else if (index === 1) sink.varint(((count - 1) << 3) | LINE_TO);
      const [nextX, nextY] = [ring[index * 2]!, ring[index * 2 + 1]!];
      sink.varint(zigzag(nextX - x));
      sink.varint(zigzag(nextY - y));
      [x, y] = [nextX, nextY];
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

const tagSink = createSink();
