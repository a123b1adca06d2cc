import { type NextRequest, NextResponse } from 'next/server';

/**
 * What the API's server answers, for a website that is served alone, by `next start`: behind the front, none of
 * these requests comes here.
 */
export function proxy({ nextUrl: { pathname, search } }: NextRequest): NextResponse {
  const api = process.env.API_BASE_URL || 'http://127.0.0.1:3000/v2';
  return NextResponse.rewrite(new URL(pathname + search, api));
}

export const config = {
  matcher: [
    '/v2/:path*',
    '/tiles/:path*',
    '/basemap/:path*',
    '/downloads/:path*',
    '/data/tasks/:path*',
    '/golfs/:slug/llm.md',
    '/.well-known/:path*',
    '/(llms.txt|llms-full.txt|openapi.json|openapi.yaml|changes.atom|mcp)',
  ],
};
