import { parts } from '../grammar.ts';
import { counts, formatAverage } from './numbers.ts';

/** Texts of every page, and of those shown in place of a page that isn't there. */

export const navigationTexts = {
  skip: 'Skip to content',
  main: 'Main',
  footer: 'Footer',
  breadcrumbs: 'Breadcrumbs',
  home: 'Home',
  courses: 'Courses',
  rankings: 'Rankings',
  holes: 'Holes',
  findHoles: 'Find holes',
  map: 'Map',
  search: 'Search',
  allCountries: 'All countries',
  compare: 'Compare courses',
  data: 'Data and licences',
  developers: 'Developers',
  legal: 'Legal notice',
  openMap: 'Open the map',
  nearMe: 'Courses near me',
};

export const caution =
  'Names and descriptions come from clubs and users. Check with the club before you play.';

export const demoTexts = {
  label: 'About this data',
  title: 'Demo data.',
  notice: 'Every course here is invented.',
  wayToReal: <Link>(link: (text: string) => Link) =>
    parts<Link>`Do you run this site? ${link('Get real golf')} with one command.`,
};

/** The choice that leaves a filter out. */
export const anyChoice = 'Any';

export const paginationTexts = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
};

/** A review average as a screen reader says it: "Rated 4.6 from 12 reviews". */
export const ratingSentence = (average: number, count: number) =>
  `Rated ${formatAverage(average)} from ${counts.reviews(count)}`;

export const notFoundTexts = {
  tab: 'Not on the map',
  label: '404 · Out of bounds',
  title: 'There’s no page here',
  advice: 'The address may be mistyped, or the course may go by another name. Drop a ball and search for it.',
  map: 'The map',
};

/** Texts of a page that fails on the server. */
export const failedPageTexts = {
  tab: 'Something went wrong',
  label: '500 · In the rough',
  title: 'Something went wrong on our side',
  advice: 'We’ve logged it; please try again in a moment.',
};

/** Texts for when a page can't be made just now. */
export const busyPageTexts = {
  tab: 'One moment, please',
  title: 'We’re very busy just now',
  advice: 'Please try again in a few seconds.',
};

/** Texts for visitors who ask for more pages than we can make for them. */
export const tooManyPagesTexts = {
  tab: 'One moment, please',
  title: 'That’s more pages than we can make at once',
  advice: (seconds: number) =>
    `Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}. Writing a program? The API is faster: see /developers.`,
};

export const noDatasetTexts = {
  tab: 'The atlas is being drawn',
  label: 'No data yet',
  title: 'The atlas is being drawn',
  advice:
    'No dataset has been published here yet. This page will show one as soon as it is; there’s no need to restart.',
  forOperators: <Code>(demo: Code, build: Code, code: number) =>
    parts<
      Code | number
    >`If you run this site: ${demo} publishes an invented world, and ${build} a real one. Until then the API answers with error ${code}.`,
};
