import type { Position } from '#lib/contract/geometry.ts';
import { rulerAt } from '#lib/geo/ruler.ts';
import {
  type CourseDetails,
  type CourseHead,
  type HoleDraft,
  nothingKnown,
  type SurfaceDraft,
  sortHoles,
} from '../../course/course-in-progress.ts';
import { areaCentroid, insidePoints, isPointInArea } from '../../geometry/area.ts';
import { boxOfCoordinates } from '../../geometry/box-index.ts';
import { normalizeArea, roundPosition } from '../../geometry/normalize-area.ts';
import { compareOsmIds } from '../osm-feature.ts';
import { type CourseAttributes, readAttributes, readWhole } from './course-attributes.ts';
import { type CoursePlan, osmFinding } from './course-plan.ts';
import { threePoints } from './holes/hole-line.ts';
import type { SiteHole } from './holes/site-hole.ts';
import { pointOf } from './parts/placing.ts';
import type { CourseArea } from './sites/course-sites.ts';

/** The head of a course and what its details are made of when they are asked for. */
export type PlannedDraft = { head: CourseHead; plan: CoursePlan; attributes: CourseAttributes };

/** The small part of a course that stays in memory for all of them. */
export function draftOfPlan(plan: CoursePlan): PlannedDraft {
  const attributes = readAttributes(plan.objects);
  const objectIds = [...plan.objects, ...plan.layouts].map(({ id }) => id);
  // A cluster of holes is known by its holes until a course object is mapped around them.
  const ids = objectIds.length > 0 ? objectIds : plan.holes.map(({ hole }) => hole.id);
  const { name, nameEnglish, alternateNames, clubName, wikidata, countryCode, regionCode, cityName } =
    attributes;
  const head: CourseHead = {
    sourceIds: [...new Set(ids)].sort(compareOsmIds),
    wikidata,
    name,
    nameEnglish,
    alternateNames,
    clubName,
    position: roundPosition(positionOf(plan)),
    box: boxOfOutlines(plan),
    countryCode,
    regionCode,
    cityName,
  };
  return { head, plan, attributes };
}

function boxOfOutlines({ outlines }: CoursePlan): CourseHead['box'] {
  return outlines.length === 0 ? null : [...boxOfCoordinates(outlines.map(({ area }) => area.coordinates))];
}

/** A point on the course: the centre of its largest area, of its node, or of its holes. */
function positionOf({ outlines, objects, holes }: CoursePlan): Position {
  const largest = outlines.reduce<CourseArea | null>(
    (best, outline) => (best && best.squareMetres >= outline.squareMetres ? best : outline),
    null,
  );
  if (largest) return centreOf(largest);
  if (objects[0]) return pointOf(objects[0].geometry);
  const middles = holes.map(({ hole }) => threePoints(hole)[1]);
  const sum = middles.reduce(([x, y], [lon, lat]) => [x + lon, y + lat], [0, 0]);
  return [sum[0] / middles.length, sum[1] / middles.length];
}

/** The centroid where that lies inside, else the inner point nearest to it. */
function centreOf({ area }: CourseArea): Position {
  const centroid = areaCentroid(area);
  if (isPointInArea(centroid, area)) return centroid;
  const ruler = rulerAt(centroid[1]);
  return insidePoints(area).reduce<Position>(
    (best, point) => (ruler.distance(point, centroid) < ruler.distance(best, centroid) ? point : best),
    area.type === 'Polygon' ? area.coordinates[0]![0]! : area.coordinates[0]![0]![0]!,
  );
}

/** Everything else of a course. */
export function detailsOfPlan(
  { plan, attributes }: PlannedDraft,
  extractTimestamp: string | null,
): CourseDetails {
  const { unusable, ...known } = attributes;
  const place = plan.objects[0]?.id ?? plan.holes[0]!.hole.id;
  const findings = [
    ...plan.findings,
    ...unusable.map(({ rule, value }) => osmFinding(place, rule, 'nulled', value)),
  ];
  return {
    ...nothingKnown(),
    updatedAt: plan.changed > 0 ? toTimestamp(plan.changed) : extractTimestamp,
    description: known.description,
    declaredHoleCount: known.declaredHoleCount,
    declaredPar: known.declaredPar,
    openedYear: known.openedYear,
    architects: known.architects,
    access: known.access,
    address: known.address,
    postalCode: known.postalCode,
    phone: known.phone,
    email: known.email,
    website: known.website,
    holes: sortHoles(plan.holes.map((hole) => toHoleDraft(hole, plan, findings))),
    hazards: plan.hazards,
    surfaces: [...outlineSurfaces(plan, findings), ...plan.surfaces],
    findings,
    sources: ['osm'],
  };
}

/** RFC 3339 in UTC without fractions, as OSM files have it. */
function toTimestamp(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
}

function toHoleDraft(siteHole: SiteHole, plan: CoursePlan, findings: CoursePlan['findings']): HoleDraft {
  const { hole, line, label, number, loop } = siteHole;
  const read = (keys: string[], rule: string) => {
    const text = keys.map((key) => hole.tags[key]).find((value) => value !== undefined);
    const value = readWhole(text);
    if (text !== undefined && value === null) findings.push(osmFinding(hole.id, rule, 'nulled', text));
    return value;
  };
  return {
    key: hole.id,
    number,
    loop,
    name: label.name === loop ? null : label.name,
    par: read(['par', 'golf:par'], 'par-not-a-number'),
    strokeIndex: read(['handicap', 'stroke_index', 'golf:handicap'], 'stroke-index-not-a-number'),
    line,
    tee: plan.teePoints.get(hole.id) ?? line[0]!,
    green: plan.greenPoints.get(hole.id) ?? line.at(-1)!,
    tees: plan.tees.get(hole.id) ?? [],
  };
}

function outlineSurfaces({ outlines }: CoursePlan, findings: CoursePlan['findings']): SurfaceDraft[] {
  return outlines.flatMap(({ id, area }) => {
    const normalized = normalizeArea(area);
    if (normalized.invalidRings > 0) {
      findings.push(osmFinding(id, 'invalid-ring', 'nulled', `${normalized.invalidRings}`));
    }
    return normalized.area
      ? [{ key: id, type: 'outline' as const, geometry: normalized.area, holeKeys: [] }]
      : [];
  });
}
