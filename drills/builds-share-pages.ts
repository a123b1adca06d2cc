import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { get } from '#testing/http-client.ts';
import { projectRoot, type ServerProcess, startServer } from '#testing/server-process.ts';
import { becomesTrue } from '#testing/until.ts';
import { startValkey } from '#testing/valkey.ts';
import type { Drill } from './drill.ts';
import { listSlugs } from './targets.ts';

const PAGES = 20;
const SECONDS_TO_KEEP = 5;
/** Otherwise each server would name its own port in its pages. */
const SITE_URL = 'http://golf.example';

/** Machines that each build the same commit render a page once between them. */
export const buildsSharePages: Drill = {
  name: 'shared-pages',
  title: 'Two builds of one commit share pages in Valkey',
  seconds: 0,
  boundSeconds: 480,
  async run(sandbox, { dataDir }) {
    const valkey = await startValkey(sandbox);
    const environment = { DATA_DIR: dataDir, VALKEY_URL: valkey.url, SITE_URL, LOG_LEVEL: 'info' };
    const servers: ServerProcess[] = [];
    const builds: string[] = [];
    for (const name of ['one', 'the-other']) {
      const checkout = buildAt(join(sandbox.folder, name));
      builds.push(readFileSync(join(checkout, '.next/BUILD_ID'), 'utf8'));
      servers.push(await startServer(sandbox, { environment, checkout }));
    }
    await Promise.all(servers.map(({ line }) => line('Valkey shares counters and pages')));
    const [one, other] = servers as [ServerProcess, ServerProcess];
    const slugs = (await listSlugs(one.port)).slice(0, PAGES);
    const paths = [...slugs.map((slug) => `/golfs/${slug}`), '/', '/golf-courses'];
    const first = await readAll(one, paths);
    const isShared = () => sharedPages(valkey.url) >= paths.length;
    await becomesTrue(isShared, SECONDS_TO_KEEP);
    const before = await other.metric('fairway_renders_total');
    const second = await readAll(other, paths);
    const rendered = (await other.metric('fairway_renders_total')) - before;
    const different = paths.filter((_, index) => first[index] !== second[index]);
    return [
      {
        promised: 'both builds have the same id, which is the commit',
        measured: builds.map((id) => id.slice(0, 8)).join(' and '),
        holds: builds[0] === builds[1] && /^[0-9a-f]{40}$/.test(builds[0]!),
      },
      {
        promised: `${paths.length} pages that one has rendered are sent by the other, which renders none of them`,
        measured: `${rendered} rendered, ${different.length} different`,
        holds: rendered === 0 && different.length === 0,
      },
    ];
  },
};

/** The last commit, as another machine would build it. */
function buildAt(folder: string): string {
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', projectRoot, folder]);
  const packages = join(projectRoot, 'node_modules');
  // Linked where that's possible; Next refuses packages outside of its own folder.
  if (spawnSync('cp', ['-al', packages, folder], { stdio: 'ignore' }).status !== 0) {
    execFileSync('cp', ['-a', packages, folder]);
  }
  execFileSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return folder;
}

async function readAll({ port }: ServerProcess, paths: readonly string[]): Promise<string[]> {
  const bodies: string[] = [];
  for (const path of paths) {
    const { status, headers, body } = await get(port, path);
    bodies.push(`${status} ${headers.etag} ${body}`);
  }
  return bodies;
}

function sharedPages(url: string): number {
  const listed = execFileSync('redis-cli', ['-u', url, '--scan', '--pattern', 'fairway-atlas:page:*']);
  return listed.toString().split('\n').filter(Boolean).length;
}
