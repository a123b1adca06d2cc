import { existsSync } from 'node:fs';

const CHROMIUM = '/usr/bin/chromium';
/** The browser without windows takes a fifth less time for the same pages. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** WebGL in software, and no calls home. */
export const softwareShell = {
  ...firstInstalled(SHELL, CHROMIUM),
  args: [
    '--no-sandbox',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--ignore-gpu-blocklist',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};

/** Elsewhere Playwright finds its own. */
function firstInstalled(...paths: string[]) {
  const executablePath = paths.find((path) => existsSync(path));
  return executablePath === undefined ? {} : { executablePath };
}
