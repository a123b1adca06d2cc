import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Ground } from './ground.ts';
import { type Nginx, startNginx } from './nginx.ts';

const DEPLOY = fileURLToPath(new URL('../deploy', import.meta.url));

/** nginx in front of instances, as `deploy/nginx.conf` has it; `more` is added to its server. */
export function startBalancer(
  ground: Ground,
  instances: readonly { port: number }[],
  more = '',
): Promise<Nginx> {
  return startNginx(ground, (port, folder) => {
    for (const part of ['nginx.conf', 'nginx'])
      cpSync(join(DEPLOY, part), join(folder, part), { recursive: true });
    const servers = instances.map(
      (instance) => `server 127.0.0.1:${instance.port} max_fails=3 fail_timeout=1s;\n`,
    );
    writeFileSync(join(folder, 'nginx', 'instances.conf'), servers.join(''));
    writeFileSync(join(folder, 'nginx', 'listen.conf'), `listen 127.0.0.1:${port};\n${more}\n`);
  });
}
