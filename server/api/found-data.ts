import type { CourseRow } from '#lib/contract/course-row.ts';
import { type Found, foundJson } from '../operation.ts';
import { toByteString } from '../store/byte-string.ts';
import type { CourseTable } from '../store/course-table.ts';

const JSON_TEXT = Symbol('JSON text');

/**
 * A value whose JSON is already made, as a byte string. `holds` is never set: it carries the value's type.
 */
export type Finished<Value> = { readonly [JSON_TEXT]: string; readonly holds?: Value };

/** A record under construction: any value in it may be finished. */
type Draft<Value> =
  | Finished<Value>
  | (Value extends readonly unknown[]
      ? Value
      : Value extends object
        ? { [Key in keyof Value]: Draft<Value[Key]> }
        : Value);

/** The answer `{"data": …}`. A record with a key too few or too many doesn't compile. */
export function foundData<Data>(data: NoInfer<Data>): Found<Data> {
  return foundJson({ data }) as Found<Data>;
}

export function foundDraft<Data>(data: Draft<NoInfer<Data>>): Found<Data> {
  return { kind: 'found', body: `{"data":${write(data)}}`, isBrotli: false };
}

/** A page of a list; it's announced in the answer's `Link` header, too. `limit` where the request may leave it open. */
export function foundPage<Data>(hasMore: boolean, data: Draft<NoInfer<Data>>): Found<Data> {
  return { ...foundDraft<Data>(data), hasMore };
}

/** The JSON of one record, as a byte string. */
export function draftText<Value>(draft: Draft<NoInfer<Value>>): string {
  return write(draft);
}

function write(value: unknown): string {
  if (typeof value === 'number') return `${value}`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return toByteString(JSON.stringify(value));
  }
  if (JSON_TEXT in value) return value[JSON_TEXT] as string;
  const members = value as Record<string, unknown>;
  let text = '';
  for (const key in members) text += `${text === '' ? '' : ','}"${key}":${write(members[key])}`;
  return `{${text}}`;
}

/** Of the JSON of each item, as byte strings. */
export function finishedList<Item>(texts: readonly string[]): Finished<Item[]> {
  return { [JSON_TEXT]: `[${texts.join(',')}]` };
}

/** What the rows of a list have beyond the common ones: the JSON of each, by the row's place, in ASCII. */
type Columns<Row> = { [Name in Exclude<keyof Row, keyof CourseRow>]: (place: number) => string };

/**
 * The rows of courses (indexes of the course table).
 */
export function courseRows<Row extends CourseRow = CourseRow>(
  { rowOf }: CourseTable,
  indexes: ArrayLike<number>,
  columns: Columns<Row>,
): Finished<Row[]> {
  const names = Object.keys(columns).map((name) => `,"${name}":`);
  const textsOf = Object.values<(place: number) => string>(columns);
  let list = '';
  for (let place = 0; place < indexes.length; place++) {
    list += rowText(rowOf(indexes[place]!)).slice(0, -1);
    // Short texts are joined first: adding to a long one makes an object, which sending the list has to walk through.
    let text = '';
    for (let i = 0; i < names.length; i++) {
      list += text + names[i]!;
      text = textsOf[i]!(place);
    }
    list += text + (place + 1 < indexes.length ? '},' : '}');
  }
  return { [JSON_TEXT]: `[${list}]` };
}

export function courseRow({ rowOf }: CourseTable, index: number): Finished<CourseRow> {
  return { [JSON_TEXT]: rowText(rowOf(index)) };
}

function rowText(row: CourseRow): string {
  return toByteString(JSON.stringify(row));
}

/** The page [skip, skip + limit). */
export function pageOf(indexes: Int32Array, { skip, limit }: { skip: number; limit: number }): Int32Array {
  return indexes.subarray(Math.min(skip, indexes.length), Math.min(skip + limit, indexes.length));
}
