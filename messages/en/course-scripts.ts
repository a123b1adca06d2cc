import type { Gender } from '#lib/golf/genders.ts';
import { genderWords } from './golf.ts';

/** Texts that scripts of a course's page write: those of course.ts stay on the server. */

export const teeTexts = {
  from: (name: string) => `from ${name}`,
  /** "White, men". */
  rated: (name: string, gender: Gender, isPlayedTwice: boolean) =>
    [
      name,
      ...(gender === 'all' ? [] : [genderWords[gender].players]),
      ...(isPlayedTwice ? ['played twice'] : []),
    ].join(', '),
};

export const daylightTexts = {
  timezone: (name: string) => `Time zone: ${name.replaceAll('_', ' ')}.`,
  daylight: (rise: string, set: string, zone: string) =>
    `Daylight today from ${rise} to ${set} (${zone.replaceAll('_', ' ')}).`,
};

export const shareTexts = { copy: 'Copy link', copied: 'Link copied', share: 'Share…' };
