import { regionPages } from './read-region.ts';

export { generateStaticParams } from '#app/when-asked.ts';
export const revalidate = 604800;
export const { generateMetadata } = regionPages.first;
export default regionPages.first.Page;
