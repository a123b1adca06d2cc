import { numbersPart } from '#messages/parts/numbers.ts';
import { sitePart } from '#messages/parts/site.ts';
import { useTexts } from '#messages/use-texts.ts';

/** An average of fewer reviews says little, and the page says so. */
export const FEW_REVIEWS = 5;

/** Nothing without reviews. */
export function Rating({ average, count }: { average: number | null; count: number }) {
  const { ratingSentence } = useTexts(sitePart);
  const { formatAverage, formatWhole } = useTexts(numbersPart);
  if (average === null) return null;
  return (
    <span className={`whitespace-nowrap ${count < FEW_REVIEWS ? 'text-soft' : ''}`}>
      <svg viewBox="0 0 12 12" className="mr-1 inline size-3 -translate-y-px fill-current" aria-hidden="true">
        <path d="M6 .9 7.5 4.2l3.6.4-2.7 2.4.8 3.6L6 8.8l-3.2 1.8.8-3.6L.9 4.6l3.6-.4Z" />
      </svg>
      <span className="sr-only">{ratingSentence(average, count)}</span>
      <span aria-hidden="true">
        <span className="font-medium">{formatAverage(average)}</span>
        <span className="ml-1 text-soft">({formatWhole(count)})</span>
      </span>
    </span>
  );
}
