import type { LineString, Position } from '#lib/contract/geometry.ts';
import { rulerAt } from '#lib/geo/ruler.ts';
import { type BoxIndex, boxOfCoordinates } from '../../../geometry/box-index.ts';
import { distanceToGeometry } from '../../../geometry/line-distance.ts';
import type { OsmFeature, OsmTags } from '../../osm-feature.ts';
import type { LandmarkIndex } from './hole-ends.ts';
import { readHoleLabel } from './hole-label.ts';
import { taggedLayout } from './layouts.ts';

export type HoleLine = OsmFeature & { geometry: LineString };

/** Metres from a green, tee or pin at which a line is meant to end or begin there. */
const onLandmarkMetres = 10;
/** Longer than any hole: then they were drawn on from each other. */
const longestMetres = 700;

type Joined = { lines: HoleLine[]; pieces: { piece: HoleLine; of: string }[] };

/**
 * Joins lines that follow each other: one ends where the next begins, there is no green, tee or pin, and their tags
 * don't contradict each other. Without a number the whole must end on a green. `pieces` are no lines of their own
 * any more.
 */
export function joinPieces(lines: readonly HoleLine[], landmarks: LandmarkIndex): Joined {
  const nextOf = findLinks(lines, landmarks);
  const followers = new Set(nextOf.values());
  const joined: Joined = { lines: [], pieces: [] };
  const part = new Set<HoleLine>();
  for (const first of lines) {
    if (followers.has(first) || !nextOf.has(first)) continue;
    const chain = [first];
    for (let next = nextOf.get(first); next; next = nextOf.get(next)) chain.push(next);
    const whole = wholeOf(chain);
    if (!isHole(whole, landmarks)) continue;
    joined.lines.push(whole);
    for (const piece of chain) part.add(piece);
    joined.pieces.push(
      ...chain.filter(({ id }) => id !== whole.id).map((piece) => ({ piece, of: whole.id })),
    );
  }
  // In the order of the lines that they are.
  const wholes = new Map(joined.lines.map((whole) => [whole.id, whole]));
  return {
    lines: lines.flatMap((line) => wholes.get(line.id) ?? (part.has(line) ? [] : line)),
    pieces: joined.pieces,
  };
}

function findLinks(lines: readonly HoleLine[], landmarks: LandmarkIndex): Map<HoleLine, HoleLine> {
  const starting = Map.groupBy(lines, ({ geometry }) => String(geometry.coordinates[0]));
  const ending = Map.groupBy(lines, ({ geometry }) => String(geometry.coordinates.at(-1)));
  const links = new Map<HoleLine, HoleLine>();
  for (const [place, [before, ...others]] of ending) {
    const [after, ...more] = starting.get(place) ?? [];
    if (!before || !after || before === after || others.length + more.length > 0) continue;
    const joint = after.geometry.coordinates[0]!;
    if (agree(before.tags, after.tags) && !isOnAny(joint, Object.values(landmarks))) links.set(before, after);
  }
  return links;
}

/** Whether two lines agree on number, par, name and layout, or one of them doesn't say. */
function agree(a: OsmTags, b: OsmTags): boolean {
  const said = (tags: OsmTags) => [readHoleLabel(tags).number, tags.par, tags.name, taggedLayout(tags)];
  const others = said(b);
  return said(a).every((value, i) => value == null || others[i] == null || value === others[i]);
}

/** Goes on as the one with a number, else as the longest. */
function wholeOf(chain: readonly HoleLine[]): HoleLine {
  const rank = ({ tags, geometry }: HoleLine) =>
    (readHoleLabel(tags).number === null ? 0 : 1_000_000) + metresOf(geometry.coordinates);
  const main = chain.reduce((best, piece) => (rank(piece) > rank(best) ? piece : best));
  const coordinates = chain.flatMap(({ geometry }, i) => geometry.coordinates.slice(i === 0 ? 0 : 1));
  const tags = Object.assign({}, ...chain.map((piece) => piece.tags), main.tags);
  return { ...main, tags, geometry: { type: 'LineString', coordinates } };
}

function isHole({ tags, geometry }: HoleLine, { greens, pins }: LandmarkIndex): boolean {
  const { coordinates } = geometry;
  if (metresOf(coordinates) > longestMetres) return false;
  return readHoleLabel(tags).number !== null || isOnAny(coordinates.at(-1)!, [greens, pins]);
}

function metresOf(line: readonly Position[]): number {
  return rulerAt(line[0]![1]).lineDistance([...line]);
}

function isOnAny(point: Position, indexes: readonly BoxIndex<OsmFeature>[]): boolean {
  return indexes.some((index) =>
    index
      .near(boxOfCoordinates(point), onLandmarkMetres)
      .some(({ geometry }) => distanceToGeometry([point], geometry, onLandmarkMetres) <= onLandmarkMetres),
  );
}
