import type { CourseTee } from '#components/course/course-tees.ts';
import {
  CarryRow,
  OwnChangedLength,
  OwnIndex,
  OwnLength,
  OwnPar,
  OwnStrokes,
} from '#components/course/golfer/own-figures.tsx';
import { TeeChoice } from '#components/course/golfer/tee-choice.tsx';
import { HazardDot } from '#components/course/hazard-dot.tsx';
import type { PageHole } from '#components/course/page-holes.ts';
import type { DrawnCourse } from '#components/drawing/course-layout.ts';
import type { DrawnHole } from '#components/drawing/course-shapes.ts';
import { GreenDrawing, HoleDrawing } from '#components/drawing/drawings.tsx';
import { Section } from '#components/site/page-parts.tsx';
import { Said } from '#components/site/said.tsx';
import { Length } from '#components/units/lengths.tsx';
import type { Hole } from '#lib/api/records.ts';
import { groupCarries, isByGreen } from '#lib/golf/carries.ts';
import { playsLike } from '#lib/golf/hole-facts.ts';
import { capital, compassWord, hazardPhrase, holeTexts, numbersFromCard } from '#messages/messages.ts';
import { HoleMarks } from './hole-marks.tsx';

type HoleCardsProps = {
  drawn: DrawnCourse | null;
  holes: readonly PageHole[];
  tees: readonly CourseTee[];
};

export function HoleCards({ drawn, holes, tees }: HoleCardsProps) {
  if (holes.length === 0) return null;
  const fromCard = numbersFromCard(holes.map(({ hole }) => hole));
  return (
    <Section id="holes" title={holeTexts.title} note={holeTexts.note}>
      <TeeChoice />
      <div>
        {holes.some(({ hole }) => hole.number === null) && (
          <p className="prose unnumbered-note">{holeTexts.unnumbered}</p>
        )}
        {fromCard !== null && <p className="prose unnumbered-note">{fromCard}</p>}
        <ol className="hole-cards">
          {holes.map((pageHole) => (
            <HoleCard key={pageHole.hole.hole_id} drawn={drawn} pageHole={pageHole} tees={tees} />
          ))}
        </ol>
      </div>
    </Section>
  );
}

type HoleCardProps = { drawn: DrawnCourse | null; pageHole: PageHole; tees: readonly CourseTee[] };

/** As in a yardage book. */
function HoleCard({ drawn, pageHole, tees }: HoleCardProps) {
  const { hole, anchor, label, facts, drawing } = pageHole;
  const { par, strokeIndex, length, lengthYards } = facts;
  const { name, bearing, elevation_change: elevationChange } = hole;
  return (
    <li id={`hole-${anchor}`} className="hole-card" data-figures-of={hole.hole_id}>
      <HoleCardHead hole={hole.hole_id} label={label} par={par} strokeIndex={strokeIndex} />
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
          marks={(layout) => <HoleMarks hole={hole} layout={layout} tees={tees} />}
        />
      )}
      <div className="hole-card-text">
        <HoleCardLength hole={hole.hole_id} metres={length} yards={lengthYards} change={elevationChange} />
        {bearing !== null && (
          <p className="hole-card-bearing">
            <Heading degrees={bearing} /> {holeTexts.heads(compassWord(bearing))}
          </p>
        )}
        <CarriesTable hole={hole} />
        {drawn && drawing && hole.facts.green && (
          <HoleGreen drawn={drawn} hole={drawing.hole} label={label} green={hole.facts.green} from={length} />
        )}
      </div>
    </li>
  );
}

type HoleCardHeadProps = { hole: string; label: string; par: number | null; strokeIndex: number | null };

function HoleCardHead({ hole, label, par, strokeIndex }: HoleCardHeadProps) {
  return (
    <div className="hole-card-head">
      <h3>
        <span className="sr-only">{holeTexts.hole} </span>
        <bdi>{label}</bdi>
      </h3>
      <p>
        <OwnStrokes hole={hole} />
        {par !== null && <OwnPar hole={hole} par={par} />}
        {strokeIndex !== null && (
          <span>
            <abbr title={holeTexts.strokeIndex}>{holeTexts.strokeIndexShort}</abbr>{' '}
            <OwnIndex hole={hole} index={strokeIndex} />
          </span>
        )}
      </p>
    </div>
  );
}

type HoleCardLengthProps = {
  hole: string;
  metres: number | null;
  yards: number | null;
  change: number | null;
};

/** With the length it plays like, where the hole climbs or falls. */
function HoleCardLength({ hole, metres, yards, change }: HoleCardLengthProps) {
  const isSlope = change !== null && Math.round(change) !== 0;
  return (
    <p className="hole-card-length">
      {metres !== null && (
        <strong>
          <OwnLength hole={hole} metres={metres} yards={yards} />
        </strong>
      )}
      {metres !== null && isSlope && (
        <>
          {' '}
          ·{' '}
          <span>
            <PlaysLike hole={hole} metres={metres} change={change} />
          </span>
        </>
      )}
    </p>
  );
}

export function PlaysLike({ hole, metres, change }: { hole: string; metres: number; change: number }) {
  const length = <OwnChangedLength hole={hole} metres={metres} change={playsLike(metres, change) - metres} />;
  return <Said parts={holeTexts.plays(length)} />;
}

export function CarriesTable({ hole: { hole_id, carries, length } }: { hole: Hole }) {
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
          <CarryRow
            key={`${group.type}${group.side}${group.reach}`}
            hole={hole_id}
            reach={group.reach}
            carry={group.carry}
          >
            <th scope="row">
              <HazardDot type={group.type} />
              {capital(hazardPhrase({ ...group, isByGreen: isByGreen(group, length) }))}
            </th>
          </CarryRow>
        ))}
      </tbody>
    </table>
  );
}

type HoleGreenProps = {
  drawn: DrawnCourse;
  hole: DrawnHole;
  label: string;
  /** Metres. */
  green: { depth: number; width: number };
  /** The length to its middle. */
  from: number | null;
};

/** How deep and wide it is, and how far its front and back are from the tee. */
function HoleGreen({ drawn, hole, label, green: { depth, width }, from }: HoleGreenProps) {
  const to = (change: number) =>
    from !== null && (
      <span>
        <OwnChangedLength hole={hole.holeId} metres={from} change={change} bare />
      </span>
    );
  return (
    <figure className="hole-card-green">
      <GreenDrawing drawn={drawn} hole={hole} label={holeTexts.green(label)} />
      <figcaption>
        <Said parts={holeTexts.greenSize(<Length metres={depth} bare />, <Length metres={width} />)} />
        {from !== null && (
          <>
            <br />
            <Said parts={holeTexts.frontAndBack(to(-depth / 2), to(depth / 2))} />
          </>
        )}
      </figcaption>
    </figure>
  );
}

/** An arrow as on a map with north at the top. */
function Heading({ degrees }: { degrees: number }) {
  return (
    <svg viewBox="-6 -6 12 12" className="hole-card-arrow" aria-hidden="true">
      <path d="M0 5V-5M-3-2 0-5 3-2" transform={`rotate(${Math.round(degrees) % 360})`} />
    </svg>
  );
}
