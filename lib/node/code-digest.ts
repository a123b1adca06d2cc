import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** In hexadecimal: of the code in these folders of the project, without tests, and of the packages it uses. */
export function codeDigest(folders: readonly string[]): string {
  const files = folders.flatMap((folder) =>
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
