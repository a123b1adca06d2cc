/**
 * The fields of one line of CSV (RFC 4180): commas between, double quotes around fields that hold commas or quotes,
 * quotes doubled inside. Null when a quote is left open or stands where none may. Fields can't hold line breaks.
 */
export function parseCsvLine(line: string): string[] | null {
  const fields: string[] = [];
  let at = 0;
  for (;;) {
    const quoted = line[at] === '"';
    const end = quoted ? closingQuote(line, at + 1) + 1 : nextComma(line, at);
    if (quoted && end === 0) return null;
    const field = quoted ? line.slice(at + 1, end - 1).replaceAll('""', '"') : line.slice(at, end);
    if (!quoted && field.includes('"')) return null;
    fields.push(field);
    if (end === line.length) return fields;
    if (line[end] !== ',') return null;
    at = end + 1;
  }
}

/** The index of the quote that closes a field; -1 when none does. */
function closingQuote(line: string, from: number): number {
  for (let at = line.indexOf('"', from); at !== -1; at = line.indexOf('"', at + 2)) {
    if (line[at + 1] !== '"') return at;
  }
  return -1;
}

function nextComma(line: string, from: number): number {
  const comma = line.indexOf(',', from);
  return comma === -1 ? line.length : comma;
}
