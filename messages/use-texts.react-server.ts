/** `use-texts.ts` for server components, which know no context (`imports` in package.json). */
export { getLanguage as useLanguage, getTexts as useTexts } from './get-texts.ts';
