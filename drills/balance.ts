import { type NginxProcess, ourConfiguration } from '#testing/nginx-process.ts';
import type { Ground } from './ground.ts';
import { startNginx } from './nginx.ts';

/** nginx in front of instances, as `deploy/nginx.conf` has it; `more` is added to its server. */
export function startBalancer(
  ground: Ground,
  instances: readonly { port: number }[],
  more = '',
): Promise<NginxProcess> {
  const ports = instances.map(({ port }) => port);
  return startNginx(ground, ourConfiguration(ports, more));
}
