import anyAscii from 'any-ascii';

/** Words that most courses carry and that therefore tell none apart. */
const golfWords = new Set(
  (
    'golf golfe golfclub golfklub golfklubb golfklubbur golfplatz golfbana golfbane golfbaan golfanlage golfvollur ' +
    'course courses club clubs links country resort gc cc gk the a an de do da du des der die das den of and und et y e ' +
    'campo parcours terrain hole holes 9 18 27 36 klub klubb'
  ).split(' '),
);

/** The words of a name that tell it from others: folded to ASCII, golf words left out unless nothing else is left. */
export function nameTokens(name: string): string[] {
  const words = anyAscii(name)
    .toLowerCase()
    .replace(/['’`]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !golfWords.has(word));
  return telling.length > 0 ? telling : words;
}

/** One word for a name, the same for "Ramsey Golf Club" and "Golf Course Ramsey"; '' for a name without letters. */
export function nameKey(name: string): string {
  return nameTokens(name).sort().join(' ');
}

/** Token Dice coefficient of two names, 0 to 1. */
export function nameLikeness(a: string, b: string): number {
  const aTokens = new Set(nameTokens(a));
  const bTokens = new Set(nameTokens(b));
  const shared = [...aTokens].filter((token) => bTokens.has(token)).length;
  return aTokens.size + bTokens.size === 0 ? 0 : (2 * shared) / (aTokens.size + bTokens.size);
}
