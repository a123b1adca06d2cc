import { badPublishIsNotServed } from './bad-publish-is-not-served.ts';
import { descriptorsMayRunOut } from './descriptors-may-run-out.ts';
import { diskMayFail } from './disk-may-fail.ts';
import { type Drill, together } from './drill.ts';
import { hostileRequestsHarmNothing } from './hostile-requests-harm-nothing.ts';
import { nextMayDie } from './next-may-die.ts';
import { nothingThereCostsNothing } from './nothing-there-costs-nothing.ts';
import { publishSwitchesCleanly } from './publish-switches-cleanly.ts';
import { quotaIsShared } from './quota-is-shared.ts';
import { selfishClientsCostOnlyThemselves } from './selfish-clients-cost-only-themselves.ts';
import { slowClientsAreClosed } from './slow-clients-are-closed.ts';
import { stopAnswersWhatArrives } from './stop-answers-what-arrives.ts';
import { valkeyMayDie } from './valkey-may-die.ts';
import { weeksPassByTheClock } from './weeks-pass-by-the-clock.ts';

export const drills: readonly Drill[] = [
  publishSwitchesCleanly,
  badPublishIsNotServed,
  together('quota', 'One quota over two instances, with and without Valkey', [quotaIsShared, valkeyMayDie]),
  together('faults', 'Disk and file descriptors', [diskMayFail, descriptorsMayRunOut]),
  nextMayDie,
  selfishClientsCostOnlyThemselves,
  together('hostile', 'Hostile, endless and pointless requests', [
    hostileRequestsHarmNothing,
    slowClientsAreClosed,
    nothingThereCostsNothing,
  ]),
  stopAnswersWhatArrives,
  weeksPassByTheClock,
];
