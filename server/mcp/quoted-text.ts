/** Control characters, those that change the direction of writing, and invisible ones. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]|\p{Variation_Selector}/gu;

const LONGEST_NAME = 200;

/** Untrusted text on one line, in double quotes that it can't end itself. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ').replace(INVISIBLE, '').trim();
  return JSON.stringify(line.length > LONGEST_NAME ? `${line.slice(0, LONGEST_NAME)}…` : line);
}

export function quotedList(texts: readonly string[]): string {
  return texts.map(quoted).join(', ');
}

/** "par 72, 6,100 m": what is null is left out. */
export function joined(parts: readonly (string | null | false)[], separator = ', '): string {
  return parts.filter((part) => part !== null && part !== false && part !== '').join(separator);
}
