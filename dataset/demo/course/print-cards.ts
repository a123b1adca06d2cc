import { YARD_METRES } from '#lib/golf/units.ts';
import type { CourseCardHole } from '../../course/course-in-progress.ts';
import type { MatchedScorecard, PrintedTee } from '../../sources/scorecard-files.ts';
import { suitsPar } from '../../validate/par-rules.ts';
import type { Random } from '../random.ts';
import type { CourseSpec } from './course-spec.ts';
import type { Loop } from './loops.ts';
import { type Rated, ratingOf } from './rating.ts';
import { type TeeSet, unitOf } from './tee-sets.ts';

/** `length` is metres from the back tee; a card that was measured elsewhere has it `off` by this factor. */
export type CardHole = { number: number; par: number; length: number; off: number; isParUnknown: boolean };

/** A card for each loop, or each pair of nines, as a file of scorecards has them. `holes` are by loop. */
export function printCards(
  spec: CourseSpec,
  loops: readonly Loop[],
  holes: readonly CardHole[][],
  teeSets: readonly TeeSet[],
  random: Random,
): MatchedScorecard[] {
  const isPairs = loops.length > 1 && loops.every(({ name, holes }) => name !== null && holes === 9);
  const rounds = isPairs
    ? loops.flatMap((_, i) => loops.slice(i + 1).map((_, k) => [i, i + 1 + k]))
    : loops.flatMap(({ isPractice }, i) => (isPractice ? [] : [[i]]));
  const difficulty = { surplus: random.normal(-0.6, 0.9), slope: random.normal(124, 9) };
  return rounds.map((round) => {
    const names = round.flatMap((i) => loops[i]!.name ?? []);
    const played = round.flatMap((i) => holes[i]!);
    const card = toCard(played, random);
    const printed = teeSets.map((set) => printTee(spec, set, played));
    const womens = spec.hasWomensCard ? toWomensCard(card, printed.at(-1)!.rated) : null;
    const tees = printed.flatMap(({ tee, rated }, teeIndex) => {
      const isForward = teeIndex >= teeSets.length / 2 || teeSets.length === 1;
      const isForWomen = isForward && rated.every(({ par, metres }) => suitsPar(par, metres, 'women'));
      const print = (gender: 'men' | 'women', own: CourseCardHole[] | null): PrintedTee => {
        const isRated =
          spec.hasRatings && [9, 18].includes(played.length) && (gender === 'men' || isForWomen);
        const par = played.some(({ isParUnknown }) => isParUnknown) ? null : sumOf(own ?? card);
        const ratings = isRated ? [{ ...ratingOf(gender, difficulty, rated, teeIndex), par }] : [];
        return { ...tee, gender, ratings, holes: tee.holes.map((hole, i) => ({ ...hole, ...own?.[i] })) };
      };
      const isOpenToWomen = isForWomen || womens !== null;
      return [print('men', womens && card), ...(isOpenToWomen ? [print('women', womens)] : [])];
    });
    const name = names.length === 0 ? null : names.join(' – ');
    return { name, loops: names, record: toRecord(womens ? [] : card, tees) };
  });
}

function toRecord(holes: CourseCardHole[], tees: PrintedTee[]): MatchedScorecard['record'] {
  const nowhere = { sourceId: null, name: null, countryCode: null, position: null, findings: [] };
  return { place: 'demo', ...nowhere, holes, tees };
}

function printTee({ site }: CourseSpec, { name, hex, share }: TeeSet, played: readonly CardHole[]) {
  const measuredIn = unitOf(site.countryCode);
  const perUnit = measuredIn === 'm' ? 1 : YARD_METRES;
  const lengths = played.map(({ length, off }) => Math.round((length * share * off) / perUnit));
  const holes = played.map(({ number }, i) => ({
    position: i + 1,
    number,
    par: null,
    strokeIndex: null,
    length: lengths[i]!,
  }));
  const totalLength = lengths.reduce((sum, length) => sum + length, 0);
  const tee: Omit<PrintedTee, 'gender' | 'ratings'> = { name, colorHex: hex, measuredIn, totalLength, holes };
  const rated: Rated[] = played.map(({ par }, i) => ({ par, metres: Math.round(lengths[i]! * perUnit) }));
  return { tee, rated };
}

/** Metres of a hole of average difficulty. */
const USUAL_LENGTH: Record<number, number> = { 3: 190, 4: 360, 5: 485, 6: 640 };

/** Holes that are long for their par get low stroke indexes; of eighteen, one nine has the odd ones, the other the even. */
function toCard(played: readonly CardHole[], random: Random): CourseCardHole[] {
  const difficulty = played.map(({ par, length }) => length / USUAL_LENGTH[par]! + random.normal(0, 0.06));
  const nines = played.length === 18 ? [difficulty.slice(0, 9), difficulty.slice(9)] : [difficulty];
  const isOddFirst = random.chance(0.8);
  const indexes = nines.flatMap((nine, half) => {
    const order = nine.toSorted((a, b) => b - a);
    const isOdd = (half === 0) === isOddFirst;
    return nine.map((each) => (nines.length === 1 ? 1 : isOdd ? 1 : 2) + order.indexOf(each) * nines.length);
  });
  return played.map(({ number, par, isParUnknown }, i) => ({
    position: i + 1,
    number,
    par: isParUnknown ? null : par,
    strokeIndex: indexes[i]!,
  }));
}

/** The long par 4s are par 5s, and each hole has the stroke index of its neighbour. */
function toWomensCard(card: readonly CourseCardHole[], rated: readonly Rated[]): CourseCardHole[] {
  return card.map((hole, i) => {
    const neighbour = card[i % 9 === 8 ? i : (i % 9) % 2 === 0 ? i + 1 : i - 1] ?? card[i]!;
    const isLong = hole.par === 4 && suitsPar(5, rated[i]!.metres, 'women');
    return { ...hole, par: isLong ? 5 : hole.par, strokeIndex: neighbour.strokeIndex };
  });
}

function sumOf(holes: readonly { par: number | null }[]): number {
  return holes.reduce((sum, { par }) => sum + (par ?? 0), 0);
}
