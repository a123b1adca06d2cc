import { readFileSync } from 'node:fs';

/** An instruction with its continued lines joined. */
export type Instruction = { name: string; words: string[] };

export type Stage = { name: string; from: string; instructions: Instruction[] };

/** Reads what our files use of the format: no heredocs, no variables. */
export function readStages(text: string): Stage[] {
  const stages: Stage[] = [];
  const lines = text.replaceAll(/^#.*\n/gm, '').replaceAll(/\\\n\s*/g, '');
  for (const line of lines.split('\n').filter(Boolean)) {
    const [name = '', ...words] = line.trim().split(/\s+/);
    if (name === 'FROM') stages.push({ name: words[2] ?? '', from: words[0] ?? '', instructions: [] });
    else stages.at(-1)?.instructions.push({ name, words });
  }
  return stages;
}

/** The last pattern that fits decides. */
export function isIgnored(path: string, ignoreFile: string): boolean {
  let ignored = false;
  for (const line of readFileSync(ignoreFile, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const pattern = line.replace(/^!/, '');
    if (toRegExp(pattern).test(path)) ignored = !line.startsWith('!');
  }
  return ignored;
}

function toRegExp(pattern: string): RegExp {
  const source = pattern
    .replaceAll('.', '\\.')
    .replaceAll('**/', '(?:.+/)?')
    .replaceAll(/(?<!\.)\*/g, '[^/]*');
  return new RegExp(`^${source}(?:/|$)`);
}
