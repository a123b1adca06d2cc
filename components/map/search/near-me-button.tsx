import { useEffect, useEffectEvent } from 'react';
import { useLocate } from '#components/site/use-locate.ts';
import { searchMapPart } from '#messages/parts/search-map.ts';
import { useTexts } from '#messages/use-texts.ts';

interface NearMeButtonProps {
  /** Whether a link that says "near me" has asked already. */
  isAsked: boolean;
  onPosition: (lat: number, lon: number) => void;
}

/** Asks for the position when the visitor wants it. Nothing is sent or kept. */
export function NearMeButton({ isAsked, onPosition }: NearMeButtonProps) {
  const { searchMapTexts } = useTexts(searchMapPart);
  const { note, locate } = useLocate(onPosition);
  const locateAtStart = useEffectEvent(locate);
  useEffect(() => {
    if (isAsked) locateAtStart();
  }, [isAsked]);
  return (
    <div className="absolute top-2.5 left-2.5 z-2 text-sm">
      <button type="button" className="map-panel min-h-(--tap) px-3.5" onClick={locate}>
        {searchMapTexts.nearMe}
      </button>
      <p role="status" className="mt-1 bg-paper px-2 py-1" hidden={note === ''}>
        {note}
      </p>
    </div>
  );
}
