import type { Shape } from './flat-profile.ts';

const TYPES = { Point: 1, LineString: 2, Polygon: 3, MultiPolygon: 6 } as const;

const HEAD_BYTES = 5;
const COUNT_BYTES = 4;
const NUMBER_BYTES = 8;

/** Well-known binary (OGC 06-103r4, section 8.2), little-endian: several times as fast as the library's. */
export function toWkb({ type, positions, rings, polygons }: Shape): Uint8Array {
  const bytes = Buffer.allocUnsafe(sizeOf({ type, rings, polygons }));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let [at, ring] = [0, 0];
  const head = (of: keyof typeof TYPES) => {
    view.setUint8(at, 1);
    view.setUint32(at + 1, TYPES[of], true);
    at += HEAD_BYTES;
  };
  const count = (number: number) => {
    view.setUint32(at, number, true);
    at += COUNT_BYTES;
  };
  const nextRing = () => {
    const [from, to] = [rings[ring]!, rings[ring + 1]!];
    if (type !== 'Point') count((to - from) / 2);
    for (let place = from; place < to; place++) {
      view.setFloat64(at, positions[place]!, true);
      at += NUMBER_BYTES;
    }
    ring++;
  };
  if (type === 'MultiPolygon') {
    head(type);
    count(polygons.length);
  }
  if (polygons.length === 0) {
    head(type);
    nextRing();
  }
  for (const ringCount of polygons) {
    head('Polygon');
    count(ringCount);
    for (let left = ringCount; left > 0; left--) nextRing();
  }
  return bytes;
}

function sizeOf({ type, rings, polygons }: Omit<Shape, 'positions'>): number {
  const numbers = (rings.at(-1)! - rings[0]!) * NUMBER_BYTES;
  if (type === 'Point') return HEAD_BYTES + numbers;
  const lines = numbers + (rings.length - 1) * COUNT_BYTES;
  if (type === 'LineString') return HEAD_BYTES + lines;
  const areas = lines + polygons.length * (HEAD_BYTES + COUNT_BYTES);
  return type === 'Polygon' ? areas : areas + HEAD_BYTES + COUNT_BYTES;
}
