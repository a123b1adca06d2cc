import type { Shape } from './flat-profile.ts';
import { type GrowingBytes, makeRoom, putByte, putUint32 } from './growing-bytes.ts';

const TYPES = { Point: 1, LineString: 2, Polygon: 3, MultiPolygon: 6 } as const;

const LITTLE_ENDIAN = 1;
const HEAD_BYTES = 5;
const COUNT_BYTES = 4;
const NUMBER_BYTES = 8;

/** Well-known binary (OGC 06-103r4, section 8.2), in the order of bytes that processors use: numbers are copied. */
export function putWkb(to: GrowingBytes, { type, positions, rings, polygons }: Shape): void {
  makeRoom(to, wkbSize({ type, rings, polygons }));
  const bytes = new Uint8Array(positions.buffer, positions.byteOffset);
  let ring = 0;
  const head = (of: keyof typeof TYPES) => {
    putByte(to, LITTLE_ENDIAN);
    putUint32(to, TYPES[of]);
  };
  const nextRing = () => {
    const [from, end] = [rings[ring]!, rings[ring + 1]!];
    if (type !== 'Point') putUint32(to, (end - from) / 2);
    to.bytes.set(bytes.subarray(from * NUMBER_BYTES, end * NUMBER_BYTES), to.end);
    to.end += (end - from) * NUMBER_BYTES;
    ring++;
  };
  if (type === 'MultiPolygon') {
    head(type);
    putUint32(to, polygons.length);
  }
  if (polygons.length === 0) {
    head(type);
    nextRing();
  }
  for (const ringCount of polygons) {
    head('Polygon');
    putUint32(to, ringCount);
    for (let left = ringCount; left > 0; left--) nextRing();
  }
}

/** In bytes. */
export function wkbSize({ type, rings, polygons }: Omit<Shape, 'positions'>): number {
  const numbers = (rings.at(-1)! - rings[0]!) * NUMBER_BYTES;
  if (type === 'Point') return HEAD_BYTES + numbers;
  const lines = numbers + (rings.length - 1) * COUNT_BYTES;
  if (type === 'LineString') return HEAD_BYTES + lines;
  const areas = lines + polygons.length * (HEAD_BYTES + COUNT_BYTES);
  return type === 'Polygon' ? areas : areas + HEAD_BYTES + COUNT_BYTES;
}
