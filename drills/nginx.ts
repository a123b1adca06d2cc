import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { type Configure, type NginxProcess, startNginxProcess } from '#testing/nginx-process.ts';
import type { Ground } from './ground.ts';

/** Starts nginx in a folder of its own, until the drill is over. */
export async function startNginx(ground: Ground, configure: Configure): Promise<NginxProcess> {
  const nginx = await startNginxProcess(mkdtempSync(join(ground.folder, 'nginx-')), configure);
  ground.onEnd(nginx.stop);
  return nginx;
}
