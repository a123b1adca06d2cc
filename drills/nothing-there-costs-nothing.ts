import { connect } from 'node:net';
import { openHttpClient } from '#testing/http-client.ts';
import { type ServerProcess, startServer } from '#testing/server-process.ts';
import { until } from '#testing/until.ts';
import type { Drill, Finding } from './drill.ts';
import { formatLatency, latencyOf } from './steady-load.ts';
import { listSlugs } from './targets.ts';

const NAMES = 20_000;
const AT_ONCE = 16;
const CONNECTIONS = 8;
const PIPELINED = 1000;
const LEAVERS = 500;
/** Renders that may be under way when their visitor leaves. */
const MOST_RENDERED_FOR_NOBODY = 20;
const MOST_GROWTH_BYTES = 64e6;

/** Invented names, invented queries, pipelines, and visitors who leave before they're answered. */
export const nothingThereCostsNothing: Drill = {
  name: 'nothing',
  title: 'Invented names, pipelines and visitors who leave',
  seconds: 0,
  boundSeconds: 240,
  async run(sandbox, { dataDir }) {
    const instance = await startServer(sandbox, { environment: { DATA_DIR: dataDir } });
    const slugs = await listSlugs(instance.port);
    const kept = `/golfs/${slugs.shift()}`;
    const client = openHttpClient(instance.port, { headers: { 'accept-encoding': 'br' } });
    for (const path of [kept, '/golfs/none']) await client.get(path);
    const findings = [await inventNames(instance, client, kept)];
    client.close();
    findings.push(await pipeline(instance, slugs), await leave(instance, slugs));
    return findings;
  },
};

async function inventNames(
  instance: ServerProcess,
  client: ReturnType<typeof openHttpClient>,
  kept: string,
): Promise<Finding> {
  const rendersBefore = await instance.metric('fairway_renders_total');
  const resident = instance.usage().residentBytes;
  const milliseconds: number[] = [];
  let wrong = 0;
  let next = 0;
  const keepAsking = async () => {
    while (next < NAMES) {
      const number = next++;
      const isQuery = number % 4 === 0;
      const path = isQuery
        ? `${kept}?invented=${number}`
        : `/golfs/invented-${number}${number % 3 ? '' : '/course.gpx'}`;
      const answer = await client.get(path);
      milliseconds.push(answer.milliseconds);
      if (answer.status !== (isQuery ? 200 : 404)) wrong++;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepAsking));
  const renders = (await instance.metric('fairway_renders_total')) - rendersBefore;
  const growth = instance.usage().residentBytes - resident;
  return {
    promised: `${NAMES.toLocaleString('en')} invented names and queries render nothing`,
    measured: `${renders} renders, ${(growth / 1e6).toFixed(0)} MB; ${wrong} wrong answers; ${formatLatency(latencyOf(milliseconds))}`,
    holds: renders === 0 && wrong === 0 && growth < MOST_GROWTH_BYTES,
  };
}

async function pipeline(instance: ServerProcess, slugs: readonly string[]): Promise<Finding> {
  const resident = instance.usage().residentBytes;
  const renders = await instance.metric('fairway_renders_total');
  const lines = slugs
    .slice(0, PIPELINED)
    .map((slug) => `GET /compare?courses=${slug} HTTP/1.1\r\nHost: golf.example\r\n\r\n`)
    .join('');
  await Promise.all(Array.from({ length: CONNECTIONS }, () => sendAndClose(instance.port, lines, false)));
  const growth = instance.usage().residentBytes - resident;
  const rendered = (await instance.metric('fairway_renders_total')) - renders;
  return {
    promised: `${CONNECTIONS} connections with ${PIPELINED.toLocaleString('en')} expensive requests each, sent at once, are closed and cost no memory`,
    measured: `${rendered} rendered, ${(growth / 1e6).toFixed(0)} MB more`,
    holds: rendered <= MOST_RENDERED_FOR_NOBODY && growth < MOST_GROWTH_BYTES,
  };
}

async function leave(instance: ServerProcess, slugs: readonly string[]): Promise<Finding> {
  const renders = await instance.metric('fairway_renders_total');
  const line = (number: number) =>
    `GET /golfs/${slugs[number % slugs.length]}/yardage-book HTTP/1.1\r\nHost: golf.example\r\n\r\n`;
  await Promise.all(
    Array.from({ length: LEAVERS }, (_, number) => sendAndClose(instance.port, line(number), true)),
  );
  await until(async () => (await instance.metric('fairway_renders_waiting')) === 0);
  const rendered = (await instance.metric('fairway_renders_total')) - renders;
  return {
    promised: `${LEAVERS} visitors who ask for a yardage book and leave at once have at most ${MOST_RENDERED_FOR_NOBODY} rendered`,
    measured: `${rendered} rendered`,
    holds: rendered <= MOST_RENDERED_FOR_NOBODY,
  };
}

/** Resolves when the connection is closed, by us or by the server. */
function sendAndClose(port: number, text: string, isLeaving: boolean): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(text, () => {
        if (isLeaving) socket.destroy();
      });
    });
    socket.resume();
    socket.on('error', () => {});
    socket.on('close', () => resolve());
  });
}
