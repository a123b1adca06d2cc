import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliCompressSync, constants } from 'node:zlib';
import { collectFigures } from '#dataset/file/write/figures.ts';
import { collectHoleColumns } from '#dataset/file/write/hole-columns.ts';
import { fillIndexes } from '#dataset/file/write/indexes.ts';
import { frameOf } from '#dataset/places/frame.ts';
import { toCourseRow, toGolfSummary } from '#dataset/profile/to-course-row.ts';
import { toRenown } from '#dataset/profile/to-renown.ts';
import type { CourseRow } from '#lib/contract/course-row.ts';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import { type ProfilePart, profileParts } from '#lib/contract/profile-parts.ts';
import { HASH_BYTES } from '#lib/dataset-file/changes.ts';
import { encodeHoles } from '#lib/dataset-file/hole-columns.ts';
import { MANIFEST_FILE } from '#lib/dataset-file/manifest.ts';
import { DATASET_APPLICATION_ID, DATASET_FORMAT_VERSION, DATASET_SCHEMA } from '#lib/dataset-file/schema.ts';
import type { CourseWords } from '#lib/dataset-file/word-columns.ts';
import { bboxOf } from '#lib/geo/bbox.ts';
import { clubWords, indexWords } from '#lib/text/search-words.ts';
import { fixtureCourses } from './fixture-courses.ts';
import { type FixtureCourse, fixtureProfile } from './fixture-profile.ts';
import { writeFixtureMapping } from './write-fixture-mapping.ts';

type World = { course: FixtureCourse; profile: GolfProfile; row: CourseRow }[];

/**
 * Writes the tables of `lib/dataset-file/schema.ts` directly. The same count gives the same bytes. Returns the version.
 */
export function publishFixtureDataset(dataDir: string, count = 60): string {
  mkdirSync(dataDir, { recursive: true });
  const building = join(dataDir, 'building.sqlite');
  rmSync(building, { force: true });
  const world = toWorld(fixtureCourses(count));
  const database = new DatabaseSync(building);
  database.exec(`PRAGMA page_size = 4096; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
    PRAGMA application_id = ${DATASET_APPLICATION_ID}; PRAGMA user_version = ${DATASET_FORMAT_VERSION};`);
  database.exec(DATASET_SCHEMA);
  database.exec('BEGIN');
  writeDirectory(database, world);
  writeCourses(database, world);
  writeFigures(database, world);
  writeFixtureMapping(database);
  writeRest(database, world);
  fillIndexes(database, new Map(world.map((each) => [each.course.golfId, wordsOf(each)])));
  database.exec('COMMIT');
  database.close();
  return publish(dataDir, building);
}

function publish(dataDir: string, building: string): string {
  const bytes = readFileSync(building);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const version = sha256.slice(0, 16);
  const file = `dataset-${version}.sqlite`;
  renameSync(building, join(dataDir, file));
  const manifest = { version, file, size: bytes.length, sha256, previous: null };
  writeFileSync(join(dataDir, 'next.json'), JSON.stringify(manifest));
  renameSync(join(dataDir, 'next.json'), join(dataDir, MANIFEST_FILE));
  return version;
}

function toWorld(courses: FixtureCourse[]): World {
  return courses.map((course) => {
    const profile = fixtureProfile(course);
    // The south pole's course is called so after its place.
    const isNamed = course.slug !== 'south-pole-links';
    return { course, profile, row: { ...toCourseRow(profile), is_named: isNamed } };
  });
}

const ids = (paths: Iterable<string>) => new Map([...new Set(paths)].sort().map((path, i) => [path, i + 1]));

function placePaths({ country, region, city }: FixtureCourse) {
  return {
    continent: country.continent.slug,
    country: country.slug,
    region: region && `${country.slug}/${region.slug}`,
    city: region && city && `${country.slug}/${region.slug}/${city.slug}`,
  };
}

function directoryIds(world: World) {
  const paths = world.map(({ course }) => placePaths(course));
  const present = (path: string | null) => path !== null;
  return {
    continents: ids(paths.map(({ continent }) => continent)),
    countries: ids(paths.map(({ country }) => country)),
    regions: ids(paths.map(({ region }) => region).filter(present)),
    cities: ids(paths.map(({ city }) => city).filter(present)),
  };
}

function writeDirectory(database: DatabaseSync, world: World): void {
  const { continents, countries, regions, cities } = directoryIds(world);
  const at = (key: 'continent' | 'country' | 'region' | 'city', path: string) =>
    world.filter(({ course }) => placePaths(course)[key] === path);
  const distinct = (courses: World, key: 'country' | 'region' | 'city') =>
    new Set(courses.map(({ course }) => placePaths(course)[key]).filter((path) => path !== null)).size;
  const box = (courses: World) => bboxOf(courses.map(({ course }) => course.position))!;
  const frame = (courses: World) =>
    JSON.stringify(frameOf(courses.map(({ course }) => ({ at: course.position, within: null }))));
  const insert = (table: string, ...values: (string | number | null)[]) =>
    database.prepare(`INSERT INTO ${table} VALUES (${values.map(() => '?').join(', ')})`).run(...values);
  for (const [path, id] of continents) {
    const inside = at('continent', path);
    const { name } = inside[0]!.course.country.continent;
    insert('continent', id, path, name, distinct(inside, 'country'), inside.length, UPDATED);
  }
  for (const [path, id] of countries) {
    const inside = at('country', path);
    const { name, code, continent, centre } = inside[0]!.course.country;
    const counts = [inside.length, distinct(inside, 'region'), path === 'polar-station' ? 0 : 1];
    const [longitude, latitude] = centre;
    const where = [latitude, longitude, ...box(inside), frame(inside)];
    insert('country', id, continents.get(continent.slug)!, path, name, code, ...counts, ...where, UPDATED);
  }
  for (const [path, id] of regions) {
    const inside = at('region', path);
    const { country, region } = inside[0]!.course;
    const inDistrict = inside.filter(({ course }) => course.city?.district);
    const counts = [inside.length, distinct(inside, 'city'), inDistrict.length > 0 ? 1 : 0];
    const { slug, name } = region!;
    const where = [...box(inside), frame(inside)];
    insert('region', id, countries.get(country.slug)!, slug, name, ...counts, ...where, UPDATED);
    if (inDistrict.length === 0) continue;
    const district = inDistrict[0]!.course.city!.district!;
    const counted = [DISTRICT, id, district.slug, district.name, inDistrict.length];
    insert('district', ...counted, ...box(inDistrict), UPDATED);
  }
  for (const [path, id] of cities) {
    const inside = at('city', path);
    const paths = placePaths(inside[0]!.course);
    const { slug, name } = inside[0]!.course.city!;
    insert('city', id, regions.get(paths.region!)!, slug, name, inside.length, UPDATED);
  }
}

/** The only one. */
const DISTRICT = 1;
const UPDATED = '2026-03-01T00:00:00Z';
const collator = new Intl.Collator('en');

function writeCourses(database: DatabaseSync, world: World): void {
  const { countries, regions, cities } = directoryIds(world);
  const nameRanks = ranks(world.toSorted((a, b) => collator.compare(a.row.name, b.row.name) || byId(a, b)));
  const bestRanks = ranks(world.filter(({ row }) => row.review_count > 0).toSorted(byReviews));
  const insert = database.prepare(`INSERT INTO course VALUES (${Array(29).fill('?').join(', ')})`);
  for (const { course, profile, row } of world) {
    const paths = placePaths(course);
    insert.run(
      course.golfId,
      course.slug,
      course.name,
      nameRanks.get(row.slug)!,
      null,
      row.latitude,
      row.longitude,
      countries.get(paths.country)!,
      paths.region ? regions.get(paths.region)! : null,
      course.city?.district ? DISTRICT : null,
      paths.city ? cities.get(paths.city)! : null,
      row.hole_count,
      row.par,
      row.kind,
      row.has_geometry ? 1 : 0,
      row.is_named ? 1 : 0,
      row.has_card ? 1 : 0,
      toRenown(profile, row),
      row.length,
      row.slope,
      row.access,
      row.review_count,
      row.review_average,
      row.review_average === null ? null : Number(((row.review_average + 3.5) / 2).toFixed(2)),
      bestRanks.get(row.slug) ?? null,
      JSON.stringify(row),
      hashOf({ data: profile }),
      hashOf({ data: toGolfSummary(profile) }),
      profile.updated_at,
    );
  }
}

function hashOf(document: unknown): string {
  return createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 16);
}

/** The northernmost figure of each course alone: how the builder works out the rest has its own tests. */
function writeFigures(database: DatabaseSync, world: World): void {
  const nothing = { tee: null, gender: null, holes: null, of_holes: null, stated_by: null };
  const basis = { source: 'position' as const, ...nothing };
  const figures = collectFigures();
  for (const { course, row } of world) {
    figures.add(course.golfId, course.slug, [{ figure: 'northernmost', value: row.latitude, basis }]);
  }
  figures.write(database);
}

const byId = (a: World[number], b: World[number]) => a.course.golfId - b.course.golfId;

function byReviews({ row: a }: World[number], { row: b }: World[number]): number {
  return (
    b.review_average! - a.review_average! || b.review_count - a.review_count || (a.slug < b.slug ? -1 : 1)
  );
}

function ranks(ordered: World): Map<string, number> {
  return new Map(ordered.map(({ row }, i) => [row.slug, i + 1]));
}

function wordsOf({ course }: World[number]): CourseWords {
  const { name, nameLatin = '', alternateNames = [], clubName, city, region, country } = course;
  return {
    name: [name, ...alternateNames].map(indexWords).join(' '),
    reading: indexWords(nameLatin),
    club: [indexWords(clubName ?? ''), ...clubWords([name, nameLatin])].join(' '),
    place: indexWords(`${city?.name ?? ''} ${region?.name ?? ''} ${country.name}`),
  };
}

function writeRest(database: DatabaseSync, world: World): void {
  const holes = collectHoleColumns();
  for (const { profile } of world) holes.add(encodeHoles(profile));
  holes.write(database);
  const profile = database.prepare('INSERT INTO profile VALUES (?, ?, ?)');
  const summary = database.prepare('INSERT INTO summary VALUES (?, ?)');
  for (const each of world) {
    const json = Buffer.from(JSON.stringify({ data: each.profile }));
    const body = brotliCompressSync(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    profile.run(each.course.golfId, body, json.length);
    summary.run(each.course.golfId, JSON.stringify({ data: toGolfSummary(each.profile) }));
  }
  writeHistory(database, world);
  database.exec(`INSERT INTO redirect VALUES ('old-harbour', 1);
    INSERT INTO former_region SELECT country_id, 'old-middle', region_id FROM region JOIN country USING (country_id)
      WHERE country.slug = 'isle-of-man' AND region.slug = 'middle';
    INSERT INTO former_region SELECT country_id, 'sheadings', NULL FROM country WHERE slug = 'isle-of-man';
    INSERT INTO merged_id VALUES (1000000, 1);
    INSERT INTO meta VALUES ('kind', 'demo');
    INSERT INTO meta VALUES ('updated_at', '${UPDATED}');
    INSERT INTO meta VALUES ('holes', '${world.reduce((holes, each) => holes + each.profile.holes.length, 0)}');
    INSERT INTO source VALUES (1, 'demo', 'Fixture', 'MIT', NULL, 'Invented for tests', ${world.length}, ${world.length}, 0);
    INSERT INTO finding (source, place, rule, value, action) VALUES ('demo', 'demo:7', 'length', '12', 'nulled');`);
}

/** Earlier editions that the fixture knows, the oldest first. */
export const FIXTURE_EDITIONS = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb'] as const;

/**
 * Each course's hashes are all 1. Since the first edition course 2 has got other hazards and back, course 3 is new, and
 * 1000000 was merged; since the second course 4 has got other reviews and another name, and 2000000 is gone.
 */
function writeHistory(database: DatabaseSync, world: World): void {
  const content = database.prepare('INSERT INTO content VALUES (?, ?, ?)');
  for (const { course } of world) content.run(course.golfId, hashesWith([]), '{}');
  const edition = database.prepare('INSERT INTO edition VALUES (?, ?, ?)');
  edition.run(1, FIXTURE_EDITIONS[0], '2026-01-01T00:00:00Z');
  edition.run(2, FIXTURE_EDITIONS[1], '2026-02-01T00:00:00Z');
  const former = database.prepare('INSERT INTO former_content VALUES (?, ?, ?, ?, ?)');
  former.run(2, 1, slugOf(world, 2), 'france', hashesWith([]));
  former.run(2, 2, slugOf(world, 2), 'france', hashesWith(['hazards']));
  former.run(3, 1, null, null, null);
  former.run(1_000_000, 1, 'merged-course', 'isle-of-man', hashesWith([]));
  former.run(4, 2, slugOf(world, 4), 'france', hashesWith(['name', 'identity', 'reviews']));
  former.run(2_000_000, 2, 'gone-course', 'isle-of-man', hashesWith([]));
}

const slugOf = (world: World, golfId: number) =>
  world.find(({ course }) => course.golfId === golfId)!.course.slug;

function hashesWith(others: (ProfilePart | 'name')[]): Uint8Array {
  const hashes = new Uint8Array(HASH_BYTES * (profileParts.length + 1)).fill(1);
  ['name' as const, ...profileParts].forEach((part, place) => {
    if (others.includes(part)) hashes.fill(2, place * HASH_BYTES, (place + 1) * HASH_BYTES);
  });
  return hashes;
}
