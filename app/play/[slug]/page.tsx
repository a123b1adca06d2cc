import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { readCourse } from '#app/golfs/[slug]/read-course.ts';
import { Play } from '#components/play/play.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { hasGreens } from '#lib/golf/surfaces.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { playTexts } from '#messages/messages.ts';

export { generateStaticParams } from '#app/when-asked.ts';
export const revalidate = 604800;

type PlayProps = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: PlayProps): Promise<Metadata> {
  const profile = await readCourse((await params).slug);
  if (profile === null) return {};
  return pageMetadata({
    title: playTexts.courseTitle(profile.name),
    description: playTexts.courseDescription(profile.name),
    path: pagePath.play(profile.slug),
    isIndexed: false,
  });
}

/** The browser reads the course from the API: the page that's kept for use without a signal contains none. */
export default async function PlayCourse({ params }: PlayProps) {
  const { slug } = await params;
  const profile = await readCourse(slug);
  if (profile === null) notFound();
  if (profile.slug !== slug) permanentRedirect(pagePath.play(profile.slug));
  return (
    <>
      <noscript>
        <h1>
          <bdi>{profile.name}</bdi>
        </h1>
        <p>{hasGreens(profile) ? playTexts.needsScripts : playTexts.noGreens}</p>
        <p>
          <a href={pagePath.course(slug)}>{playTexts.aboutCourse}</a>
        </p>
      </noscript>
      <Play />
    </>
  );
}
