import { basename } from 'node:path';
import { SourceError } from '../errors.ts';
import { fromOpenGolfApi } from './open-golf-api.ts';
import {
  badLine,
  isObject,
  isStatement,
  type JsonLine,
  parseCsvLine,
  type ReadRecords,
  readLines,
  readNdjson,
  readStart,
  readText,
  rejectLine,
} from './read-lines.ts';
import { columnNames } from './read-rows.ts';

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
 * GeoJSON or CSV, gzip or not. A bad line becomes a finding. Throws SourceError for a file of any other kind.
 */
export async function readCourseObjects(
  path: string,
  read: ReadRecords<unknown>,
  onObject: (line: JsonLine) => void,
): Promise<void> {
  const pass = ({ place, object }: JsonLine) =>
    onObject({ place, object: fromOpenGolfApi(object) ?? object });
  const kind = kindOf(await readStart(path));
  if (kind === 'csv') await readCsv(path, read, pass);
  else if (kind === 'geojson') await readCollection(path, read, pass);
  else await readNdjson(path, 'courses', read, pass);
}

async function readCsv(path: string, read: ReadRecords<unknown>, onObject: (line: JsonLine) => void) {
  let names: string[] | null = null;
  for await (const { place, text } of readLines(path)) {
    if (isStatement(text)) continue;
    const cells = parseCsvLine(text);
    if (names === null) {
      names = columnNames(cells);
      continue;
    }
    read.linesRead++;
    if (cells?.length !== names.length) rejectLine(read, badLine('courses', place, 'row-not-csv', text));
    else onObject({ place, object: Object.fromEntries(names.map((name, i) => [name, cells[i]])) });
  }
}

/** The places of a collection are its features, counted from 1. */
async function readCollection(path: string, read: ReadRecords<unknown>, onObject: (line: JsonLine) => void) {
  const file = basename(path);
  // As a whole: many programs write a collection without line breaks.
  const text = await readText(path);
  let collection: unknown;
  try {
    collection = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw new SourceError(`${file}: not GeoJSON that can be read; is it cut off? Fetch it again`, { cause });
  }
  if (!isObject(collection) || !Array.isArray(collection.features))
    throw new SourceError(`${file}: a FeatureCollection needs a list of features`);
  for (const [index, feature] of collection.features.entries()) {
    const place = `${file}:${index + 1}`;
    read.linesRead++;
    if (isObject(feature)) onObject({ place, object: feature });
    else rejectLine(read, badLine('courses', place, 'line-not-a-json-object', String(feature)));
  }
}
