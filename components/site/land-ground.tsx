import { WORLD_FRAME } from '#lib/drawing/world-frame.ts';

const WHOLE_WORLD = { x: 0, y: 0, width: WORLD_FRAME.width, height: WORLD_FRAME.height };

/** The world's land within an `<svg>` whose viewBox is a part of the world's frame, in the colour of the rough. */
export function LandGround() {
  return (
    <>
      <mask id="land" style={{ maskType: 'alpha' }} maskUnits="userSpaceOnUse" {...WHOLE_WORLD}>
        <image href="/shapes/land.svg" preserveAspectRatio="none" {...WHOLE_WORLD} />
      </mask>
      <rect {...WHOLE_WORLD} fill="var(--rough)" mask="url(#land)" />
    </>
  );
}
