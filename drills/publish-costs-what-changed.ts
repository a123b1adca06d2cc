import { linkSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { type DatasetManifest, writeManifest } from '#lib/dataset-file/manifest.ts';
import { openHttpClient } from '#testing/http-client.ts';
import { type ServerProcess, startServer } from '#testing/server-process.ts';
import { until } from '#testing/until.ts';
import type { Drill, Finding } from './drill.ts';
import { copyDataset, editCourse, renaming } from './editions.ts';

/** One course in this many changes. */
const CHANGED = 100;
/** Courses visited before and after: enough for a hundredth of them to be several. */
const VISITED = 800;
const AT_ONCE = 2;
const LEAST_SHARE = 0.97;

const KINDS = {
  profile: (slug: string) => `/v2/golfs/profile/${slug}`,
  summary: (slug: string) => `/v2/seo/golfs/${slug}`,
  geometry: (slug: string) => `/v2/golfs/${slug}/geometry.geojson`,
  markdown: (slug: string) => `/golfs/${slug}/llm.md`,
};
type Kind = keyof typeof KINDS;

/** After an edition that changes a hundredth of the courses, nearly all of the clients' copies are still good. */
export const publishCostsWhatChanged: Drill = {
  name: 'changes',
  title: 'An edition in which 1 % of the courses changed',
  seconds: 240,
  boundSeconds: 400,
  async run(sandbox, { dataDir }) {
    const folder = join(sandbox.folder, 'published');
    mkdirSync(folder);
    const publish = await publisher(folder, dataDir);
    await publish((_database) => {});
    const instance = await startServer(sandbox, {
      environment: { DATA_DIR: folder, RATE_LIMIT_PER_SECOND: '0', RENDERS_PER_SECOND: '0' },
    });
    const kinds = Object.keys(KINDS) as Kind[];
    const slugs = await sampleSlugs(instance);
    const before = await visit(instance, slugs, kinds);
    const version = await publish(changeSome);
    await until(async () => (await versionOf(instance)) === version);
    const after = await visit(instance, slugs, kinds);
    return kinds.map((kind) => compareTags(kind, before[kind], after[kind]));
  },
};

async function publisher(folder: string, dataDir: string) {
  let count = 0;
  return async (edit: (database: DatabaseSync) => void): Promise<string> => {
    const from = join(folder, `edition-${++count}`);
    const manifest: DatasetManifest = await copyDataset(dataDir, from, edit);
    linkSync(join(from, manifest.file), join(folder, manifest.file));
    await writeManifest(folder, manifest);
    return manifest.version;
  };
}

/** One in four gets another name, which its neighbours show too; the others a phone, a hazard or a hole. */
function changeSome(database: DatabaseSync): void {
  const courses = database.prepare('SELECT golf_id, name FROM course ORDER BY golf_id').all();
  const changed = courses.filter((_, index) => index % CHANGED === 0);
  for (const [index, { golf_id, name }] of changed.entries()) {
    const edits = [
      renaming(String(name), `${name} Links`),
      (json: string) => json.replace(/"phone":(?:null|"[^"]*")/, '"phone":"+44 20 7946 0000"'),
      (json: string) => json.replace(/"area":(\d)/, '"area":1$1'),
      (json: string) => json.replace(/"bearing":(\d)/, '"bearing":1$1'),
    ];
    editCourse(database, Number(golf_id), edits[index % edits.length]!);
  }
  // What every edition changes.
  database.exec(
    "UPDATE meta SET value = '2027-01-01T00:00:00Z' WHERE key = 'updated_at'; DELETE FROM finding",
  );
}

async function versionOf({ port }: ServerProcess): Promise<string> {
  const client = openHttpClient(port);
  const { body } = await client.get('/v2/dataset');
  client.close();
  return (JSON.parse(body) as { data: { version: string } }).data.version;
}

/** From all over the dataset. */
async function sampleSlugs({ port }: ServerProcess): Promise<string[]> {
  const client = openHttpClient(port);
  const list = async (skip: number) => {
    const { body } = await client.get(`/v2/golfs?limit=100&skip=${skip}`);
    return (JSON.parse(body) as { data: { golfs: { total: number; items: { slug: string }[] } } }).data.golfs;
  };
  const slugs: string[] = [];
  const { total } = await list(0);
  const lists = Math.min(VISITED, total) / 100;
  for (let i = 0; i < lists; i++) {
    const { items } = await list(Math.floor((i * Math.max(0, total - 100)) / Math.max(1, lists - 1)));
    slugs.push(...items.map(({ slug }) => slug));
  }
  client.close();
  return [...new Set(slugs)];
}

type Tags = Record<Kind, Map<string, string>>;

async function visit(
  { port }: ServerProcess,
  slugs: readonly string[],
  kinds: readonly Kind[],
): Promise<Tags> {
  const client = openHttpClient(port, { headers: { 'Accept-Encoding': 'br' } });
  const tags: Tags = {
    profile: new Map(),
    summary: new Map(),
    geometry: new Map(),
    markdown: new Map(),
  };
  const rest = slugs.values();
  const visitor = async () => {
    for (const slug of rest) {
      for (const kind of kinds) {
        const { status, headers } = await client.get(KINDS[kind](slug));
        tags[kind].set(slug, `${status} ${headers.etag}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  client.close();
  return tags;
}

function compareTags(kind: Kind, before: Map<string, string>, after: Map<string, string>): Finding {
  const same = [...before].filter(([slug, tag]) => tag.startsWith('200 ') && after.get(slug) === tag).length;
  const share = same / before.size;
  return {
    promised: `at least ${LEAST_SHARE * 100} % of the tags are as before: ${kind}`,
    measured: `${(100 * share).toFixed(1)} % of ${before.size}`,
    holds: share >= LEAST_SHARE && share < 1,
  };
}
