import { connect } from 'node:net';
import { seededRandom } from '#testing/seeded-random.ts';
import { type ServerProcess, startServer } from '#testing/server-process.ts';
import type { Drill, Finding } from './drill.ts';
import { createHostileRequests } from './hostile-requests.ts';
import { describeFailures, formatLatency, latencyOf, startSteadyLoad } from './steady-load.ts';
import { checkAnswered, mixedTargets } from './targets.ts';

const REQUESTS = 10_000;
const QUICK_REQUESTS = 1000;
const AT_ONCE = 16;
/** Pino's number for it. */
const ERROR_LEVEL = 50;
const SEED = 20_261_121;
/** The server's limit for a request to arrive, and a little. */
const PATIENCE_MILLISECONDS = 25_000;
const ANSWERED_MILLISECONDS = 1000;

/** Requests from attackers and broken programs fail, and hurt nobody else. */
export const hostileRequestsHarmNothing: Drill = {
  name: 'hostile',
  title: 'Hostile requests',
  seconds: 0,
  boundSeconds: 420,
  async run(sandbox, { dataDir, isQuick }) {
    const instance = await startServer(sandbox, { environment: { DATA_DIR: dataDir } });
    const targets = await mixedTargets(instance.port, 20, !isQuick);
    const normal = { port: instance.port, clients: 2, targets, check: checkAnswered, pause: 20 };
    const load = startSteadyLoad(sandbox, normal);
    const nextRequest = createHostileRequests(seededRandom(SEED), !isQuick);
    const half = (isQuick ? QUICK_REQUESTS : REQUESTS) / 2;
    const first = await attack(instance, nextRequest, half);
    const halfway = instance.usage().residentBytes;
    const second = await attack(instance, nextRequest, half);
    const end = instance.usage().residentBytes;
    await load.stop();
    return [
      ...judge([...first, ...second], instance),
      judgeGrowth(halfway, end),
      {
        promised: 'normal clients are answered meanwhile',
        measured: `${load.count().toLocaleString('en')} requests, ${describeFailures(load.failures)}; ${formatLatency(latencyOf(load.milliseconds))}`,
        holds: load.failures.length === 0,
      },
    ];
  },
};

/** Status 0: no answer. */
type Outcome = { request: Buffer; status: number; problem: string | null; milliseconds: number };

async function attack(instance: ServerProcess, nextRequest: () => Buffer, count: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let sent = 0;
  const keepSending = async () => {
    while (sent++ < count) outcomes.push(await sendOne(instance.port, nextRequest()));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepSending));
  return outcomes;
}

function sendOne(port: number, request: Buffer): Promise<Outcome> {
  return new Promise((resolve) => {
    const started = performance.now();
    let answer = '';
    let isLate = false;
    const socket = connect(port, '127.0.0.1');
    socket.setTimeout(PATIENCE_MILLISECONDS, () => {
      isLate = answer === '';
      socket.destroy();
    });
    socket.on('data', (chunk) => {
      socket.setTimeout(ANSWERED_MILLISECONDS, () => socket.destroy());
      if (answer.length < 4000) answer += chunk.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
      const problem = isLate ? 'was left waiting' : findProblem(status, answer);
      resolve({ request, status, problem, milliseconds: performance.now() - started });
    });
    socket.write(request);
  });
}

function findProblem(status: number, answer: string): string | null {
  if (status >= 500) return `status ${status}`;
  if (/\n\s+at .*:\d+:\d+/.test(answer)) return 'shows a stack trace';
  if (/^location: *(https?:)?\/\//im.test(answer)) return 'redirects to another host';
  return answer.includes('root:x:') ? 'shows a file of the system' : null;
}

function judge(outcomes: readonly Outcome[], { child, lines }: ServerProcess): Finding[] {
  const errors = lines.filter(({ level }) => Number(level) >= ERROR_LEVEL);
  for (const line of errors.slice(0, 5)) console.error(`  ${JSON.stringify(line)}`);
  const wrong = outcomes.filter(({ problem }) => problem !== null);
  for (const { request, problem } of wrong.slice(0, 5)) {
    console.error(`  ${problem}: ${JSON.stringify(request.toString('latin1').slice(0, 400))}`);
  }
  const statuses = new Map<number, number>();
  for (const { status } of outcomes) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const counts = [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status || 'closed'}`);
  const problems = [...new Set(wrong.map(({ problem }) => problem))].join(', ');
  return [
    {
      promised: `${outcomes.length.toLocaleString('en')} hostile requests: no 5xx, no stack trace, no file, no foreign redirect, none left waiting`,
      measured: `${wrong.length === 0 ? 'none' : `${wrong.length} (${problems})`}; ${counts.join(', ')}; ${formatLatency(latencyOf(outcomes.map(({ milliseconds }) => milliseconds)))}`,
      holds: wrong.length === 0,
    },
    {
      promised: 'the server does not crash, and logs no failure',
      measured: `${child.exitCode === null ? 'it runs' : `it ended with ${child.exitCode}`}; ${errors.length} errors logged`,
      holds: child.exitCode === null && errors.length === 0,
    },
  ];
}

/** The most that memory may grow over the second half of a drill. */
const MOST_GROWTH_BYTES = 64e6;

/**
 * Judges growth by the resident bytes after half of a drill and at its end. Some growth is the allocator's, which fills the
 * gaps between buffers of many sizes.
 */
function judgeGrowth(halfwayBytes: number, endBytes: number): Finding {
  const growth = endBytes - halfwayBytes;
  return {
    promised: `memory stays bounded: the second half of the requests adds less than ${MOST_GROWTH_BYTES / 1e6} MB`,
    measured: `${(halfwayBytes / 1e6).toFixed(0)} MB resident after the first half, ${(growth / 1e6).toFixed(0)} MB more after the second`,
    holds: growth < MOST_GROWTH_BYTES,
    isTimed: true,
  };
}
