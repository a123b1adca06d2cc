import type { Position } from '#lib/contract/geometry.ts';
import type {
  CourseDetails,
  CourseHazard,
  CourseHead,
  CourseHole,
  CourseSurface,
} from '../../course/course-in-progress.ts';
import type { CoursesInProgress } from '../../course/courses-in-progress.ts';
import { isSimpleRing } from '../course/plane.ts';
import { type Random, randomOf } from '../random.ts';
import { DEFECT_SHARES, type Defect, type DefectKind } from './defects.ts';
import { createOsmDocument, type OsmDocument, type OsmTags } from './osm-document.ts';

export type DefectiveWorld = { xml: string; defects: Defect[]; courses: number; holes: number };

const PURPOSE = 900;

type Writing = { document: OsmDocument; defects: Defect[]; random: Random };

/**
 * Courses as mappers draw them, with the defects of the world profile. Courses without geometry are left out.
 */
export function makeDefectiveWorld(inProgress: CoursesInProgress, seed: number): DefectiveWorld {
  const document = createOsmDocument();
  const defects: Defect[] = [];
  let courses = 0;
  let holes = 0;
  inProgress.heads.forEach((head, index) => {
    const details = inProgress.details(index);
    if (details.holes.length === 0) return;
    courses++;
    holes += details.holes.length;
    writeCourse({ document, defects, random: randomOf(seed, index, PURPOSE) }, head, details);
  });
  return { xml: document.toXml(), defects, courses, holes };
}

function writeCourse(writing: Writing, head: CourseHead, details: CourseDetails): void {
  const course = writeOutline(writing, head, details);
  const strokeIndexes = defectiveStrokeIndexes(writing, course, details.holes);
  for (const hole of details.holes)
    writeHole(writing, course, hole, strokeIndexes.get(hole.key) ?? null, details);
  for (const hazard of details.hazards) writeShape(writing, course, hazard, hazardTags(hazard));
  for (const surface of details.surfaces) {
    if (surface.type !== 'outline') writeShape(writing, course, surface, SURFACE_TAGS[surface.type] ?? {});
  }
}

function hasDefect({ random }: Writing, kind: DefectKind): boolean {
  return random.chance(DEFECT_SHARES[kind]);
}

function writeOutline(writing: Writing, head: CourseHead, details: CourseDetails): string {
  const { document, defects } = writing;
  const isUnnamed = hasDefect(writing, 'unnamed course');
  const tags: OsmTags = {
    leisure: 'golf_course',
    name: isUnnamed ? null : head.name,
    'name:en': isUnnamed ? null : head.nameEnglish,
    'golf:course': details.declaredHoleCount === null ? null : `${details.declaredHoleCount}_hole`,
  };
  const ring = ringOf(details.surfaces.find((surface) => surface.type === 'outline')!);
  const isRelation = hasDefect(writing, 'relation course');
  const course = isRelation ? document.addMultipolygon(ring, tags) : document.addWay(ring, tags);
  if (isRelation) defects.push({ kind: 'relation course', element: course, course });
  if (isUnnamed) defects.push({ kind: 'unnamed course', element: course, course });
  if (!isUnnamed && hasDefect(writing, 'course mapped twice')) {
    const element = document.addNode(head.position, { leisure: 'golf_course', name: head.name });
    defects.push({ kind: 'course mapped twice', element, course, name: head.name! });
  }
  return course;
}

function defectiveStrokeIndexes(
  writing: Writing,
  course: string,
  holes: readonly CourseHole[],
): Map<string, number | null> {
  const indexes = new Map(holes.map((hole) => [hole.key, hole.strokeIndex]));
  const [first, second] = holes;
  if (first && second && hasDefect(writing, 'duplicate stroke index')) {
    indexes.set(second.key, first.strokeIndex);
    writing.defects.push({ kind: 'duplicate stroke index', element: course, course });
  }
  return indexes;
}

function writeHole(
  writing: Writing,
  course: string,
  hole: CourseHole,
  strokeIndex: number | null,
  details: CourseDetails,
): void {
  const { document, defects } = writing;
  const hasNoRef = hasDefect(writing, 'missing ref');
  const hasNoPar = hasDefect(writing, 'missing par');
  const isReversed = hasDefect(writing, 'reversed hole');
  const isMoved = !isReversed && hasDefect(writing, 'hole partly outside');
  const line = isMoved ? pushedOut(hole.line, details) : hole.line;
  const element = document.addWay(isReversed ? line.toReversed() : line, {
    golf: 'hole',
    ref: hasNoRef ? null : String(hole.number),
    par: hasNoPar ? null : String(hole.par),
    handicap: strokeIndex === null ? null : String(strokeIndex),
    'golf:course:name': hole.loop,
  });
  const where = { element, course };
  if (hasNoRef) defects.push({ kind: 'missing ref', ...where, number: hole.number! });
  if (hasNoPar) defects.push({ kind: 'missing par', ...where, par: hole.par! });
  if (isReversed) defects.push({ kind: 'reversed hole', ...where, tee: hole.tee, green: hole.green });
  if (isMoved) defects.push({ kind: 'hole partly outside', ...where });
}

function pushedOut(line: readonly Position[], details: CourseDetails): Position[] {
  const ring = ringOf(details.surfaces.find((surface) => surface.type === 'outline')!);
  const middle = meanOf(ring);
  const end = meanOf(line);
  const away = Math.hypot(end[0] - middle[0], end[1] - middle[1]) || 1;
  const reach = Math.max(...ring.map(([lon, lat]) => Math.hypot(lon - middle[0], lat - middle[1])));
  const by = Math.max(0, reach - away) * 0.5;
  const [dx, dy] = [((end[0] - middle[0]) / away) * by, ((end[1] - middle[1]) / away) * by];
  return line.map(([lon, lat]): Position => [round(lon + dx), round(lat + dy)]);
}

function meanOf(positions: readonly Position[]): Position {
  const sum = positions.reduce(([x, y], [lon, lat]) => [x + lon, y + lat] as const, [0, 0] as const);
  return [sum[0] / positions.length, sum[1] / positions.length];
}

function round(degrees: number): number {
  return Math.round(degrees * 1e7) / 1e7;
}

const SURFACE_TAGS: Partial<Record<CourseSurface['type'], OsmTags>> = {
  green: { golf: 'green' },
  tee: { golf: 'tee' },
  fairway: { golf: 'fairway' },
  rough: { golf: 'rough' },
  driving_range: { golf: 'driving_range' },
  clubhouse: { golf: 'clubhouse', building: 'yes' },
  path: { golf: 'cartpath', highway: 'path' },
  trees: { natural: 'wood' },
};

function hazardTags({ type }: CourseHazard): OsmTags {
  if (type === 'bunker') return { golf: 'bunker', natural: 'sand' };
  if (type === 'lateral_water') return { golf: 'lateral_water_hazard', natural: 'water' };
  if (type === 'water') return { golf: 'water_hazard', natural: 'water' };
  return { golf: 'waste_area', natural: 'sand' };
}

function writeShape(
  writing: Writing,
  course: string,
  shape: CourseHazard | CourseSurface,
  tags: OsmTags,
): void {
  const { geometry } = shape;
  if (geometry.type === 'LineString') {
    writing.document.addWay(geometry.coordinates, tags);
    return;
  }
  const ring = ringOf(shape);
  // Woods aren't golf: readers may drop them without a finding.
  const isGolf = tags.golf !== undefined;
  const invalid = isGolf && hasDefect(writing, 'invalid ring') ? twisted(ring) : null;
  const element = writing.document.addWay(invalid ?? ring, tags);
  if (invalid) writing.defects.push({ kind: 'invalid ring', element, course });
}

/** Two neighbouring corners swapped, so that the ring crosses itself; null if no swap does that. */
function twisted(ring: readonly Position[]): Position[] | null {
  const open = ring.slice(0, -1);
  for (let i = 0; i + 1 < open.length; i++) {
    const swapped = open.with(i, open[i + 1]!).with(i + 1, open[i]!);
    if (!isSimpleRing(swapped)) return [...swapped, swapped[0]!];
  }
  return null;
}

function ringOf({ geometry }: Pick<CourseHazard | CourseSurface, 'geometry'>): Position[] {
  if (geometry.type !== 'Polygon') throw new TypeError(`Expected a polygon, not a ${geometry.type}`);
  return geometry.coordinates[0]!;
}
