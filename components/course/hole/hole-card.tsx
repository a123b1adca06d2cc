'use client';
import type { ReactNode } from 'react';
import { useTeeOnHole } from '#components/course/golfer/golfer-provider.tsx';
import { OwnLength, OwnPar, OwnStrokes } from '#components/course/golfer/own-figures.tsx';
import { HazardDot } from '#components/course/swatches.tsx';
import { Said } from '#components/site/said.tsx';
import { Length } from '#components/units/lengths.tsx';
import type { Hole } from '#lib/api/records.ts';
import { type CarryGroup, carriesFrom, isByGreen } from '#lib/golf/carries.ts';
import { type HoleFigures, playsLike } from '#lib/golf/hole-facts.ts';
import type { GreenDistances } from '#lib/golf/hole-tee.ts';
import { cardsPart } from '#messages/parts/cards.ts';
import { holesPart } from '#messages/parts/holes.ts';
import { numbersPart } from '#messages/parts/numbers.ts';
import { useTexts } from '#messages/use-texts.ts';

export type HoleOnCard = Pick<
  Hole,
  'hole_id' | 'name' | 'bearing' | 'straight_distance' | 'elevation_change'
> & {
  anchor: string;
  label: string;
  facts: Pick<HoleFigures, 'par' | 'parSource' | 'strokeIndex' | 'length' | 'lengthYards'>;
  carries: readonly CarryGroup[];
  /** Metres from the tee to the end of the line. */
  toEnd: number | null;
  drawing: ReactNode;
  hasTwoGreens: boolean;
  /** Metres; null without a mapped green. */
  green: { depth: number; width: number; from: GreenDistances | null; drawing: ReactNode } | null;
};

type HoleCardProps = {
  hole: HoleOnCard;
  /** Its lengths from all tees, which a yardage book shows. */
  tees?: ReactNode;
  /** A link for reporting something wrong, which only a course's page has. */
  wrong?: ReactNode;
};

/** A hole on a course's page, or on one of its own in a yardage book. */
export function HoleCard({ hole, tees, wrong }: HoleCardProps) {
  const { holeTexts } = useTexts(cardsPart);
  const { compassWord } = useTexts(numbersPart);
  const { hole_id, anchor, label, name, bearing, green } = hole;
  const isInBook = tees !== undefined;
  const Part = isInBook ? 'section' : 'li';
  return (
    <Part
      id={`hole-${anchor}`}
      className={isInBook ? 'book-page book-hole' : 'hole-card'}
      aria-label={isInBook ? holeTexts.holeNamed(label) : undefined}
      data-figures-of={hole_id}
    >
      <HoleCardHead hole={hole} title={isInBook ? 'h2' : 'h3'} />
      {name !== null && (
        <p className="hole-card-name font-serif text-soft italic">
          <bdi>{name}</bdi>
        </p>
      )}
      {hole.drawing}
      <div className="hole-card-text">
        <HoleCardLength hole={hole} />
        {hole.hasTwoGreens && <p>{holeTexts.twoGreens}</p>}
        {bearing !== null && (
          <p className="hole-card-bearing">
            <Heading degrees={bearing} /> {holeTexts.heads(compassWord(bearing))}
          </p>
        )}
        {tees}
        {green && <HoleGreen hole={hole_id} green={green} />}
      </div>
      <CarriesTable hole={hole} />
      {wrong}
      {isInBook && <div className="book-notes" aria-hidden="true" />}
    </Part>
  );
}

function HoleCardHead({ hole, title: Title }: { hole: HoleOnCard; title: 'h2' | 'h3' }) {
  const { holeTexts } = useTexts(cardsPart);
  const { womens } = useTeeOnHole(hole.hole_id);
  const { par, parSource, strokeIndex } = hole.facts;
  return (
    <div className="hole-card-head">
      <Title>
        <span className="sr-only">{holeTexts.hole} </span>
        <bdi>{hole.label}</bdi>
      </Title>
      <p>
        <OwnStrokes hole={hole.hole_id} />
        {par !== null && <OwnPar hole={hole.hole_id} par={par} source={parSource} />}
        {strokeIndex !== null && (
          <span>
            <abbr title={holeTexts.strokeIndex} className="no-underline">
              {holeTexts.strokeIndexShort}
            </abbr>{' '}
            {womens?.strokeIndex ?? strokeIndex}
          </span>
        )}
      </p>
    </div>
  );
}

/** A hole's length, and what it plays like if it climbs or falls; the straight distance if only tee and green are mapped. */
function HoleCardLength({
  hole: { hole_id, facts, elevation_change, straight_distance },
}: {
  hole: HoleOnCard;
}) {
  const { holeTexts } = useTexts(cardsPart);
  const { from } = useTeeOnHole(hole_id);
  if (facts.length === null) {
    if (straight_distance === null) return null;
    return (
      <p>
        <Said parts={holeTexts.straight(<Length metres={straight_distance} />)} />
      </p>
    );
  }
  const change = Math.round(elevation_change ?? 0);
  const like = <Length metres={playsLike(from?.metres ?? facts.length, change)} />;
  return (
    <p className="hole-card-length">
      <strong>
        <OwnLength hole={hole_id} metres={facts.length} yards={facts.lengthYards} />
      </strong>
      {change !== 0 && (
        <span>
          <Said parts={holeTexts.plays(like)} />
        </span>
      )}
    </p>
  );
}

function CarriesTable({ hole: { hole_id, carries, toEnd } }: { hole: HoleOnCard }) {
  const { holeTexts } = useTexts(cardsPart);
  const { capital } = useTexts(numbersPart);
  const { hazardPhrase } = useTexts(holesPart);
  const { from } = useTeeOnHole(hole_id);
  const named = carries.map((group) => ({
    ...group,
    phrase: capital(hazardPhrase({ ...group, isByGreen: isByGreen(group, toEnd) })),
  }));
  const ahead = carriesFrom(named, from?.ahead ?? 0);
  if (ahead.length === 0) return null;
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
        {ahead.map(({ type, phrase, reach, carry }) => (
          <tr key={`${phrase}${carry}`}>
            <th scope="row">
              <HazardDot type={type} />
              {phrase}
            </th>
            <td>
              <Length metres={reach} bare />
            </td>
            <td>
              <Length metres={carry} bare />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type HoleGreenProps = { hole: string; green: NonNullable<HoleOnCard['green']> };

/** How deep and wide it is, and how far its front, middle and back are from the tee. */
function HoleGreen({ hole, green: { depth, width, from, drawing } }: HoleGreenProps) {
  const { holeTexts } = useTexts(cardsPart);
  const ahead = useTeeOnHole(hole).from?.ahead ?? 0;
  const to = (metres: number) => (
    <span>
      <Length metres={Math.max(0, metres - ahead)} bare />
    </span>
  );
  return (
    <figure className="hole-green">
      {drawing}
      <figcaption>
        <Said parts={holeTexts.greenSize(<Length metres={depth} bare />, <Length metres={width} />)} />
        {from !== null && (
          <>
            <br />
            <Said parts={holeTexts.fromTee(to(from.front), to(from.middle), to(from.back))} />
          </>
        )}
      </figcaption>
    </figure>
  );
}

/** An arrow as on a map with north at the top. */
function Heading({ degrees }: { degrees: number }) {
  return (
    <svg
      viewBox="-6 -6 12 12"
      className="inline-block size-[0.875em] fill-none stroke-current"
      aria-hidden="true"
    >
      <path d="M0 5V-5M-3-2 0-5 3-2" transform={`rotate(${Math.round(degrees) % 360})`} />
    </svg>
  );
}
