import { z } from 'zod';
import { type CorrectedField, correctedFields } from '../course/corrected-fields.ts';
import type { Finding } from '../finding.ts';
import { badLine, type ReadRecords, readFiles, rejectLine } from './read-lines.ts';
import { readRows } from './read-rows.ts';

const CORRECTION_COLUMNS = ['course', 'field', 'value', 'reason', 'date'] as const;

/** A row of a corrections file; an empty `text` removes the value. */
export type Correction = {
  place: string;
  /** A golf_id, slug or source id, as in the file. */
  course: string;
  field: CorrectedField;
  text: string;
  /** `YYYY-MM-DD`. */
  date: string;
};

/** Reads CSV with these columns in any order; throws SourceError if one is missing. A bad row is a finding. */
export function readCorrectionFiles(paths: readonly string[]): Promise<ReadRecords<Correction>> {
  return readFiles<Correction>(paths, async (path, read) => {
    for await (const { place, text: row, values } of readRows(path, CORRECTION_COLUMNS)) {
      read.linesRead++;
      const [course = '', name = '', text = '', , date = ''] = values ?? [];
      const field = correctedFields.find((each) => each === name.toLowerCase());
      const rule = values ? ruleBroken({ course, field, date }) : 'row-not-csv';
      if (rule === null && field) read.records.push({ place, course, field, text, date });
      else rejectLine(read, badLine('corrections', place, rule ?? '', row));
    }
  });
}

type Cells = { course: string; field: CorrectedField | undefined; date: string };

function ruleBroken({ course, field, date }: Cells): string | null {
  if (course === '') return 'correction-without-course';
  if (field === undefined) return 'correction-of-unknown-field';
  return z.iso.date().safeParse(date).success ? null : 'date-malformed';
}

export function correctionFinding(
  place: string,
  rule: string,
  value: string,
  action: Finding['action'] = 'rejected',
): Finding {
  return { source: 'corrections', place, rule, value, action };
}
