import type { ReactNode } from 'react';
import { HazardDot } from '#components/course/hazard-dot.tsx';
import type { PageHole } from '#components/course/page-holes.ts';
import type { DrawnCourse } from '#components/drawing/course-layout.ts';
import { HoleDrawing } from '#components/drawing/drawings.tsx';
import { Section } from '#components/site/page-parts.tsx';
import { Length } from '#components/units/lengths.tsx';
import { playsLike } from '#lib/golf/hole-facts.ts';
import {
  groupCarries,
  hazardPhrase,
  holeSentence,
  type SentenceCarry,
  type SentenceHole,
} from '#lib/golf/hole-sentence.ts';
import { capital, compassWord } from '#lib/text/format.ts';

type HoleCardsProps = { drawn: DrawnCourse | null; holes: readonly PageHole[] };

/** Every traced hole, one after the other. */
export function HoleCards({ drawn, holes }: HoleCardsProps) {
  if (holes.length === 0) return null;
  return (
    <Section id="holes" title="The holes" note="To scale. Distance lines to the middle of the green.">
      {holes.some(({ hole }) => hole.number === null) && (
        <p className="prose unnumbered-note">
          Holes with a letter are traced but not numbered: in which order they are played isn’t known yet.
        </p>
      )}
      <ol className="hole-cards">
        {holes.map((pageHole) => (
          <HoleCard key={pageHole.hole.hole_id} {...cardFacts(pageHole)}>
            {drawn && pageHole.drawing && (
              <HoleDrawing
                drawn={drawn}
                hole={pageHole.drawing.hole}
                index={pageHole.drawing.index}
                aspect={0.52}
                label={`Hole ${pageHole.label}, drawn to scale, tee at the bottom`}
              />
            )}
          </HoleCard>
        ))}
      </ol>
    </Section>
  );
}

/** What a card shows. */
function cardFacts({ hole, anchor, label, facts }: PageHole) {
  const { par, strokeIndex, length, lengthYards } = facts;
  return {
    anchor,
    label,
    name: hole.name,
    strokeIndex,
    lengthYards,
    bearing: hole.bearing,
    told: {
      par,
      length,
      elevationChange: hole.elevation_change,
      carries: hole.carries.map(({ type, side, reach, carry }) => ({ type, side, reach, carry })),
    },
  };
}

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
function HoleCard(props: HoleCardProps) {
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

/** What stands beside or across a hole, from the tee on: where it begins (reach) and where it ends (carry). */
export function CarriesTable({ carries }: { carries: readonly SentenceCarry[] }) {
  if (carries.length === 0) return null;
  return (
    <table className="carries">
      <thead>
        <tr>
          <th scope="col">Hazard</th>
          <th scope="col">Reach</th>
          <th scope="col">Carry</th>
        </tr>
      </thead>
      <tbody>
        {groupCarries(carries).map((group) => (
          <tr key={`${group.type}${group.side}${group.reach}`}>
            <th scope="row">
              <HazardDot type={group.type} />
              {capital(hazardPhrase(group))}
            </th>
            <td>{group.reach > 0 ? <Length metres={group.reach} bare /> : 'tee'}</td>
            <td>
              <Length metres={group.carry} bare />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
