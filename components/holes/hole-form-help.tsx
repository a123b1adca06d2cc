'use client';
import { useEffect } from 'react';
import { useLocate } from '#components/site/use-locate.ts';
import { holeSearchTexts } from '#messages/messages.ts';

/** To a hundredth of a degree: a kilometre is near enough. */
const DECIMALS = 2;

/** Asks around the visitor, and keeps what was left empty out of the address. Without scripts the form works as it is. */
export function HoleFormHelp({ form: id }: { form: string }) {
  useEffect(() => {
    const form = document.getElementById(id) as HTMLFormElement | null;
    form?.addEventListener('formdata', leaveOutEmpty);
    return () => form?.removeEventListener('formdata', leaveOutEmpty);
  }, [id]);
  const { note, locate } = useLocate((lat, lon) => {
    const form = document.getElementById(id) as HTMLFormElement;
    const near = form.elements.namedItem('near') as HTMLInputElement;
    near.value = `${lat.toFixed(DECIMALS)}, ${lon.toFixed(DECIMALS)}`;
    form.requestSubmit();
  });
  return (
    <>
      <button type="button" className="pill noscript:hidden" onClick={locate}>
        {holeSearchTexts.nearMe}
      </button>
      {note !== '' && (
        <p role="status" className="text-sm text-soft">
          {note}
        </p>
      )}
    </>
  );
}

function leaveOutEmpty({ formData }: FormDataEvent) {
  for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
}
