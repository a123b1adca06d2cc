import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface NearMeButtonProps {
  /** The visitor has come by a link that says "near me". */
  isAsked: boolean;
  onPosition: (lat: number, lon: number) => void;
}

/** Asks the browser where the visitor is, only when they want that, and hands it on. Nothing is sent or kept. */
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
      setNote('This browser does not know where you are.');
      return;
    }
    setNote('Looking for you …');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (!isShown.current) return;
        setNote('');
        onPosition(coords.latitude, coords.longitude);
      },
      (error) => {
        setNote(
          error.code === error.PERMISSION_DENIED
            ? 'Your browser was not allowed to tell where you are.'
            : 'Your place could not be found.',
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
        Near me
      </button>
      <p role="status" className="near-me-note" hidden={note === ''}>
        {note}
      </p>
    </div>
  );
}
