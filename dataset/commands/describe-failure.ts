import { DatasetFileError } from '#lib/dataset-file/manifest.ts';
import { BuildError, SourceError } from '../errors.ts';

/** Null for a bug, which needs its stack trace. */
export function describeFailure(error: unknown): string | null {
  const isOurs =
    error instanceof BuildError || error instanceof SourceError || error instanceof DatasetFileError;
  return isOurs ? error.message : describeSystemError(error);
}

const meanings: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file would grow beyond the limit set for this process',
  EROFS: 'the file system is read-only',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  ENOENT: 'no such file or directory',
  ENOTDIR: 'a part of the path is not a directory',
  EISDIR: "it's a directory",
  EEXIST: 'something else is already there',
  EMFILE: 'too many files are open',
  EIO: 'the disk reports an error',
};

/** Primary result codes (https://sqlite.org/rescode.html) that mean a problem of the disk. */
const sqliteMeanings: Readonly<Record<number, string>> = {
  8: 'the file system is read-only',
  10: 'the disk is full or reports an error',
  13: 'the disk is full',
  14: "the file can't be created there",
};

/** A known failure in the operator's words; null for any other error. */
function describeSystemError(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  if (error.code === 'ERR_SQLITE_ERROR' && 'errcode' in error) {
    const meaning = sqliteMeanings[Number(error.errcode) & 0xff];
    return meaning ? couldNotWrite(meaning) : null;
  }
  const meaning = meanings[String(error.code)];
  if (!meaning) return null;
  // Node doesn't know the path of a file that's open.
  if ('syscall' in error && error.syscall === 'write') return couldNotWrite(meaning);
  const path = 'path' in error && typeof error.path === 'string' ? `${error.path}: ` : '';
  return `${path}${meaning}; the published dataset hasn't changed.`;
}

function couldNotWrite(meaning: string): string {
  return `The dataset couldn't be written: ${meaning}; nothing was published.`;
}
