import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  // server/pages compresses and tags pages once for all visitors.
  compress: false,
  generateEtags: false,
  // server/pages keeps pages, by dataset version and for as long as each says (`revalidate`).
  cacheHandler: fileURLToPath(new URL('./server/next/keep-nothing.ts', import.meta.url)),
  cacheMaxMemorySize: 0,
  reactMaxHeadersLength: 0,
  // The server refuses /_next/image.
  images: { unoptimized: true },
  generateBuildId: findCommit,
  // `npm test` checks the types of all code; starting the site needn't wait for that.
  typescript: { ignoreBuildErrors: true },
};

/** The commit being built; null (for Next's own id) where files differ from it or there is no git. */
function findCommit() {
  const git = (...parameters) =>
    execFileSync('git', parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : null;
  } catch {
    return null;
  }
}
