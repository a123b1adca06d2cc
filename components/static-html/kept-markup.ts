/** Hundreds of courses. */
const MOST_CHARACTERS = 16_000_000;

type Kept = { texts: Map<string, string>; characters: number };

/**
 * Server components and the HTML's renderer have their own copies of modules: they share only the global
 * object.
 */
const shared: typeof globalThis & { keptMarkup?: Kept } = globalThis;

function kept(): Kept {
  shared.keptMarkup ??= { texts: new Map(), characters: 0 };
  return shared.keptMarkup;
}

/** For the HTML that the same render is about to write. The same text has the same key. */
export function keepMarkup(markup: string): string {
  const store = kept();
  const key = keyOf(markup);
  if (store.texts.delete(key)) store.characters -= markup.length;
  store.texts.set(key, markup);
  store.characters += markup.length;
  for (const [oldest, text] of store.texts) {
    if (store.characters <= MOST_CHARACTERS || oldest === key) break;
    store.texts.delete(oldest);
    store.characters -= text.length;
  }
  return key;
}

/** Throws if the markup is gone, so that no page is kept without its content. */
export function readMarkup(key: string): string {
  const markup = kept().texts.get(key);
  if (markup === undefined) throw new Error(`The markup ${key} is no longer kept.`);
  return markup;
}

/** 53 bits (cyrb53, public domain), two characters at a time. */
function keyOf(text: string): string {
  let a = 0xdeadbeef ^ text.length;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i += 2) {
    // Past the end is NaN, which counts as 0; the length distinguishes it from a zero.
    const code = text.charCodeAt(i) | (text.charCodeAt(i + 1) << 16);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}
