/** Lines of a table for a terminal: columns of numbers to the right, all others to the left. */
export function formatTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [header, ...rows];
  const columns = header.map((_, column) => ({
    width: Math.max(...lines.map((line) => line[column]?.length ?? 0)),
    isNumeric: rows.every((row) => /^([0-9][0-9.,]*( [a-zA-Z]+)*)*$/.test(row[column] ?? '')),
  }));
  const format = (line: readonly string[]) =>
    columns
      .map(({ width, isNumeric }, column) => {
        const cell = line[column] ?? '';
        return isNumeric && column > 0 ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  const rule = columns.map(({ width }) => '─'.repeat(width)).join('  ');
  return [format(header), rule, ...rows.map(format)].map((line) => `${line}\n`).join('');
}
