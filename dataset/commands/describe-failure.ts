import { DatasetFileError } from '#lib/dataset-file/manifest.ts';
import { BuildError } from '../build-error.ts';
import { SourceError } from '../source-error.ts';
import { describeSystemError } from './describe-system-error.ts';

/** One sentence for a failure that was to be expected; null for a mistake of ours, which deserves its stack. */
export function describeFailure(error: unknown): string | null {
  const isOurs =
    error instanceof BuildError || error instanceof SourceError || error instanceof DatasetFileError;
  return isOurs ? error.message : describeSystemError(error);
}
