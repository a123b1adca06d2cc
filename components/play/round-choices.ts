import type { GolfProfile, Scorecard } from '#lib/api/records.ts';
import { cardChoices, cardRounds, chosenCard, defaultFirst } from '#lib/golf/card-choice.ts';
import { addsParDifference, FORMATS, type Format, matchStrokes } from '#lib/golf/formats.ts';
import type { Gender } from '#lib/golf/genders.ts';
import { courseHandicap, playingHandicap, strokesReceived } from '#lib/golf/handicap.ts';
import { handicapOptions } from '#lib/golf/handicap-options.ts';
import { sumColumn, teeLabels } from '#lib/golf/scorecard.ts';
import { holesOfCard, type PlayHole } from './play-course.ts';
import type { RoundPlayer } from './round.ts';

/** Holes that can be played as a round. */
export interface RoundChoice {
  id: string;
  /** The card or loop; null where the course has only one. */
  name: string | null;
  part: 'all' | 'front' | 'back' | 'uncarded';
  /** How many places on the card come before these. */
  from: number;
  holes: readonly PlayHole[];
  /** The cards of these holes: each player has one of them, and a tee. */
  cardIds: readonly string[];
  teeboxIds: readonly string[];
}

/** Each round whole and in nines, that of the card of this name first; then each loop that no card has whole. */
export function roundChoices(
  profile: GolfProfile,
  holes: readonly PlayHole[],
  cardName: string | null = null,
): RoundChoice[] {
  const chosen = chosenCard(cardChoices(profile), cardName)?.id;
  const isChosen = ({ scorecard_id }: Scorecard) => Number(scorecard_id === chosen);
  const rounds = cardRounds(defaultFirst(profile.scorecards).toSorted((a, b) => isChosen(b) - isChosen(a)));
  const fromCards = rounds.flatMap((alike): RoundChoice[] => {
    const card = alike[0]!;
    const played = holesOfCard(card, holes);
    const choice = (part: RoundChoice['part'], from: number, to: number): RoundChoice => ({
      id: `${card.scorecard_id}:${part}`,
      name: rounds.length > 1 ? card.name : null,
      part,
      from,
      holes: played.slice(from, to),
      cardIds: alike.map(({ scorecard_id }) => scorecard_id),
      teeboxIds: [...new Set(alike.flatMap(({ teebox_ids }) => teebox_ids))],
    });
    const nines = played.length === 18 ? [choice('front', 0, 9), choice('back', 9, 18)] : [];
    return played.length === 0 ? [] : [choice('all', 0, played.length), ...nines];
  });
  const carded = new Set(fromCards.flatMap((choice) => choice.holes.map(({ key }) => key)));
  const loops = Map.groupBy(
    holes.filter(({ key }) => !carded.has(key)),
    ({ holeId }) => profile.holes.find(({ hole_id }) => hole_id === holeId)?.loop ?? null,
  );
  const teeboxIds = profile.teeboxes.map(({ teebox_id }) => teebox_id);
  const fromLoops = [...loops].map(
    ([name, played]): RoundChoice => ({
      ...{ id: `loop:${name ?? ''}`, name, from: 0, holes: played },
      part: name === null && fromCards.length > 0 ? 'uncarded' : 'all',
      ...{ cardIds: [], teeboxIds },
    }),
  );
  return [...fromCards, ...fromLoops];
}

/** The holes from the first of the choice, or from another as in a shotgun start. */
export function holesFrom<Item extends { key: string }>(holes: readonly Item[], key: string): Item[] {
  const start = holes.findIndex((hole) => hole.key === key);
  return [...holes.slice(start), ...holes.slice(0, start)];
}

export type Entrant = Pick<RoundPlayer, 'name' | 'index' | 'tee' | 'gender'>;

/** Tees by their label, in the order of the card. */
export function teesOf(profile: GolfProfile, { teeboxIds }: RoundChoice) {
  const labels = teeLabels(profile);
  return profile.teeboxes
    .filter(({ teebox_id }) => teeboxIds.includes(teebox_id))
    .map(({ teebox_id: id, name, color }) => ({ id, label: labels.get(id) ?? name, name, color }));
}

/** Handicaps and strokes of each player, by the format, on the holes in the order in which they are played. */
export function enterPlayers(
  profile: GolfProfile,
  choice: RoundChoice,
  start: string,
  format: Format,
  entrants: readonly Entrant[],
): RoundPlayer[] {
  const rated = addParDifference(
    format,
    entrants.map((entrant) => rate(profile, choice, format, entrant)),
  );
  const handicaps = rated.map(({ playing }) => playing ?? 0);
  const played = format === 'match' && entrants.length > 1 ? matchStrokes(handicaps) : handicaps;
  const places = choice.holes.map(({ key }, index) => ({ key, index }));
  const order = holesFrom(places, start).map(({ index }) => index);
  return rated.map(({ entrant, teeboxId, course, playing, pars, indexes }, number) => {
    const known = indexes.filter((index) => index !== null);
    const received =
      known.length < indexes.length ? pars.map(() => 0) : strokesReceived(played[number]!, known);
    return {
      ...entrant,
      teeboxId,
      courseHandicap: course,
      playingHandicap: playing,
      pars: order.map((index) => pars[index] ?? null),
      strokeIndexes: order.map((index) => indexes[index] ?? null),
      strokes: order.map((index) => received[index]!),
    };
  });
}

type Rated = ReturnType<typeof rate>;

/**
 * Adds the difference in par where scores aren't counted against it, for those who play to a higher one than another of
 * the flight (Rules of Handicapping 2024, rule 6.2b).
 */
function addParDifference(format: Format, rated: readonly Rated[]): readonly Rated[] {
  const pars = rated.flatMap(({ par }) => par ?? []);
  if (!addsParDifference(format) || pars.length < rated.length) return rated;
  const lowest = Math.min(...pars);
  return rated.map((each) => ({
    ...each,
    playing: each.playing === null ? null : each.playing + each.par! - lowest,
  }));
}

/** Rates a player by their own card: hers has its own pars and stroke indexes. */
function rate(profile: GolfProfile, choice: RoundChoice, format: Format, entrant: Entrant) {
  const count = choice.holes.length;
  const suits = (gender: Gender) =>
    handicapOptions(profile).find(
      (option) =>
        option.tee === entrant.tee &&
        option.gender === gender &&
        option.holes === count &&
        option.from === choice.from &&
        (option.cardId === null || choice.cardIds.length === 0 || choice.cardIds.includes(option.cardId)),
    );
  const option = suits(entrant.gender) ?? suits('all');
  const teeboxId = teesOf(profile, choice).find(({ label }) => label === entrant.tee)?.id ?? null;
  const card =
    profile.scorecards.find(({ scorecard_id }) => scorecard_id === option?.cardId) ??
    unratedCard(profile, choice, entrant.gender, teeboxId ?? '');
  const places =
    card?.holes.slice(choice.from, choice.from + count) ??
    choice.holes.map((hole) => ({ par: hole.par, stroke_index: hole.strokeIndex }));
  const input = option && entrant.index !== null ? { ...option, handicapIndex: entrant.index } : null;
  const pars = places.map(({ par }) => par);
  return {
    entrant,
    teeboxId,
    course: input && courseHandicap(input),
    playing: input && playingHandicap(input, FORMATS[format].allowance),
    pars,
    par: option?.par ?? sumColumn(pars, { from: 0, to: count }),
    indexes: places.map(({ stroke_index }) => stroke_index),
  };
}

/** The card of the player's gender, else for all, else of the tee, else the first of the round. */
function unratedCard(
  { scorecards }: GolfProfile,
  { cardIds }: RoundChoice,
  ofPlayer: Gender,
  teeboxId: string,
): Scorecard | undefined {
  const cards = cardIds.flatMap((id) => scorecards.find(({ scorecard_id }) => scorecard_id === id) ?? []);
  return (
    cards.find(({ gender }) => gender === ofPlayer) ??
    cards.find(({ gender }) => gender === 'all') ??
    cards.find(({ teebox_ids }) => teebox_ids.includes(teeboxId)) ??
    cards[0]
  );
}
