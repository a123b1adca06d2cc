/**
 * osmium tag filters. `golfFilter` finds every object that a rule may want, slips of tagging included;
 * `surroundingsFilter` finds what golf courses contain but mappers do not tag as golf.
 * https://wiki.openstreetmap.org/wiki/Tag:leisure%3Dgolf_course
 */
export const golfFilter = [
  'nwr/golf',
  'nwr/leisure=golf_course,golf_pin,miniature_golf,disc_golf_course',
  'nwr/club=golf',
  'wr/sport=golf',
];

/** What `osmium tags-filter` takes around golf: waters and woods. */
export const surroundingsFilter = ['wr/natural=water,wood', 'wr/landuse=forest'];

/**
 * `osmium export` writes a closed way once as a line and once as an area unless it is told which tags mean
 * what: holes and paths are lines also when they end where they begin.
 */
export const exportConfiguration = {
  attributes: { version: true, timestamp: true },
  linear_tags: ['golf=hole,cartpath,cart_path,path'],
  area_tags: ['golf!=hole,cartpath,cart_path,path', 'leisure', 'natural', 'landuse', 'building', 'sport'],
};

/** Outlines as lines, for those that make no area. */
export const outlineConfiguration = {
  attributes: { version: true, timestamp: true },
  linear_tags: ['leisure=golf_course'],
  area_tags: [],
};
