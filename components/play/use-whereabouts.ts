import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
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
import { type WatchEvent, watchPosition } from './position-watch.ts';
import {
  followHole,
  GAP_SECONDS,
  type HoleFilter,
  metresToTee,
  nearestHole,
  onHole,
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
  /** A round's hole is the one shown, and any other has to prove itself. */
  isRound: boolean;
  /** Milliseconds; null before the first position. */
  lastAt: number | null;
  isDenied: boolean;
  isUnavailable: boolean;
  /** Since when the player has been on a tee of another hole than the pinned one. */
  onTee: { index: number; since: number } | null;
}

const SAID_EVERY_MS = 10_000;
/** Standing on another tee for this long removes the pin. */
const PIN_ENDS_MS = 60_000;
const ON_TEE_METRES = 20;

function hear(before: Following, event: WatchEvent, holes: readonly PlayHole[]): Following {
  if (typeof event !== 'string') return shownAt(afterPlace(before, event, holes), holes);
  const isDenied = before.isDenied || event === 'denied';
  const isUnavailable = before.isUnavailable || event === 'unavailable';
  return shownAt({ ...before, isDenied, isUnavailable }, holes);
}

function afterPlace(before: Following, place: Place, holes: readonly PlayHole[]): Following {
  const { shown, lastAt } = before;
  const state = {
    ...before,
    standing: settle(before.standing, place),
    isDenied: false,
    isUnavailable: false,
  };
  if (metresToCourse(place, holes) > AWAY_METRES) return { ...state, lastAt: null };
  const since = lastAt === null ? Number.POSITIVE_INFINITY : secondsBetween(before, place);
  const filter = followHole(before.filter, holes, place, since);
  const onTee = otherTee(before, place, holes);
  if (onTee !== null && place.at - onTee.since >= PIN_ENDS_MS) {
    const { index } = onTee;
    const next = { ...shown, index, isPinned: false };
    return { ...state, filter: onHole(holes.length, index), lastAt: place.at, onTee: null, shown: next };
  }
  const current = lastAt === null && !before.isRound ? null : shown.index;
  const found = holes.some(({ isNumbered }) => isNumbered)
    ? shownHole(filter, current)
    : nearestHole(holes, place.position, current);
  const index = shown.isPinned ? shown.index : found;
  return { ...state, filter, lastAt: place.at, onTee, shown: { ...shown, index } };
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

function shownAt(state: Following, holes: readonly PlayHole[]): Following {
  const now = Date.now();
  const { standing, shown, isDenied, isUnavailable } = state;
  const received = standing.recent.at(-1) ?? null;
  const metres = received ? metresToCourse(received, holes) : 0;
  const gps = gpsState({ isDenied, isUnavailable, place: received, metresToCourse: metres, now });
  // A position that hasn't moved is the same object, so that nothing is drawn again.
  const isSamePlace =
    shown.place?.position === standing.shown?.position &&
    Math.round(shown.place?.accuracy ?? 0) === Math.round(standing.shown?.accuracy ?? 0);
  const place = isSamePlace ? shown.place : standing.shown;
  const isNews = place !== shown.said.place || shown.index !== shown.said.index;
  const said =
    isNews && now - shown.said.at >= SAID_EVERY_MS ? { place, index: shown.index, at: now } : shown.said;
  return { ...state, shown: { ...shown, gps, place, said } };
}

const start = (count: number): Following => ({
  shown: { gps: 'searching', place: null, index: 0, isPinned: false, said: { place: null, index: 0, at: 0 } },
  standing: nowhere,
  filter: startFilter(count, null),
  isRound: false,
  lastAt: null,
  isDenied: false,
  isUnavailable: false,
  onTee: null,
});

/** Follows the player over the holes, in the order of play, for as long as the component is shown. */
export function useWhereabouts(holes: readonly PlayHole[]) {
  const following = useRef<Following>(null);
  following.current ??= start(holes.length);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const change = (next: (before: Following) => Following) => {
    const { shown } = following.current!;
    following.current = next(following.current!);
    if (!isSame(following.current.shown, shown)) draw();
  };

  const onEvent = useEffectEvent((event: WatchEvent) => change((before) => hear(before, event, holes)));
  useEffect(() => watchPosition((event) => onEvent(event)), []);

  return {
    where: following.current.shown,
    pin: (index: number) =>
      change((before) => ({ ...before, onTee: null, shown: { ...before.shown, index, isPinned: true } })),
    restart: (index: number, isPinned: boolean, isRound: boolean) =>
      change((before) => ({
        ...before,
        filter: startFilter(holes.length, isRound ? index : null),
        isRound,
        lastAt: null,
        onTee: null,
        shown: { ...before.shown, index, isPinned },
      })),
  };
}

const isSame = (a: Whereabouts, b: Whereabouts) =>
  (Object.keys(a) as (keyof Whereabouts)[]).every((key) => a[key] === b[key]);
