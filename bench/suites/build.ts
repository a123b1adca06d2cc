import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { golfFilter } from '#dataset/osm/extract/tag-filters.ts';
import { readOriginal, realExtracts, writeCopies } from '../copied-world.ts';
import { atMost, type Measurement, type Suite } from '../suite.ts';
import { builderCommand, type CommandCost, watchCommand, watchProgram } from '../watch-command.ts';

/** Ways in the copied world; about half of the golf of the planet. */
const WAYS = 2_500_000;

/** The builder over real extracts, over copies of them around the globe, and over the invented world, with its export. */
export const buildSuite: Suite = {
  name: 'build',
  title: 'Builder and export',
  async measure(_sandbox, { courses }) {
    const folder = await mkdtemp(join(tmpdir(), 'bench-build-'));
    try {
      return [
        ...(await measureExtract(folder)),
        ...(await measureCopies(folder)),
        ...(await measureInvention(folder, courses)),
      ];
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};

const gigabytes = (cost: CommandCost) => cost.peakBytes / 1e9;

async function measureExtract(folder: string): Promise<Measurement[]> {
  const [extract] = realExtracts();
  const cost = await watchCommand(
    builderCommand(['build', '--osm', extract!, '--out', join(folder, 'extract')]),
  );
  return [atMost('eight countries (real extract)', cost.seconds, 10, 's', 1)];
}

async function measureCopies(folder: string): Promise<Measurement[]> {
  const original = await readOriginal(realExtracts(), folder);
  const copies = Math.ceil(WAYS / original.ways.length);
  const extract = join(folder, 'world.osm.pbf');
  await writeCopies(original, copies, extract);
  const osmium = await osmiumAlone(extract, folder);
  const out = join(folder, 'copies');
  const cost = await watchCommand(builderCommand(['build', '--osm', extract, '--out', out]));
  await rm(out, { recursive: true });
  await rm(extract);
  return [
    atMost(`${copies} copies of real golf: times osmium's own work`, cost.seconds / osmium, 8, '×', 1),
    atMost('its memory, osmium included', gigabytes(cost), 3, 'GB', 2),
  ];
}

/** The seconds that osmium needs to put the golf into a separate file, and that as lines of GeoJSON. */
async function osmiumAlone(extract: string, folder: string): Promise<number> {
  const [golf, lines] = [join(folder, 'golf.osm.pbf'), join(folder, 'golf.geojsonseq')];
  const filter = [
    'tags-filter',
    '--no-progress',
    '--remove-tags',
    '-f',
    'pbf,pbf_compression=none',
    '-o',
    golf,
    extract,
  ];
  const format = ['-f', 'geojsonseq', '--format-option', 'print_record_separator=false'];
  const filtered = await watchProgram('osmium', [...filter, ...golfFilter]);
  const exported = await watchProgram('osmium', [
    'export',
    '--no-progress',
    '--add-unique-id',
    'type_id',
    ...format,
    '-o',
    lines,
    golf,
  ]);
  await Promise.all([rm(golf), rm(lines)]);
  return filtered.seconds + exported.seconds;
}

async function measureInvention(folder: string, courses: number): Promise<Measurement[]> {
  const out = ['--out', join(folder, 'invented')];
  const build = await watchCommand(builderCommand(['demo', '--courses', String(courses), ...out]));
  const exported = await watchCommand(builderCommand(['export', ...out]));
  const what = `the invented world, ${courses.toLocaleString('en')} courses`;
  return [
    atMost(what, build.seconds / 60, 4, 'min', 1),
    atMost('its memory', gigabytes(build), 2, 'GB', 2),
    atMost('its export', exported.seconds / 60, 6, 'min', 1),
    atMost('the memory of that', gigabytes(exported), 2, 'GB', 2),
  ];
}
