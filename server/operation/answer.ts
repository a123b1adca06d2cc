import { toByteString } from '../store/byte-string.ts';
import type { ErrorKind } from './error-codes.ts';

/** A found document: its bytes, one character for each where it is text; or bytes that are already brotli. */
export type Found = { kind: 'found'; body: string | Uint8Array; isBrotli: boolean };
/** The same operation answers under another path (relative to `/v2`). */
export type Moved = { kind: 'moved'; path: string };
/** Nothing to give, and why. `message` is for the caller to read. */
export type Failure = { kind: 'failure'; error: ErrorKind; message: string; parameter: string | null };

/** What an operation makes of a request. */
export type Answer = Found | Moved | Failure;

/** A document as text. */
export function found(text: string): Found {
  return foundBytes(toByteString(text));
}

/** A document as a byte string, put together of such. */
export function foundBytes(body: string): Found {
  return { kind: 'found', body, isBrotli: false };
}

/** A document that is stored as brotli. */
export function foundBrotli(body: Uint8Array): Found {
  return { kind: 'found', body, isBrotli: true };
}

/** `{"data": …}` of a record. */
export function foundData(record: unknown): Found {
  return found(`{"data":${JSON.stringify(record)}}`);
}

/** The present place of what was renamed or merged; `path` is relative to `/v2`. */
export function moved(path: string): Moved {
  return { kind: 'moved', path };
}

/** Why there is no answer, in a sentence for the caller, and the parameter at fault. */
export function failure(error: ErrorKind, message: string, parameter: string | null = null): Failure {
  return { kind: 'failure', error, message, parameter };
}
