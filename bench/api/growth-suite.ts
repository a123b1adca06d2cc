import { markdownTable } from '../markdown-table.ts';
import { startApi, startClient } from '../servers/child.ts';
import { askUsage } from '../servers/usage.ts';
import { formatThousands } from '../spread.ts';
import type { Suite } from '../suite.ts';
import { toEndpoints } from './endpoints.ts';
import { measureRounds, shareOver, spreadOver, warmUp } from './measure-server.ts';
import { readSample } from './read-sample.ts';

/** Every endpoint over ten times as many courses, beside itself over the usual number, in the same rounds. */
export const growthSuite: Suite = {
  name: 'growth',
  title: 'Ten times the courses',
  async measure(options) {
    const { courses, dataDir } = options;
    const usual = await startApi(dataDir(courses), { RATE_LIMIT_PER_SECOND: '0' });
    const tenfold = await startApi(dataDir(courses * 10), { RATE_LIMIT_PER_SECOND: '0' });
    const client = startClient();
    const endpoints = toEndpoints(await readSample(usual.port));
    const tenfoldEndpoints = toEndpoints(await readSample(tenfold.port));
    const asked = [
      { process: usual, endpoints },
      { process: tenfold, endpoints: tenfoldEndpoints },
    ];
    await warmUp(client, asked, options.milliseconds);
    const rows: string[][] = [];
    for (const [i, endpoint] of endpoints.entries()) {
      const servers = {
        usual: { process: usual, endpoint },
        tenfold: { process: tenfold, endpoint: tenfoldEndpoints[i]! },
      };
      const rounds = await measureRounds(client, servers, options);
      rows.push([
        endpoint.name,
        formatThousands(spreadOver(rounds, 'usual', 'perSecond')),
        formatThousands(spreadOver(rounds, 'tenfold', 'perSecond')),
        `${Math.round(shareOver(rounds, 'tenfold', 'usual') * 100)} %`,
        '≥ 80 %',
      ]);
      console.error(`  ${rows.at(-1)!.join(' | ')}`);
    }
    const { residentBytes } = await askUsage(tenfold.child);
    for (const server of [usual.child, tenfold.child]) server.kill();
    client.stop();
    const count = (each: number) => `${each.toLocaleString('en')} courses`;
    return [
      'Requests a second (median, smallest and largest of the rounds), both asked in each round, without quota counting.',
      markdownTable(['endpoint', count(courses), count(courses * 10), 'of its speed', 'wanted'], rows),
      `Resident after it all, over ten times the courses: ${Math.round(residentBytes / 1e6)} MB.`,
    ].join('\n\n');
  },
};
