import type { Access } from '#lib/contract/golf-profile.ts';

/** What the words of a course's access mean; of several the first of this list counts ("Private/Resort": resort). */
const MEANINGS: [Access, RegExp][] = [
  ['military', /^military$/],
  ['resort', /^(resort|hotel)$/],
  ['semi_private', /^semi[ _-]?private$/],
  ['private', /^(private|members?( only)?|residential( community| development)?|private community)$/],
  ['public', /^(public|municipal|daily[ -]fee|open|yes|university|community)$/],
];

/** Who may play, from words such as "Public/Municipal" or "Semi-Private"; unknown where no word is known ("72"). */
export function parseAccess(text: string): Access {
  const words = text
    .toLowerCase()
    .split(/[/;,&]/)
    .map((word) => word.trim());
  return MEANINGS.find(([, pattern]) => words.some((word) => pattern.test(word)))?.[0] ?? 'unknown';
}
