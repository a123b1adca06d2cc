'use client';
import { useLocate } from './use-locate.ts';

type LocateButtonProps = {
  label: string;
  /** Gets degrees to a hundredth: a kilometre is near enough for a list. */
  onFound: (latitude: string, longitude: string) => void;
};

/**
 * Asks the browser where the visitor is, and says how that's going. Without scripts the button isn't there.
 */
export function LocateButton({ label, onFound }: LocateButtonProps) {
  const { note, locate } = useLocate((lat, lon) => onFound(lat.toFixed(2), lon.toFixed(2)));
  return (
    <>
      <button type="button" className="pill noscript:hidden" onClick={locate}>
        {label}
      </button>
      {note !== '' && (
        <p role="status" className="w-full text-sm text-soft">
          {note}
        </p>
      )}
    </>
  );
}
