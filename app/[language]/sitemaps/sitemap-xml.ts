import { escapeMarkup } from '#lib/text/escape-markup.ts';

/** `path` is from the root; `updatedAt` is when the page really last changed, if known. */
export type SitemapEntry = { path: string; updatedAt?: string | null };

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** sitemaps.org protocol 0.9: at most 50,000 entries. */
export function sitemapXml(siteUrl: string, entries: readonly SitemapEntry[]): string {
  return document('urlset', 'url', siteUrl, entries);
}

export function sitemapIndexXml(siteUrl: string, files: readonly SitemapEntry[]): string {
  return document('sitemapindex', 'sitemap', siteUrl, files);
}

function document(root: string, item: string, siteUrl: string, entries: readonly SitemapEntry[]): string {
  const items = entries.map(({ path, updatedAt }) => {
    const lastmod = updatedAt ? `<lastmod>${escapeMarkup(updatedAt)}</lastmod>` : '';
    return `<${item}><loc>${escapeMarkup(siteUrl + path)}</loc>${lastmod}</${item}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${items.join('')}</${root}>\n`;
}
