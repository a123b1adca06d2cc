import type { Access } from '#lib/golf/access.ts';
import type { CourseKind } from '#lib/golf/course-kinds.ts';
import type { Gender } from '#lib/golf/genders.ts';
import type { HazardType } from '#lib/golf/hazards.ts';
import type { GroundKind } from '#lib/golf/surfaces.ts';

/** Hazards: the heading of several, one in a sentence, several in a sentence; water and trees aren't counted. */
export const hazardWords = {
  bunker: { heading: 'Bunkers', one: 'bunker', several: 'bunkers' },
  water: { heading: 'Water', one: 'water', several: null },
  lateral_water: { heading: 'Lateral water', one: 'water', several: null },
  waste: { heading: 'Waste areas', one: 'waste area', several: 'waste areas' },
  trees: { heading: 'Trees', one: 'trees', several: null },
  out_of_bounds: { heading: 'Out of bounds', one: 'out of bounds', several: null },
  other: { heading: 'Other hazards', one: 'hazard', several: 'hazards' },
} satisfies Record<HazardType, { heading: string; one: string; several: string | null }>;

/** What the map's legend calls the ground; kinds of one name are switched together, null isn't in the legend. */
export const legendNames = {
  green: 'Greens',
  fairway: 'Fairways',
  tee: 'Tees',
  bunker: 'Bunkers and waste areas',
  waste: 'Bunkers and waste areas',
  water: 'Water',
  trees: 'Woods',
  rough: 'Rough',
  path: 'Paths',
  range: null,
  clubhouse: null,
  outline: null,
  bounds: null,
} satisfies Record<GroundKind, string | null>;

/** Who may play a course: in a list of facts, and after the course's name; null says nothing. */
export const accessWords = {
  public: { label: 'Public', phrase: 'open to the public' },
  semi_private: { label: 'Semi-private', phrase: 'semi-private' },
  private: { label: 'Private', phrase: 'private' },
  resort: { label: 'Resort', phrase: 'a resort course' },
  military: { label: 'Military', phrase: 'a military course' },
  unknown: { label: null, phrase: null },
} satisfies Record<Access, { label: string | null; phrase: string | null }>;

/** What sort of place a course is: in a list of facts, and after its name; null says nothing. */
export const kindWords = {
  course: { label: null, phrase: null },
  short: { label: 'Short course', phrase: 'a short course' },
  pitch_and_putt: { label: 'Pitch & putt', phrase: 'a pitch & putt course' },
  practice: { label: 'Practice course', phrase: 'a practice course' },
} satisfies Record<CourseKind, { label: string | null; phrase: string | null }>;

/** Who a card or a rating is for: a heading, and the players in a sentence. */
export const genderWords = {
  men: { label: 'Men', players: 'men' },
  women: { label: 'Women', players: 'women' },
  all: { label: 'All', players: 'all players' },
} satisfies Record<Gender, { label: string; players: string }>;

export const coursePlanLabel = 'Course plan';

export const notAnIndex = 'A handicap index is a number from +10.0 to 54.0.';

/** Links to Play, or why the course can't be played. */
export const playLinkTexts = {
  play: 'Play',
  playThis: 'Play this course',
  playNote: 'distances and a scorecard on your phone, even without a signal',
  cannotPlay: 'Distances need mapped greens and a hole to play, and this course doesn’t have both yet.',
};

/** "Hole 7", or "Red 7" where the nine's name says enough. */
export const holeName = (label: string) => (label.includes(' ') ? label : `Hole ${label}`);
