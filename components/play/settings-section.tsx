'use client';
import { setPreference } from '#components/site/preferences.ts';
import { playPart } from '#messages/parts/play.ts';
import { useLanguage, useTexts } from '#messages/use-texts.ts';
import { placeAlong } from './distances.ts';
import { spokenDistances } from './hole-screen.tsx';
import type { MappedHole } from './play-course.ts';
import type { Round } from './round.ts';
import type { ChangeRound } from './use-holes.ts';
import type { PlayView } from './use-play.ts';

type SettingsSectionProps = {
  view: PlayView;
  /** The round in progress. */
  round: Round | null;
  onRound: ChangeRound;
};

export function SettingsSection({ view, round, onRound }: SettingsSectionProps) {
  const language = useLanguage();
  const { distanceTexts, roundTexts, settingsTexts } = useTexts(playPart);
  const { unit, isCompetition, showsPlaysLike, setWish, hole, ball, settings, changeSettings } = view;
  const usesPosition = settings?.usesPosition ?? true;
  const isFixed = round !== null && isCompetition;
  const compete = () => {
    setWish({ isCompetition: round === null && !isCompetition });
    if (round) void onRound((before) => ({ ...before, isCompetition: true }));
  };
  return (
    <section className="play-section">
      <h2>{settingsTexts.title}</h2>
      <div className="play-actions">
        <button
          type="button"
          className="play-button"
          onClick={() => hole.mapped && ball && say(spokenDistances(hole.mapped, ball, unit, language))}
        >
          {distanceTexts.say}
        </button>
        <button
          type="button"
          className="play-button"
          data-action="units"
          onClick={() => setPreference('units', unit === 'm' ? 'yd' : 'm')}
        >
          {settingsTexts.units(unit)}
        </button>
        <button
          type="button"
          className="play-button"
          data-action="competition"
          aria-pressed={isCompetition}
          aria-disabled={isFixed}
          onClick={isFixed ? undefined : compete}
        >
          {roundTexts.competition}
        </button>
        {!isCompetition && (
          <button
            type="button"
            className="play-button"
            aria-pressed={showsPlaysLike}
            onClick={() => setWish({ showsPlaysLike: !showsPlaysLike })}
          >
            {distanceTexts.playsLike}
          </button>
        )}
        <button
          type="button"
          className="play-button"
          onClick={() => changeSettings({ usesPosition: !usesPosition })}
        >
          {settingsTexts.position[usesPosition ? 'on' : 'off']}
        </button>
        {round && (
          <button
            type="button"
            className="play-button"
            data-action="finish-round"
            onClick={() => {
              setWish({ isCompetition: false });
              void onRound((before) => ({ ...before, finishedAt: Date.now() }));
            }}
          >
            {roundTexts.finish}
          </button>
        )}
      </div>
      {hole.mapped && <AlongSlider key={hole.key} mapped={hole.mapped} onTarget={view.placeTarget} />}
      <p className="fine-print">{roundTexts.competitionNote}</p>
    </section>
  );
}

function say(text: string): void {
  speechSynthesis.cancel();
  speechSynthesis.speak(new SpeechSynthesisUtterance(text));
}

type AlongSliderProps = { mapped: MappedHole; onTarget: PlayView['placeTarget'] };

/** Measures a place on the hole's line, by keyboard too. */
function AlongSlider({ mapped, onTarget }: AlongSliderProps) {
  const { distanceTexts } = useTexts(playPart);
  return (
    <label className="play-field">
      {distanceTexts.along}
      <input
        type="range"
        min={0}
        max={Math.round(mapped.line.length)}
        step={5}
        defaultValue={0}
        onChange={(event) => onTarget(placeAlong(mapped, Number(event.target.value)))}
      />
    </label>
  );
}
