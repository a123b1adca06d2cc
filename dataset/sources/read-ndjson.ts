import { SourceError } from '../errors.ts';
import type { Finding } from '../finding.ts';
import { readLines } from './read-lines.ts';

/** A line's JSON object, not yet looked into. */
export type JsonLine = { place: string; object: Readonly<Record<string, unknown>> };

/**
 * The objects of a file of one JSON object a line (NDJSON), plain or gzip. A line that holds anything else becomes a
 * finding; a file whose first line does is no NDJSON at all and stops the build.
 */
export async function readNdjson(
  path: string,
  source: string,
  onObject: (line: JsonLine) => void,
): Promise<{ lines: number; findings: Finding[] }> {
  const findings: Finding[] = [];
  let lines = 0;
  for await (const { place, text } of readLines(path)) {
    const object = parseObject(text.replace(/^\uFEFF/, ''));
    if (!object && lines === 0) {
      throw new SourceError(
        `${place}: not a JSON object; ${source} are read from files with one JSON object a line`,
      );
    }
    lines++;
    if (object) onObject({ place, object });
    else
      findings.push({
        source,
        place,
        rule: 'line-not-a-json-object',
        value: excerpt(text),
        action: 'rejected',
      });
  }
  return { lines, findings };
}

function parseObject(text: string): JsonLine['object'] | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** Whether a JSON value is an object (and neither null nor an array). */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function excerpt(text: string): string {
  return text.length <= 80 ? text : `${text.slice(0, 79)}…`;
}
