import { iso1A2Code } from '@rapideditor/country-coder';
import type { Feature, FeatureCollection, MultiPolygon, Point, Polygon, Position } from 'geojson';
import { countryName } from '#lib/gazetteer/country-names.ts';
import { readDivisions, readTownLines } from '#lib/gazetteer/read-gazetteer.ts';
import { regionCodeOf, regionNames } from '#lib/gazetteer/region-names.ts';
import { readCountries } from './land-features.ts';
import { unwrap } from './unwrap.ts';
import { WATER_NAMES } from './water-names.ts';

export interface PlaceFeatures {
  /** `size` is the log₂ of the largest part's share of the sphere, negative. */
  country: FeatureCollection<Point, { name: string; size: number }>;
  /** `rank` is the zoom from which the town is shown, `people` orders those that collide. */
  town: FeatureCollection<Point, { name: string; rank: number; people: number }>;
  /** `rank` is the zoom from which the region is named. */
  region: FeatureCollection<Point, { name: string; rank: number }>;
  /** `rank` is the zoom from which the water is named. */
  water: FeatureCollection<Point, { name: string; rank: number }>;
}

/** Towns are GeoNames' with 500 people and more. */
export function readPlaceFeatures(): PlaceFeatures {
  const towns = readTowns();
  return {
    country: collection(countryLabels()),
    region: collection(regionLabels(towns)),
    town: collection(townLabels(towns)),
    water: collection(waterLabels()),
  };
}

type GazetteerTown = { name: string; at: Position; isCapital: boolean; people: number; region: string };

function readTowns(): GazetteerTown[] {
  const lines = readTownLines().toString('utf8').trimEnd().split('\n');
  return lines.flatMap((line) => {
    // geonameid, name, asciiname, alternatenames, latitude, longitude, …
    const [, name = '', , , latitude, longitude, , code = '', country = '', , ...more] = line.split('\t');
    // Quarters of towns, and places that no longer exist.
    if (/^PPL[XHQW]$/.test(code)) return [];
    const [admin1 = '', admin2 = '', , , population] = more;
    const region = `${country}.${regionCodeOf(country, admin1, admin2)}`;
    const at = [Number(longitude), Number(latitude)];
    return { name, at, isCapital: code === 'PPLC', people: Number(population), region };
  });
}

function townLabels(towns: readonly GazetteerTown[]): PlaceFeatures['town']['features'] {
  const labels = towns.map(({ name, at, isCapital, people }) =>
    pointFeature(at, { name, rank: townRank(people, isCapital), people }),
  );
  return byText(labels).sort((a, b) => b.properties.people - a.properties.people);
}

/** Least population for each zoom from which a town is shown. */
const RANKS = [
  [3, 5_000_000],
  [4, 1_500_000],
  [5, 500_000],
  [6, 150_000],
  [7, 50_000],
  [8, 15_000],
  [9, 5_000],
  [10, 1_500],
] as const;

/** Capitals are shown two zooms earlier. */
export function townRank(people: number, isCapital: boolean): number {
  const rank = RANKS.find(([, least]) => people >= least)?.[0] ?? 11;
  return isCapital ? Math.max(3, Math.min(rank - 2, 5)) : rank;
}

function countryLabels(): PlaceFeatures['country']['features'] {
  const parts = readCountries().features.flatMap(({ id, geometry: stitched, properties }) => {
    const geometry = unwrap(stitched);
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return [];
    return [{ id, name: properties.name, ...largestPart(geometry) }];
  });
  parts.sort((a, b) => b.area - a.area);
  const named = new Set<string>();
  return parts.map(({ id, name, at, area }) => {
    const size = Math.round(Math.log2(area / (360 * 180)) * 10) / 10;
    const known = directoryName(id);
    // The atlas has islands of a country under its number: they keep their own name.
    if (known === undefined || named.has(known)) return pointFeature(at, { name: spelt(name), size });
    named.add(known);
    return pointFeature(at, { name: known, size });
  });
}

/** The first zoom at which regions are named, once their towns are spread over some 120 pixels. */
const FIRST_REGION_ZOOM = 5;
const LAST_REGION_ZOOM = 8;
const ROOM_OF_NAME = 2.1;

/** Labels in the middle of each region's towns, where golf is played: Western Australia's outline is mostly desert. */
function regionLabels(towns: readonly GazetteerTown[]): PlaceFeatures['region']['features'] {
  const townsOf = Map.groupBy(towns, ({ region }) => region);
  const labels = regionNames(readDivisions()).flatMap(({ countryCode, code, name }) => {
    const { at, share } = middleOf(townsOf.get(`${countryCode}.${code}`) ?? []);
    const zoom = Math.round((-ROOM_OF_NAME - Math.log2(share) / 2) * 10) / 10;
    if (!(zoom <= LAST_REGION_ZOOM)) return [];
    return pointFeature(at, { name, rank: Math.max(FIRST_REGION_ZOOM, zoom) });
  });
  return byText(labels).sort((a, b) => a.properties.rank - b.properties.rank);
}

/** The mean on the sphere, and the share of the sphere in a cap with as wide a spread. Without places it's NaN. */
function middleOf(places: readonly GazetteerTown[]): { at: Position; share: number } {
  const sum = [0, 0, 0] as [number, number, number];
  for (const { at } of places) {
    const [east, north] = at.map(toRadians) as [number, number];
    sum[0] += Math.cos(north) * Math.cos(east);
    sum[1] += Math.cos(north) * Math.sin(east);
    sum[2] += Math.sin(north);
  }
  const length = Math.hypot(...sum);
  const at = [Math.atan2(sum[1], sum[0]), Math.asin(sum[2] / length)].map(toDegrees).map(round);
  return { at, share: 1 - length / places.length };
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
const toDegrees = (radians: number) => (radians * 180) / Math.PI;

function waterLabels(): PlaceFeatures['water']['features'] {
  return Object.entries(WATER_NAMES).flatMap(([rank, names]) =>
    names.split('|').map((line) => {
      const [, name = '', latitude, longitude] = /^\s*(.+) (\S+),(\S+)\s*$/.exec(line) ?? [];
      return pointFeature([Number(longitude), Number(latitude)], { name, rank: Number(rank) });
    }),
  );
}

/** A country's name in the directory: the atlas shortens names ("Bosnia and Herz."). It numbers countries as ISO 3166-1 does. */
function directoryName(id: string | number | undefined): string | undefined {
  const code = id === undefined ? null : iso1A2Code(String(id).padStart(3, '0'));
  return code === null ? undefined : countryName(code);
}

const SHORTENED: readonly [RegExp, string][] = [
  [/\bIs\./, 'Islands'],
  [/\bI\./, 'Island'],
  [/\bTer\./, 'Territory'],
  [/^N\. /, 'Northern '],
];

function spelt(name: string): string {
  return SHORTENED.reduce((text, [pattern, whole]) => text.replace(pattern, whole), name);
}

/** Weighted by cos(latitude), as on the sphere; area in square degrees. */
function largestPart(geometry: Polygon | MultiPolygon): { at: Position; area: number } {
  const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  let best = { at: [0, 0] as Position, area: -1 };
  for (const [ring = []] of parts) {
    let doubled = 0;
    let x = 0;
    let y = 0;
    for (let i = 1; i < ring.length; i++) {
      const [x0 = 0, y0 = 0] = ring[i - 1]!;
      const [x1 = 0, y1 = 0] = ring[i]!;
      const cross = x0 * y1 - x1 * y0;
      doubled += cross;
      x += (x0 + x1) * cross;
      y += (y0 + y1) * cross;
    }
    const at = [round(wrapped(x / (3 * doubled))), round(y / (3 * doubled))];
    const area = (Math.abs(doubled) / 2) * Math.cos((at[1]! * Math.PI) / 180);
    if (area > best.area) best = { at, area };
  }
  return best;
}

const wrapped = (lon: number) => (lon > 180 ? lon - 360 : lon < -180 ? lon + 360 : lon);
const round = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** Sorts labels by their text, so that those of equal rank come in the same order each time. */
function byText<P>(labels: readonly Feature<Point, P>[]): Feature<Point, P>[] {
  return labels
    .map((label) => ({ label, text: JSON.stringify(label) }))
    .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
    .map(({ label }) => label);
}

function pointFeature<P>(coordinates: Position, properties: P): Feature<Point, P> {
  return { type: 'Feature', geometry: { type: 'Point', coordinates }, properties };
}

function collection<P>(features: Feature<Point, P>[]): FeatureCollection<Point, P> {
  return { type: 'FeatureCollection', features };
}
