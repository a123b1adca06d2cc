import { setPreference } from '#components/site/preferences.ts';
import { playPart } from '#messages/parts/play.ts';
import { useTexts } from '#messages/use-texts.ts';
import { PlayButton } from './play-button.tsx';
import { placeAlong } from './play-course.ts';
import { PlaySection } from './play-section.tsx';
import type { ChangeRound } from './use-course.ts';
import type { PlayView } from './use-play.ts';

type SettingsSectionProps = { view: PlayView; onRound: ChangeRound };

export function SettingsSection({ view, onRound }: SettingsSectionProps) {
  const { distanceTexts, roundTexts, settingsTexts } = useTexts(playPart);
  const { unit, spoken, isPlaying, isCompetition, showsPlaysLike, setWish, hole, measured } = view;
  const isFixed = isPlaying && isCompetition;
  const say = () => {
    speechSynthesis.cancel();
    if (measured) speechSynthesis.speak(new SpeechSynthesisUtterance(spoken(measured.green)));
  };
  const compete = () => {
    setWish({ isCompetition: !isPlaying && !isCompetition });
    if (isPlaying) void onRound((before) => ({ ...before, isCompetition: true }));
  };
  return (
    <PlaySection title={settingsTexts.title}>
      <div className="play-actions">
        <PlayButton onClick={say}>{distanceTexts.say}</PlayButton>
        <PlayButton data-action="units" onClick={() => setPreference('units', unit === 'm' ? 'yd' : 'm')}>
          {settingsTexts.units(unit)}
        </PlayButton>
        <PlayButton
          data-action="competition"
          aria-pressed={isCompetition}
          aria-disabled={isFixed}
          onClick={isFixed ? undefined : compete}
        >
          {roundTexts.competition}
        </PlayButton>
        {!isCompetition && (
          <PlayButton
            aria-pressed={showsPlaysLike}
            onClick={() => setWish({ showsPlaysLike: !showsPlaysLike })}
          >
            {distanceTexts.playsLike}
          </PlayButton>
        )}
        {isPlaying && (
          <PlayButton
            data-action="finish-round"
            onClick={() => {
              setWish({ isCompetition: false });
              void onRound((before) => ({ ...before, finishedAt: Date.now() }));
            }}
          >
            {roundTexts.finish}
          </PlayButton>
        )}
      </div>
      {hole.mapped && (
        <label className="grid gap-1" key={hole.key}>
          {distanceTexts.along}
          <input
            type="range"
            className="min-h-14 accent-(--ink)"
            min={0}
            max={Math.round(hole.mapped.line.length)}
            step={5}
            defaultValue={0}
            onChange={({ target }) => view.placeTarget(placeAlong(hole.mapped!, Number(target.value)))}
          />
        </label>
      )}
      <p className="fine-print">{roundTexts.competitionNote}</p>
    </PlaySection>
  );
}
