import { useState } from 'react';

/** Asks the browser for the visitor's place, only when pressed, and hands it on. Nothing is sent or kept. */
export function NearMeButton({ onPosition }: { onPosition: (lat: number, lon: number) => void }) {
  const [note, setNote] = useState('');
  const locate = () => {
    if (!('geolocation' in navigator)) {
      setNote('This browser does not know where you are.');
      return;
    }
    setNote('Looking for you …');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
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
