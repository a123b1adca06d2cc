import { type CourseFilter, formatCourseFilter, isWanted } from '#lib/golf/course-filter.ts';
import { createCourseTiles, type TileCourse } from './course-tiles.ts';

/** The dataset that is being served, as far as tiles go. */
export interface TileDataset {
  version: string;
  /** All courses; read at most once for each version. */
  courses: () => TileCourse[];
}

/** Filters that have been asked for keep their clusters; the least recently asked makes room. */
const KEPT_FILTERS = 8;

/** Course tiles of the current dataset for each filter that was asked for, made on first use. */
export function keepCourseTiles() {
  let version = '';
  const kept = new Map<string, ReturnType<typeof createCourseTiles>>();
  return (current: TileDataset, filter: CourseFilter): ReturnType<typeof createCourseTiles> => {
    if (current.version !== version) {
      kept.clear();
      version = current.version;
    }
    const key = formatCourseFilter(filter).toString();
    const tiles =
      kept.get(key) ?? createCourseTiles(current.courses().filter((course) => isWanted(filter, course)));
    kept.delete(key);
    kept.set(key, tiles);
    if (kept.size > KEPT_FILTERS) kept.delete(kept.keys().next().value ?? '');
    return tiles;
  };
}
