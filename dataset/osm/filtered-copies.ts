import { hash } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { aroundFilters, golfFilter } from './extract/tag-filters.ts';

const PREFIX = 'filtered-';

/**
 * osmium's copies of what any rule may want from the extracts, which stay in a folder of the operator's between builds. Each is
 * named by its extract's path, size and time and by the filter, and is only there once it's whole.
 */
export async function filteredCopies(folder: string, extracts: readonly string[]) {
  const names = await Promise.all(extracts.map(nameOfCopy));
  return {
    paths: names.map((name) => join(folder, name)),
    /** Removes the copies of other extracts. */
    async clear() {
      for (const name of await readdir(folder)) {
        if (name.startsWith(PREFIX) && !names.includes(name)) await rm(join(folder, name));
      }
    },
  };
}

async function nameOfCopy(extract: string): Promise<string> {
  const { size, mtimeMs } = await stat(extract);
  const key = [extract, size, mtimeMs, ...golfFilter, ...aroundFilters.near].join(' ');
  return `${PREFIX}${hash('sha256', key).slice(0, 32)}.osm.pbf`;
}
