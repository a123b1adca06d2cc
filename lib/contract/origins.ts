import { z } from 'zod';
import { Timestamp } from './primitives.ts';

/** How a value was got from its source. */
export const OriginHow = z.enum(['declared', 'tagged', 'card', 'traced', 'worked_out']);
export type OriginHow = z.infer<typeof OriginHow>;

/** The object that a course or a part of it was made from. */
export const Origin = z
  .object({
    source: z.string().describe("The source's key, as in the metadata."),
    id: z.string().describe('The object or the line: `way/123`, `relation/4`, `courses.ndjson:17`.'),
  })
  .meta({ id: 'Origin' });
export type Origin = z.infer<typeof Origin>;

/** A source's record that values of a profile come from. */
export const ValueOrigin = z
  .object({
    source: z
      .string()
      .describe("The source's key, as in the metadata; `atlas` for what the atlas adds itself."),
    id: z.string().nullable().describe('The object or the line: `way/123`, `courses.ndjson:17`.'),
    how: OriginHow.describe(
      'declared: the source states it; tagged: a tag of OpenStreetMap; card: a scorecard; traced: mapped ground; worked_out: computed from it.',
    ),
    date: z.iso
      .date()
      .nullable()
      .describe('The day of a correction by the operator (source `corrections`); null for other sources.'),
    paths: z
      .array(z.string())
      .describe(
        'Keys of the profile, with what is inside them; `*` is each item of a list. The longest path counts.',
      ),
  })
  .meta({ id: 'ValueOrigin' });
export type ValueOrigin = z.infer<typeof ValueOrigin>;

/** What a source says about itself. */
export const StatedSource = z.object({
  name: z.string(),
  licence: z.string(),
  url: z.string().nullable(),
  attribution: z.string().nullable(),
});
export type StatedSource = z.infer<typeof StatedSource>;

export const Source = StatedSource.extend({
  updated_at: Timestamp.nullable().describe(
    'When its data on this course last changed; null where it gives no time.',
  ),
}).meta({ id: 'Source' });
export type Source = z.infer<typeof Source>;
