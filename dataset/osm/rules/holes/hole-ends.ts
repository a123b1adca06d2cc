import type { Position } from '#lib/contract/geometry.ts';
import { rulerAt } from '#lib/geo/ruler.ts';
import { teeColour } from '#lib/golf/tee-colours.ts';
import type { CourseTee } from '../../../course/course-in-progress.ts';
import { isArea, pointOf } from '../../../geometry/area.ts';
import { type BoxIndex, boxOfCoordinates } from '../../../geometry/box-index.ts';
import { distanceBetweenLines, distanceToArea, distanceToGeometry } from '../../../geometry/line-distance.ts';
import { roundPosition } from '../../../geometry/normalize-area.ts';
import type { OsmFeature } from '../../osm-feature.ts';
import { readHoleLabel } from './hole-label.ts';
import type { MappedHole } from './mapped-hole.ts';

/** Metres from a hole's ends. */
export const landmarkMetres = 60;

/** Metres. A line that begins this near to a tee is meant to begin on it. */
export const onTeeMetres = 5;

export type LandmarkIndex = Record<'greens' | 'tees' | 'pins', BoxIndex<OsmFeature>>;

/** Puts tee and green in the middle of the tee that a line starts on and of the green that it alone ends on, else at its ends. */
export function settleEnds(holes: MappedHole[], { greens, tees }: LandmarkIndex): void {
  const greenOf = new Map(holes.map((hole) => [hole, findGreenOfHole(hole.line.at(-1)!, greens)]));
  const holesOn = Map.groupBy(holes, (hole) => greenOf.get(hole)?.id);
  for (const hole of holes) {
    const green = greenOf.get(hole);
    const isAlone = green && holesOn.get(green.id)!.length === 1;
    hole.green = roundPosition(isAlone ? pointOf(green.geometry) : hole.line.at(-1)!);
    const start = hole.line[0]!;
    const tee = tees
      .near(boxOfCoordinates(start), onTeeMetres)
      .find(({ geometry }) => distanceToGeometry([start], geometry, onTeeMetres) <= onTeeMetres);
    hole.tee = roundPosition(tee ? pointOf(tee.geometry) : start);
  }
}

/** Metres. A line that stops this short of a green is meant to end on it. */
export const shortMetres = 15;

/** The nearest within 15 m. */
function findGreenOfHole(end: Position, greens: BoxIndex<OsmFeature>): OsmFeature | null {
  let best: { green: OsmFeature; metres: number } | null = null;
  for (const green of greens.near(boxOfCoordinates(end), landmarkMetres)) {
    const metres = metresTo(end, green);
    if (metres <= shortMetres && (!best || metres < best.metres)) best = { green, metres };
  }
  return best?.green ?? null;
}

function metresTo(point: Position, { geometry }: OsmFeature): number {
  if (isArea(geometry)) return distanceToArea([point], geometry);
  return rulerAt(point[1]).distance(point, pointOf(geometry));
}

/** Metres from a hole's line to its tees. */
export const teeMetres = 60;

/** A share of a hole's length. */
const forwardShare = 0.6;

/**
 * Close to the first part of its line, the nearer to the start the better; a tee whose `ref` is a hole's
 * number belongs to no other hole. Null when none is close enough.
 */
export function findHoleOfTee(tee: OsmFeature, holes: MappedHole[]): MappedHole | null {
  const point = pointOf(tee.geometry);
  const number = readHoleLabel({ ref: tee.tags.ref ?? '' }).number;
  const numbered = number === null ? [] : holes.filter((hole) => hole.number === number);
  let best: { hole: MappedHole; score: number } | null = null;
  for (const hole of numbered.length > 0 ? numbered : holes) {
    const score = scoreTee(point, hole);
    if (score !== null && (!best || score < best.score)) best = { hole, score };
  }
  return best?.hole ?? null;
}

/** Metres from the line, and a share of the metres along it; null where this hole can't have a tee. */
function scoreTee(point: Position, { line, mapped }: MappedHole): number | null {
  const across = distanceBetweenLines([point], line);
  if (across > teeMetres) return null;
  const ruler = rulerAt(point[1]);
  const start = line[0]!;
  const along = ruler.lineDistance(ruler.lineSlice(start, ruler.pointOnLine(line, point).point, line));
  if (along > Math.max(teeMetres, forwardShare * mapped.metres)) return null;
  return Math.hypot(across, 0.3 * along);
}

/** A tee for each colour: `tee=yellow;white`, `colour=red`, or a name with a colour in it (`6 Black`). */
export function teesOf(tee: Pick<OsmFeature, 'tags' | 'geometry'>): CourseTee[] {
  const { tags } = tee;
  const position = pointOf(tee.geometry);
  const listed = tags['tee:colour'] ?? tags['tee:color'] ?? tags.tee ?? tags.colour ?? tags.color ?? '';
  const colors = [...new Set(listed.split(/[;,/]/).map(toColor))].filter((color) => color !== null);
  const name = tags.name?.trim() || null;
  if (colors.length > 0) return colors.map((color) => ({ color, name, position }));
  return [{ color: name === null ? null : toColor(name), name, position }];
}

/** A colour as one of the contract's words, or hexadecimal; null for anything else. */
function toColor(text: string): string | null {
  const hex = text.trim().toLowerCase();
  return /^#[0-9a-f]{6}$/.test(hex) ? hex : teeColour(text);
}
