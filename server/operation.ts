import type { z } from 'zod';
import { type ErrorKind, errors } from '#lib/contract/errors.ts';
import { type OperationId, type OperationPath, operationPaths } from '#lib/contract/operation-paths.ts';
import type { Contract } from '#lib/contract/operations/contract.ts';
import { type AnswerOf, contracts, type ReadBy } from '#lib/contract/operations.ts';
import type { Dataset } from './store/open-dataset.ts';

/**
 * `data` is sent as `{"data": …}`. A document is sent as it is: a value as JSON, a text, or the bytes that brotli made
 * of a text.
 */
export type Found<Content = unknown> = {
  kind: 'found';
  /** Whether a list with `skip` has another page. */
  hasMore?: boolean;
} & ({ data: Content } | { document: Content | string | Uint8Array });
/** The path to ask instead, relative to `/v2`. */
export type Moved = { kind: 'moved'; path: string };
/** A sentence for the caller, and the parameter at fault. */
export type Failure = { kind: 'failure'; error: ErrorKind; message: string; parameter: string | null };

export type Reply<Content = unknown> = Found<Content> | Moved | Failure;

/** What documents say about this site. */
export type Site = {
  /** Without a trailing slash. */
  url: string;
  name: string;
  /** 0 for no limit. */
  requestsPerSecond: number;
  /** A mailto: or https: address for reporting weaknesses. */
  contact?: string | undefined;
};

/** What an answer says. */
export type Said = {
  /** Hexadecimal digits, the same for the same answer. */
  hash: string;
  /** When the course last changed, RFC 3339; null where that's unknown. */
  updatedAt: string | null;
};

type Answering<Input, Content> = {
  answer: (dataset: Dataset, input: Input, site: Site) => Reply<Content>;
  /** The answer before a dataset has been published, where there is one. */
  answerWithoutDataset?: (site: Site) => Reply<Content>;
  /**
   * What answers say that a newer dataset may give unchanged: their entity tag is made from this instead of the
   * dataset's version. Null if there's no answer.
   */
  said?: (dataset: Dataset, input: Input) => Said | null;
  /** Its documents are stored as brotli, so that's the cheapest encoding. */
  isStoredCompressed?: boolean;
};

export type Answers = { readonly [Id in OperationId]?: Answering<ReadBy<Id>, AnswerOf<Id>> };

export type Operation = Answering<never, unknown> & {
  operationId: string;
  /** Relative to its root, with parameters as `{name}`. */
  path: `/${string}`;
  mediaType: string;
  params: Readonly<Record<string, z.ZodType>>;
  query: Readonly<Record<string, z.ZodType>>;
};

export function toOperation(operationId: OperationId, answering: Answering<never, unknown>): Operation {
  const { path, document = 'application/json' }: OperationPath = operationPaths[operationId];
  const { params = {}, query = {} }: Contract = contracts[operationId];
  return { operationId, path, mediaType: document, params, query, ...answering };
}

/** A file at the root that isn't part of the contract. */
export function rootFile(
  operationId: string,
  path: Operation['path'],
  mediaType: string,
  answering: Answering<never, string>,
): Operation {
  return { operationId, path, mediaType, params: {}, query: {}, ...answering };
}

/** A record with a key too few or too many doesn't compile. */
export function foundData<Data>(data: NoInfer<Data>): Found<Data> {
  return { kind: 'found', data };
}

/** A page of a list; it's announced in the answer's `Link` header, too. */
export function foundPage<Data>(hasMore: boolean, data: NoInfer<Data>): Found<Data> {
  return { kind: 'found', hasMore, data };
}

/** A document that was made and checked earlier: a text, or what brotli made of it. */
export function foundFinished(document: string | Uint8Array): Found<never> {
  return { kind: 'found', document };
}

/** A value that is the whole document. */
export function foundDocument<Content>(document: Content): Found<Content> {
  return { kind: 'found', document };
}

/** `path` is relative to `/v2`. */
export function moved(path: string): Moved {
  return { kind: 'moved', path };
}

/** `message` replaces the error's general one. */
export function failure(
  error: ErrorKind,
  message: string = errors[error].meaning,
  parameter: string | null = null,
): Failure {
  return { kind: 'failure', error, message, parameter };
}
