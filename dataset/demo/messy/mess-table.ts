import { formatCount } from '../../progress/format.ts';
import { formatTable } from '../../progress/format-table.ts';
import type { MessCount } from './measure-mess.ts';

/** What became of each kind of mess, as a table for people. */
export function messTable(counts: readonly MessCount[]): string {
  return formatTable(
    ['mess', 'made', 'repaired', 'left out', 'missed'],
    counts.map((row) => [
      row.kind,
      ...[row.count, row.repaired, row['left out'], row.missed].map(formatCount),
    ]),
  );
}
