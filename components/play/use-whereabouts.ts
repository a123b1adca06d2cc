'use client';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { metresBetween } from '#components/geometry/metre-plane.ts';
import type { PlayHole } from './play-course.ts';
import {
  AWAY_METRES,
  type GpsState,
  gpsState,
  nowhere,
  type Place,
  type Standing,
  settle,
} from './position.ts';
import { watchPosition } from './position-watch.ts';
import {
  followHole,
  GAP_SECONDS,
  type HoleFilter,
  metresToTee,
  nearestHole,
  shownHole,
  startFilter,
} from './which-hole.ts';

export interface Whereabouts {
  gps: GpsState;
  place: Place | null;
  /** The index of the hole shown, in the order of play. */
  index: number;
  isPinned: boolean;
  /** What a screen reader said last: it changes every ten seconds at most. */
  said: { place: Place | null; index: number; at: number };
}

/** Everything that follows from positions; only `shown` is drawn. */
interface Following {
  shown: Whereabouts;
  standing: Standing;
  filter: HoleFilter;
  /** Milliseconds; null before the first position. */
  lastAt: number | null;
  isDenied: boolean;
  isUnavailable: boolean;
  /** Since when the player has been on a tee of another hole than the pinned one. */
  onTee: { index: number; since: number } | null;
}

type Step =
  | { kind: 'place'; place: Place }
  | { kind: 'tick'; now: number }
  | { kind: 'denied' }
  | { kind: 'unavailable'; now: number }
  | { kind: 'pin'; index: number }
  | { kind: 'start'; index: number; isPinned: boolean; isRound: boolean; count: number }
  | { kind: 'switch'; isOn: boolean };

const SAID_EVERY_MS = 10_000;
/** Standing on another tee for this long removes the pin. */
const PIN_ENDS_MS = 60_000;
const ON_TEE_METRES = 20;

function follow(state: Following, step: Step, holes: readonly PlayHole[]): Following {
  switch (step.kind) {
    case 'place':
      return afterPlace(state, step.place, holes);
    case 'tick':
      return { ...state, shown: shownAt(state, holes, step.now) };
    case 'denied':
      return { ...state, isDenied: true, shown: { ...state.shown, gps: 'denied' } };
    case 'unavailable': {
      const next = { ...state, isUnavailable: true };
      return { ...next, shown: shownAt(next, holes, step.now) };
    }
    case 'pin':
      return { ...state, onTee: null, shown: { ...state.shown, index: step.index, isPinned: true } };
    case 'start':
      return {
        ...state,
        filter: startFilter(step.count, step.isRound ? step.index : null),
        lastAt: null,
        onTee: null,
        shown: { ...state.shown, index: step.index, isPinned: step.isPinned },
      };
    case 'switch': {
      const gps = step.isOn ? 'searching' : 'off';
      return {
        ...state,
        standing: nowhere,
        lastAt: null,
        isDenied: false,
        isUnavailable: false,
        shown: { ...state.shown, place: null, gps },
      };
    }
  }
}

function afterPlace(state: Following, place: Place, holes: readonly PlayHole[]): Following {
  const standing = settle(state.standing, place);
  const isFirst = state.lastAt === null;
  const since = isFirst ? Number.POSITIVE_INFINITY : secondsBetween(state, place);
  const isNear = metresToCourse(place, holes) <= AWAY_METRES;
  const filter = isNear ? followHole(state.filter, holes, place, since) : state.filter;
  const onTee = otherTee(state, place, holes);
  const isReleased = onTee !== null && place.at - onTee.since >= PIN_ENDS_MS;
  const isPinned = state.shown.isPinned && !isReleased;
  const before = isFirst && isNear ? null : state.shown.index;
  const followed = holes.some(({ isNumbered }) => isNumbered)
    ? shownHole(filter, before)
    : nearestHole(holes, place.position, before);
  const free = isReleased ? onTee.index : followed;
  const next = {
    ...state,
    standing,
    filter: isReleased
      ? { played: holes.map((_, i) => (i === free ? 1 : 0)), done: holes.map(() => 0) }
      : filter,
    lastAt: isNear ? place.at : null,
    isDenied: false,
    isUnavailable: false,
    onTee: isReleased ? null : onTee,
    shown: { ...state.shown, isPinned, index: isPinned || !isNear ? state.shown.index : free },
  };
  return { ...next, shown: shownAt(next, holes, place.at) };
}

/** Nobody runs faster than this; the metres allow for errors in the positions. */
const FASTEST_METRES_PER_SECOND = 10;
const LEAP_METRES = 50;

/** After a leap, the hole before says as little as after a long silence. */
function secondsBetween({ standing, lastAt }: Following, place: Place): number {
  const seconds = Math.max(0, place.at - lastAt!) / 1000;
  const last = standing.recent.at(-1);
  const leap = last ? metresBetween(last.position, place.position) - LEAP_METRES - 2 * place.accuracy : 0;
  return leap > FASTEST_METRES_PER_SECOND * seconds ? Math.max(seconds, GAP_SECONDS) : seconds;
}

function otherTee({ shown, onTee }: Following, place: Place, holes: readonly PlayHole[]) {
  if (!shown.isPinned) return null;
  const index = holes.findIndex(
    ({ mapped }, each) =>
      each !== shown.index && mapped && metresToTee(mapped, place.position) < ON_TEE_METRES,
  );
  if (index < 0) return null;
  return onTee?.index === index ? onTee : { index, since: place.at };
}

function metresToCourse({ position }: Place, holes: readonly PlayHole[]): number {
  return Math.min(
    ...holes.flatMap(({ mapped }) =>
      mapped ? [...mapped.positions, mapped.middle].map((each) => metresBetween(position, each)) : [],
    ),
  );
}

/** The same object where nothing that's drawn has changed, so that nothing is drawn again. */
function shownAt(state: Following, holes: readonly PlayHole[], now: number): Whereabouts {
  const { standing, shown, isDenied, isUnavailable } = state;
  const received = standing.recent.at(-1) ?? standing.shown;
  const metres = received ? metresToCourse(received, holes) : 0;
  const gps =
    shown.gps === 'off'
      ? 'off'
      : gpsState({ isDenied, isUnavailable, place: received, metresToCourse: metres, now });
  const isSamePlace =
    shown.place !== null &&
    standing.shown !== null &&
    shown.place.position === standing.shown.position &&
    Math.round(shown.place.accuracy) === Math.round(standing.shown.accuracy);
  const place = isSamePlace ? shown.place : standing.shown;
  const isNews = place !== shown.said.place || shown.index !== shown.said.index;
  const isTime = now - shown.said.at >= SAID_EVERY_MS;
  const said = isNews && isTime ? { place, index: shown.index, at: now } : shown.said;
  if (gps === shown.gps && place === shown.place && said === shown.said) return shown;
  return { ...shown, gps, place, said };
}

const start = (count: number): Following => ({
  shown: { gps: 'searching', place: null, index: 0, isPinned: false, said: { place: null, index: 0, at: 0 } },
  standing: nowhere,
  filter: startFilter(count, null),
  lastAt: null,
  isDenied: false,
  isUnavailable: false,
  onTee: null,
});

/** Follows the player over the holes, in the order of play, for as long as the component is shown. */
export function useWhereabouts(holes: readonly PlayHole[], usesPosition: boolean | null) {
  const following = useRef<Following>(null);
  following.current ??= start(holes.length);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const known = useRef(holes);
  known.current = holes;

  const take = useCallback((step: Step) => {
    const before = following.current!;
    const after = follow(before, step, known.current);
    following.current = after;
    if (after.shown !== before.shown && !isSame(after.shown, before.shown)) draw();
  }, []);

  useEffect(() => {
    // The settings aren't read yet.
    if (usesPosition === null) return;
    take({ kind: 'switch', isOn: usesPosition && 'geolocation' in navigator });
    if (!usesPosition || !('geolocation' in navigator)) return;
    return watchPosition({
      onPlace: (place) => take({ kind: 'place', place }),
      onDenied: () => take({ kind: 'denied' }),
      onUnavailable: () => take({ kind: 'unavailable', now: Date.now() }),
      onTick: (now) => take({ kind: 'tick', now }),
    });
  }, [usesPosition, take]);

  const pin = useCallback((index: number) => take({ kind: 'pin', index }), [take]);
  const restart = useCallback(
    (index: number, isPinned: boolean, isRound: boolean, count: number) =>
      take({ kind: 'start', index, isPinned, isRound, count }),
    [take],
  );
  return { where: following.current.shown, pin, restart };
}

function isSame(a: Whereabouts, b: Whereabouts): boolean {
  return (
    a.gps === b.gps &&
    a.place === b.place &&
    a.index === b.index &&
    a.isPinned === b.isPinned &&
    a.said === b.said
  );
}
