import type { Position } from '#lib/contract/geometry.ts';
import type {
  CourseDetails,
  CourseDrafts,
  CourseHead,
  HazardDraft,
  HoleDraft,
  SurfaceDraft,
} from '../../course/course-draft.ts';
import { isSimpleRing } from '../course/simple-ring.ts';
import { type Random, randomOf } from '../random.ts';
import { MESS_SHARES, type Mess, type MessKind } from './mess.ts';
import { createOsmDocument, type OsmDocument, type OsmTags } from './osm-document.ts';

/** OSM-like input, and the truth about each thing in it that was messed up. */
export type MessyWorld = { xml: string; messes: Mess[]; courses: number; holes: number };

const PURPOSE = 900;

/** Kinds that befall a course or a shape; those of holes are drawn hole by hole. */
type Writing = { document: OsmDocument; messes: Mess[]; random: Random };

/** Writes courses as mappers would, with the mess of the world profile. Courses without geometry are left out. */
export function makeMessyWorld(drafts: CourseDrafts, seed: number): MessyWorld {
  const document = createOsmDocument();
  const messes: Mess[] = [];
  let courses = 0;
  let holes = 0;
  drafts.heads.forEach((head, index) => {
    const details = drafts.details(index);
    if (details.holes.length === 0) return;
    courses++;
    holes += details.holes.length;
    writeCourse({ document, messes, random: randomOf(seed, index, PURPOSE) }, head, details);
  });
  return { xml: document.toXml(), messes, courses, holes };
}

function writeCourse(writing: Writing, head: CourseHead, details: CourseDetails): void {
  const course = writeOutline(writing, head, details);
  const strokeIndexes = messedStrokeIndexes(writing, course, details.holes);
  for (const hole of details.holes)
    writeHole(writing, course, hole, strokeIndexes.get(hole.key) ?? null, details);
  for (const hazard of details.hazards) writeShape(writing, course, hazard, hazardTags(hazard));
  for (const surface of details.surfaces) {
    if (surface.type !== 'outline') writeShape(writing, course, surface, SURFACE_TAGS[surface.type] ?? {});
  }
}

function befalls({ random }: Writing, kind: MessKind): boolean {
  return random.chance(MESS_SHARES[kind]);
}

function writeOutline(writing: Writing, head: CourseHead, details: CourseDetails): string {
  const { document, messes } = writing;
  const isUnnamed = befalls(writing, 'unnamed course');
  const tags: OsmTags = {
    leisure: 'golf_course',
    name: isUnnamed ? null : head.name,
    'name:en': isUnnamed ? null : head.nameEnglish,
    'golf:course': details.declaredHoleCount === null ? null : `${details.declaredHoleCount}_hole`,
  };
  const ring = ringOf(details.surfaces.find((surface) => surface.type === 'outline')!);
  const isRelation = befalls(writing, 'relation course');
  const course = isRelation ? document.addMultipolygon(ring, tags) : document.addWay(ring, tags);
  if (isRelation) messes.push({ kind: 'relation course', element: course, course });
  if (isUnnamed) messes.push({ kind: 'unnamed course', element: course, course });
  if (!isUnnamed && befalls(writing, 'node beside way')) {
    const element = document.addNode(head.position, { leisure: 'golf_course', name: head.name });
    messes.push({ kind: 'node beside way', element, course, name: head.name! });
  }
  return course;
}

/** Stroke indexes by hole key, with one given twice on a few courses. */
function messedStrokeIndexes(
  writing: Writing,
  course: string,
  holes: readonly HoleDraft[],
): Map<string, number | null> {
  const indexes = new Map(holes.map((hole) => [hole.key, hole.strokeIndex]));
  const [first, second] = holes;
  if (first && second && befalls(writing, 'duplicate stroke index')) {
    indexes.set(second.key, first.strokeIndex);
    writing.messes.push({ kind: 'duplicate stroke index', element: course, course });
  }
  return indexes;
}

function writeHole(
  writing: Writing,
  course: string,
  hole: HoleDraft,
  strokeIndex: number | null,
  details: CourseDetails,
): void {
  const { document, messes } = writing;
  const hasNoRef = befalls(writing, 'missing ref');
  const hasNoPar = befalls(writing, 'missing par');
  const isReversed = befalls(writing, 'reversed hole');
  const isMoved = !isReversed && befalls(writing, 'hole partly outside');
  const line = isMoved ? pushedOut(hole.line, details) : hole.line;
  const element = document.addWay(isReversed ? line.toReversed() : line, {
    golf: 'hole',
    ref: hasNoRef ? null : String(hole.number),
    par: hasNoPar ? null : String(hole.par),
    handicap: strokeIndex === null ? null : String(strokeIndex),
    'golf:course:name': hole.loop,
  });
  const where = { element, course };
  if (hasNoRef) messes.push({ kind: 'missing ref', ...where, number: hole.number! });
  if (hasNoPar) messes.push({ kind: 'missing par', ...where, par: hole.par! });
  if (isReversed) messes.push({ kind: 'reversed hole', ...where, tee: hole.tee, green: hole.green });
  if (isMoved) messes.push({ kind: 'hole partly outside', ...where });
}

/** Moves a line away from the course's middle, until its outer end is well outside the outline. */
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

const SURFACE_TAGS: Partial<Record<SurfaceDraft['type'], OsmTags>> = {
  green: { golf: 'green' },
  tee: { golf: 'tee' },
  fairway: { golf: 'fairway' },
  rough: { golf: 'rough' },
  driving_range: { golf: 'driving_range' },
  clubhouse: { golf: 'clubhouse', building: 'yes' },
  path: { golf: 'cartpath', highway: 'path' },
  trees: { natural: 'wood' },
};

function hazardTags({ type }: HazardDraft): OsmTags {
  if (type === 'bunker') return { golf: 'bunker', natural: 'sand' };
  if (type === 'lateral_water') return { golf: 'lateral_water_hazard', natural: 'water' };
  if (type === 'water') return { golf: 'water_hazard', natural: 'water' };
  return { golf: 'waste_area', natural: 'sand' };
}

function writeShape(
  writing: Writing,
  course: string,
  shape: HazardDraft | SurfaceDraft,
  tags: OsmTags,
): void {
  const { geometry } = shape;
  if (geometry.type === 'LineString') {
    writing.document.addWay(geometry.coordinates, tags);
    return;
  }
  const ring = ringOf(shape);
  // Woods are not golf's: readers take or leave them without a word.
  const isGolf = tags.golf !== undefined;
  const invalid = isGolf && befalls(writing, 'invalid ring') ? twisted(ring) : null;
  const element = writing.document.addWay(invalid ?? ring, tags);
  if (invalid) writing.messes.push({ kind: 'invalid ring', element, course });
}

/** The ring with two neighbouring corners swapped, so that it crosses itself like a bow; null where none does that. */
function twisted(ring: readonly Position[]): Position[] | null {
  const open = ring.slice(0, -1);
  for (let i = 0; i + 1 < open.length; i++) {
    const swapped = open.with(i, open[i + 1]!).with(i + 1, open[i]!);
    if (!isSimpleRing(swapped)) return [...swapped, swapped[0]!];
  }
  return null;
}

function ringOf({ geometry }: Pick<HazardDraft | SurfaceDraft, 'geometry'>): Position[] {
  if (geometry.type !== 'Polygon') throw new TypeError(`Drawn shapes are polygons, not ${geometry.type}`);
  return geometry.coordinates[0]!;
}
