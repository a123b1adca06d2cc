import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Position } from '#lib/contract/geometry.ts';
import { rulerAt } from '#lib/geo/ruler.ts';
import { holeShapes } from '#lib/golf/hole-shapes.ts';
import { LENGTH_UNITS } from '#lib/golf/units.ts';
import { hazardsNearLines } from '#testing/hazards-near-lines.ts';
import { areaSquareMetres } from '../geometry/area.ts';
import { readCoasts } from '../places/islands.ts';
import { loadPlaces } from '../places/load-places.ts';
import { toHoleLines } from '../profile/hole-lines.ts';
import { toHazards, toSurfaces } from '../profile/to-hazards.ts';
import { toHoles, withHolesThatList } from '../profile/to-holes.ts';
import { validateCourse } from '../validate/validate-course.ts';
import { demoCourses } from './demo-courses.ts';

const COURSES = 1200;
const places = loadPlaces();
const world = demoCourses({ courses: COURSES, seed: 1, places });
const courses = world.heads.map((_, i) => world.details(i));
const traced = courses.filter((course) => course.holes.length > 0);
const holes = traced.flatMap((course) => course.holes);

function quantile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * share)]!;
}

/** A course's holes and their hazards as they're published. */
function measured(course: (typeof traced)[number]) {
  const ids = new Map(course.holes.map(({ key }) => [key, key]));
  const mapped = toHazards('1', course.hazards, ids);
  const holes = toHoles(course.holes, ids, {
    hazards: mapped,
    lines: toHoleLines(course.holes, ids, toSurfaces('1', course.surfaces, ids)),
    cards: { scorecards: [], teeboxes: [], arePrinted: true },
  });
  return { holes, hazards: withHolesThatList(mapped, holes) };
}

function assertNear(actual: number, expected: number, tolerance: number, what: string): void {
  assert.ok(Math.abs(actual / expected - 1) <= tolerance, `${what}: ${actual} instead of ${expected}`);
}

describe('the invented world', () => {
  it('has a course in each of 205 countries and territories, on land and in the right country', () => {
    const isLand = readCoasts().contain;
    assert.equal(world.heads.length, COURSES);
    assert.equal(new Set(world.heads.map((head) => head.countryCode)).size, 205);
    for (const { position, countryCode, name } of world.heads) {
      assert.equal(places.locate(position).country.code, countryCode, `${name} ${position}`);
    }
    const wet = world.heads.filter((head) => !isLand(head.position));
    // The coastline lacks some atolls.
    assert.ok(wet.length <= 4, wet.map((head) => head.countryCode).join(' '));
  });

  it('is the same each time it is made, whichever course is read first', () => {
    const again = demoCourses({ courses: COURSES, seed: 1, places });
    assert.deepEqual(again.heads, world.heads);
    for (let i = COURSES - 1; i > 0; i -= 97) assert.deepEqual(again.details(i), courses[i]);
  });

  it('has different courses with another seed', () => {
    const other = demoCourses({ courses: 300, seed: 2, places });
    const same = demoCourses({ courses: 300, seed: 1, places });
    assert.notDeepEqual(other.heads[5], same.heads[5]);
  });

  it('has unique source ids, a name for every course, and Latin names for other scripts', () => {
    assert.equal(new Set(world.heads.flatMap((head) => head.sourceIds)).size, COURSES);
    for (const { name, nameEnglish } of world.heads) {
      assert.ok(name);
      if (!/^[\u0020-\u024F\u2013’]+$/u.test(name)) assert.match(nameEnglish ?? '', /^[A-Za-z]/);
    }
    for (const text of ["'", '&', 'é', 'ゴルフ']) {
      assert.ok(
        world.heads.some((head) => head.name!.includes(text)),
        `no name has ${text}`,
      );
    }
    assert.ok(world.heads.filter((head) => head.clubName !== null).length >= 20);
  });

  it('has some courses without geometry, and some without hazards', () => {
    assert.equal(courses.length - traced.length, Math.round(COURSES * 0.03));
    const withHazards = traced.filter((course) => course.hazards.length > 0).length;
    assertNear(withHazards / traced.length, 0.63, 0.06, 'share of courses with hazards');
  });

  it('follows the profile in par and in length from the back tee', () => {
    const known = holes.filter(({ par }) => par !== null);
    for (const [par, share, length] of [
      [3, 0.28, 165],
      [4, 0.531, 360],
      [5, 0.188, 485],
    ] as const) {
      const lengths = known
        .filter((hole) => hole.par === par)
        .map((hole) => rulerAt(hole.tee[1]).lineDistance(hole.line));
      assertNear(lengths.length / known.length, share, 0.08, `share of par ${par}`);
      assertNear(quantile(lengths, 0.5), length, 0.06, `median length of par ${par}`);
    }
  });

  it('follows the profile in bunkers, ponds and areas', () => {
    const eighteens = traced.filter((course) => course.holes.length === 18);
    const counted = (types: string[]) =>
      eighteens
        .filter((course) => course.hazards.length > 0)
        .map((course) => course.hazards.filter((hazard) => types.includes(hazard.type)).length);
    const bunkers = counted(['bunker']);
    for (const [share, expected] of [
      [0.25, 33],
      [0.5, 49],
      [0.75, 66],
      [0.9, 85],
    ] as const) {
      assertNear(quantile(bunkers, share), expected, 0.12, `bunkers, quantile ${share}`);
    }
    assert.ok(Math.abs(quantile(counted(['water', 'lateral_water']), 0.5) - 3) <= 1);
    const areasOf = (type: string) =>
      traced.flatMap((course) =>
        [...course.hazards, ...course.surfaces].flatMap(({ type: each, geometry }) =>
          each === type && geometry.type !== 'LineString' ? [areaSquareMetres(geometry)] : [],
        ),
      );
    assertNear(quantile(areasOf('bunker'), 0.5), 58, 0.1, 'bunker');
    assertNear(quantile(areasOf('green'), 0.5), 309, 0.1, 'green');
    assertNear(quantile(areasOf('tee'), 0.5), 74, 0.1, 'tee');
    assertNear(quantile(areasOf('fairway'), 0.75), 6870, 0.2, 'fairway');
    const hectares = (some: typeof traced) =>
      some.map((course) => {
        const outline = course.surfaces.find((surface) => surface.type === 'outline')!.geometry;
        return outline.type === 'Polygon' ? areaSquareMetres(outline) / 10_000 : 0;
      });
    assertNear(quantile(hectares(eighteens), 0.5), 64, 0.08, 'hectares of 18 holes');
    const nines = hectares(traced.filter((course) => course.holes.length === 9));
    assertNear(quantile(nines, 0.5), 19, 0.15, 'hectares of nine holes');
    assert.ok(quantile(nines, 0.05) < 9, 'some nines are small');
  });

  it('bends and crosses water as often as real holes, and has what a search for holes asks for', () => {
    const known = traced
      .slice(0, 400)
      .flatMap((course) => measured(course).holes.map((hole, i) => ({ ...hole, par: course.holes[i]!.par })));
    const share = (is: (hole: (typeof known)[number]) => boolean) => known.filter(is).length / known.length;
    const within = (actual: number, expected: number, tolerance: number) =>
      assert.ok(Math.abs(actual - expected) <= tolerance, `${actual} instead of ${expected}`);
    within(
      share(({ facts }) => facts.forced_carry !== null),
      0.09,
      0.02,
    );
    within(
      share(({ facts }) => facts.water_in_play === true),
      0.22,
      0.04,
    );
    within(
      share(({ facts }) => Math.abs(facts.turn!) >= 20),
      0.42,
      0.06,
    );
    const count = (is: (hole: (typeof known)[number]) => boolean) => known.filter(is).length;
    const uphill = count((hole) => hole.par === 3 && !!hole.facts.forced_carry && hole.elevation_change! > 0);
    assert.ok(uphill > 40, `${uphill} par 3s over water climb`);
    assert.ok(count(({ facts }) => facts.island_green === true) > 4);
    for (const shape of holeShapes) assert.ok(count(({ facts }) => facts.shape === shape) > 20, shape);
    const bentThrees = count(({ par, facts }) => par === 3 && facts.shape!.startsWith('dogleg'));
    assert.ok(bentThrees < 0.001 * known.length, `${bentThrees} par 3s bend`);
  });

  it('lists on every hole what is within 25 m of its line', (t) => {
    const { pairs, unlisted } = hazardsNearLines(traced.values().map(measured));
    t.diagnostic(`${pairs} pairs of a hole and a hazard within 24 m of its line`);
    assert.ok(pairs > 30 * COURSES, String(pairs));
    assert.deepEqual(unlisted, []);
  });

  it('brings most nines back to the clubhouse: the tenth tee and the ninth green are near the first tee', () => {
    const rounds = traced.slice(0, 400).filter((course) => course.holes.length === 18);
    const metres = (a: Position, b: Position) => rulerAt(a[1]).distance([...a], [...b]);
    const returning = rounds.filter(({ holes }) => {
      const first = holes[0]!.line[0]!;
      return [holes[8]!.line.at(-1)!, holes[9]!.line[0]!].every((place) => metres(place, first) <= 300);
    });
    assertNear(returning.length / rounds.length, 0.75, 0.2, 'share of rounds with nines that return');
  });

  it('has about 1.3 million hazards for 641,499 holes', () => {
    const hazards = traced.reduce((sum, course) => sum + course.hazards.length, 0);
    assertNear((hazards / holes.length) * 641_499, 1_300_000, 0.06, 'hazards at full scale');
  });

  it('has reviews on two courses in five, with a median of four', () => {
    const counts = courses.map((course) => course.reviewDistribution.reduce((a, b) => a + b, 0));
    assertNear(counts.filter((count) => count === 0).length / COURSES, 0.6, 0.05, 'share without reviews');
    assert.equal(
      quantile(
        counts.filter((count) => count > 0),
        0.5,
      ),
      4,
    );
    assert.ok(Math.max(...counts) <= 2000);
    const lonely = courses.filter((course) => course.reviewDistribution.join() === '0,0,0,0,1').length;
    assertNear(lonely / COURSES, 0.01, 0.5, 'share with a single review of five stars');
  });

  it('knows heights for 91 % of the holes, for whole courses at a time', () => {
    const known = holes.filter(({ heights }) => heights !== null).length;
    assertNear(known / holes.length, 586_036 / 641_499, 0.02, 'share of holes with heights');
  });

  it('passes every rule with no findings, but for a card or two that’s very unlike its lines', () => {
    const findings = courses.flatMap((course, i) => [
      ...course.findings,
      ...validateCourse(course, world.heads[i]!.sourceIds[0]!).findings,
    ]);
    assert.deepEqual(
      findings.filter(({ rule }) => rule !== 'card-unlike-line'),
      [],
    );
    assert.ok(findings.length < 5, String(findings.length));
  });

  it('is as awkward as life: a tenth of the cards differ from the lines, by 3 % in the median and 12 at most', () => {
    const unlike: number[] = [];
    const awkward = traced.filter(({ teeboxes, scorecards, holes: drawn }) => {
      const [back] = teeboxes;
      if (!back || scorecards[0]!.loops.length > 0) return false;
      const lineOf = new Map(
        drawn
          .filter(({ loop }) => loop === null)
          .map((hole) => [hole.number, rulerAt(hole.tee[1]).lineDistance(hole.line)] as const),
      );
      const shares = back.lengths.map(({ number, length }) => {
        const metres = length! * LENGTH_UNITS[back.measuredIn].metres;
        return Math.abs(metres / lineOf.get(number)! - 1);
      });
      const isUnlike = shares.some((share) => share > 0.02);
      if (isUnlike) unlike.push(...shares);
      return isUnlike;
    });
    const carded = traced.filter(({ scorecards }) => scorecards[0]?.loops.length === 0);
    assertNear(awkward.length / carded.length, 0.1, 0.35, 'share of cards unlike the lines');
    assertNear(quantile(unlike, 0.5), 0.03, 0.3, 'median difference');
    assert.ok(Math.max(...unlike) <= 0.12, String(Math.max(...unlike)));
  });

  it('lacks pars at a fifth of the clubs, half of which have no card, and has women’s own pars and indexes', () => {
    const lacking = traced.filter(({ holes: drawn }) => drawn.some(({ par }) => par === null));
    assertNear(lacking.length / traced.length, 0.2, 0.12, 'share of clubs without some pars');
    const cardless = lacking.filter(({ scorecards }) => scorecards.length === 0);
    assertNear(cardless.length / lacking.length, 0.5, 0.25, 'share of those without a card');
    const women = traced.flatMap(({ scorecards }) =>
      scorecards.length === 2 && scorecards[1]!.gender === 'women' ? [scorecards] : [],
    );
    assert.ok(women.length > 20, String(women.length));
    const isOwn = (key: 'par' | 'strokeIndex') => (cards: (typeof women)[number]) =>
      cards[0]!.holes.some((hole, i) => hole[key] !== cards[1]!.holes[i]![key]);
    assert.ok(women.every(isOwn('strokeIndex')));
    assert.ok(women.filter(isOwn('par')).length > women.length / 3);
  });

  it('has burns that several holes cross, and practice loops of four next to some nines', () => {
    const burns = traced.slice(0, 300).filter((course) => {
      const carries = measured(course).holes.flatMap((hole) => hole.carries);
      return [...Map.groupBy(carries, ({ hazard_id }) => hazard_id).values()].some(
        (holes) => holes.length > 2,
      );
    });
    assert.ok(burns.length > 15, String(burns.length));
    const nines = traced.filter(({ declaredHoleCount }) => declaredHoleCount === 9);
    const practising = nines.filter(({ holes: drawn }) => drawn.some(({ loop }) => loop === 'P'));
    assertNear(practising.length / nines.length, 0.1, 0.5, 'share of nines with a practice loop');
    for (const { holes: drawn, scorecards } of practising) {
      assert.equal(drawn.filter(({ loop }) => loop === 'P').length, 4);
      assert.equal(drawn.length, 13);
      assert.ok(scorecards.every((card) => card.holes.length === 9));
    }
  });

  it('has two courses on islands far from the rest of their country', () => {
    const portugal = world.heads.filter(({ countryCode }) => countryCode === 'PT');
    const far = portugal.filter(({ position: [lon] }) => lon < -20);
    assert.equal(far.length, 2);
    assert.ok(portugal.length > far.length);
  });

  it('rates tees for women on half of its rated courses or more', () => {
    const rated = courses.filter(({ teeboxes }) => teeboxes.some(({ ratings }) => ratings.length > 0));
    const forWomen = rated.filter(({ teeboxes }) =>
      teeboxes.some(({ ratings }) => ratings.some(({ gender }) => gender === 'women')),
    );
    assert.ok(forWomen.length > rated.length / 2, `${forWomen.length} of ${rated.length}`);
  });
});
