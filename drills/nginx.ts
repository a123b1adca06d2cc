import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '#server/testing/free-port.ts';
import type { Ground } from './ground.ts';

/** Why a drill that needs nginx is skipped here; false where one is installed. */
export const noNginx: string | false =
  spawnSync('nginx', ['-v']).status === 0 ? false : 'nginx is not installed (apt-get install nginx-light)';

export type Nginx = { port: number };

/** Starts nginx with the text of a configuration that listens on `port`, and waits until it does. */
export async function startNginx(
  ground: Ground,
  configure: (port: number, folder: string) => void,
): Promise<Nginx> {
  const port = await freePort();
  const folder = join(ground.folder, `nginx-${port}`);
  mkdirSync(folder);
  configure(port, folder);
  const file = join(folder, 'nginx.conf');
  const child = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  ground.onEnd(async () => {
    child.kill('SIGTERM');
    await exited;
  });
  while (child.exitCode === null && !(await isListening(port))) await delay(20);
  if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
  return { port };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
