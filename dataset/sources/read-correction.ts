import type { CorrectedField } from '../course/corrected-fields.ts';
import { type AppliedCorrection, type CourseHead, FACT_KEYS } from '../course/course-in-progress.ts';
import type { Finding } from '../finding.ts';
import { cleanText } from '../text/clean-text.ts';
import { type Correction, correctionFinding } from './correction-files.ts';
import { type ListedCourse, toListedCourse } from './course-files.ts';
import { fieldReader } from './field-reader.ts';

/** The facts that are read as in a line of a courses file; an operator's own words stay as they are. */
type ListedField = Exclude<keyof typeof FACT_KEYS, 'address' | 'postal_code'>;

const isListed = (field: CorrectedField): field is ListedField =>
  Object.hasOwn(FACT_KEYS, field) && field !== 'address' && field !== 'postal_code';

/** A correction's value by the rules of courses files, or why it can't be used. Empty text removes the value. */
export function readCorrection(
  { place, course, field, text, date }: Correction,
  head: CourseHead,
): AppliedCorrection | { refused: Finding } {
  const refuse = (why: string) => ({
    refused: correctionFinding(
      place,
      'correction-value-refused',
      `${course} ${field}: ${text.slice(0, 80)} (${why})`,
    ),
  });
  const done = (value: AppliedCorrection['value']) => ({ field, value, place, date });
  if (field === 'hidden') {
    const word = text.toLowerCase();
    return word === 'yes' || word === 'no' || word === '' ? done(word || 'no') : refuse('yes or no');
  }
  if (text === '') return done(nothing(field));
  if (!isListed(field)) return textOf(text, done, refuse);
  const findings: Finding[] = [];
  const value = listedLine(field, text, head, place, findings)?.[FACT_KEYS[field]] ?? null;
  return findings.length > 0 || value === null ? refuse(findings[0]?.rule ?? 'nothing left') : done(value);
}

function nothing(field: CorrectedField): AppliedCorrection['value'] {
  if (field === 'architects') return [];
  return field === 'access' ? 'unknown' : null;
}

/** Characters of a name or an address. */
const LONGEST = 300;

function textOf<Done, Refused>(
  text: string,
  done: (value: string) => Done,
  refuse: (why: string) => Refused,
): Done | Refused {
  const clean = cleanText(text).trim();
  if (clean === '') return refuse('no text');
  return clean.length <= LONGEST ? done(clean) : refuse(`more than ${LONGEST} characters`);
}

function listedLine(
  field: ListedField,
  text: string,
  { countryCode, regionCode }: CourseHead,
  place: string,
  findings: Finding[],
): ListedCourse | null {
  const line = {
    source_id: place,
    latitude: 1,
    longitude: 1,
    country_code: /^[A-Za-z]{2}$/.test(countryCode ?? '') ? countryCode : null,
    region_code: regionCode,
    [field]: jsonOf(field, text),
  };
  return toListedCourse(fieldReader(line, 'corrections', place, findings), place, findings);
}

function jsonOf(field: ListedField, text: string): unknown {
  if (field === 'architects') return [text];
  const isNumber = field === 'opened_year' || field === 'hole_count' || field === 'par';
  return isNumber && /^\d{1,4}$/.test(text) ? Number(text) : text;
}
