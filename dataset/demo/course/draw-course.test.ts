import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Position } from '#lib/contract/geometry.ts';
import { rulerAt } from '#lib/geo/ruler.ts';
import type { CourseDetails } from '../../course/course-in-progress.ts';
import { areaSquareMetres, signedRingArea } from '../../geometry/area.ts';
import { checked } from '../../validate/fixtures/checked.ts';
import { checkRatings } from '../../validate/rating-rules.ts';
import { isStrokeIndexSet } from '../../validate/stroke-index-rules.ts';
import type { Site } from '../world/sites.ts';
import type { CourseSpec } from './course-spec.ts';
import { drawCourse } from './draw-course.ts';

const COUNTRIES = ['US', 'GB', 'JP', 'SE', 'AE', 'FR'];
const HOLE_COUNTS = [18, 9, 27, 36, 45, 54, 12, 6, 72];

function specOf(index: number): CourseSpec {
  const countryCode = COUNTRIES[index % COUNTRIES.length]!;
  const position: Position = [(index % 300) - 150, ((index * 7) % 130) - 60];
  const town: Site['town'] = {
    geonameId: 1,
    name: 'Testham',
    position,
    countryCode,
    regionCode: '',
    region: { name: 'Region', slug: 'region' },
    slug: 'testham',
    population: 1000,
    elevation: (index % 10) * 90,
    timezone: 'UTC',
  };
  return {
    seed: 3,
    index,
    site: { position, countryCode, town, isSister: false },
    slug: 'testham',
    holeCount: HOLE_COUNTS[index % 3 === 0 ? (index / 3) % HOLE_COUNTS.length : 0]!,
    holesWithoutElevation: 0,
    hasHazards: index % 4 !== 1,
    hasRatings: true,
    isUntraced: false,
    isCardUnlikeLines: false,
    lacksPars: false,
    lacksHazards: false,
    hasWomensCard: false,
    hasPracticeLoop: false,
  };
}

const COURSES = Array.from({ length: 180 }, (_, i) => drawCourse(specOf(i)));

function ringsOf(course: CourseDetails): { key: string; ring: Position[] }[] {
  return [...course.hazards, ...course.surfaces].flatMap(({ key, geometry }) =>
    geometry.type === 'Polygon' ? geometry.coordinates.map((ring) => ({ key, ring })) : [],
  );
}

function cross([ax, ay]: Position, [bx, by]: Position, [cx, cy]: Position): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}

function doCross(a: Position, b: Position, c: Position, d: Position): boolean {
  return cross(a, b, c) > 0 !== cross(a, b, d) > 0 && cross(c, d, a) > 0 !== cross(c, d, b) > 0;
}

function isSimple(ring: Position[]): boolean {
  const edges = ring.length - 1;
  for (let i = 0; i < edges; i++) {
    for (let j = i + 2; j < edges; j++) {
      if (i === 0 && j === edges - 1) continue;
      if (doCross(ring[i]!, ring[i + 1]!, ring[j]!, ring[j + 1]!)) return false;
    }
  }
  return true;
}

describe('drawCourse', () => {
  it('draws the same course from the same spec', () => {
    for (const index of [0, 17, 44]) assert.deepEqual(drawCourse(specOf(index)), COURSES[index]);
  });

  it('closes every ring, counter-clockwise and without crossings', () => {
    for (const [index, course] of COURSES.entries()) {
      for (const { key, ring } of ringsOf(course)) {
        assert.ok(ring.length >= 4, `${index} ${key}`);
        assert.deepEqual(ring[0], ring.at(-1));
        assert.ok(signedRingArea(ring) > 0, `${index} ${key} winds clockwise`);
        assert.ok(isSimple(ring), `${index} ${key} crosses itself`);
      }
    }
  });

  it('never lets two holes cross', () => {
    for (const [index, { holes }] of COURSES.entries()) {
      const segments = holes.flatMap(({ line }, hole) =>
        line.slice(1).map((to, i) => ({ hole, from: line[i]!, to })),
      );
      for (const a of segments) {
        for (const b of segments) {
          if (a.hole >= b.hole) continue;
          assert.ok(
            !doCross(a.from, a.to, b.from, b.to),
            `course ${index}: hole ${a.hole + 1} and ${b.hole + 1}`,
          );
        }
      }
    }
  });

  it('has the right number of holes, each with a tee, a green and a length that suits its par', () => {
    const bounds: Record<number, [number, number]> = {
      3: [80, 255],
      4: [205, 475],
      5: [385, 630],
      6: [600, 720],
    };
    for (const [index, { holes }] of COURSES.entries()) {
      assert.equal(holes.length, specOf(index).holeCount);
      assert.equal(new Set(holes.map((hole) => hole.key)).size, holes.length);
      for (const { line, tee, green, par } of holes) {
        assert.ok(rulerAt(tee[1]).distance(line[0]!, tee) < 3);
        assert.ok(rulerAt(tee[1]).distance(line.at(-1)!, green) < 8);
        const metres = rulerAt(tee[1]).lineDistance(line);
        const [least, most] = bounds[par!]!;
        assert.ok(metres >= least && metres <= most, `course ${index}: par ${par}, ${metres} m`);
      }
    }
  });

  it('keeps greens at a distance from each other, and has an outline', () => {
    for (const [index, { holes, surfaces }] of COURSES.entries()) {
      const outline = surfaces.find((surface) => surface.type === 'outline')!.geometry;
      assert.ok(outline.type === 'Polygon' && areaSquareMetres(outline) > 30_000);
      const ruler = rulerAt(holes[0]!.tee[1]);
      for (const a of holes) {
        for (const b of holes) {
          if (a !== b)
            assert.ok(ruler.distance(a.green, b.green) > 20, `course ${index}: ${a.number}, ${b.number}`);
        }
      }
    }
  });

  it('prints valid stroke indexes, and lengths that match the traced holes', () => {
    for (const course of COURSES) {
      for (const card of course.scorecards) {
        assert.ok(isStrokeIndexSet(card.holes.map((hole) => hole.strokeIndex)));
      }
      const back = course.teeboxes[0]!;
      const card = course.scorecards[back.scorecardIndexes[0]!]!;
      const metres = back.measuredIn === 'm' ? 1 : 0.9144;
      for (const { number, length } of back.lengths) {
        const hole = course.holes.find(
          (each) => each.number === number && (card.loops.length === 0 || card.loops.includes(each.loop!)),
        )!;
        const traced = rulerAt(hole.tee[1]).lineDistance(hole.line);
        assert.ok(
          Math.abs(length! * metres - traced) < 1.5,
          `${length} ${back.measuredIn}, traced ${traced} m`,
        );
      }
    }
  });

  it('rates tees within the bounds of the World Handicap System, and nines that add up to the whole', () => {
    for (const { teeboxes, scorecards } of COURSES) {
      for (const teebox of teeboxes)
        assert.deepEqual(checked((note) => checkRatings(teebox, scorecards, note)).findings, []);
      for (const { courseRating, slope, front, back, ratedHoles } of teeboxes.flatMap((tee) => tee.ratings)) {
        assert.ok(Number.isInteger(slope) && slope! >= 55 && slope! <= 155);
        const [least, most] = ratedHoles === 18 ? [50, 82] : [25, 41];
        assert.ok(courseRating! >= least! && courseRating! <= most!, `rating ${courseRating}`);
        if (front && back) assert.ok(Math.abs(front.courseRating + back.courseRating - courseRating!) < 0.01);
      }
    }
  });

  it('gives a club of three nines a card for each pair of them', () => {
    const course = COURSES.find((each) => each.holes.length === 27)!;
    assert.equal(course.scorecards.length, 3);
    for (const card of course.scorecards) assert.equal(card.holes.length, 18);
  });

  it('puts the tees of a hole in order from back to front', () => {
    for (const { holes } of COURSES) {
      for (const { tees, green, tee } of holes) {
        const ruler = rulerAt(tee[1]);
        const left = tees.map(({ position }) => ruler.distance(position, green));
        for (let i = 1; i < left.length; i++) assert.ok(left[i]! <= left[i - 1]!);
      }
    }
  });
});
