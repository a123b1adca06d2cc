import { parts } from '../grammar.ts';

/** Titles, descriptions and notes of the pages of yardage books, Play and the map, and the legal notice. */

export const bookPageTexts = {
  title: (course: string) => `Yardage book for ${course}`,
  description: (course: string) =>
    `A pocket-sized book of ${course} for printing: the plan, the card and every hole to scale, with its carries.`,
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

export const legalTexts = {
  title: 'Legal notice',
  description: 'Who runs this site, how to reach them, and what it keeps about visitors.',
  operator: 'Who runs this site',
  privacy: 'What we keep about you',
  noAccounts: 'There are no accounts, no cookies and no advertising.',
  noOthers: 'Nothing is loaded from other sites.',
  mapFrom: (host: string) => `Only the base map is loaded from another site, ${host}.`,
  position:
    'Your position is sent only when you search for courses near you, and isn’t kept. On the course it stays on your phone.',
  inBrowser:
    'Your units, theme, tee, handicap index, saved courses and rounds stay in your browser, and are never sent to us.',
  logged: {
    none: 'Our log has a line for each request: the time, the address requested and how long it took. It doesn’t include your IP address.',
    truncated:
      'Our log has a line for each request: the time, the address requested, how long it took and the network you came from. It doesn’t include your full IP address.',
    full: 'Our log has a line for each request: the time, the address requested, how long it took and your IP address.',
  },
  data: 'Where the data comes from',
  sources: 'Each course page names its sources. All of them, with their licences, are listed under',
};
