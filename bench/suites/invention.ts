import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builderCommand, watchCommand } from '../builder/watch-command.ts';
import { markdownTable } from '../report.ts';
import type { Suite } from '../suite.ts';

export const inventionSuite: Suite = {
  name: 'invention',
  title: 'Builder: the invented world',
  async measure(_sandbox, { courses }) {
    const folder = await mkdtemp(join(tmpdir(), 'bench-invention-'));
    try {
      const demo = builderCommand(['demo', '--courses', String(courses), '--out', folder]);
      const build = await watchCommand(demo);
      const verify = await watchCommand(builderCommand(['verify', '--out', folder]));
      const what = (text: string) => `${text}, ${courses.toLocaleString('en')} courses`;
      return markdownTable(
        ['what', 'measured', 'wanted'],
        [
          [what('`demo`, with its check'), `${build.seconds.toFixed(1)} s`, '≤ 90 s'],
          [what('its peak memory'), gigabytes(build.ownPeakBytes), '≤ 2 GB'],
          [what('the file'), gigabytes(await sizeOfDataset(folder)), '≤ 0.7 GB'],
          [what('`verify`'), `${verify.seconds.toFixed(1)} s`, '≤ 30 s'],
          [what('its peak memory'), gigabytes(verify.ownPeakBytes), ''],
        ],
      );
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};

function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(2)} GB`;
}

async function sizeOfDataset(folder: string): Promise<number> {
  const file = (await readdir(folder)).find((name) => name.endsWith('.sqlite'));
  if (!file) throw new Error(`${folder} holds no dataset`);
  return (await stat(join(folder, file))).size;
}
