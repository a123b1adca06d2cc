import type { CourseFigure } from '#lib/golf/course-figures.ts';
import { keysOf } from '#lib/golf/keys-of.ts';
import { counts, formatWhole } from './numbers.ts';
import { nameInSentence } from './place-names.ts';

export const rankingTexts = {
  crumb: 'Best courses',
  of: (place: string | null) => {
    const where = inPlace(place);
    return {
      title: `The best golf courses ${where}`,
      heading: place === null ? 'The world’s best courses' : `Best courses ${where}`,
      description: `The golf courses ${place === null ? '' : `${where} `}that members rate highest, with the number of reviews behind each average.`,
      picture:
        place === null ? 'World map of the best golf courses' : `Map of the best golf courses ${where}`,
    };
  },
  directory: (place: string | null) =>
    place === null ? 'All golf courses by country' : `All golf courses in ${nameInSentence(place)}`,
  pictureLead: 'By members’ reviews',
  ranked: 'Ranked',
  lead: (fewest: number) =>
    `Courses with at least ${fewest} reviews, ranked by members’ average. It’s a guide, not the last word.`,
  none: 'No course here has a review yet, so there’s nothing to rank by.',
  byFacts: 'Rankings by the numbers',
  noneRanked: (fewest: number) => `No course here has ${fewest} reviews yet.`,
  order: (shown: number, total: number) => {
    const ties = 'Ties are broken by number of reviews, shown in brackets.';
    return shown < total ? `The top ${shown} of ${formatWhole(total)} courses. ${ties}` : ties;
  },
  tooFew: 'Too few reviews to rank',
  tooFewNote: (shown: number, total: number) => {
    const which = shown < total ? `The first ${shown} of ${formatWhole(total)}, ordered` : 'Ordered';
    return `${which} by average, which a few more reviews could change`;
  },
};

/** Texts of rankings by figures. */
export const figureTexts = {
  crumb: 'Rankings',
  heading: (place: string | null, figures: readonly CourseFigure[]) => {
    const first = superlatives(figures);
    if (first === '') return `Golf courses ${inPlace(place)} ranked by the numbers`;
    return place === null
      ? `The world’s ${first} golf courses`
      : `The ${first} golf courses ${inPlace(place)}`;
  },
  link: (place: string) => `Rankings by the numbers in ${nameInSentence(place)}`,
  description: (place: string | null) =>
    `Golf courses ${inPlace(place)} ranked by length, bunkers, rating, height and other facts, and what each figure is based on.`,
  lead: 'Ranked by facts, not opinion. Each row says what its figure is based on. Courses whose names aren’t recorded are left out.',
  contents: 'Rankings by the numbers',
  byReviews: 'By members’ reviews',
  allByReviews: 'The whole list',
  known: (total: number) =>
    total === 1 ? 'known for one course' : `known for ${formatWhole(total)} courses`,
  mapped: (holes: number, of: number | null) =>
    of === null || holes > of ? `${counts.holes(holes)} mapped` : `${holes} of ${of} holes mapped`,
  tee: (tee: string) => `${tee} tees`,
  heights: 'heights along the mapped holes',
  height: 'the course’s height, from elevation data',
  position: 'its position on the map',
  statedBy: (source: string) => `according to ${source}`,
  stated: 'according to its source',
  sources: { osm: 'OpenStreetMap', courses: 'a list of courses', demo: 'the demo data' } as Record<
    string,
    string
  >,
  bunkers: (count: number) => (count === 1 ? '1 bunker' : `${formatWhole(count)} bunkers`),
  latitude: (degrees: number) => `${Math.abs(degrees).toFixed(1)}° ${degrees < 0 ? 'south' : 'north'}`,
};

const inPlace = (place: string | null) => (place === null ? 'in the world' : `in ${nameInSentence(place)}`);

/** Words for a heading, which has the first three of these that are known. */
const SUPERLATIVES = {
  longest: 'longest',
  'highest-above-sea': 'highest',
  oldest: 'oldest',
  northernmost: 'northernmost',
} satisfies Partial<Record<CourseFigure, string>>;

function superlatives(figures: readonly CourseFigure[]): string {
  const words = keysOf(SUPERLATIVES)
    .filter((figure) => figures.includes(figure))
    .slice(0, 3)
    .map((figure) => SUPERLATIVES[figure]);
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ');
}

export const figureTitles = {
  longest: 'Longest',
  'highest-rating': 'Highest course rating',
  'highest-slope': 'Highest slope',
  'most-bunkers': 'Most bunkers',
  'most-water': 'Most water to carry',
  'most-climb': 'Most climb',
  'highest-above-sea': 'Highest above sea level',
  northernmost: 'Northernmost',
  oldest: 'Oldest',
  'most-finely-mapped': 'Mapped in most detail',
} satisfies Record<CourseFigure, string>;
