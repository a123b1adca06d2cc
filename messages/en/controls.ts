import type { LengthUnit } from '#lib/golf/units.ts';

/** Texts of scripts that every page loads: this file imports no others, so that they stay small. */

export const searchTexts = {
  field: 'Course, club or town',
  submit: 'Search',
  clear: 'Clear',
};

/** What the switch between light and dark would do. */
export const themeTexts = { light: 'Light colours', dark: 'Dark colours' };

export const unitsLegend = 'Lengths in';

export const unitNames = { m: 'metres', yd: 'yards' } satisfies Record<LengthUnit, string>;

/** Courses saved in this browser. */
export const savedTexts = {
  compare: 'Compare them',
  save: 'Save',
  saved: 'Saved',
  title: 'My courses',
  note: 'Saved in this browser',
};
