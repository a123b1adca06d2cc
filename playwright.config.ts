import { defineConfig, devices } from 'playwright/test';
import { softwareShell } from '#testing/software-chromium.ts';

const port = Number(process.env.E2E_PORT ?? 3900);

/** Journeys that need WebGL. In software it's slow: the rest of the page is composed without it. */
const MAPS = /(?:map[a-z-]*|content-security|holes|journey|my-courses|my-tee)\.spec\.ts$/;

const launchWith = (...options: string[]) => ({
  ...softwareShell,
  args: [...softwareShell.args, ...options],
});

/** Visitors' journeys in Chromium, against the production server on the demo dataset. */
export default defineConfig({
  testDir: './e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: { baseURL: `http://127.0.0.1:${port}`, ...devices['Desktop Chrome'] },
  projects: [
    {
      name: 'maps',
      testMatch: MAPS,
      use: {
        // Drawing in software costs by the pixel. Half the scale has a quarter of them and the same layout, and 1,024
        // pixels are the narrowest window that has a desktop's.
        deviceScaleFactor: 0.5,
        viewport: { width: 1024, height: 640 },
        launchOptions: launchWith('--disable-gpu-compositing'),
      },
    },
    // A page that is looked at for long starts its map, which costs more than all the rest: here its plan stays.
    {
      name: 'pages',
      testIgnore: MAPS,
      use: { launchOptions: launchWith('--disable-3d-apis', '--disable-gpu') },
    },
  ],
  webServer: {
    command: 'node server/main.mjs',
    url: `http://127.0.0.1:${port}/v2/golfs?limit=1`,
    timeout: 60_000,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: process.env.E2E_DATA_DIR ?? '.cache/e2e-data',
      // A browser under test is faster than a person; the quotas have their own tests.
      RATE_LIMIT_PER_SECOND: '0',
      RENDERS_PER_SECOND: '0',
      LOG_LEVEL: 'warn',
    },
  },
});
