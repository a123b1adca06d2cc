import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compareText } from '#dataset/text/compare-text.ts';
import { changeKinds } from '#lib/contract/profile-parts.ts';
import { compareFiles, type EditionChange } from '#lib/dataset-file/changes.ts';
import { datasetFileName, openDatasetFile } from '#lib/dataset-file/dataset-version.ts';
import { formatCount, formatTable } from '../progress.ts';
import { type CommandContext, parseOut, UsageError } from './command.ts';

/** Prints what differs between two datasets, each a file or a version in the data directory. */
export async function runDiff(args: string[], context: CommandContext): Promise<number> {
  const { dataDir, positionals } = parseOut(args, context);
  if (positionals.length !== 2) throw new UsageError('diff needs two datasets: OLD and NEW');
  const [older, newer] = positionals.map((named) => openDatasetFile(fileOf(named, dataDir)));
  try {
    const changes = compareFiles(older!, newer!);
    context.stdout.write(changes.length === 0 ? 'No course has changed.\n' : changesTable(changes));
    return 0;
  } finally {
    older!.close();
    newer!.close();
  }
}

function fileOf(named: string, dataDir: string): string {
  if (existsSync(named) || !/^[0-9a-f]{16}$/.test(named)) return named;
  return join(dataDir, datasetFileName(named));
}

const EXAMPLES = 3;
const COUNTRIES = 10;

/** A table of at least one change: by kind with examples, by part, and by country. */
export function changesTable(changes: readonly EditionChange[]): string {
  const byKind = changeKinds.flatMap((kind) => {
    const own = changes.filter((change) => change.kind === kind);
    return own.length === 0 ? [] : [[`courses ${kind}`, formatCount(own.length), examplesOf(own)]];
  });
  const ofKnown = changes.filter(({ kind }) => kind === 'changed' || kind === 'renamed');
  const byPart = [...Map.groupBy(ofKnown.flatMap(partsOf), ({ part }) => part)].map(([part, own]) => [
    part,
    formatCount(own.length),
    examplesOf(own.map(({ change }) => change)),
  ]);
  const countries = [...Map.groupBy(changes, ({ country }) => country)].sort(
    ([a, one], [b, other]) => other.length - one.length || compareText(a, b),
  );
  const listed = countries.slice(0, COUNTRIES).map(([country, own]) => [country, formatCount(own.length)]);
  const others = countries.slice(COUNTRIES);
  const rest = others.reduce((sum, [, own]) => sum + own.length, 0);
  const last = others.length === 0 ? [] : [[`${others.length} more countries`, formatCount(rest)]];
  return [
    formatTable(['changes', 'count', 'for example'], byKind),
    ...(byPart.length === 0 ? [] : [formatTable(['changed part', 'courses', 'for example'], byPart)]),
    formatTable(['country', 'changes'], [...listed, ...last]),
  ].join('\n');
}

function partsOf(change: EditionChange) {
  return change.parts.map((part) => ({ part, change }));
}

function examplesOf(changes: readonly EditionChange[]): string {
  return changes
    .slice(0, EXAMPLES)
    .map(({ slug }) => slug)
    .join(', ');
}
