import { hash } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { aroundFilters, golfFilter } from './extract/tag-filters.ts';

/** osmium's copies of what any rule may want from an extract, in a folder of the operator's between builds. */
export type FilteredCopies = {
  /** A copy of each extract, in their order. It exists once it's whole. */
  paths: string[];
  /** Removes the copies of other extracts. */
  clear(): Promise<void>;
};

const PREFIX = 'filtered-';

/** The filtered copies of the extracts, named by each extract's size and time and by what's filtered out of it. */
export async function filteredCopies(folder: string, extracts: readonly string[]): Promise<FilteredCopies> {
  const names = await Promise.all(extracts.map(nameOfCopy));
  return {
    paths: names.map((name) => join(folder, name)),
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
