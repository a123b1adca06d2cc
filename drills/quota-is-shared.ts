import { setTimeout as delay } from 'node:timers/promises';
import { type HttpAnswer, openHttpClient } from '#testing/http-client.ts';
import { startBalancer } from '#testing/nginx.ts';
import type { Sandbox } from '#testing/sandbox.ts';
import { type ServerProcess, startServer } from '#testing/server-process.ts';
import { startValkey } from '#testing/valkey.ts';
import type { Drill, Finding } from './drill.ts';

/** Requests a second, over both instances. */
const LIMIT = 5;
const BURST = 40;
/** More than a second, so that earlier requests are forgotten. */
const FORGET_MILLISECONDS = 1100;

export const quotaIsShared: Drill = {
  name: 'quota',
  title: 'One quota over two instances',
  seconds: 10,
  boundSeconds: 60,
  async run(sandbox, { dataDir, seconds, isQuick }) {
    const { port, instances } = await startSharingPair(sandbox, dataDir);
    return [
      await burst(port, instances),
      await spoofed(port),
      await twoClients(port),
      ...(isQuick ? [] : [await sustained(port, seconds)]),
    ];
  },
};

export async function askAtOnce(
  port: number,
  localAddress: string,
  count: number,
  forwardedFor?: (index: number) => string,
): Promise<HttpAnswer[]> {
  const client = openHttpClient(port, { localAddress });
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) => {
      const headers: Record<string, string> = forwardedFor ? { 'x-forwarded-for': forwardedFor(index) } : {};
      return client.get('/v2/golfs?limit=1', headers);
    }),
  );
  client.close();
  return answers;
}

/** All others must have been refused. */
export function countAllowed(answers: readonly HttpAnswer[]): string {
  const allowed = answers.filter(({ status }) => status === 200).length;
  const refused = answers.filter(({ status }) => status === 429).length;
  const other = answers.length - allowed - refused;
  return `${allowed} of ${answers.length}${other > 0 ? `, ${other} neither answered nor refused` : ''}`;
}

async function burst(port: number, instances: readonly ServerProcess[]): Promise<Finding> {
  const answers = await askAtOnce(port, '127.0.0.2', BURST);
  const reached = await Promise.all(
    instances.map((instance) => instance.metric('fairway_http_requests_total')),
  );
  return {
    promised: `of ${BURST} requests at once, ${LIMIT} are answered, whichever instance they reach`,
    measured: `${countAllowed(answers)}; the instances saw ${reached.join(' and ')} requests`,
    holds: countAllowed(answers) === `${LIMIT} of ${BURST}` && reached.every((count) => count > 0),
  };
}

async function spoofed(port: number): Promise<Finding> {
  const answers = await askAtOnce(port, '127.0.0.3', BURST, (index) => `198.51.100.${index}`);
  return {
    promised: 'a client that names another address in each request gets no more',
    measured: countAllowed(answers),
    holds: countAllowed(answers) === `${LIMIT} of ${BURST}`,
  };
}

async function twoClients(port: number): Promise<Finding> {
  const [one, other] = await Promise.all([
    askAtOnce(port, '127.0.0.4', BURST),
    askAtOnce(port, '127.0.0.5', BURST),
  ]);
  const counted = [countAllowed(one!), countAllowed(other!)];
  return {
    promised: `two clients at the same time get ${LIMIT} each`,
    measured: counted.join(' and '),
    holds: counted.every((count) => count === `${LIMIT} of ${BURST}`),
  };
}

async function sustained(port: number, seconds: number): Promise<Finding> {
  await delay(FORGET_MILLISECONDS);
  const client = openHttpClient(port, { localAddress: '127.0.0.6' });
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    const sentAt = performance.now();
    const { status } = await client.get('/v2/golfs?limit=1');
    if (status === 200) times.push(sentAt);
  }
  client.close();
  const perSecond = times.length / seconds;
  return {
    promised: `a client that never stops asking gets ${LIMIT} requests a second`,
    measured: `${perSecond.toFixed(2)} a second over ${seconds} s`,
    // The first second's are answered at once.
    holds: times.length <= LIMIT * (seconds + 1) && times.length >= LIMIT * (seconds - 1),
    isTimed: true,
  };
}

/** Two instances that have confirmed they share a Valkey, behind one address on `port`. */
export async function startSharingPair(sandbox: Sandbox, dataDir: string) {
  const valkey = await startValkey(sandbox);
  const environment = {
    DATA_DIR: dataDir,
    VALKEY_URL: valkey.url,
    TRUSTED_PROXY_HOPS: '1',
    RATE_LIMIT_PER_SECOND: String(LIMIT),
    LOG_LEVEL: 'info',
  };
  const instances = [
    await startServer(sandbox, { environment }),
    await startServer(sandbox, { environment }),
  ];
  await Promise.all(instances.map((instance) => instance.line(/^Valkey (shares|is back)/)));
  const { port } = await startBalancer(sandbox, instances);
  return { valkey, instances, port };
}
