import { z } from 'zod';
import type { FoundHole } from '#lib/contract/operations/holes.ts';
import { holes } from '#lib/contract/operations/holes.ts';
import { Slug } from '#lib/contract/primitives.ts';
import { counts, formatWhole } from '#messages/en/numbers.ts';
import { joined, quoted } from '../quoted-text.ts';
import { defineTool, refuse, type ToolContext } from '../tool.ts';
import {
  continentSlug,
  countrySlug,
  latitude,
  longitude,
  ofPlace,
  pointOf,
  radiusKm,
  regionSlug,
  skip,
} from './arguments.ts';
import { factsPhrase, ToolHoleFacts, toToolHoleFacts } from './hole-facts.ts';

const { query } = holes.searchHoles;
const MOST = 50;

const foundHole = z.object({
  slug: Slug.describe('Of its course, for other tools.'),
  course_name: z.string(),
  city: z.string().nullable(),
  region: z.string().nullable(),
  country: z.string(),
  hole_id: z.string().describe('For get_hole, where it has no number.'),
  number: z.int().nullable(),
  par: z.int().nullable(),
  length_m: z.number().nullable(),
  elevation_change_m: z.number().nullable().describe('Tee to green: + is uphill.'),
  ...ToolHoleFacts.shape,
  distance_km: z.number().nullable().describe('From the point that was asked for, to the tee.'),
  page_url: z.string(),
});
type ToolHole = z.infer<typeof foundHole>;

const input = {
  par: query.par,
  number: query.number,
  min_length_m: query.min_length,
  max_length_m: query.max_length,
  min_change_m: query.min_change,
  max_change_m: query.max_change,
  over_water: query.over_water,
  island_green: query.island_green,
  no_water: query.no_water,
  min_carry_m: query.min_carry,
  shape: query.shape,
  min_turn_degrees: query.min_turn,
  min_bunkers: query.min_bunkers,
  max_bunkers: query.max_bunkers,
  min_greenside_bunkers: query.min_greenside_bunkers.describe('Within 20 m of the green.'),
  min_green_area_m2: query.min_green_area.describe('Square metres.'),
  max_green_area_m2: query.max_green_area.describe('Square metres.'),
  continent: continentSlug.optional(),
  country: countrySlug.optional(),
  region: regionSlug.optional(),
  latitude: latitude.optional(),
  longitude: longitude.optional(),
  radius_km: radiusKm.optional(),
  sort: query.sort,
  limit: z.int().min(1).max(MOST).default(10).describe('How many at most.'),
  skip,
};

type Input = z.output<z.ZodObject<typeof input>>;

export const findHoles = defineTool({
  name: 'find_holes',
  description:
    'Finds mapped holes by their features: par, length, climb, forced carries over water, island greens, bends, bunkers and ' +
    'size of the green, anywhere, in a continent, country or region, or near a point. "Par 3s over water near Porto" is ' +
    'par 3, over_water, latitude 41.15, longitude -8.6.',
  input,
  output: {
    holes: z.array(foundHole),
    total: z.int().describe('How many there are in all.'),
    courses: z.int().describe('Courses in the place.'),
    courses_mapped: z.int().describe('Courses in the place whose holes are mapped: only these can be found.'),
  },
  longList: 'holes',
  async answer(context, asked) {
    const { coverage, holes: found } = await search(context, asked);
    const items = found.items.map((hole) => toToolHole(hole, context));
    return {
      content: {
        holes: items,
        total: found.total,
        courses: coverage.courses,
        courses_mapped: coverage.courses_mapped,
        has_more: found.has_more,
      },
      text: [
        `${counts.holes(found.total)} among ${counts.courses(coverage.courses_mapped)} with mapped holes, of ${formatWhole(coverage.courses)} there${items.length < found.total && items.length > 0 ? `; these are ${asked.skip + 1} to ${asked.skip + items.length}` : ''}.`,
        ...items.map(holeLine),
      ].join('\n'),
    };
  },
});

async function search({ api }: ToolContext, asked: Input) {
  const { continent, country, region } = asked;
  if (region !== undefined && country === undefined) refuse('region: send `country` too.');
  if (continent !== undefined && country !== undefined)
    refuse('continent: leave it out together with `country`.');
  const point = pointOf(asked);
  if (point === null && /distance$/.test(asked.sort))
    refuse('sort: to sort by distance, send `latitude` and `longitude`.');
  const sent = {
    par: asked.par,
    number: asked.number,
    min_length: asked.min_length_m,
    max_length: asked.max_length_m,
    min_change: asked.min_change_m,
    max_change: asked.max_change_m,
    over_water: asked.over_water,
    island_green: asked.island_green,
    no_water: asked.no_water,
    min_carry: asked.min_carry_m,
    shape: asked.shape,
    min_turn: asked.min_turn_degrees,
    min_bunkers: asked.min_bunkers,
    max_bunkers: asked.max_bunkers,
    min_greenside_bunkers: asked.min_greenside_bunkers,
    min_green_area: asked.min_green_area_m2,
    max_green_area: asked.max_green_area_m2,
    continent,
    country,
    region,
    ...point,
    sort: asked.sort,
    limit: asked.limit,
    skip: asked.skip,
  };
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  return ofPlace(api.searchHoles(given), { country: country ?? continent, region });
}

function toToolHole({ course, facts, ...hole }: FoundHole, { site }: ToolContext): ToolHole {
  return {
    slug: course.slug,
    course_name: course.name,
    city: course.city?.name ?? null,
    region: course.region?.name ?? null,
    country: course.country.name,
    hole_id: hole.hole_id,
    number: hole.number,
    par: hole.par,
    length_m: hole.length,
    elevation_change_m: hole.elevation_change,
    ...toToolHoleFacts(facts),
    distance_km: hole.distance === null ? null : Math.round(hole.distance) / 1000,
    page_url: `${site.url}${hole.url}`,
  };
}

function holeLine(hole: ToolHole): string {
  const { number, slug, course_name, city, country, elevation_change_m: change } = hole;
  const facts = joined([
    hole.par !== null && `par ${hole.par}`,
    hole.length_m !== null && `${hole.length_m} m`,
    change !== null && `${change < 0 ? 'down' : 'up'} ${Math.abs(change)} m`,
    factsPhrase(hole),
    hole.distance_km !== null && `${hole.distance_km.toFixed(1)} km away`,
  ]);
  const places = [city, country].flatMap((each) => (each ? quoted(each) : []));
  return `- Hole ${number ?? 'without a number'} of ${quoted(course_name)} [${slug}], ${places.join(', ')}: ${facts}`;
}
