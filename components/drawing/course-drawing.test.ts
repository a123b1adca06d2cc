import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SaxesParser } from 'saxes';
import { placeFigures } from './carry-figures.ts';
import { layOutCourse } from './course-layout.ts';
import { courseShapes, type MappedCourse } from './course-shapes.ts';
import { coursePictureSvg, courseSvg } from './course-svg.ts';
import { greenSvg } from './green-svg.ts';
import { layOutHole } from './hole-layout.ts';
import { holeSvg } from './hole-svg.ts';
import { UNITS_PER_METRE } from './plane.ts';

/** `size` is in degrees. */
const square = (lon: number, lat: number, size: number) => ({
  type: 'Polygon' as const,
  coordinates: [
    [
      [lon - size, lat - size],
      [lon + size, lat - size],
      [lon + size, lat + size],
      [lon - size, lat + size],
      [lon - size, lat - size],
    ] as const,
  ],
});

/** About 333 m due south with its green, and a bunker far away. */
const course: MappedCourse = {
  holes: [
    {
      hole_id: 'a',
      number: 1,
      line: {
        coordinates: [
          [10, 50.003],
          [10, 50],
        ],
      },
    },
    { hole_id: 'b', number: null, line: null },
  ],
  hazards: [
    { type: 'bunker', hole_ids: ['a'], geometry: square(10.0003, 50.0002, 0.0001) },
    { type: 'bunker', hole_ids: [], geometry: square(10.01, 50.01, 0.0001) },
    { type: 'out_of_bounds', hole_ids: [], geometry: square(10, 50, 0.01) },
  ],
  surfaces: [{ type: 'green', hole_ids: ['a'], geometry: square(10, 50, 0.0001) }],
};

function isWellFormed(svg: string): boolean {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(svg.startsWith('<svg') ? svg : `<svg>${svg}</svg>`).close();
  return true;
}

test('a hole is drawn to scale with its tee straight below its green', () => {
  const shapes = courseShapes(course)!;
  const { tee, green, metres, yards } = layOutHole(shapes, shapes.holes[0]!, 0.5);
  assert.ok(Math.abs(tee[0] - green[0]) < 1);
  assert.ok(Math.abs((tee[1] - green[1]) / UNITS_PER_METRE - 333.7) < 1, `${tee[1] - green[1]}`);
  assert.deepEqual(
    metres.map(({ distance }) => distance),
    [50, 100, 150, 200, 250, 300],
  );
  assert.equal(yards.at(-1)?.distance, 300);
});

test('a hole shows only what is in its corridor', () => {
  const shapes = courseShapes(course)!;
  const layout = layOutHole(shapes, shapes.holes[0]!, 0.5);
  assert.deepEqual(
    layout.shapes.map(({ shape, isOwn }) => [shape.kind, isOwn]),
    [
      ['bunker', true],
      ['green', true],
    ],
  );
});

test('plan, holes and picture are well-formed, and holes refer only to what the plan defines', () => {
  const shapes = courseShapes(course)!;
  const plan = courseSvg(shapes, layOutCourse(shapes, 1.3), 'c');
  const hole = holeSvg(layOutHole(shapes, shapes.holes[0]!, 0.5), 0, 'c');
  assert.ok(isWellFormed(plan + hole) && isWellFormed(coursePictureSvg(shapes, 680, 630)));
  const ids = new Set([...(plan + hole).matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
  for (const [, id] of (plan + hole).matchAll(/(?:href="#|url\(#)([^")]+)/g)) assert.ok(ids.has(id), id);
  assert.doesNotMatch(plan + hole, /NaN|null|undefined|Infinity/);
});

test('what is drawn over the ground strikes through no number', () => {
  const shapes = courseShapes(course)!;
  const plan = courseSvg(shapes, layOutCourse(shapes, 1.3), 'c', '<g class="marks"/>');
  const over = plan.indexOf('class="marks"');
  assert.ok(over > plan.indexOf('dr-line') && over < plan.indexOf('<text'));
});

test('a plan with several numbered nines names each of them at its first hole', () => {
  const line = course.holes[0]!.line;
  const holes = ['Red', 'Red', '<b>&', '<b>&', null].map((loop, index) => ({
    ...{ hole_id: `h${index}`, number: (index % 2) + 1, loop, line },
  }));
  const planOf = (some: MappedCourse['holes']) => {
    const shapes = courseShapes({ ...course, holes: some })!;
    return courseSvg(shapes, layOutCourse(shapes, 1.3), 'c');
  };
  const namesOn = (svg: string) => [...svg.matchAll(/<text class[^>]*>([^<]*)</g)].map(([, name]) => name);
  assert.deepEqual(namesOn(planOf(holes)), ['Red', '&lt;b&gt;&amp;']);
  assert.ok(isWellFormed(planOf(holes)));
  assert.deepEqual(namesOn(planOf(holes.slice(0, 2))), [], 'one nine needs no name');
});

test('each carry is written at its hazard, on its side, where there is room', () => {
  const shapes = courseShapes(course)!;
  const layout = layOutHole(shapes, shapes.holes[0]!, 0.5);
  const at = (carry: number, side: 'left' | 'right' | 'cross') => ({
    type: 'bunker' as const,
    side,
    reach: carry - 10,
    carry,
  });
  const carries = [at(180, 'right'), at(182, 'right'), at(221, 'left'), at(90, 'cross')];
  const hole = { length_traced: 333, measured_from: null };
  const figures = placeFigures(layout, 'm', carries, hole);
  // The second bunker's figure would cover the first's; the table has both.
  assert.deepEqual(
    figures.map(({ carry }) => carry),
    [90, 180, 221],
  );
  const length = layout.line[0]![1] - layout.line.at(-1)![1];
  for (const { carry, at: place, isLeft } of figures) {
    const [x, y] = place;
    const expected = layout.line[0]![1] - (carry / 333) * length;
    assert.ok(Math.abs(y - expected) < 6 * layout.pixel, `${carry}`);
    assert.equal(x < layout.line[0]![0], carry === 221);
    assert.equal(isLeft, carry === 221);
  }
  assert.equal(placeFigures(layout, 'yd', carries, hole).length, 3);
  assert.deepEqual(placeFigures(layout, 'm', [], hole), []);
  const behind = { length_traced: 333, measured_from: { teebox_id: 't', name: 'White', ahead: -20 } };
  const [same] = placeFigures(layout, 'm', [at(110, 'cross')], behind);
  assert.deepEqual(same?.at, figures[0]?.at, 'from a tee 20 m behind the line');
  assert.deepEqual(placeFigures(layout, 'm', [at(90, 'cross')], { ...hole, length_traced: null }), []);
});

test('a green is drawn from its middle, and only where there is one at the end of the line', () => {
  const shapes = courseShapes(course)!;
  const layout = layOutHole(shapes, shapes.holes[0]!, null);
  assert.match(greenSvg(layout, 'p')!, /^<g transform="rotate\(.+\) translate\(.+\)"><use href="#pg\d+"\/>/);
  const bare = courseShapes({ ...course, surfaces: [] })!;
  assert.equal(greenSvg(layOutHole(bare, bare.holes[0]!, null), 'p'), null);
});

test('a course across the antimeridian is drawn in one piece', () => {
  const fiji: MappedCourse = {
    holes: [
      {
        hole_id: 'a',
        number: 1,
        line: {
          coordinates: [
            [179.999, -17],
            [-179.999, -17],
          ],
        },
      },
    ],
    hazards: [],
    surfaces: [],
  };
  const { frame } = layOutCourse(courseShapes(fiji)!, 1.3);
  assert.ok(frame.right - frame.left < 500 * UNITS_PER_METRE);
});

test('a long narrow course is turned to lie along its frame, a square one keeps north up', () => {
  const line = (lon: number, lat: number) => ({
    ...course,
    hazards: [],
    surfaces: [],
    holes: [
      {
        hole_id: 'a',
        number: 1,
        line: {
          coordinates: [
            [10, 50],
            [10 + lon, 50 + lat],
          ] as [number, number][],
        },
      },
    ],
  });
  assert.ok(Math.abs(layOutCourse(courseShapes(line(0.0001, 0.02))!, 1.4).degrees) > 45);
  assert.equal(
    layOutCourse(
      courseShapes({
        ...course,
        surfaces: [{ type: 'outline', hole_ids: [], geometry: square(10, 50, 0.01) }],
      })!,
      1,
    ).degrees,
    0,
  );
});

test('where nothing is mapped, nothing is drawn', () => {
  assert.equal(courseShapes({ holes: [], hazards: [], surfaces: [] }), null);
});
