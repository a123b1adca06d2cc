import type { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { GolfProfile } from '#lib/contract/golf-profile.ts';
import { StatedSource } from '#lib/contract/origins.ts';
import { openDatasetFile } from '#lib/dataset-file/dataset-version.ts';
import { nameChecks } from '../audit/name-checks.ts';
import { numberChecks } from '../audit/number-checks.ts';
import { placeChecks } from '../audit/place-checks.ts';
import { type ProfileCheck, profileChecks, type SourcesOf } from '../audit/profile-checks.ts';
import { holds, type Mark, type Measured, recordChecks } from '../audit/record-checks.ts';
import { readSamples } from '../audit/samples.ts';
import { formatTable } from '../progress.ts';
import { sourceCatalogue } from '../source-catalogue.ts';
import { fileOf } from '../sources/source-statement.ts';
import { type CommandContext, dataDirOf, UsageError } from './command.ts';
import { publishedFile } from './verify.ts';

/** Other than a file. */
export const auditOptions = { out: { type: 'string' }, samples: { type: 'string' } } as const;

const CASES_SHOWN = 3;

type Row = Measured & { row: string; most: Mark };

/**
 * Counts what shouldn't be in a dataset, or what the rules miss in sample data; exit code 1 if it's too
 * much.
 */
export async function runAudit(args: string[], context: CommandContext): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: auditOptions, allowPositionals: true });
  if (positionals.length > 1) throw new UsageError('one FILE at a time, please');
  const rows =
    values.samples === undefined
      ? auditFile(positionals[0] ?? (await publishedFile(dataDirOf(values.out, context))))
      : await auditSamples(values.samples);
  const cells = rows.map(({ row, found, missed, most, cases = [] }) => [
    row,
    String(found),
    String(found - missed),
    String(missed),
    typeof most === 'number' ? String(most) : `${100 * most.share} %`,
    holds({ found, missed }, most) ? 'holds' : 'broken',
    cases.slice(0, CASES_SHOWN).join('; '),
  ]);
  context.stdout.write(
    formatTable(['what', 'found', 'caught', 'missed', 'at most', '', 'for example'], cells),
  );
  return rows.every((row) => holds(row, row.most)) ? 0 : 1;
}

function auditFile(file: string): Row[] {
  const database = openDatasetFile(file);
  try {
    return lookAt(profilesOf(database), [...profileChecks(statedIn(database)), ...nameChecks]);
  } finally {
    database.close();
  }
}

function* profilesOf(database: DatabaseSync): Iterable<GolfProfile> {
  for (const { body } of database.prepare('SELECT body FROM profile ORDER BY golf_id').iterate()) {
    yield GolfProfile.parse(JSON.parse(brotliDecompressSync(body as Uint8Array).toString()).data);
  }
}

/** Makers that ids name: they're credited for files of these kinds that state nothing. */
const MAKERS = new Set(['opengolfapi']);
const SUPPLIED = new Set(['courses', 'scorecards']);

/** The sources of an origin's kind: a dataset doesn't say which file is whose. */
function statedIn(database: DatabaseSync): SourcesOf {
  const rows = database.prepare('SELECT key, name, licence, url, attribution FROM source').all();
  const stated = rows.map(({ key, ...source }) => ({
    kind: String(key).split(':')[0]!,
    ...StatedSource.parse(source),
  }));
  return ({ source }) => {
    const ofKind = stated.filter(({ kind }) => kind === source || (SUPPLIED.has(source) && MAKERS.has(kind)));
    return ofKind.length > 0 ? ofKind : undefined;
  };
}

function lookAt(profiles: Iterable<GolfProfile>, checks: readonly ProfileCheck[]): Row[] {
  const rows = checks.map((check) => ({ check, found: 0, missed: 0, cases: [] as string[] }));
  for (const profile of profiles) {
    for (const row of rows) {
      const { found, broken } = row.check.look(profile);
      row.found += found;
      row.missed += broken.length;
      if (row.cases.length < CASES_SHOWN) row.cases.push(...broken.map((text) => `${profile.slug}: ${text}`));
    }
  }
  return rows.map(({ check, ...measured }) => ({ row: check.row, most: check.most, ...measured }));
}

/** What the rules find, catch and miss in a folder of sample data. */
async function auditSamples(folder: string): Promise<Row[]> {
  const samples = await readSamples(folder);
  const stated: SourcesOf = ({ source, id }) => {
    if (source === 'atlas') return undefined;
    const ofFile = id === null ? undefined : samples.licences.get(fileOf(id));
    return [ofFile ?? sourceCatalogue[source]!];
  };
  return [
    ...[...recordChecks, ...numberChecks, ...placeChecks].map(({ row, most, measure }) => ({
      row,
      most,
      ...measure(samples),
    })),
    ...lookAt(samples.profiles(), profileChecks(stated)),
  ];
}
