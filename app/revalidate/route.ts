import { revalidateTag } from 'next/cache';
import { EDITION_TAG } from '#lib/api/server.ts';
import { SITE_HEADER } from '#lib/site/site-header.ts';

/** Makes all pages old when a dataset has been published. Only callers who know SITE_SECRET may ask for it. */
export function POST(request: Request): Response {
  const secret = process.env.SITE_SECRET;
  if (!secret || request.headers.get(SITE_HEADER) !== secret) return new Response(null, { status: 404 });
  revalidateTag(EDITION_TAG, { expire: 0 });
  return new Response(null, { status: 204 });
}
