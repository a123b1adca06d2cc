import { capital, numberWord } from '#lib/text/format.ts';
import { HAZARDS, type HazardType } from './hazards.ts';
import { type LengthUnit, toFeet, toYards } from './units.ts';

/** A stretch of a hazard next to or across a hole's line, metres from the tee. */
export interface SentenceCarry {
  type: HazardType;
  side: 'left' | 'right' | 'cross';
  reach: number;
  carry: number;
}

/** What a hole's sentence is made of; null where unknown. */
export interface SentenceHole {
  par: number | null;
  /** Metres. */
  length: number | null;
  /** Metres, green minus tee. */
  elevationChange: number | null;
  carries: readonly SentenceCarry[];
}

/** Hazards of a kind and where they are, as a golfer says it: "2 bunkers right", "water across". */
export function hazardPhrase(
  { type, side, count }: Pick<CarryGroup, 'type' | 'side' | 'count'>,
  toNumber: (count: number) => string = String,
): string {
  const { word, words } = HAZARDS[type];
  const counted = count > 1 && words !== null ? `${toNumber(count)} ${words}` : word;
  return `${counted} ${side === 'cross' ? 'across' : side}`;
}

/**
 * A hole in a plain sentence made from its geometry, without a full stop: "Par 4, 372 m, climbs 9 m; bunker right
 * 205–218 m; two bunkers left 230–262 m". Hazards in the order in which they come; at most `most` of them, then how many more.
 */
export function holeSentence(hole: SentenceHole, unit: LengthUnit = 'm', most = 4): string {
  const facts = [
    hole.par === null ? null : `par ${hole.par}`,
    hole.length ? formatLength(hole.length, unit) : null,
    slopePhrase(hole.elevationChange, unit),
  ].filter((fact) => fact !== null);
  const carries = groupCarries(hole.carries);
  const rest = carries.length - most;
  const clauses = [
    facts.join(', '),
    ...carries.slice(0, most).map((carry) => carryPhrase(carry, unit)),
    rest > 0 ? `and ${numberWord(rest)} more` : '',
  ].filter((clause) => clause !== '');
  return capital(clauses.join('; '));
}

/** A whole length with its unit: "372 m", "407 yd". */
function formatLength(metres: number, unit: LengthUnit): string {
  return unit === 'm' ? `${Math.round(metres)} m` : `${toYards(metres)} yd`;
}

/** Under half a metre is level. With lengths in yards, climbs are in feet. */
function slopePhrase(change: number | null, unit: LengthUnit): string | null {
  if (change === null) return null;
  const rounded = Math.round(change);
  if (rounded === 0) return 'level';
  const height = unit === 'm' ? `${Math.abs(rounded)} m` : `${toFeet(Math.abs(change))} ft`;
  return `${rounded > 0 ? 'climbs' : 'falls'} ${height}`;
}

function carryPhrase(group: CarryGroup, unit: LengthUnit): string {
  const at = (metres: number) => (unit === 'm' ? Math.round(metres) : toYards(metres));
  const from = at(group.reach);
  const to = at(group.carry);
  const stretch = from <= 0 ? `to ${to}` : from === to ? from : `${from}–${to}`;
  return `${hazardPhrase(group, numberWord)} ${stretch} ${unit}`;
}

/** Hazards of one type on one side are seen as one up to this gap, in metres. */
const GAP_METRES = 12;

type Carry = { type: HazardType; side: 'left' | 'right' | 'cross'; reach: number; carry: number };

/** Hazards of one kind on one side that follow each other closely: metres from the tee to the first and past the last. */
export type CarryGroup = Carry & { count: number };

/** A hole's carries as a golfer reads them, in the order in which they are met; neighbours of a kind are one group. */
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
