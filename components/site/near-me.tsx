'use client';
import { useEffect, useRef } from 'react';
import { useLocate } from './use-locate.ts';

/**
 * Asks the browser where the visitor is, and submits the form it's in with that as `near`, to a hundredth of a degree: a
 * kilometre is near enough for a list. Also keeps what was left empty out of the address. Without scripts the button isn't there.
 */
export function NearMe({ label }: { label: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const { note, locate } = useLocate((lat, lon) => {
    const form = button.current!.form!;
    (form.elements.namedItem('near') as HTMLInputElement).value = `${lat.toFixed(2)},${lon.toFixed(2)}`;
    form.requestSubmit();
  });
  useEffect(() => {
    const form = button.current!.form!;
    form.addEventListener('formdata', leaveOutEmpty);
    return () => form.removeEventListener('formdata', leaveOutEmpty);
  }, []);
  return (
    <>
      <button ref={button} type="button" className="pill noscript:hidden" onClick={locate}>
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

function leaveOutEmpty({ formData }: FormDataEvent) {
  for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
}
