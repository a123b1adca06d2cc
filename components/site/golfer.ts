'use client';
import { useSyncExternalStore } from 'react';

/** What this browser remembers of its golfer, next to theme and units (preferences.ts). */
export interface Golfer {
  /** As last chosen; the next course's tee of that name, or of that colour. */
  tee: { name: string; colour: string | null } | null;
  gender: string | null;
  /** As typed: "12.4", "+2". */
  index: string | null;
}

const KEY = 'golfer';
const unknown: Golfer = { tee: null, gender: null, index: null };
const listeners = new Set<() => void>();
let known: Golfer | null = null;

function readGolfer(): Golfer {
  try {
    return { ...unknown, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return unknown;
  }
}

export function getGolfer(): Golfer {
  known ??= readGolfer();
  return known;
}

export function rememberGolfer(change: Partial<Golfer>): void {
  known = { ...getGolfer(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // Storage may be forbidden: the choice then holds for this page view.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What's unknown is null, and everything is in server-rendered HTML. */
export function useGolfer(): Golfer {
  return useSyncExternalStore(subscribe, getGolfer, () => unknown);
}

/** The teebox of the remembered name, else of its colour; null where the course has neither. */
export function findTee<Teebox extends { name: string; color: string | null }>(
  teeboxes: readonly Teebox[],
  tee: Golfer['tee'],
): Teebox | null {
  if (tee === null) return null;
  const name = tee.name.toLowerCase();
  return (
    teeboxes.find((each) => each.name.toLowerCase() === name) ??
    teeboxes.find((each) => tee.colour !== null && each.color === tee.colour) ??
    null
  );
}
