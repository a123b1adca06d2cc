import { playPart } from '#messages/parts/play.ts';
import { useTexts } from '#messages/use-texts.ts';
import { bagOf, clubs } from './bag.ts';
import { PlayChoice } from './play-choice.tsx';
import { PlaySection } from './play-section.tsx';
import type { PlayView } from './use-play.ts';

/** How far each club goes: the median, and the range that half of the shots fall in. */
export function BagSection({ bag: { shots, club, last, onClub }, inUnit, lengthText }: PlayView) {
  const { bagTexts } = useTexts(playPart);
  const lengths = bagOf(shots);
  return (
    <PlaySection title={bagTexts.title}>
      <PlayChoice
        label={bagTexts.club}
        field="club"
        value={club}
        options={clubs.map((each) => [each, each])}
        onChange={({ target }) => onClub(target.value)}
      />
      <p role="status">
        {last === 'marked' && bagTexts.started}
        {last === 'too-far' && bagTexts.tooFar}
        {typeof last === 'object' && last && bagTexts.shot(last.club, lengthText(last.metres))}
      </p>
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
                <td>{lengthText(median)}</td>
                <td>{spread ? `${inUnit(spread.from)}–${inUnit(spread.to)}` : ''}</td>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </PlaySection>
  );
}
