import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { GolfProfile } from '#lib/api/records.ts';
import { type PlayHole, playHoles, unmappedHole } from './play-course.ts';
import { measuresFrom } from './position.ts';
import { keepAwake } from './position-watch.ts';
import type { Round } from './round.ts';
import { roundChoices } from './round-choices.ts';
import type { ChangeRound } from './use-course.ts';
import { useWhereabouts } from './use-whereabouts.ts';

/**
 * The hole shown, by position or by hand. Where a card's holes aren't those of the map, because nobody has
 * numbered them, the card is moved on by hand, and distances are to the green of the nearest mapped hole.
 */
export function useHoles(
  profile: GolfProfile,
  card: string | null,
  round: Round | null,
  onRound: ChangeRound,
) {
  const all = useMemo(() => playHoles(profile, card), [profile, card]);
  const mapped = useMemo(() => all.filter((hole) => hole.mapped !== null), [all]);
  const holes = useSequence(profile, all, round);
  const isLoose = mapped.length > 0 && holes.every((hole) => hole.mapped === null);
  const tracked = isLoose ? mapped : holes;
  const { where: found, pin: pinTracked, restart } = useWhereabouts(tracked);
  const [byHand, setByHand] = useState(0);

  const start = (index: number, isPinned: boolean, isRound: boolean) => {
    setByHand(index);
    restart(isLoose ? 0 : index, isPinned && !isLoose, isRound && !isLoose);
  };
  const index = Math.min(isLoose ? byHand : found.index, holes.length - 1);
  const pin = isLoose ? setByHand : pinTracked;
  const where = isLoose ? { ...found, isPinned: true } : found;
  useRoundPlace(round, holes, { key: holes[index]!.key, isPinned: where.isPinned }, start, onRound);
  const nearest =
    isLoose && measuresFrom(found.gps) ? mapped[Math.min(found.index, mapped.length - 1)] : undefined;
  const { key, label, par, strokeIndex, isNumbered } = holes[index]!;
  return {
    all,
    holes,
    hole: nearest ? { ...nearest, key, label, par, strokeIndex, isNumbered } : holes[index]!,
    isLoose,
    index,
    where,
    pin,
    step: (by: 1 | -1) => pin((index + by + holes.length) % holes.length),
  };
}

/** The round's holes in their order; without a round all that can be measured. */
function useSequence(profile: GolfProfile, all: PlayHole[], round: Round | null): PlayHole[] {
  const played = round?.holes;
  const first = round?.players[0];
  return useMemo(() => {
    if (!played) {
      const mapped = all.filter((hole) => hole.mapped !== null);
      const isCardMapped = all.some((hole) => hole.mapped !== null && hole.isNumbered);
      return mapped.length > 0 && !isCardMapped ? mapped : all;
    }
    const choices = roundChoices(profile, all).flatMap(({ holes }) => holes);
    return played.map(({ key, label }, index) => ({
      ...(choices.find((hole) => hole.key === key) ?? { ...unmappedHole, key, label }),
      // The hole is everybody's; par and index are of the first player's card.
      ...(first && { par: first.pars[index] ?? null }),
      ...(first?.strokeIndexes && { strokeIndex: first.strokeIndexes[index] ?? null }),
    }));
  }, [all, profile, played, first]);
}

/** Resumes where the round was, and keeps where it is. The screen stays on meanwhile. */
function useRoundPlace(
  round: Round | null,
  holes: readonly PlayHole[],
  { key, isPinned }: Round['at'],
  start: (index: number, isPinned: boolean, isRound: boolean) => void,
  onRound: ChangeRound,
) {
  const id = round?.id ?? null;
  const [followed, setFollowed] = useState<string | null>(null);
  const resume = useEffectEvent(() => {
    const at = holes.findIndex((hole) => hole.key === round?.at.key);
    start(Math.max(0, at), round?.at.isPinned ?? false, id !== null);
    setFollowed(id);
  });
  useEffect(() => {
    resume();
    return id === null ? undefined : keepAwake();
  }, [id]);
  useEffect(() => {
    if (id === null || followed !== id) return;
    void onRound((before) =>
      before.at.key === key && before.at.isPinned === isPinned
        ? before
        : { ...before, at: { key, isPinned } },
    );
  }, [id, followed, key, isPinned, onRound]);
}
