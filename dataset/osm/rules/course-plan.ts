import type { Position } from '#lib/contract/geometry.ts';
import type { HazardDraft, SurfaceDraft, TeeDraft } from '../../course/course-in-progress.ts';
import type { Finding, FindingAction } from '../../finding.ts';
import type { OsmFeature } from '../osm-feature.ts';
import type { SiteHole } from './holes/site-hole.ts';
import type { CourseArea } from './sites/course-sites.ts';

/** A course while its parts are gathered. */
export type CoursePlan = {
  /** The objects that describe it; none for a cluster of holes. */
  objects: OsmFeature[];
  outlines: CourseArea[];
  layouts: CourseArea[];
  holes: SiteHole[];
  /** By hole id. */
  tees: Map<string, TeeDraft[]>;
  teePoints: Map<string, Position>;
  greenPoints: Map<string, Position>;
  hazards: HazardDraft[];
  surfaces: SurfaceDraft[];
  /** Seconds since 1970 of the latest change of anything in it. */
  changed: number;
  findings: Finding[];
};

/** A course without parts. */
export function emptyPlan(objects: OsmFeature[], outlines: CourseArea[], layouts: CourseArea[]): CoursePlan {
  return {
    objects,
    outlines,
    layouts,
    holes: [],
    tees: new Map(),
    teePoints: new Map(),
    greenPoints: new Map(),
    hazards: [],
    surfaces: [],
    changed: Math.max(0, ...objects.map(({ timestamp }) => timestamp)),
    findings: [],
  };
}

/** A finding about an OSM object. */
export function osmFinding(
  place: string,
  rule: string,
  action: FindingAction,
  value: string | null = null,
): Finding {
  return { source: 'osm', place, rule, value, action };
}
