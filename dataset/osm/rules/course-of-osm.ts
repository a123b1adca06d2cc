import type { Position } from '#lib/contract/geometry.ts';
import { rulerAt } from '#lib/geo/ruler.ts';
import type { CourseKind } from '#lib/golf/course-kinds.ts';
import { courseGround } from '../../course/course-ground.ts';
import {
  type CourseDetails,
  type CourseHead,
  type CourseHole,
  type CourseSurface,
  FACT_KEYS,
  nothingKnown,
} from '../../course/course-in-progress.ts';
import { courseKind } from '../../course/course-kind.ts';
import { sortHoles } from '../../course/sort-holes.ts';
import type { Finding } from '../../finding.ts';
import { areaCentroid, insidePoints, isPointInArea, pointOf } from '../../geometry/area.ts';
import { boxOfCoordinates } from '../../geometry/box-index.ts';
import { normalizeArea, roundPosition } from '../../geometry/normalize-area.ts';
import { pick } from '../../pick.ts';
import { saysGolf } from '../../text/part-of-club.ts';
import { compareOsmIds } from '../osm-feature.ts';
import { type CourseAttributes, readAttributes, TAGGED_OF_HEAD } from './course-attributes.ts';
import { readHoleFacts, readWhole, unusedKeysOf } from './holes/hole-tags.ts';
import { type MappedHole, threePoints } from './holes/mapped-hole.ts';
import { settleGenders } from './holes/settle-genders.ts';
import { type OsmCourse, osmFinding } from './osm-course.ts';
import { isPitchAndPutt } from './sites/course-exclusion.ts';
import type { CourseArea } from './sites/course-sites.ts';

export function headOf(course: OsmCourse): { head: CourseHead; attributes: CourseAttributes } {
  const read = readAttributes(course.objects);
  const attributes = { ...read, name: read.name ?? relationOf(course.holes) };
  const objectIds = [...course.objects, ...course.layouts].map(({ id }) => id);
  // A cluster of holes is known by its holes until a course object is mapped around them.
  const ids = objectIds.length > 0 ? objectIds : course.holes.map(({ key }) => key);
  const head: CourseHead = {
    sourceIds: [...new Set(ids)].sort(compareOsmIds),
    ...pick(attributes, TAGGED_OF_HEAD),
    position: roundPosition(positionOf(course)),
    kind: kindOf(course, [attributes.name, attributes.nameEnglish]),
    ...doubtOf(course, attributes),
    box: boxOfOutlines(course),
  };
  return { head, attributes };
}

/** The name of the only relation that all holes are in. */
function relationOf(holes: readonly MappedHole[]): string | null {
  const names = new Set(holes.map(({ mapped }) => mapped.tags['relation:name'] ?? null));
  const [name = null] = names;
  return names.size === 1 ? name : null;
}

/** Nine holes, most of them short, need this much. */
const ROOM_FOR_GOLF = 100_000;

/** Hardly any ground, and a name without golf (a school or a hotel, say); or a small outline, and nothing else at all. */
function doubtOf(course: OsmCourse, attributes: CourseAttributes): Pick<CourseHead, 'doubt'> {
  if (course.doubt) return { doubt: course.doubt };
  const { isTiny, holes, hazards, surfaces, outlines, objects } = course;
  if (holes.length > 0) return {};
  const doubt = (rule: string, value: string) => ({
    doubt: osmFinding(objects[0]!.id, rule, 'quarantined', value),
  });
  const { name } = attributes;
  if (isTiny && name !== null && !saysGolf(name)) return doubt('tiny-ground-without-golf', name);
  const [outline] = outlines;
  const isBare = outlines.length === 1 && hazards.length + surfaces.length === 0 && saysNothing(attributes);
  if (!isBare || outline!.squareMetres >= ROOM_FOR_GOLF) return {};
  return doubt('outline-too-small', `${(outline!.squareMetres / 10_000).toFixed(1)} ha, empty`);
}

function saysNothing(attributes: CourseAttributes): boolean {
  const { name, clubName, wikidata, website, phone, email, address, openedYear } = attributes;
  const { declaredHoleCount, declaredPar, access } = attributes;
  const facts = [name, clubName, wikidata, website, phone, email, address, openedYear];
  const numbers = [declaredHoleCount, declaredPar];
  return [...facts, ...numbers].every((fact) => fact === null) && access === 'unknown';
}

function kindOf({ objects, outlines, holes, isTiny }: OsmCourse, names: (string | null)[]): CourseKind {
  if (objects.some(({ tags }) => isPitchAndPutt(tags))) return 'pitch_and_putt';
  return courseKind({
    names: names.filter((name) => name !== null),
    ground: isTiny && holes.length === 0 ? 0 : outlines.length === 0 ? null : courseGround(outlines),
    lengths: holes.map(({ mapped }) => mapped.metres),
    pars: holes.flatMap(({ mapped }) => readWhole(mapped.tags.par ?? mapped.tags['golf:par']) ?? []),
  });
}

function boxOfOutlines({ outlines }: OsmCourse): CourseHead['box'] {
  return outlines.length === 0 ? null : [...boxOfCoordinates(outlines.map(({ area }) => area.coordinates))];
}

function positionOf({ outlines, objects, holes }: OsmCourse): Position {
  const largest = outlines.reduce<CourseArea | null>(
    (best, outline) => (best && best.squareMetres >= outline.squareMetres ? best : outline),
    null,
  );
  if (largest) return centreOf(largest);
  if (objects[0]) return pointOf(objects[0].geometry);
  const middles = holes.map((hole) => threePoints(hole)[1]);
  const sum = middles.reduce(([x, y], [lon, lat]) => [x + lon, y + lat], [0, 0]);
  return [sum[0] / middles.length, sum[1] / middles.length];
}

/** The centroid if it's inside, else the inner point nearest to it. */
function centreOf({ area }: CourseArea): Position {
  const centroid = areaCentroid(area);
  if (isPointInArea(centroid, area)) return centroid;
  const ruler = rulerAt(centroid[1]);
  return insidePoints(area).reduce<Position>(
    (best, point) => (ruler.distance(point, centroid) < ruler.distance(best, centroid) ? point : best),
    area.type === 'Polygon' ? area.coordinates[0]![0]! : area.coordinates[0]![0]![0]!,
  );
}

export function detailsOf(
  { course, attributes }: { course: OsmCourse; attributes: CourseAttributes },
  extractTimestamp: string | null,
): CourseDetails {
  const place = course.objects[0]?.id ?? course.holes[0]!.key;
  const findings = [
    ...course.findings,
    ...attributes.unusable.map(({ rule, value }) => osmFinding(place, rule, 'nulled', value)),
  ];
  return {
    ...nothingKnown(),
    updatedAt: course.changed > 0 ? toTimestamp(course.changed) : extractTimestamp,
    ...pick(attributes, Object.values(FACT_KEYS)),
    wikipedia: attributes.wikipedia,
    holes: sortHoles(settleGenders(course.holes.map((hole) => readTags(hole, findings)))),
    hazards: course.hazards,
    surfaces: [...outlineSurfaces(course, findings), ...course.surfaces],
    findings,
    sources: ['osm'],
  };
}

/** RFC 3339 in UTC without fractions, as in OSM files. */
function toTimestamp(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
}

/** The hole with the par, stroke index and name of its tags, unless the name is its loop's. */
function readTags({ mapped, ...hole }: MappedHole, findings: Finding[]): CourseHole {
  const { tags } = mapped;
  const { par, strokeIndex, second, forTees, unreadable } = readHoleFacts(tags);
  for (const { rule, value } of unreadable) findings.push(osmFinding(hole.key, rule, 'nulled', value));
  const untagged = [
    ...(tags.ref === undefined ? ['ref' as const] : []),
    ...(tags.par === undefined && tags['golf:par'] === undefined ? ['par' as const] : []),
  ];
  return {
    ...hole,
    ...(untagged.length > 0 && { untagged }),
    ...(forTees.length > 0 && { tagged: forTees }),
    ...(second !== null && { second }),
    name: hole.name === hole.loop ? null : hole.name,
    par,
    strokeIndex,
  };
}

/** Keys of par, stroke index and length that we can't use, each once with its first hole, so that we hear of them. */
export function unusedKeys(courses: readonly OsmCourse[]): Finding[] {
  const first = new Map<string, string>();
  const found = courses.flatMap(({ holes }) =>
    holes.flatMap(({ key, mapped }) => unusedKeysOf(mapped.tags).map((unused) => ({ key, unused }))),
  );
  for (const { key, unused } of found.sort((a, b) => compareOsmIds(a.key, b.key)))
    if (!first.has(unused)) first.set(unused, key);
  return [...first].map(([key, place]) => osmFinding(place, 'golf-key-unused', 'noted', key));
}

function outlineSurfaces({ outlines }: OsmCourse, findings: Finding[]): CourseSurface[] {
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
