import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readLanguage } from '#app/language.ts';
import { CourseMappingPage } from '#components/mapping/course-mapping-page.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { api } from '#lib/api/server.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { bothNames } from '#lib/text/both-names.ts';
import { getTexts } from '#messages/get-texts.ts';
import { mappingPart } from '#messages/parts/mapping.ts';
import { readCourse, readCourseOfPage } from '../read-course.ts';

export { generateStaticParams } from '#app/when-asked.ts';
export const revalidate = 604800;

type MappingProps = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: MappingProps): Promise<Metadata> {
  await readLanguage();
  const { mappingTexts } = getTexts(mappingPart);
  const profile = await readCourse((await params).slug);
  if (profile === null) return {};
  const name = bothNames(profile);
  return pageMetadata({
    title: mappingTexts.tab(name),
    description: mappingTexts.description(name),
    path: `${pagePath.course(profile.slug)}/mapping`,
    // For mappers; a search engine needs the course's own page.
    isIndexed: false,
  });
}

export default async function Mapping({ params }: MappingProps) {
  await readLanguage();
  const profile = await readCourseOfPage(params, '/mapping');
  const mapping = await api.getGolfCourseMapping({ slug: profile.slug });
  if (mapping === null) notFound();
  return <CourseMappingPage profile={profile} mapping={mapping} />;
}
