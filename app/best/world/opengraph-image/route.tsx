import { api } from '#lib/api/server.ts';
import { areaPictureResponse, coursePoints } from '../../../share-picture.tsx';

export const dynamic = 'force-dynamic';

/** The picture of the world's ranking. */
export async function GET() {
  const { golfs, total } = await api.listBestGolfCoursesWorldwide({ limit: 100 });
  return areaPictureResponse({
    title: 'The best golf courses in the world',
    lead: "By members' reviews",
    figures: [['Ranked', total]],
    points: coursePoints(golfs),
  });
}
