import { sitemapIndexXml } from '#app/[language]/sitemaps/sitemap-xml.ts';
import { keptForAWeek } from '#app/when-asked.ts';
import { siteUrl } from '#components/site/settings.ts';
import { countCourseFiles, listQuestionPages } from '../sitemap-files.ts';

export async function GET(): Promise<Response> {
  const [files, questions] = await Promise.all([countCourseFiles(), listQuestionPages()]);
  const names = [
    'places',
    ...(questions.length > 0 ? ['holes'] : []),
    ...Array.from({ length: files }, (_, index) => `courses-${index + 1}`),
  ];
  return new Response(
    sitemapIndexXml(
      siteUrl,
      names.map((name) => ({ path: `/sitemaps/${name}` })),
    ),
    { headers: { ...keptForAWeek, 'content-type': 'application/xml; charset=utf-8' } },
  );
}
