'use client';
import { useCallback, useEffect, useState } from 'react';
import { pagePath } from '#lib/site/page-path.ts';
import {
  fetchPack,
  keepCourse,
  keepNewer,
  keepShell,
  type OpenCourse,
  openKept,
  registerWorker,
  removeCourse,
  settleCourse,
} from './keep.ts';
import type { Round } from './round.ts';
import { findOpenRound } from './store.ts';

export type CourseState = OpenCourse | 'opening' | 'missing' | 'unreachable';
export type Keeping = 'idle' | 'saving' | 'failed';

/** The slug in an address of a course to play. */
export const courseInPath = (path: string) => /^\/play\/([a-z0-9-]+)$/.exec(path)?.[1];

/** What's kept of the course in the address: read as soon as the script runs, before React has taken over the page. */
let early = openInAddress();

function openInAddress() {
  const slug = typeof location === 'undefined' ? undefined : courseInPath(location.pathname);
  return slug === undefined ? null : { slug, opened: openKept(slug).catch(() => null) };
}

function openOnce(slug: string): Promise<OpenCourse | null> {
  const known = early;
  early = null;
  return known?.slug === slug ? known.opened : openKept(slug).catch(() => null);
}

/**
 * Opens the copy on this device, or else what the API sends; a newer edition is fetched once, when the page
 * opens.
 */
export function useCourse(slug: string) {
  const [course, setCourse] = useState<CourseState>('opening');
  const [keeping, setKeeping] = useState<Keeping>('idle');

  useEffect(() => {
    let isOpen = true;
    const show = (state: CourseState) => {
      if (isOpen) setCourse(state);
    };
    open(slug, show).catch(() => show('unreachable'));
    return () => {
      isOpen = false;
    };
  }, [slug]);

  const save = useCallback(async () => {
    if (typeof course === 'string') return;
    setKeeping('saving');
    try {
      void navigator.storage?.persist?.();
      const kept = await keepCourse(course.pack, true);
      await registerWorker();
      await keepShell();
      setCourse({ ...course, kept });
      setKeeping('idle');
    } catch {
      setKeeping('failed');
    }
  }, [course]);

  const remove = useCallback(async () => {
    if (typeof course === 'string') return;
    setCourse({ ...course, kept: await removeCourse(slug) });
  }, [course, slug]);

  /** A round needs its edition and this page, whether the course is saved or not. */
  const keepForRound = useCallback(
    async (round: Round) => {
      if (typeof course === 'string') return;
      const kept = await keepCourse(course.pack, false).catch(() => null);
      setCourse({ ...course, kept, round });
      // A saved course has all of it: nothing is asked for on the course.
      if (!course.kept?.isSaved && navigator.onLine) {
        void registerWorker()
          .then(keepShell)
          .catch(() => {});
      }
    },
    [course],
  );

  const settle = useCallback(async () => {
    const settled = await settleCourse(slug).catch(() => null);
    setCourse(
      (before) => settled ?? (typeof before === 'string' ? before : { ...before, kept: null, round: null }),
    );
  }, [slug]);

  return { course, keeping, save, remove, keepForRound, settle };
}

async function open(slug: string, show: (state: CourseState) => void): Promise<void> {
  const opened = await openOnce(slug);
  if (opened) show(opened);
  if (opened && !navigator.onLine) return;
  if (opened?.kept) {
    await refresh(slug, show).catch(() => {});
    return;
  }
  const pack = await fetchPack(slug);
  if (pack && pack.profile.slug !== slug) {
    location.replace(pagePath.play(pack.profile.slug));
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
  if (pack && (await keepNewer(pack))) {
    const settled = await settleCourse(slug);
    if (settled) show(settled);
  }
  await keepShell();
}
