import type { CourseTee } from '#components/course/course-tees.ts';
import { HazardDot } from '#components/course/hazard-dot.tsx';
import type { PageHole } from '#components/course/page-holes.ts';
import type { DrawnCourse } from '#components/drawing/course-layout.ts';
import type { DrawnHole } from '#components/drawing/course-shapes.ts';
import { GreenDrawing, HoleDrawing } from '#components/drawing/drawings.tsx';
import { Section } from '#components/site/page-parts.tsx';
import { Said } from '#components/site/said.tsx';
import { StaticHtml } from '#components/static-html/static-html.tsx';
import { Length } from '#components/units/lengths.tsx';
import { type Carry, groupCarries, isByGreen } from '#lib/golf/carries.ts';
import { playsLike } from '#lib/golf/hole-facts.ts';
import { capital, compassWord, hazardPhrase, holeTexts, numbersFromCard } from '#messages/messages.ts';
import { TeeChoice } from './tee-choice.tsx';

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
      {tees.length > 0 && <TeeChoice tees={tees} />}
      <StaticHtml>
        <div>
          {holes.some(({ hole }) => hole.number === null) && (
            <p className="prose unnumbered-note">{holeTexts.unnumbered}</p>
          )}
          {fromCard !== null && <p className="prose unnumbered-note">{fromCard}</p>}
          <ol className="hole-cards">
            {holes.map((pageHole) => (
              <HoleCard key={pageHole.hole.hole_id} drawn={drawn} pageHole={pageHole} />
            ))}
          </ol>
        </div>
      </StaticHtml>
    </Section>
  );
}

type HoleCardProps = { drawn: DrawnCourse | null; pageHole: PageHole };

/** As in a yardage book. */
function HoleCard({ drawn, pageHole: { hole, anchor, label, facts, drawing } }: HoleCardProps) {
  const { par, strokeIndex, length, lengthYards } = facts;
  const { name, bearing, elevation_change: elevationChange, carries } = hole;
  return (
    <li id={`hole-${anchor}`} className="hole-card" data-figures-of={hole.hole_id}>
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
          carries={{ of: groupCarries(carries), length: hole.length }}
        />
      )}
      <div className="hole-card-text">
        <HoleCardLength metres={length} yards={lengthYards} change={elevationChange} />
        {bearing !== null && (
          <p className="hole-card-bearing">
            <Heading degrees={bearing} /> {holeTexts.heads(compassWord(bearing))}
          </p>
        )}
        <CarriesTable carries={carries} length={hole.length} />
        {drawn && drawing && hole.facts.green && (
          <HoleGreen drawn={drawn} hole={drawing.hole} label={label} green={hole.facts.green} from={length} />
        )}
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
        <span className="own-strokes" role="img" hidden />
        {par !== null && <span data-par={par}>{holeTexts.par(par)}</span>}
        {strokeIndex !== null && (
          <span>
            <abbr title={holeTexts.strokeIndex}>{holeTexts.strokeIndexShort}</abbr>{' '}
            <span data-index={strokeIndex}>{strokeIndex}</span>
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
        <strong data-length={`${metres} ${yards}`}>
          <Length metres={metres} yards={yards} />
        </strong>
      )}
      {metres !== null && isSlope && (
        <>
          {' '}
          ·{' '}
          <span data-plays={`${metres} ${change}`}>
            <Said parts={holeTexts.plays(<Length metres={playsLike(metres, change)} />)} />
          </span>
        </>
      )}
    </p>
  );
}

/** `length` is the line's. */
export function CarriesTable({ carries, length }: { carries: readonly Carry[]; length: number | null }) {
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
          <tr key={`${group.type}${group.side}${group.reach}`} data-carry={`${group.reach} ${group.carry}`}>
            <th scope="row">
              <HazardDot type={group.type} />
              {capital(hazardPhrase({ ...group, isByGreen: isByGreen(group, length) }))}
            </th>
            <td>
              <Length metres={group.reach} bare />
            </td>
            <td>
              <Length metres={group.carry} bare />
            </td>
          </tr>
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
      <span data-plays={`${from} ${change}`}>
        <Length metres={Math.max(0, from + change)} bare />
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
