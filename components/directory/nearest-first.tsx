'use client';
import { useLocate } from '#components/site/use-locate.ts';
import { listTexts } from '#messages/messages.ts';
import { type ListedPlace, type ListFilter, listAddress } from './list-address.ts';

type NearestFirstProps = { place: ListedPlace; filter?: Partial<ListFilter> | undefined };

/** To a hundredth of a degree: a kilometre is near enough to sort by. */
const DECIMALS = 2;

/** Lists the place's courses by their distance from the visitor. */
export function NearestFirst({ place, filter = {} }: NearestFirstProps) {
  const { note, locate } = useLocate((lat, lon) => {
    const near = `${lat.toFixed(DECIMALS)},${lon.toFixed(DECIMALS)}`;
    location.assign(listAddress(place, { ...filter, near }));
  });
  return (
    <>
      <button type="button" className="pill noscript:hidden" onClick={locate}>
        {listTexts.nearest}
      </button>
      {note !== '' && (
        <p role="status" className="w-full text-sm text-soft">
          {note}
        </p>
      )}
    </>
  );
}
