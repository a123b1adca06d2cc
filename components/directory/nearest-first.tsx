'use client';
import { LocateButton } from '#components/site/locate-button.tsx';
import { listTexts } from '#messages/messages.ts';
import { type ListedPlace, type ListFilter, listAddress } from './list-address.ts';

type NearestFirstProps = { place: ListedPlace; filter?: Partial<ListFilter> | undefined };

/** Lists the place's courses by their distance from the visitor. */
export function NearestFirst({ place, filter = {} }: NearestFirstProps) {
  return (
    <LocateButton
      label={listTexts.nearest}
      onFound={(lat, lon) => location.assign(listAddress(place, { ...filter, near: `${lat},${lon}` }))}
    />
  );
}
