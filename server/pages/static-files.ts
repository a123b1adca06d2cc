import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { type PackedPage, packPage } from '../renderers/pack-page.ts';

/** Files of the site's build, which never change under their names. */
export type StaticFiles = {
  has: (path: string) => boolean;
  read: (path: string) => Promise<PackedPage>;
};

const ROOT = '/_next/static/';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * `folder` is the build's `static`. Its list is read once, so an invented name doesn't cost a look at the
 * disk.
 */
export function openStaticFiles(folder: string): StaticFiles {
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [ROOT + file.slice(folder.length + 1).replaceAll(sep, '/'), file]),
  );
  return {
    has: (path) => files.has(path),
    async read(path) {
      const file = files.get(path)!;
      const headers = {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'cache-control': 'public, max-age=31536000, immutable',
      };
      return packPage({ status: 200, headers, body: await readFile(file) });
    },
  };
}
