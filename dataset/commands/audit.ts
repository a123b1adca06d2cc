import { parseArgs } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { GolfProfile } from '#lib/contract/golf-profile.ts';
import { openDatasetFile } from '#lib/dataset-file/dataset-version.ts';
import { cardChecks } from '../audit/card-checks.ts';
import { placeChecks } from '../audit/place-checks.ts';
import { recordChecks } from '../audit/record-checks.ts';
import { readSamples } from '../audit/samples.ts';
import { formatTable } from '../progress.ts';
import { type CommandContext, dataDirOf, UsageError } from './command.ts';
import { publishedFile } from './verify.ts';

/** Other than a file. */
export const auditOptions = { out: { type: 'string' }, samples: { type: 'string' } } as const;

const CASES_SHOWN = 3;

/** Counts what mustn't be in a dataset; exit code 1 where there is too much of something. */
export async function runAudit(args: string[], context: CommandContext): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: auditOptions, allowPositionals: true });
  if (values.samples !== undefined) return auditSamples(values.samples, context);
  if (positionals.length > 1) throw new UsageError('one FILE at a time, please');
  const database = openDatasetFile(positionals[0] ?? (await publishedFile(dataDirOf(values.out, context))));
  const audited = cardChecks().map((check) => ({ check, cases: [] as string[], count: 0 }));
  try {
    for (const { body } of database.prepare('SELECT body FROM profile ORDER BY golf_id').iterate()) {
      const { data } = JSON.parse(brotliDecompressSync(body as Uint8Array).toString());
      const profile = GolfProfile.parse(data);
      for (const each of audited) {
        const found = each.check.find(profile);
        each.count += found.length;
        const room = CASES_SHOWN - each.cases.length;
        if (room > 0) each.cases.push(...found.slice(0, room).map((text) => `${profile.slug}: ${text}`));
      }
    }
  } finally {
    database.close();
  }
  const rows = audited.map(({ check, count, cases }) => [
    check.name,
    String(count),
    String(check.most),
    count <= check.most ? 'holds' : 'broken',
    cases.join('; '),
  ]);
  context.stdout.write(formatTable(['what', 'found', 'at most', '', 'for example'], rows));
  return audited.every(({ check, count }) => count <= check.most) ? 0 : 1;
}

/** What the rules for records find, catch and miss in a folder of sample data. */
async function auditSamples(folder: string, context: CommandContext): Promise<number> {
  const samples = await readSamples(folder);
  const measured = [...recordChecks, ...placeChecks].map((check) => ({ check, ...check.measure(samples) }));
  const rows = measured.map(({ check, found, missed }) => [
    check.row,
    String(found),
    String(found - missed),
    String(missed),
    String(check.most),
    missed <= check.most ? 'holds' : 'broken',
  ]);
  context.stdout.write(formatTable(['what', 'found', 'caught', 'missed', 'at most', ''], rows));
  return measured.every(({ check, missed }) => missed <= check.most) ? 0 : 1;
}
