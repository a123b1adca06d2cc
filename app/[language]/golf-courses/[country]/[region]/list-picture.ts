import { notFound } from 'next/navigation';
import { answerInLanguage } from '#app/language.ts';
import { areaPictureResponse, coursePoints } from '#app/share-picture.tsx';
import type { PagedList } from '#components/directory/place-list.tsx';
import { getTexts } from '#messages/get-texts.ts';
import { directoryPart } from '#messages/parts/directory.ts';

/** Answers with the picture of a district or city; `areaOf` says in what it lies. */
export function listPicture<Params>(
  read: (params: Params) => Promise<PagedList | null>,
  areaOf: (list: PagedList) => { name: string },
) {
  return answerInLanguage<Params>(async (_request, { params }) => {
    const { placeLabels, placeTexts } = getTexts(directoryPart);
    const list = await read(await params);
    if (list === null) notFound();
    return areaPictureResponse({
      title: list.name,
      lead: placeTexts.title(areaOf(list).name),
      figures: [[placeLabels.courses, list.total]],
      points: coursePoints(list.golfs),
    });
  });
}
