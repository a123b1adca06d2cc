import { type LineOfPlay, lineOfPlay } from '#components/geometry/line-of-play.ts';
import {
  centroidOf,
  isWithin,
  metresBetween,
  planeFrom,
  positionFrom,
} from '#components/geometry/metre-plane.ts';
import type { GolfProfile, Hole } from '#lib/api/records.ts';
import type { LonLat } from '#lib/geo/ruler.ts';
import { holeFacts } from '#lib/golf/hole-facts.ts';
import { holeLabels } from '#lib/golf/hole-names.ts';
import { ownGreens } from '#lib/golf/own-greens.ts';
import { playedLine } from '#lib/golf/played-line.ts';
import { hazardsOnLine, type LineHazard } from './hazards-on-line.ts';
import { sidesOf, type TwoGreens } from './two-greens.ts';

type Polygon = readonly (readonly LonLat[])[];

/** The things that distances on a hole are measured to; null where they aren't mapped. */
export interface MappedHole {
  line: LineOfPlay;
  positions: readonly LonLat[];
  /** Null where only the hole's line says where the green is. */
  green: Polygon | null;
  /** The middle of the green, or the end of the line if holes share the green. */
  middle: LonLat;
  /** Both greens where the hole has two, of which the player chooses one. */
  greens: TwoGreens | null;
  hazards: readonly LineHazard[];
  /** The mapped tees, by teebox_id. */
  tees: ReadonlyMap<string, LonLat>;
}

/** A hole in the order of play. */
export interface PlayHole {
  /** Distinct within the course: a hole that a card has twice is there twice. */
  key: string;
  holeId: string | null;
  label: string;
  isNumbered: boolean;
  par: number | null;
  strokeIndex: number | null;
  /** Metres, from the longest tee or along the line. */
  length: number | null;
  /** Metres straight from tee to green, of a hole of which only these are mapped. */
  straight: number | null;
  /** Metres above the sea; null unless both are known. */
  heights: { tee: number; green: number } | null;
  mapped: MappedHole | null;
}

/** What's known of a hole without a place on the map. */
export const unmappedHole = {
  holeId: null,
  isNumbered: true,
  par: null,
  strokeIndex: null,
  length: null,
  straight: null,
  heights: null,
  mapped: null,
} satisfies Partial<PlayHole>;

/** Holes in the order of play: the default card first, then the holes that aren't on it. */
export function playHoles(profile: GolfProfile): PlayHole[] {
  const byId = new Map(profile.holes.map((hole) => [hole.hole_id, hole]));
  const mapped = new Map(profile.holes.map((hole) => [hole.hole_id, mapHole(profile, hole)]));
  const labels = holeLabels(profile.holes);
  const card = profile.scorecards.find((each) => each.is_default);
  const onCard = new Set<string>();
  const fromCard = (card?.holes ?? []).map((place): PlayHole => {
    const hole = place.hole_id === null ? undefined : byId.get(place.hole_id);
    const isSecondTime = hole !== undefined && onCard.has(hole.hole_id);
    if (hole) onCard.add(hole.hole_id);
    const label = isSecondTime || !hole ? String(place.number) : (labels.get(hole.hole_id) ?? '');
    return {
      ...factsOf(profile, hole),
      key: isSecondTime || !hole ? `card-${place.position}` : hole.hole_id,
      holeId: hole?.hole_id ?? null,
      label,
      isNumbered: true,
      par: place.par,
      strokeIndex: place.stroke_index,
      mapped: (hole && mapped.get(hole.hole_id)) ?? null,
    };
  });
  const others = profile.holes
    .filter(({ hole_id }) => !onCard.has(hole_id))
    .map((hole): PlayHole => {
      const facts = holeFacts(profile, hole);
      return {
        ...factsOf(profile, hole),
        key: hole.hole_id,
        holeId: hole.hole_id,
        label: labels.get(hole.hole_id) ?? '',
        isNumbered: hole.number !== null,
        // A par by length counts in no score.
        par: facts.parSource === 'length' ? null : facts.par,
        strokeIndex: facts.strokeIndex,
        mapped: mapped.get(hole.hole_id) ?? null,
      };
    });
  return [...fromCard, ...inOrder(others, byId)];
}

/** Loop by loop, by number; holes without one stay in the order given. */
function inOrder(holes: readonly PlayHole[], byId: ReadonlyMap<string, Hole>): PlayHole[] {
  const loops = [...new Set(holes.map(({ holeId }) => byId.get(holeId ?? '')?.loop ?? null))];
  const rank = ({ holeId }: PlayHole) => {
    const hole = byId.get(holeId ?? '');
    return loops.indexOf(hole?.loop ?? null) * 1000 + (hole?.number ?? 999);
  };
  return holes.toSorted((a, b) => rank(a) - rank(b));
}

function factsOf(
  profile: GolfProfile,
  hole: Hole | undefined,
): Pick<PlayHole, 'length' | 'straight' | 'heights'> {
  if (!hole) return { length: null, straight: null, heights: null };
  const { tee_elevation: tee, green_elevation: green } = hole;
  return {
    length: holeFacts(profile, hole).length,
    straight: hole.straight_distance ?? null,
    heights: tee === null || green === null ? null : { tee, green },
  };
}

function mapHole(profile: GolfProfile, hole: Hole): MappedHole | null {
  const positions = playedLine(hole);
  const end = positions.at(-1);
  if (positions.length < 2 || !end) return null;
  const found = findGreen(profile, hole, end);
  const line = lineOfPlay(positions);
  const tees = profile.teeboxes.flatMap(({ teebox_id, holes }): [string, LonLat][] => {
    const tee = holes.find(({ hole_id }) => hole_id === hole.hole_id)?.tee;
    return tee ? [[teebox_id, tee.coordinates]] : [];
  });
  let hazards: readonly LineHazard[] | null = null;
  return {
    line,
    positions,
    green: found?.polygon ?? null,
    middle: found && !found.isShared ? middleOf(found.polygon) : end,
    greens: found && twoGreens(profile, hole, line),
    // Cut only for holes that are shown: for a whole course it takes a phone a third of a second.
    get hazards() {
      hazards ??= hazardsOnLine(line, hole, inPlay(profile, hole));
      return hazards;
    },
    tees: new Map(tees),
  };
}

/** The hazards that the hole has carries of. */
function inPlay({ hazards }: GolfProfile, { carries }: Hole): GolfProfile['hazards'] {
  const ids = new Set(carries.map(({ hazard_id }) => hazard_id));
  return hazards.filter(({ hazard_id }) => ids.has(hazard_id));
}

/** A green farther from the line's end is another hole's. */
const GREEN_REACH_METRES = 60;

/** The hole's own green; of several, the one nearest to where its line ends. */
function findGreen(
  profile: GolfProfile,
  hole: Hole,
  end: LonLat,
): { polygon: Polygon; isShared: boolean } | null {
  const greens = profile.surfaces
    .filter(({ type, hole_ids }) => type === 'green' && hole_ids.includes(hole.hole_id))
    .flatMap(({ geometry, hole_ids }) => {
      if (geometry.type === 'LineString') return [];
      const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
      return polygons.map((polygon) => ({
        polygon,
        isShared: hole_ids.length > 1,
        metres: holds(polygon, end) ? 0 : metresBetween(middleOf(polygon), end),
      }));
    })
    .sort((a, b) => a.metres - b.metres);
  const nearest = greens[0];
  return nearest && nearest.metres <= GREEN_REACH_METRES ? nearest : null;
}

function twoGreens({ surfaces }: GolfProfile, { hole_id }: Hole, line: LineOfPlay): TwoGreens | null {
  const [first, second, ...more] = ownGreens(surfaces, hole_id).flatMap(({ geometry }) => {
    if (geometry.type === 'LineString') return [];
    const polygon = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates[0]!;
    return [{ polygon, middle: middleOf(polygon) }];
  });
  return first && second && more.length === 0 ? sidesOf(line, [first, second]) : null;
}

function holds(polygon: Polygon, position: LonLat): boolean {
  const toPlane = planeFrom(position);
  return isWithin(
    [0, 0],
    polygon.map((ring) => ring.map(toPlane)),
  );
}

function middleOf(polygon: Polygon): LonLat {
  const origin = polygon[0]![0]!;
  const toPlane = planeFrom(origin);
  return positionFrom(origin, centroidOf(polygon.map((ring) => ring.map(toPlane))));
}
