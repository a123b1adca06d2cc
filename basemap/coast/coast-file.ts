import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

export type LonLat = [lon: number, lat: number];
/** The shore, then lakes in it. */
export type LandPart = LonLat[][];

/** Tiles of this zoom have the fine coast or don't: a tile unit is 19 m, finer than the data. */
export const CELL_ZOOM = 9;
/** Steps of a degree: 11 m. */
const STEPS = 10_000;

export interface Coast {
  /** `x` and `y` of tiles of `CELL_ZOOM` in which shores are fine; elsewhere they may cut corners by kilometres. */
  cells: [x: number, y: number][];
  parts: LandPart[];
}

/** OpenStreetMap's coast where golf may be. */
export function readCoast(): Coast {
  return unpackCoast(brotliDecompressSync(readFileSync(new URL('./coast.bin.br', import.meta.url))));
}

/** Whole numbers as base-128 varints, negative ones zigzagged: cells, then parts with their rings of steps. */
export function packCoast({ cells, parts }: Coast): Buffer {
  const bytes: number[] = [];
  const write = (value: number) => {
    let rest = value < 0 ? -2 * value - 1 : 2 * value;
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
    bytes.push(rest);
  };
  write(cells.length);
  let [lastX, lastY] = [0, 0];
  for (const [x, y] of cells) {
    write(x - lastX);
    write(y - lastY);
    [lastX, lastY] = [x, y];
  }
  write(parts.length);
  let [lastLon, lastLat] = [0, 0];
  for (const rings of parts) {
    write(rings.length);
    for (const ring of rings) {
      // Its end is its start.
      write(ring.length - 1);
      for (const [lon, lat] of ring.slice(1)) {
        const [stepLon, stepLat] = [Math.round(lon * STEPS), Math.round(lat * STEPS)];
        write(stepLon - lastLon);
        write(stepLat - lastLat);
        [lastLon, lastLat] = [stepLon, stepLat];
      }
    }
  }
  return Buffer.from(bytes);
}

export function unpackCoast(bytes: Uint8Array): Coast {
  let at = 0;
  const read = (): number => {
    let value = 0;
    for (let unit = 1; ; unit *= 128) {
      const byte = bytes[at++]!;
      value += (byte & 127) * unit;
      if (byte < 128) return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
    }
  };
  const times = <T>(make: () => T): T[] => Array.from({ length: read() }, make);
  const walk = (): (() => [number, number]) => {
    let [x, y] = [0, 0];
    return () => {
      x += read();
      y += read();
      return [x, y];
    };
  };
  const cells = times(walk());
  const step = walk();
  const ring = (): LonLat[] => {
    const points = times(step).map(([lon, lat]): LonLat => [lon / STEPS, lat / STEPS]);
    return [points.at(-1)!, ...points];
  };
  return { cells, parts: times(() => times(ring)) };
}
