import type { Area, LineString, Point, Position } from '#lib/contract/geometry.ts';
import { forEachPosition } from '../geometry/box-index.ts';
import { cleanText } from '../text/clean-text.ts';
import { compareText } from '../text/compare-text.ts';

/** Tags as mapped, slips included. */
export type OsmTags = Readonly<Record<string, string>>;

/** An object with its geometry assembled. */
export type OsmFeature = {
  /** 'node/1', 'way/2' or 'relation/3'. */
  id: string;
  version: number;
  /** Seconds since 1970; 0 when the extract doesn't say. */
  timestamp: number;
  tags: OsmTags;
  geometry: Point | LineString | Area;
};

const typeRanks = new Map([
  ['node', 0],
  ['way', 1],
  ['relation', 2],
]);

/** Orders ids as OSM files do: nodes, ways, relations, each by number. */
export function compareOsmIds(a: string, b: string): number {
  const [aType = '', aNumber = ''] = a.split('/');
  const [bType = '', bNumber = ''] = b.split('/');
  return (
    (typeRanks.get(aType) ?? 3) - (typeRanks.get(bType) ?? 3) ||
    Number(aNumber) - Number(bNumber) ||
    compareText(a, b)
  );
}

/** More than any id so far, with room for negative ones, which were never uploaded. */
const IDS_A_TYPE = 2 ** 46;

/** A number for each id, in the order of `compareOsmIds`. */
export function osmKey(id: string): number {
  const slash = id.indexOf('/');
  return (typeRanks.get(id.slice(0, slash)) ?? 3) * IDS_A_TYPE + Number(id.slice(slash + 1));
}

/** OpenStreetMap's precision. */
export const UNITS_A_DEGREE = 1e7;

type Exported = {
  id: string;
  geometry: Point | LineString | { type: 'MultiPolygon'; coordinates: Position[][][] };
  properties: Record<string, string | number>;
};

/**
 * A line of `osmium export -f geojsonseq --add-unique-id=type_id` with version and timestamp. osmium calls
 * areas 'a' plus twice the way's id, or twice the relation's id plus one. It may write all the digits of a number
 * that has seven decimals at heart (-135.41113000000002).
 */
export function parseFeature(line: string): OsmFeature {
  const { id, geometry, properties }: Exported = JSON.parse(line);
  forEachPosition(geometry.coordinates, (position) => {
    for (let i = 0; i < 2; i++) position[i] = Math.round(position[i]! * UNITS_A_DEGREE) / UNITS_A_DEGREE;
  });
  const tags: Record<string, string> = {};
  for (const key in properties) {
    if (key !== '@version' && key !== '@timestamp') tags[key] = cleanText(String(properties[key]));
  }
  return {
    id: toOsmId(id),
    version: Number(properties['@version'] ?? 0),
    timestamp: Number(properties['@timestamp'] ?? 0),
    tags,
    geometry: toGeometry(geometry),
  };
}

function toOsmId(uniqueId: string): string {
  const number = Number(uniqueId.slice(1));
  switch (uniqueId[0]) {
    case 'n':
      return `node/${number}`;
    case 'w':
      return `way/${number}`;
    case 'a':
      // Ids of objects that were never uploaded are negative.
      return number % 2 === 0 ? `way/${number / 2}` : `relation/${(number - Math.sign(number)) / 2}`;
    default:
      throw new RangeError(`osmium wrote an id of an unknown kind: ${uniqueId}`);
  }
}

function toGeometry(geometry: Exported['geometry']): OsmFeature['geometry'] {
  if (geometry.type !== 'MultiPolygon' || geometry.coordinates.length !== 1) return geometry;
  return { type: 'Polygon', coordinates: geometry.coordinates[0]! };
}

/**
 * Files may overlap and differ in age, and a clipped file may hold only part of a relation: the higher
 * version wins, then the later change, then the fuller geometry, so that the order of files makes no
 * difference. Positive where `a` is the newer.
 */
export function compareAge(a: OsmFeature, b: OsmFeature): number {
  return (
    a.version - b.version || a.timestamp - b.timestamp || shapeRank(a) - shapeRank(b) || compareContent(a, b)
  );
}

/**
 * A closed way may come as both a line and an area. A hole or path is the line; a course's outline is a line only
 * where it couldn't be closed, and a burn or a fence where it isn't.
 */
function shapeRank({ geometry, tags }: OsmFeature): number {
  if (geometry.type !== 'LineString') return 1;
  return /^(hole|cart_?path|path)/.test(tags.golf ?? '') ? 2 : 0;
}

function compareContent(a: OsmFeature, b: OsmFeature): number {
  const aText = JSON.stringify([a.geometry.coordinates, Object.entries(a.tags).sort()]);
  const bText = JSON.stringify([b.geometry.coordinates, Object.entries(b.tags).sort()]);
  return aText.length - bText.length || (aText < bText ? -1 : aText > bText ? 1 : 0);
}
