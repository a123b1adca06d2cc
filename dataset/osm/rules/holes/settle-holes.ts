import type { BoxIndex } from '../../../geometry/box-index.ts';
import { normalizeLine } from '../../../geometry/normalize-area.ts';
import type { OsmFeature } from '../../osm-feature.ts';
import { type OsmCourse, osmFinding, touch } from '../osm-course.ts';
import { findDoubleLines, findRepeatedNumbers } from './double-holes.ts';
import { fillGaps } from './fill-gaps.ts';
import { findReversedByNumber, isReversed, startsInGreen, type Undecided } from './hole-direction.ts';
import { type LandmarkIndex, landmarkMetres, settleEnds, teesOf } from './hole-ends.ts';
import { findLayouts } from './layouts.ts';
import type { MappedHole } from './mapped-hole.ts';
import { findNumbersByParts } from './number-by-parts.ts';
import { noteSharedGreens } from './shared-greens.ts';

/** Direction, layout, number, tee and green; every change is a finding. */
export function settleHoles(course: OsmCourse, landmarks: LandmarkIndex): void {
  const undecided = course.holes.flatMap((hole) => settleDirection(course, hole, landmarks) ?? []);
  joinDoubleLines(course);
  numberByParts(course, landmarks);
  findLayouts(course.holes);
  for (const hole of findReversedByNumber(undecided, course.holes)) turn(course, hole);
  clearRepeatedNumbers(course);
  fillNumbers(course);
  const unnumbered = course.holes.filter(({ number }) => number === null).length;
  if (unnumbered > 0) {
    const value = `${unnumbered} of ${course.holes.length}`;
    course.findings.push(osmFinding(course.holes[0]!.key, 'holes-without-number', 'noted', value));
  }
  noteSharedGreens(course);
  settleEnds(course.holes, landmarks);
  for (const hole of course.holes) {
    hole.line = normalizeLine(hole.line);
    touch(course, hole.mapped);
  }
}

/** The hole when the landmarks don't show which way it runs. */
function settleDirection(course: OsmCourse, hole: MappedHole, landmarks: LandmarkIndex): Undecided | null {
  const near = (index: BoxIndex<OsmFeature>) => index.near(hole.mapped.box, landmarkMetres);
  const [greens, tees] = [near(landmarks.greens), near(landmarks.tees)];
  const reversed = isReversed(hole.line, { greens, tees });
  if (reversed === null) return { hole, startsInGreen: startsInGreen(hole.line, greens) };
  if (reversed) turn(course, hole);
  return null;
}

function turn(course: OsmCourse, hole: MappedHole): void {
  hole.line = hole.line.toReversed();
  course.findings.push(osmFinding(hole.key, 'reversed-hole', 'mended'));
}

/** The other line's start becomes one of the hole's tees. */
function joinDoubleLines(course: OsmCourse): void {
  const joined = new Set<MappedHole>();
  for (const { hole, of } of findDoubleLines(course.holes)) {
    joined.add(hole);
    course.findings.push(osmFinding(hole.key, 'hole-mapped-twice', 'mended', `kept ${of.key}`));
    const start = { type: 'Point' as const, coordinates: hole.line[0]! };
    of.tees.push(...teesOf({ tags: { tee: hole.mapped.tags.tee ?? '' }, geometry: start }));
  }
  course.holes = course.holes.filter((hole) => !joined.has(hole));
}

function numberByParts(course: OsmCourse, landmarks: LandmarkIndex): void {
  for (const { hole, number, part } of findNumbersByParts(course.holes, landmarks)) {
    hole.number = number;
    course.findings.push(osmFinding(hole.key, 'hole-number-of-part', 'mended', `${number} of ${part.id}`));
  }
}

function clearRepeatedNumbers(course: OsmCourse): void {
  for (const { hole, of } of findRepeatedNumbers(course.holes)) {
    const value = `${hole.number}, kept ${of.key}`;
    course.findings.push(osmFinding(hole.key, 'hole-number-repeated', 'nulled', value));
    hole.number = null;
  }
}

function fillNumbers(course: OsmCourse): void {
  for (const hole of fillGaps(course.holes)) {
    course.findings.push(osmFinding(hole.key, 'hole-number-missing', 'mended', String(hole.number)));
  }
}
