import { setTimeout as delay } from 'node:timers/promises';
import { openHttpClient } from '#testing/http-client.ts';
import type { Finding } from './drill.ts';
import { formatLatency, latencyOf } from './steady-load.ts';

const API_PAUSE = 10;
const KEPT_PAUSE = 50;
const NEW_PAUSE = 700;

/** Milliseconds that each answer took, by kind. */
export type Visit = { api: number[]; kept: number[]; new: number[]; failed: string[]; newRefused: number };

const noVisit = (): Visit => ({ api: [], kept: [], new: [], failed: [], newRefused: 0 });

/** A visitor who reads the API, a page that is kept, and pages that aren't, each in turn. */
export function createVisitor(port: number, slugs: string[]) {
  const keptPath = `/golfs/${slugs.shift()}`;
  const apiPaths = slugs
    .slice(-200)
    .flatMap((slug) => [`/v2/golfs/profile/${slug}`, `/v2/seo/golfs/${slug}`]);
  const client = openHttpClient(port, {
    localAddress: '127.0.0.9',
    headers: { 'accept-encoding': 'br' },
    unpacks: false,
  });
  return {
    /** Visits for this many milliseconds, or until something is done. */
    async visit(length: number | Promise<unknown>): Promise<Visit> {
      let isOver = false;
      const end = typeof length === 'number' ? delay(length) : length;
      void end.then(() => {
        isOver = true;
      });
      const visit = noVisit();
      const keepAsking = async (kind: 'api' | 'kept' | 'new', nextPath: () => string, pause: number) => {
        while (!isOver) {
          const path = nextPath();
          const answer = await client.get(path);
          if (kind === 'new' && (answer.status === 503 || answer.status === 429)) visit.newRefused++;
          else if (answer.status !== 200) visit.failed.push(`${path}: ${answer.status}`);
          if (answer.status === 200) visit[kind].push(answer.milliseconds);
          await delay(pause);
        }
      };
      await client.get(keptPath);
      let api = 0;
      await Promise.all([
        keepAsking('api', () => apiPaths[api++ % apiPaths.length]!, API_PAUSE),
        keepAsking('kept', () => keptPath, KEPT_PAUSE),
        keepAsking('new', () => `/golfs/${slugs.shift()}`, NEW_PAUSE),
      ]);
      return visit;
    },
  };
}

export function judgeAlone(alone: Visit): Finding {
  return { promised: 'a visitor alone', measured: describeVisit(alone), holds: alone.failed.length === 0 };
}

export function describeVisit({ api, kept, new: fresh, failed }: Visit): string {
  const said = [
    `API ${formatLatency(latencyOf(api))}`,
    `kept page ${formatLatency(latencyOf(kept))}`,
    `new page ${formatLatency(latencyOf(fresh))}`,
  ];
  return [...said, ...(failed.length > 0 ? [`${failed.length} failed (${failed[0]})`] : [])].join('; ');
}
