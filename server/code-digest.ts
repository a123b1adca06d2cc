import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectRoot = fileURLToPath(new URL('../', import.meta.url));

/** A SHA-256 in hexadecimal digits of these files of the project, and of the code in these folders without its tests. Throws where one is missing. */
export function codeDigest(paths: readonly string[], root = projectRoot): string {
  const files = paths.flatMap((path) =>
    statSync(join(root, path)).isFile()
      ? [path]
      : readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
          .filter((name) => /(?<!\.test)\.ts$/.test(name))
          .map((name) => join(path, name)),
  );
  return hash(
    'sha256',
    files
      .sort()
      .map((name) => `${name} ${hash('sha256', readFileSync(join(root, name)))}`)
      .join(' '),
  );
}
