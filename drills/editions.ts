import { createHash } from 'node:crypto';
import { copyFileSync, createReadStream, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { fillPlaces } from '#lib/dataset-file/course-places.ts';
import { datasetFileName } from '#lib/dataset-file/dataset-version.ts';
import { type DatasetManifest, readManifest, writeManifest } from '#lib/dataset-file/manifest.ts';
import { mercatorX, mercatorY } from '#lib/geo/web-mercator.ts';
import type { HttpAnswer } from '#testing/http-client.ts';
import type { Sandbox } from '#testing/sandbox.ts';
import type { Asked } from './steady-load.ts';

export type MarkedCourse = {
  golfId: number;
  slug: string;
  name: string;
  latitude: number;
  longitude: number;
};

/** A dataset version that any answer naming a marked course gives away. */
export type Edition = { manifest: DatasetManifest; folder: string; marked: readonly MarkedCourse[] };

/** Added to a marked course's name. */
export const markOf = (edition: number) => `Edition${edition}`;

/** Which editions a text names. */
export function editionsIn(text: string): string[] {
  return [...new Set(text.match(/Edition\d+/g))];
}

const COURSES = 40;

/**
 * Copies the published dataset under another version, not yet published: some courses have `Edition1`, or
 * another number, behind their names.
 */
export async function makeEdition(dataDir: string, folder: string, edition: number): Promise<Edition> {
  let marked: MarkedCourse[] = [];
  const manifest = await copyDataset(dataDir, folder, (database) => {
    marked = listCourses(database);
    for (const { golfId, name } of marked) {
      editCourse(database, golfId, renaming(name, `${name} ${markOf(edition)}`));
    }
  });
  return { manifest, folder, marked };
}

/** The first two editions in a data directory of their own, the first of them published. */
export async function publishTwoEditions(sandbox: Sandbox, source: string) {
  const dataDir = join(sandbox.folder, 'two-editions');
  mkdirSync(dataDir);
  const make = (number: number) => makeEdition(source, join(sandbox.folder, `edition-${number}`), number);
  const editions = [await make(1), await make(2)] as const;
  for (const { folder, manifest } of editions)
    copyFileSync(join(folder, manifest.file), join(dataDir, manifest.file));
  await writeManifest(dataDir, editions[0].manifest);
  return { dataDir, editions };
}

/** A copy of the published dataset, edited and under its own version; not yet published. */
async function copyDataset(
  dataDir: string,
  folder: string,
  edit: (database: DatabaseSync) => void,
): Promise<DatasetManifest> {
  const source = await readManifest(dataDir);
  if (!source) throw new Error(`There is no dataset in ${dataDir}`);
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, 'draft');
  copyFileSync(join(dataDir, source.file), draft);
  const database = new DatabaseSync(draft);
  database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF');
  edit(database);
  fillPlaces(database);
  database.close();
  const hash = createHash('sha256');
  let size = 0;
  const file = createReadStream(draft, { highWaterMark: 1 << 20 }).on('data', (chunk) => {
    size += chunk.length;
  });
  await pipeline(file, hash);
  const sha256 = hash.digest('hex');
  const version = sha256.slice(0, 16);
  const manifest = { version, file: datasetFileName(version), size, sha256, previous: null };
  renameSync(draft, join(folder, manifest.file));
  return manifest;
}

function listCourses(database: DatabaseSync): MarkedCourse[] {
  const all = database
    .prepare(
      'SELECT golf_id, slug, name, latitude, longitude FROM course WHERE has_geometry = 1 ORDER BY golf_id',
    )
    .all();
  const every = Math.max(1, Math.floor(all.length / COURSES));
  return all
    .filter((_, index) => index % every === 0)
    .slice(0, COURSES)
    .map(({ golf_id, slug, name, latitude, longitude }) => ({
      golfId: Number(golf_id),
      slug: String(slug),
      name: String(name),
      latitude: Number(latitude),
      longitude: Number(longitude),
    }));
}

/** Renames a course in profile, summary and row alike. */
function renaming(before: string, after: string): (json: string) => string {
  const named = (name: string) => `"name":${JSON.stringify(name)}`;
  return (json) => json.replaceAll(named(before), named(after));
}

/** Edits the JSON of all its records, and all that's derived from them. */
function editCourse(database: DatabaseSync, golfId: number, edit: (json: string) => string): void {
  const course = database
    .prepare('SELECT row_doc, doc FROM course JOIN summary USING (golf_id) WHERE golf_id = ?')
    .get(golfId);
  const body = database.prepare('SELECT body FROM profile WHERE golf_id = ?').get(golfId)?.body;
  if (!course || !(body instanceof Uint8Array)) throw new Error(`The dataset has no course ${golfId}`);
  const profile = Buffer.from(edit(brotliDecompressSync(body).toString()));
  const row = edit(String(course.row_doc));
  const summary = edit(String(course.doc));
  const { name } = JSON.parse(row) as { name: string };
  database
    .prepare(`UPDATE course SET name = ?, row_doc = ?, profile_hash = ?, summary_hash = ?
      WHERE golf_id = ?`)
    .run(name, row, hashOf(profile), hashOf(summary), golfId);
  database.prepare('UPDATE summary SET doc = ? WHERE golf_id = ?').run(summary, golfId);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  database
    .prepare('UPDATE profile SET body = ?, json_bytes = ? WHERE golf_id = ?')
    .run(brotliCompressSync(profile, quality), profile.length, golfId);
}

function hashOf(document: string | Buffer): string {
  return createHash('sha256').update(document).digest('hex').slice(0, 16);
}

const TILE_ZOOM = 10;

/** One of everything that names a marked course; pages only if wanted. */
export function editionTargets(courses: readonly MarkedCourse[], withPages: boolean): Asked[] {
  return courses.flatMap((course) => {
    const { slug, latitude, longitude } = course;
    const api = [
      { path: `/v2/golfs/profile/${slug}` },
      { path: `/v2/golfs/profile/${slug}`, headers: { 'accept-encoding': 'gzip' } },
      { path: `/v2/search/map/golfs?lat=${latitude}&long=${longitude}&limit=10` },
      { path: `/golfs/${slug}/llm.md` },
      { path: '/tiles/courses.json', follow: toTile(course) },
    ];
    return withPages ? [...api, { path: `/golfs/${slug}` }] : api;
  });
}

/** Finds the address of a course's tile in an answer that is TileJSON. */
function toTile({ latitude, longitude }: MarkedCourse): (answer: HttpAnswer) => Asked {
  return ({ body }) => {
    const [address] = (JSON.parse(body) as { tiles: string[] }).tiles;
    const { x, y } = tileAt(latitude, longitude);
    const path = address!.replace('{z}', `${TILE_ZOOM}`).replace('{x}', `${x}`).replace('{y}', `${y}`);
    return { path, headers: { 'accept-encoding': 'gzip' } };
  };
}

function tileAt(latitude: number, longitude: number): { x: number; y: number } {
  const size = 2 ** TILE_ZOOM;
  return { x: Math.floor(mercatorX(longitude) * size), y: Math.floor(mercatorY(latitude) * size) };
}

/** Gives why an answer isn't wholly of one edition; null if it is. */
export function createEditionCheck(
  editions: readonly Edition[],
): (answer: HttpAnswer, asked: Asked) => string | null {
  const known = new Set(editions.map((_, index) => markOf(index + 1)));
  // Per address: copies from two editions must not have the same tag.
  const marks = new Map<string, string>();
  return ({ status, headers, body }, asked) => {
    if (status !== 200) return `status ${status}`;
    if (asked.follow) return null;
    const found = editionsIn(body);
    if (found.length !== 1) return found.length === 0 ? 'names no edition' : `mixes ${found.join(' and ')}`;
    if (!known.has(found[0]!)) return `names an edition that was never published`;
    const tag = `${asked.path} ${headers.etag}`;
    if (headers.etag !== undefined && marks.has(tag) && marks.get(tag) !== found[0]) {
      return 'has the tag of another version';
    }
    marks.set(tag, found[0]!);
    return null;
  };
}
