import type { DataQuality } from '#lib/contract/data-quality.ts';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import type { CourseDetails } from '../course/course-in-progress.ts';
import type { Finding } from '../finding.ts';

type Checked = Omit<GolfProfile, 'data_quality' | 'origin' | 'origins' | 'character'>;
type Check = DataQuality['checks'][number];
type Judged = Pick<CourseDetails, 'findings' | 'sources' | 'agreement'>;

type Grade = keyof DataQuality['grades'];

/** How much each check counts towards its grade. */
const weights = {
  identity: { named: 40, 'one-place': 30, 'sources-agree': 30 },
  card: {
    'hole-count-known': 20,
    'scorecard-complete': 35,
    'stroke-indexes-complete': 15,
    'teeboxes-known': 20,
    'ratings-known': 10,
  },
  ground: { 'holes-traced': 45, 'holes-numbered': 20, 'elevations-known': 20, 'hazards-traced': 15 },
  contact: { 'phone-known': 30, 'website-known': 30, 'email-known': 15, 'address-known': 25 },
} satisfies Record<Grade, Record<string, number>>;

/** Sources that could have said something for a grade; a list of names and places couldn't. */
const sourcesFor: Record<Grade, readonly string[]> = {
  identity: ['osm', 'courses', 'demo'],
  card: ['scorecards', 'demo'],
  ground: ['osm', 'demo'],
  contact: ['osm', 'demo'],
};

/** The only source that can know it: without that source, no course in the build has it. */
const onlySource: Readonly<Record<string, string>> = {
  'elevations-known': 'elevation',
  'teeboxes-known': 'scorecards',
  'ratings-known': 'scorecards',
};

/** `given`: the keys of the sources that the build was given; undefined where it isn't known. */
function couldBeKnown(id: string, given: readonly string[] | undefined): boolean {
  const source = onlySource[id];
  return source === undefined || given === undefined || given.includes(source) || given.includes('demo');
}

/**
 * Each check with its reason. A grade is the share of its checks' weight that passed, of those that the course's
 * sources, of those that the build was given, could say something about; refused values are listed, not scored.
 */
export function toDataQuality(
  profile: Checked,
  isNamed: boolean,
  { findings, sources, agreement = { position: null, par: null, hole_count: null } }: Judged,
  given?: readonly string[],
): DataQuality {
  const checks: Check[] = [
    check('named', isNamed, 'no name is recorded'),
    check('one-place', profile.location.position === 'course', 'its place is its club’s'),
    check('sources-agree', agreement.position === true, disagreement(agreement)),
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
    check('phone-known', profile.contact.phone !== null, 'no phone number'),
    check('website-known', profile.contact.website !== null, 'no website'),
    check('email-known', profile.contact.email !== null, 'no email address'),
    check('address-known', profile.location.address !== null, 'no street address'),
    checkFindings(findings),
  ];
  const unheard = [
    ...(agreement.position === null ? ['sources-agree'] : []),
    ...checks.filter(({ id, passed }) => !passed && !couldBeKnown(id, given)).map(({ id }) => id),
  ];
  const gradeOf = (grade: Grade) => toGrade(weights[grade], checks, sourcesFor[grade], sources, unheard);
  const grades = {
    identity: gradeOf('identity'),
    card: gradeOf('card'),
    ground: gradeOf('ground'),
    contact: gradeOf('contact'),
  };
  const known = Object.values(grades).filter((grade) => grade !== null);
  const score = Math.round(known.reduce((sum, grade) => sum + grade, 0) / Math.max(1, known.length));
  return { score, grades, agreement, checks };
}

/** Null where nothing is known and no source of the course could have said it. */
function toGrade(
  weightById: Readonly<Record<string, number>>,
  checks: readonly Check[],
  able: readonly string[],
  sources: readonly string[],
  unheard: readonly string[],
): number | null {
  const asked = checks.filter(({ id }) => weightById[id] !== undefined && !unheard.includes(id));
  const weigh = (some: readonly Check[]) => some.reduce((sum, { id }) => sum + weightById[id]!, 0);
  const passed = weigh(asked.filter((each) => each.passed));
  if (passed === 0 && !sources.some((source) => able.includes(source))) return null;
  return Math.round((100 * passed) / weigh(asked));
}

function disagreement({ position }: DataQuality['agreement']): string {
  return position === null
    ? 'only one source has it'
    : 'two sources place it more than 300 m from each other';
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
