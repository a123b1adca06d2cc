import { permanentRedirect } from 'next/navigation';
import type { GolfProfile } from '#lib/api/records.ts';
import { readCourse } from './read-course.ts';

type CourseFile = {
  name: string;
  contentType: string;
  /** Null where the course has nothing for such a file. */
  write: (profile: GolfProfile) => string | null;
};

type CourseParams = { params: Promise<{ slug: string }> };

/**
 * Answers with a file made from the profile: 404 where there is none, a redirect where the course was
 * renamed.
 */
export function courseFileRoute({ name, contentType, write }: CourseFile) {
  return async (_request: Request, { params }: CourseParams): Promise<Response> => {
    const { slug } = await params;
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
  };
}

/** For courses with mapped holes. */
export function ofTracedHoles(write: (profile: GolfProfile) => string): CourseFile['write'] {
  return (profile) => (profile.holes.some((hole) => hole.line !== null) ? write(profile) : null);
}
