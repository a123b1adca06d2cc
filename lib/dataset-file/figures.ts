import type { DatabaseSync } from 'node:sqlite';
import type { CourseFigure } from '../golf/course-figures.ts';
import { unpackColumn } from './packed-column.ts';

/** The courses for which a figure is known, first to last. */
export type StoredFigure = {
  golfIds: Uint32Array;
  values: Float64Array;
  /** Places in `basisDocs`. */
  bases: Uint32Array;
  /** JSON of a FigureBasis each. */
  basisDocs: string[];
};

/** Throws a RangeError if the file lacks it. */
export function readStoredFigure(database: DatabaseSync, figure: CourseFigure): StoredFigure {
  const row = database
    .prepare('SELECT golf_ids, figures, bases, basis_docs FROM figure WHERE figure = ?')
    .get(figure);
  if (!row) throw new RangeError(`The dataset has no figure ${figure}.`);
  return {
    golfIds: unpackColumn(row.golf_ids as Uint8Array, Uint32Array),
    values: unpackColumn(row.figures as Uint8Array, Float64Array),
    bases: unpackColumn(row.bases as Uint8Array, Uint32Array),
    basisDocs: (JSON.parse(String(row.basis_docs)) as unknown[]).map((basis) => JSON.stringify(basis)),
  };
}
