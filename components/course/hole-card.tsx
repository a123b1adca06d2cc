import { Length } from '#components/units/length.tsx';
import type { GolfProfile } from '#lib/api/records.ts';
import { holeFacts } from '#lib/golf/hole-facts.ts';
import { holeSentence } from '#lib/golf/hole-sentence.ts';
import { playsLike } from '#lib/golf/plays-like.ts';
import { CarriesTable } from './carries-table.tsx';
import type { DrawnProfile, PageHole } from './drawn-profile.ts';
import { HoleDrawing } from './hole-drawing.tsx';

type HoleCardProps = { profile: GolfProfile; drawn: DrawnProfile | null; pageHole: PageHole };

/** A hole as in a yardage book: its drawing, figures, sentence and carries. */
export function HoleCard({ profile, drawn, pageHole: { hole, anchor, label, drawing } }: HoleCardProps) {
  const { par, strokeIndex, length, lengthYards } = holeFacts(profile, hole);
  const change = hole.elevation_change;
  const told = { par, length, elevationChange: change, carries: hole.carries };
  const isSlope = change !== null && Math.round(change) !== 0;
  return (
    <li id={`hole-${anchor}`} className="hole-card">
      <div className="hole-card-head">
        <h3>
          <span className="sr-only">Hole </span>
          <bdi>{label}</bdi>
        </h3>
        <p>
          {par !== null && <span>Par {par}</span>}
          {strokeIndex !== null && (
            <span>
              <abbr title="Stroke index">SI</abbr> {strokeIndex}
            </span>
          )}
        </p>
      </div>
      {hole.name !== null && (
        <p className="hole-card-name">
          <bdi>{hole.name}</bdi>
        </p>
      )}
      {drawn && drawing && (
        <HoleDrawing
          drawn={drawn}
          hole={drawing.hole}
          index={drawing.index}
          aspect={0.52}
          label={`Hole ${label}, drawn to scale, tee at the bottom`}
        />
      )}
      <div className="hole-card-text">
        <p className="hole-card-length">
          {length !== null && (
            <strong>
              <Length metres={length} yards={lengthYards} />
            </strong>
          )}
          {length !== null && isSlope && (
            <>
              {' '}
              · plays <Length metres={playsLike(length, change)} />
            </>
          )}
        </p>
        <p className="hole-card-sentence">
          <span data-unit="m">{holeSentence(told, 'm')}.</span>
          <span data-unit="yd">{holeSentence(told, 'yd')}.</span>
        </p>
        {hole.bearing !== null && (
          <p className="hole-card-bearing">
            Plays {compassName(hole.bearing)} ({Math.round(hole.bearing) % 360}°)
          </p>
        )}
        <CarriesTable carries={hole.carries} />
      </div>
    </li>
  );
}

const winds = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

const compassName = (bearing: number) => winds[Math.round(bearing / 45) % 8] ?? winds[0];
