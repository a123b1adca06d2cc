import { CountryMapping, CourseMapping, WorldMapping } from '../mapping.ts';
import type { Contracts } from './contract.ts';
import { countrySlug, courseSlug, pageLimit, skip } from './parameters.ts';

export const mapping = {
  getGolfCourseMapping: {
    summary: 'What is missing from the map of a course',
    description:
      'What OpenStreetMap lacks or has wrong, as the build found it: holes without number, par, tee or green, reversed ' +
      'lines and the like, each with its object and position. Fix it there, and the next build picks it up.',
    params: { slug: courseSlug },
    answer: CourseMapping,
    redirects: true,
    example: '/golfs/cote-d-emeraude/mapping',
  },

  listMappingByCountry: {
    summary: 'How much of each country is mapped',
    description:
      'Every country, with how many of its courses are mapped and how much is missing from the map.',
    answer: WorldMapping,
    example: '/mapping',
  },

  listMappingGaps: {
    summary: 'What is missing from the map of a country',
    description:
      'Counts by rule and region, and the courses with something missing: first those where mapping completes the most holes.',
    params: { country: countrySlug },
    query: { limit: pageLimit, skip },
    answer: CountryMapping,
    example: '/mapping/france?limit=2',
  },
} satisfies Contracts;
