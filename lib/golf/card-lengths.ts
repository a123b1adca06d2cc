import { sumColumn } from './card-columns.ts';
import { type LengthUnit, toYards, yardsToMetres } from './units.ts';

/** One length in both units; the printed one as printed, the other converted. */
export interface CardLength {
  metres: number;
  yards: number;
}

/** What is needed of a teebox to write its row of a card. */
export interface LengthTeebox {
  length: number | null;
  length_yards: number | null;
  measured_in: LengthUnit | null;
  holes: readonly {
    hole_id: string | null;
    number: number;
    length: number | null;
    length_yards: number | null;
  }[];
}

/** A teebox's length at each place of a card: the same traced hole, else the same number; null where unknown. */
export function cardLengths(
  cardHoles: readonly { hole_id: string | null; number: number }[],
  teebox: LengthTeebox,
): (CardLength | null)[] {
  return cardHoles.map((hole) => {
    const found =
      teebox.holes.find((each) => each.hole_id !== null && each.hole_id === hole.hole_id) ??
      teebox.holes.find(
        (each) => each.number === hole.number && (each.hole_id === null || hole.hole_id === null),
      );
    // A length of nothing is an unknown one.
    if (!found?.length) return null;
    return { metres: found.length, yards: found.length_yards ?? toYards(found.length) };
  });
}

/**
 * The sum over places `from`..`to` of a card's row. Summed in the printed unit and converted once: a sum of
 * conversions drifts by metres. The whole card of a teebox has the total that the teebox itself states.
 */
export function sumLengths(
  lengths: readonly (CardLength | null)[],
  range: { from: number; to: number },
  teebox: LengthTeebox,
): CardLength | null {
  const isWhole = range.from === 0 && range.to === teebox.holes.length && range.to === lengths.length;
  if (isWhole && teebox.length) {
    return { metres: teebox.length, yards: teebox.length_yards ?? toYards(teebox.length) };
  }
  if (teebox.measured_in === 'yd') {
    const yards = sumColumn(
      lengths.map((length) => length?.yards),
      range,
    );
    return yards === null ? null : { metres: yardsToMetres(yards), yards };
  }
  const metres = sumColumn(
    lengths.map((length) => length?.metres),
    range,
  );
  return metres === null ? null : { metres, yards: toYards(metres) };
}
