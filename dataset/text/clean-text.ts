// What HTML or XML can't hold, or no reader sees: controls but tab and line breaks, halves of surrogate
// pairs, noncharacters.
const UNPRINTABLE = /(?![\t\n\r\u0085])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/** Most texts, found without looking up what each character is. */
const PLAIN = /^[ -~]*$/;

/** Leaves out characters that break pages and files. NEL becomes a line feed. */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(UNPRINTABLE, '').replaceAll('\u0085', '\n');
}
