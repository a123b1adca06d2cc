import type { DatabaseSync } from 'node:sqlite';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import { toCourseRow, toGolfSummary } from '../profile/to-course-row.ts';
import { toGolfProfile } from '../profile/to-golf-profile.ts';
import { compressProfile } from './compress-profile.ts';
import type { CourseEntry, DatasetContents } from './dataset-contents.ts';
import { addToTotals, type DatasetTotals, noTotals } from './dataset-totals.ts';
import type { Directory, DirectoryIds } from './directory.ts';
import { nameRanks } from './name-ranks.ts';
import { toSources } from './source-catalogue.ts';

/** Profiles that are being compressed at a time: enough to keep every core busy, few enough to bound memory. */
const IN_FLIGHT = 16;

/** Writes each course's profile and findings, and its row into the scratch table, in the order of golf_id. */
export async function writeCourses(
  database: DatabaseSync,
  contents: DatasetContents,
  directory: Directory,
  onCourse: (done: number) => void,
): Promise<DatasetTotals> {
  const totals = noTotals();
  const ranks = nameRanks(contents.entries);
  const pagedCities = new Set(directory.cities.filter((city) => city.courseCount > 1).map(({ id }) => id));
  const insertProfile = profileInserter(database);
  const insertRow = rowInserter(database);
  const insertFinding = database.prepare(
    'INSERT INTO finding (source, place, golf_id, rule, value, action) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const inFlight: Promise<() => void>[] = [];
  let done = 0;
  const insertOldest = async () => {
    (await inFlight.shift()!)();
    onCourse(++done);
  };
  for (const [position, entry] of contents.entries.entries()) {
    const ids = directory.idsOf[position]!;
    const details = contents.drafts.details(entry.index);
    const profile = toGolfProfile({
      ...entry,
      head: contents.drafts.heads[entry.index]!,
      details,
      cityHasPage: ids.cityId !== null && pagedCities.has(ids.cityId),
      sources: toSources([...details.sources, 'places']),
    });
    addToTotals(totals, profile);
    insertRow(profile, ids, ranks[position]!);
    for (const { source, place, rule, value, action } of details.findings) {
      insertFinding.run(source, place, entry.golfId, rule, value, action);
    }
    inFlight.push(insertProfile(entry, profile));
    if (inFlight.length >= IN_FLIGHT) await insertOldest();
  }
  while (inFlight.length > 0) await insertOldest();
  return totals;
}

/** Compresses a profile; what comes back inserts it. */
function profileInserter(database: DatabaseSync) {
  const insert = database.prepare('INSERT INTO profile VALUES (?, ?, ?)');
  return async ({ golfId }: CourseEntry, profile: GolfProfile) => {
    const json = Buffer.from(JSON.stringify({ data: profile }));
    const body = await compressProfile(json);
    return () => {
      insert.run(golfId, body, json.length);
    };
  };
}

function rowInserter(database: DatabaseSync) {
  const insert = database.prepare(
    `INSERT INTO scratch.course_row VALUES (${new Array(18).fill('?').join(', ')})`,
  );
  return (profile: GolfProfile, ids: DirectoryIds, nameRank: number) => {
    const row = toCourseRow(profile);
    const stars = Object.entries(profile.review_distribution).reduce((sum, [star, n]) => sum + +star * n, 0);
    insert.run(
      Number(row.golf_id),
      row.slug,
      row.name,
      nameRank,
      row.latitude,
      row.longitude,
      ids.countryId,
      ids.regionId,
      ids.cityId,
      row.hole_count,
      row.par,
      row.has_geometry ? 1 : 0,
      row.review_count,
      row.review_average,
      stars,
      JSON.stringify(row),
      JSON.stringify({ data: toGolfSummary(profile) }),
      profile.updated_at,
    );
  };
}
