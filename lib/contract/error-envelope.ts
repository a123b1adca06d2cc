import { z } from '@hono/zod-openapi';

/** Every failure under /v2, on every path. */
export const ErrorEnvelope = z
  .object({
    error: z.object({
      code: z.int().openapi({ description: 'Stable numeric code.' }),
      message: z.string(),
      status: z.int(),
      parameter: z.string().nullable(),
      request_id: z.string(),
    }),
  })
  .openapi('Error');
export type ErrorEnvelope = z.infer<typeof ErrorEnvelope>;
