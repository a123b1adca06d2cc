import { cityPages } from './read-city.ts';

export { generateStaticParams } from '#app/when-asked.ts';
export const revalidate = 604800;
export const { generateMetadata } = cityPages.first;
export default cityPages.first.Page;
