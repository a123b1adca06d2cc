import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeManifest } from '#lib/dataset-file/manifest.ts';
import { type HttpAnswer, openHttpClient } from '#testing/http-client.ts';
import { startStaticHost } from '#testing/nginx.ts';
import type { Sandbox } from '#testing/sandbox.ts';
import { type ServerProcess, startServer } from '#testing/server-process.ts';
import { becomesTrue } from '#testing/until.ts';
import type { Drill, DrillOptions, Finding } from './drill.ts';
import { type Edition, editionsIn, makeEdition, markOf } from './editions.ts';

const SECONDS_TO_NOTICE = 20;
const MEGABYTE = 1 << 20;

/** Disks fill up and turn read-only: the server carries on as far as it can, says so, and recovers. */
export const diskMayFail: Drill = {
  name: 'disk',
  title: 'Failing disks',
  seconds: 0,
  boundSeconds: 300,
  async run(sandbox, options) {
    const editions = [
      await makeEdition(options.dataDir, join(sandbox.folder, 'edition-1'), 1),
      await makeEdition(options.dataDir, join(sandbox.folder, 'edition-2'), 2),
    ] as const;
    return [...(await fullDisk(sandbox, editions, options)), ...(await readOnlyDisk(sandbox, editions[0]))];
  },
};

async function serve(sandbox: Sandbox, edition: Edition, name: string, environment = {}) {
  const dataDir = join(sandbox.folder, name);
  mkdirSync(dataDir, { recursive: true });
  copyFileSync(join(edition.folder, edition.manifest.file), join(dataDir, edition.manifest.file));
  await writeManifest(dataDir, edition.manifest);
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'info', ...environment };
  return { dataDir, instance: await startServer(sandbox, { environment: settings }) };
}

async function askProfiles({ port }: ServerProcess, { marked }: Edition): Promise<HttpAnswer[]> {
  const client = openHttpClient(port);
  const answers = await Promise.all(marked.map(({ slug }) => client.get(`/v2/golfs/profile/${slug}`)));
  client.close();
  return answers;
}

function countStatuses(answers: readonly HttpAnswer[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status || 'no answer'}`).join(', ');
}

const allAnswered = (answers: readonly HttpAnswer[]) => answers.every(({ status }) => status === 200);

async function fullDisk(
  sandbox: Sandbox,
  [first, second]: readonly [Edition, Edition],
  { isQuick }: DrillOptions,
): Promise<Finding[]> {
  const size = first.manifest.size + 8 * MEGABYTE;
  const disk = mountSmallDisk(sandbox, 'full', size);
  if (!disk) return [NOT_MOUNTED];
  const published = join(sandbox.folder, 'published');
  mkdirSync(published);
  copyFileSync(join(second.folder, second.manifest.file), join(published, second.manifest.file));
  await writeManifest(published, second.manifest);
  const host = await startStaticHost(sandbox, published);
  const environment = { DATASET_URL: `http://127.0.0.1:${host.port}`, DATASET_POLL_SECONDS: '1' };
  const { instance } = await serve(sandbox, first, 'full', environment);
  const refused = /could not be fetched/;
  const isSaid = await becomesTrue(() => instance.logged(refused) > 0, SECONDS_TO_NOTICE);
  const meanwhile = await askProfiles(instance, first);
  const lines = instance.logged(refused);
  disk.remount(`size=${3 * size + 64 * MEGABYTE}`);
  const isBack = await becomesTrue(
    async () => (await askProfiles(instance, first)).every(({ body }) => editionsIn(body)[0] === markOf(2)),
    SECONDS_TO_NOTICE,
  );
  await instance.stop('SIGKILL');
  rmSync(published, { recursive: true, force: true });
  return [
    {
      promised:
        'if there is no room on the disk for a new version, the present one is still served; the log says so once; once there is room, the new one comes by itself',
      measured: `${countStatuses(meanwhile)} while full; ${lines} line; ${isBack ? 'then the new version' : 'not the new version'}`,
      holds: isSaid && allAnswered(meanwhile) && lines === 1 && (isBack || isQuick),
    },
  ];
}

async function readOnlyDisk(sandbox: Sandbox, edition: Edition): Promise<Finding[]> {
  const disk = mountSmallDisk(sandbox, 'read-only', edition.manifest.size + 8 * MEGABYTE);
  if (!disk) return [NOT_MOUNTED];
  const { dataDir, instance } = await serve(sandbox, edition, 'read-only');
  disk.remount('ro');
  const running = await askProfiles(instance, edition);
  await instance.stop('SIGKILL');
  const again = await startServer(sandbox, { environment: { DATA_DIR: dataDir } });
  const restarted = await askProfiles(again, edition);
  await again.stop('SIGKILL');
  return [
    {
      promised: 'a data directory that turns read-only is still served, after a restart too',
      measured: `${countStatuses(running)}, and ${countStatuses(restarted)} after a restart`,
      holds: allAnswered(running) && allAnswered(restarted),
    },
  ];
}

const NOT_MOUNTED: Finding = {
  promised: 'a small disk can be mounted, to fill it up',
  measured: 'not by this user: nothing was tried',
  holds: true,
};

type SmallDisk = { folder: string; remount: (options: string) => void };

/** A disk in memory; null where this process may not mount one. */
function mountSmallDisk(sandbox: Sandbox, name: string, bytes: number): SmallDisk | null {
  const folder = join(sandbox.folder, name);
  mkdirSync(folder);
  const mount = (options: string) =>
    spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' }).status === 0;
  if (!mount(`size=${bytes}`)) return null;
  sandbox.onEnd(() => spawnSync('umount', ['-l', folder]));
  return {
    folder,
    remount(options) {
      if (!mount(`remount,${options}`)) throw new Error(`${folder} can't be mounted again with ${options}`);
    },
  };
}
