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

export interface WatchEvents {
  onPlace: (place: Place) => void;
  onDenied: () => void;
  /** Location is switched off in the device, or it can't find a position. */
  onUnavailable: () => void;
  /** Once a second while the page is visible. */
  onTick: (now: number) => void;
}

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

/**
 * The device's position while the page is visible: a hidden page has no watch and no timer. Returns how to stop.
 */
export function watchPosition({ onPlace, onDenied, onUnavailable, onTick }: WatchEvents): () => void {
  let watch: number | null = null;
  let timer: ReturnType<typeof setInterval> | null = null;
  let listening: Listening = { askedAt: 0, heardAt: null };

  const listen = () => {
    if (watch !== null) navigator.geolocation.clearWatch(watch);
    listening = { askedAt: Date.now(), heardAt: null };
    watch = navigator.geolocation.watchPosition(
      ({ coords, timestamp }) => {
        const now = Date.now();
        listening = { ...listening, heardAt: now };
        const age = now - timestamp;
        onPlace({
          position: [coords.longitude, coords.latitude],
          accuracy: coords.accuracy,
          at: age > 0 && age < MOST_PLAUSIBLE_AGE_MS ? timestamp : now,
        });
      },
      (error) => {
        if (error.code === error.PERMISSION_DENIED) onDenied();
        else onUnavailable();
      },
      { enableHighAccuracy: true, maximumAge: 0 },
    );
  };
  const pause = () => {
    if (watch !== null) navigator.geolocation.clearWatch(watch);
    if (timer !== null) clearInterval(timer);
    watch = null;
    timer = null;
  };
  const run = () => {
    pause();
    if (document.visibilityState === 'hidden') return;
    listen();
    timer = setInterval(() => {
      const now = Date.now();
      const { asksAgain, isUnavailable } = whenSilent(listening, now);
      if (isUnavailable) onUnavailable();
      if (asksAgain) listen();
      onTick(now);
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
  let lock: WakeLockSentinel | null = null;
  let isWanted = true;
  const ask = async () => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      const given = await navigator.wakeLock.request('screen');
      if (isWanted) lock = given;
      else await given.release();
    } catch {
      // A low battery may forbid it; the round carries on.
    }
  };
  const again = () => void ask();
  document.addEventListener('visibilitychange', again);
  again();
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
