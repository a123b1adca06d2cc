import type { CourseDetails } from '../course/course-in-progress.ts';

/** The par or number of holes that the operator gives, null where they remove it; undefined where they say nothing. */
export function correctedNumber(
  { corrections }: Pick<CourseDetails, 'corrections'>,
  field: 'par' | 'hole_count',
): number | null | undefined {
  const correction = corrections?.find((each) => each.field === field);
  return correction && (typeof correction.value === 'number' ? correction.value : null);
}
