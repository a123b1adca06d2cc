import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Position } from '#lib/contract/geometry.ts';
import { rulerAt } from '#lib/geo/ruler.ts';
import type { CourseCard, CourseDetails, CourseHole, CourseTeebox } from '../course/course-in-progress.ts';
import { detailsWith, straightHole } from '../fixtures/tiny-courses.ts';
import { layCards } from './card-lines.ts';
import { checked } from './fixtures/checked.ts';
import { numberHoles } from './number-holes.ts';

const CLUBHOUSE: Position = [-8, 38];
const FRONT = [372, 165, 488, 340, 401, 180, 355, 512, 390];
const BACK = [410, 330, 155, 375, 520, 190, 365, 345, 495];

/** Up and down, 60 m apart, from the clubhouse to the east or (negative) the west; the ninth comes down again. */
function drawNine(lengths: readonly number[], side: 1 | -1, first = 1): CourseHole[] {
  const ruler = rulerAt(CLUBHOUSE[1]);
  const at = (east: number, north: number) => ruler.offset(CLUBHOUSE, east, north) as Position;
  let north = 0;
  return lengths.map((metres, i) => {
    const east = side * (40 + 60 * i);
    const way = i % 2 === 0 && i < 8 ? 1 : -1;
    const tee = at(east, north);
    north += way * metres;
    const green = at(east, north);
    north += way * 30;
    return straightHole(tee, null, { key: `way/${200 - first - i}`, line: [tee, green], green, par: null });
  });
}

type Printed = { lengths: readonly number[]; off?: (position: number) => number; more?: Partial<CourseCard> };

const cardOf = ({ lengths, more = {} }: Printed): CourseCard => ({
  name: null,
  gender: 'all',
  loops: [],
  holes: lengths.map((_, i) => ({ position: i + 1, number: i + 1, par: 4, strokeIndex: i + 1 })),
  place: 'cards.ndjson:7',
  ...more,
});

const teeOf = ({ lengths, off = () => 0 }: Printed, card = 0, shorter = 0): CourseTeebox => ({
  name: `Tee ${shorter}`,
  color: null,
  colorHex: null,
  measuredIn: 'm',
  lengths: lengths.map((length, i) => ({ number: i + 1, length: Math.round(length + off(i) - shorter) })),
  totalLength: null,
  ratings: [],
  scorecardIndexes: [card],
  place: 'cards.ndjson:7',
});

const played = (holes: CourseHole[], printed: Printed, more: Partial<CourseDetails> = {}) =>
  detailsWith({
    holes,
    scorecards: [cardOf(printed)],
    teeboxes: [teeOf(printed, 0, 60), teeOf(printed)],
    ...more,
  });

function number(details: CourseDetails) {
  const { value, findings } = checked((note) => numberHoles(details, note));
  return {
    numbers: details.holes.map(({ key }) => value.holes.find((hole) => hole.key === key)!.number),
    sources: new Set(value.holes.map(({ numberSource }) => numberSource)),
    lineKeys: value.scorecards[0]?.lineKeys,
    found: findings.map(({ rule, value: text, action }) => `${rule} ${action}: ${text}`),
  };
}

const range = (to: number) => Array.from({ length: to }, (_, i) => i + 1);
const none = (count: number) => new Array(count).fill(null);
const ROUND = [...FRONT, ...BACK];
const round = () => [...drawNine(FRONT, 1), ...drawNine(BACK, -1, 10)];

describe('numberHoles', () => {
  it('numbers a round by the lengths of its card and the walks between its holes', () => {
    const found = number(played(round(), { lengths: ROUND, off: (i) => (i % 2 === 0 ? 7 : -6) }));
    assert.deepEqual(found.numbers, range(18));
    assert.deepEqual(found.sources, new Set(['card']));
    assert.deepEqual(found.found, [
      'holes-numbered-by-card mended: 18 holes: 18 holes, 6.5 m off in the mean',
    ]);
  });

  it('lays the card on these lines for good', () => {
    const { value } = checked((note) => numberHoles(played(round(), { lengths: ROUND }), note));
    assert.deepEqual(
      checked((note) => layCards(value, note)).value.scorecards[0]!.lineKeys,
      value.holes.map(({ key }) => key),
    );
  });

  it('ignores the order in which holes, cards and tees come', () => {
    const details = played(round(), { lengths: ROUND, off: (i) => (i % 3) * 4 });
    const turned = {
      ...details,
      holes: details.holes.toReversed(),
      teeboxes: details.teeboxes.toReversed(),
    };
    const byKey = ({ holes }: CourseDetails) => new Map(holes.map(({ key, number }) => [key, number]));
    assert.deepEqual(
      [...byKey(checked((note) => numberHoles(turned, note)).value)].sort(),
      [...byKey(checked((note) => numberHoles(details, note)).value)].sort(),
    );
  });

  it('finds a nine among other holes, and leaves those without numbers', () => {
    const found = number(played(round(), { lengths: FRONT }));
    assert.deepEqual(found.numbers, [...range(9), ...none(9)]);
  });

  it('refuses two loops that could be swapped', () => {
    const holes = [...drawNine(FRONT, 1), ...drawNine(FRONT, -1, 10)];
    const found = number(played(holes, { lengths: [...FRONT, ...FRONT], off: (i) => (i < 9 ? 2 : -2) }));
    assert.deepEqual(found.numbers, none(18));
    assert.deepEqual(found.found, ['holes-not-numbered noted: 18 holes: another order fits as well']);
  });

  it('refuses a nine that also exists mirrored', () => {
    const holes = [...drawNine(FRONT, 1), ...drawNine(FRONT, -1, 10)];
    assert.deepEqual(number(played(holes, { lengths: FRONT })).numbers, none(18));
  });

  it('refuses holes that are mapped from green to tee', () => {
    const holes = round().map((hole) => ({ ...hole, line: hole.line.toReversed() }));
    assert.deepEqual(number(played(holes, { lengths: ROUND })).numbers, none(18));
  });

  it('refuses a card that is more than 10 m off on average, or 25 m at one hole', () => {
    const off = number(played(round(), { lengths: ROUND, off: (i) => (i % 2 === 0 ? 11 : -11) }));
    assert.deepEqual(off.found, ['holes-not-numbered noted: 18 holes: 11.0 m off in the mean']);
    const one = number(played(round(), { lengths: ROUND, off: (i) => (i === 4 ? 27 : 0) }));
    assert.deepEqual(one.found, ['holes-not-numbered noted: 18 holes: one line is 27 m off']);
    assert.deepEqual([...off.numbers, ...one.numbers], none(36));
  });

  it('accepts a line that is drawn from a forward tee', () => {
    const found = number(played(round(), { lengths: ROUND, off: (i) => (i === 4 ? 50 : 0) }));
    assert.deepEqual(found.numbers, range(18));
  });

  it('refuses a walk of more than 250 m, but not past the clubhouse', () => {
    const moved = (holes: CourseHole[], from: number, metres: number) =>
      holes.map((hole, i) => {
        const line = hole.line.map((each) => rulerAt(38).offset(each, 0, metres) as Position);
        return i < from ? hole : { ...hole, line };
      });
    const long = number(played(moved(round(), 5, 290), { lengths: ROUND }));
    assert.deepEqual(long.numbers, none(18));
    assert.match(long.found[0]!, /a walk of \d{3} m$/);
    assert.deepEqual(number(played(moved(round(), 9, 290), { lengths: ROUND })).numbers, range(18));
  });

  it('needs the whole round: all lines, and all lengths of a tee', () => {
    assert.deepEqual(number(played(round().slice(1), { lengths: ROUND })).numbers, none(17));
    const details = played(round(), { lengths: ROUND });
    const teeboxes = details.teeboxes.map((tee) => ({
      ...tee,
      lengths: tee.lengths.map((each) => (each.number === 7 ? { ...each, length: null } : each)),
    }));
    assert.deepEqual(number({ ...details, teeboxes }), {
      numbers: none(18),
      sources: new Set([undefined]),
      lineKeys: undefined,
      found: [],
    });
  });

  it('keeps the numbers that a source gives, and refuses a card that contradicts one', () => {
    const numbered = (index: number, number: number) =>
      round().map((hole, i) => (i === index ? { ...hole, number } : hole));
    assert.deepEqual(number(played(numbered(3, 4), { lengths: ROUND })).numbers, range(18));
    const kept = numbered(3, 5);
    assert.deepEqual(
      number(played(kept, { lengths: ROUND })).numbers,
      kept.map((hole) => hole.number),
    );
  });

  it('numbers the nines of each pair of three, and nothing where two cards disagree', () => {
    const named = (loop: string, holes: CourseHole[]) => holes.map((hole) => ({ ...hole, loop }));
    const holes = [...named('Red', drawNine(FRONT, 1)), ...named('Blue', drawNine(BACK, -1, 10))];
    const pair = (first: string, second: string, lengths: number[]): Printed => ({
      lengths,
      more: { name: `${first} – ${second}`, loops: [first, second] },
    });
    const pairs = [pair('Red', 'Blue', ROUND), pair('Blue', 'Red', [...BACK, ...FRONT])];
    const details = played(holes, pairs[0]!, {
      scorecards: pairs.map(cardOf),
      teeboxes: pairs.map((each, card) => teeOf(each, card)),
    });
    assert.deepEqual(number(details).numbers, [...range(9), ...range(9)]);
    const single = [{ lengths: ROUND }, { lengths: [...BACK, ...FRONT] }];
    const disagreeing = played(round(), single[0]!, {
      scorecards: single.map(cardOf),
      teeboxes: single.map((each, card) => teeOf(each, card)),
    });
    assert.deepEqual(number(disagreeing).numbers, none(18));
  });

  it('numbers nine holes that a card prints twice once, and lays both of its nines on them', () => {
    const twice = { lengths: [...FRONT, ...FRONT], more: { isNineTwice: true as const } };
    const holes = drawNine(FRONT, 1);
    const { numbers, lineKeys } = number(played(holes, twice));
    assert.deepEqual(numbers, range(9));
    assert.deepEqual(
      lineKeys,
      [...holes, ...holes].map(({ key }) => key),
    );
  });
});

describe('lines that no tee of the card fits within 10 m', () => {
  /** The line as drawn from a forward tee, and each hole by a share of its own. */
  const rowOf = (share: number, vary: number, spread = 0.03) =>
    ROUND.map((metres, i) => Math.round(metres * share * (1 + (((i * 7 + vary) % 5) - 2) * spread)));
  const rows = (...lengths: number[][]) =>
    played(
      round(),
      { lengths: ROUND },
      {
        teeboxes: lengths.map((row, i) => ({ ...teeOf({ lengths: row }), name: `Tee ${i}` })),
      },
    );

  it('are numbered if each of three tees, scaled to them, has the same best order', () => {
    const found = number(rows(rowOf(1.08, 0), rowOf(0.98, 1), rowOf(0.88, 3)));
    assert.deepEqual(found.numbers, range(18));
    assert.match(found.found[0]!, /^holes-numbered-by-card mended: 18 holes: 18 holes, 1\d\.\d m off/);
  });

  it('keep their letters with two tees, or with one of another order', () => {
    assert.deepEqual(number(rows(rowOf(1.08, 0), rowOf(0.98, 1))).numbers, none(18));
    const swapped = rowOf(0.98, 1);
    [swapped[2], swapped[5], swapped[0], swapped[3]] = [swapped[3]!, swapped[0]!, swapped[5]!, swapped[2]!];
    assert.deepEqual(number(rows(rowOf(1.08, 0), swapped, rowOf(0.88, 3))).numbers, none(18));
  });

  it('keep their letters if they differ by 20 m or more from every tee, or a walk is too long', () => {
    const far = number(rows(rowOf(1.08, 0, 0.08), rowOf(0.98, 1, 0.08), rowOf(0.88, 3, 0.08)));
    assert.deepEqual(far.numbers, none(18));
    const details = rows(rowOf(1.08, 0), rowOf(0.98, 1), rowOf(0.88, 3));
    const holes = details.holes.map((hole, i) => {
      const line = hole.line.map((each) => rulerAt(38).offset(each, 0, 290) as Position);
      return i < 5 ? hole : { ...hole, line };
    });
    assert.deepEqual(number({ ...details, holes }).numbers, none(18));
  });
});
