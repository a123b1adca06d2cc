import { numberWord } from './numbers.ts';

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

export const compareTexts = {
  add: 'Add',
  addCourse: 'Add a course',
  addByName: 'Add a course by name',
  find: 'Find courses to add',
  nothingFound: 'We couldn’t find another course by that name.',
  chosen: 'Chosen courses',
  remove: (name: string) => `Remove ${name}`,
  comparison: 'Comparison',
  fact: 'Fact',
  unknown: 'not known',
  noneMapped: 'none mapped',
  rows: {
    holes: 'Holes',
    par: 'Par',
    length: 'Length',
    tee: 'From the tee',
    courseRating: 'Course rating',
    slope: 'Slope',
    climb: 'Climb',
    bunkers: 'Bunkers',
    water: 'Water hazards',
    reviews: 'Reviews',
    opened: 'Opened',
    architects: 'Architects',
  },
  cards: 'Scorecards, hole by hole',
  hole: 'Hole',
  parOf: (par: number) => `Par ${par}`,
};
