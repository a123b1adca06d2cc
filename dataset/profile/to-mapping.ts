import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import type { Hole } from '#lib/contract/hole.ts';
import type { MappingGap, MappingRule } from '#lib/contract/mapping.ts';
import { rulerAt } from '#lib/geo/ruler.ts';
import { BUNKER_OF_NO_HOLE } from '#lib/golf/mapping-rules.ts';
import type { CourseDetails, CourseHole } from '../course/course-in-progress.ts';
import { sortHoles } from '../course/sort-holes.ts';
import type { Finding } from '../finding.ts';
import { distanceBetweenLines, distanceToGeometry } from '../geometry/line-distance.ts';

export type Mapping = { gaps: MappingGap[]; holesToGain: number };

/** Holes of a course whose number of holes nobody knows. */
const USUAL_HOLES = 9;
/** Metres. A line that ends this near to a green's edge ends on it. */
const ON_GREEN = 1;
/** Metres. A green this near is what the line was meant to end on, unless another line ends there. */
const NEAR_GREEN = { own: 15, free: 60 };
/** Metres from the start of a line. */
const NEAR_TEE = 15;
/** Metres. Shorter holes need no fairway. */
const LENGTH_WITH_FAIRWAY = 230;

/** The build's findings that a mapper can fix, with their names among these rules. */
const FOUND: Readonly<Record<string, MappingRule>> = {
  'reversed-hole': 'hole-reversed',
  'hole-number-repeated': 'hole-number-repeated',
  'par-not-a-number': 'par-not-a-number',
  'stroke-index-not-a-number': 'stroke-index-not-a-number',
  'stroke-index-not-a-permutation': 'stroke-index-not-a-permutation',
  'course-mapped-twice': 'course-mapped-twice',
  'unnamed-course': 'course-without-name',
};

/** The course as it's published, and what it was made from. */
export type MappedSource = { profile: GolfProfile; details: CourseDetails; findings: readonly Finding[] };

/** Gaps of the course itself, then of its holes in their order, then bunkers. An invented course has no map. */
export function toMapping({ profile, details, findings }: MappedSource): Mapping {
  if (profile.origin.source === 'demo') return { gaps: [], holesToGain: 0 };
  const holes = sortHoles(details.holes).map((mapped, index) => ({ mapped, hole: profile.holes[index]! }));
  const course = courseGaps(profile, findings);
  const reasons = findings.filter(isReason(findings));
  const ofHoles = holes.flatMap((each) => holeGaps(each, { holes, profile, details, findings: reasons }));
  return {
    gaps: [...course, ...ofHoles, ...bunkerGaps(profile)],
    holesToGain: holesToGain(profile, [...course, ...ofHoles]),
  };
}

/** An index that can't be read spoils the whole set; the set isn't a fault of its own then. */
function isReason(findings: readonly Finding[]): (finding: Finding) => boolean {
  const isSpoilt = findings.some(({ rule }) => rule === 'stroke-index-not-a-number');
  return ({ rule, value }) =>
    !isSpoilt || rule !== 'stroke-index-not-a-permutation' || hasRepeats(value ?? '');
}

/** Whether an index comes twice in a list of stroke indexes, which has – for those that are missing. */
function hasRepeats(list: string): boolean {
  const known = list.split(' ').filter((index) => index !== '–');
  return new Set(known).size < known.length;
}

function holesToGain({ holes, hole_count, kind }: GolfProfile, gaps: readonly MappingGap[]): number {
  if (kind === 'practice') return 0;
  const incomplete = new Set(gaps.map(({ hole_id }) => hole_id).filter((id) => id !== null)).size;
  return incomplete + Math.max(0, (hole_count ?? (holes.length === 0 ? USUAL_HOLES : 0)) - holes.length);
}

type Said = Partial<Pick<MappingGap, 'origin' | 'value'>>;

function courseGaps(profile: GolfProfile, findings: readonly Finding[]): MappingGap[] {
  const { origin, location, holes, surfaces, kind } = profile;
  const gap = (rule: MappingRule, said: Said = {}): MappingGap => ({
    rule,
    origin,
    hole_id: null,
    value: null,
    latitude: location.latitude,
    longitude: location.longitude,
    ...said,
  });
  if (origin.source !== 'osm') return [gap('course-not-mapped')];
  const found = findings.flatMap(({ source, place, rule, value }) => {
    const name = FOUND[rule];
    const isOfCourse = source === 'osm' && (name === 'course-mapped-twice' || name === 'course-without-name');
    return isOfCourse ? [gap(name, { origin: { source: 'osm', id: place }, value })] : [];
  });
  const has = (type: GolfProfile['surfaces'][number]['type']) => surfaces.some((each) => each.type === type);
  const missing = missingNumbers(profile);
  const isCourse = kind !== 'practice';
  return [
    ...found,
    ...(has('outline') ? [] : [gap('course-without-outline')]),
    ...(holes.length === 0 && isCourse ? [gap('course-without-holes')] : []),
    ...(!has('fairway') && holes.some(needsFairway) ? [gap('course-without-fairways')] : []),
    ...(missing.length > 0 ? [gap('holes-missing', { value: missing.join(' ') })] : []),
  ];
}

/** The missing holes of a round whose other holes are mapped; holes without numbers may be those. */
function missingNumbers({ holes, hole_count, hole_count_source }: GolfProfile): number[] {
  const numbers = holes.map(({ number }) => number);
  if (holes.length === 0 || new Set(holes.map(({ loop }) => loop)).size > 1) return [];
  const stated = hole_count_source === 'traced' ? 0 : (hole_count ?? 0);
  const last = Math.max(stated, ...numbers.map((number) => number ?? 0));
  if (last > 18) return [];
  const missing = Array.from({ length: last }, (_, i) => i + 1).filter((number) => !numbers.includes(number));
  return missing.length > numbers.filter((number) => number === null).length ? missing : [];
}

type BothHoles = { mapped: CourseHole; hole: Hole };
type Around = MappedSource & { holes: readonly BothHoles[] };

function holeGaps(both: BothHoles, around: Around): MappingGap[] {
  const { mapped, hole } = both;
  const end = mapped.line.at(-1)!;
  const start = mapped.line[0]!;
  const gap = (rule: MappingRule, at = start, value: string | null = null): MappingGap => ({
    rule,
    origin: hole.origin,
    hole_id: hole.hole_id,
    value,
    longitude: at[0],
    latitude: at[1],
  });
  const lacks = (key: 'ref' | 'par') => mapped.untagged?.includes(key);
  const found = around.findings.flatMap(({ source, place, rule, value }) => {
    const name = FOUND[rule];
    return source === 'osm' && place === mapped.key && name ? [gap(name, start, value)] : [];
  });
  const green = greenGap(both, around);
  return [
    ...(lacks('ref') ? [gap('hole-without-ref', start, suggestedNumber(hole))] : []),
    ...(lacks('par') ? [gap('hole-without-par')] : []),
    ...found,
    ...(hasTee(both, around) ? [] : [gap('hole-without-tee')]),
    ...(lacksFairway(both, around) ? [gap('hole-without-fairway', middleOf(mapped.line))] : []),
    ...(green ? [gap(green.rule, end, green.value)] : []),
  ];
}

/** A card's numbers aren't for OpenStreetMap: its licence may be another. */
function suggestedNumber({ number, number_source }: Hole): string | null {
  return number === null || number_source === 'card' ? null : String(number);
}

function middleOf(line: CourseHole['line']): CourseHole['line'][number] {
  const ruler = rulerAt(line[0]![1]);
  const [lon, lat] = ruler.along(
    line.map((position) => [...position]),
    ruler.lineDistance(line.map((position) => [...position])) / 2,
  );
  return [lon!, lat!];
}

/** Mapped tees of its own, or any tee where its line begins. */
function hasTee({ mapped }: BothHoles, { holes, profile }: Around): boolean {
  if (mapped.tees.length > 0) return true;
  const start = [mapped.line[0]!];
  const isNear = profile.surfaces.some(
    ({ type, geometry }) => type === 'tee' && distanceToGeometry(start, geometry, NEAR_TEE) <= NEAR_TEE,
  );
  return (
    isNear ||
    holes.some((each) =>
      each.mapped.tees.some(({ position }) => distanceBetweenLines([position], start) <= NEAR_TEE),
    )
  );
}

function needsFairway({ length }: Pick<Hole, 'length'>): boolean {
  return length !== null && length >= LENGTH_WITH_FAIRWAY;
}

/** Whether a hole lacks its fairway; where a course has no fairway at all, that is one gap of the course. */
function lacksFairway({ mapped, hole }: BothHoles, { profile, details }: Around): boolean {
  if (!needsFairway(hole) || !profile.surfaces.some(({ type }) => type === 'fairway')) return false;
  return !details.surfaces.some(({ type, holeKeys }) => type === 'fairway' && holeKeys.includes(mapped.key));
}

/** Whether the line ends outside a green, or has none to end on. */
function greenGap(
  { mapped, hole }: BothHoles,
  { holes, profile }: Around,
): { rule: MappingRule; value: string | null } | null {
  const end = [mapped.line.at(-1)!];
  const near = profile.surfaces
    .filter(({ type }) => type === 'green')
    .map((green) => ({ green, metres: distanceToGeometry(end, green.geometry, NEAR_GREEN.free) }))
    .filter(({ metres }) => metres <= NEAR_GREEN.free)
    .sort((a, b) => a.metres - b.metres);
  if (near[0] && near[0].metres <= ON_GREEN) return null;
  const isFree = ({ geometry }: GolfProfile['surfaces'][number]) =>
    holes.every(
      (other) =>
        other.hole === hole || distanceToGeometry([other.mapped.line.at(-1)!], geometry, ON_GREEN) > ON_GREEN,
    );
  const meant = near.find(({ green, metres }) => metres <= NEAR_GREEN.own || isFree(green));
  if (!meant) return { rule: 'hole-without-green', value: null };
  return { rule: 'hole-ends-off-green', value: `${Math.round(meant.metres)}` };
}

function bunkerGaps({ holes, hazards }: GolfProfile): MappingGap[] {
  const lines = holes.flatMap(({ line }) => (line ? [line.coordinates] : []));
  if (lines.length === 0) return [];
  return hazards.flatMap(({ type, hole_ids, geometry, origin, centroid }) => {
    if (type !== 'bunker' || hole_ids.length > 0) return [];
    const { to } = BUNKER_OF_NO_HOLE;
    const metres = Math.min(...lines.map((line) => distanceToGeometry(line, geometry, to)));
    if (metres < BUNKER_OF_NO_HOLE.from || metres > to) return [];
    const [longitude, latitude] = centroid.coordinates;
    return [
      {
        rule: 'bunker-of-no-hole',
        origin,
        hole_id: null,
        value: `${Math.round(metres)}`,
        latitude,
        longitude,
      } satisfies MappingGap,
    ];
  });
}
