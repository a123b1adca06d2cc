/** What a spreadsheet may take for the beginning of a formula (OWASP, CSV injection), also behind blanks. */
const FORMULA = /^[\s\u00a0]*[=+\-@\t\r|%]/;

/**
 * A line of CSV (RFC 4180) with its line break: unknown values are empty, text is quoted where it has to be, and
 * text that a spreadsheet could run as a formula gets an apostrophe before it.
 */
export function csvRow(values: readonly (string | number | null)[]): string {
  return `${values.map(field).join(',')}\r\n`;
}

function field(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const whole = value.toWellFormed();
  const text = FORMULA.test(whole) ? `'${whole}` : whole;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
