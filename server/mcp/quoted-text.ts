/** Control characters, those that change the direction of writing, and invisible ones. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]|\p{Variation_Selector}/gu;

/** A text on one line. */
export function withoutInvisible(text: string): string {
  return text.replace(/\s+/g, ' ').replace(INVISIBLE, '').trim();
}

const LONGEST_NAME = 200;

/** Untrusted text on one line, in double quotes that it can't end itself. */
export function quoted(text: string): string {
  const line = withoutInvisible(text);
  return JSON.stringify(line.length > LONGEST_NAME ? `${line.slice(0, LONGEST_NAME)}…` : line);
}

const MOST_NAMES = 20;

/** Each name once. */
export function quotedNames(names: readonly string[]): string {
  return [...new Set(names)].slice(0, MOST_NAMES).map(quoted).join(', ');
}
