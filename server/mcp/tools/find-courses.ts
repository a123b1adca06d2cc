import { z } from 'zod';
import { CourseRow, NearbyGolfCourse, RankedGolfCourse } from '#lib/contract/course-row.ts';
import { CourseKind } from '#lib/contract/golf-profile.ts';
import { limits } from '#lib/contract/limits.ts';
import { courses } from '#lib/contract/operations/courses.ts';
import { defineTool, refuse, type ToolContext } from '../tool.ts';
import { continentSlug, countrySlug, ofPlace, point, pointOf, regionSlug, skip } from './arguments.ts';

const { search, ranking, searchText } = limits;
const searched = courses.searchGolfCourses.answer.shape;

const input = {
  text: z
    .string()
    .min(1)
    .max(searchText.most)
    .refine((text) => text.isWellFormed(), 'text is not well-formed Unicode')
    .optional()
    .describe('Words of the name of a course, club, town or region.'),
  ...point,
  continent: continentSlug.optional().describe('Only together with `best_rated`.'),
  country: countrySlug.optional(),
  region: regionSlug.optional(),
  kind: CourseKind.optional(),
  best_rated: z
    .boolean()
    .optional()
    .describe('true: the highest-rated by members first, in the world, continent, country or region.'),
  limit: z.int().min(1).max(search.most).default(search.usual).describe('How many at most.'),
  skip,
};

type Input = z.output<z.ZodObject<typeof input>>;

const FoundCourse = CourseRow.omit({
  golf_id: true,
  country_code: true,
  hole_count_source: true,
  is_named: true,
  updated_at: true,
}).extend({
  found_as: searched.golfs.shape.items.element.shape.found_as.optional(),
  distance: NearbyGolfCourse.shape.distance.optional(),
  bearing: NearbyGolfCourse.shape.bearing.optional(),
  rank: RankedGolfCourse.shape.rank.optional(),
});

type CoursesFound = {
  courses: z.input<typeof FoundCourse>[];
  total: number | null;
  has_more: boolean;
  same_name_in?: string[][];
  hint?: string;
};

export const findCourses = defineTool({
  name: 'find_courses',
  description:
    'Finds golf courses by words of a name (`text`), near a point (`latitude`, `longitude`), by country and region, ' +
    'or the best rated (`best_rated`). Returns each with its slug for the other tools, place, holes, par and length.',
  input,
  output: {
    courses: z.array(FoundCourse),
    total: z.int().nullable().describe('How many there are in all; null near a point.'),
    same_name_in: searched.same_name_in.optional(),
    hint: z
      .string()
      .optional()
      .describe('What to try if nothing was found, or why the list ends though there may be more.'),
  },
  async answer(context, asked) {
    const found = await find(context, asked);
    const hint = 'No course was found. Try fewer words, a larger `radius_km` or another place.';
    return found.courses.length === 0 ? { ...found, hint } : found;
  },
});

function find(context: ToolContext, asked: Input): Promise<CoursesFound> {
  const { text, country, region, continent, best_rated: best } = asked;
  const place = pointOf(asked);
  if (region !== undefined && country === undefined) refuse('region: send `country` too.');
  if (continent !== undefined && !best) refuse('continent: send `best_rated` too, or `country` instead.');
  if (best) {
    if (text !== undefined) refuse('best_rated: leave out `text`.');
    if (place)
      refuse('best_rated: leave out `latitude` and `longitude`; send `country` or `region` instead.');
    return bestRated(context, asked);
  }
  if (place) {
    if (text !== undefined) refuse('text: send either `text` or a point, not both.');
    if (country !== undefined) refuse('country: leave it out near a point.');
    return near(context, asked, place);
  }
  if (text !== undefined) {
    if (region !== undefined) refuse('region: leave it out together with `text`.');
    return named(context, { ...asked, text });
  }
  if (country === undefined) {
    refuse(
      'text: say what to look for: `text`, or `latitude` and `longitude`, or `country`, or `best_rated`.',
    );
  }
  return region === undefined
    ? inCountry(context, { ...asked, country })
    : inRegion(context, { ...asked, country, region });
}

async function bestRated({ api }: ToolContext, asked: Input): Promise<CoursesFound> {
  const { continent, country, region, kind, limit, skip: skipped } = asked;
  const most = skipped + limit;
  if (most > ranking.most)
    refuse(`skip: only the best ${ranking.most} are ranked; \`skip\` and \`limit\` go beyond them.`);
  const area = country ?? continent;
  const ranked = { limit: most, ...(kind && { kind }) };
  const { golfs, total } =
    area === undefined
      ? await api.listBestGolfCoursesWorldwide(ranked)
      : await ofPlace(
          region === undefined
            ? api.listBestGolfCoursesByArea({ slug: area, ...ranked })
            : api.listBestGolfCoursesByRegion({ country: area, region, ...ranked }),
          { country: area, region },
        );
  const isEnd = most === ranking.most && total > most;
  const hint = isEnd ? { hint: `Only the best ${ranking.most} are ranked.` } : {};
  return { courses: golfs.slice(skipped), total, has_more: total > most && !isEnd, ...hint };
}

async function near(
  { api }: ToolContext,
  { kind, limit, skip: skipped }: Input,
  place: NonNullable<ReturnType<typeof pointOf>>,
): Promise<CoursesFound> {
  const most = skipped + limit;
  if (most > search.most) {
    refuse(
      `skip: near a point the nearest ${search.most} are listed; move the point or send a smaller \`radius_km\`.`,
    );
  }
  const limitAsked = Math.min(search.most, most + 1);
  const asked = { ...place, limit: limitAsked, ...(kind && { kind }) };
  const { items } = (await api.searchGolfCoursesByLocation(asked)).golfs;
  const isEnd = most === search.most && items.length === most;
  const hint = isEnd ? { hint: `Only the nearest ${search.most} are listed; there may be more.` } : {};
  return { courses: items.slice(skipped, most), total: null, has_more: items.length > most, ...hint };
}

async function named({ api }: ToolContext, asked: Input & { text: string }): Promise<CoursesFound> {
  const { text: q, country, kind, limit, skip: skipped } = asked;
  const query = { q, limit, skip: skipped, ...(country && { country }), ...(kind && { kind }) };
  const { golfs, same_name_in } = await ofPlace(api.searchGolfCourses(query), { country });
  return { courses: golfs.items, total: golfs.total, has_more: golfs.has_more, same_name_in };
}

async function inCountry(
  { api }: ToolContext,
  { country, kind, limit, skip: skipped }: Input & { country: string },
): Promise<CoursesFound> {
  const asked = { slug: country, limit, skip: skipped, ...(kind && { kind }) };
  const entry = await ofPlace(api.getDirectoryEntry(asked), { country });
  if (!('golfs' in entry)) {
    return refuse('country: this is a continent; send it as `continent` together with `best_rated`.');
  }
  return { courses: entry.golfs, total: entry.total, has_more: entry.has_more };
}

async function inRegion(
  { api }: ToolContext,
  { country, region, kind, limit, skip: skipped }: Input & { country: string; region: string },
): Promise<CoursesFound> {
  const { golfs, total, has_more } = await ofPlace(
    api.listRegionGolfCourses({ country, region, limit, skip: skipped, ...(kind && { kind }) }),
    { country, region },
  );
  return { courses: golfs, total, has_more };
}
