import type { z } from 'zod';
import type { OperationId, PathOf } from '../operation-paths.ts';

/** Parameters by name. */
export type Parameters = Readonly<Record<string, z.ZodType>>;

/**
 * What an operation takes and answers; `operation-paths.ts` says where it is. Parameters are described as what they mean (a
 * number, an integer): they are read from text in one place, `server/http/read-request.ts`.
 */
export type Contract = {
  summary: string;
  description: string;
  /** The parameters of the path. */
  params?: Parameters;
  query?: Parameters;
  /** What `data` holds, or the document. */
  answer: z.ZodType;
  /** A former slug answers 301 to the same operation under the current one. */
  redirects?: true;
  /** Path and query of a request to the tests' dataset: its real answer is the example in the OpenAPI document. */
  example: string;
};

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** A contract whose parameters are those its path names. */
export type ContractOf<Id extends OperationId> = Contract &
  ([NamesIn<PathOf<Id>['path']>] extends [never]
    ? { params?: never }
    : { params: Readonly<Record<NamesIn<PathOf<Id>['path']>, z.ZodType>> });

/** Contracts of some operations, each under its operationId. */
export type Contracts = { readonly [Id in OperationId]?: ContractOf<Id> };
