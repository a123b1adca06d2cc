'use client';
import { useRouter } from 'next/navigation';
import { LocateButton } from '#components/site/locate-button.tsx';
import { directoryPart } from '#messages/parts/directory.ts';
import { useTexts } from '#messages/use-texts.ts';
import { type ListedPlace, type ListFilter, listAddress } from './list-address.ts';

type NearestFirstProps = { place: ListedPlace; filter?: Partial<ListFilter> | undefined };

/** Lists the place's courses by their distance from the visitor. */
export function NearestFirst({ place, filter = {} }: NearestFirstProps) {
  const { listTexts } = useTexts(directoryPart);
  const router = useRouter();
  return (
    <LocateButton
      label={listTexts.nearest}
      onFound={(lat, lon) => router.push(listAddress(place, { ...filter, near: `${lat},${lon}` }))}
    />
  );
}
