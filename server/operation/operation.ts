import type { z } from '@hono/zod-openapi';
import type { Dataset } from '../store/open-dataset.ts';
import type { Answer } from './answer.ts';

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
 * reading from text is done in one place, `server/http/read-request.ts`.
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

/** Who the website is, for documents that name it: its address without a slash at the end, and its name. */
export type Site = { url: string; name: string };

/** An operation: its contract, and how it answers from a dataset. */
export type Operation<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
> = OperationContract<Params, Query> & {
  /** Answered from finished documents that are stored compressed by brotli: sent as they are where br is accepted. */
  isStoredCompressed?: boolean;
  /** Has few answers, asked for again and again: they are kept as they are sent, also where nothing is compressed. */
  isAskedForAgain?: boolean;
  /** What to answer while no dataset has been published, where there is anything. */
  answerWithoutDataset?: (site: Site) => Answer;
  answer: (dataset: Dataset, input: z.output<Params> & z.output<Query>, site: Site) => Answer;
};

/** An operation whose parameters' types have been forgotten: what a list of different operations holds. */
export type AnyOperation = OperationContract & {
  isStoredCompressed?: boolean;
  isAskedForAgain?: boolean;
  answerWithoutDataset?: (site: Site) => Answer;
  answer: (dataset: Dataset, input: never, site: Site) => Answer;
};

/** Declares an operation with the types of its parameters kept. */
export function defineOperation<Params extends z.ZodObject, Query extends z.ZodObject>(
  operation: Operation<Params, Query>,
): Operation<Params, Query> {
  return operation;
}
