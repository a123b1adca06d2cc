import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';
import type { Sandbox } from './sandbox.ts';

export const noNginx: string | false =
  spawnSync('nginx', ['-v']).status === 0 ? false : 'nginx is not installed (apt-get install nginx-light)';

/** `folder` has configuration, log and cache. */
export type NginxProcess = { port: number; folder: string };

const DEPLOY = fileURLToPath(new URL('../deploy', import.meta.url));

/** Starts nginx with `deploy/nginx.conf` in front of these ports; `more` is added to its server block. */
export function startBalancer(
  sandbox: Sandbox,
  instances: readonly { port: number }[],
  more = '',
): Promise<NginxProcess> {
  return startNginx(sandbox, (port, folder) => {
    for (const part of ['nginx.conf', 'nginx']) {
      cpSync(join(DEPLOY, part), join(folder, part), { recursive: true });
    }
    const servers = instances.map((each) => `server 127.0.0.1:${each.port} max_fails=3 fail_timeout=1s;\n`);
    writeFileSync(join(folder, 'nginx/instances.conf'), servers.join(''));
    writeFileSync(join(folder, 'nginx/listen.conf'), `listen 127.0.0.1:${port};\n${more}\n`);
  });
}

export function startStaticHost(sandbox: Sandbox, root: string): Promise<NginxProcess> {
  return startNginx(sandbox, (port, folder) =>
    writeFileSync(
      join(folder, 'nginx.conf'),
      `worker_processes 1;
pid ${folder}/pid;
error_log /dev/null;
events { worker_connections 64; }
http { access_log off; sendfile on; server { listen 127.0.0.1:${port}; root ${root}; } }
`,
    ),
  );
}

/** Starts nginx on a free port, in a folder where `configure` has written `nginx.conf`. */
async function startNginx(
  sandbox: Sandbox,
  configure: (port: number, folder: string) => void,
): Promise<NginxProcess> {
  const port = await freePort();
  const folder = mkdtempSync(join(sandbox.folder, 'nginx-'));
  // nginx's workers give up root's rights and still have to read here.
  chmodSync(folder, 0o755);
  configure(port, folder);
  const child = spawn(
    'nginx',
    ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const exited = once(child, 'exit');
  sandbox.onEnd(async () => {
    child.kill('SIGTERM');
    await exited;
  });
  while (child.exitCode === null && !(await isListening(port))) await delay(20);
  if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
  return { port, folder };
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
