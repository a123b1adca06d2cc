import { rankingPicture } from '../ranking-picture.ts';

export async function GET(_request: Request, { params }: { params: Promise<{ area: string }> }) {
  return rankingPicture((await params).area, null);
}
