import { setTimeout as delay } from 'node:timers/promises';
import { get } from '#testing/http-client.ts';
import { memoryWithChildren } from '#testing/process-usage.ts';
import type { Sandbox } from '#testing/sandbox.ts';
import { type ServerProcess, startServer } from '#testing/server-process.ts';
import type { Drill, Finding } from './drill.ts';
import { type Asked, startOtherClients } from './other-clients.ts';
import { latencyOf } from './steady-load.ts';
import { listSlugs } from './targets.ts';
import { createVisitor, describeVisit, judgeAlone, type Visit } from './visitor.ts';

const SELFISH = '127.0.3.1';
const FIFTY = Array.from({ length: 50 }, (_, number) => `127.0.4.${number + 1}`);
/** The pause of one of many clients, in milliseconds: about three requests a second. */
const PAUSE = 300;
/** The most that the 99th in a hundred answers may take, in milliseconds. */
const MOST = { api: 100, kept: 150, new: 1500 };
const MOST_GROWTH_BYTES = 64e6;
const WARMING_PAGES = 100;
const LEAST_REFUSED = 0.1;
const MOST_NEW_REFUSED = 1 / 20;
const NORMAL_AGAIN_MILLISECONDS = 2000;
const LOOK_MILLISECONDS = 100;

/** Uncached pages, pictures, yardage books, comparisons and searches, asked for as fast as answers come. */
export const selfishClientsCostOnlyThemselves: Drill = {
  name: 'selfish',
  title: 'Clients that ask for everything expensive',
  seconds: 80,
  boundSeconds: 400,
  async run(sandbox, { dataDir, seconds }) {
    const environment = { DATA_DIR: dataDir, RENDERS_PER_SECOND: '10' };
    const instance = await startServer(sandbox, { environment });
    const slugs = await listSlugs(instance.port);
    const visitorSlugs = slugs.splice(0, Math.min(1000, slugs.length >> 2));
    const selfish = startOtherClients(sandbox);
    const { port } = instance;
    const milliseconds = (seconds * 1000) / 5;
    const visitor = createVisitor(port, visitorSlugs);
    // What every renderer holds after a while.
    for (const path of dearPaths(slugs.splice(0, WARMING_PAGES))) await get(port, path);
    await visitor.visit(milliseconds / 2);
    const alone = await visitor.visit(milliseconds);
    const findings = [judgeAlone(alone)];
    const crowds = [
      { name: 'one client over 8 connections', addresses: [SELFISH], connections: 8, pause: 0 },
      { name: 'one client over 64 connections', addresses: [SELFISH], connections: 64, pause: 0 },
      { name: 'fifty clients within their quota', addresses: FIFTY, connections: 1, pause: PAUSE },
    ];
    for (const { name, ...crowd } of crowds) {
      const paths = dearPaths(slugs.splice(0, slugs.length / 3));
      const memory = watchMemory(sandbox, instance);
      const [visit, result] = await Promise.all([
        visitor.visit(milliseconds),
        selfish({ port, ...crowd, paths, milliseconds }),
      ]);
      const growth = memory.stop();
      await delay(NORMAL_AGAIN_MILLISECONDS);
      findings.push(...judge(name, { visit, result, growth, isRefused: crowd.connections === 64 }));
      findings.push(judgeAfter(await visitor.visit(NORMAL_AGAIN_MILLISECONDS)));
    }
    return findings;
  },
};

function dearPaths(slugs: readonly string[]): string[] {
  return slugs.flatMap((slug, at) => {
    const four = slugs.slice(at, at + 4).join(',');
    const kinds = [
      `/golfs/${slug}`,
      `/golfs/${slug}/opengraph-image`,
      `/golfs/${slug}/yardage-book`,
      `/compare?courses=${four}`,
      `/search?q=${slug.slice(0, 12)}`,
    ];
    return [kinds[at % kinds.length]!];
  });
}

/** Watches the most memory that the server and its Next process hold together. */
function watchMemory(sandbox: Sandbox, { child }: ServerProcess) {
  const look = () => memoryWithChildren(child.pid!);
  const before = look();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, look());
  }, LOOK_MILLISECONDS);
  sandbox.onEnd(() => clearInterval(timer));
  return {
    stop() {
      clearInterval(timer);
      return most - before;
    },
  };
}

type Crowd = { visit: Visit; result: Asked; growth: number; isRefused: boolean };

function judge(name: string, { visit, result, growth, isRefused }: Crowd): Finding[] {
  const asked = Object.values(result.statuses).reduce((sum, count) => sum + count, 0);
  const refused = (result.statuses[429] ?? 0) + (result.statuses[503] ?? 0);
  const wrong = Object.keys(result.statuses).filter(
    (status) => !['200', '308', '404', '429', '503'].includes(status),
  );
  const said = Object.entries(result.statuses).map(([status, count]) => `${count} × ${status}`);
  const newAsked = visit.new.length + visit.newRefused;
  return [
    {
      promised: `${name}: another visitor gets 99 % of the API and of kept pages within ${MOST.api} ms, of new pages within ${MOST.new} ms; at most one new page in twenty is refused`,
      measured: `${describeVisit(visit)}; ${visit.newRefused} of ${newAsked} new pages refused`,
      holds:
        visit.failed.length === 0 &&
        visit.newRefused <= newAsked * MOST_NEW_REFUSED &&
        (['api', 'kept', 'new'] as const).every((kind) => latencyOf(visit[kind]).p99 <= MOST[kind]),
      isTimed: true,
    },
    {
      promised: `${name}: ${isRefused ? 'at least a tenth is refused, with' : 'what is refused has'} Retry-After in whole seconds, and no 5xx but 503; memory of all processes grows by ${MOST_GROWTH_BYTES / 1e6} MB at most`,
      measured: `${said.join(', ')}; ${(growth / 1e6).toFixed(0)} MB more at most`,
      holds:
        wrong.length === 0 &&
        result.badRefusals === 0 &&
        (!isRefused || refused >= asked * LEAST_REFUSED) &&
        growth <= MOST_GROWTH_BYTES,
    },
  ];
}

function judgeAfter(visit: Visit): Finding {
  return {
    promised: `normal again ${NORMAL_AGAIN_MILLISECONDS / 1000} s later`,
    measured: describeVisit(visit),
    holds: visit.failed.length === 0 && latencyOf(visit.new).p99 <= MOST.new && visit.newRefused === 0,
    isTimed: true,
  };
}
