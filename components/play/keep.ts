import type { GolfProfile } from '#lib/api/records.ts';
import type { Round } from './round.ts';
import { findOpenRound, type KeptCourse, openPlay } from './store.ts';

/** A profile as the API sent it, under the SHA-256 of its bytes. */
interface Edition {
  hash: string;
  slug: string;
  /** Compressed with gzip. */
  bytes: ArrayBuffer;
}

/** A profile with its content address, as the API sent it. */
export interface Pack {
  profile: GolfProfile;
  edition: Edition;
}

/** Reads a pack from the API; null if it doesn't know the course. Throws if the API can't answer. */
export async function fetchPack(slug: string): Promise<Pack | null> {
  const response = await fetch(`/v2/golfs/profile/${slug}`, { cache: 'no-cache' });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The API answered ${response.status}`);
  const text = await response.text();
  const bytes = new TextEncoder().encode(text);
  return {
    profile: JSON.parse(text).data,
    edition: {
      hash: await addressOf(bytes),
      slug,
      bytes: await through(bytes, new CompressionStream('gzip')),
    },
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

async function readEdition(hash: string): Promise<Pack | null> {
  const kept = await caches.match(packKey(hash), { cacheName: PACKS });
  if (!kept) return null;
  const packed = await kept.arrayBuffer();
  const bytes = await through(packed, new DecompressionStream('gzip'));
  const { data: profile } = JSON.parse(new TextDecoder().decode(bytes));
  return { edition: { hash, slug: profile.slug, bytes: packed }, profile };
}

async function writeEdition({ hash, slug, bytes }: Edition): Promise<void> {
  const headers = { 'X-Slug': slug, 'X-Bytes': String(bytes.byteLength) };
  await (await caches.open(PACKS)).put(packKey(hash), new Response(bytes, { headers }));
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
  const pack = (round?.edition && (await readEdition(round.edition))) || (await readEdition(kept.current));
  return pack && { pack, kept, round };
}

/**
 * Changes to what's kept run one after another, across all tabs: otherwise the end of a round could drop the
 * newer edition that's just being written.
 */
function inTurn<Result>(change: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request('play-courses', change) : change();
}

/** Keeps the edition: permanently if `isSaved`, otherwise for as long as a round is in progress. */
export function keepCourse({ profile, edition }: Pack, isSaved: boolean): Promise<KeptCourse> {
  return inTurn(async () => {
    const database = await openPlay();
    const before = await database.get('courses', edition.slug);
    const kept: KeptCourse = {
      newer: null,
      ...before,
      slug: edition.slug,
      name: profile.name,
      nameLatin: profile.name_latin,
      countryCode: profile.location.country_code,
      current: before?.current ?? edition.hash,
      isSaved: isSaved || (before?.isSaved ?? false),
      savedAt: before?.savedAt ?? Date.now(),
    };
    await writeEdition(edition);
    await database.put('courses', kept);
    return kept;
  });
}

/** Keeps a newer edition next to the current one, for the next round. True if there is one. */
export function keepNewer({ edition }: Pack): Promise<boolean> {
  return inTurn(async () => {
    const database = await openPlay();
    const kept = await database.get('courses', edition.slug);
    if (!kept) return false;
    const newer = edition.hash === kept.current ? null : edition.hash;
    if (newer === kept.newer) return newer !== null;
    if (newer !== null) await writeEdition(edition);
    await database.put('courses', { ...kept, newer });
    return newer !== null;
  });
}

/** Between rounds: switches to the newest edition, and drops what's no longer needed. */
export function settleCourse(slug: string): Promise<OpenCourse | null> {
  return inTurn(async () => {
    const database = await openPlay();
    const [kept, round] = await Promise.all([database.get('courses', slug), findOpenRound(slug)]);
    if (!kept || round) return openKept(slug);
    const settled = kept.isSaved ? { ...kept, current: kept.newer ?? kept.current, newer: null } : null;
    if (settled) await database.put('courses', settled);
    else await database.delete('courses', slug);
    await dropEditions(slug, settled ? [settled.current] : []);
    await dropShellIfEmpty();
    const pack = settled && (await readEdition(settled.current));
    return pack && { pack, kept: settled, round: null };
  });
}

/** A round in progress keeps its edition until it ends. */
export function removeCourse(slug: string): Promise<KeptCourse | null> {
  return inTurn(async () => {
    const database = await openPlay();
    const [kept, round] = await Promise.all([database.get('courses', slug), findOpenRound(slug)]);
    const left = kept && round ? { ...kept, isSaved: false } : null;
    if (left) await database.put('courses', left);
    else await database.delete('courses', slug);
    await dropEditions(slug, left ? [left.current, round?.edition ?? left.current] : []);
    await dropShellIfEmpty();
    return left;
  });
}

async function dropShellIfEmpty(): Promise<void> {
  if ((await (await openPlay()).count('courses')) > 0) return;
  await Promise.all([SHELL, PACKS].map((name) => caches.delete(name)));
}

async function dropEditions(slug: string, needed: readonly string[]): Promise<void> {
  const cache = await caches.open(PACKS);
  for (const { slug: other, hash } of await listEditions(cache)) {
    if (other === slug && !needed.includes(hash)) await cache.delete(packKey(hash));
  }
}

async function listEditions(cache: Cache): Promise<{ slug: string; hash: string; bytes: number }[]> {
  const keys = await cache.keys();
  return Promise.all(
    keys.map(async (key) => {
      const headers = (await cache.match(key))?.headers;
      const hash = key.url.slice(key.url.lastIndexOf('/') + 1);
      return { hash, slug: headers?.get('X-Slug') ?? '', bytes: Number(headers?.get('X-Bytes')) };
    }),
  );
}

/** Bytes that the packs of each course take. */
export async function keptBytes(): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const { slug, bytes } of await listEditions(await caches.open(PACKS))) {
    sizes.set(slug, (sizes.get(slug) ?? 0) + bytes);
  }
  return sizes;
}

/** The cache of `play-worker.js`, and the key of its document. */
const SHELL = 'play';
const DOCUMENT = '/play/shell';

export async function registerWorker(): Promise<void> {
  await navigator.serviceWorker.register('/play-worker.js', { scope: '/play', updateViaCache: 'none' });
  await navigator.serviceWorker.ready;
}

/**
 * Keeps the page without a course: its document, and the files that it names. The document is replaced only
 * once all files of a newer build are there; the files of the one before stay, as a page may be using them.
 * Throws if a file can't be fetched.
 */
export async function keepShell(): Promise<void> {
  const cache = await caches.open(SHELL);
  const response = await fetch('/play-shell', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The page answered ${response.status}`);
  const document = await response.clone().text();
  const before = await (await cache.match(DOCUMENT))?.text();
  if (document === before) return;
  const files = await keepFiles(cache, filesOf(document));
  await cache.put(DOCUMENT, response);
  const needed = new Set([...files, ...(await filesWithin(cache, filesOf(before ?? '')))]);
  for (const { url } of await cache.keys()) {
    const path = new URL(url).pathname + new URL(url).search;
    if (path !== DOCUMENT && !needed.has(path)) await cache.delete(url);
  }
}

/** Keeps files of the build, and fonts and pictures that its style sheets name. */
async function keepFiles(cache: Cache, paths: readonly string[]): Promise<string[]> {
  await Promise.all(paths.map(async (path) => (await cache.match(path)) ?? keepFile(cache, path)));
  const within = await filesWithin(cache, paths);
  if (within.length === paths.length) return within;
  return keepFiles(cache, within);
}

/**
 * Has Chromium compile all of a script ahead of time, and keep that with the script: a phone is spared about a
 * third of a second when it opens a course (V8's explicit compile hints). Other browsers read a comment.
 */
const COMPILE_WHOLE = '//# allFunctionsCalledOnLoad\n';

async function keepFile(cache: Cache, path: string): Promise<void> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const headers = { 'Content-Type': response.headers.get('Content-Type') ?? '' };
  const isScript = path.endsWith('.js');
  await cache.put(
    path,
    isScript ? new Response(COMPILE_WHOLE + (await response.text()), { headers }) : response,
  );
}

/** Files, with those that the kept style sheets among them name. */
async function filesWithin(cache: Cache, paths: readonly string[]): Promise<string[]> {
  const named = await Promise.all(
    paths.map(async (path) => {
      const sheet = path.endsWith('.css') ? await cache.match(path) : undefined;
      if (!sheet) return [];
      const base = new URL(path, location.origin);
      return [...(await sheet.text()).matchAll(/url\(["']?([^"')]+)["']?\)/g)]
        .filter(([, file]) => !/^(data:|#)/.test(file!))
        .map(([, file]) => new URL(file!, base).pathname);
    }),
  );
  return [...new Set([...paths, ...named.flat()])];
}

/** Scripts, style sheets, fonts, icons and the manifest that a document names. */
function filesOf(document: string): string[] {
  const built = [...document.matchAll(/\/_next\/static\/[\w./~-]+\.\w+/g)].map(([path]) => path);
  const linked = [...document.matchAll(/<link rel="(?:icon|manifest|apple-touch-icon)" href="(\/[^"]+)"/g)];
  return [...new Set([...built, ...linked.map(([, path]) => path!)])];
}
