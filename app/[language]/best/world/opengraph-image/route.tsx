import { answerInLanguage } from '#app/language.ts';
import { areaPictureResponse, coursePoints } from '#app/share-picture.tsx';
import { api } from '#lib/api/server.ts';
import { getTexts } from '#messages/get-texts.ts';
import { rankingsPart } from '#messages/parts/rankings.ts';

export const dynamic = 'force-dynamic';

export const GET = answerInLanguage(async () => {
  const { rankingTexts } = getTexts(rankingsPart);
  const { golfs, total } = await api.listBestGolfCoursesWorldwide({ limit: 100 });
  return areaPictureResponse({
    title: rankingTexts.world.title,
    lead: rankingTexts.pictureLead,
    figures: [[rankingTexts.ranked, total]],
    points: coursePoints(golfs),
  });
});
