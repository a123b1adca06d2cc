import { answerInLanguage } from '#app/language.ts';
import { ownScript } from '#app/own-script.ts';
import { pictureResponse } from '#app/share-picture.tsx';
import { CoursePicture } from '#components/course/course-picture.tsx';
import { readCourseOfPage } from '../read-course.ts';

export const GET = answerInLanguage<{ slug: string }>(async (_request, { params }) => {
  const profile = await readCourseOfPage(params, '/opengraph-image');
  const own = await ownScript(profile.name, profile.location.country_code);
  return pictureResponse(<CoursePicture profile={profile} own={own} />, own?.fonts);
});
