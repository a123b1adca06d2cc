import type { GolfProfile, Hazard } from '#lib/contract/golf-profile.ts';
import type { Carry, Hole } from '#lib/contract/hole.ts';
import { nothingMeasured } from '#lib/contract/hole-facts.ts';
import { rulerAt } from '#lib/geo/ruler.ts';
import { carriesFrom } from '#lib/golf/carries.ts';
import { HAZARDS } from '#lib/golf/hazards.ts';
import { type HoleOnCards, holesOnCards } from '#lib/golf/hole-facts.ts';
import { usualTee } from '#lib/golf/hole-tee.ts';
import { parByLength } from '#lib/golf/par-by-length.ts';
import { toYards } from '#lib/golf/units.ts';
import type { CourseHole } from '../course/course-in-progress.ts';
import { roundTo, toLineString, toPoint } from './contract-geometry.ts';
import { discAround, hazardOnHole, isInReach, toLineOfPlay } from './hazard-carries.ts';
import type { HoleLine } from './hole-lines.ts';
import { type HazardAtHole, toHoleFacts } from './to-hole-facts.ts';
import { partOrigin } from './to-origins.ts';

/** The cards of a course, which a source prints or the tags of its holes make. */
type Cards = Pick<GolfProfile, 'scorecards' | 'teeboxes'> & { arePrinted: boolean };

type CardsWithHoles = Cards & { onCards: ReadonlyMap<string, HoleOnCards> };

/**
 * Holes in the order of the course's, with par and length, bearings, heights, carries and facts. Each hole lists every
 * hazard within 25 m of its line, and those that the source gives it.
 */
export function toHoles(
  mapped: readonly CourseHole[],
  holeIds: ReadonlyMap<string, string>,
  {
    hazards,
    lines,
    cards,
  }: { hazards: readonly Hazard[]; lines: ReadonlyMap<string, HoleLine>; cards: Cards },
): Hole[] {
  const placed = hazards.map((hazard) => ({ hazard, disc: discAround(hazard) }));
  const withHoles = { ...cards, onCards: holesOnCards(cards.scorecards) };
  const holes = mapped.map((hole) => {
    const id = holeIds.get(hole.key)!;
    return toHole(hole, id, { hazards: placed, onLine: lines.get(id) ?? null, cards: withHoles });
  });
  return isWaterKnown(holes, hazards) ? holes : holes.map(withWaterUnknown);
}

/** Whether somebody has looked for water: some is mapped, or most greens have bunkers. */
function isWaterKnown(holes: readonly Hole[], hazards: readonly Hazard[]): boolean {
  if (hazards.some(({ type }) => HAZARDS[type].ground === 'water')) return true;
  const bunkers = holes.flatMap(({ facts }) => facts.greenside_bunkers ?? []);
  return bunkers.filter((count) => count > 0).length > bunkers.length / 2;
}

function withWaterUnknown(hole: Hole): Hole {
  return { ...hole, facts: { ...hole.facts, water_in_play: null } };
}

/** Hazards with the ids of all holes that list them. */
export function withHolesThatList(hazards: readonly Hazard[], holes: readonly Hole[]): Hazard[] {
  const listing = new Map<string, string[]>();
  for (const { hole_id, hazard_ids } of holes) {
    for (const id of hazard_ids) listing.set(id, [...(listing.get(id) ?? []), hole_id]);
  }
  return hazards.map((hazard) => ({ ...hazard, hole_ids: (listing.get(hazard.hazard_id) ?? []).sort() }));
}

type Ground = {
  hazards: readonly Omit<HazardAtHole, 'on'>[];
  onLine: HoleLine | null;
  cards: CardsWithHoles;
};

function toHole(hole: CourseHole, id: string, { hazards, onLine, cards }: Ground): Hole {
  const ruler = rulerAt(hole.tee[1]);
  const drawn = toLineString(hole.line);
  const straight = hole.isStraight && drawn ? Math.round(toLineOfPlay(drawn.coordinates).length) : null;
  const line = hole.isStraight ? null : drawn;
  const looked = hazards.map(({ hazard, disc }): HazardAtHole => {
    const on = onLine && isInReach(onLine.line, disc) ? hazardOnHole(onLine.line, hazard.geometry) : null;
    return { hazard, disc, on };
  });
  const found = looked.filter(({ hazard, on }) => on?.isNear || hazard.hole_ids.includes(id));
  const tee = hole.heights?.tee == null ? null : roundTo(hole.heights.tee, 1);
  const green = hole.heights?.green == null ? null : roundTo(hole.heights.green, 1);
  const bearing = roundTo((ruler.bearing([...hole.tee], [...hole.green]) + 360) % 360, 1);
  const change = tee === null || green === null ? null : roundTo(green - tee, 1);
  const lengths = lengthsOf(id, onLine, cards);
  const ahead = lengths.measured_from?.ahead ?? 0;
  return {
    hole_id: id,
    number: hole.number,
    number_source: hole.number === null ? null : (hole.numberSource ?? 'declared'),
    loop: hole.loop,
    name: hole.name,
    tee: toPoint(hole.tee),
    green: toPoint(hole.green),
    line,
    ...parOf(hole, id, cards, lengths.length, change),
    ...lengths,
    straight_distance: straight,
    bearing: bearing === 360 ? 0 : bearing,
    elevation_change: change,
    tee_elevation: tee,
    green_elevation: green,
    hazard_ids: found.map(({ hazard }) => hazard.hazard_id),
    carries: carriesFrom(sortCarries(found.flatMap(carriesOf)), ahead),
    green_distances: greenFrom(onLine, ahead),
    facts: onLine ? toHoleFacts(onLine, looked, ahead) : nothingMeasured,
    origin: partOrigin(hole.key),
  };
}

/** The card's length, from its longest tee, and the line's. */
function lengthsOf(
  id: string,
  onLine: HoleLine | null,
  cards: CardsWithHoles,
): Pick<Hole, 'length' | 'length_yards' | 'length_traced' | 'measured_from'> {
  const traced = onLine && Math.round(onLine.line.length);
  const usual = usualTee(cards, id, cards.onCards.get(id)?.scorecardId);
  if (!usual) {
    const yards = traced === null ? null : toYards(traced);
    return { length: traced, length_yards: yards, length_traced: traced, measured_from: null };
  }
  const { teebox, hole } = usual;
  return {
    length: hole.length,
    length_yards: hole.length_yards,
    length_traced: traced,
    measured_from: { teebox_id: teebox.teebox_id, name: teebox.name, ahead: hole.ahead },
  };
}

/** The card's par, else its object's on the map, else that of its length. */
function parOf(
  hole: CourseHole,
  id: string,
  { onCards, arePrinted }: CardsWithHoles,
  length: number | null,
  climb: number | null,
): Pick<Hole, 'par' | 'par_source'> {
  const onCard = onCards.get(id)?.par ?? null;
  if (onCard !== null) return { par: onCard, par_source: arePrinted ? 'card' : 'tag' };
  if (hole.par !== null) return { par: hole.par, par_source: 'tag' };
  if (length === null) return { par: null, par_source: null };
  return { par: parByLength(length, climb), par_source: 'length' };
}

function greenFrom(onLine: HoleLine | null, ahead: number): Hole['green_distances'] {
  if (!onLine?.greenFromStart) return null;
  const { front, middle, back } = onLine.greenFromStart;
  const from = (metres: number) => Math.max(0, Math.round(metres) - ahead);
  return { front: from(front), middle: from(middle), back: from(back) };
}

function carriesOf({ hazard: { hazard_id, type }, on }: HazardAtHole): Carry[] {
  return (on?.carries ?? []).map((carry) => ({ hazard_id, type, ...carry }));
}

function sortCarries(carries: Carry[]): Carry[] {
  return carries.sort((a, b) => a.reach - b.reach || a.carry - b.carry);
}
