import { existsSync } from 'node:fs';

const installed = '/usr/bin/chromium';

/** WebGL in software, and no calls home. */
export const softwareChromium = {
  ...(existsSync(installed) && { executablePath: installed }),
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
