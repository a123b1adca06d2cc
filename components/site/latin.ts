import { toAscii } from '#lib/text/ascii.ts';

/** What the site's fonts have: Latin-1, Latin Extended-A, common dashes and quotes. */
const IN_FONT = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u017f–—‘’“”…]$/;
const PICTURE =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0e|\ufe0f|\u20e3/gu;

/**
 * A text for pictures, in letters that the site's fonts have: other scripts in Latin letters, emoji and control
 * characters left out. Empty where nothing is left.
 */
export function toLatin(text: string): string {
  const letters = Array.from(text.toWellFormed().normalize('NFC').replace(PICTURE, ' '), (letter) =>
    IN_FONT.test(letter) ? letter : /^\s$/.test(letter) ? ' ' : toAscii(letter),
  );
  return Array.from(letters.join(''))
    .filter((letter) => IN_FONT.test(letter))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
