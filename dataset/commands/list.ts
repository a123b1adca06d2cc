import { parseArgs } from 'node:util';
import { listVersions } from '#lib/dataset-file/dataset-version.ts';
import { readManifest } from '#lib/dataset-file/manifest.ts';
import { formatBytes, formatTable } from '../progress.ts';
import { type CommandContext, dataDirOf } from './command.ts';

export async function runList(args: string[], context: CommandContext): Promise<number> {
  const { values } = parseArgs({ args, options: { out: { type: 'string' } } });
  const dataDir = dataDirOf(values.out, context);
  const manifest = await readManifest(dataDir);
  const versions = await listVersions(dataDir);
  if (versions.length === 0) {
    context.stdout.write(`No dataset in ${dataDir}.\n`);
    return 0;
  }
  const rows = versions.map(({ version, size, modifiedAt }) => [
    version,
    modifiedAt.toISOString().slice(0, 19).replace('T', ' '),
    formatBytes(size),
    version === manifest?.version ? 'published' : version === manifest?.previous ? 'previous' : '',
  ]);
  context.stdout.write(formatTable(['version', 'built (UTC)', 'size', ''], rows));
  return 0;
}
