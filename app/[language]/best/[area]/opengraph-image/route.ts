import { answerInLanguage } from '#app/language.ts';
import { rankingPicture } from '../ranking-picture.ts';

export const GET = answerInLanguage<{ area: string }>(async (_request, { params }) => {
  return rankingPicture((await params).area, null);
});
