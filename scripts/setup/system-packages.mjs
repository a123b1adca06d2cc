import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';
import { fail, say } from './say.mjs';

/**
 * Programs that tests need, with their Debian packages. Tests of several instances are skipped without the
 * optional ones; what is installed `instead` will do, but is slower.
 */
const NEEDED = [
  {
    program: 'chromium-headless-shell',
    debianPackage: 'chromium-headless-shell',
    instead: 'chromium',
    elsewhere: 'npx playwright install chromium',
  },
  { program: 'osmium', debianPackage: 'osmium-tool', elsewhere: 'brew install osmium-tool (macOS)' },
  {
    program: 'redis-server',
    debianPackage: 'redis-server',
    elsewhere: 'brew install redis (macOS)',
    isOptional: true,
  },
  {
    program: 'nginx',
    debianPackage: 'nginx-light',
    elsewhere: 'brew install nginx (macOS)',
    isOptional: true,
  },
  {
    program: 'logrotate',
    debianPackage: 'logrotate',
    elsewhere: 'brew install logrotate (macOS)',
    isOptional: true,
  },
];

/** Installs what's missing by apt, on Debian as root; elsewhere says which command to run. */
export async function ensureSystemPackages() {
  const missing = NEEDED.filter(({ program }) => !isOnPath(program) && !hasOwnChromium(program));
  if (missing.length === 0) return;
  const names = missing.map(({ debianPackage }) => debianPackage);
  const canDoWithout = missing.every(
    ({ isOptional, instead }) => isOptional || (instead && isOnPath(instead)),
  );
  const isDebian = existsSync('/etc/debian_version');
  if (!isDebian || process.getuid?.() !== 0) {
    const remedy = isDebian
      ? `sudo apt-get install ${names.join(' ')}`
      : missing.map(({ elsewhere }) => elsewhere).join('; ');
    const tell = canDoWithout ? say : fail;
    tell(`Missing: ${names.join(', ')}. Install with: ${remedy}`);
    return;
  }
  say(`Installing ${names.join(', ')} (apt-get)`);
  // In run level 1 Debian starts no service it installs: tests run their own.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  // Who has a browser and no network shouldn't wait.
  const patience = canDoWithout ? ['-o', 'Acquire::http::Timeout=5', '-o', 'Acquire::Retries=0'] : [];
  await run('apt-get', ['update', '-q', ...patience], { env, quiet: true });
  const { code } = await run(
    'apt-get',
    ['install', '-q', '-y', '--no-install-recommends', ...patience, ...names],
    {
      env,
      quiet: true,
    },
  );
  if (code === 0) return;
  const tell = canDoWithout ? say : fail;
  tell(`apt-get could not install ${names.join(' ')} (its output is above).`);
}

function isOnPath(program) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Elsewhere tests use Playwright's Chromium. */
function hasOwnChromium(program) {
  return program === 'chromium-headless-shell' && !existsSync('/etc/debian_version');
}
