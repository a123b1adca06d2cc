import type { MappingRule } from '#lib/contract/mapping.ts';
import { encodeHoles } from '#lib/dataset-file/hole-columns.ts';
import type { CourseDetails, ValuePlace } from '../../course/course-in-progress.ts';
import { type CourseParts, toDetails } from '../../course-parts.ts';
import { toCourseRow, toGolfSummary } from '../../profile/to-course-row.ts';
import { toFigures } from '../../profile/to-figures.ts';
import { type ProfileInput, toGolfProfile } from '../../profile/to-golf-profile.ts';
import { type MappedSource, toMapping } from '../../profile/to-mapping.ts';
import { toMappingTasks } from '../../profile/to-mapping-tasks.ts';
import { toRenown } from '../../profile/to-renown.ts';
import { toTraits } from '../../profile/to-traits.ts';
import { validateCourse } from '../../validate/validate-course.ts';
import { draftProfile } from './complete-profiles.ts';
import { compressJson } from './compress-json.ts';
import {
  hashDocument,
  hashParts,
  keepTimes,
  type PreviousContent,
  sourceTimes,
  toTexts,
} from './course-content.ts';
import { totalsOf } from './dataset-contents.ts';

/** Everything that the file says of a course, except which courses are like it. */
export type FinishedCourse = ReturnType<typeof finishCourse>;

export type CourseTask = Omit<ProfileInput, 'details'> & {
  parts: CourseParts;
  /** What the previous edition kept about it. */
  previous: PreviousContent | null;
};

export function finishCourses(tasks: readonly CourseTask[]): FinishedCourse[] {
  return tasks.map(finishCourse);
}

function finishCourse({ parts, previous, ...input }: CourseTask) {
  const known = toDetails(parts);
  const checked = validateCourse(known, input.head.sourceIds[0]!);
  const findings = [...known.findings, ...checked.findings];
  const made = toGolfProfile({ ...input, details: { ...checked.details, findings } });
  const texts = toTexts(made);
  const hashes = hashParts(texts);
  const times = keepTimes(made, hashes, previous, known.statedSources);
  const profile = { ...made, ...times };
  const row = toCourseRow(profile);
  const summaryDoc = JSON.stringify({ data: toGolfSummary(profile) });
  return {
    golfId: input.golfId,
    row,
    renown: toRenown(profile, row),
    figures: toFigures(profile),
    /** JSON of `{"data": GolfSummary}`. */
    summaryDoc,
    summaryHash: hashDocument(summaryDoc),
    /** What `draftProfile` gives. */
    draft: draftProfile({ ...texts, ...toTexts(times) }),
    traits: toTraits(profile).traits,
    holes: encodeHoles(profile),
    /** How many have one to five stars. */
    reviews: known.reviewDistribution,
    scorecardDoc: known.sources.includes('scorecards')
      ? JSON.stringify({ scorecards: profile.scorecards, teeboxes: profile.teeboxes })
      : null,
    updatedAt: profile.updated_at,
    /** What `content.hashes` holds. */
    hashes,
    sourceTimes: sourceTimes(profile),
    totals: totalsOf(profile),
    findings,
    origins: toOrigins(checked.details),
    sourceKeys: known.sources,
    mapping: finishMapping({ profile, details: checked.details, findings }),
  };
}

/** What the tables about the map say of a course. */
function finishMapping(source: MappedSource) {
  const { gaps, holesToGain } = toMapping(source);
  if (gaps.length === 0) return null;
  const counts: Partial<Record<MappingRule, number>> = {};
  for (const { rule } of gaps) counts[rule] = (counts[rule] ?? 0) + 1;
  return {
    holesToGain,
    gaps: gaps.length,
    /** JSON of how many gaps there are by rule. */
    rulesDoc: JSON.stringify(counts),
    /** Brotli of the JSON of `MappingGap[]`. */
    body: compressJson(JSON.stringify(gaps)),
    tasks: toMappingTasks(source.profile, gaps),
  };
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
