import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('./RESULTS.md', import.meta.url));

export type Section = { name: string; title: string; text: string };

/** Writes into `bench/RESULTS.md`. */
export function writeSection(section: Section): void {
  writeFileSync(file, withSection(readFileSync(file, 'utf8'), section));
}

/** Replaces what is between the section's marks, or adds it at the end; text around the marks stays. */
export function withSection(report: string, { name, title, text }: Section): string {
  const begin = `<!-- begin ${name} -->`;
  const end = `<!-- end ${name} -->`;
  const measured = `${begin}\n\n${text.trim()}\n\n${end}`;
  const from = report.indexOf(begin);
  const to = report.indexOf(end);
  if (from < 0 || to < from) return `${report.trimEnd()}\n\n## ${title}\n\n${measured}\n`;
  return report.slice(0, from) + measured + report.slice(to + end.length);
}

/** The machine's load over the last minute: above one before we start, other work is disturbing us. */
export function currentLoad(): string {
  return loadavg()[0]!.toFixed(1);
}

export function provenance(command: string, loadBefore: string): string {
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}`;
  const load = `load ${loadBefore} before, ${currentLoad()} after`;
  return `\`npm run ${command}\`, ${date} UTC at ${commit()}, Node ${process.versions.node}, ${machine}, ${load}.`;
}

function commit(): string {
  const git = (...parameters: string[]) => execFileSync('git', parameters, { encoding: 'utf8' }).trim();
  const isClean = git('status', '--porcelain', '--untracked-files=no', '--', ':!bench/RESULTS.md') === '';
  return `${git('rev-parse', '--short', 'HEAD')}${isClean ? '' : ' and changes'}`;
}

export function markdownTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

export type Spread = { median: number; min: number; max: number };

/** Needs at least one value. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  return { median: sorted[sorted.length >> 1]!, min: sorted[0]!, max: sorted.at(-1)! };
}
