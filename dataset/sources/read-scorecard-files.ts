import type { Finding } from '../finding.ts';
import { fieldReader } from './field-reader.ts';
import type { ReadRecords } from './read-course-files.ts';
import { readNdjson } from './read-ndjson.ts';
import { type ScorecardRecord, toScorecardRecord } from './scorecard-record.ts';

/** Reads scorecards files (NDJSON, gzip allowed). The order of the files makes no difference. */
export async function readScorecardFiles(paths: readonly string[]): Promise<ReadRecords<ScorecardRecord>> {
  const records: ScorecardRecord[] = [];
  const findings: Finding[] = [];
  let linesRead = 0;
  let linesRejected = 0;
  for (const path of paths.toSorted()) {
    const read = await readNdjson(path, 'scorecards', ({ place, object }) => {
      const own: Finding[] = [];
      const record = toScorecardRecord(fieldReader(object, 'scorecards', place, own), place, own);
      if (record) records.push(record);
      else {
        linesRejected++;
        findings.push(...own);
      }
    });
    linesRead += read.lines;
    linesRejected += read.findings.length;
    findings.push(...read.findings);
  }
  return { records, findings, linesRead, linesRejected };
}
