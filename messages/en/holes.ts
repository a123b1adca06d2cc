import { type Carry, type CarryGroup, groupCarries } from '#lib/golf/carries.ts';
import type { HoleShape } from '#lib/golf/hole-shapes.ts';
import type { NumberSource } from '#lib/golf/number-sources.ts';
import type { ParSource } from '#lib/golf/par-by-length.ts';
import { type LengthUnit, toYards } from '#lib/golf/units.ts';
import { hazardWords } from './golf.ts';
import { capital, heightIn, listOf, numberWord } from './numbers.ts';

/** Null where unknown. */
export interface SentenceHole {
  par: number | null;
  /** Said where it's only the length. */
  parSource?: ParSource | null;
  /** Metres. */
  length: number | null;
  /** Metres straight from tee to green, for when the length isn't known. */
  straightDistance?: number | null;
  /** The length that a card has. */
  lengthYards?: number | null;
  /** Metres, green minus tee. */
  elevationChange: number | null;
  carries: readonly Carry[];
}

/** A hazard as a golfer says it: "2 bunkers right", "water across", "bunker left by the green". */
export function hazardPhrase(
  {
    type,
    side,
    count,
    isByGreen = false,
  }: Pick<CarryGroup, 'type' | 'side' | 'count'> & { isByGreen?: boolean },
  toNumber: (count: number) => string = String,
): string {
  const { one, several } = hazardWords[type];
  const hazards = count > 1 && several !== null ? `${toNumber(count)} ${several}` : one;
  const where = side === 'cross' ? `${hazards} across` : `${hazards} ${side}`;
  return isByGreen ? `${where} by the green` : where;
}

/** The distance on a hole with only tee and green mapped. */
export const straightPhrase = (length: string) => `about ${length} in a straight line`;

/**
 * The hole in a sentence with no full stop: "Par 4, 372 m, climbs 9 m; bunker right 205–218 m; two bunkers left 230–262 m".
 * Hazards in the order in which they come; at most `most` of them, then how many more.
 */
export function holeSentence(hole: SentenceHole, unit: LengthUnit = 'm', most = 4): string {
  const facts = [
    hole.par === null ? null : parPhrase(hole.par, hole.parSource),
    hole.length ? formatLength(hole.length, hole.lengthYards ?? toYards(hole.length), unit) : null,
    !hole.length && hole.straightDistance
      ? straightPhrase(formatLength(hole.straightDistance, toYards(hole.straightDistance), unit))
      : null,
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

/** What `holeFactsSentence` puts into words: the facts of a hole that the API gives. */
export interface SentenceFacts {
  shape: HoleShape | null;
  /** Metres from the tee. */
  forced_carry: { start: number; end: number } | null;
  island_green: boolean | null;
  greenside_bunkers: number | null;
}

export const shapeWords: Record<HoleShape, string> = {
  straight: 'straight',
  bend_left: 'bends left',
  bend_right: 'bends right',
  dogleg_left: 'dogleg left',
  dogleg_right: 'dogleg right',
  double_dogleg: 'double dogleg',
};

/**
 * The facts of a hole, with no full stop: "dogleg left; forced carry of 84 m over water, from 120 to 204 m; island green; 2 greenside
 * bunkers". In metres; empty if there's nothing to say.
 */
export function holeFactsSentence(facts: SentenceFacts): string {
  const { shape, forced_carry: carry, island_green, greenside_bunkers: bunkers } = facts;
  return [
    shape === null || shape === 'straight' ? null : shapeWords[shape],
    carry && `forced carry of ${carry.end - carry.start} m over water, from ${carry.start} to ${carry.end} m`,
    island_green ? 'island green' : null,
    bunkers ? `${bunkers} greenside bunker${bunkers === 1 ? '' : 's'}` : null,
  ]
    .filter((clause) => clause !== null)
    .join('; ');
}

type NumberedHole = { number: number | null; number_source: NumberSource | null };

/** Null where sources give all numbers. */
export function numbersFromCard(holes: readonly NumberedHole[]): string | null {
  const numbered = holes.filter(({ number }) => number !== null);
  const worked = numbered.filter(({ number_source }) => number_source === 'card');
  if (worked.length === 0) return null;
  if (worked.length === numbered.length)
    return 'We worked out the hole numbers from the card and the routing.';
  return `Numbers that we worked out from the card and the routing: ${listOf(worked.map(({ number }) => String(number)))}.`;
}

/** "par 3", "par 3 by its length". */
export function parPhrase(par: number, source: ParSource | null = null): string {
  return source === 'length' ? `par ${par} by its length` : `par ${par}`;
}

function formatLength(metres: number, yards: number, unit: LengthUnit): string {
  return unit === 'm' ? `${Math.round(metres)} m` : `${yards} yd`;
}

/** The climb as a phrase; under half a metre is level. With lengths in yards, climbs are in feet. */
function slopePhrase(change: number | null, unit: LengthUnit): string | null {
  if (change === null) return null;
  const rounded = Math.round(change);
  if (rounded === 0) return 'level';
  const height = heightIn(unit === 'm' ? 'km' : 'mi')(Math.abs(change));
  return rounded > 0 ? `climbs ${height}` : `drops ${height}`;
}

function carryPhrase(group: CarryGroup, unit: LengthUnit): string {
  const at = (metres: number) => (unit === 'm' ? Math.round(metres) : toYards(metres));
  const hazards = hazardPhrase(group, numberWord);
  const from = at(group.reach);
  const to = at(group.carry);
  if (from <= 0) return `${hazards}, up to ${to} ${unit}`;
  return from === to ? `${hazards} ${to} ${unit}` : `${hazards} ${from}–${to} ${unit}`;
}
