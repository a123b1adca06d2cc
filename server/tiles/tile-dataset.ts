import type { Dataset } from '../store/open-dataset.ts';
import type { TileDataset } from './keep-course-tiles.ts';
import { readTileCourses } from './read-tile-courses.ts';

/** What tiles need of a dataset. */
export function toTileDataset({ version, read, memo }: Dataset): TileDataset {
  return { version, courses: () => memo('tile courses', () => read(readTileCourses)) };
}
