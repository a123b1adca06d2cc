import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of source files for one test; `write` gives the path of a file with the given content. */
export type SourceFolder = { write(name: string, content: string | Uint8Array): string; remove(): void };

/** Makes an empty folder for source files. */
export function sourceFolder(): SourceFolder {
  const folder = mkdtempSync(join(tmpdir(), 'sources-'));
  return {
    write(name, content) {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Objects as NDJSON. */
export function ndjson(...objects: unknown[]): string {
  return objects.map((object) => `${JSON.stringify(object)}\n`).join('');
}
