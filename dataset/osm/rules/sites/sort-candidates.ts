import { areaSquareMetres, isArea, isPointInArea } from '../../../geometry/area.ts';
import { boxOfCoordinates, indexBoxes } from '../../../geometry/box-index.ts';
import { distanceToGeometry } from '../../../geometry/line-distance.ts';
import type { OsmFeature } from '../../osm-feature.ts';
import { type LandmarkIndex, shortMetres } from '../holes/hole-ends.ts';
import { type MappedHole, threePoints } from '../holes/mapped-hole.ts';
import { osmFinding, type Remarks } from '../osm-course.ts';
import { findExclusion, findExclusionByName } from './course-exclusion.ts';
import { type CourseArea, findResortLand, nameOf } from './course-sites.ts';

/** Ground that holes may lie on without being a course's, and the rule that then leaves them out. */
export type OtherGround = CourseArea & { rule: 'hole-of-another-game' | 'hole-not-in-use' };

export function toOtherGround(
  { id, tags, geometry }: OsmFeature,
  rule: OtherGround['rule'],
): OtherGround | null {
  if (geometry.type === 'Point' || geometry.type === 'LineString') return null;
  return { id, name: tags.name ?? null, area: geometry, squareMetres: areaSquareMetres(geometry), rule };
}

type Candidates = { kept: OsmFeature[]; excluded: (OtherGround | null)[]; ranges: OsmFeature[] };

/**
 * Named sports centres and resorts that hold holes of no course: where nothing else is mapped as one, they are.
 */
export function findSportsGrounds(
  grounds: OsmFeature[],
  courses: OsmFeature[],
  holes: MappedHole[],
): OsmFeature[] {
  const areas = courses.filter(({ geometry }) => isArea(geometry));
  const isIn = (hole: MappedHole, { geometry }: OsmFeature) =>
    isArea(geometry) && isPointInArea(threePoints(hole)[1], geometry);
  return grounds.filter((ground) => {
    if (!isArea(ground.geometry) || nameOf(ground) === null) return false;
    const [west, south, east, north] = boxOfCoordinates(ground.geometry.coordinates);
    const near = holes.filter(
      ({ mapped: { box } }) => box[0] <= east && box[2] >= west && box[1] <= north && box[3] >= south,
    );
    const free = near.filter((hole) => isIn(hole, ground) && !areas.some((area) => isIn(hole, area)));
    return free.length >= leastLinesToGreens;
  });
}

/** Courses, and what is tagged or called as something else. */
export function sortCandidates(
  candidates: OsmFeature[],
  mapped: { holes: MappedHole[]; landmarks: LandmarkIndex },
  remarks: Remarks,
): Candidates {
  const excluded: (OtherGround | null)[] = [];
  const ranges: OsmFeature[] = [];
  const hasGolf = golfOnGround(mapped.holes, mapped.landmarks);
  remarks.nextRule();
  const courses = candidates.filter((candidate) => {
    const byTags = findExclusion(candidate.tags);
    const exclusion = byTags ?? findExclusionByName(candidate.tags);
    if (!exclusion) return true;
    if (!byTags && exclusion.rule !== 'course-closed' && hasGolf(candidate)) {
      remarks.add(osmFinding(candidate.id, 'mapped-holes-beat-the-name', 'noted', exclusion.value));
      return true;
    }
    remarks.add(osmFinding(candidate.id, exclusion.rule, 'rejected', exclusion.value));
    const isGone = /^course-(not-in-use|closed)$/.test(exclusion.rule);
    excluded.push(toOtherGround(candidate, isGone ? 'hole-not-in-use' : 'hole-of-another-game'));
    if (exclusion.rule === 'driving-range') ranges.push(candidate);
    return false;
  });
  const land = new Set(findResortLand(courses));
  remarks.nextRule();
  for (const { id } of land) remarks.add(osmFinding(id, 'unnamed-land-of-several-courses', 'rejected'));
  return { kept: courses.filter((candidate) => !land.has(candidate)), excluded, ranges };
}

/** A course with this many lines that end on a green is a golf course, even if its name says otherwise. */
const leastLinesToGreens = 3;

/** Whether there's golf on an area: lines that run to greens. */
function golfOnGround(holes: MappedHole[], { greens }: LandmarkIndex): (place: OsmFeature) => boolean {
  const index = indexBoxes(holes, ({ mapped }) => mapped.box);
  const endsOnGreen = ({ line }: MappedHole) =>
    [line.at(-1)!, line[0]!].some((end) =>
      greens
        .near(boxOfCoordinates(end), shortMetres)
        .some(({ geometry }) => distanceToGeometry([end], geometry, shortMetres) <= shortMetres),
    );
  return ({ geometry }) => {
    if (geometry.type === 'Point' || geometry.type === 'LineString') return false;
    const within = index
      .near(boxOfCoordinates(geometry.coordinates), 0)
      .filter((hole) => isPointInArea(threePoints(hole)[1], geometry) && endsOnGreen(hole));
    return within.length >= leastLinesToGreens;
  };
}
