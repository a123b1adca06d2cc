import type { Area, LineString, Point, Position } from '#lib/contract/geometry.ts';

const TYPES = { Point: 1, LineString: 2, Polygon: 3, MultiPolygon: 6 } as const;

const HEAD_BYTES = 5;
const COUNT_BYTES = 4;
const POSITION_BYTES = 16;

/** Well-known binary (OGC 06-103r4, section 8.2), little-endian: several times as fast as the library's. */
export function toWkb(geometry: Area | LineString | Point): Uint8Array {
  const view = new DataView(new ArrayBuffer(sizeOf(geometry)));
  let at = 0;
  const head = (type: keyof typeof TYPES) => {
    view.setUint8(at, 1);
    view.setUint32(at + 1, TYPES[type], true);
    at += HEAD_BYTES;
  };
  const count = (number: number) => {
    view.setUint32(at, number, true);
    at += COUNT_BYTES;
  };
  const position = ([longitude, latitude]: Position) => {
    view.setFloat64(at, longitude, true);
    view.setFloat64(at + 8, latitude, true);
    at += POSITION_BYTES;
  };
  const line = (positions: readonly Position[]) => {
    count(positions.length);
    for (const each of positions) position(each);
  };
  const polygon = (rings: readonly Position[][]) => {
    head('Polygon');
    count(rings.length);
    for (const ring of rings) line(ring);
  };
  if (geometry.type === 'Polygon') polygon(geometry.coordinates);
  else {
    head(geometry.type);
    if (geometry.type === 'Point') position(geometry.coordinates);
    else if (geometry.type === 'LineString') line(geometry.coordinates);
    else {
      count(geometry.coordinates.length);
      for (const rings of geometry.coordinates) polygon(rings);
    }
  }
  return new Uint8Array(view.buffer);
}

function sizeOf(geometry: Area | LineString | Point): number {
  if (geometry.type === 'Point') return HEAD_BYTES + POSITION_BYTES;
  if (geometry.type === 'LineString') return HEAD_BYTES + lineSize(geometry.coordinates);
  if (geometry.type === 'Polygon') return polygonSize(geometry.coordinates);
  return geometry.coordinates.reduce((sum, rings) => sum + polygonSize(rings), HEAD_BYTES + COUNT_BYTES);
}

function polygonSize(rings: readonly Position[][]): number {
  return rings.reduce((sum, ring) => sum + lineSize(ring), HEAD_BYTES + COUNT_BYTES);
}

function lineSize({ length }: readonly Position[]): number {
  return COUNT_BYTES + length * POSITION_BYTES;
}
