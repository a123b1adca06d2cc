import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { z } from 'zod';
import { StatedSource } from '#lib/contract/origins.ts';
import { Timestamp } from '#lib/contract/primitives.ts';
import { SourceError } from '../errors.ts';
import { type DatedSource, sourceCatalogue } from '../source-catalogue.ts';
import { isOpenGolfApi } from './read-course-objects.ts';
import { isStatement, readLines } from './read-lines.ts';

/** Who made a file and under which licence, as `FILE.source.json` or the file's first line says. */
const Statement = StatedSource.extend({
  name: z.string().min(1),
  licence: z.string().min(1),
  url: z.httpUrl().nullable().default(null),
  attribution: z.string().nullable().default(null),
  /** When the file was last changed, for lines without a time of their own. */
  updated_at: Timestamp.nullable().default(null),
});

/** What each file says of its own source, by its name without the folder; null where it says nothing. */
export type SourceStatements = ReadonlyMap<string, DatedSource | null>;

/** Reads the statements of files. Throws SourceError for one without name or licence, and for two files of one name. */
export async function readStatements(paths: readonly string[]): Promise<SourceStatements> {
  const statements = new Map<string, DatedSource | null>();
  const pathOf = new Map<string, string>();
  for (const path of paths) {
    const name = basename(path);
    const other = pathOf.get(name) ?? path;
    if (resolve(other) !== resolve(path)) {
      throw new SourceError(
        `${other} and ${path} have the same name, which the report and licences go by; rename one`,
      );
    }
    pathOf.set(name, path);
    statements.set(name, await readStatement(path));
  }
  return statements;
}

async function readStatement(path: string): Promise<DatedSource | null> {
  const statement = `${path}.source.json`;
  const text = await readFile(statement, 'utf8').catch(() => null);
  if (text !== null) return parse(text, basename(statement), (value) => value);
  if (await isOpenGolfApi(path)) return { ...sourceCatalogue.opengolfapi!, updated_at: null };
  for await (const { place, text: line } of readLines(path)) {
    return isStatement(line) ? parse(line, place, (value) => (value as { _source?: unknown })._source) : null;
  }
  return null;
}

function parse(text: string, place: string, pick: (value: unknown) => unknown): DatedSource {
  try {
    return Statement.parse(pick(JSON.parse(text.replace(/^\uFEFF/, ''))));
  } catch (error) {
    throw new SourceError(
      `${place}: state a source with its name and licence, and with url and attribution if it has them`,
      { cause: error },
    );
  }
}

/** The file of a place ('cards.ndjson:17'). */
export function fileOf(place: string): string {
  return place.slice(0, place.lastIndexOf(':'));
}
