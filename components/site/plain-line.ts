/** Control characters, and those that turn the direction of what follows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is meant.
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** Untrusted text on one line, of at most this many characters; a pair of surrogates is never cut. */
export function plainLine(text: string, most: number): string {
  const line = text.toWellFormed().replace(INVISIBLE, ' ').replace(/\s+/gu, ' ').trim();
  return line.length > most ? line.slice(0, Math.max(0, most)).replace(/[\ud800-\udbff]$/u, '') : line;
}
