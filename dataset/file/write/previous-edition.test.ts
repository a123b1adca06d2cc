import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { closingTable } from '#dataset/commands/closing-table.ts';
import { runCommand } from '#dataset/commands/run-command.ts';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import { profileParts } from '#lib/contract/profile-parts.ts';
import {
  compareFiles,
  type EditionChange,
  listContent,
  readChanges,
  readEditions,
} from '#lib/dataset-file/changes.ts';
import { openDatasetFile } from '#lib/dataset-file/dataset-version.ts';
import type { CourseDetails, CourseHead } from '../../course/course-in-progress.ts';
import type { CoursesInProgress } from '../../courses-in-progress.ts';
import { buildCourses } from '../../fixtures/build-tiny.ts';
import { detailsWith, headWith, tinyCourses } from '../../fixtures/tiny-courses.ts';

type Sketch = { head: CourseHead; details: CourseDetails };
type World = ReadonlyMap<string, Sketch>;

/** The fixtures, by their first source id. */
function firstWorld(): Map<string, Sketch> {
  const { heads, details } = tinyCourses();
  return new Map(heads.map((head, index) => [head.sourceIds[0]!, { head, details: details(index) }]));
}

/** The world's courses, from a source of that time. */
function inProgress(world: World, asOf: string): CoursesInProgress {
  const sketches = [...world.values()];
  return {
    heads: sketches.map(({ head }) => head),
    details: (index) => ({
      ...sketches[index]!.details,
      updatedAt: asOf,
      sourceTimes: { osm: asOf, scorecards: asOf, reviews: asOf },
    }),
  };
}

/** A copy of the world in which one course is another. */
function edited(world: World, id: string, change: (sketch: Sketch) => Partial<Sketch>): Map<string, Sketch> {
  const sketch = world.get(id)!;
  return new Map(world).set(id, { ...sketch, ...change(sketch) });
}

const withDetails = (world: World, id: string, details: Partial<CourseDetails>) =>
  edited(world, id, (sketch) => ({ details: { ...sketch.details, ...details } }));

async function createPublisher(t: TestContext, kind: 'real' | 'demo' = 'real') {
  const folder = await mkdtemp(join(tmpdir(), 'editions-'));
  const open: DatabaseSync[] = [];
  t.after(async () => {
    for (const database of open) database.close();
    await rm(folder, { recursive: true, force: true });
  });
  const publish = async (world: World, asOf: string, options: { retireVanished?: number } = {}) => {
    const report = await buildCourses(folder, inProgress(world, asOf), { kind, asOf, ...options });
    const database = openDatasetFile(join(folder, report.manifest.file));
    open.push(database);
    return { ...report, database, file: join(folder, report.manifest.file) };
  };
  return { folder, publish };
}

const [MAY, JUNE, JULY, AUGUST] = [5, 6, 7, 8].map((month) => `2026-0${month}-01T00:00:00Z`) as [
  string,
  string,
  string,
  string,
];

function secondWorld(first: World): Map<string, Sketch> {
  const { hazards } = first.get('demo:1')!.details;
  let world = withDetails(first, 'demo:1', { hazards: hazards.slice(1), phone: '+351 282 111 111' });
  world = edited(world, 'demo:3', ({ head }) => ({ head: { ...head, name: 'Vanua Golf Links' } }));
  world = withDetails(world, 'demo:6', { declaredPar: 70 });
  const head = headWith({ sourceIds: ['demo:7'], name: 'Morgado', position: [-8.45, 37.2] });
  return world.set('demo:7', { head, details: detailsWith() });
}

function thirdWorld(second: World): Map<string, Sketch> {
  let world = withDetails(second, 'demo:6', { declaredPar: 72 });
  world = withDetails(world, 'demo:2', { reviewDistribution: [0, 0, 0, 1, 3] });
  world = edited(world, 'demo:1', ({ head }) => ({
    head: { ...head, sourceIds: ['demo:1', 'way/1', 'demo:7'] },
  }));
  world.delete('demo:7');
  world.delete('demo:4');
  return world;
}

async function threeEditions(t: TestContext) {
  const { publish } = await createPublisher(t);
  const world = firstWorld();
  const first = await publish(world, MAY);
  const second = await publish(secondWorld(world), JUNE);
  const third = await publish(thirdWorld(secondWorld(world)), JULY, { retireVanished: 1 });
  return { first, second, third };
}

/** Slug, kind and parts. */
const inWords = (changes: readonly EditionChange[]) =>
  changes.map(({ slug, kind, parts }) => [slug, kind, ...parts].join(' '));

const contentOf = (database: DatabaseSync) =>
  new Map(
    [...listContent(database)].map(([golfId, { slug, hashes }]) => [
      golfId,
      `${slug} ${Buffer.from(hashes).toString('hex')}`,
    ]),
  );

function timesOf(database: DatabaseSync): Record<string, unknown> {
  const rows = database.prepare('SELECT slug, updated_at, row_doc FROM course ORDER BY slug').all();
  for (const { updated_at, row_doc } of rows) {
    assert.equal((JSON.parse(String(row_doc)) as { updated_at: string }).updated_at, updated_at);
  }
  return Object.fromEntries(rows.map(({ slug, updated_at }) => [slug, updated_at]));
}

test('an edition records what each edit changed, and nothing else', async (t) => {
  const { first, second, third } = await threeEditions(t);
  assert.equal(first.changes, null);
  assert.deepEqual(inWords(second.changes!), [
    'penina changed identity holes hazards',
    'vanua-links renamed identity',
    'penina-portimao changed card',
    `morgado added ${profileParts.join(' ')}`,
  ]);
  assert.deepEqual(inWords(third.changes!), [
    'alamos changed reviews',
    'unnamed-course-near-triesenberg retired',
    'penina-portimao changed card',
    'morgado merged',
  ]);
  assert.deepEqual(inWords(readChanges(third.database, 0, 1)), inWords(second.changes!));
  assert.deepEqual(inWords(readChanges(third.database, 1, 2)), inWords(third.changes!));
});

test('all changes together, applied to the first edition, give the third', async (t) => {
  const { first, second, third } = await threeEditions(t);
  assert.deepEqual(
    readEditions(third.database).map(({ version }) => version),
    [first, second].map(({ manifest }) => manifest.version),
  );
  const latest = contentOf(third.database);
  for (const [place, edition] of [first, second, third].entries()) {
    const changes = readChanges(third.database, place, 2);
    assert.deepEqual(changes, compareFiles(edition.database, third.database));
    const folded = contentOf(edition.database);
    for (const { golfId, kind } of changes) {
      if (kind === 'merged' || kind === 'retired') assert.ok(folded.delete(golfId));
      else folded.set(golfId, latest.get(golfId)!);
    }
    assert.deepEqual(new Map([...folded].sort(([a], [b]) => a - b)), latest);
  }
  // Something changed and changed back isn't a change.
  assert.ok(!readChanges(third.database, 0, 2).some(({ slug }) => slug === 'penina-portimao'));
});

test('a course has the time of the edition that changed it last, and its sources keep theirs until then', async (t) => {
  const { first, third } = await threeEditions(t);
  assert.deepEqual(new Set(Object.values(timesOf(first.database))), new Set([MAY]));
  assert.deepEqual(timesOf(third.database), {
    alamos: JULY,
    penina: JUNE,
    'penina-portimao': JULY,
    'tokyo-golf-club': MAY,
    'vanua-links': JUNE,
  });
  // Its source's file has another date in each edition.
  const [before, after] = [first, third].map(({ database }) =>
    database.prepare("SELECT profile_hash, summary_hash FROM course WHERE slug = 'tokyo-golf-club'").get(),
  );
  assert.deepEqual(after, before);
});

test('a course is dated by its own sources in the first edition, and later by the edition that adds or changes it', async (t) => {
  const { folder } = await createPublisher(t);
  const datesAt = async (world: World, asOf: string, ownTimes: Record<string, string | null>) => {
    const sketches = [...world.values()];
    const given = {
      heads: sketches.map(({ head }) => head),
      details: (index: number) => ({
        ...sketches[index]!.details,
        updatedAt: ownTimes[sketches[index]!.head.sourceIds[0]!] ?? null,
      }),
    };
    const { manifest } = await buildCourses(folder, given, { kind: 'real', asOf });
    const database = openDatasetFile(join(folder, manifest.file));
    t.after(() => database.close());
    const dates = timesOf(database);
    return [dates.penina, dates['tokyo-golf-club'], dates.morgado];
  };
  const own = { 'demo:1': '2019-03-01T00:00:00Z' };
  assert.deepEqual(await datesAt(firstWorld(), MAY, own), ['2019-03-01T00:00:00Z', null, undefined]);
  const second = secondWorld(firstWorld());
  const later = { ...own, 'demo:7': '2020-01-01T00:00:00Z' };
  assert.deepEqual(await datesAt(second, JUNE, later), [JUNE, null, JUNE]);
});

test('a source keeps its date until something changes that it has a say in', async (t) => {
  const { publish } = await createPublisher(t);
  const { holes, hazards, scorecards } = firstWorld().get('demo:1')!.details;
  const world = withDetails(firstWorld(), 'demo:1', {
    sources: ['osm', 'scorecards', 'reviews'],
    holes: holes.map((hole, index) => ({ ...hole, key: `way/${index + 1}` })),
    hazards: hazards.map((hazard) => ({ ...hazard, holeKeys: [] })),
  });
  const datesOf = ({ database }: { database: DatabaseSync }) => {
    const { body } = database
      .prepare("SELECT body FROM profile JOIN course USING (golf_id) WHERE slug = 'penina'")
      .get() as { body: Uint8Array };
    const { data } = JSON.parse(brotliDecompressSync(body).toString()) as { data: GolfProfile };
    const dates = Object.fromEntries(data.sources.map(({ name, updated_at }) => [name, updated_at]));
    return [dates.OpenStreetMap, dates.Scorecards, dates['Member reviews'], data.updated_at];
  };
  assert.deepEqual(datesOf(await publish(world, MAY)), [MAY, MAY, MAY, MAY]);
  const named = withDetails(world, 'demo:1', { scorecards: [{ ...scorecards[0]!, name: 'Championship' }] });
  assert.deepEqual(datesOf(await publish(named, JUNE)), [MAY, JUNE, MAY, JUNE]);
  const reviewed = withDetails(named, 'demo:1', { reviewDistribution: [0, 0, 0, 0, 9] });
  assert.deepEqual(datesOf(await publish(reviewed, JULY)), [MAY, JUNE, JULY, JULY]);
  const mapped = withDetails(reviewed, 'demo:1', { hazards: hazards.slice(2) });
  assert.deepEqual(datesOf(await publish(mapped, AUGUST)), [AUGUST, JUNE, JULY, AUGUST]);
});

test('the same sources give the same file; different findings alone make an edition without changes', async (t) => {
  const { publish } = await createPublisher(t, 'demo');
  const first = await publish(firstWorld(), MAY);
  const second = await publish(withDetails(firstWorld(), 'demo:6', { declaredPar: 70 }), JUNE);
  const again = await publish(withDetails(firstWorld(), 'demo:6', { declaredPar: 70 }), JULY);
  assert.deepEqual(again.manifest, second.manifest);
  const finding = {
    source: 'demo',
    place: 'demo:6',
    rule: 'par-unlikely',
    value: '1',
    action: 'nulled' as const,
  };
  const found = await publish(
    withDetails(firstWorld(), 'demo:6', { declaredPar: 70, findings: [finding] }),
    JULY,
  );
  assert.notEqual(found.manifest.version, second.manifest.version);
  assert.deepEqual(found.changes, []);
  assert.deepEqual(readEditions(found.database), [
    { version: first.manifest.version, updatedAt: MAY },
    { version: second.manifest.version, updatedAt: JUNE },
  ]);
});

test('a file can be compared with the eight editions before it', async (t) => {
  const { publish } = await createPublisher(t, 'demo');
  const editions = [];
  for (let par = 60; par < 71; par++) {
    editions.push(await publish(withDetails(firstWorld(), 'demo:6', { declaredPar: par }), MAY));
  }
  const last = editions.at(-1)!;
  assert.deepEqual(
    readEditions(last.database).map(({ version }) => version),
    editions.slice(-9, -1).map(({ manifest }) => manifest.version),
  );
  for (const [place, edition] of editions.slice(-9).entries()) {
    assert.deepEqual(readChanges(last.database, place, 8), compareFiles(edition.database, last.database));
  }
});

test('diff prints what differs between two files, and a build what differs from the previous edition', async (t) => {
  const { first, second, third } = await threeEditions(t);
  const run = async (...files: string[]) => {
    let printed = '';
    const output = { write: (text: string) => (printed += text) };
    const code = await runCommand(['diff', ...files], { env: {}, stdout: output, stderr: output });
    return { code, printed };
  };
  const { code, printed } = await run(second.file, third.file);
  assert.equal(code, 0);
  assert.equal(
    printed,
    `changes          count  for example
───────────────  ─────  ───────────────────────────────
courses changed      2  alamos, penina-portimao
courses merged       1  morgado
courses retired      1  unnamed-course-near-triesenberg

changed part  courses  for example
────────────  ───────  ───────────────
reviews             1  alamos
card                1  penina-portimao

country        changes
─────────────  ───────
portugal             3
liechtenstein        1
`,
  );
  assert.ok(closingTable(third).includes(printed));
  assert.doesNotMatch(closingTable(first), /changed|Compared/);
  assert.equal((await run(third.file, third.file)).printed, 'No course has changed.\n');
  assert.equal((await run(third.file)).code, 2);
  assert.equal((await run(third.file, `${third.file}.none`)).code, 1);
});
