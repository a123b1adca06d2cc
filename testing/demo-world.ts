import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './server-process.ts';

/** Publishes an invented world by the builder's own command. */
export function publishDemoWorld(dataDir: string, courses: number, seed?: number): void {
  const options = ['--courses', String(courses), '--out', dataDir];
  if (seed !== undefined) options.push('--seed', String(seed));
  const command = [join(projectRoot, 'dataset/cli.mjs'), 'demo', ...options];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The dataset of ${courses} courses could not be built: ${stderr}`);
}

/** The demo world's folder under `.cache`, built if missing. */
export function cachedDemoWorld(courses: number): string {
  const dataDir = join(projectRoot, '.cache', `bench-${courses}`);
  if (!existsSync(join(dataDir, 'current.json'))) {
    console.error(`Building a dataset of ${courses} courses in ${dataDir}`);
    publishDemoWorld(dataDir, courses);
  }
  return dataDir;
}
