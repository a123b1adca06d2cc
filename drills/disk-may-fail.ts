import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { writeManifest } from '#lib/dataset-file/manifest.ts';
import { type HttpAnswer, openHttpClient } from '#testing/http-client.ts';
import { startStaticHost } from '#testing/nginx.ts';
import type { Sandbox } from '#testing/sandbox.ts';
import { type ServerProcess, startServer } from '#testing/server-process.ts';
import { becomesTrue } from '#testing/until.ts';
import type { Drill, DrillOptions, Finding } from './drill.ts';
import { type Edition, editionsIn, makeEdition, markOf } from './editions.ts';

/** Enough for the server to notice a change by itself and read the whole file. */
const SECONDS_TO_NOTICE = 20;
const FAILING = 'fairway_dataset_failing';
const MEGABYTE = 1 << 20;

/**
 * Disks fill up, turn read-only and lose data: the server carries on as far as it can, says so, and
 * recovers.
 */
export const diskMayFail: Drill = {
  name: 'disk',
  title: 'Failing disks and damaged files',
  seconds: 0,
  boundSeconds: 300,
  async run(sandbox, options) {
    const editions = [
      await makeEdition(options.dataDir, join(sandbox.folder, 'edition-1'), 1),
      await makeEdition(options.dataDir, join(sandbox.folder, 'edition-2'), 2),
    ] as const;
    return [
      await removedFile(sandbox, editions[0]),
      await corruptPage(sandbox, editions[0]),
      await truncatedFile(sandbox, editions[0]),
      ...(await fullDisk(sandbox, editions, options)),
      ...(await readOnlyDisk(sandbox, editions[0])),
    ];
  },
};

async function serve(sandbox: Sandbox, edition: Edition, name: string, environment = {}) {
  const dataDir = join(sandbox.folder, name);
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, edition.manifest.file);
  copyFileSync(join(edition.folder, edition.manifest.file), file);
  await writeManifest(dataDir, edition.manifest);
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'info', ...environment };
  return { dataDir, file, instance: await startServer(sandbox, { environment: settings }) };
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
const lives = ({ child }: ServerProcess) => child.exitCode === null && child.signalCode === null;

const says = (instance: ServerProcess, failing: number) =>
  becomesTrue(
    async () => (await instance.metric(FAILING).catch(() => Number.NaN)) === failing,
    SECONDS_TO_NOTICE,
  );
const complains = (instance: ServerProcess) => says(instance, 1);
const isContent = (instance: ServerProcess) => says(instance, 0);

async function removedFile(sandbox: Sandbox, edition: Edition): Promise<Finding> {
  const { file, instance } = await serve(sandbox, edition, 'removed');
  renameSync(file, `${file}.away`);
  const isSaid = await complains(instance);
  const meanwhile = await askProfiles(instance, edition);
  renameSync(`${file}.away`, file);
  const isBack = await isContent(instance);
  const lines = instance.logged(/^Dataset file damaged/);
  await instance.stop('SIGKILL');
  return {
    promised:
      'a dataset file that is removed is still served; the log says so once; put back, it is opened again',
    measured: `${countStatuses(meanwhile)} without it; ${lines} line; ${isBack ? 'opened again by itself' : 'not opened again'}`,
    holds: isSaid && allAnswered(meanwhile) && lines === 1 && isBack,
  };
}

async function corruptPage(sandbox: Sandbox, edition: Edition): Promise<Finding> {
  const { file, instance } = await serve(sandbox, edition, 'corrupt');
  const handle = await open(file, 'r+');
  const { size } = statSync(file);
  const noise = Buffer.alloc(4096, 0xa5);
  for (let position = 64 * 1024; position + noise.length <= size; position += noise.length) {
    await handle.write(noise, 0, noise.length, position);
  }
  await handle.close();
  const meanwhile = await askProfiles(instance, edition);
  const isSaid = await complains(instance);
  copyFileSync(join(edition.folder, edition.manifest.file), `${file}.good`);
  renameSync(`${file}.good`, file);
  const isBack = await isContent(instance);
  const after = await askProfiles(instance, edition);
  const lines = instance.logged(/^Dataset file damaged/);
  const holds = isSaid && lives(instance) && lines === 1 && isBack && allAnswered(after);
  await instance.stop('SIGKILL');
  return {
    promised:
      'damaged pages fail the requests that read them, nothing else; the log says so once; the right bytes put back are opened',
    measured: `${countStatuses(meanwhile)} with damage; ${lines} line; ${isBack ? 'opened again by itself' : 'not opened again'}, then ${countStatuses(after)}`,
    holds: holds && meanwhile.every(({ status }) => status === 200 || status === 500),
  };
}

async function truncatedFile(sandbox: Sandbox, edition: Edition): Promise<Finding> {
  const { file, instance } = await serve(sandbox, edition, 'truncated');
  truncateSync(file, 256 * 1024);
  const meanwhile = await askProfiles(instance, edition);
  const isSaid = lives(instance) && (await complains(instance));
  const isAlive = lives(instance);
  copyFileSync(join(edition.folder, edition.manifest.file), `${file}.good`);
  renameSync(`${file}.good`, file);
  const isBack = isAlive && (await isContent(instance));
  const after = isAlive ? await askProfiles(instance, edition) : [];
  const { signalCode } = instance.child;
  await instance.stop('SIGKILL');
  return {
    promised:
      'a file that is cut short fails the requests that read the missing part, and never the server; put back, it is opened',
    measured: `${countStatuses(meanwhile)} with a cut file; ${isAlive ? 'it runs' : `it ended by ${signalCode}`}; ${isBack ? 'opened again by itself' : 'not opened again'}, then ${countStatuses(after)}`,
    holds: isAlive && isSaid && isBack && after.length > 0 && allAnswered(after),
  };
}

async function fullDisk(
  sandbox: Sandbox,
  [first, second]: readonly [Edition, Edition],
  { isQuick }: DrillOptions,
): Promise<Finding[]> {
  const size = first.manifest.size + 8 * MEGABYTE;
  const disk = mountSmallDisk(sandbox, 'full', size);
  if (!disk) return [];
  const published = join(sandbox.folder, 'published');
  mkdirSync(published);
  copyFileSync(join(second.folder, second.manifest.file), join(published, second.manifest.file));
  await writeManifest(published, second.manifest);
  const host = await startStaticHost(sandbox, published);
  const environment = { DATASET_URL: `http://127.0.0.1:${host.port}`, DATASET_POLL_SECONDS: '1' };
  const { dataDir, instance } = await serve(sandbox, first, 'full', environment);
  const refused = /could not be fetched/;
  const isSaid = await becomesTrue(() => instance.logged(refused) > 0, SECONDS_TO_NOTICE);
  const meanwhile = await askProfiles(instance, first);
  const partials = statSync(dataDir).isDirectory() ? instance.logged(refused) : 0;
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
      measured: `${countStatuses(meanwhile)} while full; ${partials} line; ${isBack ? 'then the new version' : 'not the new version'}`,
      holds: isSaid && allAnswered(meanwhile) && partials === 1 && (isBack || isQuick),
    },
  ];
}

async function readOnlyDisk(sandbox: Sandbox, edition: Edition): Promise<Finding[]> {
  const disk = mountSmallDisk(sandbox, 'read-only', edition.manifest.size + 8 * MEGABYTE);
  if (!disk) return [];
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
