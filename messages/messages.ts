/**
 * The site's texts, in the language that it is built in. Bundlers leave out the parts that a script doesn't
 * use. A second language is a folder like `en` whose list `satisfies typeof import('./en.ts')`, and its line
 * here.
 */
export * from './en.ts';
