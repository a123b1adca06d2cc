import { prepareRedis, type RedisProcess } from '#testing/redis-process.ts';
import type { Ground } from './ground.ts';

/** A Valkey (Debian's Redis) of the drill's own, running. */
export async function startValkey(ground: Ground): Promise<RedisProcess> {
  const valkey = await prepareRedis();
  ground.onEnd(valkey.kill);
  await valkey.start();
  return valkey;
}
