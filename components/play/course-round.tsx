'use client';
import { useEffect, useMemo, useState } from 'react';
import { drawCourse } from '#components/drawing/course-layout.ts';
import { BagSection } from './bag-section.tsx';
import { HoleScreen } from './hole-screen.tsx';
import { HolesSection } from './holes-section.tsx';
import type { Pack } from './keep.ts';
import { type Keep, KeepSection } from './keep-section.tsx';
import type { Round } from './round.ts';
import { RoundCard } from './round-card.tsx';
import { RoundForm } from './round-form.tsx';
import { RoundSummary } from './round-summary.tsx';
import { ScoreEntry } from './score-entry.tsx';
import { SettingsSection } from './settings-section.tsx';
import type { ChangeRound } from './use-holes.ts';
import { usePlay } from './use-play.ts';

type CourseRoundProps = {
  pack: Pack;
  round: Round | null;
  onRound: ChangeRound;
  onStart: (round: Round) => Promise<void>;
  onReopen: () => void;
  onClose: () => void;
  keep: Keep;
};

/** One course in one edition: the hole, its distances, and the round that's being played. */
export function CourseRound({ pack, round, onRound, onStart, onReopen, onClose, keep }: CourseRoundProps) {
  const isShown = useIsShown();
  const drawn = useMemo(() => (isShown ? drawCourse(pack.profile) : null), [isShown, pack]);
  const playing = round?.finishedAt === null ? round : null;
  const view = usePlay(pack, playing, onRound);
  const [isEntering, setIsEntering] = useState(false);
  const { hole, holes, where, unit, pin } = view;
  return (
    <article
      className="play"
      data-play=""
      data-hole={hole.label}
      data-hole-mode={where.isPinned ? 'pinned' : 'auto'}
      data-gps={where.gps}
      data-competition={view.isCompetition ? 'on' : 'off'}
      data-default-units={unit}
    >
      <HoleScreen view={view} drawn={drawn} />
      {isShown && (
        <>
          {playing && <ScoreEntry round={playing} holeKey={hole.key} label={hole.label} onRound={onRound} />}
          {round && (
            <RoundCard
              round={round}
              current={hole.key}
              onHole={(key) => pin(holes.findIndex((each) => each.key === key))}
            />
          )}
          {round && !playing && <RoundSummary round={round} onReopen={onReopen} onClose={onClose} />}
          {!round && (
            <RoundForm
              pack={pack}
              holes={view.all}
              isOpen={isEntering}
              onOpen={setIsEntering}
              isCompetition={view.isCompetition}
              settings={view.settings}
              onSettings={view.changeSettings}
              onStart={async (next) => {
                await onStart(next);
                setIsEntering(false);
              }}
            />
          )}
          <SettingsSection view={view} round={playing} onRound={onRound} />
          <BagSection {...view.bag} unit={unit} />
          <HolesSection drawn={drawn} holes={holes} current={hole.key} unit={unit} onHole={pin} />
          <KeepSection profile={pack.profile} {...keep} />
        </>
      )}
    </article>
  );
}

/** False until the distances are on the screen: they don't wait for the drawing or for what's below them. */
function useIsShown(): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true));
    return () => clearTimeout(timer);
  }, []);
  return isShown;
}
