/** Orders of lists of courses; what isn't known comes last. */
export const courseOrders = ['name', 'prominence', 'length', 'slope'] as const;
export type CourseOrder = (typeof courseOrders)[number];

/** What every course in a list must have. */
export const coursePossessions = ['map', 'card', 'map_and_card'] as const;
export type CoursePossession = (typeof coursePossessions)[number];
