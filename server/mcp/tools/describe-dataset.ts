import { z } from 'zod';
import { DatasetInfo, DatasetSource } from '#lib/contract/operations/dataset.ts';
import { Slug } from '#lib/contract/primitives.ts';
import { counts, formatWhole } from '#messages/en/numbers.ts';
import { quoted } from '../quoted-text.ts';
import { defineTool, type ToolContext } from '../tool.ts';
import { countrySlug, ofPlace } from './arguments.ts';

const { version, is_demo, updated_at, course_count, mapped_course_count, hole_count, review_count } =
  DatasetInfo.shape;

const area = z.object({ slug: Slug, name: z.string(), course_count: z.int() });

export const describeDataset = defineTool({
  name: 'describe_dataset',
  description:
    'What the atlas knows: counts of courses and holes, version and date, sources with their licences, and the slugs of ' +
    'continents and countries, or of the regions of one `country`, for use in other tools.',
  input: { country: countrySlug.optional() },
  output: {
    version,
    is_demo,
    updated_at,
    course_count,
    mapped_course_count,
    hole_count,
    review_count,
    sources: z.array(DatasetSource.pick({ name: true, licence: true, url: true, attribution: true })),
    areas: z
      .array(area.extend({ type: z.enum(['continent', 'country', 'region']) }))
      .describe('Continents and countries; with `country`, its regions.'),
  },
  longList: 'areas',
  async answer(context, { country }) {
    const dataset = await context.api.getDataset();
    const areas = country === undefined ? await world(context) : await regionsOf(context, country);
    const { sources } = dataset;
    return {
      content: {
        version: dataset.version,
        is_demo: dataset.is_demo,
        updated_at: dataset.updated_at,
        course_count: dataset.course_count,
        mapped_course_count: dataset.mapped_course_count,
        hole_count: dataset.hole_count,
        review_count: dataset.review_count,
        sources: sources.map(({ name, licence, url, attribution }) => ({ name, licence, url, attribution })),
        areas,
        has_more: false,
      },
      text: [
        `${context.site.name} knows ${counts.golfCourses(dataset.course_count)}, ${formatWhole(dataset.mapped_course_count)} of them with mapped holes (${counts.holes(dataset.hole_count)}), and ${counts.reviews(dataset.review_count)}.`,
        `Sources: ${sources.map(({ name, licence }) => `${quoted(name)} (${quoted(licence)})`).join(', ')}.`,
        `${country === undefined ? 'Continents and countries' : `Regions of ${country}`}: ${areas.map(({ slug, course_count: courses }) => `${slug} (${courses})`).join(', ') || 'none'}.`,
      ].join('\n'),
    };
  },
});

type Areas = (z.infer<typeof area> & { type: 'continent' | 'country' | 'region' })[];

async function world({ api }: ToolContext): Promise<Areas> {
  const [continents, countries] = await Promise.all([api.listContinents(), api.listCountries()]);
  return [
    ...continents.items.map((each) => ({ ...toArea(each), type: 'continent' as const })),
    ...countries.items.map((each) => ({ ...toArea(each), type: 'country' as const })),
  ];
}

async function regionsOf({ api }: ToolContext, country: string): Promise<Areas> {
  const { regions } = await ofPlace(api.listCountryRegions({ country }), { country });
  return regions.map((each) => ({ ...toArea(each), type: 'region' }));
}

function toArea({ slug, name, course_count: courses }: z.infer<typeof area>): z.infer<typeof area> {
  return { slug, name, course_count: courses };
}
