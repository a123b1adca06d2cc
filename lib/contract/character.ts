import { z } from 'zod';
import { likenessDimensions } from '#lib/golf/likeness.ts';
import { Slug, WholeMetres } from './primitives.ts';

const characterFacts = ['walk', 'climb', 'returning_nines', 'bearings', 'similar'] as const;

export const Character = z
  .object({
    walk: z
      .object({
        length: WholeMetres.describe('The whole walk: along the holes, and from each green to the next tee.'),
        transfers: WholeMetres.describe(
          'From each green to the next tee: along mapped paths that pass both within 30 m, else straight.',
        ),
        holes: z.int().min(2).describe('Holes of the round that are mapped.'),
        steps: z
          .array(
            z.object({
              hole_id: z.string(),
              length: WholeMetres,
              to_next: WholeMetres.nullable().describe(
                'Null after the last hole, and where the next is not mapped.',
              ),
            }),
          )
          .describe('In the order of play.'),
      })
      .nullable()
      .describe('In the order of the default card; null where the order of the holes is not known.'),
    climb: z
      .object({
        up: z.number().min(0),
        down: z.number().min(0),
        holes: z.int().min(1).describe('Holes of the walk whose heights are known.'),
      })
      .nullable()
      .describe('Metres along the holes, tee to green, and between them, where heights are known.'),
    returning_nines: z
      .boolean()
      .nullable()
      .describe('Whether the 9th green and the 10th tee of a round of 18 are within 300 m of the first tee.'),
    bearings: z
      .array(z.number().min(0).max(1))
      .length(16)
      .nullable()
      .describe('The share of the length of all mapped holes that is played towards N, NNE, NE and so on.'),
    missing: z
      .partialRecord(z.enum(characterFacts), z.string())
      .describe('Why a fact is null, or why the course is not compared with others.'),
    similar: z
      .array(
        z.object({
          slug: Slug,
          name: z.string(),
          name_latin: z.string().nullable(),
          country: z.string(),
          country_code: z.string().nullable(),
          because: z.array(z.enum(likenessDimensions)).length(3),
        }),
      )
      .max(5)
      .describe(
        'The most similar courses, the most similar first, and the three things in which each is nearest.',
      ),
  })
  .meta({ id: 'Character' });
export type Character = z.infer<typeof Character>;
