import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder in the downloads that has blocks of heights, a file each; others hold an extract each. */
export const HEIGHTS_FOLDER = 'heights';

/** Removes extracts and blocks of heights that no build has used since this time: the builder dates what it uses. */
export async function pruneDownloads(folder: string, since: Date): Promise<void> {
  const heights = join(folder, HEIGHTS_FOLDER);
  const extracts = (await pathsIn(folder)).filter((path) => path !== heights);
  for (const path of [...extracts, ...(await pathsIn(heights))]) {
    if ((await stat(path)).mtime < since) await rm(path, { recursive: true });
  }
}

async function pathsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.map((name) => join(folder, name));
}
