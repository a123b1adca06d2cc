import type { Place } from './position.ts';

/** A watch that's silent for this long is started again. */
const SILENT_MS = 6000;
const TICK_MS = 1000;
/** A device may hand out an old position; a time further back than this is a wrong clock's. */
const MOST_PLAUSIBLE_AGE_MS = 600_000;

export interface WatchEvents {
  onPlace: (place: Place) => void;
  onDenied: () => void;
  /** Once a second while the page is visible. */
  onTick: (now: number) => void;
}

/**
 * The device's position while the page is visible: a hidden page has no watch and no timer. Returns how to stop.
 */
export function watchPosition({ onPlace, onDenied, onTick }: WatchEvents): () => void {
  let watch: number | null = null;
  let timer: ReturnType<typeof setInterval> | null = null;
  let heard = 0;

  const listen = () => {
    if (watch !== null) navigator.geolocation.clearWatch(watch);
    heard = Date.now();
    watch = navigator.geolocation.watchPosition(
      ({ coords, timestamp }) => {
        heard = Date.now();
        const age = heard - timestamp;
        onPlace({
          position: [coords.longitude, coords.latitude],
          accuracy: coords.accuracy,
          at: age > 0 && age < MOST_PLAUSIBLE_AGE_MS ? timestamp : heard,
        });
      },
      (error) => {
        if (error.code === error.PERMISSION_DENIED) onDenied();
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
      if (Date.now() - heard > SILENT_MS) listen();
      onTick(Date.now());
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
