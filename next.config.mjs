import { execFileSync } from 'node:child_process';

/** @returns {import('next').NextConfig} */
export default () => ({
  poweredByHeader: false,
  reactStrictMode: true,
  // The front compresses and tags each page once, for all visitors.
  generateEtags: false,
  // Pages are kept in memory alone: tens of thousands of courses would fill a disk.
  cacheMaxMemorySize: 32 * 1024 * 1024,
  experimental: { isrFlushToDisk: false },
  // Addresses without a language are English.
  rewrites: async () => ({ afterFiles: [{ source: '/:path*', destination: '/en/:path*' }] }),
  // Metadata belongs in the head for everybody: scripts of streamed parts have no place in a page's policy.
  htmlLimitedBots: /.*/,
  // No room for preloads in a header, next to those in the document; React warns of 0.
  reactMaxHeadersLength: 1,
  // The front knows no /_next/image.
  images: { unoptimized: true },
  generateBuildId: findCommit,
  // `npm test` checks the types of all code; starting the site needn't wait for that.
  typescript: { ignoreBuildErrors: true },
});

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
