import type { DatabaseSync } from 'node:sqlite';
import { csvRow } from '#lib/text/csv.ts';
import { BuildError } from '../errors.ts';
import { formatTable } from '../progress.ts';

const HEADER = ['rule', 'action', 'source', 'where', 'value', 'course'];

/** The findings of a rule, or of 'all', as a table or as CSV (RFC 4180). Throws BuildError if there are no such findings. */
export function describeFindings(database: DatabaseSync, rule: string, asCsv: boolean): string {
  const rows = database
    .prepare(
      `SELECT rule, action, source, place, value, slug FROM finding LEFT JOIN course USING (golf_id)
       WHERE ?1 = 'all' OR rule = ?1 ORDER BY finding_id`,
    )
    .all(rule)
    .map((row) => Object.values(row).map((value) => (value === null ? '' : String(value))));
  if (rows.length === 0) throw new BuildError(`${noFinding(database, rule)}.`);
  return asCsv ? [HEADER, ...rows].map(csvRow).join('') : formatTable(HEADER, rows);
}

function noFinding(database: DatabaseSync, rule: string): string {
  const rules = database.prepare('SELECT DISTINCT rule FROM finding ORDER BY rule').all();
  const found = rules.map((row) => String(row.rule)).join(', ');
  return `This dataset has no finding of the rule '${rule}'; its findings are of ${found || 'none'}`;
}
