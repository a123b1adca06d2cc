import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CourseHead } from '../course/course-in-progress.ts';
import { headWith } from '../fixtures/tiny-courses.ts';
import type { ListedCourse } from './course-files.ts';
import { listedCourse } from './fixtures/listed-course.ts';
import { mergeCourses } from './merge-courses.ts';

const line = listedCourse;

const osm = (id: string, name: string | null, metresEast: number): CourseHead =>
  headWith({ sourceIds: [id], name, position: [-8 + metresEast / 88_800, 37] });

/** Name and source ids of each course. */
const outcome = (heads: CourseHead[], records: ListedCourse[]) =>
  mergeCourses(heads, records).map(({ head }) => `${head.name}: ${head.sourceIds.join(' ')}`);

describe('mergeCourses', () => {
  it('joins a line to the course of its id or of its name within a kilometre', () => {
    const heads = [osm('way/1', 'Oitavos Dunes', 0), osm('way/2', 'Penina', 5000)];
    const lines = [
      line('way/2', 'Penina Championship', 90_000),
      line('x:1', 'Golfe Oitavos', 900),
      line('x:2', 'Oitavos Dunes', 3200),
    ];
    assert.deepEqual(outcome(heads, lines), [
      'Oitavos Dunes: way/1 x:1',
      'Penina: way/2',
      'Oitavos Dunes: x:2',
    ]);
  });

  it('takes names that differ in how words are joined, spelt out or swapped for one', () => {
    const doubles: [string, string][] = [
      ['Shadowridge Golf Club', 'Shadow Ridge Golf Club'],
      ['Mt Adams Country Club', 'Mount Adams Country Club'],
      ['St Lucie Trail', 'Saint Lucie Trail Golf Club'],
      ['TPC Sawgrass Stadium', 'Stadium at TPC Sawgrass'],
      ['Carya Golf Club', 'Cayra Golf Club'],
      ['Countryview Golf Club', 'Country View Golf Course'],
      ['El Dorado Golf & Country Club', 'Eldorado Country Club'],
      ['Deer Run Course', 'Deer Run at Sun N Lake Golf Country Club'],
    ];
    for (const [one, other] of doubles) {
      assert.equal(outcome([], [line('a:1', one, 0), line('a:2', other, 800)]).length, 1, one);
    }
    const sisters: [string, string][] = [
      ['TPC Sawgrass Stadium', "Dye's Valley at TPC Sawgrass"],
      ['Shadow Ridge North', 'Shadowridge South'],
      ['Mount Adams', 'Saint Adams'],
      ['Elm Park', 'Elk Park'],
      ['Deer Run Course', 'Turtle Run at Sun N Lake Golf Country Club'],
      ['Deer Run at Elm Club', 'Deer Run at Sun N Lake Golf Country Club'],
    ];
    for (const [one, other] of sisters) {
      assert.equal(outcome([], [line('a:1', one, 0), line('a:2', other, 800)]).length, 2, one);
    }
  });

  it('takes lines with one card for one course, even under different names, but no nines and no sisters', () => {
    const card = (numbers: number[], par = 72) => ({
      par,
      holes: numbers.map((number) => ({ number, par: 3 + (number % 3), stroke_index: number })),
    });
    const [front, whole] = [
      [1, 2, 3, 4, 5, 7, 9],
      [2, 3, 4, 5, 7, 9, 12, 13],
    ];
    const count = (
      one: Record<string, unknown>,
      other: Record<string, unknown>,
      name = 'Hawks Tail',
      metres = 900,
    ) => outcome([], [line('a:1', 'Greenfield Club', 0, one), line('a:2', name, metres, other)]).length;
    assert.equal(count(card(whole), card(whole)), 1);
    assert.equal(count(card(whole), card([...whole, 1, 14])), 1, 'lists lack some holes');
    assert.equal(count(card(front, 36), card(front, 36)), 2, 'nines are alike');
    assert.equal(count(card(whole), card([2, 3, 4, 12, 13])), 2, 'five are few');
    assert.equal(count(card(whole), card(whole, 71)), 2);
    assert.equal(count(card(whole), card(whole), 'Greenfield Short Course'), 2);
    assert.equal(count(card(whole), card(whole), 'Hawks Tail', 1100), 2);
    const other = card(whole);
    other.holes[3]!.stroke_index = 18;
    assert.equal(count(card(whole), other), 2);
  });

  it('takes one whole name for one course within 2.2 km, and with another sign within 3 km', () => {
    const far = (more: object, name = 'Grande Golf Club', metres = 1400) =>
      outcome([], [line('a:1', name, 0, { city: 'Jackson' }), line('a:2', name, metres, { ...more })]).length;
    assert.equal(far({}), 1);
    assert.equal(far({}, 'Grande Golf Club', 2100), 1);
    assert.equal(far({}, 'Grande Golf Club', 2300), 2);
    assert.equal(far({}, 'Grande Golf Club', 2900), 2);
    assert.equal(far({ city: 'Jackson' }, 'Grande Golf Club', 2900), 1);
    assert.equal(far({ city: 'Jackson' }, 'Grande Golf Club', 3200), 2);
    assert.equal(far({ city: 'Jackson' }, 'Par 3 Course'), 2, 'generic names are many');
    const mapped = [osm('way/1', 'Grande Golf Club', 0)];
    assert.equal(
      outcome(mapped, [line('a:2', 'Grande Golf Club', 2900)]).length,
      1,
      'only one of them is mapped',
    );
  });

  it('gives a nameless point to the course that it lies on, however many others are near', () => {
    const heads = [0, 400, 800].map((metres, i) => ({
      ...osm(`way/${i + 1}`, `${['Oak', 'Elm', 'Ash'][i]} Hill`, metres),
      box: [-8.1, 36.9, -7.9, 37.1] as [number, number, number, number],
    }));
    const nameless = [line('a:1', null, 450)];
    const names = (isOn: (index: number) => boolean) =>
      mergeCourses(heads, nameless, isOn).map(({ head }) => `${head.name} ${head.sourceIds.join(' ')}`);
    assert.deepEqual(
      names((index) => index === 1),
      ['Oak Hill way/1', 'Elm Hill a:1 way/2', 'Ash Hill way/3'],
    );
    assert.deepEqual(
      names(() => false),
      ['Oak Hill way/1', 'Elm Hill way/2', 'Ash Hill way/3', 'null a:1'],
    );
  });

  it('keeps what both say, the known first', () => {
    const [joined] = mergeCourses(
      [osm('way/1', 'Oitavos Dunes', 0)],
      [line('x:1', 'Oitavos', 10, { city: 'Cascais' })],
    );
    assert.equal(joined!.head.name, 'Oitavos Dunes');
    assert.deepEqual(joined!.head.alternateNames, ['Oitavos']);
    assert.equal(joined!.head.cityName, 'Cascais');
  });

  it('joins no line to a sister of its course', () => {
    const heads = [osm('way/1', 'Vale do Lobo Royal', 0)];
    assert.deepEqual(
      outcome(heads, [line('x:1', 'Vale do Lobo Ocean', 100), line('x:2', 'Vale do Lobo South', 200)]),
      ['Vale do Lobo Royal: way/1', 'Vale do Lobo Ocean: x:1', 'Vale do Lobo South: x:2'],
    );
  });

  it('gives a nameless course the name and attributes of the only named one within a kilometre', () => {
    assert.deepEqual(outcome([osm('way/1', null, 0)], [line('x:1', 'Penina', 800)]), ['Penina: way/1 x:1']);
    assert.deepEqual(
      outcome([osm('way/1', null, 0)], [line('x:1', 'Penina', 800), line('x:2', 'Morgado', 700)]),
      ['null: way/1', 'Penina: x:1', 'Morgado: x:2'],
    );
    assert.deepEqual(
      outcome([osm('way/1', null, 0)], [line('x:1', 'Penina', 300), line('x:2', 'Morgado', 700)]),
      ['Penina: way/1 x:1', 'Morgado: x:2'],
      'much nearer than any other',
    );
    assert.deepEqual(outcome([osm('way/1', 'Penina', 0)], [line('x:1', 'Unnamed Golf Course', 800)]), [
      'Penina: way/1 x:1',
    ]);
    assert.deepEqual(
      outcome([], [line('x:1', null, 0), line('x:2', 'Penina', 800), line('x:3', null, 5000)]),
      ['Penina: x:1 x:2', 'null: x:3'],
    );
  });

  it('treats a name that is no more than golf as no name', () => {
    const heads = [osm('way/1', 'Golfové hřiště', 0)];
    assert.deepEqual(outcome(heads, [line('x:1', 'Golf Club Burov', 200)]), ['Golf Club Burov: way/1 x:1']);
    assert.deepEqual(outcome([], [line('x:1', 'Revelstoke Golf Club', 0), line('x:2', 'Гольф-Клуб', 300)]), [
      'Revelstoke Golf Club: x:1 x:2',
    ]);
    assert.deepEqual(outcome([], [line('x:1', 'Elm Golf Club', 0), line('x:2', 'The Country Club', 300)]), [
      'Elm Golf Club: x:1',
      'The Country Club: x:2',
    ]);
  });

  it('joins doubles inside the files, the richest line first', () => {
    const lines = [
      line('x:1', 'Penina', 0),
      line('x:2', 'Golf Penina', 900, { par: 73 }),
      line('x:1', 'Penina Golf', 80_000),
    ];
    const [course, ...others] = mergeCourses([], lines);
    assert.deepEqual(others, []);
    assert.deepEqual(
      course!.records.map(({ sourceId }) => sourceId),
      ['x:2', 'x:1', 'x:1'],
    );
    assert.deepEqual(
      course!.findings.map(({ rule, value }) => `${rule}: ${value}`),
      ['course-doubled: x:1 is x:2', 'course-doubled: x:1 is x:2'],
    );
  });

  it('reports a name that fits several courses, and guesses none', () => {
    const heads = [osm('way/1', 'Vilamoura Pinhal', 0), osm('way/2', 'Vilamoura Laguna', 300)];
    const courses = mergeCourses(heads, [line('x:1', 'Vilamoura', 100)]);
    assert.equal(courses.length, 3);
    assert.deepEqual(
      courses[2]!.findings.map(({ rule, value }) => `${rule}: ${value}`),
      ['course-name-ambiguous: Vilamoura: near Vilamoura Pinhal; Vilamoura Laguna'],
    );
  });

  it('does not depend on the order of the lines', () => {
    const heads = [osm('way/1', 'Oitavos Dunes', 0), osm('way/2', null, 3000)];
    const lines = [
      line('x:1', 'Oitavos', 10),
      line('x:2', 'Penina', 3100),
      line('x:3', 'Penina Golf', 3200, { par: 72 }),
      line('x:4', null, 3300),
      line('x:5', 'Morgado', 9000),
    ];
    for (let turn = 1; turn < lines.length; turn++) {
      const turned = [...lines.slice(turn), ...lines.slice(0, turn)];
      assert.deepEqual(mergeCourses(heads, turned), mergeCourses(heads, lines));
    }
  });
});
