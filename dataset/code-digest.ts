import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Of the builder's own code, since different rules get different results from the same files. */
export function codeDigest(): string {
  const files = ['dataset', 'lib'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.ts$/.test(name))
      .map((name) => join(folder, name)),
  );
  const digests = ['package-lock.json', ...files.sort()].map((name) =>
    sha256(readFileSync(join(root, name))),
  );
  return sha256(digests.join(' '));
}

/** In hexadecimal. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
