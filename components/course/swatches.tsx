import { HAZARDS, type HazardType } from '#lib/golf/hazards.ts';
import { GROUND } from '#lib/golf/surfaces.ts';

/** A tee's colour, or a ring if it's unknown. The tee's name comes next to it. */
export function TeeSwatch({ hex }: { hex: string | null }) {
  const colour = hex !== null && /^#[0-9a-f]{6}$/i.test(hex) ? hex : undefined;
  return <span className="tee-swatch" style={{ background: colour }} aria-hidden="true" />;
}

export function HazardDot({ type }: { type: HazardType }) {
  return <span className="hazard-dot" style={{ background: hazardColour(type) }} aria-hidden="true" />;
}

/** Undefined where the hazard has no colour. */
export function hazardColour(type: HazardType): string | undefined {
  const { ground } = HAZARDS[type];
  return ground === null ? undefined : `var(${GROUND[ground].colour})`;
}
