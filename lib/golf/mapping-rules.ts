import { keysOf } from './keys-of.ts';

type MappingRule = {
  /** Whose object is at fault. */
  of: 'course' | 'hole' | 'bunker';
  /** Whether aerial imagery is enough to fix it, so that it can be a task. */
  isTask: boolean;
};

/**
 * What can be missing from the map of a course, or wrong on it, without any question of judgement. Courses
 * first.
 */
export const MAPPING_RULES = {
  'course-not-mapped': { of: 'course', isTask: false },
  'course-mapped-twice': { of: 'course', isTask: true },
  'course-without-name': { of: 'course', isTask: false },
  'course-without-outline': { of: 'course', isTask: false },
  'course-without-holes': { of: 'course', isTask: false },
  'course-without-fairways': { of: 'course', isTask: false },
  'holes-missing': { of: 'course', isTask: false },
  'hole-without-ref': { of: 'hole', isTask: false },
  'hole-number-repeated': { of: 'hole', isTask: false },
  'hole-without-par': { of: 'hole', isTask: false },
  'par-not-a-number': { of: 'hole', isTask: false },
  'stroke-index-not-a-number': { of: 'hole', isTask: false },
  'stroke-index-not-a-permutation': { of: 'hole', isTask: false },
  'hole-reversed': { of: 'hole', isTask: true },
  'hole-without-tee': { of: 'hole', isTask: false },
  'hole-without-fairway': { of: 'hole', isTask: true },
  'hole-without-green': { of: 'hole', isTask: true },
  'hole-ends-off-green': { of: 'hole', isTask: false },
  'bunker-of-no-hole': { of: 'bunker', isTask: false },
} satisfies Record<string, MappingRule>;

export type MappingRuleName = keyof typeof MAPPING_RULES;

export const mappingRules = keysOf(MAPPING_RULES);

export function isMappingRule(text: string): text is MappingRuleName {
  return Object.hasOwn(MAPPING_RULES, text);
}

/** A bunker this many metres from the nearest hole suggests that a hole is missing. */
export const BUNKER_OF_NO_HOLE = { from: 60, to: 200 };

/** The most that MapRoulette accepts in one challenge. */
export const TASKS_A_FILE = 10_000;

/** `hole-reversed.geojsonl`, then `hole-reversed-2.geojsonl` and so on, each with at most TASKS_A_FILE tasks. */
export function taskFileNames(rule: MappingRuleName, tasks: number): string[] {
  const names = [`${rule}.geojsonl`];
  for (let part = 2; (part - 1) * TASKS_A_FILE < tasks; part++) names.push(`${rule}-${part}.geojsonl`);
  return names;
}
