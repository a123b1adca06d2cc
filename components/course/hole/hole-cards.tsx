import { HazardDot } from '#components/course/hazard-dot.tsx';
import type { PageHole } from '#components/course/page-holes.ts';
import type { DrawnCourse } from '#components/drawing/course-layout.ts';
import { HoleDrawing } from '#components/drawing/drawings.tsx';
import { Section } from '#components/site/page-parts.tsx';
import { Said } from '#components/site/said.tsx';
import { Length } from '#components/units/lengths.tsx';
import { type Carry, groupCarries } from '#lib/golf/carries.ts';
import { playsLike } from '#lib/golf/hole-facts.ts';
import type { LengthUnit } from '#lib/golf/units.ts';
import { capital, compassWord, hazardPhrase, holeSentence, holeTexts } from '#messages/messages.ts';

type HoleCardsProps = { drawn: DrawnCourse | null; holes: readonly PageHole[] };

export function HoleCards({ drawn, holes }: HoleCardsProps) {
  if (holes.length === 0) return null;
  return (
    <Section id="holes" title={holeTexts.title} note={holeTexts.note}>
      {holes.some(({ hole }) => hole.number === null) && (
        <p className="prose unnumbered-note">{holeTexts.unnumbered}</p>
      )}
      <ol className="hole-cards">
        {holes.map((pageHole) => (
          <HoleCard key={pageHole.hole.hole_id} drawn={drawn} pageHole={pageHole} />
        ))}
      </ol>
    </Section>
  );
}

type HoleCardProps = { drawn: DrawnCourse | null; pageHole: PageHole };

/** As in a yardage book. */
function HoleCard({ drawn, pageHole: { hole, anchor, label, facts, drawing } }: HoleCardProps) {
  const { par, strokeIndex, length, lengthYards } = facts;
  const { name, bearing, elevation_change: elevationChange, carries } = hole;
  const sentence = (unit: LengthUnit) =>
    `${holeSentence({ par, length, lengthYards, elevationChange, carries }, unit)}.`;
  return (
    <li id={`hole-${anchor}`} className="hole-card">
      <HoleCardHead label={label} par={par} strokeIndex={strokeIndex} />
      {name !== null && (
        <p className="hole-card-name">
          <bdi>{name}</bdi>
        </p>
      )}
      {drawn && drawing && (
        <HoleDrawing
          drawn={drawn}
          hole={drawing.hole}
          index={drawing.index}
          aspect={0.52}
          label={holeTexts.drawing(label)}
        />
      )}
      <div className="hole-card-text">
        <HoleCardLength metres={length} yards={lengthYards} change={elevationChange} />
        <p className="hole-card-sentence">
          <span data-unit="m">{sentence('m')}</span>
          <span data-unit="yd">{sentence('yd')}</span>
        </p>
        {bearing !== null && (
          <p className="hole-card-bearing">
            {holeTexts.faces(compassWord(bearing), Math.round(bearing) % 360)}
          </p>
        )}
        <CarriesTable carries={carries} />
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
        <span className="sr-only">{holeTexts.hole} </span>
        <bdi>{label}</bdi>
      </h3>
      <p>
        {par !== null && <span>{holeTexts.par(par)}</span>}
        {strokeIndex !== null && (
          <span>
            <abbr title={holeTexts.strokeIndex}>{holeTexts.strokeIndexShort}</abbr> {strokeIndex}
          </span>
        )}
      </p>
    </div>
  );
}

type HoleCardLengthProps = { metres: number | null; yards: number | null; change: number | null };

/** With the length it plays like, where the hole climbs or falls. */
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
          · <Said parts={holeTexts.plays(<Length metres={playsLike(metres, change)} />)} />
        </>
      )}
    </p>
  );
}

export function CarriesTable({ carries }: { carries: readonly Carry[] }) {
  if (carries.length === 0) return null;
  return (
    <table className="carries">
      <thead>
        <tr>
          <th scope="col">{holeTexts.hazard}</th>
          <th scope="col">{holeTexts.reach}</th>
          <th scope="col">{holeTexts.carry}</th>
        </tr>
      </thead>
      <tbody>
        {groupCarries(carries).map((group) => (
          <tr key={`${group.type}${group.side}${group.reach}`}>
            <th scope="row">
              <HazardDot type={group.type} />
              {capital(hazardPhrase(group))}
            </th>
            <td>{group.reach > 0 ? <Length metres={group.reach} bare /> : holeTexts.fromTee}</td>
            <td>
              <Length metres={group.carry} bare />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
