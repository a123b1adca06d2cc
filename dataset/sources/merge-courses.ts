import type { Position } from '#lib/contract/geometry.ts';
import { isInBbox } from '#lib/geo/bbox.ts';
import { isLatin } from '#lib/text/name-language.ts';
import type { AppliedCorrection, CourseHead } from '../course/course-in-progress.ts';
import type { Finding } from '../finding.ts';
import { nameKey } from '../text/course-name.ts';
import { isGolfOnly } from '../text/part-of-club.ts';
import { betterWritten } from '../text/tidy-name.ts';
import type { ListedCourse } from './course-files.ts';
import { type ClusterMatch, clusterRecords, matchClusters } from './match-courses.ts';
import type { MatchedScorecard } from './scorecard-files.ts';

export type MergedCourse = {
  head: CourseHead;
  /** The OSM object or line of its name and its club's name. */
  namePlaces: { name: string | null; clubName: string | null };
  /** Null for a course that only other sources know. */
  osmIndex: number | null;
  records: ListedCourse[];
  scorecards: MatchedScorecard[];
  /** The ids of each of a club's nines or pairs of nines. */
  combinations?: { loops: string[]; sourceIds: string[] }[];
  /** How many reviews have one to five stars. */
  reviews: [number, number, number, number, number];
  findings: Finding[];
  /** What the operator says about it. */
  corrections?: AppliedCorrection[];
};

/** Adds courses that OpenStreetMap lacks. A nameless line belongs to the only course within a kilometre. */
export function mergeCourses(
  osmHeads: readonly CourseHead[],
  records: readonly ListedCourse[],
  isOnOutline: OnOutline = () => false,
): MergedCourse[] {
  const courses: MergedCourse[] = osmHeads.map((head, osmIndex) => newCourse(head, osmIndex));
  const clusters = clusterRecords(records);
  const isNamed = (cluster: ListedCourse[]) =>
    tellingNames(cluster.flatMap(({ name }) => name ?? [])).length > 0;
  joinClusters(courses, clusters.filter(isNamed), isOnOutline);
  joinClusters(
    courses,
    clusters.filter((cluster) => !isNamed(cluster)),
    isOnOutline,
  );
  return courses;
}

/** Names that are no more than "golf course" match none. */
function tellingNames(names: readonly string[]): string[] {
  return names.filter((name) => !isGolfOnly(name));
}

/** Whether a place is on the outline of a course from OpenStreetMap. */
export type OnOutline = (osmIndex: number, position: Position) => boolean;

function newCourse(
  head: CourseHead,
  osmIndex: number | null,
  namePlaces: MergedCourse['namePlaces'] = namedByOsm(head),
): MergedCourse {
  return { head, namePlaces, osmIndex, records: [], scorecards: [], reviews: [0, 0, 0, 0, 0], findings: [] };
}

function namedByOsm({ name, clubName, sourceIds }: CourseHead): MergedCourse['namePlaces'] {
  const id = sourceIds[0] ?? null;
  return { name: name === null ? null : id, clubName: clubName === null ? null : id };
}

/** The lines that the names of a head come from. */
function namedBy(
  { name, clubName }: CourseHead,
  cluster: readonly ListedCourse[],
): MergedCourse['namePlaces'] {
  const placeOf = (key: 'name' | 'clubName', value: string | null) =>
    value === null ? null : (cluster.find((record) => record[key] === value)?.place ?? null);
  return { name: placeOf('name', name), clubName: placeOf('clubName', clubName) };
}

function joinClusters(courses: MergedCourse[], clusters: ListedCourse[][], isOnOutline: OnOutline): void {
  const matches = matchClusters(
    courses.map(({ head, osmIndex }) => ({
      sourceIds: head.sourceIds,
      names: tellingNames(namesOf(head)),
      position: head.position,
      holds:
        osmIndex === null || !head.box
          ? undefined
          : (position) => isInBbox(head.box!, position) && isOnOutline(osmIndex, position),
    })),
    clusters.map((cluster) => ({
      sourceIds: cluster.map((record) => record.sourceId),
      names: tellingNames(cluster.flatMap((record) => record.name ?? [])),
      position: cluster[0]!.position,
    })),
  );
  for (const [i, cluster] of clusters.entries()) {
    const match = matches[i]!;
    const head = headOf(cluster);
    const named = namedBy(head, cluster);
    const course = match.kind === 'known' ? courses[match.known]! : newCourse(head, null, named);
    if (match.kind === 'known') {
      const before = course.head;
      course.head = joinHead(before, head);
      const { name, clubName } = course.namePlaces;
      course.namePlaces = {
        name: course.head.name === before.name ? name : named.name,
        clubName: clubName ?? named.clubName,
      };
    } else courses.push(course);
    course.records.push(...cluster);
    course.findings.push(...findingsOf(cluster, match, courses));
  }
}

/** The names of a course without its club's, which its sister courses have too. */
export function namesOf(head: CourseHead): string[] {
  return [head.name, head.nameEnglish, ...head.alternateNames].filter((name) => name !== null);
}

function headOf(cluster: readonly ListedCourse[]): CourseHead {
  const first = <T>(read: (record: ListedCourse) => T | null): T | null =>
    cluster.map(read).find((value) => value !== null) ?? null;
  const name = cluster.reduce<string | null>(
    (best, record) =>
      best === null || record.name === null ? (best ?? record.name) : betterWritten(best, record.name),
    null,
  );
  const latinPart =
    name === null || isLatin(name) ? undefined : cluster.flatMap((record) => record.otherNames).find(isLatin);
  return {
    sourceIds: [...new Set(cluster.map((record) => record.sourceId))].sort(),
    wikidata: null,
    name,
    nameEnglish: null,
    alternateNames: otherNames(
      name,
      cluster.flatMap((record) => [...(record.name === null ? [] : [record.name]), ...record.otherNames]),
    ),
    ...(latinPart !== undefined && { romanised: { text: latinPart, source: 'part' as const } }),
    clubName: first((record) => record.clubName),
    position: cluster[0]!.position,
    countryCode: first((record) => record.countryCode),
    regionCode: first((record) => record.regionCode),
    cityName: first((record) => record.cityName),
  };
}

/** Makes two courses one, that of `into`. A name in another script stays the name, and a Latin one says how to read it. */
export function joinCourses(into: MergedCourse, from: MergedCourse): void {
  const before = into.head;
  const head = joinHead(before, from.head);
  const names = [before.name, from.head.name].filter((name) => name !== null);
  const [own, latin] = [names.find((name) => !isLatin(name)), names.find(isLatin)];
  const name = own ?? head.name;
  const romanised =
    head.romanised ??
    (own !== undefined && latin !== undefined ? { text: latin, source: 'part' as const } : undefined);
  into.head = {
    ...head,
    name,
    alternateNames: otherNames(name, [...names, ...head.alternateNames]),
    ...(romanised && { romanised }),
  };
  into.namePlaces = {
    name: name === before.name ? into.namePlaces.name : from.namePlaces.name,
    clubName: into.namePlaces.clubName ?? from.namePlaces.clubName,
  };
  into.records.push(...from.records);
  into.findings.push(
    ...from.findings,
    ...from.records.map(({ place, sourceId }): Finding => {
      const value = `${sourceId} is ${before.sourceIds[0]}`;
      return { source: 'courses', place, rule: 'course-doubled', value, action: 'mended' };
    }),
  );
}

/** Keeps the known, adds the incoming. */
function joinHead(known: CourseHead, incoming: CourseHead): CourseHead {
  const name = betterName(known.name, incoming.name);
  return {
    ...known,
    sourceIds: [...new Set([...known.sourceIds, ...incoming.sourceIds])].sort(),
    name,
    alternateNames: otherNames(name, [
      ...(name === incoming.name && known.name !== null ? [known.name] : []),
      ...known.alternateNames,
      ...namesOf(incoming),
    ]),
    ...((known.romanised ?? incoming.romanised) && { romanised: known.romanised ?? incoming.romanised! }),
    clubName: known.clubName ?? incoming.clubName,
    countryCode: known.countryCode ?? incoming.countryCode,
    regionCode: known.regionCode ?? incoming.regionCode,
    cityName: known.cityName ?? incoming.cityName,
  };
}

function betterName(known: string | null, incoming: string | null): string | null {
  if (known === null || incoming === null) return known ?? incoming;
  return isGolfOnly(known) ? incoming : betterWritten(known, incoming);
}

/** Different from the name and each other, in order. */
function otherNames(name: string | null, names: readonly string[]): string[] {
  const seen = new Set(name === null ? [] : [nameKey(name)]);
  return names.filter((other) => {
    const isNew = !seen.has(nameKey(other));
    seen.add(nameKey(other));
    return isNew;
  });
}

function findingsOf(
  cluster: readonly ListedCourse[],
  match: ClusterMatch,
  courses: readonly MergedCourse[],
): MergedCourse['findings'] {
  const [first, ...doubles] = cluster;
  const findings = cluster.flatMap((record) => record.findings);
  for (const { place, sourceId } of doubles) {
    const value = `${sourceId} is ${first!.sourceId}`;
    findings.push({ source: 'courses', place, rule: 'course-doubled', value, action: 'mended' });
  }
  if (match.kind === 'ambiguous') {
    const names = match.candidates.map(
      (index) => courses[index]!.head.name ?? courses[index]!.head.sourceIds[0],
    );
    const { name, place } = first!;
    const value = `${name}: near ${names.join('; ')}`;
    findings.push({ source: 'courses', place, rule: 'course-name-ambiguous', value, action: 'noted' });
  }
  return findings;
}
