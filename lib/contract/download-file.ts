import { z } from 'zod';

/** A file of a whole edition, under `/downloads/`. */
export const DownloadFile = z
  .object({
    file: z.string().regex(/^[a-z0-9-]+(\.[a-z0-9]+)+$/),
    url: z.string().describe("Relative to the website's root; the full address in `/downloads/index.json`."),
    rows: z.int().min(0).nullable().describe('Courses, holes and so on; null for a file without rows.'),
    bytes: z.int().min(0),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    licence: z.string(),
    attribution: z.string().describe('Show it with the file and with anything made from it.'),
    schema: z
      .string()
      .describe(
        'The names of its columns in order, or of its layers, or the schema of each line in `/openapi.json`.',
      ),
  })
  .meta({ id: 'DownloadFile' });
export type DownloadFile = z.infer<typeof DownloadFile>;
