const DAY_MILLISECONDS = 86_400_000;
const J2000_NOON = Date.UTC(2000, 0, 1, 12);
const RADIANS = Math.PI / 180;
/** The sun's upper edge on the horizon, allowing for refraction. */
const HORIZON = -0.833;

export interface SunTimes {
  /** Null where the sun doesn't rise or set on that day. */
  rise: Date | null;
  set: Date | null;
}

/**
 * Good to two minutes between the polar circles: the sunrise equation, with the sun's position by the Astronomical
 * Almanac's low-precision formulas. `noon` is 12:00 UTC of the day.
 */
export function sunTimes(lat: number, lon: number, noon: Date): SunTimes {
  const days = Math.round((noon.getTime() - J2000_NOON) / DAY_MILLISECONDS);
  const transit = days - lon / 360;
  const anomaly = (357.5291 + 0.98560028 * transit) % 360;
  const centre =
    1.9148 * Math.sin(anomaly * RADIANS) +
    0.02 * Math.sin(2 * anomaly * RADIANS) +
    0.0003 * Math.sin(3 * anomaly * RADIANS);
  const longitude = (anomaly + centre + 180 + 102.9372) % 360;
  const solarNoon =
    transit + 0.0053 * Math.sin(anomaly * RADIANS) - 0.0069 * Math.sin(2 * longitude * RADIANS);
  const declination = Math.asin(Math.sin(longitude * RADIANS) * Math.sin(23.44 * RADIANS));
  const hourCosine =
    (Math.sin(HORIZON * RADIANS) - Math.sin(lat * RADIANS) * Math.sin(declination)) /
    (Math.cos(lat * RADIANS) * Math.cos(declination));
  if (Math.abs(hourCosine) > 1) return { rise: null, set: null };
  const half = Math.acos(hourCosine) / (2 * Math.PI);
  const at = (day: number) => new Date(J2000_NOON + day * DAY_MILLISECONDS);
  return { rise: at(solarNoon - half), set: at(solarNoon + half) };
}
