import { areApart, type Box, boxAround, type PlanePoint } from '#components/drawing/plane.ts';

export interface Label {
  text: string;
  /** Its dot, in drawing units. */
  at: PlanePoint;
  /** What the dot covers, where that's among what's taken: a label may touch its own. */
  dot?: Box;
}

export type PlacedLabel<L extends Label> = L & { side: 'left' | 'right' };

interface LabelRoom {
  width: number;
  height: number;
  /** Drawing units per pixel. */
  pixel: number;
}

/** Pixels of the locator's small type. */
const LETTER = 6.4;
const LINE = 17;
const FROM_DOT = 7;

/** The labels that fit next to their dots, in the given order and at most `most`; adds what they cover to `taken`. */
export function placeLabels<L extends Label>(
  labels: readonly L[],
  most: number,
  taken: Box[],
  { width, height, pixel }: LabelRoom,
): PlacedLabel<L>[] {
  const placed: PlacedLabel<L>[] = [];
  for (const label of labels) {
    if (placed.length === most) break;
    for (const side of ['right', 'left'] as const) {
      const covered = coverOf(label, side, pixel);
      const isSeen = covered.left > 0 && covered.right < width && covered.top > 0 && covered.bottom < height;
      if (!isSeen || taken.some((box) => box !== label.dot && !areApart(box, covered))) continue;
      taken.push(covered);
      placed.push({ ...label, side });
      break;
    }
  }
  return placed;
}

function coverOf({ text, at: [x, y] }: Label, side: 'left' | 'right', pixel: number): Box {
  const sign = side === 'right' ? 1 : -1;
  return boxAround([
    [x - sign * 4 * pixel, y - (LINE / 2) * pixel],
    [x + sign * (FROM_DOT + text.length * LETTER) * pixel, y + (LINE / 2) * pixel],
  ]);
}
