import { parseArgs } from 'node:util';
import type { ExportedFiles } from '#lib/dataset-file/exported-files.ts';
import type { BuildOptions } from '../build-dataset.ts';
import { exportDataset, exportEdition, type OnProgress } from '../export/export-dataset.ts';
import { createProgress, formatBytes, formatCount, formatTable, type Progress } from '../progress.ts';
import { type CommandContext, dataDirOf } from './command.ts';

export async function runExport(args: string[], context: CommandContext): Promise<number> {
  const { values } = parseArgs({ args, options: { out: { type: 'string' } } });
  const progress = createProgress(context.stderr);
  const files = await exportDataset(dataDirOf(values.out, context), byPhase(progress));
  progress.finish();
  context.stdout.write(tableOf(files));
  return 0;
}

/** What a build with `--export` needs: the writer, and the table of the files, once they're written. */
export function exportWithBuild(outDir: string, progress: Progress) {
  let table = '';
  const exportFiles: BuildOptions['exportFiles'] = async (edition) => {
    table = tableOf(await exportEdition(outDir, edition, byPhase(progress)));
  };
  return { exportFiles, table: () => table };
}

const PHASES = { tables: 'Writing the tables', tiles: 'Cutting the tiles' };

function byPhase(progress: Progress): OnProgress {
  let current = '';
  return (phase, done, total) => {
    if (phase !== current) progress.start(PHASES[phase]);
    current = phase;
    progress.update(done, total);
  };
}

function tableOf({ files }: ExportedFiles): string {
  const rows = files.map(({ file, rows: count, bytes, licence }) => [
    file,
    count === null ? '' : formatCount(count),
    formatBytes(bytes),
    licence,
  ]);
  return formatTable(['file', 'rows', 'size', 'licence'], rows);
}
