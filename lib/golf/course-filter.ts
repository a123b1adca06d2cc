/** Null leaves a part open. */
export interface CourseFilter {
  /** 27 means 27 and more. */
  holes: 9 | 18 | 27 | null;
  par: ParBand | null;
  /** At least one hole is mapped. */
  hasMap: boolean;
}

/** Both inclusive. Eighteen full-length holes are 66 and more. */
export const PAR_BANDS = {
  short: { least: 0, most: 35 },
  nine: { least: 36, most: 53 },
  executive: { least: 54, most: 65 },
  full: { least: 66, most: 71 },
  championship: { least: 72, most: 200 },
} as const;
export type ParBand = keyof typeof PAR_BANDS;

export const NO_FILTER: CourseFilter = { holes: null, par: null, hasMap: false };

/** A course whose holes or par are unknown isn't wanted where these are asked for. */
export function isWanted(
  filter: CourseFilter,
  course: { hole_count: number | null; par: number | null; has_geometry: boolean },
): boolean {
  if (filter.hasMap && !course.has_geometry) return false;
  if (filter.holes !== null) {
    if (course.hole_count === null) return false;
    if (filter.holes === 27 ? course.hole_count < 27 : course.hole_count !== filter.holes) return false;
  }
  if (filter.par !== null) {
    const { least, most } = PAR_BANDS[filter.par];
    if (course.par === null || course.par < least || course.par > most) return false;
  }
  return true;
}

/** Reads `holes`, `par` and `map`; a value that isn't understood leaves that part open. */
export function parseCourseFilter(query: URLSearchParams): CourseFilter {
  const holes = Number(query.get('holes'));
  const par = query.get('par') ?? '';
  return {
    holes: holes === 9 || holes === 18 || holes === 27 ? holes : null,
    par: isParBand(par) ? par : null,
    hasMap: query.get('map') === '1',
  };
}

/** Always in the same order; empty for `NO_FILTER`. */
export function formatCourseFilter({ holes, par, hasMap }: CourseFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (holes !== null) query.set('holes', String(holes));
  if (par !== null) query.set('par', par);
  if (hasMap) query.set('map', '1');
  return query;
}

function isParBand(word: string): word is ParBand {
  return Object.hasOwn(PAR_BANDS, word);
}
