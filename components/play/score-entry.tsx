import { useState } from 'react';
import { playPart } from '#messages/parts/play.ts';
import { useTexts } from '#messages/use-texts.ts';
import type { PlayHole } from './play-course.ts';
import { PlaySection } from './play-section.tsx';
import {
  differsOn,
  type HoleScore,
  likelyScores,
  ownHole,
  type Round,
  scoreOf,
  stepScore,
  withScore,
} from './round.ts';
import type { ChangeRound } from './use-course.ts';

type ScoreEntryProps = { round: Round; hole: Pick<PlayHole, 'key' | 'label'>; onRound: ChangeRound };

/** One tap for a likely score, and plus and minus for any other. */
export function ScoreEntry({ round, hole, onRound }: ScoreEntryProps) {
  const { roundTexts } = useTexts(playPart);
  const [hasFailed, setHasFailed] = useState(false);
  const change = (next: (before: Round) => Round) =>
    onRound(next).then(
      () => setHasFailed(false),
      () => setHasFailed(true),
    );
  return (
    <PlaySection title={roundTexts.scoreOn(hole.label)} id="play-round">
      {hasFailed && <p role="alert">{roundTexts.notWritten}</p>}
      {round.players.map((_, number) => (
        <PlayerScore key={number} {...{ round, number, hole }} onChange={change} />
      ))}
      <details>
        <summary className="min-h-14 py-4.5 font-semibold">{roundTexts.details}</summary>
        {round.players.map((_, number) => (
          <PlayerDetails key={number} {...{ round, number, hole }} onChange={change} />
        ))}
      </details>
    </PlaySection>
  );
}

type PlayerProps = Omit<ScoreEntryProps, 'onRound'> & {
  number: number;
  onChange: (next: (before: Round) => Round) => void;
};

function PlayerScore({ round, number, hole: { key, label }, onChange }: PlayerProps) {
  const { holeWords, roundTexts } = useTexts(playPart);
  const { name, strokes } = round.players[number]!;
  const received = strokes[round.holes.findIndex((hole) => hole.key === key)] ?? 0;
  const score = scoreOf(round, number, key).strokes;
  const { par, strokeIndex } = ownHole(round, number, key);
  const own = [
    par !== null && holeWords.par(par),
    strokeIndex !== null && holeWords.strokeIndex(strokeIndex),
  ];
  const marks = { 'data-player': number + 1, 'data-hole': label };
  const step = (by: 1 | -1) => onChange((before) => stepScore(before, number, key, by));
  const set = (strokes: number | null) => onChange((before) => withScore(before, number, key, { strokes }));
  return (
    <div className="play-score">
      <p>
        <bdi>{name}</bdi> <Dots count={received} />{' '}
        {differsOn(round, key) && <small data-own="">{own.filter(Boolean).join(' · ')}</small>}
      </p>
      <button
        type="button"
        data-action="score-minus"
        {...marks}
        aria-label={roundTexts.minus(name)}
        onClick={() => step(-1)}
      >
        −
      </button>
      <output aria-label={roundTexts.scoreOn(label)}>{score ?? '–'}</output>
      <button
        type="button"
        data-action="score-plus"
        {...marks}
        aria-label={roundTexts.plus(name)}
        onClick={() => step(1)}
      >
        +
      </button>
      <div className="play-numbers">
        {likelyScores(round, number, key).map((likely) => (
          <button
            key={likely}
            type="button"
            aria-label={roundTexts.scoreIs(name, likely)}
            aria-pressed={score === likely}
            onClick={() => set(score === likely ? null : likely)}
          >
            {likely}
            {likely === par && <small className="font-medium text-[0.75rem]">{roundTexts.par}</small>}
          </button>
        ))}
      </div>
    </div>
  );
}

/** A dot for each stroke received, a ring for each given back. */
export function Dots({ count }: { count: number }) {
  const { roundTexts } = useTexts(playPart);
  if (count === 0) return null;
  return (
    <span role="img" aria-label={roundTexts.receives(count)}>
      {(count < 0 ? '○' : '●').repeat(Math.abs(count))}
    </span>
  );
}

function PlayerDetails({ round, number, hole: { key }, onChange }: PlayerProps) {
  const { roundTexts } = useTexts(playPart);
  const { name } = round.players[number]!;
  const { putts, fairway } = scoreOf(round, number, key);
  const set = (change: Partial<HoleScore>) => onChange((before) => withScore(before, number, key, change));
  return (
    <div className="play-score">
      <p>
        <bdi>{name}</bdi> · {roundTexts.putts}
      </p>
      <button
        type="button"
        aria-label={roundTexts.fewerPutts(name)}
        onClick={() => set({ putts: putts ? putts - 1 : null })}
      >
        −
      </button>
      <output>{putts ?? '–'}</output>
      <button
        type="button"
        aria-label={roundTexts.morePutts(name)}
        onClick={() => set({ putts: (putts ?? 0) + 1 })}
      >
        +
      </button>
      <div className="play-choices">
        {(['hit', 'missed'] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={fairway === each}
            onClick={() => set({ fairway: fairway === each ? null : each })}
          >
            {roundTexts.fairway[each]}
          </button>
        ))}
      </div>
    </div>
  );
}
