import type { SharedCount } from '../quota/shared-quota.ts';
import type { Valkey } from './open-valkey.ts';

/** Counts requests where all instances can see them. */
export function countInValkey(valkey: Valkey, limit: number): SharedCount {
  return (caller) => valkey.ask((client) => client.countRequest(caller, limit));
}
