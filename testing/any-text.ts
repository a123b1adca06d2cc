import fc from 'fast-check';

/** Any but half a surrogate pair. */
const character = fc
  .oneof(fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

/** Any text, like fast-check's `binary`, which first makes a table of all 1.1 million characters: half a second or more. */
export function anyText(constraints: { minLength?: number; maxLength?: number } = {}): fc.Arbitrary<string> {
  return fc.string({ ...constraints, unit: character });
}
