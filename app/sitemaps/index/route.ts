import { sitemapIndexXml } from '#app/sitemaps/sitemap-xml.ts';
import { siteUrl } from '#components/site/settings.ts';
import { countCourseFiles } from '../sitemap-files.ts';

export async function GET(): Promise<Response> {
  const files = await countCourseFiles();
  const names = ['places', ...Array.from({ length: files }, (_, index) => `courses-${index + 1}`)];
  return new Response(
    sitemapIndexXml(
      siteUrl,
      names.map((name) => ({ path: `/sitemaps/${name}` })),
    ),
    { headers: { 'content-type': 'application/xml; charset=utf-8' } },
  );
}
