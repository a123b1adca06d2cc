'use client';
import type { LengthUnit } from '#lib/golf/units.ts';
import { playPart } from '#messages/parts/play.ts';
import { useLanguage, useTexts } from '#messages/use-texts.ts';
import type { GreenDistances, HazardAhead } from './distances.ts';
import { decimetres, inUnit, lengthText } from './lengths.ts';

type Part = 'front' | 'middle' | 'back';

type DistancePanelProps = { distances: GreenDistances | null; unit: LengthUnit; accuracy: number | null };

/** Front, middle and back of the green; the middle alone, with its error, where the position is poor. */
export function DistancePanel({ distances, unit, accuracy }: DistancePanelProps) {
  const metres = (part: Part) =>
    part !== 'middle' && accuracy !== null ? null : (distances?.[part] ?? null);
  return (
    <dl className="play-distances">
      {(['middle', 'front', 'back'] as const).map((part) => (
        <Distance
          key={part}
          part={part}
          metres={metres(part)}
          unit={unit}
          error={part === 'middle' ? accuracy : null}
        />
      ))}
    </dl>
  );
}

type DistanceProps = { part: Part; metres: number | null; unit: LengthUnit; error: number | null };

const CLASSES = {
  middle: 'play-distance play-middle',
  front: 'play-distance play-front',
  back: 'play-distance play-back',
} satisfies Record<Part, string>;

function Distance({ part, metres, unit, error }: DistanceProps) {
  const { distanceTexts } = useTexts(playPart);
  const known = metres === null ? {} : { 'data-metres': decimetres(metres) };
  return (
    <div
      className={CLASSES[part]}
      data-distance={part}
      hidden={metres === null && part !== 'middle'}
      {...known}
    >
      <dt className="label">{distanceTexts[part]}</dt>
      <dd>
        {metres === null ? '–' : inUnit(metres, unit)}
        {error !== null && metres !== null && <small> ± {inUnit(error, unit)}</small>}
      </dd>
    </div>
  );
}

type TargetProps = { target: number; remaining: number; unit: LengthUnit };

export function TargetDistances({ target, remaining, unit }: TargetProps) {
  const language = useLanguage();
  const { distanceTexts } = useTexts(playPart);
  return (
    <p className="play-target-distances">
      <span data-target="" data-metres={decimetres(target)}>
        {distanceTexts.target} <b>{lengthText(target, unit, language)}</b>
      </span>
      <span data-remaining="" data-metres={decimetres(remaining)}>
        {distanceTexts.remaining} <b>{lengthText(remaining, unit, language)}</b>
      </span>
    </p>
  );
}

type HazardListProps = {
  hazards: readonly HazardAhead[];
  corner: { to: number; left: number } | null;
  unit: LengthUnit;
  /** Left out in a competition. */
  hasLayUp: boolean;
};

/** So many hazards, or more, get a single line of columns, so that all are in sight. */
const MANY = 7;

/** Hazards in the order in which they come, each with the length to lay up to. */
export function HazardList({ hazards, corner, unit, hasLayUp }: HazardListProps) {
  const { distanceTexts, hazardListTexts, hazardName } = useTexts(playPart);
  const isMany = hazards.length >= MANY;
  return (
    <ul className="play-hazards" data-many={isMany || undefined} aria-label={hazardListTexts.title}>
      {corner && (
        <li>
          <span>
            {distanceTexts.corner(String(inUnit(corner.to, unit)), String(inUnit(corner.left, unit)))}
          </span>
        </li>
      )}
      {isMany && hasLayUp && (
        <li aria-hidden="true">
          <small>{distanceTexts.layUp}</small>
        </li>
      )}
      {hazards.map(({ hazard_id, type, side, reach, carry, layUp }) => (
        <li
          key={`${hazard_id} ${side} ${reach}`}
          data-hazard={hazard_id}
          data-type={type}
          data-side={side}
          data-reach={decimetres(reach)}
          data-carry={decimetres(carry)}
        >
          <span>{hazardName(type, side)}</span>{' '}
          <b>{hazardListTexts.between(String(inUnit(reach, unit)), String(inUnit(carry, unit)))}</b>
          {hasLayUp && layUp !== null && (
            <small>
              {' '}
              <span className={isMany ? 'sr-only' : undefined}>{distanceTexts.layUp}</span>{' '}
              {inUnit(layUp, unit)}
            </small>
          )}
        </li>
      ))}
    </ul>
  );
}
