import { useCallback, useEffect, useState } from 'react';
import type { LonLat } from '#lib/geo/ruler.ts';
import { clubs, type Mark, measureShot, type Shot } from './bag.ts';
import type { PlayHole } from './play-course.ts';
import { openPlay } from './store.ts';

type BagProps = { slug: string; hole: Pick<PlayHole, 'key' | 'label'>; ball: LonLat | null };

/** The first "ball here" on a hole marks a place, the next one measures the shot from it. */
export function useBag({ slug, hole: { key, label }, ball }: BagProps) {
  const [shots, setShots] = useState<readonly Shot[]>([]);
  const [club, setClub] = useState<string>(clubs[0]);
  const [mark, setMark] = useState<Mark | null>(null);
  const [last, setLast] = useState<Shot | 'marked' | 'too-far' | null>(null);

  useEffect(() => {
    openPlay()
      .then((database) => database.getAll('shots'))
      .then(setShots)
      .catch(() => {});
  }, []);

  const ballHere = useCallback(async () => {
    if (!ball) return;
    const next = { hole: key, ball };
    setMark(next);
    const metres = measureShot(mark, next);
    if (typeof metres === 'string') {
      setLast(metres);
      return;
    }
    const shot: Shot = { id: crypto.randomUUID(), club, metres, at: Date.now(), slug, hole: label };
    await (await openPlay()).put('shots', shot);
    setShots((before) => [...before, shot]);
    setLast(shot);
  }, [ball, mark, club, slug, key, label]);

  return { shots, club, last: mark?.hole === key ? last : null, onClub: setClub, ballHere };
}
