import { linkSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { tryLockDataDir } from '#lib/dataset-file/data-dir-lock.ts';
import { writeManifest } from '#lib/dataset-file/manifest.ts';
import { hostDataset, type Misbehaviour } from '#testing/dataset-host.ts';
import { openHttpClient } from '#testing/http-client.ts';
import { startServer } from '#testing/server-process.ts';
import { becomesTrue } from '#testing/until.ts';
import type { Drill, Finding } from './drill.ts';
import { type Edition, editionsIn, makeEdition, markOf } from './editions.ts';

const FAILING = 'fairway_dataset_fetch_failing';
const SECONDS = 40;

/** The host that instances follow drips, lies and comes back; meanwhile visitors are served, and rollbacks pass. */
export const slowHostHoldsNothingUp: Drill = {
  name: 'slow-host',
  title: 'A slow and lying host',
  seconds: 0,
  boundSeconds: 300,
  async run(sandbox, { dataDir, isQuick }) {
    const published = join(sandbox.folder, 'published');
    const [first, second, third] = await publishThree(dataDir, sandbox.folder, published);
    const host = await hostDataset(published);
    sandbox.onEnd(host.close);
    const here = join(sandbox.folder, 'here');
    const instance = await startServer(sandbox, { environment: { DATA_DIR: here, DATASET_URL: host.url } });
    const client = openHttpClient(instance.port);
    const shown = async () => {
      const { status, body } = await client.get(`/v2/golfs/profile/${first.marked[0]!.slug}`);
      return status === 200 ? editionsIn(body)[0] : `status ${status}`;
    };
    const shows = (number: number) => becomesTrue(async () => (await shown()) === markOf(number), SECONDS);
    const findings: Finding[] = [];
    const isFirst = await shows(1);

    host.misbehave(only(drip));
    await writeManifest(published, second.manifest);
    await becomesTrue(() => host.requests.some(({ path }) => path.endsWith(second.manifest.file)), SECONDS);
    const unlock = tryLockDataDir(here);
    unlock?.();
    const meanwhile = await shown();
    findings.push({
      promised:
        'while a download drips in, the version before is served, and a build or rollback gets the lock',
      measured: `${meanwhile}, the lock is ${unlock ? 'free' : 'taken'}`,
      holds: isFirst && meanwhile === markOf(1) && unlock !== null,
    });
    if (!isQuick) {
      const isSaid = await becomesTrue(async () => (await instance.metric(FAILING)) === 1, SECONDS);
      findings.push({
        promised: `a download that drips in shows in a gauge within ${SECONDS} s`,
        measured: isSaid ? 'it does' : "it doesn't",
        holds: isSaid,
      });
      await becomesTrue(
        () => host.requests.filter(({ path }) => path.endsWith(second.manifest.file)).length > 1,
        SECONDS,
      );
    }

    host.misbehave(only(drip, second));
    await writeManifest(published, third.manifest);
    const isThird = await shows(3);
    findings.push({
      promised: 'a newer manifest ends a dripping download and is shown',
      measured: isThird ? 'Edition3 is shown' : `${await shown()} is shown`,
      holds: isThird,
    });

    host.misbehave(only(lie));
    await writeManifest(published, second.manifest);
    const isRefused = await becomesTrue(async () => (await instance.metric(FAILING)) === 1, SECONDS);
    const afterLie = await shown();
    host.misbehave(null);
    await writeManifest(published, first.manifest);
    const isBack = await shows(1);
    findings.push({
      promised: 'wrong bytes of the right length are never served, and a rollback is shown after them',
      measured: `${afterLie} meanwhile, gauge ${isRefused ? 1 : 0}; then ${isBack ? 'Edition1' : await shown()}`,
      holds: isRefused && afterLie === markOf(3) && isBack,
    });
    client.close();
    await instance.stop('SIGKILL');
    return findings;
  },
};

/** Publishes the first of them. */
async function publishThree(
  dataDir: string,
  folder: string,
  published: string,
): Promise<readonly [Edition, Edition, Edition]> {
  const make = (number: number) => makeEdition(dataDir, join(folder, `edition-${number}`), number);
  const editions = [await make(1), await make(2), await make(3)] as const;
  mkdirSync(published);
  for (const { folder: from, manifest } of editions) {
    linkSync(join(from, manifest.file), join(published, manifest.file));
  }
  await writeManifest(published, editions[0].manifest);
  return editions;
}

/** For files, of one edition if it's given. */
function only(how: Misbehaviour, edition?: Edition): Misbehaviour {
  return (request, response, body) => {
    const file = edition?.manifest.file ?? '.sqlite';
    return request.url?.endsWith(file) === true && how(request, response, body);
  };
}

const drip: Misbehaviour = (_, response, body) => {
  response.writeHead(200, { 'content-length': body.length });
  let sent = 0;
  const timer = setInterval(() => response.write(body.subarray(sent, ++sent)), 100);
  response.on('close', () => clearInterval(timer));
  return true;
};

const lie: Misbehaviour = (_, response, body) => {
  const from = Math.floor(body.length / 2);
  response
    .writeHead(200, { 'content-length': body.length })
    .end(Buffer.from(body).fill(7, from, from + 1000));
  return true;
};
