import { isLatin } from '#lib/text/name-language.ts';
import type { CorrectedField } from '../course/corrected-fields.ts';
import {
  type AppliedCorrection,
  type CourseDetails,
  type CourseHead,
  FACT_KEYS,
} from '../course/course-in-progress.ts';
import { latest } from '../latest.ts';

const HEAD_KEYS = { name: 'name', club_name: 'clubName', city: 'cityName' } as const;

const isFact = (field: CorrectedField): field is keyof typeof FACT_KEYS => Object.hasOwn(FACT_KEYS, field);
const isHead = (field: CorrectedField): field is keyof typeof HEAD_KEYS => Object.hasOwn(HEAD_KEYS, field);

/** What the sources say of a field. */
export function knownValue(
  head: CourseHead,
  details: CourseDetails,
  field: CorrectedField,
): AppliedCorrection['value'] {
  if (isHead(field)) return head[HEAD_KEYS[field]];
  return isFact(field) ? details[FACT_KEYS[field]] : 'no';
}

/** A head with the name, club, town and visibility that its corrections give. */
export function correctedHead(head: CourseHead, corrections: readonly AppliedCorrection[]): CourseHead {
  let corrected = head;
  for (const { field, value, place } of corrections) {
    if (field === 'hidden') corrected = { ...corrected, isHidden: value === 'yes' };
    else if (field === 'name') corrected = renamed(corrected, value as string | null);
    else if (isHead(field)) corrected = { ...corrected, [HEAD_KEYS[field]]: value };
    if (field === 'city' && value !== null) corrected = { ...corrected, cityCorrectedAt: place };
  }
  return corrected;
}

/** Forgets how the old name was read and written in the language of the new one. */
function renamed({ romanised: _, ...head }: CourseHead, name: string | null): CourseHead {
  const names = Object.entries(head.names ?? {}).filter(([, text]) => text !== head.name);
  return {
    ...head,
    name,
    nameEnglish: name === null || isLatin(name) ? null : head.nameEnglish,
    alternateNames: head.alternateNames.filter((other) => other !== name),
    names: Object.fromEntries(names),
  };
}

/** Details with the values that corrections give, and where these come from. */
export function correctedDetails(
  details: CourseDetails,
  corrections: readonly AppliedCorrection[] = [],
): CourseDetails {
  if (corrections.length === 0) return details;
  const values = corrections.flatMap(({ field, value }) =>
    isFact(field) ? [[FACT_KEYS[field], value]] : [],
  );
  const fields = new Set<string>(corrections.map(({ field }) => field));
  const updatedAt = latest(corrections.map(({ date }) => `${date}T00:00:00.000Z`));
  return {
    ...details,
    ...Object.fromEntries(values),
    updatedAt: latest([details.updatedAt, updatedAt]),
    corrections: [...corrections],
    sources: [...details.sources, 'corrections'],
    sourceTimes: { ...details.sourceTimes, corrections: updatedAt },
    origins: [
      ...(details.origins ?? []).filter(({ value }) => !fields.has(value)),
      ...corrections.map(({ field, place }) => ({ value: field, place })),
    ],
  };
}
