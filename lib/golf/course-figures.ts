import { keysOf } from './keys-of.ts';

type Figure = {
  unit: 'metres' | 'strokes' | 'points' | 'count' | 'degrees' | 'year';
  /** Whether the largest or the smallest comes first. */
  first: 'largest' | 'smallest';
};

/** The facts by which courses can be ranked, in the order of pages. */
export const COURSE_FIGURES = {
  longest: { unit: 'metres', first: 'largest' },
  'highest-rating': { unit: 'strokes', first: 'largest' },
  'highest-slope': { unit: 'points', first: 'largest' },
  'most-bunkers': { unit: 'count', first: 'largest' },
  'most-water': { unit: 'metres', first: 'largest' },
  'most-climb': { unit: 'metres', first: 'largest' },
  'highest-above-sea': { unit: 'metres', first: 'largest' },
  northernmost: { unit: 'degrees', first: 'largest' },
  oldest: { unit: 'year', first: 'smallest' },
  'most-finely-mapped': { unit: 'count', first: 'largest' },
} satisfies Record<string, Figure>;

export type CourseFigure = keyof typeof COURSE_FIGURES;
export const courseFigures = keysOf(COURSE_FIGURES);

/**
 * What a figure is based on: a scorecard; mapped ground; heights along mapped holes or at the course; the
 * course's position; or what a source says.
 */
export const figureBases = ['card', 'mapped', 'heights', 'position', 'stated'] as const;
