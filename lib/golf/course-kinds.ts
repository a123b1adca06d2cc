export const courseKinds = ['course', 'short', 'pitch_and_putt', 'practice'] as const;

export type CourseKind = (typeof courseKinds)[number];
