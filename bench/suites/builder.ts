import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { golfFilter } from '#dataset/osm/extract/extract-features.ts';
import { makeExtract, type SyntheticExtract } from '../builder/synthetic-extract.ts';
import { builderCommand, type CommandCost, watchCommand } from '../builder/watch-command.ts';
import { markdownTable } from '../report.ts';
import type { Suite } from '../suite.ts';

const COURSES = 400;

/**
 * Builds from the same golf in an extract of a quarter of the size and of the whole, and from twice the golf
 * in the quarter; compared with osmium's time.
 */
export const builderSuite: Suite = {
  name: 'builder',
  title: 'Builder: an OpenStreetMap extract',
  async measure(_sandbox, { extractMegabytes }) {
    const whole = extractMegabytes * 1e6;
    const rows = [
      await measureBuild({ courses: COURSES, leastBytes: whole / 4 }),
      await measureBuild({ courses: 2 * COURSES, leastBytes: whole / 4 }),
      await measureBuild({ courses: COURSES, leastBytes: whole }),
    ];
    return `${explanation}\n\n${markdownTable(header, rows)}`;
  },
};

const explanation = `Invented golf with defects, in an invented landscape of houses, roads, fields, woods and ponds. Times are those of the
whole \`build\`, from reading to publishing; processor time is user and system of all threads; peaks are of resident
memory. “Only read by osmium” is one \`osmium tags-filter\` for golf that writes nothing. Wanted: at most as much
processor time as osmium, at most twice the time of only reading, and peaks that follow the golf and not the file.`;

const header = [
  'extract',
  'hole lines',
  'build',
  'only read by osmium',
  'processor, ours',
  'processor, osmium',
  'peak, ours',
  'peak, osmium',
];

/** One row; leaves nothing behind. */
async function measureBuild(size: { courses: number; leastBytes: number }): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-builder-'));
  try {
    const extract = await makeExtract(folder, 'extract.osm.pbf', size);
    const onlyRead = secondsOf(() => execFileSync('osmium', tagsFilter(extract.path)));
    const build = ['build', '--osm', extract.path, '--out', join(folder, 'data')];
    return toRow(extract, onlyRead, await watchCommand(builderCommand(build)));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function tagsFilter(path: string): string[] {
  return ['tags-filter', '--no-progress', '--overwrite', '-f', 'pbf', '-o', '/dev/null', path, ...golfFilter];
}

function secondsOf(work: () => void): number {
  const started = performance.now();
  work();
  return (performance.now() - started) / 1000;
}

function toRow({ bytes, holes }: SyntheticExtract, onlyRead: number, cost: CommandCost): string[] {
  const seconds = (value: number) => `${value.toFixed(1)} s`;
  const megabytes = (value: number) => `${Math.round(value / 1e6).toLocaleString('en')} MB`;
  return [
    megabytes(bytes),
    holes.toLocaleString('en'),
    seconds(cost.seconds),
    seconds(onlyRead),
    seconds(cost.ownProcessorSeconds),
    seconds(cost.childrenProcessorSeconds),
    megabytes(cost.ownPeakBytes),
    megabytes(cost.childrenPeakBytes),
  ];
}
