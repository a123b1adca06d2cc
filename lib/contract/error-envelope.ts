import { z } from 'zod';

export const ErrorEnvelope = z
  .object({
    error: z.object({
      code: z.int().describe('Stable numeric code.'),
      message: z.string(),
      status: z.int(),
      parameter: z.string().nullable(),
      request_id: z.string(),
    }),
  })
  .meta({ id: 'Error' });
export type ErrorEnvelope = z.infer<typeof ErrorEnvelope>;
