import { z } from 'zod';
import { COURSE_FIGURES, courseFigures } from '#lib/golf/course-figures.ts';
import { FiguredGolfCourse, RankedGolfCourse } from '../course-row.ts';
import { limits } from '../limits.ts';
import { NamedSlug } from '../primitives.ts';
import type { Contracts } from './contract.ts';
import { areaSlug, bestQuery, countrySlug, rankingLimit, regionRedirect, regionSlug } from './parameters.ts';

/** The parents of the scope are named, the rest is null. */
export const RankingScope = z
  .object({
    type: z.enum(['world', 'continent', 'country', 'region']),
    continent: NamedSlug.nullable(),
    country: NamedSlug.nullable(),
    region: NamedSlug.nullable(),
  })
  .meta({ id: 'RankingScope' });
export type RankingScope = z.infer<typeof RankingScope>;

/**
 * Order: review average rounded half up to two decimals, descending; then review_count descending; then slug
 * ascending in byte order. Courses without a review aren't ranked.
 */
export const BestCourses = z
  .object({
    scope: RankingScope,
    golfs: z.array(RankedGolfCourse),
    limit: z.int().min(1).max(limits.ranking.most).describe('The limit applied.'),
    total: z.int().min(0).describe('Courses of the scope that fit the filters; ranks count within them.'),
  })
  .meta({ id: 'BestCourses' });
export type BestCourses = z.infer<typeof BestCourses>;

const order =
  'By review average, then review_count, then slug. Every row carries `review_count`: most courses have ' +
  'few reviews, so treat the order as a guide.';

const CourseFigure = z
  .enum(courseFigures)
  .describe(
    'longest: the played round; highest-rating and highest-slope: of any tee rated for 18 holes, ratings for women excluded; ' +
      'most-bunkers; most-water: metres of water that the lines of the round cross; most-climb: metres uphill from ' +
      'tee to green over the round; highest-above-sea; northernmost; oldest: the year it opened; ' +
      'most-finely-mapped: hazards, greens, fairways and the like, where every hole is mapped.',
  );

export const CoursesByFigure = z
  .object({
    figure: CourseFigure,
    unit: z
      .enum([...new Set(courseFigures.map((figure) => COURSE_FIGURES[figure].unit))])
      .describe('Of the values: degrees of latitude; strokes of a course rating; points of a slope.'),
    scope: RankingScope,
    golfs: z.array(FiguredGolfCourse),
    limit: z.int().min(1).max(limits.ranking.most).describe('The limit applied.'),
    total: z.int().min(0).describe('Courses of the scope with the figure.'),
  })
  .meta({ id: 'CoursesByFigure' });
export type CoursesByFigure = z.infer<typeof CoursesByFigure>;

export const rankings = {
  listBestGolfCoursesWorldwide: {
    summary: 'Highest-rated courses worldwide',
    description: order,
    query: bestQuery,
    answer: BestCourses,
    example: '/public/best/world?limit=2',
  },

  listBestGolfCoursesByArea: {
    summary: 'Highest-rated courses of a continent or country',
    description: order,
    params: { slug: areaSlug },
    query: bestQuery,
    answer: BestCourses,
    example: '/public/best/isle-of-man?limit=2',
  },

  listBestGolfCoursesByRegion: {
    summary: 'Highest-rated courses of a region',
    description: `${order} ${regionRedirect}`,
    redirects: true,
    params: { country: countrySlug, region: regionSlug },
    query: bestQuery,
    answer: BestCourses,
    example: '/public/best/isle-of-man/middle?limit=2',
  },

  listGolfCoursesByFigure: {
    summary: 'Courses by a figure',
    description:
      'The longest, highest, oldest and so on, of the world, a country or a region of it. Largest value first ' +
      '(oldest: smallest), then slug in byte order; `basis` says what each value is based on. Courses of kind `course` ' +
      'that are not closed.',
    params: { figure: CourseFigure },
    query: {
      country: countrySlug.optional(),
      region: regionSlug.optional().describe('A region of that country; sent together with `country`.'),
      names: z
        .enum(['all', 'recorded'])
        .default('all')
        .describe('recorded: only courses whose name is recorded (`is_named`), ranked among themselves.'),
      limit: rankingLimit,
    },
    answer: CoursesByFigure,
    example: '/public/rankings/northernmost?limit=2',
  },
} satisfies Contracts;
