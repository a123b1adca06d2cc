/** What sort of place a course is, by the API's word, in the order of its description. */
export const courseKinds = ['course', 'short', 'pitch_and_putt', 'practice'] as const;

export type CourseKind = (typeof courseKinds)[number];
