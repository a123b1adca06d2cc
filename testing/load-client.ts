import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Sandbox } from './sandbox.ts';

/** Each connection sends its next request as soon as it has its answer. */
export type LoadRequest = { port: number; connections: number; milliseconds: number };

/** Answers a second, their mean size in bytes with their heads, and milliseconds that half and 99 % took at most. */
export type LoadResult = {
  count: number;
  perSecond: number;
  bytes: number;
  p50: number;
  p99: number;
  failures: number;
};

export type Asked = { targets: readonly string[]; headers: Readonly<Record<string, string>> };

/** Sends requests from a process of its own. */
export type LoadClient = {
  use: (asked: Asked) => void;
  run: (request: LoadRequest) => Promise<LoadResult>;
};

export function startLoad(sandbox: Sandbox): LoadClient {
  const child = fork(fileURLToPath(import.meta.url));
  sandbox.onEnd(() => child.kill());
  return {
    use: ({ targets, headers }) => child.send({ targets, headers }),
    async run(request) {
      child.send(request);
      const [result] = await once(child, 'message');
      return result as LoadResult;
    },
  };
}

type Answered = { milliseconds: number; status: number; bytes: number };

async function load(
  requests: readonly Buffer[],
  { port, connections, milliseconds }: LoadRequest,
): Promise<LoadResult> {
  const answers: Answered[] = [];
  const started = performance.now();
  const until = started + milliseconds;
  let next = 0;
  let isOver = false;
  // Stays awake: otherwise waking it would be the kernel's work in the server's own write, more of it the slower the server is.
  const turn = () => {
    if (!isOver) setImmediate(turn);
  };
  turn();
  const keepAsking = () =>
    sendOverSocket(port, (answered) => {
      if (answered) answers.push(answered);
      return performance.now() < until ? requests[next++ % requests.length]! : null;
    });
  await Promise.all(Array.from({ length: connections }, keepAsking));
  isOver = true;
  const seconds = (performance.now() - started) / 1000;
  const times = answers.map((each) => each.milliseconds).sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return {
    count: answers.length,
    perSecond: answers.length / seconds,
    bytes: answers.reduce((sum, { bytes }) => sum + bytes, 0) / answers.length,
    p50: at(0.5),
    p99: at(0.99),
    failures: answers.filter(({ status }) => status >= 400).length,
  };
}

/**
 * HTTP/1.1 over a plain socket. Reads only status and length of an answer, so that the client costs less than
 * the server. `take` gets each answer, and gives the next request until there's none.
 */
function sendOverSocket(port: number, take: (answered: Answered | null) => Buffer | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setNoDelay(true);
    let sentAt = 0;
    let head = Buffer.alloc(0);
    let answer: { status: number; bytes: number } | null = null;
    let received = 0;
    const send = (answered: Answered | null) => {
      const request = take(answered);
      if (request === null) return socket.end(resolve);
      sentAt = performance.now();
      return socket.write(request);
    };
    socket.on('connect', () => send(null));
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      received += chunk.length;
      if (answer === null) {
        head = Buffer.concat([head, chunk]);
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        const text = head.toString('latin1', 0, end);
        const length = Number(/^content-length: (\d+)/im.exec(text)?.[1] ?? 0);
        answer = { status: Number(text.slice(9, 12)), bytes: end + 4 + length };
      }
      if (received < answer.bytes) return;
      const answered = { ...answer, milliseconds: performance.now() - sentAt };
      [head, answer, received] = [Buffer.alloc(0), null, 0];
      send(answered);
    });
  });
}

/** Enough callers that none comes near five requests a second. */
const CALLERS = 32_768;

function toRequests({ targets, headers }: Asked): Buffer[] {
  return Array.from({ length: CALLERS }, (_, caller) => {
    const address = `10.0.${caller >> 8}.${caller & 255}`;
    const fields = Object.entries({ Host: 'golf.example', 'X-Forwarded-For': address, ...headers });
    const lines = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    return Buffer.from(`GET ${targets[caller % targets.length]} HTTP/1.1\r\n${lines}\r\n`);
  });
}

if (process.argv[1] === import.meta.filename && process.send) {
  // If it outlived its parent, it would disturb others.
  process.once('disconnect', () => process.exit());
  let requests: Buffer[] = [];
  process.on('message', async (message: Asked | LoadRequest) => {
    if ('targets' in message) requests = toRequests(message);
    else process.send!(await load(requests, message));
  });
}
