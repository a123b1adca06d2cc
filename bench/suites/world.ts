import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { golfFilter } from '#dataset/osm/extract/extract-features.ts';
import { type Original, readOriginal, realExtracts, writeCopies } from '../builder/copied-world.ts';
import { builderCommand, watchCommand, watchProgram } from '../builder/watch-command.ts';
import { markdownTable } from '../report.ts';
import type { Suite } from '../suite.ts';

/** Ways in the whole; about half of the golf of the planet. */
const WAYS = 2_500_000;

/** Real golf copied around the globe: a quarter and the whole, built, and compared with osmium's own work on the same file. */
export const worldSuite: Suite = {
  name: 'world',
  title: 'Builder: the world’s real golf',
  async measure() {
    const folder = await mkdtemp(join(tmpdir(), 'bench-world-'));
    try {
      const original = await readOriginal(realExtracts(), folder);
      const copies = Math.ceil(WAYS / original.ways.length);
      const quarter = await measureWorld(original, Math.ceil(copies / 4), folder);
      const whole = await measureWorld(original, copies, folder);
      return [
        explanation,
        markdownTable(header, [toRow(quarter), toRow(whole)]),
        growth(quarter, whole),
        phases(whole),
      ].join('\n\n');
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};

const explanation = `Copies of real extracts, moved around the globe, each object with its own id; only golf and what is near it.
“osmium” is its own \`tags-filter\` for golf and \`export\` of the same file, to files. Memory is resident memory of all processes
together, at its peak. Wanted: at most 4 times osmium’s time, 2 GB, and from the first row to the last at most 4.4 times the time and
1.5 times the memory. On a busy machine, compare processor times.`;

type Cost = { seconds: number; processorSeconds: number; peakBytes: number };
type World = { copies: number; bytes: number; output: string; build: Cost; osmium: Cost };

async function measureWorld(original: Original, copies: number, folder: string): Promise<World> {
  const extract = join(folder, 'world.osm.pbf');
  await writeCopies(original, copies, extract);
  const osmium = await osmiumAlone(extract, folder);
  const data = join(folder, 'data');
  const cost = await watchCommand(builderCommand(['build', '--osm', extract, '--out', data]));
  await rm(data, { recursive: true });
  const processorSeconds = cost.ownProcessorSeconds + cost.childrenProcessorSeconds;
  const build = { seconds: cost.seconds, processorSeconds, peakBytes: cost.peakBytes };
  return { copies, bytes: (await stat(extract)).size, output: cost.output, build, osmium };
}

/** The least that the builder needs: the golf in a separate file, and that as lines of GeoJSON. */
async function osmiumAlone(extract: string, folder: string): Promise<Cost> {
  const [golf, lines] = [join(folder, 'golf.osm.pbf'), join(folder, 'golf.geojsonseq')];
  const plain = ['-f', 'pbf,pbf_compression=none'];
  const filter = [
    'tags-filter',
    '--no-progress',
    '--remove-tags',
    ...plain,
    '-o',
    golf,
    extract,
    ...golfFilter,
  ];
  const format = ['-f', 'geojsonseq', '--format-option', 'print_record_separator=false'];
  const toLines = ['export', '--no-progress', '--add-unique-id', 'type_id', ...format, '-o', lines, golf];
  const filtered = await watchProgram('osmium', filter);
  const exported = await watchProgram('osmium', toLines);
  await Promise.all([rm(golf), rm(lines)]);
  return {
    seconds: filtered.seconds + exported.seconds,
    processorSeconds: filtered.ownProcessorSeconds + exported.ownProcessorSeconds,
    peakBytes: Math.max(filtered.peakBytes, exported.peakBytes),
  };
}

const header = [
  'copies',
  'extract',
  'courses · holes · hazards · surfaces',
  'build',
  'osmium',
  'times osmium',
  'processor, build',
  'processor, osmium',
  'peak, build',
  'peak, osmium',
];

const seconds = (value: number) => `${value.toFixed(1)} s`;
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6).toLocaleString('en')} MB`;

function toRow({ copies, bytes, output, build, osmium }: World): string[] {
  const count = (what: string) => new RegExp(`^${what} +([\\d,]+)$`, 'm').exec(output)?.[1] ?? '?';
  return [
    String(copies),
    megabytes(bytes),
    ['courses', 'holes', 'hazards', 'surfaces'].map(count).join(' · '),
    seconds(build.seconds),
    seconds(osmium.seconds),
    `${(build.seconds / osmium.seconds).toFixed(1)} ×`,
    seconds(build.processorSeconds),
    seconds(osmium.processorSeconds),
    megabytes(build.peakBytes),
    megabytes(osmium.peakBytes),
  ];
}

function growth(quarter: World, whole: World): string {
  const times = (read: (world: World) => number) => `${(read(whole) / read(quarter)).toFixed(1)} ×`;
  return `From the first row to the last: time ${times(({ build }) => build.seconds)}, processor time ${times(({ build }) => build.processorSeconds)}, memory ${times(({ build }) => build.peakBytes)}.`;
}

/** From the build's closing table. */
function phases({ output }: World): string {
  const rows = [...output.matchAll(/^(.+?) {2,}((?:\d+ min )?[\d.]+ s) +([\d.]+ [MG]B)$/gm)];
  return markdownTable(
    ['phase of the whole', 'time', 'the builder’s memory, without osmium'],
    rows.map(([, name = '', time = '', memory = '']) => [name.replace(/ \/.*/, ''), time, memory]),
  );
}
