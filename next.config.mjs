import { execFileSync } from 'node:child_process';

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  // server/pages compresses and tags finished pages, once for all their visitors.
  compress: false,
  generateEtags: false,
  // The head names the same files.
  reactMaxHeadersLength: 0,
  // No picture is resized: the server refuses /_next/image.
  images: { unoptimized: true },
  generateBuildId: findCommit,
};

/** The commit being built; null, for an id of Next's own, where files differ from it or there is no git. */
function findCommit() {
  const git = (...parameters) =>
    execFileSync('git', parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : null;
  } catch {
    return null;
  }
}
