import { districtPages } from './read-district.ts';

export { generateStaticParams } from '#app/when-asked.ts';
export const revalidate = 604800;
export const { generateMetadata } = districtPages.first;
export default districtPages.first.Page;
