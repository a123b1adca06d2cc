'use client';
import { useEffect, useMemo, useState } from 'react';
import { findTee, useGolfer } from '#components/site/golfer.ts';
import { usePreference } from '#components/site/preferences.ts';
import type { LonLat } from '#lib/geo/ruler.ts';
import { defaultCardFirst } from '#lib/golf/scorecard.ts';
import { type LengthUnit, usualUnit } from '#lib/golf/units.ts';
import { greenDistances, hazardsAhead, nextCorner, targetDistances, teeOf } from './distances.ts';
import type { Pack } from './keep.ts';
import { type PlayHole, playHoles } from './play-course.ts';
import { measuresFrom } from './position.ts';
import { keepAwake } from './position-watch.ts';
import type { Round } from './round.ts';
import { roundChoices } from './round-choices.ts';
import { useBag } from './use-bag.ts';
import { usePlaySettings } from './use-play-settings.ts';
import { useWhereabouts, type Whereabouts } from './use-whereabouts.ts';

export type ChangeRound = (change: (before: Round) => Round) => Promise<void>;

export type PlayView = ReturnType<typeof usePlay>;

/** The hole shown, where the ball lies, and what's measured from there. `round` is the one in progress. */
export function usePlay(pack: Pack, round: Round | null, onRound: ChangeRound) {
  const { profile } = pack;
  const unit = useUnit(profile);
  const { settings, changeSettings } = usePlaySettings();
  const holes = useSequence(pack, round);
  const { where, pin, restart } = useWhereabouts(holes, settings?.usesPosition ?? null);
  const index = Math.min(where.index, holes.length - 1);
  const hole = holes[index]!;
  useRoundPlace(round, holes, where, restart, onRound);
  const step = (by: 1 | -1) => pin((index + by + holes.length) % holes.length);
  useArrowKeys(step);
  const [wish, setWish] = useState({ isCompetition: false, showsPlaysLike: false });
  const isCompetition = round?.isCompetition ?? wish.isCompetition;
  const placed = useBall(hole, where, useTeeboxIds(pack, round));
  const { ball, target, isTee } = placed;
  const bag = useBag({ slug: profile.slug, hole: hole.label, ball: isTee && target ? target : ball });
  return {
    profile,
    unit,
    settings,
    changeSettings,
    holes,
    hole,
    index,
    where,
    pin,
    step,
    isCompetition,
    showsPlaysLike: wish.showsPlaysLike && !isCompetition,
    setWish: (change: Partial<typeof wish>) => setWish({ ...wish, ...change }),
    ...placed,
    bag,
    measured: measure(hole, ball, target),
  };
}

function measure({ mapped }: PlayHole, ball: LonLat | null, target: LonLat | null) {
  if (!mapped || !ball) return null;
  return {
    green: greenDistances(mapped, ball),
    hazards: hazardsAhead(mapped, ball),
    corner: nextCorner(mapped, ball),
    target: target && targetDistances(mapped, ball, target),
  };
}

function useUnit(profile: Pack['profile']): LengthUnit {
  const usual = usualUnit(
    profile.location.country_code,
    profile.teeboxes.map((teebox) => teebox.measured_in),
  );
  const chosen = usePreference('units');
  return chosen === 'm' || chosen === 'yd' ? chosen : usual;
}

/** The round's holes in their order; without a round all of them. */
function useSequence({ profile }: Pack, round: Round | null): PlayHole[] {
  const all = useMemo(() => playHoles(profile), [profile]);
  const played = round?.holes;
  return useMemo(() => {
    if (!played) return all;
    const choices = roundChoices(profile, all).flatMap(({ holes }) => holes);
    const unmapped = {
      holeId: null,
      isNumbered: true,
      par: null,
      strokeIndex: null,
      length: null,
      heights: null,
      mapped: null,
    };
    return played.map(
      ({ key, label }) => choices.find((hole) => hole.key === key) ?? { ...unmapped, key, label },
    );
  }, [all, profile, played]);
}

/** Resumes where the round was, and keeps where it is. The screen stays on meanwhile. */
function useRoundPlace(
  round: Round | null,
  holes: readonly PlayHole[],
  where: Whereabouts,
  restart: (index: number, isPinned: boolean, isRound: boolean, count: number) => void,
  onRound: ChangeRound,
) {
  const id = round?.id ?? null;
  const [followed, setFollowed] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each round
  useEffect(() => {
    const at = round?.at;
    restart(
      Math.max(
        0,
        holes.findIndex(({ key }) => key === at?.key),
      ),
      at?.isPinned ?? false,
      id !== null,
      holes.length,
    );
    setFollowed(id);
    return id === null ? undefined : keepAwake();
  }, [id]);
  const key = holes[Math.min(where.index, holes.length - 1)]!.key;
  useEffect(() => {
    if (id === null || followed !== id) return;
    void onRound((before) =>
      before.at.key === key && before.at.isPinned === where.isPinned
        ? before
        : { ...before, at: { key, isPinned: where.isPinned } },
    );
  }, [id, followed, key, where.isPinned, onRound]);
}

function useTeeboxIds({ profile }: Pack, round: Round | null): string[] {
  const { tee } = useGolfer();
  const own = round?.players[0]?.teeboxId ?? findTee(profile.teeboxes, tee)?.teebox_id;
  const usual = defaultCardFirst(profile).map(({ teebox_id }) => teebox_id);
  return own ? [own, ...usual] : usual;
}

/** Where distances are measured from: the position, else a place chosen by hand, else the tee. */
function useBall(hole: PlayHole, where: Whereabouts, teeboxIds: string[]) {
  const [placed, setPlaced] = useState<{ key: string; ball: LonLat | null; target: LonLat | null } | null>(
    null,
  );
  const own = placed?.key === hole.key ? placed : { ball: null, target: null };
  const tee = hole.mapped && teeOf(hole.mapped, teeboxIds);
  const position = measuresFrom(where.gps) ? (where.place?.position ?? null) : null;
  return {
    ball: position ?? own.ball ?? tee,
    isTee: position === null && own.ball === null,
    target: own.target,
    placeBall: (ball: LonLat | null) => setPlaced({ key: hole.key, ball, target: null }),
    placeTarget: (target: LonLat | null) => setPlaced({ ...own, key: hole.key, target }),
  };
}

function useArrowKeys(onStep: (step: 1 | -1) => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, select, textarea');
      if (isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'ArrowRight') onStep(1);
      if (event.key === 'ArrowLeft') onStep(-1);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
