import { element } from '#components/drawing/svg-markup.ts';
import type { GolfProfile } from '#lib/api/records.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { bothNames } from '#lib/text/both-names.ts';
import { escapeXml, toXmlText } from '#lib/text/escape-markup.ts';

/** CSS pixels. */
const FRAME = { width: 640, height: 520 };
const THUMBNAIL = { width: 1200, height: 630 };
const ONE_DAY_SECONDS = 86_400;

export type EmbedView = 'plan' | 'card';

type Size = { width: number; height: number };

/** What another site's page needs to show a course. */
export function embedSnippet(
  course: Pick<GolfProfile, 'slug' | 'name' | 'name_latin'>,
  siteUrl: string,
  { view, size = FRAME }: { view: EmbedView; size?: Size },
): string {
  const opened = element('iframe', {
    src: `${siteUrl}/embed/${course.slug}?view=${view}`,
    width: size.width,
    height: size.height,
    title: toXmlText(bothNames(course)),
    loading: 'lazy',
    style: 'border:0;max-width:100%',
  });
  return `${opened.slice(0, -'/>'.length)}></iframe>`;
}

/** An answer of type `rich` (oembed.com, section 2.3.4.4), no larger than asked for. */
export function oembedAnswer(
  course: GolfProfile,
  site: { url: string; name: string },
  most: { width: number | null; height: number | null },
): Record<string, string | number> {
  const size = {
    width: Math.min(FRAME.width, most.width ?? FRAME.width),
    height: Math.min(FRAME.height, most.height ?? FRAME.height),
  };
  const hasThumbnail =
    (most.width ?? THUMBNAIL.width) >= THUMBNAIL.width &&
    (most.height ?? THUMBNAIL.height) >= THUMBNAIL.height;
  const url = site.url + pagePath.course(course.slug);
  return {
    version: '1.0',
    type: 'rich',
    title: bothNames(course),
    provider_name: site.name,
    provider_url: `${site.url}/`,
    cache_age: ONE_DAY_SECONDS,
    html: embedSnippet(course, site.url, { view: 'plan', size }),
    ...size,
    ...(hasThumbnail && {
      thumbnail_url: `${url}/opengraph-image`,
      thumbnail_width: THUMBNAIL.width,
      thumbnail_height: THUMBNAIL.height,
    }),
  };
}

export function oembedXml(answer: Readonly<Record<string, string | number>>): string {
  const content = Object.entries(answer)
    .map(([name, value]) => element(name, {}, escapeXml(String(value))))
    .join('');
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n${element('oembed', {}, content)}\n`;
}

/** The course that a consumer names by the address of its page or its frame; null for other addresses. */
export function courseOfAddress(text: string, siteUrl: string): string | null {
  if (!URL.canParse(text)) return null;
  const { host, protocol, pathname } = new URL(text);
  if (!/^https?:$/.test(protocol) || host !== new URL(siteUrl).host) return null;
  return /^\/(?:golfs|embed)\/([a-z0-9-]+)\/?$/.exec(pathname)?.[1] ?? null;
}

export const OEMBED_TYPES = { json: 'application/json+oembed', xml: 'text/xml+oembed' } as const;

export function oembedPath(courseUrl: string, format: keyof typeof OEMBED_TYPES): string {
  return `/oembed?${new URLSearchParams({ url: courseUrl, format })}`;
}
