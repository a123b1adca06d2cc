'use client';
import { useSyncExternalStore } from 'react';
import { cardsPart } from '#messages/parts/cards.ts';
import { useTexts } from '#messages/use-texts.ts';
import { sunTimes } from './sun-times.ts';

type DaylightProps = { lat: number; lon: number; timezone: string };

const never = () => () => {};

/** Today's daylight, which the browser works out: pages are cached for days. */
export function Daylight({ lat, lon, timezone }: DaylightProps) {
  const { daylightTexts } = useTexts(cardsPart);
  const today = useSyncExternalStore(
    never,
    () => dayIn(timezone),
    () => null,
  );
  return <p>{today === null ? daylightTexts.timezone(timezone) : said(today)}</p>;

  function said(day: string): string {
    const { rise, set } = sunTimes(lat, lon, new Date(`${day}T12:00:00Z`));
    if (rise === null || set === null) return daylightTexts.timezone(timezone);
    return daylightTexts.daylight(timeIn(timezone, rise), timeIn(timezone, set), timezone);
  }
}

/** "2026-11-22". */
function dayIn(timezone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(new Date());
  } catch {
    // The browser is too old to know this time zone.
    return null;
  }
}

function timeIn(timezone: string, at: Date): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: timezone, timeStyle: 'short' }).format(at);
}
