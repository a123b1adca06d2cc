import { parts } from '../grammar.ts';
import { plural } from './numbers.ts';

export const dataTexts = {
  crumb: 'Data',
  title: 'Data, sources and licences',
  description:
    'Where the courses, holes, hazards and ratings come from, which licences they’re under, how we check them and what’s missing.',
  heading: 'Data',
  lead: 'Where our facts come from, how we check them, and what’s missing.',
  demoLead: 'This site is showing an invented world: no course, name, rating or review here is real.',
  courses: 'Courses',
  mapped: 'With mapped holes',
  reviewed: 'With reviews',
  feedLink: 'Changes as a feed (Atom)',
  datasetName: (site: string) => `${site}: the world’s golf courses`,
};

export const sourcesTexts = {
  heading: 'Sources and licences',
  label: 'Sources',
  columns: {
    source: 'Source',
    licence: 'Licence',
    attribution: 'Attribution',
    read: 'Records read',
    kept: 'Records used',
  },
  noAttribution: 'None required',
  version: <Code>(version: Code, lastChange: string | null) =>
    lastChange === null
      ? parts<Code | string>`Dataset version ${version}.`
      : parts<Code | string>`Dataset version ${version}, last changed on ${lastChange}.`,
};

export const filesTexts = {
  heading: 'Download everything',
  lead: 'The whole dataset as files: tables for databases and notebooks, GeoParquet and vector tiles for maps. Each comes with its licence and the attribution it asks for.',
  supplied: 'Data from OpenStreetMap and data from federations and members are in separate files.',
  list: 'This list as JSON, with checksums',
  label: 'Files',
  columns: { file: 'File', rows: 'Rows', size: 'Size', licence: 'Licence' },
  size: (megabytes: number) =>
    megabytes < 0.1 ? 'under\u00a00.1\u00a0MB' : `${megabytes.toFixed(1)}\u00a0MB`,
};

export const checksTexts = {
  heading: 'How we check quality',
  rules:
    'Before we show a value, we check it for plausibility, following the World Handicap System where it has a rule: pars from 3 to 6, every stroke index used once, slope ratings from 55 to 155, course ratings that fit the length, lengths that suit the par, and cards whose holes add up to their totals.',
  failures:
    'When something fails, we leave out as little as we can: a value, a tee, a hole or, if need be, the course. We never guess a repair: we’d rather show nothing than something wrong.',
  findings: 'What the checks found in this dataset',
  label: 'Findings',
  columns: { rule: 'Rule', source: 'Source', action: 'Action', count: 'Count' },
};

export const limitsTexts = {
  heading: 'Known limits',
  limits: (hasReviews: boolean) => [
    'Mapped holes, bunkers and water are only as accurate as the volunteer who mapped them, and some courses have none.',
    'The climb from tee to green is accurate to about two metres, and shown in whole metres.',
    'A hole’s length on the map can differ from the scorecard, which goes by the tees in use when it was printed.',
    ...(hasReviews ? ['Many courses have only a few reviews, so treat the rankings as a guide.'] : []),
    'Names and descriptions come from clubs and users, and we show them as we get them.',
  ],
};

export const coverageTexts = {
  heading: 'Coverage by country',
  first: 'Countries with the most courses',
  rest: 'Other countries',
  more: (countries: number) =>
    `${countries} more ${plural(countries, { one: 'country', other: 'countries' })}`,
  columns: { country: 'Country', courses: 'Courses', mapped: 'Mapped', share: 'Share' },
  percent: (percent: number) => `${percent}%`,
};
