import type { Position } from '#lib/contract/geometry.ts';
import type { HoleLine } from './hole-line.ts';
import type { HoleLabel } from './hole-number.ts';

/** A hole of one course while its direction, number and layout are found. */
export type SiteHole = {
  hole: HoleLine;
  /** From tee to green once the direction is known. */
  line: Position[];
  label: HoleLabel;
  number: number | null;
  loop: string | null;
};
