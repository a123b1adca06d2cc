/** The page that the front sends with status 404. */
export { default, generateMetadata } from '#app/[language]/not-found.tsx';
