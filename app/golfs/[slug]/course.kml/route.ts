import { courseKml } from '#lib/download/course-kml.ts';
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
    name: 'course.kml',
    contentType: 'application/vnd.google-earth.kml+xml; charset=utf-8',
    write: (profile) =>
      profile.holes.some((hole) => hole.line !== null)
        ? courseKml(profile, `${siteUrl}${pagePath.course(profile.slug)}`)
        : null,
  });
}
