import { rulerAt } from '#lib/geo/ruler.ts';
import type { CourseDetails, CourseHead, HoleDraft } from '../../course/course-draft.ts';
import type { Finding } from '../../finding.ts';
import type { OsmCourses } from '../../osm/read-osm-courses.ts';
import { validateCourse } from '../../validate/validate-course.ts';
import type { Mess, MessKind } from './mess.ts';

/**
 * What became of a mess: the record says what is true; or the doubtful value was left out, with a finding or as
 * plainly unknown; or a wrong value stands, or a thing is gone without a word.
 */
export type Outcome = 'repaired' | 'left out' | 'missed';

/** How often one kind of mess was made, and what became of it. */
export type MessCount = { kind: MessKind; count: number } & Record<Outcome, number>;

type Read = { head: CourseHead; details: CourseDetails; findings: Finding[] };
type World = {
  byElement: Map<string, Read>;
  holes: Map<string, { hole: HoleDraft; course: Read }>;
  shapes: Set<string>;
  findings: Map<string, Finding[]>;
  all: Read[];
};

const NEAR_METRES = 30;

/** Measures the rules for OSM golf against a messy world: for each kind of mess, how much of it came out how. */
export function measureMess(messes: readonly Mess[], read: OsmCourses): MessCount[] {
  const world = indexWorld(read);
  const counts = new Map<MessKind, MessCount>();
  for (const mess of messes) {
    const count = counts.get(mess.kind) ?? {
      kind: mess.kind,
      count: 0,
      repaired: 0,
      'left out': 0,
      missed: 0,
    };
    count.count++;
    count[outcomeOf(mess, world)]++;
    counts.set(mess.kind, count);
  }
  return [...counts.values()].sort((a, b) => (a.kind < b.kind ? -1 : 1));
}

function indexWorld({ drafts, findings }: OsmCourses): World {
  const world: World = {
    byElement: new Map(),
    holes: new Map(),
    shapes: new Set(),
    findings: new Map(),
    all: [],
  };
  const addFindings = (list: readonly Finding[]) => {
    for (const finding of list) {
      world.findings.set(finding.place, [...(world.findings.get(finding.place) ?? []), finding]);
    }
  };
  addFindings(findings);
  drafts.heads.forEach((head, index) => {
    const drafted = drafts.details(index);
    const checked = validateCourse(drafted, head.sourceIds[0]!);
    const course: Read = {
      head,
      details: checked.details,
      findings: [...drafted.findings, ...checked.findings],
    };
    addFindings(course.findings);
    world.all.push(course);
    for (const id of head.sourceIds) world.byElement.set(id, course);
    for (const hole of course.details.holes) world.holes.set(hole.key, { hole, course });
    for (const { key } of [...course.details.hazards, ...course.details.surfaces]) world.shapes.add(key);
  });
  return world;
}

function outcomeOf(mess: Mess, world: World): Outcome {
  switch (mess.kind) {
    case 'reversed hole':
    case 'missing ref':
    case 'missing par':
    case 'hole partly outside':
      return outcomeOfHole(mess, world);
    case 'relation course':
      return world.byElement.has(mess.element) ? 'repaired' : leftOutOrMissed(mess.element, world);
    case 'unnamed course': {
      // It is called after its place later on; what counts is that it's there and has no name of another.
      const course = world.byElement.get(mess.element);
      return course
        ? course.head.name === null
          ? 'repaired'
          : 'missed'
        : leftOutOrMissed(mess.element, world);
    }
    case 'node beside way': {
      const course = world.byElement.get(mess.course);
      return course !== undefined && course === world.byElement.get(mess.element) ? 'repaired' : 'missed';
    }
    case 'invalid ring':
      return world.shapes.has(mess.element) ? 'missed' : leftOutOrMissed(mess.element, world);
    case 'duplicate stroke index': {
      const holes = world.byElement.get(mess.course)?.details.holes ?? [];
      return hasRepeatedIndex(holes) ? 'missed' : 'left out';
    }
  }
}

type HoleMess = Extract<
  Mess,
  { kind: 'reversed hole' | 'missing ref' | 'missing par' | 'hole partly outside' }
>;

function outcomeOfHole(mess: HoleMess, world: World): Outcome {
  const found = world.holes.get(mess.element);
  if (!found) return leftOutOrMissed(mess.element, world);
  const { hole, course } = found;
  switch (mess.kind) {
    case 'reversed hole': {
      const ruler = rulerAt(mess.tee[1]);
      const isTurned =
        ruler.distance(hole.tee, mess.tee) < NEAR_METRES &&
        ruler.distance(hole.green, mess.green) < NEAR_METRES;
      return isTurned ? 'repaired' : 'missed';
    }
    case 'missing ref':
      return hole.number === null ? 'left out' : hole.number === mess.number ? 'repaired' : 'missed';
    case 'missing par':
      return hole.par === null ? 'left out' : hole.par === mess.par ? 'repaired' : 'missed';
    case 'hole partly outside':
      return course.head.sourceIds.includes(mess.course) ? 'repaired' : 'missed';
  }
}

function leftOutOrMissed(element: string, world: World): Outcome {
  return world.findings.has(element) ? 'left out' : 'missed';
}

function hasRepeatedIndex(holes: readonly HoleDraft[]): boolean {
  const loops = Map.groupBy(holes, (hole) => hole.loop);
  return loops.values().some((inLoop) => {
    const known = inLoop.map((hole) => hole.strokeIndex).filter((index) => index !== null);
    return new Set(known).size < known.length;
  });
}
