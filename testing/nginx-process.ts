import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

/** Why what needs nginx is skipped here; false where one is installed. */
export const noNginx: string | false =
  spawnSync('nginx', ['-v']).status === 0 ? false : 'nginx is not installed (apt-get install nginx-light)';

export type NginxProcess = {
  port: number;
  /** Where its configuration, its logs and what it keeps stand. */
  prefix: string;
  stop: () => Promise<void>;
};

/** Writes `nginx.conf`, which listens on the port, into nginx's folder. */
export type Configure = (port: number, prefix: string) => void;

const DEPLOY = fileURLToPath(new URL('../deploy', import.meta.url));

/** `deploy/nginx.conf` in front of the instances on these ports; `more` is added to its server. */
export function ourConfiguration(instances: readonly number[], more = ''): Configure {
  return (port, prefix) => {
    for (const part of ['nginx.conf', 'nginx']) {
      cpSync(join(DEPLOY, part), join(prefix, part), { recursive: true });
    }
    const servers = instances.map(
      (instance) => `server 127.0.0.1:${instance} max_fails=3 fail_timeout=1s;\n`,
    );
    writeFileSync(join(prefix, 'nginx/instances.conf'), servers.join(''));
    writeFileSync(join(prefix, 'nginx/listen.conf'), `listen 127.0.0.1:${port};\n${more}\n`);
  };
}

/** Starts nginx as an operator does, on a free port in the folder `prefix`, and waits until it listens. */
export async function startNginxProcess(prefix: string, configure: Configure): Promise<NginxProcess> {
  const port = await freePort();
  mkdirSync(prefix, { recursive: true });
  // nginx's workers give up root's rights, and yet read there.
  chmodSync(prefix, 0o755);
  configure(port, prefix);
  const child = spawn(
    'nginx',
    ['-e', 'stderr', '-p', prefix, '-c', join(prefix, 'nginx.conf'), '-g', 'daemon off;'],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
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
