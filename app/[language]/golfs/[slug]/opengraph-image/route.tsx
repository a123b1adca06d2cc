import { notFound, permanentRedirect } from 'next/navigation';
import { answerInLanguage } from '#app/language.ts';
import { ownScript } from '#app/own-script.ts';
import { pictureResponse } from '#app/share-picture.tsx';
import { CoursePicture } from '#components/course/course-picture.tsx';
import { readCourse } from '../read-course.ts';

export const GET = answerInLanguage<{ slug: string }>(async (_request, { params }) => {
  const { slug } = await params;
  const profile = await readCourse(slug);
  if (profile === null) notFound();
  if (profile.slug !== slug) permanentRedirect(`/golfs/${profile.slug}/opengraph-image`);
  const own = await ownScript(profile.name, profile.location.country_code);
  return pictureResponse(<CoursePicture profile={profile} own={own} />, own?.fonts);
});
