import type { Access } from './access.ts';

/** Null leaves a part open. */
export interface CourseFilter {
  /** 27 means 27 and more. */
  holes: 9 | 18 | 27 | null;
  par: ParBand | null;
  /** Whether at least one hole is mapped. */
  hasMap: boolean;
  access: AccessBand | null;
}

/** Kinds of access, by whether a visitor may play. */
export const ACCESS_BANDS = {
  visitors: ['public', 'semi_private', 'resort'],
  members: ['private', 'military'],
} as const satisfies Record<string, readonly Access[]>;
export type AccessBand = keyof typeof ACCESS_BANDS;

/** Both inclusive. Eighteen full-length holes are 66 and more. */
export const PAR_BANDS = {
  short: { least: 0, most: 35 },
  nine: { least: 36, most: 53 },
  executive: { least: 54, most: 65 },
  full: { least: 66, most: 71 },
  championship: { least: 72, most: 200 },
} as const;
export type ParBand = keyof typeof PAR_BANDS;

export const NO_FILTER: CourseFilter = { holes: null, par: null, hasMap: false, access: null };

/** Leaves out courses where something asked for isn't known. */
export function isWanted(
  filter: CourseFilter,
  course: { hole_count: number | null; par: number | null; has_geometry: boolean; access: Access },
): boolean {
  if (filter.hasMap && !course.has_geometry) return false;
  if (filter.access !== null && !ACCESS_BANDS[filter.access].some((access) => access === course.access)) {
    return false;
  }
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

/** What an address may say. */
const WORDS = {
  holes: ['9', '18', '27'],
  par: Object.keys(PAR_BANDS),
  map: ['1'],
  access: Object.keys(ACCESS_BANDS),
};

/** Reads `holes`, `par`, `map` and `access`; a value that isn't understood leaves that part open. */
export function parseCourseFilter(query: URLSearchParams): CourseFilter {
  const read = (name: keyof typeof WORDS) => {
    const word = query.get(name);
    return word !== null && WORDS[name].includes(word) ? word : null;
  };
  const holes = read('holes');
  return {
    holes: holes === null ? null : (Number(holes) as CourseFilter['holes']),
    par: read('par') as ParBand | null,
    hasMap: read('map') !== null,
    access: read('access') as AccessBand | null,
  };
}

/** Says which value isn't understood and what is; null if all are. An empty value leaves its part open. */
export function describeFilterFault(query: URLSearchParams): { parameter: string; message: string } | null {
  for (const [parameter, words] of Object.entries(WORDS)) {
    const word = query.get(parameter) ?? '';
    if (word === '' || words.includes(word)) continue;
    const [value, accepted] = [JSON.stringify(word.slice(0, 40)), words.join(', ')];
    return { parameter, message: `The filter ${parameter} can't be ${value}: it takes ${accepted}.` };
  }
  return null;
}

/** Always in the same order; empty for `NO_FILTER`. */
export function formatCourseFilter({ holes, par, hasMap, access }: CourseFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (holes !== null) query.set('holes', String(holes));
  if (par !== null) query.set('par', par);
  if (hasMap) query.set('map', '1');
  if (access !== null) query.set('access', access);
  return query;
}
