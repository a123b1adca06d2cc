import { type BoxIndex, boxOfCoordinates } from '../../../geometry/box-index.ts';
import { normalizeLine, roundPosition } from '../../../geometry/normalize-area.ts';
import type { OsmFeature } from '../../osm-feature.ts';
import { type CoursePlan, osmFinding } from '../course-plan.ts';
import { distanceToGeometry, pointOf } from '../parts/placing.ts';
import { findDoubleLines, findRepeatedNumbers } from './double-holes.ts';
import { fillGaps } from './fill-gaps.ts';
import { findReversedByNumber, isReversed } from './hole-direction.ts';
import { addTees, findGreenOfHole, greenPoint, toTeeDrafts } from './hole-ends.ts';
import { findLayouts, groupByLoop } from './layouts.ts';
import type { SiteHole } from './site-hole.ts';

/** How far from a hole's ends its green and tee are looked for. Metres. */
const landmarkMetres = 60;

/** A line that begins this near to a tee is meant to begin on it. Metres. */
const onTeeMetres = 5;

/** Greens and tees, to be found by place. */
export type Landmarks = { greens: BoxIndex<OsmFeature>; tees: BoxIndex<OsmFeature> };

/** Settles direction, layout, number, tee and green of a course's holes; every change is a finding. */
export function settleHoles(
  plan: CoursePlan,
  landmarks: Landmarks,
  layoutNames: ReadonlyMap<SiteHole, string>,
): void {
  const undecided = plan.holes.filter((hole) => !settleDirection(plan, hole, landmarks));
  joinDoubleLines(plan);
  findLayouts(plan.holes, layoutNames);
  for (const hole of findReversedByNumber(undecided, plan.holes)) turn(plan, hole);
  clearRepeatedNumbers(plan);
  for (const group of groupByLoop(plan.holes)) fillNumbers(plan, group);
  const unnumbered = plan.holes.filter(({ number }) => number === null).length;
  if (unnumbered > 0) {
    const value = `${unnumbered} of ${plan.holes.length}`;
    plan.findings.push(osmFinding(plan.holes[0]!.hole.id, 'holes-without-number', 'noted', value));
  }
  settleEnds(plan, landmarks);
}

/** Turns a reversed line; false when its landmarks do not tell which way it runs. */
function settleDirection(plan: CoursePlan, hole: SiteHole, { greens, tees }: Landmarks): boolean {
  const near = (index: BoxIndex<OsmFeature>) => index.near(hole.hole.box, landmarkMetres);
  const reversed = isReversed(hole.line, { greens: near(greens), tees: near(tees) });
  if (reversed) turn(plan, hole);
  return reversed !== null;
}

function turn(plan: CoursePlan, hole: SiteHole): void {
  hole.line = hole.line.toReversed();
  plan.findings.push(osmFinding(hole.hole.id, 'reversed-hole', 'mended'));
}

/** A hole drawn again from another tee is that hole, and its start is one of its tees. */
function joinDoubleLines(plan: CoursePlan): void {
  const joined = new Set<SiteHole>();
  for (const { hole, of } of findDoubleLines(plan.holes)) {
    joined.add(hole);
    const { id, tags } = hole.hole;
    plan.findings.push(osmFinding(id, 'hole-mapped-twice', 'mended', `kept ${of.hole.id}`));
    addTees(
      plan,
      of,
      toTeeDrafts({ tags: { tee: tags.tee ?? '' }, geometry: { type: 'Point', coordinates: hole.line[0]! } }),
    );
  }
  plan.holes = plan.holes.filter((hole) => !joined.has(hole));
}

/** The longer keeps its number, the other is off the card. */
function clearRepeatedNumbers(plan: CoursePlan): void {
  for (const { hole, of } of findRepeatedNumbers(plan.holes)) {
    const value = `${hole.number}, kept ${of.hole.id}`;
    plan.findings.push(osmFinding(hole.hole.id, 'hole-number-repeated', 'nulled', value));
    hole.number = null;
  }
}

function fillNumbers(plan: CoursePlan, group: SiteHole[]): void {
  const loop = group[0]!.loop;
  const numbered = group.filter(({ number }) => number !== null);
  // Holes that name no layout may belong to any of them.
  const spare = plan.holes.filter(
    (hole) => hole.number === null && (hole.loop === loop || hole.loop === null),
  );
  for (const hole of fillGaps(numbered, spare)) {
    plan.findings.push(osmFinding(hole.hole.id, 'hole-number-missing', 'mended', String(hole.number)));
  }
}

function settleEnds(plan: CoursePlan, { greens, tees }: Landmarks): void {
  const greenOf = new Map<SiteHole, OsmFeature | null>();
  const holesOn = new Map<string, number>();
  for (const hole of plan.holes) {
    const green = findGreenOfHole(
      hole.line.at(-1)!,
      greens.near(boxOfCoordinates(hole.line.at(-1)!), landmarkMetres),
    );
    greenOf.set(hole, green);
    if (green) holesOn.set(green.id, (holesOn.get(green.id) ?? 0) + 1);
  }
  for (const hole of plan.holes) {
    const green = greenOf.get(hole) ?? null;
    const point = greenPoint(hole, green, green ? holesOn.get(green.id)! : 0);
    plan.greenPoints.set(hole.hole.id, roundPosition(point));
    const start = hole.line[0]!;
    const tee = tees
      .near(boxOfCoordinates(start), onTeeMetres)
      .find(({ geometry }) => distanceToGeometry([start], geometry) <= onTeeMetres);
    plan.teePoints.set(hole.hole.id, roundPosition(tee ? pointOf(tee.geometry) : start));
    hole.line = normalizeLine(hole.line);
    plan.changed = Math.max(plan.changed, hole.hole.timestamp);
  }
}
