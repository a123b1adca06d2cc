import { compareText } from '#dataset/text/compare-text.ts';
import type { BuildReport } from '../build-dataset.ts';
import { formatBytes, formatCount, formatDuration, formatTable } from '../progress.ts';
import type { SourceTally } from '../source-tally.ts';
import { withheldNames } from '../sources/withheld-names.ts';
import { changesTable } from './diff.ts';

export function closingTable({
  manifest,
  totals,
  tallies,
  changes,
  restoredIds,
  retired,
  remade,
  costs,
}: BuildReport): string {
  const sources = formatTable(
    ['source', 'read', 'kept', 'left out', 'rejected'],
    tallies.map(({ key, itemsRead, itemsKept, itemsRejected }) => [
      key,
      ...[itemsRead, itemsKept, itemsRead - itemsKept - itemsRejected, itemsRejected].map(formatCount),
    ]),
  );
  const rules = rejections(tallies);
  const dataset = formatTable(
    ['dataset', 'count'],
    Object.entries(totals).map(([key, count]) => [key.replaceAll('_', ' '), formatCount(count)]),
  );
  const phases = formatTable(
    ['phase', 'time', 'memory'],
    costs.map(({ name, seconds, peakBytes }) => [name, formatDuration(seconds), formatBytes(peakBytes)]),
  );
  const published = `Published ${manifest.version} (${manifest.file}, ${formatBytes(manifest.size)}).\n`;
  const restored =
    restoredIds === 0
      ? []
      : [
          `Restored ${formatCount(restoredIds)} entries missing from ids.ndjson from the published dataset.\n`,
        ];
  const unstated = tallies.flatMap(({ files = [] }) => files.filter(({ source }) => source === null));
  const licences = unstated.map(
    ({ name }) => `${name} doesn't say whose it is: state its licence in ${name}.source.json.\n`,
  );
  const idle = tallies
    .flatMap(({ findings }) => findings)
    .filter(({ rule }) => rule === 'tile-without-course')
    .map(({ place, value }) => `No course is on the elevation tile ${place} (${value}).\n`);
  const vanished =
    retired === 0
      ? []
      : [`Published courses that no source has any more, now retired: ${formatCount(retired)}.\n`];
  const slugs =
    remade.length === 0
      ? []
      : [
          formatTable(
            ['slug before', 'slug now'],
            remade.map(({ from, to }) => [from, to]),
          ),
          `New slugs: ${formatCount(remade.length)}. The former slugs redirect to them.\n`,
        ];
  return `\n${[sources, ...rules, ...names(tallies), dataset, phases, ...comparison(manifest, changes), ...restored, ...vanished, ...slugs, ...licences, ...idle, published].join('\n')}`;
}

function comparison({ previous }: BuildReport['manifest'], changes: BuildReport['changes']): string[] {
  if (changes === null) return [];
  if (changes.length === 0) return ['No course differs from the previous edition.\n'];
  return [`${changesTable(changes)}\nCompared with ${previous}, the previous edition.\n`];
}

/** The names left out, by list, those most like a course's first: if a rule is wrong, that's where it shows. */
function names(tallies: readonly SourceTally[]): string[] {
  const rows = withheldNames(tallies.flatMap(({ findings }) => findings));
  if (rows.length === 0) return [];
  return [
    formatTable(
      ['names left out of a list', 'list', 'count', 'most like a course'],
      rows.map(({ rule, file, count, examples }) => [rule, file, formatCount(count), examples.join(' · ')]),
    ),
  ];
}

function rejections(tallies: readonly SourceTally[]): string[] {
  const counts = new Map<string, number>();
  for (const { source, rule, action } of tallies.flatMap((tally) => tally.findings)) {
    if (action !== 'rejected' && action !== 'quarantined') continue;
    const reason = `${source}: ${rule}`;
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  if (counts.size === 0) return [];
  const rows = [...counts].sort(([a, n], [b, m]) => m - n || compareText(a, b));
  return [
    formatTable(
      ['left out or rejected because', 'count'],
      rows.map(([reason, count]) => [reason, formatCount(count)]),
    ),
  ];
}
