import type { Surface } from '#lib/contract/golf-profile.ts';
import { type LonLat, rulerAt } from '#lib/geo/ruler.ts';
import { geodesicMetres } from '../geometry/geodesic.ts';

/** A green or tee is on a path that passes within this distance. */
const JOIN_METRES = 30;

/** Rather than walk further than this along paths, people cross the grass. */
const LONGEST_DETOUR = { times: 3, metres: 100 };

/** Metres from one place to another along mapped paths; null where none joins both, or only by a long detour. */
export type WalkAlongPaths = (from: LonLat, to: LonLat) => number | null;

type Edge = { ends: readonly [number, number]; from: LonLat; to: LonLat; metres: number };
type Neighbour = { node: number; metres: number };
/** A place on an edge near a green or tee. */
type Access = { edge: Edge; aside: number; fromStart: number };

export function toWalkAlongPaths(surfaces: readonly Pick<Surface, 'type' | 'geometry'>[]): WalkAlongPaths {
  const lines = surfaces.flatMap(({ type, geometry }) =>
    type === 'path' && geometry.type === 'LineString' ? [geometry.coordinates] : [],
  );
  if (lines.length === 0) return () => null;
  const { edges, neighbours } = toNetwork(lines);
  return (from, to) => {
    const limit = LONGEST_DETOUR.times * geodesicMetres(from, to) + LONGEST_DETOUR.metres;
    const starts = accessesOf(edges, from);
    const ends = starts.length === 0 ? [] : accessesOf(edges, to);
    if (ends.length === 0) return null;
    const metresTo = spread(neighbours, starts, limit);
    let best = limit;
    for (const end of ends) {
      for (const [index, node] of end.edge.ends.entries()) {
        const alongEdge = index === 0 ? end.fromStart : end.edge.metres - end.fromStart;
        best = Math.min(best, metresTo[node]! + alongEdge + end.aside);
      }
      for (const start of starts) {
        if (start.edge !== end.edge) continue;
        best = Math.min(best, start.aside + Math.abs(start.fromStart - end.fromStart) + end.aside);
      }
    }
    return best < limit ? best : null;
  };
}

/** Paths are joined where they share a position. */
function toNetwork(lines: readonly (readonly LonLat[])[]) {
  const nodes = new Map<number, Map<number, number>>();
  const neighbours: Neighbour[][] = [];
  const nodeAt = ([lon, lat]: LonLat) => {
    const onMeridian = nodes.get(lon) ?? new Map<number, number>();
    nodes.set(lon, onMeridian);
    const known = onMeridian.get(lat);
    if (known !== undefined) return known;
    onMeridian.set(lat, neighbours.length);
    return neighbours.push([]) - 1;
  };
  const edges: Edge[] = [];
  for (const line of lines) {
    for (let i = 1; i < line.length; i++) {
      const [from, to] = [line[i - 1]!, line[i]!];
      const edge: Edge = { ends: [nodeAt(from), nodeAt(to)], from, to, metres: geodesicMetres(from, to) };
      edges.push(edge);
      const [start, end] = edge.ends;
      neighbours[start]!.push({ node: end, metres: edge.metres });
      neighbours[end]!.push({ node: start, metres: edge.metres });
    }
  }
  return { edges, neighbours };
}

/** The points at which each edge comes nearest to the place. */
function accessesOf(edges: readonly Edge[], place: LonLat): Access[] {
  const { kx, ky } = rulerAt(place[1]);
  const accesses: Access[] = [];
  for (const edge of edges) {
    const { from, to, metres } = edge;
    const px = shortWay(place[0] - from[0]) * kx;
    const py = (place[1] - from[1]) * ky;
    const dx = shortWay(to[0] - from[0]) * kx;
    const dy = (to[1] - from[1]) * ky;
    const squared = dx * dx + dy * dy;
    const share = squared === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / squared));
    const x = px - share * dx;
    const y = py - share * dy;
    if (Math.abs(x) > JOIN_METRES || Math.abs(y) > JOIN_METRES) continue;
    const aside = Math.hypot(x, y);
    if (aside <= JOIN_METRES) accesses.push({ edge, aside, fromStart: share * metres });
  }
  return accesses;
}

function shortWay(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}

/** Metres from the starts to each node; infinite beyond the limit. */
function spread(
  neighbours: readonly (readonly Neighbour[])[],
  starts: readonly Access[],
  limit: number,
): Float64Array {
  const metresTo = new Float64Array(neighbours.length).fill(Number.POSITIVE_INFINITY);
  const queue: number[] = [];
  const reach = (node: number, metres: number) => {
    if (metres >= metresTo[node]! || metres > limit) return;
    metresTo[node] = metres;
    queue.push(node);
  };
  for (const { edge, aside, fromStart } of starts) {
    reach(edge.ends[0], aside + fromStart);
    reach(edge.ends[1], aside + edge.metres - fromStart);
  }
  for (let i = 0; i < queue.length; i++) {
    const node = queue[i]!;
    for (const next of neighbours[node]!) reach(next.node, metresTo[node]! + next.metres);
  }
  return metresTo;
}
