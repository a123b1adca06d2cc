/**
 * Makes the fine coast of the base map from OpenStreetMap's (ODbL), generalised to some 300 m:
 *
 *   npm pack @geo-maps/earth-lands-50m@0.6.0     (and unpack it)
 *   node --max-old-space-size=4000 basemap/coast/make-coast.ts FOLDER_OF_THE_PACKAGE
 *
 * Shores are kept where golf may be, which is near the gazetteer's towns. The same package always gives the same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { readTownLines } from '#lib/gazetteer/read-gazetteer.ts';
import { mercatorX, mercatorY } from '#lib/geo/web-mercator.ts';
import { CELL_ZOOM, type Coast, type LandPart, type LonLat, packCoast } from './coast-file.ts';

const LEAST_ISLAND_KM2 = 0.02;
const LEAST_LAKE_KM2 = 2;
/** Degrees between the points kept of a shore where no golf is. */
const FAR_STEP = 0.05;
/** Courses may be as far from a town as a cell is wide: 78 km at the equator. */
const REACH = 1;

const folder = process.argv[2];
if (folder === undefined) throw new Error('Which folder holds the package?');

const width = 2 ** CELL_ZOOM;
const cells = cellsNearTowns();

const land: { geometries: { coordinates: LandPart[] }[] } = JSON.parse(
  readFileSync(join(folder, 'map.geo.json'), 'utf8'),
);
const parts: LandPart[] = [];
for (const { coordinates } of land.geometries) {
  for (const rings of coordinates) {
    const kept = rings
      .filter((ring, index) => areaKm2(ring) >= (index === 0 ? LEAST_ISLAND_KM2 : LEAST_LAKE_KM2))
      .map(thinOut)
      .filter((ring, index) => index === 0 || ring.length > 4);
    const [shore = []] = kept;
    if (shore.length > 3 && areaKm2(rings[0]!) >= LEAST_ISLAND_KM2 && kept.some((ring) => ring.some(isNear)))
      parts.push(kept);
  }
}
const coast: Coast = {
  cells: [...cells].sort((a, b) => a - b).map((key) => [key % width, Math.floor(key / width)]),
  parts,
};
const bytes = packCoast(coast);
const compressed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } });
writeFileSync(new URL('./coast.bin.br', import.meta.url), compressed);
console.log(
  `${cells.size} cells, ${parts.length} parts, ${bytes.length} bytes, ${compressed.length} compressed`,
);

function tileOf([lon, lat]: LonLat): [x: number, y: number] {
  return [Math.min(width - 1, Math.floor(mercatorX(lon) * width)), Math.floor(mercatorY(lat) * width)];
}

function cellsNearTowns(): Set<number> {
  const found = new Set<number>();
  for (const line of readTownLines().toString('utf8').trimEnd().split('\n')) {
    const fields = line.split('\t');
    const [x, y] = tileOf([Number(fields[5]), Number(fields[4])]);
    for (let right = -REACH; right <= REACH; right++) {
      for (let down = -REACH; down <= REACH; down++)
        found.add((y + down) * width + ((x + right + width) % width));
    }
  }
  return found;
}

function isNear(point: LonLat): boolean {
  const [x, y] = tileOf(point);
  return cells.has(y * width + x);
}

/** All points near towns, with their neighbours; elsewhere only some. */
function thinOut(ring: LonLat[]): LonLat[] {
  const near = ring.map(isNear);
  let last: LonLat = [999, 999];
  const kept = ring.filter((point, index) => {
    const isKept =
      index === 0 ||
      index === ring.length - 1 ||
      near[index] ||
      near[index - 1] ||
      near[index + 1] ||
      Math.hypot(point[0] - last[0], point[1] - last[1]) > FAR_STEP;
    if (isKept) last = point;
    return isKept;
  });
  return kept;
}

function areaKm2(ring: readonly LonLat[]): number {
  let doubled = 0;
  for (const [index, [lon, lat]] of ring.entries()) {
    const [nextLon, nextLat] = ring[index + 1] ?? ring[0]!;
    doubled += lon * nextLat - nextLon * lat;
  }
  return (Math.abs(doubled) / 2) * Math.cos((ring[0]![1] * Math.PI) / 180) * 111.2 ** 2;
}
