import type { ReactNode } from 'react';
import { Length } from '#components/units/length.tsx';
import { playsLike } from '#lib/golf/hole-facts.ts';
import { holeSentence, type SentenceHole } from '#lib/golf/hole-sentence.ts';
import { compassWord } from '#lib/text/format.ts';
import { CarriesTable } from './carries-table.tsx';

type HoleCardProps = {
  anchor: string;
  label: string;
  name: string | null;
  strokeIndex: number | null;
  lengthYards: number | null;
  /** Degrees clockwise from north. */
  bearing: number | null;
  told: SentenceHole;
  /** The hole's drawing, where it has one. */
  children: ReactNode;
};

/** A hole as in a yardage book: its drawing, figures, sentence and carries. */
export function HoleCard(props: HoleCardProps) {
  const { anchor, label, name, bearing, told, children } = props;
  return (
    <li id={`hole-${anchor}`} className="hole-card">
      <HoleCardHead label={label} par={told.par} strokeIndex={props.strokeIndex} />
      {name !== null && (
        <p className="hole-card-name">
          <bdi>{name}</bdi>
        </p>
      )}
      {children}
      <div className="hole-card-text">
        <HoleCardLength metres={told.length} yards={props.lengthYards} change={told.elevationChange} />
        <p className="hole-card-sentence">
          <span data-unit="m">{`${holeSentence(told, 'm')}.`}</span>
          <span data-unit="yd">{`${holeSentence(told, 'yd')}.`}</span>
        </p>
        {bearing !== null && (
          <p className="hole-card-bearing">{`Plays ${compassWord(bearing)} (${Math.round(bearing) % 360}°)`}</p>
        )}
        <CarriesTable carries={told.carries} />
      </div>
    </li>
  );
}

function HoleCardHead({
  label,
  par,
  strokeIndex,
}: {
  label: string;
  par: number | null;
  strokeIndex: number | null;
}) {
  return (
    <div className="hole-card-head">
      <h3>
        <span className="sr-only">Hole </span>
        <bdi>{label}</bdi>
      </h3>
      <p>
        {par !== null && <span>{`Par ${par}`}</span>}
        {strokeIndex !== null && (
          <span>
            <abbr title="Stroke index">SI</abbr> {strokeIndex}
          </span>
        )}
      </p>
    </div>
  );
}

type HoleCardLengthProps = { metres: number | null; yards: number | null; change: number | null };

/** The length, and where the hole climbs or falls the length that it plays like. */
function HoleCardLength({ metres, yards, change }: HoleCardLengthProps) {
  const isSlope = change !== null && Math.round(change) !== 0;
  return (
    <p className="hole-card-length">
      {metres !== null && (
        <strong>
          <Length metres={metres} yards={yards} />
        </strong>
      )}
      {metres !== null && isSlope && (
        <>
          {' '}
          · plays <Length metres={playsLike(metres, change)} />
        </>
      )}
    </p>
  );
}
