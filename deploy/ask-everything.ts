// node deploy/ask-everything.ts ORIGIN: asks a served site for everything that it must have. Run on its image.
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { samplePages } from '#testing/sample-pages.ts';

const cwd = fileURLToPath(new URL('..', import.meta.url));

/** What else isn't answered by 200, on a site without settings. */
const OTHERS: Readonly<Record<string, number>> = { '/courses': 404, '/legal': 404, '/oembed': 400 };
/** Routes that the front alone asks for. */
const INTERNAL = /^\/(fallback\/|revalidate$)/;

/** Every fixed address, files of `public/` among them. */
function fixedAddresses(): string[] {
  const routes = globSync('app/**/{page,route}.{ts,tsx}', { cwd })
    .map((file) => file.replace(/^app(\/\[language\])?/, '').replace(/\/(page|route)\.tsx?$/, '') || '/')
    .filter((path) => !path.includes('[') && !INTERNAL.test(path));
  const files = globSync('public/**/*.*', { cwd }).map((file) => file.slice('public'.length));
  return [...routes, ...files, '/manifest.webmanifest', '/robots.txt'];
}

/** A page of each kind, and the files of a course. */
async function sampleAddresses(origin: string): Promise<string[]> {
  const { 'missing page': _, ...pages } = await samplePages((path) => fetch(origin + path));
  const { course = '' } = pages;
  const slug = course.slice('/golfs/'.length);
  const files = ['opengraph-image', 'course.gpx', 'course.kml', 'scorecard.csv', 'plan.svg', 'llm.md'];
  return [
    ...Object.values(pages),
    ...files.map((file) => `${course}/${file}`),
    `/play/${slug}`,
    `/embed/${slug}`,
    '/sitemaps/courses-1',
    '/tiles/courses.json',
    '/v2/dataset',
  ];
}

/** What isn't as it must be, a line each. */
export async function askEverything(origin: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const path of [...fixedAddresses(), ...(await sampleAddresses(origin))]) {
    const response = await fetch(origin + path);
    await response.arrayBuffer();
    if (response.status !== (OTHERS[path] ?? 200)) wrong.push(`${path}: ${response.status}`);
  }
  for (const [path, type] of [
    ['/play-worker.js', 'text/javascript'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ] as const) {
    const given = (await fetch(origin + path)).headers.get('content-type');
    if (!given?.startsWith(type)) wrong.push(`${path}: ${given}`);
  }
  const manifest = (await (await fetch(`${origin}/manifest.webmanifest`)).json()) as {
    icons: { src: string }[];
  };
  for (const { src } of manifest.icons) {
    const { status } = await fetch(origin + src);
    if (status !== 200) wrong.push(`${src}: ${status}`);
  }
  return wrong;
}

if (import.meta.main) {
  const wrong = await askEverything(process.argv[2] ?? 'http://127.0.0.1:3000');
  for (const line of wrong) console.error(line);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
