import { type SitemapEntry, sitemapXml } from '#app/[language]/sitemaps/sitemap-xml.ts';
import { keptForAWeek } from '#app/when-asked.ts';
import { siteUrl } from '#components/site/settings.ts';
import { listCoursePages, listPlacePages, listQuestionPages } from '../sitemap-files.ts';

/** `places`, `holes`, or `courses-1` and so on. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const entries = await listEntries((await params).name);
  if (entries === null) return new Response('No such sitemap', { status: 404 });
  return new Response(sitemapXml(siteUrl, entries), {
    headers: { ...keptForAWeek, 'content-type': 'application/xml; charset=utf-8' },
  });
}

async function listEntries(name: string): Promise<SitemapEntry[] | null> {
  if (name === 'places') return listPlacePages();
  if (name === 'holes') return listQuestionPages();
  const file = /^courses-([1-9]\d{0,3})$/.exec(name)?.[1];
  return file === undefined ? null : listCoursePages(Number(file));
}
