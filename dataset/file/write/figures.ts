import type { DatabaseSync } from 'node:sqlite';
import { packColumn } from '#lib/dataset-file/packed-column.ts';
import { COURSE_FIGURES, courseFigures } from '#lib/golf/course-figures.ts';
import type { FigureOfCourse } from '../../profile/to-figures.ts';

type RankedCourse = { golfId: number; slug: string; value: number; basis: number };

/** Ranks the courses by each figure once all are known. */
export function collectFigures() {
  const places = new Map(courseFigures.map((figure): [typeof figure, RankedCourse[]] => [figure, []]));
  const bases = new Map(courseFigures.map((figure) => [figure, new Map<string, number>()]));
  return {
    add(golfId: number, slug: string, figures: readonly FigureOfCourse[]): void {
      for (const { figure, value, basis } of figures) {
        const known = bases.get(figure)!;
        const doc = JSON.stringify(basis);
        const number = known.get(doc) ?? known.size;
        known.set(doc, number);
        places.get(figure)!.push({ golfId, slug, value, basis: number });
      }
    },
    write(database: DatabaseSync): void {
      const insert = database.prepare('INSERT INTO figure VALUES (?, ?, ?, ?, ?)');
      for (const figure of courseFigures) {
        const sign = COURSE_FIGURES[figure].first === 'largest' ? -1 : 1;
        const ranked = places
          .get(figure)!
          .sort((a, b) => sign * (a.value - b.value) || (a.slug < b.slug ? -1 : 1));
        insert.run(
          figure,
          packColumn(Uint32Array.from(ranked, ({ golfId }) => golfId)),
          packColumn(Float64Array.from(ranked, ({ value }) => value)),
          packColumn(Uint32Array.from(ranked, ({ basis }) => basis)),
          `[${[...bases.get(figure)!.keys()].join()}]`,
        );
      }
    },
  };
}
