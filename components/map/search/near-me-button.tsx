import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { searchMapTexts } from '#messages/messages.ts';

interface NearMeButtonProps {
  /** By a link that says "near me". */
  isAsked: boolean;
  onPosition: (lat: number, lon: number) => void;
}

/** Only when the visitor wants it. Nothing is sent or kept. */
export function NearMeButton({ isAsked, onPosition }: NearMeButtonProps) {
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
  const locateAtStart = useEffectEvent(locate);
  useEffect(() => {
    if (isAsked) locateAtStart();
  }, [isAsked]);
  return (
    <div className="near-me">
      <button type="button" className="near-me-button" onClick={locate}>
        {searchMapTexts.nearMe}
      </button>
      <p role="status" className="near-me-note" hidden={note === ''}>
        {note}
      </p>
    </div>
  );
}
