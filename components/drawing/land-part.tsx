import land from 'world-atlas/land-50m.json' with { type: 'json' };
import { type LandTopology, landRings, landWithin } from './land.ts';
import type { Box } from './plane.ts';

const rings = landRings(land as unknown as LandTopology);

/** Across the drawing: about a pixel each on a wide screen. */
const PIECES = 1200;

/** Land, as fine as a page shows it. */
export function LandPart({ box }: { box: Box }) {
  const grain = (box.right - box.left) / PIECES;
  return (
    <path
      // A little towards ink: by night the sea of such a sketch is nearly as light as the rough.
      fill="var(--land)"
      stroke="var(--contour)"
      vectorEffect="non-scaling-stroke"
      transform={`translate(${box.left.toFixed(2)} ${box.top.toFixed(2)}) scale(${grain.toFixed(5)})`}
      d={landWithin(rings, box, grain)}
    />
  );
}
