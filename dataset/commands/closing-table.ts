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
  const dataset = formatTable(
    ['dataset', 'count'],
    Object.entries(totals).map(([key, count]) => [key.replaceAll('_', ' '), formatCount(count)]),
  );
  const phases = formatTable(
    ['phase', 'time', 'memory'],
    costs.map(({ name, seconds, peakBytes }) => [name, formatDuration(seconds), formatBytes(peakBytes)]),
  );
  const lines = [sources, ...rejections(tallies), ...names(tallies), dataset, phases];
  lines.push(...comparison(manifest, changes));
  if (restoredIds > 0) {
    lines.push(
      `Restored ${formatCount(restoredIds)} entries missing from ids.ndjson from the published dataset.\n`,
    );
  }
  if (retired > 0) {
    lines.push(`Published courses that no source has any more, now retired: ${formatCount(retired)}.\n`);
  }
  if (remade.length > 0) {
    const slugs = remade.map(({ from, to }) => [from, to]);
    lines.push(formatTable(['slug before', 'slug now'], slugs));
    lines.push(`New slugs: ${formatCount(remade.length)}. The former slugs redirect to them.\n`);
  }
  for (const { name, source } of tallies.flatMap(({ files = [] }) => files)) {
    if (source !== null) continue;
    lines.push(`${name} doesn't say whose it is: state its licence in ${name}.source.json.\n`);
  }
  for (const { rule, place, value } of tallies.flatMap(({ findings }) => findings)) {
    if (rule !== 'tile-without-course') continue;
    lines.push(`No course is on the elevation tile ${place} (${value}).\n`);
  }
  lines.push(`Published ${manifest.version} (${manifest.file}, ${formatBytes(manifest.size)}).\n`);
  return `\n${lines.join('\n')}`;
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
  const leftOut = tallies
    .flatMap(({ findings }) => findings)
    .filter(({ action }) => action === 'rejected' || action === 'quarantined');
  if (leftOut.length === 0) return [];
  const counts = [...Map.groupBy(leftOut, ({ source, rule }) => `${source}: ${rule}`)]
    .sort(([a, one], [b, other]) => other.length - one.length || compareText(a, b))
    .map(([reason, own]) => [reason, formatCount(own.length)]);
  return [formatTable(['left out or rejected because', 'count'], counts)];
}
