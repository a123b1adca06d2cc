/** Lines of a table for a terminal: the first column to the left, the others to the right. */
export function formatTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const format = (line: readonly string[]) =>
    line
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
      .join('  ')
      .trimEnd();
  return [format(header), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(format)]
    .map((line) => `${line}\n`)
    .join('');
}
