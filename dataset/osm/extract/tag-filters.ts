/** Keys of what was golf or will be, which is left out and reported. */
const LIFECYCLE_KEYS = 'disused:golf,abandoned:golf,demolished:golf,proposed:golf,construction:golf';

/** Kinds that some mappers draw as lines and others as areas. */
const LINES_OR_AREAS =
  'water_hazard,lateral_water_hazard,out_of_bounds,penalty_area,hazard,water,lateral_water,ob,creek';

/**
 * osmium tag filters: every object that a rule may want, including tagging slips, and what golf courses
 * contain but mappers don't tag as golf. https://wiki.openstreetmap.org/wiki/Tag:leisure%3Dgolf_course
 */
export const golfFilter = [
  'nwr/golf',
  // Also as one of several values.
  'nwr/leisure=*golf_course*',
  'nwr/leisure=golf_pin,miniature_golf',
  'r/type=golf',
  'r/route=golf',
  'r/site=golf',
  'nwr/club=golf',
  'wr/sport=*golf*',
  `nwr/${LIFECYCLE_KEYS}`,
];

/** What's read around golf: what can belong to a course, and, from farther off, waters to draw around it. */
export const aroundFilters = {
  near: [
    'wr/natural=water,wood',
    'wr/landuse=forest',
    'w/natural=coastline',
    'w/waterway=stream,ditch,drain,river,canal',
    'wr/waterway=riverbank',
  ],
  wide: ['wr/natural=water', 'w/natural=coastline', 'w/waterway=river', 'wr/waterway=riverbank'],
};

export type Around = keyof typeof aroundFilters;

/** Says which closed ways are lines: holes and paths. Without it, `osmium export` writes each as a line and as an area. */
export const exportConfiguration = {
  attributes: { version: true, timestamp: true },
  linear_tags: [
    `golf=hole,cartpath,cart_path,path,${LINES_OR_AREAS}`,
    'waterway!=riverbank',
    'natural=coastline',
    ...LIFECYCLE_KEYS.split(','),
  ],
  area_tags: [
    'golf!=hole,cartpath,cart_path,path',
    'leisure',
    'natural!=coastline',
    'waterway=riverbank',
    'landuse',
    'building',
    'sport',
  ],
};

/** Lines of outlines that osmium can't close. */
export const outlineConfiguration = {
  attributes: { version: true, timestamp: true },
  linear_tags: ['leisure=golf_course'],
  area_tags: [],
};
