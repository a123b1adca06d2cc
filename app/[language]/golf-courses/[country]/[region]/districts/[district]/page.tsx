export { generateStaticParams } from '#app/when-asked.ts';
export { default, generateMetadata } from '../../list-page.tsx';
export const revalidate = 604800;
