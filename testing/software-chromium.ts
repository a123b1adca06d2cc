import { existsSync } from 'node:fs';

const installed = '/usr/bin/chromium';

/** How Chromium is started where a browser is tested or measured: with WebGL drawn in software, calling nobody. */
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
