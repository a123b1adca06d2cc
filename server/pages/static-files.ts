import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { UnfinishedPage } from './finished-page.ts';

/** A folder whose files are sent as they are, under `root`. */
export type StaticFolder = { root: string; folder: string; cacheControl: string };

export type StaticFiles = {
  has: (path: string) => boolean;
  read: (path: string) => Promise<UnfinishedPage>;
};

/** Lists are read once, so an invented name doesn't cost a look at the disk. */
export function openStaticFiles(folders: readonly StaticFolder[]): StaticFiles {
  const files = new Map(folders.flatMap(listFiles));
  return {
    has: (path) => files.has(path),
    async read(path) {
      const { file, cacheControl } = files.get(path)!;
      const type = getMimeType(file) ?? 'application/octet-stream';
      const headers = { 'content-type': type, 'cache-control': cacheControl };
      return { status: 200, headers, body: await readFile(file) };
    },
  };
}

function listFiles({ root, folder, cacheControl }: StaticFolder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => {
      const path = root + file.slice(folder.length + 1).replaceAll(sep, '/');
      return [path, { file, cacheControl }] as const;
    });
}
