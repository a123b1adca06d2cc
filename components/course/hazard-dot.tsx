import { HAZARDS, type HazardType } from '#lib/golf/hazards.ts';
import { GROUND } from '#lib/golf/surfaces.ts';

/** A hazard's colour as a dot in front of its name. */
export function HazardDot({ type }: { type: HazardType }) {
  return <span className="hazard-dot" style={{ background: hazardColour(type) }} aria-hidden="true" />;
}

/** The colour of a hazard's ground, for a style; undefined where it has none. */
export function hazardColour(type: HazardType): string | undefined {
  const { ground } = HAZARDS[type];
  return ground === null ? undefined : `var(${GROUND[ground].colour})`;
}
