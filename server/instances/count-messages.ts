import { z } from 'zod';

/** A worker's question to its supervisor: count these callers' requests, in this order. */
export const CountQuestion = z.object({
  kind: z.literal('count'),
  id: z.number(),
  callers: z.string().array(),
});
export type CountQuestion = z.infer<typeof CountQuestion>;

/** The answer, one state for each caller. */
export const CountAnswer = z.object({
  kind: z.literal('counted'),
  id: z.number(),
  states: z.object({ isAllowed: z.boolean(), remaining: z.number(), waitMilliseconds: z.number() }).array(),
});
export type CountAnswer = z.infer<typeof CountAnswer>;
