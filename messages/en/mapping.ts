import type { MappingRuleName } from '#lib/golf/mapping-rules.ts';
import { parts } from '../grammar.ts';
import { holeName } from './golf.ts';
import { counts, plural } from './numbers.ts';

const metres = (value: string | null) => (value === null ? 'a few metres' : `${value} m`);

/** A rule's heading in tables, and its sentence on a course's page; `value` is what the build found. */
export const mappingRuleWords = {
  'course-not-mapped': {
    name: 'Course not mapped',
    say: () =>
      'This course isn’t on OpenStreetMap, or only under another name. Draw its outline and name it.',
  },
  'course-mapped-twice': {
    name: 'Course mapped twice',
    say: (value: string | null) =>
      `This object and ${value ?? 'another'} are the same course. Keep one and move the other’s tags to it.`,
  },
  'course-without-name': { name: 'No name', say: () => 'The course has no name tag.' },
  'course-without-outline': {
    name: 'No outline',
    say: () => 'The course has no outline. Draw its edge as a closed way tagged leisure=golf_course.',
  },
  'course-without-holes': {
    name: 'No holes',
    say: () => 'None of its holes are mapped. Draw each as a line from tee to green, tagged golf=hole.',
  },
  'course-without-fairways': { name: 'No fairways', say: () => 'No fairway is mapped (golf=fairway).' },
  'holes-missing': {
    name: 'Holes missing',
    say: (value: string | null) => `No line is mapped for these holes: ${value?.replaceAll(' ', ', ')}.`,
  },
  'hole-without-ref': {
    name: 'No number',
    say: (value: string | null) =>
      value === null
        ? 'The line has no ref tag, so nobody knows which hole it is.'
        : `The line has no ref tag. We think it’s hole ${value}; check on the ground.`,
  },
  'hole-number-repeated': {
    name: 'Number used twice',
    say: (value: string | null) => `Another hole has this number too (${value ?? 'no value'}).`,
  },
  'hole-without-par': { name: 'No par', say: () => 'The line has no par tag.' },
  'par-not-a-number': {
    name: 'Par not a number',
    say: (value: string | null) => `Its par reads “${value}”.`,
  },
  'stroke-index-not-a-number': {
    name: 'Stroke index not a number',
    say: (value: string | null) => `Its handicap tag reads “${value}”.`,
  },
  'stroke-index-not-a-permutation': {
    name: 'Stroke indexes don’t add up',
    say: (value: string | null) => `Each stroke index should be used once, but they read ${value}.`,
  },
  'hole-reversed': { name: 'Reversed', say: () => 'The line runs from green to tee. Reverse it.' },
  'hole-without-tee': { name: 'No tee', say: () => 'No tee is mapped where the line begins (golf=tee).' },
  'hole-without-fairway': {
    name: 'No fairway',
    say: () => 'No fairway is mapped along the line (golf=fairway).',
  },
  'hole-without-green': {
    name: 'No green',
    say: () => 'No green is mapped where the line ends (golf=green).',
  },
  'hole-ends-off-green': {
    name: 'Ends off the green',
    say: (value: string | null) => `The line ends ${metres(value)} outside the green. Move its end onto it.`,
  },
  'bunker-of-no-hole': {
    name: 'Bunker without a hole',
    say: (value: string | null) =>
      `This bunker is ${metres(value)} from the nearest hole. Is a hole missing, or its line too short?`,
  },
} satisfies Record<MappingRuleName, { name: string; say: (value: string | null) => string }>;

/** What every page says that asks for something to be mapped. */
export const mappingManners =
  'Go by what’s on the ground, by signs at the course and by aerial imagery that OpenStreetMap may use. Please don’t copy a scorecard, website, yardage book or another map without its owner’s permission: they’re protected by copyright.';

export const mappingTexts = {
  tab: (course: string) => `What’s missing from the map of ${course}`,
  description: (course: string) =>
    `Holes with no number, par, tee or green on the map of ${course}, with links to fix them on OpenStreetMap.`,
  crumb: 'Mapping',
  title: 'What’s missing from the map',
  lead: <Link>(course: Link) =>
    parts`Everything drawn on ${course} comes from OpenStreetMap, which anyone can edit. What you fix there shows up here after the next build.`,
  found: (gaps: number, holes: number) =>
    `${gaps} ${plural(gaps, { one: 'thing', other: 'things' })} to fix, ${counts.holes(holes)} to complete.`,
  nothing: 'We found nothing missing from the map of this course.',
  invented: 'This course is invented, so there’s no map to fix.',
  plan: (course: string) => `Plan of ${course} with what’s missing in red`,
  whole: 'The course',
  bunkers: 'Bunkers',
  hole: holeName,
  onHoles: (holes: number) => `The same on ${holes} holes`,
  josm: 'Open in JOSM',
  comment: (what: string, course: string) => `${what}: ${course}`,
  sheet: 'Field sheet',
  sheetTable: 'Table of the field sheet',
  unmapped: 'not mapped',
  sheetNote: 'Print this page, take it with you and fill in what you see.',
  columns: {
    hole: 'Hole',
    missing: 'To check',
    par: 'Par',
    index: 'Index',
    tees: 'Tees (colours)',
    notes: 'Notes',
  },
  ofCountry: (country: string) => `Everything missing in ${country}`,
};

export const countryMappingTexts = {
  tab: (country: string) => `Golf mapping in ${country}`,
  description: (country: string) =>
    `What’s missing from OpenStreetMap’s golf courses in ${country}, by region and course, with tasks for mappers.`,
  heading: (country: string) => `Mapping golf in ${country}`,
  lead: 'What OpenStreetMap was missing when this dataset was built.',
  nothing: 'We found nothing missing from the map here.',
  byRule: 'What’s missing',
  byRegion: 'By region',
  byCourse: 'Courses to start with',
  tables: {
    byRule: 'Table of what’s missing',
    byRegion: 'Table of regions',
    byCourse: 'Table of courses to start with',
  },
  order:
    'Most rewarding first: the courses where mapping completes the most holes, then those with the fewest things to fix.',
  ofMore: (shown: number, total: number) => `The first ${shown} of ${counts.courses(total)}.`,
  columns: {
    rule: 'Missing or wrong',
    gaps: 'Count',
    fixes: 'To fix',
    courses: 'Courses',
    tasks: 'Tasks',
    region: 'Region',
    holes: 'Holes to complete',
    course: 'Course',
    most: 'Mostly',
  },
  tasks: (part: number | null) => (part === null ? 'Task file' : `Task file ${part}`),
  tasksNote:
    'A task file has a line for each object that can be fixed from aerial imagery. Upload one to MapRoulette as a challenge.',
};

export const worldMappingTexts = {
  crumb: 'Mapping',
  tab: 'What’s missing from the world’s golf maps',
  description:
    'How many of each country’s golf courses have their holes on OpenStreetMap, and how much is missing.',
  heading: 'Mapping the world’s golf',
  lead: 'How much of each country is mapped on OpenStreetMap, and how much was missing when this dataset was built.',
  order:
    'The countries where mapping completes the most holes come first. Each has a page with its regions, courses and tasks.',
  nothing: 'We found nothing missing from the map.',
  link: 'What’s missing, by country',
  mapped: (mapped: number, courses: number) =>
    courses === 0 ? '' : `${Math.round((100 * mapped) / courses)}%`,
  columns: {
    country: 'Country',
    courses: 'Courses',
    mapped: 'With holes',
    fixes: 'To fix',
    holes: 'Holes to complete',
  },
};

/** Texts on a course's page. */
export const mendTexts = {
  object: <Link>(link: Link) => parts`On OpenStreetMap: ${link}.`,
  mend: 'Fix this map',
  lacks: 'What’s missing from the map',
  comment: (course: string) => `Golf course: ${course}`,
};
