import { z } from 'zod';
import { DatasetInfo, DatasetSource } from '#lib/contract/operations/dataset.ts';
import { Slug } from '#lib/contract/primitives.ts';
import { defineTool, type ToolContext } from '../tool.ts';
import { countrySlug, ofPlace } from './arguments.ts';

export const describeDataset = defineTool({
  name: 'describe_dataset',
  description:
    'What the atlas knows: counts of courses and holes, version and date, sources with their licences, and the slugs of ' +
    'continents and countries, or of the regions of one `country`, for use in other tools.',
  input: { country: countrySlug.optional() },
  output: {
    ...DatasetInfo.omit({ coverage: true, findings: true, files: true }).shape,
    sources: z.array(DatasetSource.pick({ name: true, licence: true, url: true, attribution: true })),
    areas: z
      .array(
        z.object({
          slug: Slug,
          name: z.string(),
          course_count: z.int(),
          type: z.enum(['continent', 'country', 'region']),
        }),
      )
      .describe('Continents and countries; with `country`, its regions.'),
  },
  async answer(context, { country }) {
    const areas = country === undefined ? await world(context) : await regionsOf(context, country);
    return { ...(await context.api.getDataset()), areas };
  },
});

async function world({ api }: ToolContext) {
  const [continents, countries] = await Promise.all([api.listContinents(), api.listCountries()]);
  return [
    ...continents.items.map((each) => ({ ...each, type: 'continent' as const })),
    ...countries.items.map((each) => ({ ...each, type: 'country' as const })),
  ];
}

async function regionsOf({ api }: ToolContext, country: string) {
  const { regions } = await ofPlace(api.listCountryRegions({ country }), { country });
  return regions.map((each) => ({ ...each, type: 'region' as const }));
}
