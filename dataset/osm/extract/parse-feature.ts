import { cleanText } from '#dataset/text/clean-text.ts';
import type { Position } from '#lib/contract/geometry.ts';
import type { OsmFeature } from '../osm-feature.ts';

type ExportedFeature = {
  id: string;
  geometry:
    | { type: 'Point'; coordinates: Position }
    | { type: 'LineString'; coordinates: Position[] }
    | { type: 'MultiPolygon'; coordinates: Position[][][] };
  properties: Record<string, string | number>;
};

/**
 * Reads one line of `osmium export -f geojsonseq --add-unique-id=type_id` with the attributes version and
 * timestamp. osmium calls areas 'a' plus twice the way's id, or twice the relation's id plus one.
 */
export function parseFeature(line: string): OsmFeature {
  const feature: ExportedFeature = JSON.parse(line);
  const { '@version': version, '@timestamp': timestamp, ...tags } = feature.properties;
  return {
    id: toOsmId(feature.id),
    version: Number(version ?? 0),
    timestamp: Number(timestamp ?? 0),
    tags: Object.fromEntries(Object.entries(tags).map(([key, value]) => [key, cleanText(String(value))])),
    geometry: toGeometry(feature.geometry),
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

function toGeometry(geometry: ExportedFeature['geometry']): OsmFeature['geometry'] {
  if (geometry.type !== 'MultiPolygon' || geometry.coordinates.length !== 1) return geometry;
  return { type: 'Polygon', coordinates: geometry.coordinates[0]! };
}
