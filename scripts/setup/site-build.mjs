import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { fail, say } from './say.mjs';
import { fingerprintOf, isStamped, stamp } from './stamp.mjs';

const STAMP = '.next/built-from';
const SOURCES = [
  'app',
  'components',
  'lib',
  'messages',
  'instrumentation.ts',
  'next.config.mjs',
  'proxy.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];

/** Builds the site where its build is missing or older than its sources. Needs no dataset. */
export async function ensureSiteBuild() {
  const publicSettings = Object.entries(process.env)
    .filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
    .sort()
    .map(([name, value]) => `${name}=${value}`);
  const fingerprint = fingerprintOf(SOURCES, publicSettings.join('\n'));
  if (isStamped(STAMP, fingerprint)) return;
  say('Building the site (next build)');
  const started = Date.now();
  const { code } = await run('next', ['build'], { quiet: true });
  if (code !== 0) {
    // With its cache, the build would fail again even once a missing package is installed.
    rmSync(join(root, '.next'), { recursive: true, force: true });
    fail('The site could not be built: next build failed (its output is above).');
  }
  stamp(STAMP, fingerprint);
  say(`Site built in ${Math.round((Date.now() - started) / 1000)} s`);
}
