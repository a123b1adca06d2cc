import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

/** Why tests that need nginx are skipped here; false where one is installed. */
export const noNginx: string | false =
  spawnSync('nginx', ['-v']).status === 0 ? false : 'nginx is not installed (apt-get install nginx-light)';

export type NginxProcess = {
  port: number;
  /** Where its logs and what it keeps stand. */
  prefix: string;
  stop: () => Promise<void>;
};

/** Our configuration of nginx in front of these instances, as an operator starts it, in a folder of the test's own. */
export async function startOurNginx(folder: string, instances: readonly number[]): Promise<NginxProcess> {
  const configuration = join(folder, 'configuration');
  for (const part of ['nginx.conf', 'nginx']) {
    const from = fileURLToPath(new URL(`../../deploy/${part}`, import.meta.url));
    cpSync(from, join(configuration, part), { recursive: true });
  }
  const port = await freePort();
  const servers = instances.map((instance) => `server 127.0.0.1:${instance} max_fails=3 fail_timeout=1s;\n`);
  writeFileSync(join(configuration, 'nginx/instances.conf'), servers.join(''));
  writeFileSync(join(configuration, 'nginx/listen.conf'), `listen 127.0.0.1:${port};\n`);
  return startNginx(folder, join(configuration, 'nginx.conf'), port);
}

/** Starts nginx and waits until it listens on `port`, which its configuration names. */
async function startNginx(folder: string, file: string, port: number): Promise<NginxProcess> {
  const prefix = join(folder, 'prefix');
  mkdirSync(prefix, { recursive: true });
  // nginx's workers give up root's rights, and yet read there.
  chmodSync(folder, 0o755);
  const child = spawn('nginx', ['-e', 'stderr', '-p', prefix, '-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  while (child.exitCode === null && !(await isListening(port))) await delay(20);
  if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
  return {
    port,
    prefix,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
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
