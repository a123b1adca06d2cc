import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ExportedFiles } from '#lib/dataset-file/exported-files.ts';
import { csvRow } from '#lib/text/csv.ts';
import {
  type CourseColumn,
  courseColumns,
  type ExportedCourse,
  hazardColumns,
  holeColumns,
  pointColumns,
  surfaceColumns,
  teeboxColumns,
} from './columns.ts';
import { openParquet } from './parquet-file.ts';
import type { Rights } from './rights.ts';
import { openText } from './text-file.ts';

export type WrittenFile = Omit<ExportedFiles['files'][number], 'bytes' | 'sha256'>;

type Writer = {
  add(course: ExportedCourse): void | Promise<void>;
  finish(): Promise<WrittenFile>;
};

/** Writes the files with a row for each course or for each of its parts. Those of what others supplied may be empty. */
export function openTables(folder: string, rights: Rights) {
  const writers = [...openTexts(folder, rights), ...openParquets(folder, rights)];
  return {
    async add(course: ExportedCourse): Promise<void> {
      for (const writer of writers) await writer.add(course);
    },
    async finish(): Promise<WrittenFile[]> {
      const files: WrittenFile[] = [];
      for (const writer of writers) files.push(await writer.finish());
      const isKept = ({ file, rows }: WrittenFile) => !file.startsWith('supplied-') || rows !== 0;
      for (const { file } of files.filter((each) => !isKept(each))) rmSync(join(folder, file));
      return files.filter(isKept);
    },
  };
}

function openTexts(folder: string, rights: Rights): Writer[] {
  const names = courseColumns.map(({ name }) => name);
  const supplied = 'golf_id, slug and keys of GolfProfile';
  const open = (file: string, right: keyof Rights, schema: string, lineOf: LineOf, head?: string) =>
    openLines(join(folder, file), lineOf, head, (rows) => ({ file, rows, ...rights[right], schema }));
  return [
    open('courses.csv.gz', 'open', names.join(', '), toCsv, csvRow(names)),
    open('profiles.ndjson.gz', 'open', 'GolfProfile', ({ split }) => json(split.open)),
    open('supplied-cards.ndjson.gz', 'cards', supplied, (course) => toSupplied(course, 'cards')),
    open('supplied-reviews.ndjson.gz', 'reviews', supplied, (course) => toSupplied(course, 'reviews')),
  ];
}

/** Null for a course that isn't in the file. */
type LineOf = (course: ExportedCourse) => string | null;

function openLines(
  path: string,
  lineOf: LineOf,
  head: string | undefined,
  describe: (rows: number) => WrittenFile,
): Writer {
  const text = openText(path);
  let rows = 0;
  return {
    async add(course) {
      const line = lineOf(course);
      if (line === null) return;
      if (rows++ === 0 && head) await text.add(head);
      await text.add(line);
    },
    async finish() {
      await text.finish();
      return describe(rows);
    },
  };
}

const json = (value: object) => `${JSON.stringify(value)}\n`;

function toCsv(course: ExportedCourse): string {
  const values = courseColumns.map(({ of }) => of(course.profile, course) ?? null);
  return csvRow(values as (string | number | boolean | null)[]);
}

function toSupplied({ profile, split }: ExportedCourse, part: 'cards' | 'reviews'): string | null {
  const { golf_id, slug } = profile;
  return split[part] && json({ golf_id, slug, ...split[part] });
}

function openParquets(folder: string, rights: Rights): Writer[] {
  const isSupplied = ({ split }: ExportedCourse) => !('teeboxes' in split.open);
  const open = <Row>(
    name: string,
    columns: readonly CourseColumn<Row>[],
    rowsOf: (course: ExportedCourse) => readonly Row[],
    right = rights.open,
  ): Writer => {
    const file = `${name}.parquet`;
    const table = openParquet(join(folder, file), columns, right);
    const schema = columns.map((column) => column.name).join(', ');
    return {
      add(course) {
        for (const row of rowsOf(course)) table.add(row, course);
      },
      finish: async () => ({ file, rows: table.finish(), ...right, schema }),
    };
  };
  return [
    open('courses', pointColumns, ({ profile }) => [profile]),
    open('holes', holeColumns, ({ split }) => split.open.holes ?? []),
    open('hazards', hazardColumns, ({ profile }) => profile.hazards),
    open('surfaces', surfaceColumns, ({ profile }) => profile.surfaces),
    open('teeboxes', teeboxColumns, (course) => (isSupplied(course) ? [] : course.profile.teeboxes)),
    open(
      'supplied-teeboxes',
      teeboxColumns,
      (course) => (isSupplied(course) ? course.profile.teeboxes : []),
      rights.cards,
    ),
  ];
}
