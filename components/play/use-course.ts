import { useCallback, useEffect, useRef, useState } from 'react';
import {
  fetchPack,
  keepCourse,
  keepNewer,
  keepShell,
  type OpenCourse,
  openKept,
  removeCourse,
  settleCourse,
} from './keep.ts';
import type { Round } from './round.ts';
import { findOpenRound, writeRound } from './store.ts';

export type CourseState = OpenCourse | 'opening' | 'missing' | 'unreachable';
export type Game = ReturnType<typeof useCourse>;
export type ChangeRound = Game['changeRound'];

export const playPath = (slug: string) => `/play/${slug}`;

/** The slug in an address of a course to play. */
export const courseInPath = (path: string) => /^\/play\/([a-z0-9-]+)$/.exec(path)?.[1];

/**
 * Opens the copy on this device, or else what the API sends, with the round that's in progress or has just ended; a
 * newer edition is fetched once, when the page opens.
 */
export function useCourse(slug: string) {
  const [course, setCourse] = useState<CourseState>('opening');
  /** The next tap builds on this round even before it's on the disk and on the screen. */
  const latest = useRef<Round | null>(null);
  const change = useCallback((next: Partial<OpenCourse>) => {
    setCourse((before) => (typeof before === 'string' ? before : { ...before, ...next }));
  }, []);

  useEffect(() => {
    let isOpen = true;
    const show = (next: CourseState) => {
      if (!isOpen) return;
      if (typeof next !== 'string') latest.current ??= next.round;
      setCourse(typeof next === 'string' ? next : { ...next, round: latest.current });
    };
    open(slug, show).catch(() => show('unreachable'));
    return () => {
      isOpen = false;
    };
  }, [slug]);

  /** Changes the round on the disk first, then on the screen. */
  const changeRound = useCallback(
    async (next: (before: Round) => Round) => {
      if (latest.current === null) return;
      const round = next(latest.current);
      if (round === latest.current) return;
      latest.current = round;
      await writeRound(round);
      change({ round });
      if (round.finishedAt === null) return;
      const settled = await settleCourse(slug).catch(() => null);
      change({ kept: null, ...settled, round });
    },
    [slug, change],
  );

  /** A round needs its edition and this page, whether the course is saved or not. */
  async function startRound(round: Round) {
    if (typeof course === 'string') return;
    await writeRound(round);
    latest.current = round;
    const kept = await keepCourse(course.pack, false).catch(() => null);
    change({ kept, round });
    // A saved course has all of it: nothing is asked for on the course.
    if (!course.kept?.isSaved && navigator.onLine) {
      keepShell().catch(() => {});
    }
  }

  async function reopenRound() {
    if (latest.current === null || typeof course === 'string') return;
    await startRound({ ...latest.current, finishedAt: null, edition: course.pack.hash });
  }

  function closeRound() {
    latest.current = null;
    change({ round: null });
  }

  const keep = useKeeping(slug, course, change);
  return { course, ...keep, changeRound, startRound, reopenRound, closeRound };
}

/** Saving the course for offline, and removing it again. */
function useKeeping(slug: string, course: CourseState, change: (next: Partial<OpenCourse>) => void) {
  const [keeping, setKeeping] = useState<'idle' | 'saving' | 'failed'>('idle');
  async function save() {
    if (typeof course === 'string') return;
    setKeeping('saving');
    try {
      void navigator.storage.persist();
      const kept = await keepCourse(course.pack, true);
      await keepShell();
      change({ kept });
      setKeeping('idle');
    } catch {
      setKeeping('failed');
    }
  }
  const remove = async () => change({ kept: (await removeCourse(slug))?.kept ?? null });
  return { keeping, save, remove };
}

async function open(slug: string, show: (state: CourseState) => void): Promise<void> {
  const opened = await openKept(slug).catch(() => null);
  if (opened) {
    show(opened);
    if (navigator.onLine) await refresh(slug, show).catch(() => {});
    return;
  }
  const pack = await fetchPack(slug);
  if (pack && pack.profile.slug !== slug) {
    location.replace(playPath(pack.profile.slug));
    return;
  }
  if (!pack) {
    show('missing');
    return;
  }
  // A round that was imported, or whose course was removed: it continues with what there is.
  const round = await findOpenRound(slug).catch(() => null);
  show({ pack, kept: round && (await keepCourse(pack, false).catch(() => null)), round });
}

/** Fetches a newer edition and a newer build in the background, for the next round and the next visit. */
async function refresh(slug: string, show: (state: CourseState) => void): Promise<void> {
  const pack = await fetchPack(slug);
  const newer = pack && (await keepNewer(pack));
  if (newer) show(newer);
  await keepShell();
}
