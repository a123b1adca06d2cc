import { useEffect, useRef, useState } from 'react';
import type { Language } from '#messages/languages.ts';
import { playPart } from '#messages/parts/play.ts';
import { useLanguage, useTexts } from '#messages/use-texts.ts';
import { download } from './download.ts';
import { PlayButton } from './play-button.tsx';
import { PlaySection } from './play-section.tsx';
import { type Round, roundCsv, totalOf } from './round.ts';
import { standing, totalText } from './round-card.tsx';
import type { Game } from './use-course.ts';

/** What's shown at the end of a round. */
export function RoundSummary({ round, game }: { round: Round; game: Game }) {
  const language = useLanguage();
  const { roundTexts } = useTexts(playPart);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // In newer browsers it returns a promise, which isn't a clean-up function.
    void section.current?.scrollIntoView();
  }, []);
  return (
    <PlaySection title={roundTexts.summary} ref={section} data-summary="">
      {round.format === 'match' && <p className="play-standing">{standing(round, language)}</p>}
      <ul className="my-2">
        {totals(round, language).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="play-actions">
        <ShareButtons round={round} />
        <PlayButton onClick={game.reopenRound}>{roundTexts.reopen}</PlayButton>
        <PlayButton onClick={game.closeRound}>{roundTexts.close}</PlayButton>
      </div>
    </PlaySection>
  );
}

/** Buttons that share a round as text and as CSV. */
export function ShareButtons({ round }: { round: Round }) {
  const language = useLanguage();
  const { roundTexts } = useTexts(playPart);
  const [isCopied, setIsCopied] = useState(false);
  const share = async () => {
    const text = roundText(round, language);
    if (navigator.share) await navigator.share({ text }).catch(() => {});
    else {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    }
  };
  return (
    <>
      <PlayButton onClick={share}>{isCopied ? roundTexts.copied : roundTexts.share}</PlayButton>
      <PlayButton onClick={() => download(`${round.slug}.csv`, 'text/csv', `\ufeff${roundCsv(round)}`)}>
        {roundTexts.csv}
      </PlayButton>
    </>
  );
}

function totals(round: Round, language: Language): string[] {
  const { thru } = language.read(playPart).roundTexts;
  return round.players.map(
    (_, number) => `${totalText(round, number, language)}, ${thru(totalOf(round, number).holes)}`,
  );
}

function roundText(round: Round, language: Language): string {
  const { formatNames, roundTexts } = language.read(playPart);
  return [
    round.courseName,
    roundTexts.on(new Date(round.startedAt)),
    `${formatNames[round.format]}, ${round.title}`,
    ...totals(round, language),
    ...(round.format === 'match' ? [standing(round, language)] : []),
  ].join('\n');
}
