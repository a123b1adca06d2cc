import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { UsageError } from './command.ts';

/**
 * Reads a sources file: a line for each source, its option and its path or address ("osm https://…"), so that every
 * build of a site reads the same sources. Paths are relative to the file's folder; empty lines and lines that begin
 * with # are left out. Returns the sources by option. Throws UsageError with the line that it can't read, and with what
 * it accepts.
 */
export function readSourcesFile<Option extends string>(
  file: string,
  options: readonly Option[],
): Partial<Record<Option, string[]>> {
  const sources: Partial<Record<Option, string[]>> = {};
  textOf(file)
    .split(/\r?\n/)
    .forEach((line, index) => {
      if (/^\s*(#|$)/.test(line)) return;
      const [, name, value] = /^\s*(?:--)?([a-z-]+)\s+(\S.*?)\s*$/.exec(line) ?? [];
      const option = options.find((each) => each === name);
      if (option === undefined || value === undefined) {
        throw new UsageError(
          `${file}:${index + 1} must be ${options.join(', ')} and a path or address, not '${line.trim()}'`,
        );
      }
      sources[option] ??= [];
      sources[option].push(/^https?:\/\//i.test(value) ? value : resolve(dirname(file), value));
    });
  return sources;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`--sources ${file} can't be read (${(error as NodeJS.ErrnoException).code})`);
  }
}
