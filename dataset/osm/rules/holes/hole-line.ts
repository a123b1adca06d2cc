import type { LineString, Position } from '#lib/contract/geometry.ts';
import { rulerAt } from '#lib/geo/ruler.ts';
import { boxOfCoordinates, type PlainBox } from '../../../geometry/box-index.ts';
import type { OsmFeature, OsmTags } from '../../osm-feature.ts';

/** A `golf=hole` line while it is sorted to its course. */
export type HoleLine = {
  id: string;
  tags: OsmTags;
  timestamp: number;
  line: Position[];
  metres: number;
  box: PlainBox;
};

/** A hole as mapped; its length is measured on the ellipsoid. */
export function toHoleLine(feature: OsmFeature & { geometry: LineString }): HoleLine {
  const line = feature.geometry.coordinates;
  return {
    id: feature.id,
    tags: feature.tags,
    timestamp: feature.timestamp,
    line,
    metres: rulerAt(line[0]![1]).lineDistance(line),
    box: boxOfCoordinates(line),
  };
}

/** Where the line begins, where half of it is played, and where it ends. */
export function threePoints({ line, metres }: HoleLine): [Position, Position, Position] {
  const start = line[0]!;
  const middle = rulerAt(start[1]).along(line, metres / 2) as Position;
  return [start, middle, line.at(-1)!];
}
