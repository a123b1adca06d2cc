import type { DatabaseSync } from 'node:sqlite';
import { memoize } from '#lib/cache/memoize.ts';
import { readStoredFigure } from '#lib/dataset-file/figures.ts';
import type { CourseFigure } from '#lib/golf/course-figures.ts';
import { type CourseTable, indexOfGolfId } from './course-table.ts';

export type FigureScope = {
  figure: CourseFigure;
  countryId: number | null;
  regionId: number | null;
  /** Whether only courses whose name is recorded count. */
  isNamed: boolean;
};
/** The course's index in the course table, and JSON of what the figure is based on. */
export type FigureRow = { index: number; value: number; basis: string };
/** The first courses by a figure, of the world, a country or a region. */
export type FigureReader = (scope: FigureScope, limit: number) => { rows: FigureRow[]; total: number };

/** Reads a figure when it's first asked for. */
export function figureReader(database: DatabaseSync, courses: CourseTable): FigureReader {
  const ofFigure = memoize((figure: CourseFigure) => readFigure(database, courses, figure));
  return ({ figure, countryId, regionId, isNamed }, limit) => {
    const { indexes, rowAt } = ofFigure(figure);
    const [areas, area] = regionId === null ? [courses.countryIds, countryId] : [courses.regionIds, regionId];
    const rows: FigureRow[] = [];
    let total = 0;
    for (let place = 0; place < indexes.length; place++) {
      const index = indexes[place]!;
      if (area !== null && areas[index] !== area) continue;
      if (isNamed && courses.isNamed[index] !== 1) continue;
      if (total++ < limit) rows.push(rowAt(place));
    }
    return { rows, total };
  };
}

function readFigure(database: DatabaseSync, courses: CourseTable, figure: CourseFigure) {
  const { golfIds, values, bases, basisDocs } = readStoredFigure(database, figure);
  const indexes = Int32Array.from(golfIds, (golfId) => indexOfGolfId(courses, golfId));
  const rowAt = (place: number): FigureRow => ({
    index: indexes[place]!,
    value: values[place]!,
    basis: basisDocs[bases[place]!]!,
  });
  return { indexes, rowAt };
}
