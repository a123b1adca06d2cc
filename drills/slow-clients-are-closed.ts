import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { get } from '#testing/http-client.ts';
import { startBalancer } from '#testing/nginx.ts';
import type { Sandbox } from '#testing/sandbox.ts';
import { startServer } from '#testing/server-process.ts';
import { becomesTrue } from '#testing/until.ts';
import type { Drill, Finding } from './drill.ts';
import { latencyOf } from './steady-load.ts';
import { listSlugs } from './targets.ts';
import { createVisitor, describeVisit } from './visitor.ts';

const HALF_HEADS = 4000;
const QUICK_HALF_HEADS = 200;
const SLOW_READERS = 400;
/** The same page over and over, 17 MB: more than the buffers of sockets hold. */
const PAGES_EACH = 40;
/** deploy/nginx.conf gives a head five seconds, and a reader thirty for each piece; a little for a busy machine. */
const SECONDS = { head: 5 + 3, reader: 30 + 5 };
const MOST_MILLISECONDS = 100;

const HALF_HEAD = 'GET / HTTP/1.1\r\nHost: golf.example\r\nX-Half: ';

/** Through nginx: clients that never finish asking, or never read their answer, are closed and hold nobody up. */
export const slowClientsAreClosed: Drill = {
  name: 'slow-clients',
  title: 'Unfinished requests and slow readers through nginx',
  seconds: 15,
  boundSeconds: 150,
  async run(sandbox, { dataDir, seconds, isQuick }) {
    const environment = { DATA_DIR: dataDir, TRUSTED_PROXY_HOPS: '1' };
    const instance = await startServer(sandbox, { environment });
    const { port } = await startBalancer(sandbox, [instance]);
    const count = isQuick ? QUICK_HALF_HEADS : HALF_HEADS;
    if (isQuick) {
      return [
        await judgeHalfHeads(await openMany(sandbox, { port, count, text: HALF_HEAD, isReading: true })),
      ];
    }
    const slugs = await listSlugs(instance.port);
    const page = `/golfs/${slugs.shift()}`;
    await get(port, page);
    const visitor = createVisitor(port, slugs);
    await visitor.visit(1000);
    const alone = await visitor.visit((seconds * 1000) / 2);
    const asking = `GET ${page} HTTP/1.1\r\nHost: golf.example\r\n\r\n`.repeat(PAGES_EACH);
    const readers = await openMany(sandbox, { port, count: SLOW_READERS, text: asking, isReading: false });
    const readingSince = performance.now();
    const halfHeads = await openMany(sandbox, { port, count, text: HALF_HEAD, isReading: true });
    const [visit, head] = await Promise.all([visitor.visit((seconds * 1000) / 2), judgeHalfHeads(halfHeads)]);
    await delay(SECONDS.reader * 1000 - (performance.now() - readingSince));
    // A socket that reads nothing doesn't notice either that it was closed. One that's still open would
    // carry on.
    for (const { socket } of readers) socket.resume();
    await delay(1000);
    const closed = readers.filter(({ isClosed }) => isClosed()).length;
    return [
      head,
      {
        promised: `${SLOW_READERS} clients that don't read any of ${PAGES_EACH} pages are closed within ${SECONDS.reader} s`,
        measured: `${closed} were`,
        holds: closed === readers.length,
      },
      {
        promised: `meanwhile nobody else is refused, and others get 99 % of the API and of kept pages within ${MOST_MILLISECONDS} ms`,
        measured: `${describeVisit(visit)}; without them ${describeVisit(alone)}`,
        holds:
          visit.failed.length === 0 &&
          visit.newRefused === 0 &&
          (['api', 'kept'] as const).every((kind) => latencyOf(visit[kind]).p99 <= MOST_MILLISECONDS),
        isTimed: true,
      },
    ];
  },
};

type Opened = { socket: Socket; isClosed: () => boolean };

/** Each sends its text once it's connected, and nothing more. */
function openMany(
  sandbox: Sandbox,
  { port, count, text, isReading }: { port: number; count: number; text: string; isReading: boolean },
): Promise<Opened[]> {
  const open = () =>
    new Promise<Opened>((resolve) => {
      let isClosed = false;
      const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.6.1' });
      sandbox.onEnd(() => socket.destroy());
      socket.on('error', () => {});
      socket.on('close', () => {
        isClosed = true;
      });
      socket.on('connect', () => {
        socket.write(text, () => resolve({ socket, isClosed: () => isClosed }));
      });
      if (isReading) socket.resume();
    });
  return Promise.all(Array.from({ length: count }, open));
}

async function judgeHalfHeads(halfHeads: readonly Opened[]): Promise<Finding> {
  const areClosed = () => halfHeads.every(({ isClosed }) => isClosed());
  const holds = await becomesTrue(areClosed, SECONDS.head);
  return {
    promised: `${halfHeads.length.toLocaleString('en')} requests that never finish their head are closed within ${SECONDS.head} s`,
    measured: `${halfHeads.filter(({ isClosed }) => isClosed()).length.toLocaleString('en')} were`,
    holds,
  };
}
