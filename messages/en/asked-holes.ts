import type { HoleShape } from '#lib/golf/hole-shapes.ts';
import type { LengthUnit } from '#lib/golf/units.ts';
import { holeOrders } from './hole-search.ts';
import { capital, counts, formatWhole, greenIn, heightIn, lengthIn, listOf, ordinal } from './numbers.ts';

/** What was asked for; null or left out wasn't. */
export interface AskedHoles {
  par?: number | null;
  number?: number | null;
  min_length?: number | null;
  max_length?: number | null;
  min_change?: number | null;
  max_change?: number | null;
  over_water?: boolean | null;
  island_green?: boolean | null;
  no_water?: boolean | null;
  min_carry?: number | null;
  shape?: HoleShape | null;
  min_turn?: number | null;
  min_bunkers?: number | null;
  max_bunkers?: number | null;
  min_greenside_bunkers?: number | null;
  min_green_area?: number | null;
  max_green_area?: number | null;
  holes_numbered?: boolean | null;
  max_distance?: number | null;
  sort: string;
}

/**
 * "Uphill par 3s in Portugal, over water and at least 150 m long, longest first". `place` is "in Portugal"; null for
 * the world.
 */
export function askedFor(asked: AskedHoles, place: string | null, unit: LengthUnit = 'm'): string {
  const clauses = listOf(clausesOf(asked, unit).filter((clause) => clause !== null));
  const what = [nounOf(asked), place].filter(Boolean).join(' ');
  const whole = clauses === '' ? what : `${what}${place === null ? ' ' : ', '}${clauses}`;
  return `${capital(whole)}, ${holeOrders[asked.sort] ?? 'in order'}`;
}

function nounOf({ par, number, shape, ...asked }: AskedHoles): string {
  const kind = par ? `par ${par}s` : 'holes';
  const noun = number ? `${par ? `par-${par} ` : ''}${ordinal(number)} holes` : kind;
  return [slope(asked), shape && shapeAdjectives[shape], noun].filter(Boolean).join(' ');
}

function clausesOf(asked: AskedHoles, unit: LengthUnit): (string | null)[] {
  const { min_carry: carry, min_turn: turn, max_bunkers: most } = asked;
  return [
    carry
      ? `with a carry of at least ${lengthIn(unit)(carry)} over water`
      : asked.over_water
        ? 'over water'
        : null,
    asked.no_water ? 'without water' : null,
    asked.island_green ? 'with an island green' : null,
    range(asked.min_length, asked.max_length, (text) => `${text} long`, lengthIn(unit)),
    ...climb(asked, unit),
    turn ? `turning ${turn}° or more` : null,
    asked.min_bunkers ? `with ${asked.min_bunkers} or more bunkers` : null,
    most === 0 ? 'without bunkers' : most ? `with at most ${counts.bunkers(most)}` : null,
    asked.min_greenside_bunkers ? `with ${asked.min_greenside_bunkers} or more bunkers by the green` : null,
    range(asked.min_green_area, asked.max_green_area, (text) => `with a green of ${text}`, greenIn(unit)),
    asked.holes_numbered ? 'with a hole number' : null,
  ];
}

const shapeAdjectives: Record<HoleShape, string> = {
  straight: 'straight',
  bend_left: 'gently left-bending',
  bend_right: 'gently right-bending',
  dogleg_left: 'dogleg-left',
  dogleg_right: 'dogleg-right',
  double_dogleg: 'double-dogleg',
};

/** Up or down at all is an adjective; by how much takes a clause. */
const SLIGHTEST = 2;

type Change = Pick<AskedHoles, 'min_change' | 'max_change'>;

function isLevel({ min_change: least, max_change: most }: Change): boolean {
  return (least ?? -99) >= -SLIGHTEST && (most ?? 99) <= SLIGHTEST && (least ?? 1) <= 0 && (most ?? -1) >= 0;
}

function slope(asked: Change): string | null {
  const { min_change: least, max_change: most } = asked;
  if (isLevel(asked)) return 'level';
  if (least && least > 0 && least <= SLIGHTEST) return 'uphill';
  return most && most < 0 && most >= -SLIGHTEST ? 'downhill' : null;
}

function climb(asked: Change, unit: LengthUnit): (string | null)[] {
  const { min_change: least = null, max_change: most = null } = asked;
  const height = heightIn(unit === 'm' ? 'km' : 'mi');
  if (isLevel(asked)) return [null];
  return [
    least !== null && least > SLIGHTEST ? `climbing at least ${height(least)}` : null,
    least !== null && least <= 0 ? `dropping at most ${height(-least)}` : null,
    most !== null && most < -SLIGHTEST ? `dropping at least ${height(-most)}` : null,
    most !== null && most >= 0 ? `climbing at most ${height(most)}` : null,
  ];
}

function range(
  least: number | null | undefined,
  most: number | null | undefined,
  sentence: (text: string) => string,
  format: (value: number) => string,
): string | null {
  if (least && most) return sentence(`${format(least)} to ${format(most)}`);
  if (least) return sentence(`at least ${format(least)}`);
  return most ? sentence(`at most ${format(most)}`) : null;
}

/** "212 holes, from the 1,940 courses whose holes are mapped (out of 2,000)." */
export function coverageSentence(
  found: number,
  coverage: { courses: number; courses_mapped: number },
): string {
  const { courses, courses_mapped: mapped } = coverage;
  const whose = mapped === 1 ? 'one course' : `${formatWhole(mapped)} courses`;
  return `${counts.holes(found)}, from the ${whose} whose holes are mapped (out of ${formatWhole(courses)}).`;
}
