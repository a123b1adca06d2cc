'use client';
import type { LengthUnit } from '#lib/golf/units.ts';
import type { Language } from '#messages/languages.ts';
import { playPart } from '#messages/parts/play.ts';
import { useLanguage, useTexts } from '#messages/use-texts.ts';
import { bagOf, clubs } from './bag.ts';
import { inUnit, lengthText } from './lengths.ts';
import { PlayChoice } from './play-choice.tsx';
import type { useBag } from './use-bag.ts';

type BagSectionProps = ReturnType<typeof useBag> & { unit: LengthUnit };

/** How far each club goes: the median, and the range that half of the shots fall in. */
export function BagSection({ shots, club, last, onClub, unit }: BagSectionProps) {
  const language = useLanguage();
  const { bagTexts } = useTexts(playPart);
  const lengths = bagOf(shots);
  return (
    <section className="play-section">
      <h2>{bagTexts.title}</h2>
      <PlayChoice
        label={bagTexts.club}
        field="club"
        value={club}
        options={clubs.map((each) => [each, each])}
        onChange={({ target }) => onClub(target.value)}
      />
      <p role="status">{lastText(last, unit, language)}</p>
      {lengths.length === 0 ? (
        <p>{bagTexts.empty}</p>
      ) : (
        <table className="play-table">
          <thead>
            <tr>
              <th>{bagTexts.club}</th>
              <th>{bagTexts.median}</th>
              <th>{bagTexts.spread}</th>
              <th>{bagTexts.shots}</th>
            </tr>
          </thead>
          <tbody>
            {lengths.map(({ club: name, median, spread, count }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{lengthText(median, unit, language)}</td>
                <td>{spread ? `${inUnit(spread.from, unit)}–${inUnit(spread.to, unit)}` : ''}</td>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function lastText(
  last: ReturnType<typeof useBag>['last'],
  unit: LengthUnit,
  language: Language,
): string | null {
  const { bagTexts } = language.read(playPart);
  if (last === null) return null;
  if (last === 'marked') return bagTexts.started;
  return last === 'too-far'
    ? bagTexts.tooFar
    : bagTexts.shot(last.club, lengthText(last.metres, unit, language));
}
