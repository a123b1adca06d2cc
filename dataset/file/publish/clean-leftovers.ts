import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where a build writes its file until it has a version. */
export const BUILDING_FILE = 'building.sqlite';

/** Removes what a killed build left behind. Only with the data directory's lock. */
export async function cleanLeftovers(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(BUILDING_FILE) || name.endsWith('.new')) await rm(join(dataDir, name));
  }
}
