import type { GolfProfile } from './golf-profile.ts';

/**
 * The parts in which a course can change, as `listChanges` names them. Dataset files depend on this order:
 * only append.
 */
export const profileParts = [
  'identity',
  'place',
  'card',
  'holes',
  'hazards',
  'surfaces',
  'reviews',
  'character',
] as const;

/** `merged`: it's now part of another course. `renamed`: its name or slug is new. */
export const changeKinds = ['added', 'changed', 'renamed', 'merged', 'retired'] as const;

export type ChangeKind = (typeof changeKinds)[number];

export type ProfilePart = (typeof profileParts)[number];

/** Null: it follows from other values, or says where they come from, and isn't a change of the course. */
export const partOfKey = {
  golf_id: 'identity',
  slug: 'identity',
  name: 'identity',
  name_latin: 'identity',
  name_source: 'identity',
  names: 'identity',
  club_name: 'identity',
  kind: 'identity',
  alternate_names: 'identity',
  description: 'identity',
  wikidata: 'identity',
  wikipedia: 'identity',
  opened_year: 'identity',
  architects: 'identity',
  access: 'identity',
  status: 'identity',
  contact: 'identity',
  url: 'identity',
  location: 'place',
  hole_count: 'card',
  hole_count_source: 'card',
  second_round: 'card',
  par: 'card',
  scorecards: 'card',
  teeboxes: 'card',
  holes: 'holes',
  hazards: 'hazards',
  hazard_summary: 'hazards',
  surfaces: 'surfaces',
  nearby_waters: 'surfaces',
  review_count: 'reviews',
  review_average: 'reviews',
  review_distribution: 'reviews',
  character: 'character',
  bbox: null,
  breadcrumbs: null,
  data_quality: null,
  sources: null,
  origin: null,
  origins: null,
  updated_at: null,
} satisfies Record<keyof GolfProfile, ProfilePart | null>;
