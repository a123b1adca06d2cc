import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NginxProcess } from '#testing/nginx-process.ts';
import type { Ground } from './ground.ts';
import { startNginx } from './nginx.ts';

/** A host that gives out a folder's files: nginx with the least that it needs for that. */
export function startStaticHost(ground: Ground, root: string): Promise<NginxProcess> {
  return startNginx(ground, (port, folder) =>
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
