import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { writeManifest } from '#lib/dataset-file/manifest.ts';
import { openHttpClient } from '#testing/http-client.ts';
import { childrenOf } from '#testing/process-usage.ts';
import type { Sandbox } from '#testing/sandbox.ts';
import { type ServerProcess, startServer } from '#testing/server-process.ts';
import { becomesTrue } from '#testing/until.ts';
import type { Drill, DrillOptions, Finding } from './drill.ts';
import { editionsIn, markOf, publishTwoEditions } from './editions.ts';
import { describeFailures, startSteadyLoad } from './steady-load.ts';
import { checkAnswered } from './targets.ts';

/** The descriptors that the server has to spare, and the idle connections that take these and any that it gives back. */
const SPARE = 40;
const IDLE = 60;
const MILLISECONDS_TO_RETURN = 20;
const SECONDS_TO_NOTICE = 10;
const SECONDS_TO_PASS = 20;
/** The answers that are allowed while there are no descriptors. */
const ALLOWED = [200, 500, 503];

/** Idle connections take all of the front's file descriptors; its renderer dies, and a version is published. */
export const descriptorsMayRunOut: Drill = {
  name: 'descriptors',
  title: 'No file descriptors left',
  seconds: 0,
  boundSeconds: 180,
  async run(sandbox, options) {
    const { instance, client, load, editions, dataDir, fresh } = await setUp(sandbox, options);
    const get = (path: string) => client.get(path).then(({ status }) => status);
    const readyDetail = async () =>
      (JSON.parse((await client.get('/readyz')).body) as { detail?: string }).detail;
    const getNew = async (count: number) => {
      const statuses: number[] = [];
      for (const path of fresh.splice(0, count)) statuses.push(await get(path));
      return statuses;
    };

    const idle = await takeDescriptors(sandbox, instance);
    await writeManifest(dataDir, editions[1].manifest);
    const meanwhile = await getNew(4);
    for (const renderer of childrenOf(instance.child.pid!)) process.kill(renderer, 'SIGKILL');
    const isSaid = await becomesTrue(async () => (await readyDetail()) !== undefined, SECONDS_TO_NOTICE);
    meanwhile.push(...(await getNew(2)));
    const failures = [...load.failures];
    const asked = load.count();

    idle.close();
    const { slug } = editions[0].marked[0]!;
    const isShown = await becomesTrue(async () => {
      const { body } = await client.get(`/v2/golfs/profile/${slug}`);
      return editionsIn(body)[0] === markOf(2) && (await readyDetail()) === undefined;
    }, SECONDS_TO_PASS);
    const isRendering =
      options.isQuick || (await becomesTrue(async () => (await getNew(1))[0] === 200, SECONDS_TO_PASS));
    const after = await getNew(4);
    await load.stop();
    client.close();
    const failuresAfter = load.failures.slice(failures.length);
    return [
      {
        promised: 'without a descriptor, connected clients still get kept pages, missing pages and the API',
        measured: `${asked.toLocaleString('en')} requests, ${describeFailures(failures)}`,
        holds: failures.length === 0 && asked > 0,
      },
      {
        promised:
          'meanwhile new pages are made, or get 500 or 503, and /readyz says why a new version is not served',
        measured: `${meanwhile.join(', ') || 'no pages asked for'}; ${isSaid ? 'it says so' : "it doesn't"}`,
        holds: isSaid && meanwhile.every((status) => ALLOWED.includes(status)),
      },
      {
        promised: `once connections close, the new version is shown and all pages are made within ${SECONDS_TO_PASS} s`,
        measured: `${isShown ? 'shown' : 'not shown'}; ${after.join(', ') || 'no pages asked for'}; ${describeFailures(failuresAfter)}`,
        holds:
          isShown && isRendering && after.every((status) => status === 200) && failuresAfter.length === 0,
      },
    ] satisfies Finding[];
  },
};

/** A server with kept pages under load, and pages that nobody has asked for. */
async function setUp(sandbox: Sandbox, { dataDir: source, isQuick }: DrillOptions) {
  const { dataDir, editions } = await publishTwoEditions(sandbox, source);
  const instance = await startServer(sandbox, { environment: { DATA_DIR: dataDir } });
  const { port } = instance;
  // It connects while there still are some.
  const client = openHttpClient(port, { connections: 1, headers: { 'accept-encoding': 'gzip' } });
  const kept = ['/v2/golfs?limit=10', ...(isQuick ? [] : ['/', '/golfs/no-such-course'])];
  for (const path of kept) await client.get(path);
  const fresh = isQuick
    ? []
    : editions[0].marked.flatMap(({ slug }) => [`/golfs/${slug}`, `/golfs/${slug}/opengraph-image`]);
  const load = startSteadyLoad(sandbox, {
    port,
    clients: 2,
    targets: kept.map((path) => ({ path })),
    check: (answer) => (answer.status === 404 ? null : checkAnswered(answer)),
    pause: 20,
  });
  await becomesTrue(() => load.count() > 10, SECONDS_TO_NOTICE);
  return { instance, client, load, editions, dataDir, fresh };
}

/** Resolves when all are taken. A connection that's turned away comes back, so that they stay taken until `close`. */
async function takeDescriptors(sandbox: Sandbox, { child: { pid }, port }: ServerProcess) {
  const count = () => readdirSync(`/proc/${pid}/fd`).length;
  const most = count() + SPARE;
  execFileSync('prlimit', ['--pid', String(pid), `--nofile=${most}:${most}`]);
  const sockets = new Set<Socket>();
  let isClosed = false;
  const open = () => {
    if (isClosed) return;
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    sockets.add(socket);
    socket.on('close', () => {
      sockets.delete(socket);
      setTimeout(open, MILLISECONDS_TO_RETURN);
    });
  };
  const close = () => {
    isClosed = true;
    for (const socket of sockets) socket.destroy();
  };
  sandbox.onEnd(close);
  for (let i = 0; i < IDLE; i++) open();
  // One is Node's own reserve, to turn connections away with.
  await becomesTrue(() => count() >= most - 1, SECONDS_TO_NOTICE);
  return { close };
}
