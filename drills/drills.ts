import { badPublishIsNotServed } from './bad-publish-is-not-served.ts';
import { clockMayJump } from './clock-may-jump.ts';
import { crowdLeavesRoom } from './crowd-leaves-room.ts';
import { descriptorsMayRunOut } from './descriptors-may-run-out.ts';
import { diskMayFail } from './disk-may-fail.ts';
import type { Drill } from './drill.ts';
import { hostileRequestsHarmNothing } from './hostile-requests-harm-nothing.ts';
import { instanceMayDie } from './instance-may-die.ts';
import { memoryStaysFlat } from './memory-stays-flat.ts';
import { nextMayDie } from './next-may-die.ts';
import { nginxKeepsPages } from './nginx-keeps-pages.ts';
import { nothingThereCostsNothing } from './nothing-there-costs-nothing.ts';
import { nthCallMayFail } from './nth-call-may-fail.ts';
import { publishCostsWhatChanged } from './publish-costs-what-changed.ts';
import { publishSwitchesCleanly } from './publish-switches-cleanly.ts';
import { quotaIsShared } from './quota-is-shared.ts';
import { selfishClientsCostOnlyThemselves } from './selfish-clients-cost-only-themselves.ts';
import { slowClientsAreClosed } from './slow-clients-are-closed.ts';
import { slowHostHoldsNothingUp } from './slow-host-holds-nothing-up.ts';
import { stopAnswersWhatArrives } from './stop-answers-what-arrives.ts';
import { valkeyMayDie } from './valkey-may-die.ts';

export const drills: readonly Drill[] = [
  quotaIsShared,
  publishSwitchesCleanly,
  publishCostsWhatChanged,
  badPublishIsNotServed,
  slowHostHoldsNothingUp,
  stopAnswersWhatArrives,
  instanceMayDie,
  valkeyMayDie,
  hostileRequestsHarmNothing,
  crowdLeavesRoom,
  slowClientsAreClosed,
  diskMayFail,
  nthCallMayFail,
  descriptorsMayRunOut,
  clockMayJump,
  nginxKeepsPages,
  nothingThereCostsNothing,
  nextMayDie,
  selfishClientsCostOnlyThemselves,
  memoryStaysFlat,
];
