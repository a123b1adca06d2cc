'use client';
import { useState } from 'react';
import { playPart } from '#messages/parts/play.ts';
import { useTexts } from '#messages/use-texts.ts';
import type { PlayHole } from './play-course.ts';
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
export function ScoreEntry({ round, hole: { key: holeKey, label }, onRound }: ScoreEntryProps) {
  const { roundTexts } = useTexts(playPart);
  const [hasFailed, setHasFailed] = useState(false);
  const change = (next: (before: Round) => Round) =>
    onRound(next).then(
      () => setHasFailed(false),
      () => setHasFailed(true),
    );
  return (
    <section className="play-section" id="play-round">
      <h2>{roundTexts.scoreOn(label)}</h2>
      {hasFailed && <p role="alert">{roundTexts.notWritten}</p>}
      {round.players.map((_, number) => (
        <PlayerScore
          key={number}
          round={round}
          number={number}
          holeKey={holeKey}
          label={label}
          onChange={change}
        />
      ))}
      <details className="play-details">
        <summary>{roundTexts.details}</summary>
        {round.players.map((player, number) => (
          <PlayerDetails
            key={number}
            round={round}
            number={number}
            holeKey={holeKey}
            name={player.name}
            onChange={change}
          />
        ))}
      </details>
    </section>
  );
}

type Change = (next: (before: Round) => Round) => void;
type PlayerScoreProps = { round: Round; number: number; holeKey: string; label: string; onChange: Change };

function PlayerScore({ round, number, holeKey, label, onChange }: PlayerScoreProps) {
  const { holeWords, roundTexts } = useTexts(playPart);
  const { name, strokes } = round.players[number]!;
  const received = strokes[round.holes.findIndex(({ key }) => key === holeKey)] ?? 0;
  const score = scoreOf(round, number, holeKey).strokes;
  const { par, strokeIndex } = ownHole(round, number, holeKey);
  const own = [
    par !== null && holeWords.par(par),
    strokeIndex !== null && holeWords.strokeIndex(strokeIndex),
  ];
  const marks = { 'data-player': number + 1, 'data-hole': label };
  return (
    <div className="play-score">
      <p>
        <bdi>{name}</bdi> <Dots count={received} />{' '}
        {differsOn(round, holeKey) && (
          <small data-own="">{own.filter((fact) => fact !== false).join(' · ')}</small>
        )}
      </p>
      <button
        type="button"
        data-action="score-minus"
        {...marks}
        aria-label={roundTexts.minus(name)}
        onClick={() => onChange((before) => stepScore(before, number, holeKey, -1))}
      >
        −
      </button>
      <output aria-label={roundTexts.scoreOn(label)}>{score ?? '–'}</output>
      <button
        type="button"
        data-action="score-plus"
        {...marks}
        aria-label={roundTexts.plus(name)}
        onClick={() => onChange((before) => stepScore(before, number, holeKey, 1))}
      >
        +
      </button>
      <div className="play-numbers">
        {likelyScores(round, number, holeKey).map((likely) => (
          <button
            key={likely}
            type="button"
            aria-label={roundTexts.scoreIs(name, likely)}
            aria-pressed={score === likely}
            onClick={() =>
              onChange((before) =>
                withScore(before, number, holeKey, { strokes: score === likely ? null : likely }),
              )
            }
          >
            {likely}
            {likely === par && <small>{roundTexts.par}</small>}
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

type PlayerDetailsProps = { round: Round; number: number; holeKey: string; name: string; onChange: Change };

function PlayerDetails({ round, number, holeKey, name, onChange }: PlayerDetailsProps) {
  const { roundTexts } = useTexts(playPart);
  const { putts, fairway } = scoreOf(round, number, holeKey);
  const set = (change: Partial<HoleScore>) =>
    onChange((before) => withScore(before, number, holeKey, change));
  const stepPutts = (step: number) => {
    const next = (putts ?? 0) + step;
    set({ putts: next < 0 || (next === 0 && step < 0 && putts === null) ? null : next });
  };
  return (
    <div className="play-score">
      <p>
        <bdi>{name}</bdi> · {roundTexts.putts}
      </p>
      <button type="button" aria-label={roundTexts.fewerPutts(name)} onClick={() => stepPutts(-1)}>
        −
      </button>
      <output>{putts ?? '–'}</output>
      <button type="button" aria-label={roundTexts.morePutts(name)} onClick={() => stepPutts(1)}>
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
