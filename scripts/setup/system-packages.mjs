import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';
import { fail, say } from './say.mjs';

/** Programs that the tests need, with the Debian package that holds each. */
const NEEDED = [
  { program: 'chromium', debianPackage: 'chromium', elsewhere: 'npx playwright install chromium' },
  { program: 'osmium', debianPackage: 'osmium-tool', elsewhere: 'brew install osmium-tool (macOS)' },
];

/** Installs by apt what is missing, on Debian as root; elsewhere says which command to run. */
export async function ensureSystemPackages() {
  const missing = NEEDED.filter(({ program }) => !isOnPath(program) && !hasOwnChromium(program));
  if (missing.length === 0) return;
  const names = missing.map(({ debianPackage }) => debianPackage);
  if (!existsSync('/etc/debian_version')) {
    fail(
      `Missing: ${names.join(', ')}. Install with: ${missing.map(({ elsewhere }) => elsewhere).join('; ')}`,
    );
  }
  if (process.getuid?.() !== 0)
    fail(`Missing: ${names.join(', ')}. Run: sudo apt-get install ${names.join(' ')}`);
  say(`Installing ${names.join(' and ')} (apt-get)`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env, quiet: true });
  const { code } = await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...names], {
    env,
    quiet: true,
  });
  if (code !== 0) fail(`apt-get could not install ${names.join(' ')} (its output is above).`);
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

/** Off Debian the tests use the Chromium that Playwright downloads. */
function hasOwnChromium(program) {
  return program === 'chromium' && !existsSync('/etc/debian_version');
}
