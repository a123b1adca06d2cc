import { counts, formatWhole, plural } from './numbers.ts';
import { nameInSentence } from './place-names.ts';

export const searchMapTexts = {
  searchFailed: 'The search didn’t work. Move the map to try again.',
  searching: 'Finding courses…',
  none: 'No courses in this part of the map.',
  found: (count: number) => `${counts.courses(count)} in this part of the map.`,
  ofPlace: (shown: number, total: number) =>
    shown === total ? `${counts.courses(total)}.` : `${formatWhole(shown)} of ${counts.courses(total)}.`,
  farCourses: (count: number, place: string | null) =>
    place === null
      ? `${counts.courses(count)} beyond the map`
      : `${counts.courses(count)} in ${nameInSentence(place)}, beyond the map`,
  nearest: (count: number) => `Showing the ${counts.courses(count)} nearest the centre.`,
  matching: (count: number, among: number) =>
    `Showing the ${formatWhole(count)} ${plural(count, { one: 'match', other: 'matches' })} among the ${counts.courses(among)} nearest the centre.`,
  par: (par: number) => `par ${par}`,
  mapped: 'mapped',
  openCourse: 'View course',
  close: 'Close',
  nearMe: 'Near me',
  you: 'You are here',
  away: (distance: string) => `${distance} away`,
  showList: 'Show list',
  hideList: 'Hide list',
  holesNear: 'Find holes like these near here',
  locating: 'Finding your location…',
  noLocation: 'This browser can’t find your location.',
  locationBlocked: 'Location access is blocked.',
  locationFailed: 'We couldn’t find your location.',
};

/** Labels of filters by their values in the map's address; '' lets every course through. */
export const courseFilterTexts = {
  holes: 'Holes',
  holesIn: { '': 'Any holes', 9: '9 holes', 18: '18 holes', 27: '27 or more' },
  par: 'Par',
  parIn: {
    '': 'Any par',
    short: 'Par 35 or less',
    nine: 'Par 36–53',
    executive: 'Par 54–65',
    full: 'Par 66–71',
    championship: 'Par 72 or more',
  },
  holesMapped: 'Holes mapped',
  access: 'Who may play',
  accessIn: { '': 'Any access', visitors: 'Visitors welcome', members: 'Members only' },
};
