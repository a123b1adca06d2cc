import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const dynamic = 'force-static';

/** From the root, so that its scope may be /play without a trailing slash. */
export function GET(): Response {
  const code = readFileSync(join(process.cwd(), 'components/play/play-worker.js'));
  return new Response(code, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
}
