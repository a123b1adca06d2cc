import type { z } from 'zod';
import type { OperationId, PathOf } from '../operation-paths.ts';

export type Parameters = Readonly<Record<string, z.ZodType>>;

/**
 * Parameters are described as what they mean (a number, an integer); `server/http/read-parameters.ts` reads them
 * from text.
 */
export type Contract = {
  summary: string;
  description: string;
  params?: Parameters;
  query?: Parameters;
  answer: z.ZodType;
  /**
   * A former slug answers 301 to the same operation under the current one; that of a region that several have
   * replaced, to its country's.
   */
  redirects?: true;
  /**
   * A request to the tests' dataset, by path and query: its real answer is the example in the OpenAPI
   * document.
   */
  example: string;
};

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The parameters are those its path names. */
export type ContractOf<Id extends OperationId> = Contract &
  ([NamesIn<PathOf<Id>['path']>] extends [never]
    ? { params?: never }
    : { params: Readonly<Record<NamesIn<PathOf<Id>['path']>, z.ZodType>> });

export type Contracts = { readonly [Id in OperationId]?: ContractOf<Id> };
