/** Courses on one page of a region's or a city's list. */
export const COURSES_A_PAGE = 50;
