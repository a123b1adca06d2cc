import type { LengthUnit } from '#lib/golf/units.ts';

/** Texts of scripts that every page loads: this file imports no others, so that they stay small. */

export const searchTexts = {
  field: 'Course, club or town',
  submit: 'Search',
  clear: 'Clear',
  suggestions: 'Courses and places',
  /** "Faro (Algarve)". */
  place: (name: string, foundAs: string | null) => (foundAs === null ? name : `${name} (${foundAs})`),
  /** The line under a field when nothing was found. */
  nothing: (query: string) => `Nothing found for “${query}”.`,
  advice: 'Try fewer letters, or the name of the town or country.',
  /** Above suggestions from several regions that have the typed name. */
  which: (areas: readonly string[]) => `Which one: ${areas.join(', ')}?`,
  nearMe: 'Courses near me',
  asksNearMe: (text: string) => /\b(near|around|close to) me\b/i.test(text),
  courses: (count: number) => (count === 1 ? '1 course' : `${count.toLocaleString('en')} courses`),
};

/** What the switch between light and dark would do. */
export const themeTexts = { light: 'Light colours', dark: 'Dark colours' };

export const unitsLegend = 'Lengths in';

export const unitNames = { m: 'metres', yd: 'yards' } satisfies Record<LengthUnit, string>;

/** Texts of a page that fails in the browser. */
export const pageErrorTexts = {
  tab: 'Something went wrong',
  label: 'In the rough',
  title: 'Something went wrong on our side',
  advice: 'Reloading the page often helps.',
  again: 'Try again',
  home: 'Go to the home page',
};

/** Courses saved in this browser. */
export const savedTexts = {
  compare: 'Compare them',
  save: 'Save',
  saved: 'Saved',
  title: 'My courses',
  note: 'Saved in this browser',
};
