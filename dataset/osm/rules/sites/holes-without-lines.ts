import { rulerAt } from '#lib/geo/ruler.ts';
import { isPointInArea, pointOf } from '../../../geometry/area.ts';
import type { OsmFeature } from '../../osm-feature.ts';
import type { FeaturesByKind } from '../golf-kind.ts';
import { readHoleLabel } from '../holes/hole-label.ts';
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
  const greens = features.of('green').filter((part) => numberOf(part) !== null);
  const tees = features.of('tee').filter((part) => numberOf(part) !== null);
  if (greens.length === 0 || tees.length === 0) return;
  for (const course of courses) {
    const isIn = (part: OsmFeature) =>
      course.outlines.some(({ area }) => isPointInArea(pointOf(part.geometry), area));
    const drawn = new Set(course.holes.map(({ mapped }) => readHoleLabel(mapped.tags).number));
    const own = Map.groupBy(greens.filter(isIn), numberOf);
    // Lines without a number may be any of them.
    if (drawn.has(null)) continue;
    const teesOf = Map.groupBy(tees.filter(isIn), numberOf);
    for (const [number, [green, ...others]] of own) {
      if (!green || others.length > 0 || drawn.has(number)) continue;
      const hole = straightHole(green, teesOf.get(number) ?? []);
      if (!hole) continue;
      course.holes.push(hole);
      course.findings.push(
        osmFinding(green.id, 'hole-without-line', 'noted', `${number}: only its green and tees`),
      );
    }
  }
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
