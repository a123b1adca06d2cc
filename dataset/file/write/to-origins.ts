import type { CourseDetails, Origin } from '../../course/course-draft.ts';

/** Where each value of a course comes from: an OSM id, a file and line, or a source's key; sorted, each pair once. */
export function toOrigins(details: CourseDetails): Origin[] {
  const traced = details.holes.filter(({ key }) => key.includes('/')).map(({ key }) => key);
  const origins: Origin[] = [
    ...(details.origins ?? []),
    ...details.scorecards.map(({ place }) => ({ value: 'scorecards', place })),
    ...details.teeboxes.map(({ place }) => ({ value: 'teeboxes', place })),
    ...traced.map((place) => ({ value: 'holes', place })),
  ];
  if (details.sources.includes('elevation')) origins.push({ value: 'elevations', place: 'elevation' });
  if (details.sources.includes('reviews')) origins.push({ value: 'reviews', place: 'reviews' });
  const byKey = new Map(origins.filter(({ place }) => place !== '').map((each) => [keyOf(each), each]));
  return [...byKey.keys()].sort().map((key) => byKey.get(key)!);
}

function keyOf({ value, place }: Origin): string {
  return `${value} ${place}`;
}
