import type { Gender } from '#lib/golf/genders.ts';
import type { HazardType } from '#lib/golf/hazards.ts';

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
  playThis: 'Play this course',
  cannotPlay: 'Distances need mapped greens and a hole to play, and this course doesn’t have both yet.',
};

/** "Hole 7", or "Red 7" where the nine's name says enough. */
export const holeName = (label: string) => (label.includes(' ') ? label : `Hole ${label}`);
