import { openHttpClient } from '#testing/http-client.ts';
import { startServer } from '#testing/server-process.ts';
import type { MeasuredServer } from '../bare-server.ts';
import { formatSpread, markdownTable, spreadOf } from '../report.ts';
import type { Suite } from '../suite.ts';
import { readSample } from '../targets.ts';

/** Each page is asked for once. */
const PAGES = 60;
/** Until the code is compiled and the heap has reached its size. */
const WARM_UP_ROUNDS = 5;
const WANTED_MILLISECONDS = 25;

export const renderSuite: Suite = {
  name: 'render',
  title: 'Uncached course pages',
  async measure(sandbox, { courses, dataDir, rounds }) {
    const site = await startServer(sandbox, { environment: { DATA_DIR: dataDir(courses) } });
    const slugs = (await readSample(site.port)).courses.map(({ slug }) => slug);
    if (slugs.length < (rounds + WARM_UP_ROUNDS) * PAGES)
      throw new Error('There are too few courses for so many rounds');
    const results: Round[] = [];
    for (let round = 0; round < rounds + WARM_UP_ROUNDS; round++) {
      const result = await renderRound(site, slugs.slice(round * PAGES, (round + 1) * PAGES));
      if (round >= WARM_UP_ROUNDS) results.push(result);
    }
    const { residentBytes } = site.usage();
    return [
      `Distinct course pages out of ${courses.toLocaleString('en')}, asked for one after the other in brotli: milliseconds until ` +
        `the answer was whole, ${PAGES} pages a round; and the processor time of all the server’s threads, a page. Median of the ` +
        'rounds, with the smallest and the largest.',
      markdownTable(
        ['what', 'measured', 'wanted'],
        [
          ['median', `${spread(results, 'median')} ms`, `≤ ${WANTED_MILLISECONDS} ms`],
          ['nine of ten', `${spread(results, 'ninth')} ms`, ''],
          ['processor time', `${spread(results, 'processor')} ms`, ''],
          ['resident after it', `${Math.round(residentBytes / 1e6)} MB`, ''],
        ],
      ),
    ].join('\n\n');
  },
};

/** Milliseconds a page. */
type Round = { median: number; ninth: number; processor: number };

async function renderRound(site: MeasuredServer, slugs: readonly string[]): Promise<Round> {
  const before = site.usage();
  const client = openHttpClient(site.port, { headers: { 'Accept-Encoding': 'br' } });
  const times: number[] = [];
  for (const slug of slugs) {
    const path = `/golfs/${slug}`;
    const { status, milliseconds } = await client.get(path);
    times.push(milliseconds);
    if (status !== 200) throw new Error(`${path} answers ${status}`);
  }
  const after = site.usage();
  client.close();
  times.sort((a, b) => a - b);
  return {
    median: times[times.length >> 1]!,
    ninth: times[Math.floor(times.length * 0.9)]!,
    processor: (after.processorMicroseconds - before.processorMicroseconds) / 1000 / slugs.length,
  };
}

function spread(rounds: readonly Round[], figure: keyof Round): string {
  return formatSpread(spreadOf(rounds.map((round) => round[figure])), 1);
}
