import { rulerAt } from '#lib/geo/ruler.ts';
import { isPointInArea, pointOf } from '../../../geometry/area.ts';
import { type BoxIndex, boxOfCoordinates, indexBoxes } from '../../../geometry/box-index.ts';
import type { OsmFeature } from '../../osm-feature.ts';
import type { FeaturesByKind } from '../golf-kind.ts';
import { type MappedHole, toMappedHole } from '../holes/mapped-hole.ts';
import { numberOf } from '../holes/number-by-parts.ts';
import { type OsmCourse, osmFinding } from '../osm-course.ts';

/** Metres from tee to green. */
const [shortest, longest] = [40, 650];

/**
 * Adds the holes of which only a green and tees with their number are mapped: from the farthest tee straight to the
 * green. Only where the course has one green with that number, and no line.
 */
export function addHolesWithoutLines(courses: readonly OsmCourse[], features: FeaturesByKind): void {
  const greens = indexParts(features.of('green').filter((green) => numberOf(green) !== null));
  const tees = indexParts(features.of('tee'));
  for (const course of courses) {
    const drawn = new Set(course.holes.map(({ mapped }) => mapped.label.number));
    // Lines without a number may be any of them.
    if (drawn.has(null) || course.outlines.length === 0) continue;
    for (const [number, [green, ...others]] of Map.groupBy(partsOn(course, greens), numberOf)) {
      if (!green || others.length > 0 || drawn.has(number)) continue;
      const own = partsOn(course, tees).filter((tee) => numberOf(tee) === number);
      const hole = straightHole(green, own);
      if (!hole) continue;
      course.holes.push(hole);
      course.findings.push(
        osmFinding(green.id, 'hole-without-line', 'noted', `${number}: only its green and tees`),
      );
    }
  }
}

function indexParts(parts: readonly OsmFeature[]): BoxIndex<OsmFeature> {
  return indexBoxes(parts, ({ geometry }) => boxOfCoordinates(pointOf(geometry)));
}

/** The parts on a course's ground. */
function partsOn({ outlines }: OsmCourse, parts: BoxIndex<OsmFeature>): OsmFeature[] {
  const near = parts.near(boxOfCoordinates(outlines.map(({ area }) => area.coordinates)), 0);
  const isIn = ({ geometry }: OsmFeature) =>
    outlines.some(({ area }) => isPointInArea(pointOf(geometry), area));
  return near.filter(isIn);
}

function straightHole(green: OsmFeature, tees: readonly OsmFeature[]): MappedHole | null {
  const end = pointOf(green.geometry);
  const ruler = rulerAt(end[1]);
  const starts = tees
    .map((tee) => ({ tee, start: pointOf(tee.geometry), metres: ruler.distance(pointOf(tee.geometry), end) }))
    .filter(({ metres }) => metres >= shortest && metres <= longest)
    .sort((a, b) => b.metres - a.metres);
  const [farthest] = starts;
  if (!farthest) return null;
  const { par, handicap } = { ...farthest.tee.tags, ...green.tags };
  const tags = {
    golf: 'hole',
    ref: String(numberOf(green)),
    ...(par && { par }),
    ...(handicap && { handicap }),
  };
  const geometry = { type: 'LineString' as const, coordinates: [farthest.start, end] };
  return { ...toMappedHole({ ...green, tags, geometry }), isStraight: true };
}
