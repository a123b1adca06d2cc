import type { Area, LineString, Point, Position } from '#lib/contract/geometry.ts';
import { cleanText } from '../text/clean-text.ts';
import { compareText } from '../text/compare-text.ts';
import { type Counts, positionsFrom } from './packed-positions.ts';

/** As mapped, slips included. */
export type OsmTags = Readonly<Record<string, string>>;

/** With its geometry assembled. */
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

/** As OSM files do: nodes, ways, relations, each by number. */
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

/** Of osmium's unique id: its letter and its number. Throws RangeError for a letter that osmium doesn't use. */
export function keyOfExported(letter: string, number: number): number {
  switch (letter) {
    case 'n':
      return number;
    case 'w':
      return IDS_A_TYPE + number;
    case 'a':
      return number % 2 === 0 ? IDS_A_TYPE + number / 2 : 2 * IDS_A_TYPE + (number - Math.sign(number)) / 2;
    default:
      throw new RangeError(`osmium wrote an id of an unknown kind: ${letter}${number}`);
  }
}

type Exported<Geometry> = { id: string; geometry: Geometry; properties: Record<string, string | number> };
type ExportedGeometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'MultiPolygon'; coordinates: Position[][][] };
type PackedGeometry = { type: ExportedGeometry['type']; coordinates: Counts };

/**
 * A line of `osmium export -f geojsonseq --add-unique-id=type_id` with version and timestamp. osmium calls
 * areas 'a' plus twice the way's id, or twice the relation's id plus one.
 */
export function parseFeature(line: string): OsmFeature {
  const exported: Exported<ExportedGeometry> = JSON.parse(line);
  return toFeature(exported, exported.geometry);
}

/** Of a line that openFeatureLines has packed. */
export function unpackFeature(bytes: Buffer, offset: number): OsmFeature {
  const end = offset + 4 + bytes.readUInt32LE(offset);
  const packed: Exported<PackedGeometry> = JSON.parse(bytes.toString('utf8', offset + 4, end));
  const { type, coordinates: counts } = packed.geometry;
  const lists = positionsFrom(bytes, end)(counts);
  return toFeature(packed, { type, coordinates: type === 'Point' ? lists[0] : lists } as ExportedGeometry);
}

function toFeature({ id, properties }: Exported<unknown>, geometry: ExportedGeometry): OsmFeature {
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

function toGeometry(geometry: ExportedGeometry): OsmFeature['geometry'] {
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
 * A closed way may come both as line and area. A hole or path is the line; a course's outline is a line only
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
