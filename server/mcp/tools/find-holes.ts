import { z } from 'zod';
import { CourseRow } from '#lib/contract/course-row.ts';
import { FoundHole, holes } from '#lib/contract/operations/holes.ts';
import { defineTool, refuse } from '../tool.ts';
import { withUnit, withUnits } from '../unit-names.ts';
import { continentSlug, countrySlug, ofPlace, point, pointOf, regionSlug, skip } from './arguments.ts';

const { lat: _lat, long: _long, max_distance: _distance, limit: _limit, ...query } = holes.searchHoles.query;
const MOST = 50;

export const findHoles = defineTool({
  name: 'find_holes',
  description:
    'Finds mapped holes by their features: par, length, climb, forced carries over water, island greens, bends, bunkers and ' +
    'size of the green, anywhere, in a continent, country or region, or near a point. "Par 3s over water near Porto" is ' +
    'par 3, over_water, latitude 41.15, longitude -8.6.',
  input: {
    ...(withUnits(query) as typeof query),
    min_greenside_bunkers: query.min_greenside_bunkers.describe('Within 20 m of the green.'),
    continent: continentSlug.optional(),
    country: countrySlug.optional(),
    region: regionSlug.optional(),
    ...point,
    skip,
    limit: z.int().min(1).max(MOST).default(10).describe('How many at most.'),
  },
  output: {
    holes: z.array(
      FoundHole.omit({ number_source: true }).extend({
        url: z.string().describe("Its place on the course's page."),
        course: CourseRow.pick({
          slug: true,
          name: true,
          name_latin: true,
          city: true,
          region: true,
          country: true,
        }),
      }),
    ),
    total: z.int().describe('How many there are in all.'),
    courses: z.int().describe('Courses in the place.'),
    courses_mapped: z.int().describe('Courses in the place whose holes are mapped: only these can be found.'),
  },
  async answer({ api, site }, asked) {
    const { continent, country, region, sort, limit } = asked;
    if (region !== undefined && country === undefined) refuse('region: send `country` too.');
    if (continent !== undefined && country !== undefined)
      refuse('continent: leave it out together with `country`.');
    const near = pointOf(asked);
    if (near === null && /distance$/.test(sort))
      refuse('sort: to sort by distance, send `latitude` and `longitude`.');
    const given: Record<string, unknown> = asked;
    const wanted = Object.fromEntries(Object.keys(query).map((name) => [name, given[withUnit(name)]]));
    const search = api.searchHoles({ ...wanted, ...near, limit });
    const { coverage, holes: found } = await ofPlace(search, { country: country ?? continent, region });
    return {
      holes: found.items.map((hole) => ({ ...hole, url: `${site.url}${hole.url}` })),
      total: found.total,
      courses: coverage.courses,
      courses_mapped: coverage.courses_mapped,
      has_more: found.has_more,
    };
  },
});
