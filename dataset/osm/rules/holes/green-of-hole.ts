import type { Position } from '#lib/contract/geometry.ts';
import { rulerAt } from '#lib/geo/ruler.ts';
import { distanceToArea } from '../../../geometry/line-distance.ts';
import type { OsmFeature } from '../../osm-feature.ts';
import { pointOf } from '../course-ground.ts';
import type { SiteHole } from './site-hole.ts';

/** A line that stops this short of a green is meant to end on it. Metres. */
const shortMetres = 15;

/** The green (of those near) that a line ends on: the nearest within 15 m, none further away. */
export function findGreenOfHole(end: Position, greens: OsmFeature[]): OsmFeature | null {
  let best: { green: OsmFeature; metres: number } | null = null;
  for (const green of greens) {
    const metres = metresTo(end, green);
    if (metres <= shortMetres && (!best || metres < best.metres)) best = { green, metres };
  }
  return best?.green ?? null;
}

function metresTo(point: Position, { geometry }: OsmFeature): number {
  if (geometry.type === 'Polygon' || geometry.type === 'MultiPolygon')
    return distanceToArea([point], geometry);
  return rulerAt(point[1]).distance(point, pointOf(geometry));
}

/**
 * Where each hole's green is: the centroid of the green that it alone ends on; the end of its line where the
 * green is shared with other holes, or none is mapped.
 */
export function greenPoint(hole: SiteHole, green: OsmFeature | null, holesOnGreen: number): Position {
  return green && holesOnGreen === 1 ? pointOf(green.geometry) : hole.line.at(-1)!;
}
