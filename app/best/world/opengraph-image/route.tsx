import { api } from '#lib/api/server.ts';
import { rankingTexts } from '#messages/messages.ts';
import { areaPictureResponse, coursePoints } from '../../../share-picture.tsx';

export const dynamic = 'force-dynamic';

export async function GET() {
  const { golfs, total } = await api.listBestGolfCoursesWorldwide({ limit: 100 });
  return areaPictureResponse({
    title: rankingTexts.world.title,
    lead: rankingTexts.pictureLead,
    figures: [[rankingTexts.ranked, total]],
    points: coursePoints(golfs),
  });
}
