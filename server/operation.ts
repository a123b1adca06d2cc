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
export type Found<Content = unknown> = { data: Content } | { document: Content | string | Uint8Array };

/** What documents say about this site. */
export type Site = {
  /** The address, with no slash at its end. */
  url: string;
  name: string;
  /** 0 for no limit. */
  requestsPerSecond: number;
  /** A mailto: or https: address for corrections and vulnerability reports. */
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
  answer: (dataset: Dataset, input: Input, site: Site) => Found<Content>;
  /**
   * What answers say that a newer dataset may give unchanged: their entity tag is made from this instead of the
   * dataset's version. Null if there's no answer.
   */
  said?: (dataset: Dataset, input: Input) => Said | null;
  /** Whether it says nothing about the dataset, and can be answered before there's one. */
  isOfSite?: true;
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
  return { data };
}

/** A whole document: a value, its text, or what brotli made of that. */
export function foundDocument<Document>(document: Document): { document: Document } {
  return { document };
}

/** Why an operation has no answer. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly error: ErrorKind;
  /** The parameter at fault, if there's one. */
  readonly parameter: string | null;

  constructor(error: ErrorKind, message: string, parameter: string | null) {
    super(message);
    this.error = error;
    this.parameter = parameter;
  }
}

/** Throws a Refusal. `message`, a sentence for the caller, replaces the error's general one. */
export function fail(
  error: ErrorKind,
  message: string = errors[error].meaning,
  parameter: string | null = null,
): never {
  throw new Refusal(error, message, parameter);
}

/** The answer is at another path, relative to `/v2`. */
export class Moved extends Error {
  override name = 'Moved';
  readonly path: string;

  constructor(path: string) {
    super(`Moved to ${path}`);
    this.path = path;
  }
}

/** Throws Moved. `path` is relative to `/v2`. */
export function move(path: string): never {
  throw new Moved(path);
}
