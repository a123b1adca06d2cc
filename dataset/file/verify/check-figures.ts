import type { DatabaseSync } from 'node:sqlite';
import { readStoredFigure } from '#lib/dataset-file/figures.ts';
import { COURSE_FIGURES, type CourseFigure, courseFigures } from '#lib/golf/course-figures.ts';

/** A sentence for each figure that doesn't rank courses of the file, each once, in the order of its values. */
export function checkFigures(database: DatabaseSync): string[] {
  const rows = database.prepare('SELECT golf_id, slug FROM course').all();
  const slugs = new Map(rows.map(({ golf_id, slug }) => [Number(golf_id), String(slug)]));
  return courseFigures.flatMap((figure) => {
    const fault = faultOf(database, figure, slugs);
    return fault === null ? [] : [`Doesn't hold: the figure ${figure} ${fault}.`];
  });
}

function faultOf(
  database: DatabaseSync,
  figure: CourseFigure,
  slugs: ReadonlyMap<number, string>,
): string | null {
  try {
    const { golfIds, values, bases, basisDocs } = readStoredFigure(database, figure);
    if (values.length !== golfIds.length || bases.length !== golfIds.length)
      return 'has columns of one length';
    const sign = COURSE_FIGURES[figure].first === 'largest' ? -1 : 1;
    const isInOrder = (place: number) => {
      const difference = sign * (values[place]! - values[place - 1]!);
      return (
        difference > 0 || (difference === 0 && slugs.get(golfIds[place - 1]!)! < slugs.get(golfIds[place]!)!)
      );
    };
    for (let place = 0; place < golfIds.length; place++) {
      if (!slugs.has(golfIds[place]!)) return 'is of courses of the file';
      if (basisDocs[bases[place]!] === undefined) return 'says what each value is based on';
      if (place > 0 && !isInOrder(place)) return `continues after place ${place} in the order of its values`;
    }
    return new Set(golfIds).size === golfIds.length ? null : 'has each course once';
  } catch (error) {
    return `can be read (${error instanceof Error ? error.message : error})`;
  }
}
