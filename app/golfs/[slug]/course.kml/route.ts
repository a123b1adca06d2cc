import { courseKml } from '#components/download/course-kml.ts';
import { siteUrl } from '#components/site/settings.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { courseFileRoute, ofTracedHoles } from '../course-file.ts';

export { generateStaticParams } from '../course-file.ts';
export const dynamic = 'force-static';
export const revalidate = 604800;

export const GET = courseFileRoute({
  name: 'course.kml',
  contentType: 'application/vnd.google-earth.kml+xml; charset=utf-8',
  write: ofTracedHoles((profile) => courseKml(profile, siteUrl + pagePath.course(profile.slug))),
});
