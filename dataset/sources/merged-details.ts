import { distance } from 'geokdbush';
import type { DataQuality } from '#lib/contract/data-quality.ts';
import type { StatedSource } from '#lib/contract/origins.ts';
import {
  type ClubFacts,
  type CourseDetails,
  FACT_KEYS,
  nothingKnown,
  type ValuePlace,
} from '../course/course-in-progress.ts';
import { latest } from '../latest.ts';
import { type DatedSource, sourceCatalogue } from '../source-catalogue.ts';
import { compareText } from '../text/compare-text.ts';
import { isBareDigits } from '../text/read-phones.ts';
import { isDemoPlace } from '../validate/checked.ts';
import { toCardsAndTeeboxes } from './cards-and-teeboxes.ts';
import { correctedDetails } from './corrected-course.ts';
import type { ListedCourse } from './course-files.ts';
import type { MergedCourse } from './merge-courses.ts';
import { fileOf, type SourceStatements } from './source-statement.ts';

function fieldOrigins(
  { head, namePlaces, osmIndex, records }: MergedCourse,
  osm: CourseDetails,
): ValuePlace[] {
  const osmPlace = head.sourceIds.find((id) => /^(node|way|relation)\//.test(id)) ?? null;
  const origins: ValuePlace[] = [];
  const record = records[0];
  const identity = osmIndex === null ? record?.place : osmPlace;
  if (identity) origins.push({ value: 'position', place: identity });
  if (namePlaces.name) origins.push({ value: 'name', place: namePlaces.name });
  if (namePlaces.clubName) origins.push({ value: 'club_name', place: namePlaces.clubName });
  const phone = bestPhone(phonesOf(osmPlace, osm, records));
  if (phone?.place) origins.push({ value: 'phone', place: phone.place });
  for (const [value, key] of Object.entries(FACT_KEYS)) {
    if (key === 'phone') continue;
    const isTagged = osmPlace !== null && isKnown(osm[key]);
    const place = isTagged ? osmPlace : records.find((each) => isKnown(each[key]))?.place;
    if (place) origins.push({ value, place });
  }
  return origins;
}

function isKnown(value: ClubFacts[keyof ClubFacts]): boolean {
  return value !== null && value !== 'unknown' && !(Array.isArray(value) && value.length === 0);
}

/** The first known value of each fact; of telephone numbers the best written. */
function mergeFacts(base: CourseDetails, { records, combinations }: MergedCourse): ClubFacts {
  const sources = [base, ...records];
  const facts = Object.fromEntries(
    Object.values(FACT_KEYS).map((key) => [key, (sources.find((each) => isKnown(each[key])) ?? base)[key]]),
  ) as ClubFacts;
  const phone = bestPhone(phonesOf(null, base, records))?.phone ?? null;
  // A club's nines are listed with their own holes and pars.
  return combinations
    ? { ...facts, phone, declaredHoleCount: base.declaredHoleCount, declaredPar: null }
    : { ...facts, phone };
}

/**
 * OpenStreetMap's values first, then those of the lines of courses files, the richest first; cards from
 * scorecards files before the holes of a courses file. Corrections beat them all.
 */
export function mergedDetails(
  course: MergedCourse,
  osm: CourseDetails | null,
  statements: SourceStatements = new Map(),
): CourseDetails {
  const base = osm ?? nothingKnown();
  const { records, scorecards, reviews, findings } = course;
  const cards = toCardsAndTeeboxes(inCombinations(course), base.holes);
  const printed = withListedCards(cards, course);
  const stated = statedSources(course, statements);
  const merged: CourseDetails = {
    ...base,
    updatedAt: latest([
      base.updatedAt,
      ...records.map((record) => record.updatedAt),
      ...Object.values(stated).flatMap((sources) => sources.map((source) => source.updated_at ?? null)),
    ]),
    ...mergeFacts(base, course),
    scorecards: [...base.scorecards, ...printed.scorecards],
    teeboxes: [
      ...base.teeboxes,
      ...printed.teeboxes.map((teebox) => ({
        ...teebox,
        scorecardIndexes: teebox.scorecardIndexes.map((index) => index + base.scorecards.length),
      })),
    ],
    reviewDistribution: addCounts(base.reviewDistribution, reviews),
    findings: [...base.findings, ...findings, ...scorecards.flatMap(({ record }) => record.findings)],
    sources: sourcesOf(course, base.sources),
    ...(Object.keys(stated).length > 0 && { statedSources: stated }),
    sourceTimes: { osm: base.updatedAt, courses: latest(records.map(({ updatedAt }) => updatedAt)) },
    ...(osm && records[0] ? { agreement: agreementOf(course, osm) } : {}),
    ...(course.combinations && {
      listedNines: new Set(course.combinations.flatMap(({ loops }) => loops)).size,
    }),
    origins: fieldOrigins(course, base),
  };
  return correctedDetails(merged, course.corrections);
}

/** Two places of one course are within this. */
const SAME_PLACE_KM = 0.3;

/** Whether OpenStreetMap and lists of courses say the same of a course. */
function agreementOf({ head, records }: MergedCourse, osm: CourseDetails): DataQuality['agreement'] {
  const compare = (key: 'declaredPar' | 'declaredHoleCount') => {
    const ofLists = records.map((record) => record[key]).find((value) => value !== null);
    return osm[key] === null || ofLists === undefined ? null : osm[key] === ofLists;
  };
  const [lon, lat] = head.position;
  return {
    position: records.some(({ position }) => distance(lon, lat, ...position) <= SAME_PLACE_KM),
    par: compare('declaredPar'),
    hole_count: compare('declaredHoleCount'),
  };
}

/**
 * What the files of a course state of their sources. Where a file states nothing, ids can name a maker we know
 * ('opengolfapi:…'); else the catalogue's words for that kind of file are kept.
 */
function statedSources(
  { records, scorecards, namePlaces }: MergedCourse,
  statements: SourceStatements,
): Record<string, DatedSource[]> {
  const stated: Record<string, DatedSource[]> = {};
  const add = (key: string, lines: readonly Line[]) => {
    const byFile = [...Map.groupBy(lines, ({ place }) => fileOf(place))].sort(([a], [b]) =>
      compareText(a, b),
    );
    const sources = byFile.map(([file, ofFile]) => ({
      source: statements.get(file) ?? makerOf(ofFile),
      time: latest(ofFile.map(({ updatedAt }) => updatedAt ?? null)),
    }));
    if (sources.every(({ source }) => source === null)) return;
    stated[key] = sources.map(({ source, time }) => {
      const known: DatedSource = source ?? sourceCatalogue[key]!;
      return { ...known, updated_at: time ?? known.updated_at ?? null };
    });
  };
  add('courses', [...records, ...clubLine(namePlaces.clubName, records)]);
  add(
    'scorecards',
    scorecards.map(({ record }) => record),
  );
  return stated;
}

/** A club's name can come from the line of another course. */
function clubLine(place: string | null, records: readonly ListedCourse[]): Line[] {
  const isLine = place !== null && !isOsmId(place) && !isDemoPlace(place);
  const isOfOther = isLine && !records.some((record) => record.place === place);
  return isOfOther ? [{ place, sourceId: null }] : [];
}

function isOsmId(place: string): boolean {
  return /^(node|way|relation)\//.test(place);
}

type Line = { place: string; sourceId: string | null; updatedAt?: string | null };

function makerOf(lines: readonly { sourceId: string | null }[]): StatedSource | null {
  const [maker, ...others] = new Set(lines.map(({ sourceId }) => makerKey(sourceId)));
  return maker != null && others.length === 0 ? sourceCatalogue[maker]! : null;
}

/** The maker in the catalogue, by the id's prefix. */
function makerKey(sourceId: string | null): string | null {
  const [maker = '', rest] = sourceId?.split(':') ?? [];
  return rest !== undefined && Object.hasOwn(sourceCatalogue, maker) ? maker : null;
}

type Phone = { phone: string; place: string | null };

function phonesOf(osmPlace: string | null, osm: CourseDetails, records: readonly ListedCourse[]): Phone[] {
  const all = [{ phone: osm.phone, place: osmPlace }, ...records];
  return all.flatMap(({ phone, place }) => (phone === null ? [] : [{ phone, place }]));
}

/** The first that is written as people write numbers, before bare digits. */
function bestPhone(phones: readonly Phone[]): Phone | undefined {
  return phones.find(({ phone }) => !isBareDigits(phone)) ?? phones[0];
}

type Distribution = CourseDetails['reviewDistribution'];

function addCounts(a: Distribution, b: Distribution): Distribution {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4]];
}

/** Cards of a club's nines, alone or in pairs, named after them. */
function inCombinations({ scorecards, combinations }: MergedCourse): MergedCourse['scorecards'] {
  if (!combinations) return scorecards;
  return scorecards.map((card) => {
    const played = combinations.find(({ sourceIds }) => sourceIds.includes(card.record.sourceId ?? ''));
    return played ? { ...card, name: played.loops.join(' – '), loops: played.loops } : card;
  });
}

/** Cards, or one of the holes that a courses file lists where no scorecards file has one of the course or of one of its nines. */
function withListedCards(cards: Cards, { records, scorecards, combinations }: MergedCourse): Cards {
  if (!combinations) return cards.scorecards.length > 0 ? cards : cardOfRecords(records);
  const withCard = new Set(scorecards.map(({ record }) => record.sourceId));
  const listed = combinations.flatMap(({ loops, sourceIds }) => {
    if (sourceIds.some((id) => withCard.has(id))) return [];
    const own = cardOfRecords(records.filter(({ sourceId }) => sourceIds.includes(sourceId)));
    return own.scorecards.map((card) => ({ ...card, name: loops.join(' – ') }));
  });
  return { ...cards, scorecards: [...cards.scorecards, ...listed] };
}

type Cards = Pick<CourseDetails, 'scorecards' | 'teeboxes'>;

/** The line with the most holes. */
function cardOfRecords(records: readonly ListedCourse[]): Cards {
  const fullest = records.toSorted((a, b) => b.holes.length - a.holes.length)[0];
  if (!fullest || fullest.holes.length === 0) return { scorecards: [], teeboxes: [] };
  const card = { name: null, gender: 'all' as const, loops: [], holes: fullest.holes, place: fullest.place };
  return { scorecards: [card], teeboxes: [] };
}

/** The kinds of files, and the makers of the data where a source id's prefix is known ('opengolfapi:…'). */
function sourcesOf(
  { records, scorecards, reviews, namePlaces: { clubName } }: MergedCourse,
  known: readonly string[],
): string[] {
  const keys = new Set(known);
  if (records.length + clubLine(clubName, records).length > 0) keys.add('courses');
  if (clubName !== null && isOsmId(clubName)) keys.add('osm');
  if (scorecards.length > 0) keys.add('scorecards');
  if (reviews.some((count) => count > 0)) keys.add('reviews');
  const ids = [
    ...records.map(({ sourceId }) => sourceId),
    ...scorecards.map(({ record }) => record.sourceId),
  ];
  for (const id of ids) {
    const maker = makerKey(id);
    if (maker !== null) keys.add(maker);
  }
  return [...keys];
}
