import { useEffect, useRef, useState } from 'react';
import { searchMapPart } from '#messages/parts/search-map.ts';
import { useTexts } from '#messages/use-texts.ts';

/**
 * Asks the browser where it is, only when called; the note says how that's going, and is "" once it's done.
 */
export function useLocate(onPosition: (lat: number, lon: number) => void): {
  note: string;
  locate: () => void;
} {
  const { searchMapTexts } = useTexts(searchMapPart);
  const [note, setNote] = useState('');
  // The browser's search for a position can't be cancelled.
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const locate = () => {
    if (!('geolocation' in navigator)) {
      setNote(searchMapTexts.noLocation);
      return;
    }
    setNote(searchMapTexts.locating);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (!isShown.current) return;
        setNote('');
        onPosition(coords.latitude, coords.longitude);
      },
      (error) => {
        setNote(
          error.code === error.PERMISSION_DENIED
            ? searchMapTexts.locationBlocked
            : searchMapTexts.locationFailed,
        );
      },
      { timeout: 15_000, maximumAge: 60_000 },
    );
  };
  return { note, locate };
}
