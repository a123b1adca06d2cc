import { api } from '#lib/api/server.ts';
import { getTexts } from '#messages/get-texts.ts';
import { rankingsPart } from '#messages/parts/rankings.ts';
import { areaPictureResponse, coursePoints } from '../../../share-picture.tsx';

export const dynamic = 'force-dynamic';

export async function GET() {
  const { rankingTexts } = getTexts(rankingsPart);
  const { golfs, total } = await api.listBestGolfCoursesWorldwide({ limit: 100 });
  return areaPictureResponse({
    title: rankingTexts.world.title,
    lead: rankingTexts.pictureLead,
    figures: [[rankingTexts.ranked, total]],
    points: coursePoints(golfs),
  });
}
