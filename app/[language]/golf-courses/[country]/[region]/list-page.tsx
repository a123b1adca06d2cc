import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { answerInLanguage, readLanguage } from '#app/language.ts';
import { areaPictureResponse, coursePoints } from '#app/share-picture.tsx';
import { PlaceList } from '#components/directory/place-list.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { pagedPath } from '#lib/site/page-path.ts';
import { getTexts } from '#messages/get-texts.ts';
import { directoryPart } from '#messages/parts/directory.ts';
import { readList } from './read-list.ts';

/** A region, or a district or city of it; `n` is the number of the page, unless it's the first. */
type Params = { country: string; region: string; district?: string; city?: string; n?: string };
type Props = { params: Promise<Params> };

async function read(params: Promise<Params>) {
  const { country, region, district, city, n } = await params;
  return readList(country, region, district, city, n);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await readLanguage();
  const { placeListTexts, placeTexts } = getTexts(directoryPart);
  const list = await read(params);
  if (list === null) return {};
  const { name, country, total, page, path } = list;
  const named = { name, country: country.name, total, page };
  return pageMetadata({
    title: placeListTexts.title(named),
    description: placeListTexts.description(named),
    path: pagedPath(path, page),
    picture: { of: path, alt: placeTexts.map(name) },
    isIndexed: total > 0,
  });
}

/** The first page is at the place's own address. */
export default async function ListPage({ params }: Props) {
  await readLanguage();
  const list = await read(params);
  if (list === null) notFound();
  if (list.page === 1 && (await params).n) permanentRedirect(list.path);
  return <PlaceList list={list} />;
}

export const answerPicture = answerInLanguage<Params>(async (_request, { params }) => {
  const { placeLabels, placeTexts } = getTexts(directoryPart);
  const list = await read(params);
  if (list === null) notFound();
  const { name, place, country, region, total, golfs, parts } = list;
  const divided: readonly [label: string, count: number] = parts?.districts.length
    ? [placeLabels.counties, parts.districts.length]
    : [placeLabels.cities, parts?.cities.length ?? 0];
  return areaPictureResponse({
    title: name,
    lead: placeTexts.title(place.district ? region.name : country.name),
    figures: [[placeLabels.courses, total], divided],
    points: coursePoints(golfs),
  });
});
