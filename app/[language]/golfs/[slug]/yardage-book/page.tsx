import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readLanguage } from '#app/language.ts';
import { YardageBook } from '#components/course/book/yardage-book.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { hasPlayedLine } from '#lib/golf/played-line.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { bothNames } from '#lib/text/both-names.ts';
import { getTexts } from '#messages/get-texts.ts';
import { coursePart } from '#messages/parts/course.ts';
import { pagesPart } from '#messages/parts/pages.ts';
import { readCourse, readCourseOfPage } from '../read-course.ts';

export { generateStaticParams } from '#app/when-asked.ts';
export const revalidate = 604800;

type BookProps = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: BookProps): Promise<Metadata> {
  await readLanguage();
  const { bookPageTexts } = getTexts(pagesPart);
  const { coursePageTexts } = getTexts(coursePart);
  const profile = await readCourse((await params).slug);
  if (profile === null) return {};
  const path = pagePath.course(profile.slug);
  return pageMetadata({
    title: bookPageTexts.title(bothNames(profile)),
    description: bookPageTexts.description(bothNames(profile)),
    path: `${path}/yardage-book`,
    picture: { of: path, alt: coursePageTexts.picture(bothNames(profile)) },
    // It repeats the course's page, and one is enough for a search engine.
    isIndexed: false,
  });
}

/** The yardage book; only courses with mapped holes have one. */
export default async function Book({ params }: BookProps) {
  await readLanguage();
  const profile = await readCourseOfPage(params, '/yardage-book');
  if (!hasPlayedLine(profile)) notFound();
  return <YardageBook profile={profile} />;
}
