import { rankingPicture } from '../../ranking-picture.ts';

type Context = { params: Promise<{ area: string; region: string }> };

export async function GET(_request: Request, { params }: Context) {
  const { area, region } = await params;
  return rankingPicture(area, region);
}
