import { courseKml } from '#components/download/course-files.ts';
import { siteUrl } from '#components/site/settings.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { attachmentRoute, ofTracedHoles } from '../course-file.ts';

export const GET = attachmentRoute({
  name: 'course.kml',
  contentType: 'application/vnd.google-earth.kml+xml; charset=utf-8',
  write: ofTracedHoles((profile) => courseKml(profile, siteUrl + pagePath.course(profile.slug))),
});
