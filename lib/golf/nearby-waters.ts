/** Waters around a course, in the order of drawing. */
export const nearbyWaterTypes = ['sea', 'lake', 'river'] as const;

export type NearbyWaterType = (typeof nearbyWaterTypes)[number];
