export * from './en/cards.ts';
export * from './en/changes.ts';
export * from './en/compare.ts';
export * from './en/controls.ts';
export * from './en/course.ts';
export * from './en/course-map.ts';
export * from './en/data.ts';
export * from './en/developers.ts';
export * from './en/directory.ts';
export * from './en/embeds.ts';
export * from './en/golf.ts';
export * from './en/handicap.ts';
export * from './en/hole-cards.ts';
export * from './en/hole-search.ts';
export * from './en/holes.ts';
export * from './en/legal.ts';
export * from './en/map.ts';
export * from './en/numbers.ts';
export * from './en/pages.ts';
export * from './en/place-names.ts';
export * from './en/play.ts';
export * from './en/rankings.ts';
export * from './en/search-map.ts';
export * from './en/share.ts';
export * from './en/site.ts';
export * from './en/walk.ts';

/** Of these texts, as in `<html lang>`. */
export const language = 'en';
