import type { HazardType } from './hazards.ts';

/** Metres from the tee, next to or across a hole's line. */
export interface Carry {
  type: HazardType;
  side: 'left' | 'right' | 'cross';
  reach: number;
  carry: number;
}

/** Half the width of what's in play, on either side of a hole's line. */
export const CORRIDOR_METRES = 25;

/** A hazard this many metres before the line's end, or nearer, is by the green. */
const BY_GREEN_METRES = 30;

/** `toEnd` is the distance from the same tee to the line's end. */
export function isByGreen({ reach }: Pick<Carry, 'reach'>, toEnd: number | null): boolean {
  return toEnd !== null && reach >= toEnd - BY_GREEN_METRES;
}

/** Hazards of one kind on one side, close together: metres from the tee to the first and past the last. */
export type CarryGroup = Carry & { count: number };

const GAP_METRES = 12;

export function groupCarries(carries: readonly Carry[]): CarryGroup[] {
  const groups: CarryGroup[] = [];
  const ordered = [...carries].sort((a, b) => a.reach - b.reach || a.carry - b.carry);
  for (const { type, side, reach, carry } of ordered) {
    const group = groups.findLast((each) => each.type === type && each.side === side);
    if (group && reach - group.carry <= GAP_METRES) {
      group.carry = Math.max(group.carry, carry);
      group.count += 1;
    } else {
      groups.push({ type, side, reach, carry, count: 1 });
    }
  }
  return groups;
}

/** Carries from a place that's `ahead` metres farther on, without the hazards behind it. */
export function carriesFrom<Each extends Pick<Carry, 'reach' | 'carry'>>(
  carries: readonly Each[],
  ahead: number,
): Each[] {
  return carries
    .filter(({ carry }) => carry > ahead)
    .map((each) => ({ ...each, reach: Math.max(0, each.reach - ahead), carry: each.carry - ahead }));
}
