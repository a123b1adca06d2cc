/** What a corrections file can say of a course. */
export const correctedFields = [
  'name',
  'club_name',
  'phone',
  'email',
  'website',
  'address',
  'city',
  'postal_code',
  'access',
  'status',
  'opened_year',
  'architects',
  'hole_count',
  'par',
  'description',
  'hidden',
] as const;
export type CorrectedField = (typeof correctedFields)[number];
