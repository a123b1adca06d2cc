import type { Area } from '#lib/contract/geometry.ts';
import type { Finding } from '../../../finding.ts';
import { normalizeArea } from '../../../geometry/normalize-area.ts';
import type { OsmFeature } from '../../osm-feature.ts';
import type { CourseGround } from '../course-ground.ts';
import { type CoursePlan, osmFinding } from '../course-plan.ts';

/** What parts of courses are placed into. */
export type Placing = { plans: CoursePlan[]; ground: CourseGround; findings: Finding[] };

/** Notes a golf object that a rule left out; what is not tagged as golf is left out without a word. */
export function rejectPart(feature: OsmFeature, rule: string, { findings }: Placing): void {
  if (feature.tags.golf !== undefined) {
    findings.push(osmFinding(feature.id, rule, 'rejected', `golf=${feature.tags.golf}`));
  }
}

/** The area of a part by RFC 7946; null, with a finding, when it has none. Invalid rings are left out and noted. */
export function areaOfPart(feature: OsmFeature, placing: Placing): Area | null {
  const { geometry } = feature;
  if (geometry.type === 'Point' || geometry.type === 'LineString') {
    rejectPart(
      feature,
      geometry.type === 'Point' ? 'point-instead-of-area' : 'line-instead-of-area',
      placing,
    );
    return null;
  }
  const { area, invalidRings } = normalizeArea(geometry);
  if (invalidRings > 0) {
    const action = area ? 'nulled' : 'rejected';
    placing.findings.push(osmFinding(feature.id, 'invalid-ring', action, `${invalidRings}`));
  }
  return area;
}

/** Records that a course holds a feature: its age counts for the course's. */
export function touch(plan: CoursePlan, feature: OsmFeature): void {
  plan.changed = Math.max(plan.changed, feature.timestamp);
}
