import { startLoad } from '#testing/load-client.ts';
import { compareServers } from '../measure-servers.ts';
import { formatThousands, markdownTable } from '../report.ts';
import { startShipped } from '../shipped-server.ts';
import type { Suite } from '../suite.ts';
import { readSample, toEndpoints } from '../targets.ts';

export const growthSuite: Suite = {
  name: 'growth',
  title: 'Ten times the courses',
  async measure(sandbox, options) {
    const { courses, dataDir } = options;
    const start = async (count: number) => {
      const server = await startShipped(sandbox, { DATA_DIR: dataDir(count) });
      return { server, endpoints: toEndpoints(await readSample(server.port)) };
    };
    const usual = await start(courses);
    const tenfold = await start(courses * 10);
    const comparisons = await compareServers(startLoad(sandbox), [usual, tenfold], options);
    const rows = comparisons.map(({ name, first, other, share }) => [
      name,
      formatThousands(first),
      formatThousands(other),
      `${Math.round(share * 100)} %`,
      '≥ 80 %',
    ]);
    const { residentBytes } = tenfold.server.usage();
    const count = (each: number) => `${each.toLocaleString('en')} courses`;
    return [
      'Requests a second (median, smallest and largest of the rounds), both as shipped, asked in each round.',
      markdownTable(['endpoint', count(courses), count(courses * 10), 'of its speed', 'wanted'], rows),
      `Resident memory at the end, over ten times the courses: ${Math.round(residentBytes / 1e6)} MB.`,
    ].join('\n\n');
  },
};
