import { playPart } from '#messages/parts/play.ts';
import { useTexts } from '#messages/use-texts.ts';
import type { PlayView } from './use-play.ts';

/** Front, middle and back of the green; the middle alone, with its error, where the position is poor. */
export function DistancePanel({ measured, where, inUnit }: PlayView) {
  const { distanceTexts } = useTexts(playPart);
  const error = where.gps === 'inaccurate' ? (where.place?.accuracy ?? null) : null;
  return (
    <dl className="play-distances">
      {(['middle', 'front', 'back'] as const).map((part) => {
        const isShown = part === 'middle' || error === null;
        const metres = isShown ? measured?.green[part] : null;
        return (
          <div
            key={part}
            data-distance={part}
            data-metres={metres?.toFixed(1)}
            hidden={metres == null && part !== 'middle'}
          >
            <dt className="label">{distanceTexts[part]}</dt>
            <dd>
              {metres == null ? '–' : inUnit(metres)}
              {error !== null && metres != null && (
                <small className="whitespace-nowrap text-[1.75rem] tracking-normal"> ± {inUnit(error)}</small>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The way to the place that was tapped, and from there to the middle of the green. */
export function TargetDistances({ measured, lengthText }: PlayView) {
  const { distanceTexts } = useTexts(playPart);
  if (!measured?.target) return null;
  const { target, remaining } = measured.target;
  return (
    <p className="flex flex-wrap gap-x-5 border-rule border-t pt-1">
      <span data-target="" data-metres={target.toFixed(1)}>
        {distanceTexts.target} <b className="text-[1.375rem]">{lengthText(target)}</b>
      </span>
      <span data-remaining="" data-metres={remaining.toFixed(1)}>
        {distanceTexts.remaining} <b className="text-[1.375rem]">{lengthText(remaining)}</b>
      </span>
    </p>
  );
}

/** This many hazards, or more, get a single line of columns, so that all are in sight. */
const MANY = 7;

/** Hazards in the order in which they come, each with the length to lay up to, except in a competition. */
export function HazardList({ measured, where, isCompetition, inUnit }: PlayView) {
  const { distanceTexts, hazardListTexts, hazardName } = useTexts(playPart);
  if (!measured || where.gps === 'inaccurate') return null;
  const { hazards, corner } = measured;
  if (hazards.length === 0 && !corner) return null;
  const isMany = hazards.length >= MANY;
  const text = (metres: number) => String(inUnit(metres));
  return (
    <ul className="play-hazards" data-many={isMany || undefined} aria-label={hazardListTexts.title}>
      {corner && (
        <li>
          <span>{distanceTexts.corner(text(corner.to), text(corner.left))}</span>
        </li>
      )}
      {isMany && !isCompetition && (
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
          data-reach={reach.toFixed(1)}
          data-carry={carry.toFixed(1)}
        >
          <span>{hazardName(type, side)}</span> <b>{hazardListTexts.between(text(reach), text(carry))}</b>
          {!isCompetition && layUp !== null && (
            <small>
              {' '}
              <span className={isMany ? 'sr-only' : undefined}>{distanceTexts.layUp}</span> {text(layUp)}
            </small>
          )}
        </li>
      ))}
    </ul>
  );
}
