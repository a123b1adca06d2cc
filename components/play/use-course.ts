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

/** Opens what this device has, else what the API sends; a newer edition is fetched once, when the page opens. */
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
  const opened = await openKept(slug).catch(() => null);
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
  // A round that was imported, or whose course was removed: it goes on with what there is.
  const round = await findOpenRound(slug).catch(() => null);
  show({ pack, kept: round && (await keepCourse(pack, false).catch(() => null)), round });
}

/** In the background: a newer edition and a newer build, for the next round and the next visit. */
async function refresh(slug: string, show: (state: CourseState) => void): Promise<void> {
  const pack = await fetchPack(slug);
  if (pack && (await keepNewer(pack))) {
    const settled = await settleCourse(slug);
    if (settled) show(settled);
  }
  await keepShell();
}
