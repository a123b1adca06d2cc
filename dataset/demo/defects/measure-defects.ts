import { rulerAt } from '#lib/geo/ruler.ts';
import type { CourseDetails, CourseHead, CourseHole } from '../../course/course-in-progress.ts';
import type { Finding } from '../../finding.ts';
import type { OsmCourses } from '../../osm/read-osm-courses.ts';
import { formatCount, formatTable } from '../../progress.ts';
import { validateCourse } from '../../validate/validate-course.ts';
import type { Defect, DefectKind } from './defects.ts';

/**
 * Repaired: the record is right. Left out: the value is unknown, or there's a finding. Missed: the value is
 * wrong, or lost without a finding.
 */
type Outcome = 'repaired' | 'left out' | 'missed';

type DefectCount = { kind: DefectKind; count: number } & Record<Outcome, number>;

type Read = { head: CourseHead; details: CourseDetails; findings: Finding[] };
type World = {
  byElement: Map<string, Read>;
  holes: Map<string, { hole: CourseHole; course: Read }>;
  shapes: Set<string>;
  findings: Map<string, Finding[]>;
  all: Read[];
};

const NEAR_METRES = 30;

export function measureDefects(defects: readonly Defect[], read: OsmCourses): DefectCount[] {
  const world = indexWorld(read);
  const counts = new Map<DefectKind, DefectCount>();
  for (const defect of defects) {
    const count = counts.get(defect.kind) ?? {
      kind: defect.kind,
      count: 0,
      repaired: 0,
      'left out': 0,
      missed: 0,
    };
    count.count++;
    count[outcomeOf(defect, world)]++;
    counts.set(defect.kind, count);
  }
  return [...counts.values()].sort((a, b) => (a.kind < b.kind ? -1 : 1));
}

function indexWorld({ inProgress, findings }: OsmCourses): World {
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
  inProgress.heads.forEach((head, index) => {
    const readDetails = inProgress.details(index);
    const checked = validateCourse(readDetails, head.sourceIds[0]!);
    const course: Read = {
      head,
      details: checked.details,
      findings: [...readDetails.findings, ...checked.findings],
    };
    addFindings(course.findings);
    world.all.push(course);
    for (const id of head.sourceIds) world.byElement.set(id, course);
    for (const hole of course.details.holes) world.holes.set(hole.key, { hole, course });
    for (const { key } of [...course.details.hazards, ...course.details.surfaces]) world.shapes.add(key);
  });
  return world;
}

function outcomeOf(defect: Defect, world: World): Outcome {
  switch (defect.kind) {
    case 'reversed hole':
    case 'missing ref':
    case 'missing par':
    case 'hole partly outside':
      return outcomeOfHole(defect, world);
    case 'relation course':
      return world.byElement.has(defect.element) ? 'repaired' : leftOutOrMissed(defect.element, world);
    case 'unnamed course': {
      const course = world.byElement.get(defect.element);
      return course
        ? course.head.name === null
          ? 'repaired'
          : 'missed'
        : leftOutOrMissed(defect.element, world);
    }
    case 'course mapped twice': {
      const course = world.byElement.get(defect.course);
      return course !== undefined && course === world.byElement.get(defect.element) ? 'repaired' : 'missed';
    }
    case 'invalid ring':
      return world.shapes.has(defect.element) ? 'missed' : leftOutOrMissed(defect.element, world);
    case 'duplicate stroke index': {
      const holes = world.byElement.get(defect.course)?.details.holes ?? [];
      return hasRepeatedIndex(holes) ? 'missed' : 'left out';
    }
  }
}

type HoleDefect = Extract<
  Defect,
  { kind: 'reversed hole' | 'missing ref' | 'missing par' | 'hole partly outside' }
>;

function outcomeOfHole(defect: HoleDefect, world: World): Outcome {
  const found = world.holes.get(defect.element);
  if (!found) return leftOutOrMissed(defect.element, world);
  const { hole, course } = found;
  switch (defect.kind) {
    case 'reversed hole': {
      const ruler = rulerAt(defect.tee[1]);
      const isTurned =
        ruler.distance(hole.tee, defect.tee) < NEAR_METRES &&
        ruler.distance(hole.green, defect.green) < NEAR_METRES;
      return isTurned ? 'repaired' : 'missed';
    }
    case 'missing ref':
      return hole.number === null ? 'left out' : hole.number === defect.number ? 'repaired' : 'missed';
    case 'missing par':
      return hole.par === null ? 'left out' : hole.par === defect.par ? 'repaired' : 'missed';
    case 'hole partly outside':
      return course.head.sourceIds.includes(defect.course) ? 'repaired' : 'missed';
  }
}

function leftOutOrMissed(element: string, world: World): Outcome {
  return world.findings.has(element) ? 'left out' : 'missed';
}

function hasRepeatedIndex(holes: readonly CourseHole[]): boolean {
  const loops = Map.groupBy(holes, (hole) => hole.loop);
  return loops.values().some((inLoop) => {
    const known = inLoop.map((hole) => hole.strokeIndex).filter((index) => index !== null);
    return new Set(known).size < known.length;
  });
}

export function defectTable(counts: readonly DefectCount[]): string {
  return formatTable(
    ['defect', 'made', 'repaired', 'left out', 'missed'],
    counts.map((row) => [
      row.kind,
      ...[row.count, row.repaired, row['left out'], row.missed].map(formatCount),
    ]),
  );
}
