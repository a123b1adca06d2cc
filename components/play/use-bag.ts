'use client';
import { useCallback, useEffect, useState } from 'react';
import type { LonLat } from '#lib/geo/ruler.ts';
import { clubs, type Shot, shotMetres } from './bag.ts';
import { openPlay, writeShot } from './store.ts';

/** The first "ball here" marks a place, the next one measures the shot from it. */
export function useBag({ slug, hole, ball }: { slug: string; hole: string; ball: LonLat | null }) {
  const [shots, setShots] = useState<readonly Shot[]>([]);
  const [club, setClub] = useState<string>(clubs[0]);
  const [mark, setMark] = useState<LonLat | null>(null);
  const [last, setLast] = useState<Shot | 'marked' | 'too-far' | null>(null);

  useEffect(() => {
    openPlay()
      .then((database) => database.getAll('shots'))
      .then(setShots)
      .catch(() => {});
  }, []);

  const ballHere = useCallback(async () => {
    if (!ball) return;
    setMark(ball);
    if (!mark) {
      setLast('marked');
      return;
    }
    const metres = shotMetres(mark, ball);
    if (metres === null) {
      setLast('too-far');
      return;
    }
    const shot: Shot = { id: crypto.randomUUID(), club, metres, at: Date.now(), slug, hole };
    await writeShot(shot);
    setShots((before) => [...before, shot]);
    setLast(shot);
  }, [ball, mark, club, slug, hole]);

  return { shots, club, last, onClub: setClub, ballHere };
}
