import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Sandbox } from './sandbox.ts';

/**
 * Each connection sends its next request as soon as it has its answer, or all of them together send this
 * many a second.
 */
export type LoadRequest = { port: number; connections: number; milliseconds: number; perSecond?: number };

type ClientMessage = Asked | LoadRequest;

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
  const send = (message: ClientMessage) => child.send(message);
  return {
    use: ({ targets, headers }) => send({ targets, headers }),
    async run(request) {
      send(request);
      const [result] = await once(child, 'message');
      return result as LoadResult;
    },
  };
}

/**
 * HTTP/1.1 over plain sockets. Reads only status and length of an answer, so that the client costs less than
 * the server.
 */
async function load(
  requests: readonly Buffer[],
  { port, connections, milliseconds, perSecond = Number.POSITIVE_INFINITY }: LoadRequest,
): Promise<LoadResult> {
  const times: number[] = [];
  const started = performance.now();
  const until = started + milliseconds;
  let next = 0;
  let failures = 0;
  let bytes = 0;
  const takeRequest = () => requests[next++ % requests.length]!;
  const done = (sentAt: number, status: number, length: number) => {
    times.push(performance.now() - sentAt);
    bytes += length;
    if (status >= 400) failures++;
  };
  const interval = (1000 * connections) / perSecond;
  const sleep = interval === 0 ? stayAwake() : () => {};
  const ask = { port, until, interval, takeRequest, done };
  await Promise.all(Array.from({ length: connections }, () => keepAsking(ask)));
  sleep();
  const seconds = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return {
    count: times.length,
    perSecond: times.length / seconds,
    bytes: bytes / times.length,
    p50: at(0.5),
    p99: at(0.99),
    failures,
  };
}

/**
 * Keeps the process awake until the returned function is called: otherwise waking it would be the kernel's
 * work in the server's own write, more of it the slower the server is.
 */
function stayAwake(): () => void {
  let isAwake = true;
  const turn = () => {
    if (isAwake) setImmediate(turn);
  };
  turn();
  return () => {
    isAwake = false;
  };
}

type Asking = {
  port: number;
  until: number;
  /** Milliseconds between requests, as far as answers come in time. */
  interval: number;
  takeRequest: () => Buffer;
  done: (dueAt: number, status: number, length: number) => void;
};

/** A delayed request counts from when it was due. */
function keepAsking({ port, until, interval, takeRequest, done }: Asking): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    let sentAt = 0;
    let missing = 0;
    let length = 0;
    let status = 0;
    let head: Buffer | null = null;
    const send = () => {
      sentAt = performance.now();
      socket.write(takeRequest());
    };
    let dueAt = 0;
    const sendInTime = () => {
      dueAt = Math.max(dueAt, sentAt) + interval;
      const wait = dueAt - performance.now();
      if (wait >= 1) setTimeout(send, wait);
      else send();
      if (interval > 0 && wait < 0) sentAt = dueAt;
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      if (missing === 0) {
        const all: Buffer = head ? Buffer.concat([head, chunk]) : chunk;
        const end = all.indexOf('\r\n\r\n');
        if (end < 0) {
          head = all;
          return;
        }
        head = null;
        status = Number(all.toString('latin1', 9, 12));
        length = end + 4 + bodyLength(all, end);
        missing = length - all.length;
      } else {
        missing -= chunk.length;
      }
      if (missing > 0) return;
      missing = 0;
      done(sentAt, status, length);
      if (performance.now() < until) sendInTime();
      else socket.end(resolve);
    });
  });
}

const LENGTH = Buffer.from('Content-Length: ');

function bodyLength(answer: Buffer, end: number): number {
  const at = answer.indexOf(LENGTH);
  if (at < 0 || at > end) return 0;
  return Number(answer.toString('latin1', at + LENGTH.length, answer.indexOf('\r', at)));
}

/** So many that none comes near five requests a second. */
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
  process.on('message', async (message: ClientMessage) => {
    if ('targets' in message) requests = toRequests(message);
    else process.send!(await load(requests, message));
  });
}
