'use client';
import { useEffect } from 'react';
import { LocateButton } from '#components/site/locate-button.tsx';
import { holeSearchPart } from '#messages/parts/hole-search.ts';
import { useTexts } from '#messages/use-texts.ts';

/** Asks around the visitor, and keeps what was left empty out of the address. Without scripts the form works as it is. */
export function HoleFormHelp({ form: id }: { form: string }) {
  const { holeSearchTexts } = useTexts(holeSearchPart);
  useEffect(() => {
    const form = document.getElementById(id) as HTMLFormElement | null;
    form?.addEventListener('formdata', leaveOutEmpty);
    return () => form?.removeEventListener('formdata', leaveOutEmpty);
  }, [id]);
  const askAround = (lat: string, lon: string) => {
    const form = document.getElementById(id) as HTMLFormElement;
    const near = form.elements.namedItem('near') as HTMLInputElement;
    near.value = `${lat}, ${lon}`;
    form.requestSubmit();
  };
  return <LocateButton label={holeSearchTexts.nearMe} onFound={askAround} />;
}

function leaveOutEmpty({ formData }: FormDataEvent) {
  for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
}
