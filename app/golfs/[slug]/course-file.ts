import { permanentRedirect } from 'next/navigation';
import type { GolfProfile } from '#lib/api/records.ts';
import { readCourse } from './read-course.ts';

type CourseFile = {
  /** Name of the file after the course's path: "course.gpx". */
  name: string;
  contentType: string;
  /** Null where the course has nothing to put into such a file. */
  write: (profile: GolfProfile) => string | null;
};

/** Answers with a file made from a course's profile: 404 where there is none, a redirect where it was renamed. */
export async function courseFile(slug: string, { name, contentType, write }: CourseFile): Promise<Response> {
  const profile = await readCourse(slug);
  if (profile !== null && profile.slug !== slug) permanentRedirect(`/golfs/${profile.slug}/${name}`);
  const body = profile && write(profile);
  if (body === null) {
    return new Response('There is no such file.\n', {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    });
  }
  return new Response(body, {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename="${profile?.slug}.${name.split('.').at(-1)}"`,
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    },
  });
}
