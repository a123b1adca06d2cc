import { basename } from 'node:path';
import { SourceError } from '../errors.ts';
import { isStatement, parseCsvLine, readLines } from './read-lines.ts';

/** A row's values in the order of the wanted columns; null when the row can't be read. */
type Row = { place: string; text: string; values: string[] | null };

/** Rows of CSV (RFC 4180 without line breaks), columns in any order. Throws SourceError where one is missing. */
export async function* readRows(path: string, columns: readonly string[]): AsyncGenerator<Row> {
  let at: number[] | null = null;
  for await (const { place, text } of readLines(path)) {
    if (at === null && isStatement(text)) continue;
    const cells = parseCsvLine(text);
    if (at === null) at = findColumns(cells, columns, place);
    else yield { place, text, values: cells && at.map((column) => cells[column]?.trim() ?? '') };
  }
  if (at === null) {
    throw new SourceError(`${basename(path)}: empty; the first line must name the columns ${columns.join()}`);
  }
}

function findColumns(cells: string[] | null, columns: readonly string[], place: string): number[] {
  const names = columnNames(cells);
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) {
    throw new SourceError(
      `${place}: no column ${missing.join(', ')}; the first line must name the columns ${columns.join()}`,
    );
  }
  return columns.map((column) => names.indexOf(column));
}

/** The columns that the first line of a file names, in lower case. */
export function columnNames(cells: string[] | null): string[] {
  return (cells ?? []).map((cell) =>
    cell
      .replace(/^\uFEFF/, '')
      .trim()
      .toLowerCase(),
  );
}
