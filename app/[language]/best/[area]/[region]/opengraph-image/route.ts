import { answerInLanguage } from '#app/language.ts';
import { rankingPicture } from '../../ranking-picture.ts';

export const GET = answerInLanguage<{ area: string; region: string }>(async (_request, { params }) => {
  const { area, region } = await params;
  return rankingPicture(area, region);
});
