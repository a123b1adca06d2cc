import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The directory of the invented world with so many courses under `.cache`, built if it isn't there yet. */
export function benchDataset(courses: number): string {
  const directory = join(root, '.cache', `bench-${courses}`);
  if (!existsSync(join(directory, 'current.json'))) build(courses, directory);
  return directory;
}

function build(courses: number, directory: string): void {
  const command = ['dataset/cli.ts', 'demo', '--courses', String(courses), '--out', directory];
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`The dataset of ${courses} courses could not be built`);
}
