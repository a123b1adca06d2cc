import type { GolfProfile } from '#lib/api/records.ts';
import type { Round } from './round.ts';
import { findOpenRound, type KeptCourse, openPlay } from './store.ts';

/** A profile as the API sent it. */
export interface Pack {
  profile: GolfProfile;
  /** The SHA-256 of what the API sent. */
  hash: string;
  /** Compressed with gzip. */
  bytes: ArrayBuffer;
}

/** Reads a pack from the API; null if it doesn't know the course. Throws if the API can't answer. */
export async function fetchPack(slug: string): Promise<Pack | null> {
  const response = await fetch(`/v2/golfs/profile/${slug}`, { cache: 'no-cache' });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The API answered ${response.status}`);
  const text = await response.text();
  const sent = new TextEncoder().encode(text);
  return {
    profile: JSON.parse(text).data,
    hash: await addressOf(sent),
    bytes: await through(sent, new CompressionStream('gzip')),
  };
}

/** Empty on an insecure page, where nothing can be kept but distances still work. */
async function addressOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (!('subtle' in crypto)) return '';
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function through(bytes: BufferSource, stream: CompressionStream | DecompressionStream): Promise<ArrayBuffer> {
  return new Response(new Response(bytes as BodyInit).body!.pipeThrough(stream)).arrayBuffer();
}

/** Packs are in a cache, because browsers free its space as soon as they're removed. */
const PACKS = 'play-packs';
const packKey = (hash: string) => `/play/packs/${hash}`;

async function readPack(hash: string): Promise<Pack | null> {
  const kept = await caches.match(packKey(hash), { cacheName: PACKS });
  if (!kept) return null;
  const bytes = await kept.arrayBuffer();
  const sent = await through(bytes, new DecompressionStream('gzip'));
  return { profile: JSON.parse(new TextDecoder().decode(sent)).data, hash, bytes };
}

async function writePack({ hash, bytes }: Pack): Promise<void> {
  await (await caches.open(PACKS)).put(packKey(hash), new Response(bytes));
}

export interface OpenCourse {
  pack: Pack;
  kept: KeptCourse | null;
  round: Round | null;
}

/** What this device has; null where the course isn't kept. A round in progress keeps the edition it began on. */
export async function openKept(slug: string): Promise<OpenCourse | null> {
  const [kept, round] = await Promise.all([(await openPlay()).get('courses', slug), findOpenRound(slug)]);
  if (!kept) return null;
  const pack = (round?.edition && (await readPack(round.edition))) || (await readPack(kept.current));
  return pack && { pack, kept, round };
}

/**
 * Changes to what's kept run one after another, across all tabs: otherwise the end of a round could drop the
 * newer edition that's just being written.
 */
async function inTurn<Result>(change: () => Promise<Result>): Promise<Result> {
  return navigator.locks.request('play-courses', change);
}

/** Keeps the edition: permanently if `isSaved`, otherwise for as long as a round is in progress. */
export function keepCourse(pack: Pack, isSaved: boolean): Promise<KeptCourse> {
  return inTurn(async () => {
    const database = await openPlay();
    const { slug, name, name_latin, location } = pack.profile;
    const before = await database.get('courses', slug);
    const kept: KeptCourse = {
      slug,
      name,
      nameLatin: name_latin,
      countryCode: location.country_code,
      current: before?.current ?? pack.hash,
      isSaved: isSaved || (before?.isSaved ?? false),
    };
    await writePack(pack);
    await database.put('courses', kept);
    return kept;
  });
}

/** Keeps a newer edition of a kept course; null if it isn't newer. */
export function keepNewer(pack: Pack): Promise<OpenCourse | null> {
  return inTurn(async () => {
    const database = await openPlay();
    const kept = await database.get('courses', pack.profile.slug);
    if (!kept || kept.current === pack.hash) return null;
    await writePack(pack);
    await database.put('courses', { ...kept, current: pack.hash });
    return settle(kept.slug);
  });
}

/** Removes a course from the device; a round in progress keeps its edition until it ends. */
export function removeCourse(slug: string): Promise<OpenCourse | null> {
  return inTurn(async () => {
    const database = await openPlay();
    const kept = await database.get('courses', slug);
    if (kept) await database.put('courses', { ...kept, isSaved: false });
    return settle(slug);
  });
}

export const settleCourse = (slug: string) => inTurn(() => settle(slug));

/** Frees the space of what no saved course and no round in progress needs. */
async function settle(slug: string): Promise<OpenCourse | null> {
  const database = await openPlay();
  const [kept, round] = await Promise.all([database.get('courses', slug), findOpenRound(slug)]);
  if (kept && !kept.isSaved && !round) await database.delete('courses', slug);
  const courses = await database.getAll('courses');
  if (courses.length === 0) {
    await Promise.all([SHELL, PACKS].map((name) => caches.delete(name)));
    return null;
  }
  const rounds = await Promise.all(courses.map((course) => findOpenRound(course.slug)));
  const needed = new Set([...courses.map(({ current }) => current), ...rounds.map((each) => each?.edition)]);
  const packs = await caches.open(PACKS);
  for (const { url } of await packs.keys()) {
    if (!needed.has(url.slice(url.lastIndexOf('/') + 1))) await packs.delete(url);
  }
  return openKept(slug);
}

/** How many bytes a course takes. */
export async function keptBytes({ current }: KeptCourse): Promise<number> {
  const pack = await caches.match(packKey(current), { cacheName: PACKS });
  return (await pack?.blob())?.size ?? 0;
}

/** The cache of `play-worker.js`, and the key of its document. */
const SHELL = 'play';
const DOCUMENT = '/play/shell';

/**
 * Keeps the page without a course: its worker, its document, and the files that it names. The document is replaced only
 * once all files of a newer build are there; the files of the one before stay, as a page may be using them.
 * Throws if a file can't be fetched.
 */
export async function keepShell(): Promise<void> {
  // Kept scripts would hide what a developer changes.
  if (process.env.NODE_ENV === 'development') return dropShell();
  await navigator.serviceWorker.register('/play-worker.js', { scope: '/play', updateViaCache: 'none' });
  await navigator.serviceWorker.ready;
  const cache = await caches.open(SHELL);
  const response = await fetch('/play-shell', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The page answered ${response.status}`);
  const document = await response.clone().text();
  const before = await (await cache.match(DOCUMENT))?.text();
  if (document === before) return;
  const files = await keepFiles(cache, filesOf(document));
  await cache.put(DOCUMENT, response);
  const needed = [DOCUMENT, ...files, ...(await filesWithin(cache, filesOf(before ?? '')))];
  for (const { url } of await cache.keys()) {
    if (!needed.some((path) => url === location.origin + path)) await cache.delete(url);
  }
}

async function dropShell(): Promise<void> {
  await caches.delete(SHELL);
  await (await navigator.serviceWorker.getRegistration('/play'))?.unregister();
}

/** Keeps files of the build, then the fonts and pictures that its style sheets name. */
async function keepFiles(cache: Cache, named: readonly string[]): Promise<string[]> {
  const keepAll = (paths: readonly string[]) =>
    Promise.all(paths.map(async (path) => (await cache.match(path)) ?? cache.add(path)));
  await keepAll(named);
  const files = await filesWithin(cache, named);
  await keepAll(files);
  return files;
}

/** Files, with those that the kept style sheets among them name. */
async function filesWithin(cache: Cache, paths: readonly string[]): Promise<string[]> {
  const sheets = paths.filter((path) => path.endsWith('.css'));
  const within = sheets.map(async (path) => {
    const text = (await (await cache.match(path))?.text()) ?? '';
    const files = text.match(/(?<=url\()[./][^)]+/g) ?? [];
    return files.map((file) => new URL(file, location.origin + path).pathname);
  });
  return [...new Set([...paths, ...(await Promise.all(within)).flat()])];
}

/** Scripts, style sheets, fonts, icons and the manifest that a document names. */
function filesOf(document: string): string[] {
  const built = /\/_next\/static\/[\w./~-]+\.\w+/;
  const linked = /(?<=<link rel="(?:icon|manifest|apple-touch-icon)" href=")\/[^"]+/;
  return [...new Set(document.match(new RegExp(`${built.source}|${linked.source}`, 'g')))];
}
