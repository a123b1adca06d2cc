import { parseArgs } from 'node:util';
import { exportDataset } from '../export/export-dataset.ts';
import { createProgress, formatBytes, formatCount, formatTable, type Progress } from '../progress.ts';
import { type CommandContext, dataDirOf } from './command.ts';

export async function runExport(args: string[], context: CommandContext): Promise<number> {
  const { values } = parseArgs({ args, options: { out: { type: 'string' } } });
  const progress = createProgress(context.stderr);
  context.stdout.write(await exportAndTell(dataDirOf(values.out, context), progress));
  progress.finish();
  return 0;
}

const PHASES = { tables: 'Writing the tables', tiles: 'Cutting the tiles' };

/** Exports the published edition; a table of its files. */
export async function exportAndTell(dataDir: string, progress: Progress): Promise<string> {
  let current = '';
  const { files } = await exportDataset(dataDir, (phase, done, total) => {
    if (phase !== current) progress.start(PHASES[phase]);
    current = phase;
    progress.update(done, total);
  });
  progress.finish();
  const rows = files.map(({ file, rows: count, bytes, licence }) => [
    file,
    count === null ? '' : formatCount(count),
    formatBytes(bytes),
    licence,
  ]);
  return formatTable(['file', 'rows', 'size', 'licence'], rows);
}
