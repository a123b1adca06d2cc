import { startBalancer } from './balance.ts';
import type { Ground } from './ground.ts';
import { startInstance } from './instance.ts';
import { startValkey } from './valkey.ts';

/** Two instances that share a Valkey, behind one address on `port`; they have said that they share it. */
export async function startSharingPair(ground: Ground, dataDir: string) {
  const valkey = await startValkey(ground);
  const environment = {
    DATA_DIR: dataDir,
    VALKEY_URL: valkey.url,
    TRUSTED_PROXY_HOPS: '1',
    LOG_LEVEL: 'info',
  };
  const instances = [await startInstance(ground, environment), await startInstance(ground, environment)];
  await Promise.all(instances.map(({ process }) => process.line('Valkey shares counters and pages')));
  const { port } = await startBalancer(ground, instances);
  return { valkey, instances, port };
}
