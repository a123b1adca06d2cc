import type { HoleShape } from './hole-shapes.ts';
import { keysOf } from './keys-of.ts';

/** What a question asks the search for holes, without a place. */
export type HoleQuestion = {
  par?: 3 | 4 | 5 | 6;
  min_length?: number;
  max_length?: number;
  min_change?: number;
  max_change?: number;
  over_water?: true;
  island_green?: true;
  min_carry?: number;
  shape?: HoleShape;
  min_turn?: number;
  min_bunkers?: number;
  min_greenside_bunkers?: number;
  min_green_area?: number;
  max_green_area?: number;
  sort: string;
};

/** Questions with their own page, for the world and for each country with enough answers. */
export const HOLE_QUESTIONS = {
  'longest-holes': { sort: '-length' },
  'longest-par-3s': { par: 3, sort: '-length' },
  'longest-par-4s': { par: 4, sort: '-length' },
  'longest-par-5s': { par: 5, sort: '-length' },
  'shortest-par-3s': { par: 3, min_length: 50, sort: 'length' },
  'shortest-par-4s': { par: 4, min_length: 180, sort: 'length' },
  'shortest-par-5s': { par: 5, min_length: 350, sort: 'length' },
  'drivable-par-4s': { par: 4, min_length: 180, max_length: 280, sort: 'length' },
  'reachable-par-5s': { par: 5, min_length: 350, max_length: 450, sort: 'length' },
  'longest-carries-over-water': { over_water: true, sort: '-forced_carry' },
  'par-3s-over-water': { par: 3, over_water: true, sort: '-forced_carry' },
  'par-4s-over-water': { par: 4, over_water: true, sort: '-forced_carry' },
  'par-5s-over-water': { par: 5, over_water: true, sort: '-forced_carry' },
  'long-par-3s-over-water': { par: 3, over_water: true, min_length: 170, sort: '-length' },
  'uphill-par-3s-over-water': { par: 3, over_water: true, min_change: 2, sort: '-elevation_change' },
  'carries-of-100-metres': { min_carry: 100, sort: '-forced_carry' },
  'island-greens': { island_green: true, sort: '-length' },
  'island-green-par-3s': { par: 3, island_green: true, sort: '-length' },
  'steepest-uphill-holes': { min_change: 10, sort: '-elevation_change' },
  'steepest-downhill-holes': { max_change: -10, sort: 'elevation_change' },
  'uphill-par-3s': { par: 3, min_change: 5, sort: '-elevation_change' },
  'downhill-par-3s': { par: 3, max_change: -5, sort: 'elevation_change' },
  'uphill-par-4s': { par: 4, min_change: 8, sort: '-elevation_change' },
  'downhill-par-4s': { par: 4, max_change: -8, sort: 'elevation_change' },
  'uphill-par-5s': { par: 5, min_change: 10, sort: '-elevation_change' },
  'downhill-par-5s': { par: 5, max_change: -10, sort: 'elevation_change' },
  'long-uphill-par-4s': { par: 4, min_length: 400, min_change: 5, sort: '-length' },
  'sharpest-doglegs': { min_turn: 45, sort: '-turn' },
  'dogleg-left-par-4s': { par: 4, shape: 'dogleg_left', sort: '-turn' },
  'dogleg-right-par-4s': { par: 4, shape: 'dogleg_right', sort: '-turn' },
  'dogleg-par-5s': { par: 5, min_turn: 40, sort: '-turn' },
  'double-doglegs': { shape: 'double_dogleg', sort: '-length' },
  'straight-par-5s': { par: 5, shape: 'straight', sort: '-length' },
  'most-bunkers-on-a-hole': { min_bunkers: 5, sort: '-bunkers' },
  'most-bunkered-par-3s': { par: 3, min_bunkers: 4, sort: '-bunkers' },
  'most-guarded-greens': { min_greenside_bunkers: 4, sort: '-bunkers' },
  'largest-greens': { min_green_area: 500, sort: '-green_area' },
  'smallest-greens': { min_green_area: 60, max_green_area: 250, sort: 'green_area' },
  'par-3s-with-small-greens': { par: 3, min_green_area: 60, max_green_area: 280, sort: 'green_area' },
  'long-par-3s-with-small-greens': {
    par: 3,
    min_length: 170,
    min_green_area: 60,
    max_green_area: 350,
    sort: '-length',
  },
} satisfies Record<string, HoleQuestion>;

export type HoleQuestionSlug = keyof typeof HOLE_QUESTIONS;

export const holeQuestions = keysOf(HOLE_QUESTIONS);

export function isHoleQuestion(slug: string): slug is HoleQuestionSlug {
  return Object.hasOwn(HOLE_QUESTIONS, slug);
}

/** The world or a country has a page for a question with this many answers, where this share of its courses is mapped. */
export const ENOUGH_FOR_A_PAGE = { holes: 10, mapped: 0.3 };
