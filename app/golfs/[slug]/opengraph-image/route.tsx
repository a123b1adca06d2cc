import { notFound, permanentRedirect } from 'next/navigation';
import { CoursePicture } from '#components/course/course-picture.tsx';
import { ownScript } from '../../../own-script.ts';
import { pictureResponse } from '../../../share-picture.tsx';
import { readCourse } from '../read-course.ts';

export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const profile = await readCourse(slug);
  if (profile === null) notFound();
  if (profile.slug !== slug) permanentRedirect(`/golfs/${profile.slug}/opengraph-image`);
  const own = await ownScript(profile.name, profile.location.country_code);
  return pictureResponse(<CoursePicture profile={profile} own={own} />, own?.fonts);
}
