import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { readLanguage } from '#app/language.ts';
import { courseDescription } from '#components/course/course-metadata.ts';
import { CoursePage } from '#components/course/course-page.tsx';
import { OEMBED_TYPES, oembedPath } from '#components/embed/oembed.ts';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { siteUrl } from '#components/site/settings.ts';
import { findSiteFacts } from '#lib/api/server.ts';
import { keysOf } from '#lib/golf/keys-of.ts';
import { isOnlyAPlace } from '#lib/golf/only-a-place.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { bothNames } from '#lib/text/both-names.ts';
import { getTexts } from '#messages/get-texts.ts';
import { coursePart } from '#messages/parts/course.ts';
import { readCourse, readNeighbours } from './read-course.ts';
import { readSurroundings } from './read-surroundings.ts';

export { generateStaticParams } from '#app/when-asked.ts';
export const revalidate = 604800;

type CourseProps = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: CourseProps): Promise<Metadata> {
  await readLanguage();
  const { coursePageTexts } = getTexts(coursePart);
  const profile = await readCourse((await params).slug);
  if (profile === null) return {};
  const path = pagePath.course(profile.slug);
  const page = pageMetadata({
    title: coursePageTexts.title(
      bothNames(profile),
      (profile.location.city ?? profile.location.country).name,
    ),
    description: courseDescription(profile),
    path,
    picture: { of: path, alt: coursePageTexts.picture(bothNames(profile)) },
    isIndexed: !isOnlyAPlace(profile, profile.holes.length > 0),
  });
  const oembed = keysOf(OEMBED_TYPES).map((format) => [
    OEMBED_TYPES[format],
    oembedPath(siteUrl + path, format),
  ]);
  return { ...page, alternates: { ...page.alternates, types: Object.fromEntries(oembed) } };
}

export default async function Course({ params }: CourseProps) {
  await readLanguage();
  const { slug } = await params;
  const profile = await readCourse(slug);
  if (profile === null) notFound();
  if (profile.slug !== slug) permanentRedirect(pagePath.course(profile.slug));
  const { latitude, longitude } = profile.location;
  return (
    <CoursePage
      profile={profile}
      {...(await readNeighbours(profile))}
      readSurroundings={(box) => readSurroundings(latitude, longitude, box)}
      isDemo={(await findSiteFacts())?.isDemo ?? false}
    />
  );
}
