import { basename } from 'node:path';
import { SourceError } from '../errors.ts';
import type { Finding } from '../finding.ts';
import { fromOpenGolfApi } from './open-golf-api.ts';
import {
  isObject,
  isStatement,
  type JsonLine,
  parseCsvLine,
  readLines,
  readNdjson,
  readStart,
  readText,
} from './read-lines.ts';

type CourseFileKind = 'ndjson' | 'geojson' | 'csv';

/** How a file of courses is written, by its first kilobytes. */
function kindOf(start: string): CourseFileKind {
  const text = start.replace(/^\uFEFF/, '').trimStart();
  if (/^\{[^{[]*"type"\s*:\s*"FeatureCollection"/.test(text)) return 'geojson';
  const [header = ''] = text.split(/\r?\n/, 1);
  const columns = parseCsvLine(header.toLowerCase()) ?? [];
  return columns.includes('id') && columns.includes('latitude') ? 'csv' : 'ndjson';
}

/** Whether a file of courses is OpenGolfAPI's own: only it comes as GeoJSON or CSV, or has lines of its format. */
export async function isOpenGolfApi(path: string): Promise<boolean> {
  const start = await readStart(path);
  if (kindOf(start) !== 'ndjson') return true;
  const [first = ''] = start.split('\n', 1);
  try {
    const object: unknown = JSON.parse(first.replace(/^\uFEFF/, ''));
    return isObject(object) && fromOpenGolfApi(object) !== null;
  } catch {
    return false;
  }
}

/**
 * Reads the courses of a file as objects of our own format: from NDJSON, ours or OpenGolfAPI's, or from OpenGolfAPI's
 * GeoJSON or CSV, gzip or not; `most` of them where it's given. A bad line becomes a finding. Throws SourceError for a
 * file of any other kind.
 */
export async function readCourseObjects(
  path: string,
  onObject: (line: JsonLine) => void,
  most = Number.POSITIVE_INFINITY,
): Promise<{ lines: number; findings: Finding[] }> {
  const pass = ({ place, object }: JsonLine) =>
    onObject({ place, object: fromOpenGolfApi(object) ?? object });
  const kind = kindOf(await readStart(path));
  if (kind === 'csv') return readCsv(path, pass, most);
  if (kind === 'geojson') return readCollection(path, pass, most);
  return readNdjson(path, 'courses', pass, most);
}

async function readCsv(path: string, onObject: (line: JsonLine) => void, most: number) {
  const findings: Finding[] = [];
  let names: string[] | null = null;
  let lines = 0;
  for await (const { place, text } of readLines(path)) {
    if (isStatement(text)) continue;
    const cells = parseCsvLine(text);
    if (names === null) {
      names = (cells ?? []).map((cell) =>
        cell
          .replace(/^\uFEFF/, '')
          .trim()
          .toLowerCase(),
      );
      continue;
    }
    if (lines === most) break;
    lines++;
    if (cells === null || cells.length !== names.length) {
      findings.push({
        source: 'courses',
        place,
        rule: 'row-not-csv',
        value: text.slice(0, 80),
        action: 'rejected',
      });
    } else {
      onObject({ place, object: Object.fromEntries(names.map((name, i) => [name, cells[i]])) });
    }
  }
  return { lines, findings };
}

/** The places of a collection are its features, counted from 1. */
async function readCollection(path: string, onObject: (line: JsonLine) => void, most: number) {
  const file = basename(path);
  let collection: unknown;
  try {
    collection = JSON.parse((await readText(path)).replace(/^\uFEFF/, ''));
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw new SourceError(`${file}: not GeoJSON that can be read; is it cut off? Fetch it again`, {
      cause: error,
    });
  }
  const features = isObject(collection) && Array.isArray(collection.features) ? collection.features : null;
  if (features === null) throw new SourceError(`${file}: a FeatureCollection needs a list of features`);
  const findings: Finding[] = [];
  const read = features.slice(0, most);
  read.forEach((feature: unknown, index) => {
    const place = `${file}:${index + 1}`;
    if (isObject(feature)) onObject({ place, object: feature });
    else
      findings.push({
        source: 'courses',
        place,
        rule: 'line-not-a-json-object',
        value: String(feature).slice(0, 80),
        action: 'rejected',
      });
  });
  return { lines: read.length, findings };
}
