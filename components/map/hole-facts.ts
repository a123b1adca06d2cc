import type { CourseHole, CourseProfile } from './course-profile.ts';

/** What the card says of a hole that is on the map. */
export interface HoleFacts {
  par: number | null;
  strokeIndex: number | null;
  /** Metres: of the longest teebox that has the hole, else along the traced line. */
  length: number | null;
}

/** Looks a hole up on the course's default card and in its teeboxes. */
export function holeFacts(profile: CourseProfile, hole: CourseHole): HoleFacts {
  const cards = [...profile.scorecards].sort((a, b) => Number(b.is_default) - Number(a.is_default));
  const onCard = cards.flatMap((card) => card.holes).find((each) => each.hole_id === hole.hole_id);
  const lengths = profile.teeboxes.flatMap((teebox) =>
    teebox.holes.filter((each) => each.hole_id === hole.hole_id).map((each) => each.length),
  );
  return {
    par: onCard?.par ?? null,
    strokeIndex: onCard?.stroke_index ?? null,
    length: lengths.find((length) => length !== null) ?? hole.length,
  };
}

const COMPASS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

/** The word for a bearing in degrees, to the nearest of eight. */
export function compassWord(bearing: number): string {
  return COMPASS[Math.round(bearing / 45) % 8]!;
}
