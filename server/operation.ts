import type { z } from 'zod';
import { type ErrorKind, errors } from '#lib/contract/errors.ts';
import { type OperationId, type OperationPath, operationPaths } from '#lib/contract/operation-paths.ts';
import type { Contract } from '#lib/contract/operations/contract.ts';
import { type AnswerOf, contracts, type ReadBy } from '#lib/contract/operations.ts';
import { toByteString } from './store/byte-string.ts';
import type { Dataset } from './store/open-dataset.ts';

/**
 * A document that was found: a byte string, or bytes that are already compressed by brotli. `holds` is never set: it
 * lets the compiler compare an answer with its contract.
 */
export type Found<Content = unknown> = {
  kind: 'found';
  body: string | Uint8Array;
  isBrotli: boolean;
  holds?: Content;
};
/** The same operation answers under another path (relative to `/v2`). */
export type Moved = { kind: 'moved'; path: string };
/** Nothing to give, and why: a sentence for the caller, and the parameter at fault. */
export type Failure = { kind: 'failure'; error: ErrorKind; message: string; parameter: string | null };

/** What an operation makes of a request. */
export type Answer<Content = unknown> = Found<Content> | Moved | Failure;

/** What documents say of this site: its address without a slash at the end, its name, and its quota (0: none). */
export type Site = { url: string; name: string; requestsPerSecond: number };

/** How an operation answers, and what the HTTP side may do with its answers. */
type Answering<Input, Content> = {
  answer: (dataset: Dataset, input: Input, site: Site) => Answer<Content>;
  /** The answer while no dataset has been published, where there is one. */
  answerWithoutDataset?: (site: Site) => Answer<Content>;
  /** Its documents are stored compressed by brotli, and are sent as they are where br is accepted. */
  isStoredCompressed?: boolean;
  /** It has few answers, which are asked for again and again: they are kept as sent, even uncompressed. */
  isAskedForAgain?: boolean;
};

/** The answers of some operations, each held to its contract. */
export type Answers = { readonly [Id in OperationId]?: Answering<ReadBy<Id>, AnswerOf<Id>> };

/** All that HTTP knows of an operation: where it is, what it takes, what it answers with. */
export type Operation = Answering<never, unknown> & {
  operationId: string;
  /** Relative to the root it is served under, with parameters as `{name}`. */
  path: `/${string}`;
  mediaType: string;
  params: Readonly<Record<string, z.ZodType>>;
  query: Readonly<Record<string, z.ZodType>>;
};

/** An operation of the contract with the way it answers. */
export function toOperation(operationId: OperationId, answering: Answering<never, unknown>): Operation {
  const { path, document = 'application/json' }: OperationPath = operationPaths[operationId];
  const { params = {}, query = {} }: Contract = contracts[operationId];
  return { operationId, path, mediaType: document, params, query, ...answering };
}

/** A document as text. */
export function foundText(text: string): Found<string> {
  return { kind: 'found', body: toByteString(text), isBrotli: false };
}

/** A document that is one JSON value. */
export function foundJson<Content>(content: Content): Found<Content> {
  return { kind: 'found', body: toByteString(JSON.stringify(content)), isBrotli: false };
}

/** A document made and checked earlier: as text, or compressed by brotli. */
export function foundFinished(document: string | Uint8Array): Found<never> {
  if (typeof document !== 'string') return { kind: 'found', body: document, isBrotli: true };
  return { kind: 'found', body: toByteString(document), isBrotli: false };
}

/** The current place of what was renamed or merged; `path` is relative to `/v2`. */
export function moved(path: string): Moved {
  return { kind: 'moved', path };
}

/** Why there is no answer: what the error means, or a sentence that says it better, and the parameter at fault. */
export function failure(
  error: ErrorKind,
  message: string = errors[error].meaning,
  parameter: string | null = null,
): Failure {
  return { kind: 'failure', error, message, parameter };
}
