import { courseGpx } from '#lib/download/course-gpx.ts';
import { pagePath } from '#lib/golf/page-path.ts';
import { siteUrl } from '#lib/site/settings.ts';
import { courseFile } from '../course-file.ts';

export const dynamic = 'force-static';
export const revalidate = 604800;

export function generateStaticParams() {
  return [];
}

export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }) {
  return courseFile((await params).slug, {
    name: 'course.gpx',
    contentType: 'application/gpx+xml; charset=utf-8',
    write: (profile) =>
      profile.holes.some((hole) => hole.line !== null)
        ? courseGpx(profile, `${siteUrl}${pagePath.course(profile.slug)}`)
        : null,
  });
}
