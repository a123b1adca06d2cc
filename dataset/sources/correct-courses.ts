import type { AppliedCorrection, CourseDetails } from '../course/course-in-progress.ts';
import type { Finding } from '../finding.ts';
import type { Ledger } from '../identity/ledger.ts';
import { latest } from '../latest.ts';
import { correctedHead, knownValue } from './corrected-course.ts';
import { type Correction, correctionFinding } from './correction-files.ts';
import { courseFinder } from './course-finder.ts';
import type { MergedCourse } from './merge-courses.ts';
import { readCorrection } from './read-correction.ts';

type Read = { correction: Correction; applied: AppliedCorrection };

/**
 * Gives courses what an operator says about them, which beats every source. The newest correction of a field counts; two
 * of one day that differ are both left out. Returns a finding for each that changes nothing or can't be used.
 */
export function correctCourses(
  courses: readonly MergedCourse[],
  corrections: readonly Correction[],
  ledger: Ledger,
  detailsOf: (course: MergedCourse) => CourseDetails,
): { findings: Finding[]; kept: number } {
  const { find, wasKnown } = courseFinder(courses, ledger);
  const findings: Finding[] = [];
  const byCourse = new Map<MergedCourse, Correction[]>();
  for (const correction of corrections) {
    const { place, course: name } = correction;
    const course = find(name);
    if (course) byCourse.set(course, [...(byCourse.get(course) ?? []), correction]);
    else if (wasKnown(name)) findings.push(correctionFinding(place, 'correction-of-vanished-course', name));
    else findings.push(correctionFinding(place, 'correction-of-unknown-course', name));
  }
  let kept = 0;
  for (const [course, own] of byCourse) {
    const good = own.flatMap((correction): Read[] => {
      const read = readCorrection(correction, course.head);
      if ('refused' in read) findings.push(read.refused);
      return 'refused' in read ? [] : [{ correction, applied: read }];
    });
    const chosen = [...Map.groupBy(good, ({ correction }) => correction.field).values()].flatMap((ofField) =>
      choose(ofField, findings),
    );
    if (chosen.length === 0) continue;
    const before = detailsOf(course);
    for (const { correction, applied } of chosen) {
      if (!isSame(applied.field, knownValue(course.head, before, applied.field), applied.value)) continue;
      findings.push(correctionFinding(applied.place, 'correction-agreed', show(correction), 'noted'));
    }
    course.corrections = chosen.map(({ applied }) => applied);
    course.head = correctedHead(course.head, course.corrections);
    kept += chosen.length;
  }
  return { findings, kept };
}

/** The correction of a field that counts: one or none. */
function choose(ofField: readonly Read[], findings: Finding[]): Read[] {
  const newest = latest(ofField.map(({ applied }) => applied.date));
  const rivals = ofField.filter(({ applied }) => applied.date === newest);
  const [first] = rivals;
  const differs = (read: Read) => !isSame(read.applied.field, read.applied.value, first!.applied.value);
  for (const { correction, applied } of ofField) {
    if (applied.date === newest) continue;
    const value = `${show(correction)}; newer at ${first!.applied.place}`;
    findings.push(correctionFinding(applied.place, 'correction-superseded', value));
  }
  if (!rivals.some(differs)) return [first!];
  for (const { correction, applied } of rivals) {
    const others = rivals.map((read) => read.applied.place).filter((place) => place !== applied.place);
    const value = `${show(correction)}; another value at ${others.join(', ')}`;
    findings.push(correctionFinding(applied.place, 'corrections-contradict', value));
  }
  return [];
}

function show({ course, field, text }: Correction): string {
  return `${course} ${field}: ${text.slice(0, 80)}`;
}

type Value = AppliedCorrection['value'];

/** Telephone numbers and websites can be written in several ways. */
function isSame(field: AppliedCorrection['field'], a: Value, b: Value): boolean {
  const norm = (value: Value) => {
    if (field === 'phone' && typeof value === 'string') return value.replace(/[^+\d;]/g, '');
    if (field === 'website' && typeof value === 'string') return URL.parse(value)?.href ?? value;
    return JSON.stringify(value);
  };
  return norm(a) === norm(b);
}
