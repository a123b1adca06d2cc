/**
 * The place's name without an apostrophe that only marks a letter of another script at a word's end ("Homyel’"), and without
 * what a gazetteer adds in brackets or behind a slash ("Ho Chi Minh City (HCMC)", "Seuzach / Seuzach
 * (Dorf)").
 */
export function plainPlaceName(name: string): string {
  const plain = name
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\s+\/.*$/, '')
    .replace(/[’‘'ʼʻ`´]+(?=[\s-]|$)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain === '' ? name : plain;
}
