import { useEffect, useState } from 'react';
import { useGolfer } from '#components/site/golfer.ts';
import { usePreference } from '#components/site/preferences.ts';
import type { GolfProfile } from '#lib/api/records.ts';
import type { LonLat } from '#lib/geo/ruler.ts';
import { LENGTH_UNITS, type LengthUnit, usualUnit } from '#lib/golf/units.ts';
import { playPart } from '#messages/parts/play.ts';
import { useTexts } from '#messages/use-texts.ts';
import {
  type GreenDistances,
  greenDistances,
  greenFromTee,
  hazardsAhead,
  nextCorner,
  targetDistances,
} from './distances.ts';
import type { OpenCourse } from './keep.ts';
import { type PlayHole, teeOn, teesInOrder } from './play-course.ts';
import { measuresFrom } from './position.ts';
import type { Round } from './round.ts';
import {
  asMapped,
  chooseGreen,
  type GreenChoice,
  type GreenSide,
  onGreenInPlay,
  sideInPlay,
} from './two-greens.ts';
import { useBag } from './use-bag.ts';
import type { ChangeRound } from './use-course.ts';
import { useHoles } from './use-holes.ts';
import type { Whereabouts } from './use-whereabouts.ts';

export type PlayView = ReturnType<typeof usePlay>;

/** The hole shown, where the ball is, and what's measured from there. */
export function usePlay({ pack: { profile }, round }: OpenCourse, onRound: ChangeRound) {
  const golfer = useGolfer();
  const playing = round?.finishedAt === null ? round : null;
  const lengths = useLengths(profile);
  const shown = useHoles(profile, golfer.card, playing, onRound);
  const greens = useGreens(shown.hole, playing, onRound);
  const { hole } = greens;
  useArrowKeys(shown.step);
  const [wish, setWish] = useState({ isCompetition: false, showsPlaysLike: false });
  const isCompetition = playing?.isCompetition ?? wish.isCompetition;
  const tees = teesInOrder(profile, golfer, playing?.players[0]?.teeboxId);
  const placed = useBall(hole, shown.where, tees);
  const { ball, target, isTee } = placed;
  const bag = useBag({ slug: profile.slug, hole, ball: isTee && target ? target : ball });
  return {
    profile,
    round,
    ...lengths,
    ...shown,
    ...greens,
    ...placed,
    isPlaying: playing !== null,
    isCompetition,
    showsPlaysLike: wish.showsPlaysLike && !isCompetition,
    setWish: (change: Partial<typeof wish>) => setWish({ ...wish, ...change }),
    length: teeOn(hole, tees)?.length ?? hole.length,
    bag,
    measured: measure(hole, placed),
  };
}

/** The hole with the green that counts: the round's choice, or for as long as the page is open. */
function useGreens(hole: PlayHole, round: Round | null, onRound: ChangeRound) {
  const [wish, setWish] = useState(asMapped);
  const choice = round ? (round.greens ?? asMapped) : wish;
  return {
    hole: onGreenInPlay(hole, choice),
    green: sideInPlay(hole, choice),
    chooseGreen: (side: GreenSide) => {
      const change = (before: GreenChoice) => chooseGreen(before, hole.key, side);
      if (round) void onRound((before) => ({ ...before, greens: change(before.greens ?? asMapped) }));
      else setWish(change);
    },
  };
}

function measure({ mapped }: PlayHole, { ball, target, isTee, ahead }: ReturnType<typeof useBall>) {
  if (!mapped || !ball) return null;
  return {
    green: isTee ? greenFromTee(mapped, ball, ahead) : greenDistances(mapped, ball),
    hazards: hazardsAhead(mapped, ball, (isTee ? ahead : null) ?? undefined),
    corner: nextCorner(mapped, ball),
    target: target && targetDistances(mapped, ball, target),
  };
}

/** The golfer's unit of length, and lengths in it. */
function useLengths(profile: GolfProfile) {
  const { distanceTexts } = useTexts(playPart);
  const usual = usualUnit(
    profile.location.country_code,
    profile.teeboxes.map((teebox) => teebox.measured_in),
  );
  const chosen = usePreference('units');
  const unit: LengthUnit = chosen === 'm' || chosen === 'yd' ? chosen : usual;
  const inUnit = (metres: number) => Math.round(metres / LENGTH_UNITS[unit].metres);
  const said = (metres: number | null) => (metres === null ? null : String(inUnit(metres)));
  return {
    unit,
    inUnit,
    /** "143 m". */
    lengthText: (metres: number) => `${inUnit(metres)} ${unit}`,
    spoken: ({ front, middle, back }: GreenDistances) =>
      distanceTexts.spoken(said(front), `${inUnit(middle)} ${distanceTexts.units[unit]}`, said(back)),
  };
}

/** The place that distances are measured from: the position, else a place chosen by hand, else the tee. */
function useBall(hole: PlayHole, where: Whereabouts, tees: readonly string[]) {
  const [placed, setPlaced] = useState<{ key: string; ball: LonLat | null; target: LonLat | null } | null>(
    null,
  );
  const own = placed?.key === hole.key ? placed : { ball: null, target: null };
  const teebox = teeOn(hole, tees);
  const tee = teebox?.place ?? hole.mapped?.positions[0] ?? null;
  const position = measuresFrom(where.gps) ? (where.place?.position ?? null) : null;
  return {
    ball: position ?? own.ball ?? tee,
    isTee: position === null && own.ball === null,
    /** Metres along the hole's line to the tee. */
    ahead: teebox ? teebox.ahead : 0,
    target: own.target,
    placeBall: (ball: LonLat | null) => setPlaced({ key: hole.key, ball, target: null }),
    placeTarget: (target: LonLat | null) => setPlaced({ ...own, key: hole.key, target }),
  };
}

function useArrowKeys(onStep: (step: 1 | -1) => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, select');
      if (isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'ArrowRight') onStep(1);
      if (event.key === 'ArrowLeft') onStep(-1);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
