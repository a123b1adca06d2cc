import type { Position } from '#lib/contract/geometry.ts';
import type {
  CourseDetails,
  CourseHazard,
  CourseHead,
  CourseHole,
  CourseSurface,
} from '../../dataset/course/course-in-progress.ts';
import type { CoursesInProgress } from '../../dataset/courses-in-progress.ts';
import { type Random, randomOf } from '../../dataset/demo/random.ts';
import { createOsmDocument, type OsmDocument, type OsmTags } from './osm-document.ts';

/** How often OpenStreetMap's golf has it so. */
const SHARES = { reversed: 0.01, withoutRef: 0.2, withoutPar: 0.36, relation: 0.22, unnamed: 0.15 };

const PURPOSE = 900;

/** OSM XML of the courses as mappers draw them, faults included. Courses without geometry are left out. */
export function mappedWorld(inProgress: CoursesInProgress, seed: number): { xml: string; holes: number } {
  const document = createOsmDocument();
  let holes = 0;
  inProgress.heads.forEach((head, index) => {
    const details = inProgress.details(index);
    if (details.holes.length === 0) return;
    holes += details.holes.length;
    const random = randomOf(seed, index, PURPOSE);
    writeOutline(document, head, details, random);
    for (const hole of details.holes) writeHole(document, hole, random);
    for (const hazard of details.hazards) writeShape(document, hazard, hazardTags(hazard));
    for (const surface of details.surfaces)
      if (surface.type !== 'outline') writeShape(document, surface, SURFACE_TAGS[surface.type] ?? {});
  });
  return { xml: document.toXml(), holes };
}

function writeOutline(document: OsmDocument, head: CourseHead, details: CourseDetails, random: Random): void {
  const isUnnamed = random.chance(SHARES.unnamed);
  const tags: OsmTags = {
    leisure: 'golf_course',
    name: isUnnamed ? null : head.name,
    'name:en': isUnnamed ? null : head.nameEnglish,
    'golf:course': details.declaredHoleCount === null ? null : `${details.declaredHoleCount}_hole`,
  };
  const ring = ringOf(details.surfaces.find((surface) => surface.type === 'outline')!);
  if (random.chance(SHARES.relation)) document.addMultipolygon(ring, tags);
  else document.addWay(ring, tags);
}

function writeHole(document: OsmDocument, hole: CourseHole, random: Random): void {
  document.addWay(random.chance(SHARES.reversed) ? hole.line.toReversed() : hole.line, {
    golf: 'hole',
    ref: random.chance(SHARES.withoutRef) ? null : String(hole.number),
    par: hole.par === null || random.chance(SHARES.withoutPar) ? null : String(hole.par),
    handicap: hole.strokeIndex === null ? null : String(hole.strokeIndex),
    'golf:course:name': hole.loop,
  });
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

function writeShape(document: OsmDocument, shape: CourseHazard | CourseSurface, tags: OsmTags): void {
  const { geometry } = shape;
  document.addWay(geometry.type === 'LineString' ? geometry.coordinates : ringOf(shape), tags);
}

function ringOf({ geometry }: Pick<CourseHazard | CourseSurface, 'geometry'>): Position[] {
  if (geometry.type !== 'Polygon') throw new TypeError(`Expected a polygon, not a ${geometry.type}`);
  return geometry.coordinates[0]!;
}
