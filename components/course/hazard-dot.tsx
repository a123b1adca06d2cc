import { HAZARDS, type HazardType } from '#lib/golf/hazards.ts';
import { GROUND } from '#lib/golf/surfaces.ts';

export function HazardDot({ type }: { type: HazardType }) {
  return <span className="hazard-dot" style={{ background: hazardColour(type) }} aria-hidden="true" />;
}

/** Undefined where the hazard has no colour. */
export function hazardColour(type: HazardType): string | undefined {
  const { ground } = HAZARDS[type];
  return ground === null ? undefined : `var(${GROUND[ground].colour})`;
}
