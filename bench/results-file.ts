import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('./RESULTS.md', import.meta.url));

/** A measured section: what it is called, its heading, and its text. */
export type Section = { name: string; title: string; text: string };

/** Puts a section into `bench/RESULTS.md`. */
export function writeSection(section: Section): void {
  writeFileSync(file, withSection(readFileSync(file, 'utf8'), section));
}

/**
 * The report with a section's measurements in place of its former ones: what stands between the section's marks. What
 * is written around the marks by hand stays; a section that isn't there yet comes at the end.
 */
export function withSection(report: string, { name, title, text }: Section): string {
  const begin = `<!-- begin ${name} -->`;
  const end = `<!-- end ${name} -->`;
  const measured = `${begin}\n\n${text.trim()}\n\n${end}`;
  const from = report.indexOf(begin);
  const to = report.indexOf(end);
  if (from < 0 || to < from) return `${report.trimEnd()}\n\n## ${title}\n\n${measured}\n`;
  return report.slice(0, from) + measured + report.slice(to + end.length);
}
