import type { LineString, Position } from '#lib/contract/geometry.ts';
import { rulerAt } from '#lib/geo/ruler.ts';
import type { CourseHole } from '../../../course/course-in-progress.ts';
import { boxOfCoordinates, type PlainBox } from '../../../geometry/box-index.ts';
import type { OsmFeature, OsmTags } from '../../osm-feature.ts';
import { type HoleLabel, readHoleLabel } from './hole-label.ts';

export type MappedHole = CourseHole & {
  mapped: {
    tags: OsmTags;
    /** Seconds since 1970. */
    timestamp: number;
    line: Position[];
    /** Its length on the ellipsoid. */
    metres: number;
    box: PlainBox;
    label: HoleLabel;
    /** The named area within a facility that the hole lies in. */
    layout: string | null;
  };
};

export function toMappedHole({
  id,
  tags,
  timestamp,
  geometry,
}: OsmFeature & { geometry: LineString }): MappedHole {
  const line = geometry.coordinates;
  const label = readHoleLabel(tags);
  const metres = rulerAt(line[0]![1]).lineDistance(line);
  return {
    key: id,
    number: label.number,
    loop: null,
    name: label.name,
    par: null,
    strokeIndex: null,
    line,
    tee: line[0]!,
    green: line.at(-1)!,
    tees: [],
    heights: null,
    mapped: { tags, timestamp, line, metres, box: boxOfCoordinates(line), label, layout: null },
  };
}

export function threePoints({ mapped: { line, metres } }: MappedHole): [Position, Position, Position] {
  const start = line[0]!;
  const middle = rulerAt(start[1]).along(line, metres / 2) as Position;
  return [start, middle, line.at(-1)!];
}

/** Metres from a green to the next tee. */
export const longestWalkMetres = 250;
