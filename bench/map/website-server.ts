import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Starts the production server with its website over a dataset, and waits until it answers. */
export async function startWebsite(dataDir: string): Promise<{ origin: string; child: ChildProcess }> {
  if (!existsSync(join(root, '.next', 'BUILD_ID'))) {
    throw new Error('The site is not built yet: `npm start` builds it.');
  }
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 2],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: origin,
      DATA_DIR: dataDir,
      RATE_LIMIT_PER_SECOND: '0',
      LOG_LEVEL: 'warn',
    },
  });
  for (let attempt = 0; attempt < 200; attempt++) {
    const answer = await fetch(`${origin}/map`).catch(() => null);
    if (answer?.ok) return { origin, child };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error('The server with its website did not answer within twenty seconds');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
