import { z } from 'zod';

/** A file of a whole edition, under `/downloads/`. */
export const DownloadFile = z
  .object({
    file: z.string().regex(/^[a-z0-9-]+(\.[a-z0-9]+)+$/),
    url: z.string().describe("Relative to the website's root; in `/downloads/index.json` the whole address."),
    rows: z.int().min(0).nullable().describe('Courses, holes and so on; null for what has no rows.'),
    bytes: z.int().min(0),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    licence: z.string(),
    attribution: z.string().describe('To be shown wherever the file or what is made from it is.'),
    schema: z
      .string()
      .describe(
        'The names of its columns in order, or of its layers, or the schema of each line in `/openapi.json`.',
      ),
  })
  .meta({ id: 'DownloadFile' });
export type DownloadFile = z.infer<typeof DownloadFile>;
