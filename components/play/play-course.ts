import { pointAlong } from '#components/drawing/lines.ts';
import { type LineOfPlay, lineOfPlay } from '#components/geometry/line-of-play.ts';
import {
  centroidOf,
  type EastNorth,
  isWithin,
  metresBetween,
  planeFrom,
  positionFrom,
} from '#components/geometry/metre-plane.ts';
import { findTee, type Golfer } from '#components/site/golfer.ts';
import type { GolfProfile, Hole, Scorecard } from '#lib/api/records.ts';
import type { LonLat } from '#lib/geo/ruler.ts';
import { cardChoices, chosenCard } from '#lib/golf/card-choice.ts';
import { holeFacts } from '#lib/golf/hole-facts.ts';
import { holeLabels } from '#lib/golf/hole-names.ts';
import type { MeasuredHole } from '#lib/golf/hole-tee.ts';
import { playedLine } from '#lib/golf/played-line.ts';
import { defaultCardFirst } from '#lib/golf/scorecard.ts';
import { ownGreens } from '#lib/golf/surfaces.ts';
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
  /** Both greens of a hole that has two: the player chooses one. */
  greens: TwoGreens | null;
  /** The hole's figures from one of its tees. */
  hole: MeasuredHole<Hole['carries'][number]>;
  /** The mapped tees. */
  tees: readonly LonLat[];
}

/** A tee on a hole. */
export interface PlayTee {
  /** Metres. */
  length: number | null;
  /** Null where the hole isn't mapped. */
  place: LonLat | null;
  /** Metres along the hole's line; null without one. */
  ahead: number | null;
}

/** A hole in the order of play. */
export interface PlayHole {
  /** Distinct within the course: a hole that a card has twice is there twice. */
  key: string;
  holeId: string | null;
  label: string;
  isNumbered: boolean;
  par: number | null;
  /** The usual par of its length where none is known: it counts in no score. */
  usualPar: number | null;
  strokeIndex: number | null;
  /** Metres, from the longest tee or along the line. */
  length: number | null;
  /** Metres straight from tee to green, for a hole with only these mapped. */
  straight: number | null;
  /** Metres above the sea; null unless both are known. */
  heights: { tee: number; green: number } | null;
  /** The tees that it's played from, by teebox_id. */
  tees: ReadonlyMap<string, PlayTee>;
  mapped: MappedHole | null;
}

/** What's known of a hole without a place on the map. */
export const unmappedHole = {
  holeId: null,
  isNumbered: true,
  par: null,
  usualPar: null,
  strokeIndex: null,
  length: null,
  straight: null,
  heights: null,
  tees: new Map<string, PlayTee>(),
  mapped: null,
} satisfies Partial<PlayHole>;

/** Holes in the order of play: the card of this name first, or the default one, then the holes that aren't on it. */
export function playHoles(profile: GolfProfile, cardName: string | null = null): PlayHole[] {
  const labels = holeLabels(profile.holes);
  const holes = profile.holes.map((hole) => toPlayHole(profile, hole, labels.get(hole.hole_id) ?? ''));
  const id = chosenCard(cardChoices(profile), cardName)?.id;
  const card = profile.scorecards.find(({ scorecard_id }) => scorecard_id === id);
  const onCard = card ? holesOfCard(card, holes) : [];
  const played = new Set(onCard.map(({ key }) => key));
  return [...onCard, ...holes.filter(({ key }) => !played.has(key))];
}

/** Holes in the card's order; one that's on it twice gets another key the second time. */
export function holesOfCard(card: Scorecard, holes: readonly PlayHole[]): PlayHole[] {
  const used = new Set<string>();
  return card.holes.map(({ hole_id, position, number, par, stroke_index: strokeIndex }) => {
    const hole = holes.find(({ key }) => key === hole_id);
    const key =
      hole && !used.has(hole.key) ? hole.key : `${card.is_default ? 'card' : card.scorecard_id}-${position}`;
    used.add(key);
    const label = hole?.key === key ? hole.label : String(number);
    return { ...(hole ?? unmappedHole), key, label, isNumbered: true, par, strokeIndex };
  });
}

function toPlayHole(profile: GolfProfile, hole: Hole, label: string): PlayHole {
  const { tee_elevation: tee, green_elevation: green } = hole;
  const { par, parSource, strokeIndex, length } = holeFacts(profile, hole);
  const mapped = mapHole(profile, hole);
  return {
    key: hole.hole_id,
    holeId: hole.hole_id,
    label,
    isNumbered: hole.number !== null,
    par: parSource === 'length' ? null : par,
    usualPar: parSource === 'length' ? par : null,
    strokeIndex,
    length,
    straight: hole.straight_distance ?? null,
    heights: tee === null || green === null ? null : { tee, green },
    tees: new Map(
      profile.teeboxes.flatMap(({ teebox_id, holes }): [string, PlayTee][] => {
        const place = holes.find(({ hole_id }) => hole_id === hole.hole_id);
        return place ? [[teebox_id, toPlayTee(place, mapped)]] : [];
      }),
    ),
    mapped,
  };
}

type TeeOfHole = GolfProfile['teeboxes'][number]['holes'][number];

/** A tee that isn't mapped is where its length puts it on the hole's line. */
function toPlayTee({ length, tee, ahead }: TeeOfHole, mapped: MappedHole | null): PlayTee {
  const onLine = mapped && ahead !== null ? placeAlong(mapped, ahead) : null;
  return { length, place: tee?.coordinates ?? onLine, ahead };
}

/** The position this many metres along the hole's line; before it begins where they're negative. */
export function placeAlong(
  { line, positions }: Pick<MappedHole, 'line' | 'positions'>,
  metres: number,
): LonLat {
  const [[x, y], [nextX, nextY]] = [line.points[0]!, line.points[1]!];
  const back = metres < 0 ? metres / Math.hypot(nextX - x, nextY - y) : 0;
  const place: EastNorth =
    metres < 0
      ? [x + back * (nextX - x), y + back * (nextY - y)]
      : pointAlong(line.points, Math.min(1, metres / line.length));
  return positionFrom(positions.at(-1)!, place);
}

/** The teebox_ids of the first player's tee in a round, else of the golfer's own, then of the card's tees, longest first. */
export function teesInOrder(
  profile: GolfProfile,
  { tee }: Golfer,
  playing: string | null | undefined,
): string[] {
  const usual = defaultCardFirst(profile);
  const name = findTee(usual, tee)?.name;
  const own = usual.filter((teebox) => teebox.name === name);
  return [...(playing ? [playing] : []), ...[...own, ...usual].map(({ teebox_id }) => teebox_id)];
}

/** The first of these teeboxes that the hole has. */
export function teeOn({ tees }: PlayHole, teeboxIds: readonly string[]): PlayTee | undefined {
  return teeboxIds.map((id) => tees.get(id)).find((tee) => tee?.length || tee?.place);
}

function mapHole(profile: GolfProfile, hole: Hole): MappedHole | null {
  const positions = playedLine(hole);
  const end = positions.at(-1);
  if (positions.length < 2 || !end) return null;
  const found = findGreen(profile, hole, end);
  const line = lineOfPlay(positions);
  return {
    line,
    positions,
    green: found?.polygon ?? null,
    middle: found && !found.isShared ? middleOf(found.polygon) : end,
    greens: found && twoGreens(profile, hole, line),
    hole,
    tees: profile.teeboxes.flatMap(({ holes }) => {
      const tee = holes.find(({ hole_id }) => hole_id === hole.hole_id)?.tee;
      return tee ? [tee.coordinates] : [];
    }),
  };
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
    .flatMap(({ geometry, hole_ids }) =>
      polygonsOf(geometry).map((polygon) => ({
        polygon,
        isShared: hole_ids.length > 1,
        metres: holds(polygon, end) ? 0 : metresBetween(middleOf(polygon), end),
      })),
    )
    .sort((a, b) => a.metres - b.metres);
  const nearest = greens[0];
  return nearest && nearest.metres <= GREEN_REACH_METRES ? nearest : null;
}

function twoGreens({ surfaces }: GolfProfile, { hole_id }: Hole, line: LineOfPlay): TwoGreens | null {
  const [first, second, ...more] = ownGreens(surfaces, hole_id)
    .flatMap(({ geometry }) => polygonsOf(geometry).slice(0, 1))
    .map((polygon) => ({ polygon, middle: middleOf(polygon) }));
  return first && second && more.length === 0 ? sidesOf(line, [first, second]) : null;
}

function polygonsOf(geometry: GolfProfile['surfaces'][number]['geometry']): readonly Polygon[] {
  if (geometry.type === 'LineString') return [];
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
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
