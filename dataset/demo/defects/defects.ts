import type { Position } from '#lib/contract/geometry.ts';

/** How often each kind of defect occurs in OpenStreetMap's golf data (world profile). */
export const DEFECT_SHARES = {
  'reversed hole': 0.01,
  'missing ref': 0.2,
  'missing par': 0.36,
  'hole partly outside': 0.02,
  'relation course': 0.22,
  'course mapped twice': 0.01,
  'unnamed course': 0.15,
  'invalid ring': 0.0016,
  'duplicate stroke index': 0.03,
} as const;

export type DefectKind = keyof typeof DEFECT_SHARES;

/** With what was there before. Elements are OSM ids such as 'way/12' or 'relation/3'. */
export type Defect = { element: string; course: string } & (
  | { kind: 'reversed hole'; tee: Position; green: Position }
  | { kind: 'missing ref'; number: number }
  | { kind: 'missing par'; par: number }
  | { kind: 'hole partly outside' }
  | { kind: 'relation course' }
  | { kind: 'unnamed course' }
  | { kind: 'invalid ring' }
  | { kind: 'course mapped twice'; name: string }
  | { kind: 'duplicate stroke index' }
);
