import type { PointerEvent } from 'react';
import { hazardColour } from '#components/course/swatches.tsx';
import { Said } from '#components/site/said.tsx';
import { Height, Length } from '#components/units/lengths.tsx';
import type { Hole } from '#lib/api/records.ts';
import { aheadOf } from '#lib/golf/hole-tee.ts';
import { mapPart } from '#messages/parts/map.ts';
import { numbersPart } from '#messages/parts/numbers.ts';
import { useTexts } from '#messages/use-texts.ts';

interface HoleSlopeProps {
  hole: Hole;
  /** Metres along the mapped line. */
  length: number;
  /** The place pointed at, as a share of the way from tee to green. */
  share: number | null;
  onPoint: (share: number | null) => void;
}

const WIDTH = 260;
const HEIGHT = 64;
/** Room for the ends' dots, and below the ground for the hazards. */
const EDGE = { side: 6, top: 10, bottom: 14 };
/** The least height that's drawn, in metres, so that a level hole looks level. */
const LEAST_SPAN = 12;

/**
 * A hole from the side: heights are known at tee and green, so the ground between is drawn straight. Nothing where a
 * height is unknown.
 */
export function HoleSlope({ hole, length, share, onPoint }: HoleSlopeProps) {
  const { courseMapTexts } = useTexts(mapPart);
  const { formatWhole } = useTexts(numbersPart);
  const { tee_elevation: tee, green_elevation: green } = hole;
  if (tee === null || green === null || length <= 0) return null;
  const span = Math.max(Math.abs(green - tee), LEAST_SPAN);
  const middle = (tee + green) / 2;
  const x = (at: number) => EDGE.side + at * (WIDTH - 2 * EDGE.side);
  const y = (height: number) =>
    EDGE.top + (0.5 - (height - middle) / span) * (HEIGHT - EDGE.top - EDGE.bottom);
  const along = (metres: number) => x(Math.min(Math.max(metres + aheadOf(hole), 0) / length, 1));
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = (((event.clientX - left) / width) * WIDTH - EDGE.side) / (WIDTH - 2 * EDGE.side);
    onPoint(Math.min(1, Math.max(0, at)));
  };
  const ground = `M${x(0)},${y(tee)}L${x(1)},${y(green)}`;
  return (
    <figure className="mt-2.5 max-sm:hidden">
      <svg
        className="w-full cursor-crosshair"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={courseMapTexts.sideView(formatWhole(tee), formatWhole(green))}
        onPointerMove={point}
        onPointerLeave={() => onPoint(null)}
      >
        <path d={`${ground}V${HEIGHT}H${x(0)}Z`} fill="var(--rough)" />
        {hole.carries.map(({ hazard_id, type, side, reach, carry }) => (
          <rect
            key={`${hazard_id} ${side} ${reach}`}
            x={along(reach)}
            y={HEIGHT - 9}
            width={Math.max(2, along(carry) - along(reach))}
            height={6}
            fill={hazardColour(type) ?? 'var(--sand)'}
          />
        ))}
        <path d={ground} stroke="var(--deep-green)" strokeWidth="1.5" fill="none" />
        <circle cx={x(0)} cy={y(tee)} r="3" fill="var(--paper)" stroke="var(--ink)" />
        <circle cx={x(1)} cy={y(green)} r="3" fill="var(--flag)" />
        {share !== null && (
          <path
            d={`M${x(share)},4V${HEIGHT}`}
            stroke="var(--flag)"
            strokeWidth="1.25"
            className="hole-slope-place"
          />
        )}
      </svg>
      <figcaption className="mt-1 text-xs text-soft">
        {share === null ? (
          <Said parts={courseMapTexts.ends(<Height metres={tee} />, <Height metres={green} />)} />
        ) : (
          <Said
            parts={courseMapTexts.place(
              <Length metres={Math.max(0, share * length - aheadOf(hole))} />,
              <Height metres={tee + (green - tee) * share} />,
            )}
          />
        )}
      </figcaption>
    </figure>
  );
}
