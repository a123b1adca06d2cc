import { execFileSync } from 'node:child_process';
import { openHttpClient } from '#testing/http-client.ts';
import { childrenOf } from '#testing/process-usage.ts';
import { type ServerProcess, startServer } from '#testing/server-process.ts';
import { until } from '#testing/until.ts';
import type { Drill, Finding } from './drill.ts';
import { describeFailures, formatLatency, latencyOf, startSteadyLoad } from './steady-load.ts';
import { checkAnswered, listSlugs } from './targets.ts';

/** server/pages/ask-next.ts: when a page counts as hung; then it's tried once more. */
const HANGS_SECONDS = 8;
const MOST_SECONDS = 2 * HANGS_SECONDS;
const PAGES = 6;
/** Kinds of pages that Next hasn't had yet: it has to read their code. */
const UNLOADED = ['/compare', '/developers', '/data', '/map', '/best/world', '/golf-courses'];
/** server/pages/render-pages.ts: this many pages may fail before Next is replaced. */
const MOST_FAILED = 2;

export const nextMayDie: Drill = {
  name: 'next',
  title: 'Next dies, hangs, or has no descriptors left',
  seconds: 0,
  boundSeconds: 240,
  async run(sandbox, { dataDir }) {
    const instance = await startServer(sandbox, { environment: { DATA_DIR: dataDir } });
    const slugs = await listSlugs(instance.port);
    const client = openHttpClient(instance.port, { localAddress: '127.0.0.9' });
    const kept = `/golfs/${slugs.shift()}`;
    const targets = [kept, '/', '/golfs/no-such-course', '/v2/golfs?limit=10'].map((path) => ({ path }));
    for (const { path } of targets) await client.get(path);
    const load = startSteadyLoad(sandbox, { port: instance.port, clients: 2, targets, check, pause: 20 });
    const take = () => slugs.splice(0, PAGES).map((slug) => `/golfs/${slug}`);
    const after = (paths: readonly string[], harm: (pid: number) => void) =>
      harmAndAsk(instance, client, paths, harm);
    const findings: Finding[] = [
      judge('killed while it renders', await after(take(), (pid) => process.kill(pid, 'SIGKILL'))),
      judge('stopped, as if it hung', await after(take(), (pid) => process.kill(pid, 'SIGSTOP'))),
      judge('left without file descriptors', await after(UNLOADED, takeDescriptors)),
    ];
    await load.stop();
    client.close();
    findings.push({
      promised: 'meanwhile everybody gets kept pages, missing pages and the API',
      measured: `${load.count().toLocaleString('en')} requests, ${describeFailures(load.failures)}; ${formatLatency(latencyOf(load.milliseconds))}`,
      holds: load.failures.length === 0,
    });
    return findings;
  },
};

type Harmed = { statuses: number[]; slowest: number; normal: number; isReplaced: boolean };

/** Asks for pages that aren't kept, harms Next while it has them, and asks for one more at the end. */
async function harmAndAsk(
  { child, port, metric }: ServerProcess,
  client: ReturnType<typeof openHttpClient>,
  paths: readonly string[],
  harm: (pid: number) => void,
): Promise<Harmed> {
  await until(async () => (await metric('fairway_next_ready')) === 1);
  const [next] = childrenOf(child.pid!);
  const asked = Promise.all(paths.map((path) => client.get(path)));
  harm(next!);
  const answers = await asked;
  await until(async () => (await metric('fairway_next_ready')) === 1);
  const last = await openHttpClient(port).get(`/search?q=${paths.length}`);
  return {
    statuses: answers.map(({ status }) => status),
    slowest: Math.max(...answers.map(({ milliseconds }) => milliseconds)),
    normal: last.status,
    isReplaced: !childrenOf(child.pid!).includes(next!),
  };
}

function judge(what: string, { statuses, slowest, normal, isReplaced }: Harmed): Finding {
  return {
    promised: `Next that is ${what} is replaced; its pages are still made, or get 503, within ${MOST_SECONDS} s; at most ${MOST_FAILED} fail`,
    measured: `${statuses.join(', ')}; the slowest took ${(slowest / 1000).toFixed(1)} s; ${isReplaced ? 'replaced' : 'not replaced'}; the next page: ${normal}`,
    holds:
      isReplaced &&
      normal === 200 &&
      slowest <= MOST_SECONDS * 1000 + 2000 &&
      statuses.filter((status) => status !== 200 && status !== 503).length <= MOST_FAILED,
  };
}

function check(answer: Parameters<typeof checkAnswered>[0], { path }: { path: string }): string | null {
  return path.endsWith('no-such-course')
    ? answer.status === 404
      ? null
      : `status ${answer.status}`
    : checkAnswered(answer);
}

/** It keeps those it has and gets no more. */
function takeDescriptors(pid: number): void {
  execFileSync('prlimit', ['--pid', String(pid), '--nofile=4:4']);
}
