import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';

/** The fingerprint of files and folders (relative to the root) and extra text; tests don't count. */
export function fingerprintOf(paths, extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const path of paths) addTo(hash, path);
  return hash.digest('hex');
}

function addTo(hash, path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) addTo(hash, `${path}/${name}`);
  } else if (!/\.test\.ts$/.test(path)) {
    hash.update(path).update('\0').update(readFileSync(full));
  }
}

export function isStamped(stampFile, fingerprint) {
  const full = join(root, stampFile);
  return existsSync(full) && readFileSync(full, 'utf8') === fingerprint;
}

export function stamp(stampFile, fingerprint) {
  const full = join(root, stampFile);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, fingerprint);
}
