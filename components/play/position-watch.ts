import type { Place } from './position.ts';

/** A watch that gave positions and is silent for this long is started again. */
const SILENT_MS = 6000;
/** Nothing has come for so long that the device can't tell where it is. */
const NO_ANSWER_MS = 15_000;
/** A device that can't tell isn't asked again before: its watch answers by itself once it can. */
const ASK_AGAIN_MS = 60_000;
const TICK_MS = 1000;
/** A device may hand out an old position; a time further back than this is a wrong clock's. */
const MOST_PLAUSIBLE_AGE_MS = 600_000;

/**
 * What a watch reports: a place, or a second that has passed (`tick`). `denied` means that the player doesn't allow it,
 * `unavailable` that the device can't find its place, perhaps because location is switched off.
 */
export type WatchEvent = Place | 'denied' | 'unavailable' | 'tick';

/** Times of the watch that's open, in milliseconds. */
export type Listening = { askedAt: number; heardAt: number | null };

/** What a silent watch calls for: asking once more where positions came before, then only once a minute. */
export function whenSilent({ askedAt, heardAt }: Listening, now: number) {
  const silent = now - Math.max(askedAt, heardAt ?? askedAt);
  return {
    asksAgain: silent > (heardAt === null ? ASK_AGAIN_MS : SILENT_MS),
    isUnavailable: heardAt === null && silent > NO_ANSWER_MS,
  };
}

/** The device's position while the page is visible: a hidden page has no watch and no timer. Returns how to stop. */
export function watchPosition(onEvent: (event: WatchEvent) => void): () => void {
  let watch = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  let listening: Listening = { askedAt: 0, heardAt: null };

  const listen = () => {
    navigator.geolocation.clearWatch(watch);
    listening = { askedAt: Date.now(), heardAt: null };
    watch = navigator.geolocation.watchPosition(
      ({ coords: { longitude, latitude, accuracy }, timestamp }) => {
        const now = Date.now();
        listening = { ...listening, heardAt: now };
        const age = now - timestamp;
        const at = age > 0 && age < MOST_PLAUSIBLE_AGE_MS ? timestamp : now;
        onEvent({ position: [longitude, latitude], accuracy, at });
      },
      ({ code, PERMISSION_DENIED }) => onEvent(code === PERMISSION_DENIED ? 'denied' : 'unavailable'),
      { enableHighAccuracy: true },
    );
  };
  const pause = () => {
    navigator.geolocation.clearWatch(watch);
    clearInterval(timer);
  };
  const run = () => {
    pause();
    if (document.visibilityState === 'hidden') return;
    listen();
    timer = setInterval(() => {
      const { asksAgain, isUnavailable } = whenSilent(listening, Date.now());
      if (isUnavailable) onEvent('unavailable');
      if (asksAgain) listen();
      onEvent('tick');
    }, TICK_MS);
  };

  document.addEventListener('visibilitychange', run);
  run();
  return () => {
    document.removeEventListener('visibilitychange', run);
    pause();
  };
}

/** Keeps the screen on while the page is visible; browsers let go of it when the page is hidden. Returns how to stop. */
export function keepAwake(): () => void {
  let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);
  const ask = () => {
    // A low battery may forbid it; the round carries on.
    if (document.visibilityState === 'visible') {
      lock = navigator.wakeLock.request('screen').catch(() => null);
    }
  };
  document.addEventListener('visibilitychange', ask);
  ask();
  return () => {
    document.removeEventListener('visibilitychange', ask);
    void lock.then((held) => held?.release());
  };
}
