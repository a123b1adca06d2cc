/** Control characters, and those that change the direction of writing. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const invisible = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** ASCII punctuation that markdown gives a meaning (CommonMark 0.31, section 2.4). */
const special = /[\\`*_{}[\]<>#|~&]|:(?=\/\/)/g;
const blockStart = /^([-+=]|\d+(?=[.)]))/;

/** Untrusted text as one line of markdown with no markup of its own. */
export function inlineText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(invisible, '').replace(special, '\\$&').trim();
}

export function quoted(text: string): string {
  return `“${inlineText(text)}”`;
}

/** Untrusted text as a quoted block: every line of it begins with `>`. */
export function quotedBlock(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029\u0085]/)
    .map((line) => `> ${inlineText(line).replace(blockStart, '\\$1')}`.trimEnd())
    .join('\n');
}

/** Cells must be markdown already. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The blocks with a blank line between; empty ones are left out. */
export function paragraphs(...blocks: (string | null | false)[]): string {
  return `${blocks.filter((block) => typeof block === 'string' && block !== '').join('\n\n')}\n`;
}
