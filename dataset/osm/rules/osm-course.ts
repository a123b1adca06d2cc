import type { CourseHazard, CourseSurface } from '../../course/course-in-progress.ts';
import type { Finding, FindingAction } from '../../finding.ts';
import type { OsmFeature } from '../osm-feature.ts';
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
  /** So little ground that only the place is kept. */
  isTiny?: boolean;
  /** Why it isn't a course unless another source knows it. */
  doubt?: Finding;
};

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
