import type { z } from '@hono/zod-openapi';

/** The headings that operations are listed under. */
export type OperationTag =
  | 'Courses'
  | 'Directory'
  | 'Rankings'
  | 'Metadata'
  | 'Enumeration'
  | 'Agent files'
  | 'Dataset';

/** What a 404 of an operation can be about; each has an error code of its own. */
export type Missing = 'course' | 'area' | 'region' | 'city';

/** The body of a 200: a record inside `{"data": …}`, or a document with a media type of its own. */
export type AnswerContent = { data: z.ZodType } | { mediaType: string; document: z.ZodType };

/**
 * One operation of the API, described once: matching, validation, types and the OpenAPI document come from it.
 * `path` is relative to `/v2`. Parameters are described as what they mean (a number, an integer): the strict
 * reading from text is done in one place, `server/http/read-parameters.ts`.
 */
export type OperationContract<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
> = {
  operationId: string;
  tag: OperationTag;
  path: `/${string}`;
  summary: string;
  description: string;
  params: Params;
  query: Query;
  content: AnswerContent;
  missing: readonly Missing[];
  /** A former slug answers 301 to the same operation under the new one. */
  redirects?: boolean;
  /** The query (path and parameters) whose real answer stands as the example in the OpenAPI document. */
  example: string;
};

/** Declares an operation's contract with the types of its parameters kept. */
export function defineContract<Params extends z.ZodObject, Query extends z.ZodObject>(
  contract: OperationContract<Params, Query>,
): OperationContract<Params, Query> {
  return contract;
}
