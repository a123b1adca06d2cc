import type { CourseHazard, CourseSurface } from '../../course/course-in-progress.ts';
import type { Finding, FindingAction } from '../../finding.ts';
import { type OsmFeature, osmKey } from '../osm-feature.ts';
import type { MappedHole } from './holes/mapped-hole.ts';
import type { CourseArea } from './sites/course-sites.ts';

export type OsmCourse = {
  objects: OsmFeature[];
  outlines: CourseArea[];
  layouts: CourseArea[];
  holes: MappedHole[];
  hazards: CourseHazard[];
  surfaces: CourseSurface[];
  /** Seconds since 1970, of the latest change to anything in it. */
  changed: number;
  findings: Finding[];
  /** Whether it covers so little ground that only the place is kept. */
  isTiny?: boolean;
  /** Why it doesn't count as a course unless another source has it. */
  doubt?: Finding;
};

/** What a rule says about an object in no course. Ordered by rule, then by key. */
export type Remark = { rule: number; key: number; finding: Finding };

export type Remarks = {
  all: Remark[];
  /** What follows is of the next rule: each area of the world has the same ones in the same order. */
  nextRule(): void;
  /** `first`, where an object is one of a group, is the group's first. */
  add(finding: Finding, first?: string): void;
};

export function emptyRemarks(): Remarks {
  const all: Remark[] = [];
  let rule = 0;
  return {
    all,
    nextRule: () => {
      rule += 1;
    },
    add: (finding, first = finding.place) => {
      all.push({ rule, key: osmKey(first), finding });
    },
  };
}

export function emptyCourse(objects: OsmFeature[], outlines: CourseArea[], layouts: CourseArea[]): OsmCourse {
  return {
    objects,
    outlines,
    layouts,
    holes: [],
    hazards: [],
    surfaces: [],
    changed: Math.max(0, ...objects.map(({ timestamp }) => timestamp)),
    findings: [],
  };
}

/** A course is as new as its newest part. */
export function touch(course: OsmCourse, { timestamp }: Pick<OsmFeature, 'timestamp'>): void {
  course.changed = Math.max(course.changed, timestamp);
}

export function osmFinding(
  place: string,
  rule: string,
  action: FindingAction,
  value: string | null = null,
): Finding {
  return { source: 'osm', place, rule, value, action };
}
