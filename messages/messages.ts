/**
 * The site's texts, in the language that it is built in. Bundlers leave out the parts that a script doesn't
 * use. To build in another language, add a folder and list with the same exports as `en.ts`, and export that
 * list here instead.
 */
export * from './en.ts';
