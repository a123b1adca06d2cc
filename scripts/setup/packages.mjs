import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { fail, say } from './say.mjs';
import { fingerprintOf, isStamped, stamp } from './stamp.mjs';

const STAMP = 'node_modules/.installed-from';

/** Installs packages that are missing or out of date. Runs under Node 20; an older npm would silently leave some out. */
export async function ensurePackages() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    fail(
      `Node ${process.versions.node} is too old to install the packages: this takes Node 20 or newer. Debian 13 has it; for Debian 12, see https://github.com/nodesource/distributions`,
    );
  }
  const fingerprint = fingerprintOf(['package.json', 'package-lock.json']);
  const node24 = join(
    root,
    'node_modules',
    'node',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (isStamped(STAMP, fingerprint) && existsSync(node24)) return node24;
  say('Installing packages (npm ci), about a minute');
  const started = Date.now();
  const { code } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { quiet: true });
  if (code !== 0 || !existsSync(node24)) {
    fail(
      'The packages could not be installed: npm ci failed (its output is above). Is the npm registry reachable?',
    );
  }
  stamp(STAMP, fingerprint);
  say(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s`);
  return node24;
}
