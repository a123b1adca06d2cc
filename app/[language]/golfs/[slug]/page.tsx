import type { Metadata } from 'next';
import { readLanguage } from '#app/language.ts';
import { CoursePage } from '#components/course/course-page.tsx';
import { OEMBED_TYPES, oembedPath } from '#components/embed/oembed.ts';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { placeNames } from '#components/site/place-names.ts';
import { siteUrl } from '#components/site/settings.ts';
import { findSiteFacts } from '#lib/api/server.ts';
import { keysOf } from '#lib/golf/keys-of.ts';
import { isOnlyAPlace } from '#lib/golf/only-a-place.ts';
import { playedRound } from '#lib/golf/played-round.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { bothNames } from '#lib/text/both-names.ts';
import { getTexts } from '#messages/get-texts.ts';
import { coursePart } from '#messages/parts/course.ts';
import { readCourse, readCourseOfPage, readNeighbours } from './read-course.ts';
import { readSurroundings } from './read-surroundings.ts';

export { generateStaticParams } from '#app/when-asked.ts';
export const revalidate = 604800;

type CourseProps = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: CourseProps): Promise<Metadata> {
  await readLanguage();
  const { coursePageTexts, describeCourse } = getTexts(coursePart);
  const profile = await readCourse((await params).slug);
  if (profile === null) return {};
  const path = pagePath.course(profile.slug);
  const { city, region, country } = profile.location;
  const { length, holesOfMore } = playedRound(profile);
  const page = pageMetadata({
    title: coursePageTexts.title(bothNames(profile), (city ?? country).name),
    description: describeCourse({
      name: bothNames(profile),
      place: placeNames(city?.name, region?.name, country.name),
      holeCount: profile.hole_count,
      par: profile.par,
      roundHoles: holesOfMore,
      length,
      has: {
        cards: profile.scorecards.length > 0,
        tees: profile.teeboxes.length > 0,
        holes: profile.holes.length > 0,
        hazards: profile.hazards.length > 0,
      },
    }),
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
  const profile = await readCourseOfPage(params);
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
