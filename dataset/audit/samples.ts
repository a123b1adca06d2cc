import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import type { StatedSource } from '#lib/contract/origins.ts';
import type { CourseDetails, CourseHead } from '../course/course-in-progress.ts';
import { fillElevations } from '../elevation/fill-elevations.ts';
import { openElevation } from '../elevation/open-elevation.ts';
import { type OsmCourses, readOsmCourses } from '../osm/read-osm-courses.ts';
import { loadPlaces } from '../places/load-places.ts';
import type { Places } from '../places/place.ts';
import { toGolfProfile } from '../profile/to-golf-profile.ts';
import { foldNines } from '../sources/clubs.ts';
import { type ListedCourse, readCourseFiles } from '../sources/course-files.ts';
import { sieveDoubtful } from '../sources/doubtful-courses.ts';
import type { TownsOf } from '../sources/doubtful-names.ts';
import { type MergedCourse, mergeCourses } from '../sources/merge-courses.ts';
import { mergeSources } from '../sources/merge-sources.ts';
import type { ReadRecords } from '../sources/read-lines.ts';
import { joinSameInLatin } from '../sources/same-name-in-latin.ts';
import { readScorecardFiles, type ScorecardRecord } from '../sources/scorecard-files.ts';
import { findThreeNines, type ThreeNines } from '../sources/three-nines.ts';
import { validateCourse } from '../validate/validate-course.ts';

/** The sample data, read and merged once for all checks. */
export type Samples = {
  lists: ReadRecords<ListedCourse>;
  /** Of the lists alone, as they are published. */
  listed: MergedCourse[];
  threeNines: ThreeNines[];
  osm: OsmCourses;
  /** Of the extract alone, as they are published. */
  mapped: MergedCourse[];
  cards: { portugal: ScorecardRecord[]; unitedStates: ScorecardRecord[] };
  /** What the README says each file is. */
  licences: ReadonlyMap<string, StatedSource>;
  /** Those under a tile, and its height at their point. */
  covered: { profile: GolfProfile; height: number }[];
  /** Every course of extract, lists and cards together, as a build publishes it. Made one by one: they fill a gigabyte. */
  profiles(): Iterable<GolfProfile>;
};

const ODBL = { licence: 'ODbL-1.0', url: 'https://opengolfapi.org' };
const OPEN_GOLF_API = { ...ODBL, name: 'OpenGolfAPI', attribution: 'Contains data from OpenGolfAPI' };

/** As in the sample data's README. */
const LICENCES = new Map<string, StatedSource>([
  [
    'world.courses.ndjson.gz',
    { ...ODBL, name: 'Open course lists', attribution: '© OpenStreetMap contributors, OpenGolfAPI' },
  ],
  ['united-states.courses.ndjson.gz', OPEN_GOLF_API],
  ['united-states.scorecards.ndjson.gz', OPEN_GOLF_API],
  [
    'portugal.scorecards.ndjson.gz',
    { name: 'Federação Portuguesa de Golfe', licence: 'Published facts', url: null, attribution: null },
  ],
]);

/** Reads the lists, the cards and `osm/eight-countries.golf.osm.pbf` of a folder; takes about a minute. */
export async function readSamples(folder: string): Promise<Samples> {
  const scratch = await mkdtemp(join(tmpdir(), 'audit-'));
  try {
    const root = resolve(folder);
    return await readFiles(root, scratch, await stateSources(root, scratch));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Links the files into another folder, each with its statement. Gives their paths by kind. */
async function stateSources(folder: string, scratch: string) {
  const link = async (kind: 'courses' | 'scorecards') => {
    const names = (await readdir(join(folder, kind))).filter((name) => LICENCES.has(name)).sort();
    for (const name of names) {
      await symlink(join(folder, kind, name), join(scratch, name));
      await writeFile(join(scratch, `${name}.source.json`), JSON.stringify(LICENCES.get(name)));
    }
    return names.map((name) => join(scratch, name));
  };
  return { courses: await link('courses'), scorecards: await link('scorecards') };
}

type Files = { courses: string[]; scorecards: string[] };

async function readFiles(folder: string, cacheFolder: string, files: Files): Promise<Samples> {
  const lists = await readCourseFiles(files.courses);
  const { courses } = sieveDoubtful(joinSameInLatin(mergeCourses([], lists.records)), refuse, townsOf);
  const threeNines = findThreeNines(courses);
  const extract = join(folder, 'osm', 'eight-countries.golf.osm.pbf');
  const osm = await readOsmCourses([extract], { cacheFolder });
  const mapped = sieveDoubtful(
    mergeCourses(osm.inProgress.heads, []),
    (index) => osm.inProgress.details(index),
    townsOf,
  );
  const [portugal, unitedStates] = await Promise.all(
    ['portugal', 'united-states'].map((name) =>
      readScorecardFiles(files.scorecards.filter((path) => path.includes(`/${name}.`))),
    ),
  );
  const merged = await mergeSources(osm.inProgress, files, undefined, townsOf);
  const tiles = await openElevation(join(folder, 'elevation'));
  const { inProgress } = await fillElevations(merged.inProgress, tiles);
  const heights = await tiles.sample(inProgress.heads.map(({ position }) => position));
  return {
    lists,
    listed: foldNines(courses, threeNines),
    threeNines,
    osm,
    mapped: mapped.courses,
    cards: { portugal: portugal!.records, unitedStates: unitedStates!.records },
    licences: LICENCES,
    covered: heights.flatMap((height, index) =>
      height === null
        ? []
        : [{ profile: publish(inProgress.heads[index]!, inProgress.details(index)), height }],
    ),
    *profiles() {
      for (const [index, head] of inProgress.heads.entries()) yield publish(head, inProgress.details(index));
    },
  };
}

let places: Places | undefined;

function placesOfWorld(): Places {
  places ??= loadPlaces();
  return places;
}

/** Lists alone have no mapped courses. */
function refuse(): never {
  throw new Error('no course is mapped');
}

const townsOf: TownsOf = (countryCode) => placesOfWorld().settlementsOf(countryCode);

/** The profile that a build makes of a course. */
export function publish(head: CourseHead, known: CourseDetails): GolfProfile {
  const checked = validateCourse(known, head.sourceIds[0]!);
  const details = { ...checked.details, findings: [...known.findings, ...checked.findings] };
  const place = placesOfWorld().locate(head.position, head);
  return toGolfProfile({
    golfId: 1,
    latin: null,
    slug: head.sourceIds[0]!,
    name: head.name ?? place.country.name,
    head,
    details,
    place,
    cityHasPage: false,
    regionHasPage: true,
  });
}
