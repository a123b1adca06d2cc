import { formatWhole } from './numbers.ts';
import { nameInSentence } from './place-names.ts';

export const rankingTexts = {
  crumb: 'Best courses',
  world: {
    title: 'The best golf courses in the world',
    heading: 'The world’s best courses',
    description:
      'The golf courses that members rate highest, with the number of reviews behind each average.',
    picture: 'World map of the best golf courses',
    directory: 'All golf courses by country',
  },
  place: {
    title: (place: string) => `The best golf courses in ${nameInSentence(place)}`,
    heading: (place: string) => `Best courses in ${nameInSentence(place)}`,
    description: (place: string) =>
      `The golf courses in ${nameInSentence(place)} that members rate highest, with the number of reviews behind each average.`,
    picture: (place: string) => `Map of the best golf courses in ${nameInSentence(place)}`,
    directory: (place: string) => `All golf courses in ${nameInSentence(place)}`,
  },
  pictureLead: 'By members’ reviews',
  ranked: 'Ranked',
  lead: 'Ordered by members’ average review. Many courses have only a few reviews, so treat this as a guide, not the last word.',
  none: 'No course here has a review yet, so there’s nothing to rank.',
  order: (shown: number, total: number) => {
    const ties = 'Ties are broken by number of reviews, shown in brackets.';
    return shown < total ? `The top ${shown} of ${formatWhole(total)} courses with reviews. ${ties}` : ties;
  },
};
