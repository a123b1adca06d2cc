import { compareText } from '#dataset/text/compare-text.ts';
import type { Area, LineString, Point } from '#lib/contract/geometry.ts';

/** Keys and values as mapped, slips included. */
export type OsmTags = Readonly<Record<string, string>>;

/** A tagged OpenStreetMap object with its geometry assembled. */
export type OsmFeature = {
  /** 'node/1', 'way/2' or 'relation/3'. */
  id: string;
  version: number;
  /** Seconds since 1970 of its last change; 0 when the extract does not say. */
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
