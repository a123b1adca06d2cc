import { metresBetween } from '#components/geometry/metre-plane.ts';
import { degreesEast } from '#lib/geo/longitude.ts';
import type { LonLat } from '#lib/geo/ruler.ts';

export type GpsState = 'ok' | 'searching' | 'stale' | 'inaccurate' | 'away' | 'denied' | 'unavailable';

/** The last known place is measured from until it's this old and no other comes. */
const LAST_KNOWN_SECONDS = 15;
/** Older positions are stale; worse ones say little about a green's edges; farther ones aren't on the course. */
const STALE_SECONDS = 10;
const INACCURATE_METRES = 25;
export const AWAY_METRES = 1500;

export interface Place {
  position: LonLat;
  /** Metres. */
  accuracy: number;
  /** Milliseconds. */
  at: number;
}

type Known = {
  isDenied: boolean;
  /** The device says that it can't tell, or has said nothing for too long. */
  isUnavailable: boolean;
  place: Place | null;
  metresToCourse: number;
  now: number;
};

export function gpsState({ isDenied, isUnavailable, place, metresToCourse, now }: Known): GpsState {
  if (isDenied) return 'denied';
  if (isUnavailable && (place === null || now - place.at > LAST_KNOWN_SECONDS * 1000)) return 'unavailable';
  if (place === null) return 'searching';
  if (metresToCourse > AWAY_METRES) return 'away';
  if (now - place.at > STALE_SECONDS * 1000) return 'stale';
  return place.accuracy > INACCURATE_METRES ? 'inaccurate' : 'ok';
}

/** Distances are measured from the position in these states, from the tee in the others. */
export function measuresFrom(state: GpsState): boolean {
  return state === 'ok' || state === 'stale' || state === 'inaccurate';
}

/** Standing still: this slow for this long. */
const STILL_SECONDS = 5;
const STILL_METRES_PER_SECOND = 1;
/** The mean follows a slow drift. */
const MOST_AVERAGED = 20;
/** The ball moves on the screen only if it moved this far. */
const WORTH_SHOWING_METRES = 0.5;

export interface Standing {
  /** Positions of the last seconds, as received. */
  recent: readonly Place[];
  /** The mean of this many positions, while standing still. */
  mean: { position: LonLat; count: number } | null;
  shown: Place | null;
}

export const nowhere: Standing = { recent: [], mean: null, shown: null };

/** Takes in a position: averages while the player keeps still, and follows at once when they move. */
export function settle({ recent, mean, shown }: Standing, place: Place): Standing {
  const since = place.at - STILL_SECONDS * 1000;
  const window = [...recent.filter(({ at }) => at >= since - 500), place];
  const reach = STILL_SECONDS * STILL_METRES_PER_SECOND;
  const isStill =
    window[0]!.at <= since + 500 &&
    window.every(({ position }) => metresBetween(position, window[0]!.position) < reach);
  const hasLeft =
    mean !== null && metresBetween(mean.position, place.position) > Math.max(reach, place.accuracy);
  const averaged = !isStill || hasLeft ? null : averageWith(mean ?? meanOf(window), place.position);
  const position = averaged?.position ?? place.position;
  const isSame =
    shown !== null && averaged !== null && metresBetween(shown.position, position) < WORTH_SHOWING_METRES;
  return {
    recent: hasLeft ? [place] : window,
    mean: averaged,
    shown: { ...place, position: isSame ? shown.position : position },
  };
}

function meanOf(places: readonly Place[]): { position: LonLat; count: number } {
  const first = { position: places[0]!.position, count: 0 };
  return places.slice(0, -1).reduce((mean, { position }) => averageWith(mean, position), first);
}

function averageWith(mean: { position: LonLat; count: number }, [lon, lat]: LonLat) {
  const count = Math.min(mean.count + 1, MOST_AVERAGED);
  const [meanLon, meanLat] = mean.position;
  const position: LonLat = [meanLon + degreesEast(meanLon, lon) / count, meanLat + (lat - meanLat) / count];
  return { position, count };
}
