/**
 * Text that a spreadsheet may take for a formula (OWASP, CSV injection), even after spaces; not a phone
 * number.
 */
const FORMULA = /^(?!\+[\d\s().;/-]*$)[\s\u00a0]*[=+\-@\t\r|%]/;

/**
 * A line of CSV (RFC 4180) with its break: unknown values are empty, and text that a spreadsheet could run as
 * a formula gets an apostrophe before it.
 */
export function csvRow(values: readonly (string | number | boolean | null)[]): string {
  return `${values.map(field).join(',')}\r\n`;
}

function field(value: string | number | boolean | null): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const whole = value.toWellFormed();
  const text = FORMULA.test(whole) ? `'${whole}` : whole;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
