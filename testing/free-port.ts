import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections, which could take one before a server listens on it. */
const [FIRST, LAST] = [10_000, 32_767];

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST + 1);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
