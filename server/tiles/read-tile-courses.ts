import type { DatabaseSync } from 'node:sqlite';
import type { TileCourse } from './course-tiles.ts';

/** Reads what the map shows of every course from a dataset file, by golf_id ascending. */
export function readTileCourses(database: DatabaseSync): TileCourse[] {
  const rows = database
    .prepare(
      `SELECT golf_id, slug, name, latitude, longitude, hole_count, par, has_geometry
       FROM course ORDER BY golf_id`,
    )
    .all() as unknown as (Omit<TileCourse, 'has_geometry'> & { has_geometry: number })[];
  return rows.map((row) => ({ ...row, has_geometry: row.has_geometry === 1 }));
}
