import { fileURLToPath } from 'node:url';

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  // Compressed once and kept by server/pages, not for every response.
  compress: false,
  // A page's tag is made there too, of the finished page.
  generateEtags: false,
  cacheHandler: fileURLToPath(new URL('./server/pages/next-cache-handler.ts', import.meta.url)),
  cacheMaxMemorySize: 0,
};
