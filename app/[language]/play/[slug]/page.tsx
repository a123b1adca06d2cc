import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { readCourse } from '#app/[language]/golfs/[slug]/read-course.ts';
import { readLanguage } from '#app/language.ts';
import { Play } from '#components/play/play.tsx';
import { CourseName } from '#components/site/course-name.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { canPlay } from '#lib/golf/can-play.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { bothNames } from '#lib/text/both-names.ts';
import { getTexts } from '#messages/get-texts.ts';
import { golfPart } from '#messages/parts/golf.ts';
import { pagesPart } from '#messages/parts/pages.ts';
import { playPart } from '#messages/parts/play.ts';

export { generateStaticParams } from '#app/when-asked.ts';
export const revalidate = 604800;

type PlayProps = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: PlayProps): Promise<Metadata> {
  await readLanguage();
  const { playTexts } = getTexts(playPart);
  const { playPageTexts } = getTexts(pagesPart);
  const profile = await readCourse((await params).slug);
  if (profile === null) return {};
  const name = bothNames(profile);
  return pageMetadata({
    title: playTexts.courseTitle(name),
    description: playPageTexts.courseDescription(name),
    path: pagePath.play(profile.slug),
    isIndexed: false,
  });
}

/** The browser reads the course from the API: the page that's kept for use without a signal contains none. */
export default async function PlayCourse({ params }: PlayProps) {
  await readLanguage();
  const { playTexts } = getTexts(playPart);
  const { playPageTexts } = getTexts(pagesPart);
  const { playLinkTexts } = getTexts(golfPart);
  const { slug } = await params;
  const profile = await readCourse(slug);
  if (profile === null) notFound();
  if (profile.slug !== slug) permanentRedirect(pagePath.play(profile.slug));
  return (
    <>
      <noscript>
        <h1>
          <CourseName {...profile} country_code={profile.location.country_code} />
        </h1>
        <p>{canPlay(profile) ? playPageTexts.needsScripts : playLinkTexts.cannotPlay}</p>
        <p>
          <a href={pagePath.course(slug)}>{playTexts.aboutCourse}</a>
        </p>
      </noscript>
      <Play />
    </>
  );
}
