import { join } from 'node:path';
import { writeManifest } from '#lib/dataset-file/manifest.ts';
import { hostDataset } from '#testing/dataset-host.ts';
import type { Fault, FaultKind } from '#testing/faulty-system.ts';
import { openHttpClient } from '#testing/http-client.ts';
import { createFaultySystem, type FaultySystem } from '#testing/order-faults.ts';
import type { Sandbox } from '#testing/sandbox.ts';
import { type ServerProcess, startServer } from '#testing/server-process.ts';
import { becomesTrue } from '#testing/until.ts';
import type { Drill, Finding } from './drill.ts';
import { type Edition, editionsIn, markOf, publishTwoEditions } from './editions.ts';
import { describeFailures, type SteadyLoad, startSteadyLoad } from './steady-load.ts';
import { checkAnswered } from './targets.ts';

const NTHS = [1, 2, 3, 5, 8, 13, 21, 34];
const CODES: Record<FaultKind, string> = { open: 'EMFILE', read: 'EIO', write: 'ENOSPC' };
/** Attempts that fail are repeated after 5 s and more. */
const SECONDS_TO_PASS = 40;
const PAGES = 2;
/** While the fault lasts. */
const ALLOWED = [200, 500, 503];

/**
 * As SQLite tests itself: the first, second, third … call of a kind fails while a dataset is fetched and
 * opened, and pages are made. Whichever call that was, nobody else notices, and everything recovers.
 */
export const nthCallMayFail: Drill = {
  name: 'nth-call',
  title: 'The n-th file system call fails',
  seconds: 0,
  boundSeconds: 900,
  async run(sandbox, { dataDir, isQuick }) {
    const tried = await setUp(sandbox, dataDir, !isQuick);
    if (isQuick) return [await tryRounds(tried, 'any', [3])];
    const findings: Finding[] = [];
    for (const kind of Object.keys(CODES) as FaultKind[]) findings.push(await tryRounds(tried, kind, NTHS));
    return findings;
  },
};

type Tried = {
  system: FaultySystem;
  instance: ServerProcess;
  load: SteadyLoad;
  /** The other edition than the last. */
  publish: () => Promise<Edition>;
  isShown: (edition: Edition) => Promise<boolean>;
  /** The next pages and files that nobody has asked for yet: their statuses. */
  askNew: () => Promise<number[]>;
};

async function setUp(sandbox: Sandbox, dataDir: string, withPages: boolean): Promise<Tried> {
  const { dataDir: published, editions } = await publishTwoEditions(sandbox, dataDir);
  const [first, second] = editions;
  const host = await hostDataset(published);
  sandbox.onEnd(host.close);
  const system = createFaultySystem(sandbox);
  const instance = await startServer(sandbox, {
    environment: {
      ...system.environment,
      DATA_DIR: join(sandbox.folder, 'here'),
      DATASET_URL: host.url,
      DATASET_POLL_SECONDS: '1',
    },
  });
  const client = openHttpClient(instance.port, { headers: { 'accept-encoding': 'gzip' } });
  const [{ slug }] = first.marked as [Edition['marked'][number]];
  const kept = [`/v2/golfs/profile/${slug}`, ...(withPages ? ['/developers'] : [])];
  for (const path of kept) await client.get(path);
  const fresh = withPages ? await newPaths(client, first) : [];
  let current: Edition = first;
  return {
    system,
    instance,
    load: startSteadyLoad(sandbox, {
      port: instance.port,
      clients: 2,
      targets: kept.map((path) => ({ path })),
      check: checkAnswered,
      pause: 20,
    }),
    async publish() {
      current = current === first ? second : first;
      await writeManifest(published, current.manifest);
      return current;
    },
    async isShown(edition) {
      const { body } = await client.get(`/v2/golfs/profile/${slug}`);
      return editionsIn(body)[0] === markOf(edition === first ? 1 : 2);
    },
    async askNew() {
      const answers = await Promise.all(fresh.splice(0, PAGES).map((path) => client.get(path)));
      return answers.map(({ status }) => status);
    },
  };
}

/** Pages of courses and files of the build in turn. */
async function newPaths(client: ReturnType<typeof openHttpClient>, { marked }: Edition): Promise<string[]> {
  const { body } = await client.get('/developers');
  const files = [...new Set(body.match(/\/_next\/static\/[^"\\]+\.(?:js|css)/g))];
  return marked.flatMap(({ slug }, at) => [
    `/golfs/${slug}`,
    `/golfs/${slug}/yardage-book`,
    `/golfs/${slug}/opengraph-image`,
    files[at % files.length]!,
  ]);
}

type Round = { n: number; hits: string[]; wrong: string[]; isShown: boolean };

async function tryRounds(tried: Tried, kind: FaultKind | 'any', nths: readonly number[]): Promise<Finding> {
  const failuresBefore = tried.load.failures.length;
  const rounds: Round[] = [];
  for (const n of nths) rounds.push(await tryOnce(tried, kind, n));
  const failures = tried.load.failures.slice(failuresBefore);
  const hits = rounds.reduce((sum, round) => sum + round.hits.length, 0);
  const wrong = rounds.flatMap((round) => round.wrong);
  const missed = rounds.filter(({ isShown }) => !isShown);
  const what = kind === 'any' ? 'open, read and write' : `${kind} (${CODES[kind]})`;
  return {
    promised: `the n-th ${what} of each process and thread fails once, n = ${nths.join(', ')}: what's kept is served to everybody, and the new version and new pages come by themselves within ${SECONDS_TO_PASS} s`,
    measured: `${hits} calls failed; ${describeFailures(failures)}; ${missed.length === 0 ? 'all versions shown' : `not shown: n = ${missed.map(({ n }) => n).join(', ')}`}; ${wrong.length === 0 ? 'all new pages made' : wrong.join(', ')}`,
    holds: hits > 0 && failures.length === 0 && missed.length === 0 && wrong.length === 0,
  };
}

async function tryOnce(tried: Tried, kind: FaultKind | 'any', n: number): Promise<Round> {
  const { system, instance, publish, isShown, askNew } = tried;
  const kinds = kind === 'any' ? (Object.keys(CODES) as FaultKind[]) : [kind];
  const faults: Partial<Record<FaultKind, Fault>> = Object.fromEntries(
    kinds.map((each) => [each, { code: CODES[each], from: n, count: 1 }]),
  );
  const before = system.hits().length;
  await system.order(instance, { faults });
  const edition = await publish();
  const meanwhile = await askNew();
  const hasCome = await becomesTrue(() => isShown(edition), SECONDS_TO_PASS);
  await system.order(instance, {});
  const after = await askNew();
  const isReady = await becomesTrue(async () => (await fetch(`${instance.origin}/readyz`)).ok, 2);
  const wrong = [
    ...meanwhile.filter((status) => !ALLOWED.includes(status)).map((status) => `${status} while it failed`),
    ...after.filter((status) => status !== 200).map((status) => `${status} afterwards (n = ${n})`),
    ...(isReady ? [] : [`not ready afterwards (n = ${n})`]),
  ];
  return { n, hits: system.hits().slice(before), wrong, isShown: hasCome };
}
