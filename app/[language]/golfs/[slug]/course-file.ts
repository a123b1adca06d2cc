import { answerInLanguage } from '#app/language.ts';
import { keptForAWeek } from '#app/when-asked.ts';
import type { GolfProfile } from '#lib/api/records.ts';
import { readCourse } from './read-course.ts';

export type CourseFile = {
  contentType: string;
  body: string;
  /** The name a browser saves it under; without one, the browser shows it. */
  savedAs?: string;
};

type CourseFileRoute<Names> = {
  /** The file's new address, if the course's slug has changed. */
  path: (slug: string, asked: URL, names: Names) => string;
  /** Null where the course has no such file. */
  make: (profile: GolfProfile, asked: URL, names: Names) => CourseFile | null | Promise<CourseFile | null>;
};

/**
 * Answers with a file made from the profile: 404 if there's no such course or file, a redirect if the course was
 * renamed.
 */
export function courseFileRoute<Names = unknown>({ path, make }: CourseFileRoute<Names>) {
  return answerInLanguage<{ slug: string } & Names>(async (request, { params }) => {
    const names = await params;
    const asked = new URL(request.url);
    const profile = await readCourse(names.slug);
    if (profile !== null && profile.slug !== names.slug) {
      return new Response(null, { status: 308, headers: { Location: path(profile.slug, asked, names) } });
    }
    const file = profile && (await make(profile, asked, names));
    if (file === null) {
      return new Response('There is no such file.\n', {
        status: 404,
        headers: { 'Content-Type': 'text/plain; charset=utf-8' },
      });
    }
    return new Response(file.body, {
      headers: {
        ...keptForAWeek,
        'Content-Type': file.contentType,
        ...(file.savedAs && { 'Content-Disposition': `attachment; filename="${file.savedAs}"` }),
        'X-Content-Type-Options': 'nosniff',
        'X-Robots-Tag': 'noindex',
      },
    });
  });
}
