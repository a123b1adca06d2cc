import { readFileSync } from 'node:fs';

/** Node's options of `npm start`: what is tried and measured runs as what is served. */
export function startOptions(): string[] {
  const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return scripts.start.split(' ').filter((word: string) => word.startsWith('--'));
}
