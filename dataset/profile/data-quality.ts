import type { DataQuality, GolfProfile } from '#lib/contract/golf-profile.ts';
import type { Finding } from '../finding.ts';

type Checked = Omit<GolfProfile, 'data_quality'>;
type Check = DataQuality['checks'][number];

/** They add up to 100. */
const weights: Record<string, number> = {
  named: 5,
  'hole-count-known': 5,
  'holes-traced': 15,
  'holes-numbered': 10,
  'scorecard-complete': 15,
  'stroke-indexes-complete': 5,
  'teeboxes-known': 10,
  'ratings-known': 5,
  'elevations-known': 10,
  'hazards-traced': 5,
  'contact-known': 5,
  'values-accepted': 10,
};

/** Each check with its reason; the score is the weight of those passed. */
export function toDataQuality(profile: Checked, isNamed: boolean, findings: readonly Finding[]): DataQuality {
  const checks: Check[] = [
    check('named', isNamed, 'no name is recorded'),
    check('hole-count-known', profile.hole_count !== null, 'the number of holes is unknown'),
    checkTraced(profile),
    checkEvery('holes-numbered', profile.holes, (hole) => hole.number !== null, 'mapped holes have a number'),
    checkScorecard(profile),
    checkStrokeIndexes(profile),
    check('teeboxes-known', profile.teeboxes.length > 0, 'no tees are known'),
    check(
      'ratings-known',
      profile.teeboxes.some((teebox) => teebox.ratings.length > 0),
      'no tees are rated',
    ),
    checkEvery(
      'elevations-known',
      profile.holes,
      (hole) => hole.elevation_change !== null,
      'mapped holes have heights',
    ),
    check('hazards-traced', profile.hazards.length > 0, 'no hazards are mapped'),
    check('contact-known', Object.values(profile.contact).some(Boolean), 'no phone, email or website'),
    checkFindings(findings),
  ];
  const score = checks.reduce((sum, { id, passed }) => sum + (passed ? (weights[id] ?? 0) : 0), 0);
  return { score, checks };
}

function check(id: string, passed: boolean, failure: string): Check {
  return { id, passed, detail: passed ? null : failure };
}

function checkEvery<T>(id: string, items: readonly T[], holds: (item: T) => boolean, what: string): Check {
  const count = items.filter(holds).length;
  const passed = items.length > 0 && count === items.length;
  return check(
    id,
    passed,
    items.length === 0 ? 'no holes are mapped' : `${count} of ${items.length} ${what}`,
  );
}

function checkTraced({ hole_count, holes }: Checked): Check {
  const expected = hole_count ?? 18;
  return check(
    'holes-traced',
    holes.length >= expected,
    `${holes.length} of ${hole_count ?? 'an unknown number of'} holes are mapped`,
  );
}

function checkScorecard({ scorecards }: Checked): Check {
  if (scorecards.length === 0) return check('scorecard-complete', false, 'no scorecard is known');
  const card = scorecards.find((each) => each.is_default);
  return check('scorecard-complete', card?.par != null, 'a hole or a par is missing from the scorecard');
}

function checkStrokeIndexes({ scorecards }: Checked): Check {
  const card = scorecards.find((each) => each.is_default);
  const passed = card?.holes.every((hole) => hole.stroke_index !== null) ?? false;
  return check('stroke-indexes-complete', passed, 'not every stroke index is known');
}

function checkFindings(findings: readonly Finding[]): Check {
  const refused = findings.filter(({ action }) => action !== 'noted' && action !== 'mended');
  const rules = [...new Set(refused.map((finding) => finding.rule))].sort();
  return check(
    'values-accepted',
    refused.length === 0,
    `${refused.length} ${refused.length === 1 ? 'value was' : 'values were'} left out: ${rules.join(', ')}`,
  );
}
