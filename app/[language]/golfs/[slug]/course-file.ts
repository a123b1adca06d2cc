import { answerInLanguage } from '#app/language.ts';
import { keptForAWeek } from '#app/when-asked.ts';
import type { GolfProfile } from '#lib/api/records.ts';
import { hasPlayedLine } from '#lib/golf/played-line.ts';
import { readCourse } from './read-course.ts';

type Others = Record<string, string>;

type CourseFile<Names extends Others> = {
  contentType: string;
  /** The file's new address, if the course's slug has changed. */
  path: (slug: string, asked: URL, names: Names) => string;
  /** The name a browser saves it under; without one, the browser shows it. */
  savedAs?: (slug: string) => string;
  /** Null where the course has nothing for such a file. */
  write: (profile: GolfProfile, asked: URL, names: Names) => string | null | Promise<string | null>;
};

/**
 * Answers with a file made from the profile: 404 if there's no such course or file, a redirect if the course was
 * renamed.
 */
export function courseFileRoute<Names extends Others = Record<never, string>>({
  contentType,
  path,
  savedAs,
  write,
}: CourseFile<Names>) {
  return answerInLanguage<{ slug: string } & Names>(async (request, { params }) => {
    const names = await params;
    const asked = new URL(request.url);
    const profile = await readCourse(names.slug);
    if (profile !== null && profile.slug !== names.slug) {
      return new Response(null, { status: 308, headers: { Location: path(profile.slug, asked, names) } });
    }
    const body = profile && (await write(profile, asked, names));
    if (profile === null || body === null) {
      return new Response('There is no such file.\n', {
        status: 404,
        headers: { 'Content-Type': 'text/plain; charset=utf-8' },
      });
    }
    return new Response(body, {
      headers: {
        ...keptForAWeek,
        'Content-Type': contentType,
        ...(savedAs && { 'Content-Disposition': `attachment; filename="${savedAs(profile.slug)}"` }),
        'X-Content-Type-Options': 'nosniff',
        'X-Robots-Tag': 'noindex',
      },
    });
  });
}

/** An attachment in the course's folder, such as `course.gpx`. */
export function attachmentRoute({
  name,
  contentType,
  write,
}: {
  name: string;
  contentType: string;
  write: (profile: GolfProfile) => string | null;
}) {
  return courseFileRoute({
    contentType,
    path: (slug) => `/golfs/${slug}/${name}`,
    savedAs: (slug) => `${slug}.${name.split('.').at(-1)}`,
    write,
  });
}

/** Writes a file only for courses with mapped holes. */
export function ofTracedHoles(write: (profile: GolfProfile) => string) {
  return (profile: GolfProfile) => (hasPlayedLine(profile) ? write(profile) : null);
}
