import { brotliCompressSync, constants } from 'node:zlib';
import type { Character } from '#lib/contract/character.ts';
import type { CourseRow } from '#lib/contract/course-row.ts';
import type { MappingRule } from '#lib/contract/mapping.ts';
import { type EncodedHoles, encodeHoles } from '#lib/dataset-file/hole-columns.ts';
import type { CourseDetails, ValuePlace } from '../../course/course-in-progress.ts';
import type { Finding } from '../../finding.ts';
import { toCourseRow, toGolfSummary } from '../../profile/to-course-row.ts';
import { type FigureOfCourse, toFigures } from '../../profile/to-figures.ts';
import { type ProfileInput, toGolfProfile } from '../../profile/to-golf-profile.ts';
import { type MappedSource, toMapping } from '../../profile/to-mapping.ts';
import { type MappingTask, toMappingTasks } from '../../profile/to-mapping-tasks.ts';
import { toTraits } from '../../profile/to-traits.ts';
import { validateCourse } from '../../validate/validate-course.ts';
import { checkExcerpts, checkProfile } from '../verify/check-course.ts';
import { digestOf } from '../verify/seal.ts';
import { hashDocument, hashParts, keepTimes, type PreviousContent, sourceTimes } from './course-content.ts';
import { type DatasetTotals, totalsOf } from './dataset-contents.ts';
import { compressOpen, type OpenBrotli } from './open-brotli.ts';
import { joinMembers, profileMembers } from './profile-json.ts';

export type FinishedCourse = {
  golfId: number;
  row: CourseRow;
  rowDoc: string;
  figures: FigureOfCourse[];
  /** JSON of `{"data": GolfSummary}`. */
  summaryDoc: string;
  /** Of `{"data": GolfProfile}`, up to its similar courses. */
  body: OpenBrotli;
  jsonBytes: number;
  /** As toTraits gives them. */
  traits: Float64Array<ArrayBuffer> | null;
  holes: EncodedHoles;
  /** From one to five stars. */
  reviews: CourseDetails['reviewDistribution'];
  scorecardDoc: string | null;
  updatedAt: string | null;
  /** As `content.hashes`. */
  hashes: Uint8Array;
  sourceTimes: string;
  /** Of the profile up to its similar courses. */
  openHash: string;
  summaryHash: string;
  totals: DatasetTotals;
  /** The rules that its profile, row and summary break. */
  faults: string[];
  /** Of all that was checked, so that the file can be checked for it. Null if another build has checked it. */
  digest: string | null;
  findings: Finding[];
  origins: ValuePlace[];
  sourceKeys: string[];
  mapping: FinishedMapping | null;
};

/** What the tables about the map hold of it. */
export type FinishedMapping = {
  holesToGain: number;
  gaps: number;
  /** JSON of how many gaps there are by rule. */
  rulesDoc: string;
  /** Brotli of the JSON of `MappingGap[]`. */
  body: Uint8Array<ArrayBuffer>;
  tasks: MappingTask[];
};

/** `previous` is what the previous edition kept of it. */
export function finishCourse(input: ProfileInput & { previous: PreviousContent | null }): FinishedCourse {
  const checked = validateCourse(input.details, input.head.sourceIds[0]!);
  const findings = [...input.details.findings, ...checked.findings];
  const made = toGolfProfile({ ...input, details: { ...checked.details, findings } });
  const members = profileMembers(made);
  const hashes = hashParts(members);
  const profile = keepTimes({ profile: made, members, hashes }, input.previous, input.details.statedSources);
  const json = upToSimilar(joinMembers(members));
  const row = toCourseRow(profile);
  const summary = toGolfSummary(profile);
  const { golfId, slug } = input;
  const summaryDoc = JSON.stringify({ data: summary });
  const content = {
    rowDoc: JSON.stringify(row),
    holes: encodeHoles(profile),
    openHash: hashDocument(json),
    summaryHash: hashDocument(summaryDoc),
  };
  const faults = [...checkProfile(profile).faults, ...checkExcerpts(row, summary)];
  return {
    ...content,
    golfId,
    row,
    faults: faults.map((fault) => `Course ${golfId}: ${fault}.`),
    digest: digestOf({ ...content, golfId, slug }),
    figures: toFigures(profile),
    summaryDoc,
    body: compressOpen(json),
    jsonBytes: json.length,
    traits: toTraits(profile).traits,
    reviews: input.details.reviewDistribution,
    scorecardDoc: input.details.sources.includes('scorecards')
      ? JSON.stringify({ scorecards: profile.scorecards, teeboxes: profile.teeboxes })
      : null,
    updatedAt: profile.updated_at,
    hashes,
    sourceTimes: sourceTimes(profile),
    totals: totalsOf(profile),
    findings,
    origins: toOrigins(checked.details),
    sourceKeys: input.details.sources,
    mapping: finishMapping({ profile, details: checked.details, findings }),
  };
}

function finishMapping(source: MappedSource): FinishedMapping | null {
  const { gaps, holesToGain } = toMapping(source);
  if (gaps.length === 0) return null;
  const counts: Partial<Record<MappingRule, number>> = {};
  for (const { rule } of gaps) counts[rule] = (counts[rule] ?? 0) + 1;
  return {
    holesToGain,
    gaps: gaps.length,
    rulesDoc: JSON.stringify(counts),
    body: compressOne(JSON.stringify(gaps)),
    tasks: toMappingTasks(source.profile, gaps),
  };
}

const NONE_SIMILAR = Buffer.from('"similar":[]}}}');
const END = ']}}}';

/**
 * The part that's known before all other courses are. Throws a RangeError if the similar courses don't come
 * last.
 */
function upToSimilar(json: Buffer): Buffer {
  if (!json.subarray(-NONE_SIMILAR.length).equals(NONE_SIMILAR))
    throw new RangeError('similar must come last');
  return json.subarray(0, -END.length);
}

/** The rest of the JSON. */
export function similarJson(similar: Character['similar']): string {
  return `${similar.map((course) => JSON.stringify(course)).join()}${END}`;
}

function compressOne(text: string): Uint8Array<ArrayBuffer> {
  // A copy, so that handing it to another thread takes nothing else along.
  return new Uint8Array(brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }));
}

/** An OSM id, a file and line, or a source's key; sorted, each pair once. */
function toOrigins(details: CourseDetails): ValuePlace[] {
  const traced = details.holes.filter(({ key }) => key.includes('/')).map(({ key }) => key);
  const origins: ValuePlace[] = [
    ...(details.origins ?? []),
    ...details.scorecards.map(({ place }) => ({ value: 'scorecards', place })),
    ...details.teeboxes.map(({ place }) => ({ value: 'teeboxes', place })),
    ...traced.map((place) => ({ value: 'holes', place })),
  ];
  if (details.sources.includes('elevation')) origins.push({ value: 'elevations', place: 'elevation' });
  if (details.sources.includes('reviews')) origins.push({ value: 'reviews', place: 'reviews' });
  const byKey = new Map(origins.filter(({ place }) => place !== '').map((each) => [keyOf(each), each]));
  return [...byKey.keys()].sort().map((key) => byKey.get(key)!);
}

function keyOf({ value, place }: ValuePlace): string {
  return `${value} ${place}`;
}
