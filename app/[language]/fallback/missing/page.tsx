/** The page in place of one that there isn't: the front sends it with status 404. */
export { default, generateMetadata } from '#app/[language]/not-found.tsx';
