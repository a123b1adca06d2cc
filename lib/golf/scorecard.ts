import { type LengthUnit, toYards, yardsToMetres } from './units.ts';

/** A hole, by its place on the card, or a sum over places. */
export type CardColumn = { kind: 'hole'; index: number } | CardSum;

/** A sum over the half-open range of places `from`..`to`; nines have names where there are two. */
export interface CardSum {
  kind: 'sum';
  name: 'out' | 'in' | 'nine' | 'total';
  from: number;
  to: number;
}

/**
 * The columns of a printed card. Eighteen: front nine, Out, back nine, In, Total. Up to 12: holes and Total. Otherwise a sum
 * after each nine, then Total. No sums where holes are missing from the card.
 */
export function cardColumns(holes: readonly { number: number }[]): CardColumn[] {
  const holeCount = holes.length;
  const columns: CardColumn[] = [];
  if (hasGaps(holes)) return holes.map((_, index) => ({ kind: 'hole', index }));
  const hasNines = holeCount > 12;
  for (let from = 0; from < holeCount; from += 9) {
    const to = hasNines ? Math.min(from + 9, holeCount) : holeCount;
    for (let index = from; index < to; index++) columns.push({ kind: 'hole', index });
    if (!hasNines) break;
    columns.push({ kind: 'sum', name: nineName(from, holeCount), from, to });
  }
  columns.push({ kind: 'sum', name: 'total', from: 0, to: holeCount });
  return columns;
}

/** Each nine may begin at 1 again. */
function hasGaps(holes: readonly { number: number }[]): boolean {
  return holes.some(({ number }, index) => {
    const isNewNine = index % 9 === 0 && number === 1;
    return index > 0 && !isNewNine && number !== holes[index - 1]!.number + 1;
  });
}

/** The numbers that are missing from a nine or a round in order: 3 where a card goes from 2 to 4. Empty for any other card. */
export function missingNumbers(holes: readonly { number: number }[]): number[] {
  const numbers = holes.map(({ number }) => number);
  const last = numbers.at(-1) ?? 0;
  const isInOrder = numbers.every((number, index) => number > (numbers[index - 1] ?? 0));
  if (!hasGaps(holes) || !isInOrder || last > 18) return [];
  const whole = Array.from({ length: last > 9 ? 18 : 9 }, (_, index) => index + 1);
  return whole.filter((number) => !numbers.includes(number));
}

function nineName(from: number, holeCount: number): CardSum['name'] {
  if (holeCount !== 18) return 'nine';
  return from === 0 ? 'out' : 'in';
}

/** Null if a value is unknown: half a sum isn't a sum. */
export function sumColumn(
  values: readonly (number | null | undefined)[],
  { from, to }: { from: number; to: number },
): number | null {
  let sum = 0;
  for (let index = from; index < to; index++) {
    const value = values[index];
    if (value === null || value === undefined) return null;
    sum += value;
  }
  return to > from ? sum : null;
}

/** The par of a sum's holes; for the whole card, the one that it states: null for a card with holes missing. */
export function sumPars(
  card: { par: number | null; holes: readonly { par: number | null }[] },
  sum: CardSum,
): number | null {
  return sum.name === 'total'
    ? card.par
    : sumColumn(
        card.holes.map(({ par }) => par),
        sum,
      );
}

/** One length in both units; the printed one exact. */
export interface CardLength {
  metres: number;
  yards: number;
}

export interface LengthTeebox {
  length: number | null;
  length_yards: number | null;
  measured_in: LengthUnit | null;
  holes: readonly {
    hole_id: string | null;
    number: number;
    length: number | null;
    length_yards: number | null;
  }[];
}

/** The length at each place of the card: that of the same mapped hole, else of the same number; null where unknown. */
export function cardLengths(
  cardHoles: readonly { hole_id: string | null; number: number }[],
  teebox: LengthTeebox,
): (CardLength | null)[] {
  return cardHoles.map((hole) => {
    const found =
      teebox.holes.find((each) => each.hole_id !== null && each.hole_id === hole.hole_id) ??
      teebox.holes.find(
        (each) => each.number === hole.number && (each.hole_id === null || hole.hole_id === null),
      );
    // A length of 0 is an unknown one.
    if (!found?.length) return null;
    return { metres: found.length, yards: found.length_yards ?? toYards(found.length) };
  });
}

/** The tees of a card that have a length for any of its holes, with these lengths. */
export function cardTees<Teebox extends LengthTeebox & { teebox_id: string }>(
  card: { teebox_ids: readonly string[]; holes: Parameters<typeof cardLengths>[0] },
  teeboxes: readonly Teebox[],
): { teebox: Teebox; lengths: (CardLength | null)[] }[] {
  return teeboxes
    .filter(({ teebox_id }) => card.teebox_ids.includes(teebox_id))
    .map((teebox) => ({ teebox, lengths: cardLengths(card.holes, teebox) }))
    .filter(({ lengths }) => lengths.some((length) => length !== null));
}

/**
 * The length of places `from`..`to`. Summed in the printed unit and converted once: a sum of conversions drifts by
 * metres. For the whole card, the total that the teebox states.
 */
export function sumLengths(
  lengths: readonly (CardLength | null)[],
  range: { from: number; to: number },
  teebox: LengthTeebox,
): CardLength | null {
  const isWhole = range.from === 0 && range.to === teebox.holes.length && range.to === lengths.length;
  if (isWhole && teebox.length) {
    return { metres: teebox.length, yards: teebox.length_yards ?? toYards(teebox.length) };
  }
  if (teebox.measured_in === 'yd') {
    const yards = sumColumn(
      lengths.map((length) => length?.yards),
      range,
    );
    return yards === null ? null : { metres: yardsToMetres(yards), yards };
  }
  const metres = sumColumn(
    lengths.map((length) => length?.metres),
    range,
  );
  return metres === null ? null : { metres, yards: toYards(metres) };
}

interface CardedCourse<Teebox> {
  scorecards: readonly { scorecard_id: string; is_default: boolean }[];
  teeboxes: readonly Teebox[];
}

/** Keeps the order otherwise. */
export function defaultCardFirst<Teebox extends { scorecard_ids: readonly string[] }>({
  scorecards,
  teeboxes,
}: CardedCourse<Teebox>): Teebox[] {
  const card = scorecards.find(({ is_default }) => is_default);
  const isOfCard = ({ scorecard_ids }: Teebox) =>
    card !== undefined && scorecard_ids.includes(card.scorecard_id);
  return [...teeboxes.filter(isOfCard), ...teeboxes.filter((teebox) => !isOfCard(teebox))];
}

export interface LabelledCourse {
  scorecards: readonly { scorecard_id: string; name: string }[];
  teeboxes: readonly { teebox_id: string; name: string; scorecard_ids: readonly string[] }[];
}

/** A tee's label where another of these has its name, else its name: "White" among the tees of one card. */
export function nameAmongTees(label: string, tees: readonly { label: string; name: string }[]): string {
  const name = tees.find((tee) => tee.label === label)?.name ?? label;
  return tees.some((other) => other.name === name && other.label !== label) ? label : name;
}

/**
 * The label of each tee, by teebox_id. Where several have one name, as on a club of three nines, the card follows: "White, Red –
 * Blue".
 */
export function teeLabels({ scorecards, teeboxes }: LabelledCourse): Map<string, string> {
  const cardNames = new Map(scorecards.map(({ scorecard_id, name }) => [scorecard_id, name]));
  return new Map(
    teeboxes.map(({ teebox_id, name, scorecard_ids }) => {
      const isShared = teeboxes.some((other) => other.name === name && other.teebox_id !== teebox_id);
      const cardName = isShared ? cardNames.get(scorecard_ids[0] ?? '') : undefined;
      return [teebox_id, cardName === undefined ? name : `${name}, ${cardName}`];
    }),
  );
}
