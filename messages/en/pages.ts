import { parts } from '../grammar.ts';
import { numberWord } from './numbers.ts';

/** Titles, descriptions and notes of the pages of yardage books, comparisons and the map. */

export const bookPageTexts = {
  title: (course: string) => `Yardage book for ${course}`,
  description: (course: string) =>
    `A pocket-sized book of ${course} for printing: the plan, the card and every hole to scale, with its carries.`,
};

export const comparePageTexts = {
  title: 'Compare golf courses',
  description: 'Two to four golf courses side by side: cards, lengths, climb, hazards and ratings.',
  heading: 'Compare',
  lead: (most: number) => `Compare two to ${numberWord(most)} courses side by side.`,
  missing: (courses: number) =>
    courses === 1
      ? 'We couldn’t find one of these courses, so it isn’t shown.'
      : `We couldn’t find ${numberWord(courses)} of these courses, so they aren’t shown.`,
  addAnother: 'Add another course to compare with this one.',
  facts: 'At a glance',
  cards: 'Hole by hole',
  cardsNote: 'Par, and length from the tee above',
  found: 'Courses found',
  best: 'Some of the best',
  near: (course: string) => `Near ${course}`,
};

export const playPageTexts = {
  description: 'Distances and a scorecard for any mapped course, on your phone and without a signal.',
  courseDescription: (name: string) => `Distances and a scorecard for ${name}, even without a signal.`,
  needsScripts: 'This page needs JavaScript.',
};

export const mapPageTexts = {
  title: 'Map of all golf courses',
  description: 'Every golf course on one map: pan, zoom and filter by holes, par and mapped holes.',
  withoutScripts: <Link>(byCountry: Link) =>
    parts`The map needs JavaScript. You can also browse all courses ${byCountry}.`,
  byCountry: 'by country',
};
