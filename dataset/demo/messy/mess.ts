import type { Position } from '#lib/contract/geometry.ts';

/** The kinds of mess that OpenStreetMap's golf data has, and the share of things that have it (world profile). */
export const MESS_SHARES = {
  'reversed hole': 0.01,
  'missing ref': 0.2,
  'missing par': 0.36,
  'hole partly outside': 0.02,
  'relation course': 0.22,
  'node beside way': 0.01,
  'unnamed course': 0.15,
  'invalid ring': 0.0016,
  'duplicate stroke index': 0.03,
} as const;

/** A kind of mistake that mappers make. */
export type MessKind = keyof typeof MESS_SHARES;

/** One thing that was messed up, and what it was before. Elements are OSM ids: 'way/12', 'relation/3', 'node/7'. */
export type Mess = { element: string; course: string } & (
  | { kind: 'reversed hole'; tee: Position; green: Position }
  | { kind: 'missing ref'; number: number }
  | { kind: 'missing par'; par: number }
  | { kind: 'hole partly outside' }
  | { kind: 'relation course' }
  | { kind: 'unnamed course' }
  | { kind: 'invalid ring' }
  | { kind: 'node beside way'; name: string }
  | { kind: 'duplicate stroke index' }
);
