export { generateStaticParams } from '#app/when-asked.ts';
export { default, generateMetadata } from '../../ranking-page.tsx';
export const revalidate = 604800;
