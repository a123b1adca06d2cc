import type { Drill } from './drill.ts';
import { instanceMayDie } from './instance-may-die.ts';
import { publishSwitchesCleanly } from './publish-switches-cleanly.ts';
import { quotaIsShared } from './quota-is-shared.ts';
import { valkeyMayDie } from './valkey-may-die.ts';

/** Every drill, in the order in which `npm run drill -- all` runs them. */
export const drills: readonly Drill[] = [quotaIsShared, publishSwitchesCleanly, instanceMayDie, valkeyMayDie];
