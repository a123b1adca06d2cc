'use client';
import type { ReactNode } from 'react';
import {
  CarryRow,
  OwnChangedLength,
  OwnDistance,
  OwnIndex,
  OwnLength,
  OwnPar,
  OwnStrokes,
} from '#components/course/golfer/own-figures.tsx';
import { HazardDot } from '#components/course/hazard-dot.tsx';
import { Said } from '#components/site/said.tsx';
import { Length } from '#components/units/lengths.tsx';
import type { Hole } from '#lib/api/records.ts';
import { type CarryGroup, isByGreen } from '#lib/golf/carries.ts';
import { type HoleFigures, playsLike } from '#lib/golf/hole-facts.ts';
import type { GreenDistances } from '#lib/golf/hole-tee.ts';
import { holeCardsPart } from '#messages/parts/hole-cards.ts';
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
  /** The link of a course's page for when something here is wrong. */
  wrong?: ReactNode;
};

/** A hole on a course's page, or on one of its own in a yardage book. */
export function HoleCard({ hole, tees, wrong }: HoleCardProps) {
  const { holeTexts } = useTexts(holeCardsPart);
  const { compassWord } = useTexts(numbersPart);
  const { hole_id, anchor, label, facts, name, bearing, green } = hole;
  const { length, lengthYards } = facts;
  const isInBook = tees !== undefined;
  const Part = isInBook ? 'section' : 'li';
  return (
    <Part
      id={`hole-${anchor}`}
      className={isInBook ? 'book-page book-hole' : 'hole-card'}
      aria-label={isInBook ? holeTexts.holeNamed(label) : undefined}
      data-figures-of={hole_id}
    >
      <HoleCardHead hole={hole_id} label={label} facts={facts} title={isInBook ? 'h2' : 'h3'} />
      {name !== null && (
        <p className="hole-card-name">
          <bdi>{name}</bdi>
        </p>
      )}
      {hole.drawing}
      <div className="hole-card-text">
        <HoleCardLength hole={hole_id} metres={length} yards={lengthYards} change={hole.elevation_change} />
        {length === null && <StraightDistance metres={hole.straight_distance} />}
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

type HoleCardHeadProps = Pick<HoleOnCard, 'label' | 'facts'> & { hole: string; title: 'h2' | 'h3' };

function HoleCardHead({ hole, label, facts, title: Title }: HoleCardHeadProps) {
  const { holeTexts } = useTexts(holeCardsPart);
  const { par, parSource, strokeIndex } = facts;
  return (
    <div className="hole-card-head">
      <Title>
        <span className="sr-only">{holeTexts.hole} </span>
        <bdi>{label}</bdi>
      </Title>
      <p>
        <OwnStrokes hole={hole} />
        {par !== null && <OwnPar hole={hole} par={par} source={parSource} />}
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

/** A hole's length, with the one it plays like where it climbs or falls. */
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
        <span>
          <PlaysLike hole={hole} metres={metres} change={change} />
        </span>
      )}
    </p>
  );
}

/** The distance on a hole with only its tee and green mapped. */
function StraightDistance({ metres }: { metres: number | null }) {
  const { holeTexts } = useTexts(holeCardsPart);
  if (metres === null) return null;
  return (
    <p>
      <Said parts={holeTexts.straight(<Length metres={metres} />)} />
    </p>
  );
}

function PlaysLike({ hole, metres, change }: { hole: string; metres: number; change: number }) {
  const { holeTexts } = useTexts(holeCardsPart);
  const length = <OwnChangedLength hole={hole} metres={metres} change={playsLike(metres, change) - metres} />;
  return <Said parts={holeTexts.plays(length)} />;
}

function CarriesTable({ hole: { hole_id, carries, toEnd } }: { hole: HoleOnCard }) {
  const { holeTexts } = useTexts(holeCardsPart);
  const { capital } = useTexts(numbersPart);
  const { hazardPhrase } = useTexts(holesPart);
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
        {carries.map((group) => (
          <CarryRow
            key={`${group.type}${group.side}${group.reach}`}
            hole={hole_id}
            reach={group.reach}
            carry={group.carry}
          >
            <th scope="row">
              <HazardDot type={group.type} />
              {capital(hazardPhrase({ ...group, isByGreen: isByGreen(group, toEnd) }))}
            </th>
          </CarryRow>
        ))}
      </tbody>
    </table>
  );
}

type HoleGreenProps = { hole: string; green: NonNullable<HoleOnCard['green']> };

/** How deep and wide it is, and how far its front, middle and back are from the tee. */
function HoleGreen({ hole, green: { depth, width, from, drawing } }: HoleGreenProps) {
  const { holeTexts } = useTexts(holeCardsPart);
  const to = (metres: number) => (
    <span>
      <OwnDistance hole={hole} metres={metres} />
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
    <svg viewBox="-6 -6 12 12" className="hole-card-arrow" aria-hidden="true">
      <path d="M0 5V-5M-3-2 0-5 3-2" transform={`rotate(${Math.round(degrees) % 360})`} />
    </svg>
  );
}
